"""Runs the server as a process: port, event loop, signals, and an orderly shutdown."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import cast

import uvicorn
from litestar import Litestar

from hadal.core.options import OptionError
from hadal.server.app import create_app
from hadal.server.bots.pace import visible_ms
from hadal.server.bots.pool import WorkerPool
from hadal.server.cluster.nodes import Nodes
from hadal.server.cluster.scheduler import WakeScheduler
from hadal.server.config import Config, PortInUseError, SetupError
from hadal.server.http.connections import LimitedHttpProtocol, LimitedSocketProtocol
from hadal.server.http.security import BODY_LIMIT, HEADER_LIMIT
from hadal.server.http.slow_readers import Sender, SlowReaders
from hadal.server.limits.sharing import LimitSharing
from hadal.server.lobby.seating import table_info_for
from hadal.server.ops.loop_lag import LoopLagMeter
from hadal.server.ops.metrics import TABLES, with_timing
from hadal.server.people.signing_key import SigningKeyError
from hadal.server.replays.pool import SeparateReplays
from hadal.server.services import BackgroundService, Components, Services
from hadal.server.store import address, open_store
from hadal.server.store.errors import StoreError
from hadal.server.tables.clean_up import CleanUp
from hadal.server.tables.registry import LiveTables

SIGNALS = (signal.SIGINT, signal.SIGTERM)
LOOK_TICKS = 50  # of a tenth of a second, between two looks at what clients have not read
SWITCH_INTERVAL_S = 0.001  # after each SQL statement the writer's thread waits so long for a busy event loop


class Server(uvicorn.Server):
    """Shuts down on a signal, after all clients have been told."""

    def __init__(self, config: uvicorn.Config, services: Services, when_up: Callable[[], None]) -> None:
        super().__init__(config)
        self.services = services
        self.when_up = when_up
        self.slow_readers = SlowReaders(services.config.timeouts.send)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second: look at slow readers now and then."""
        if counter % LOOK_TICKS == 0:
            self.slow_readers.look(cast("Iterable[Sender]", self.server_state.connections), monotonic())
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then report that."""
        await super().startup(sockets=sockets)
        if self.started:
            self.when_up()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the clients first; uvicorn would close their sockets without a message."""
        await self.services.say_goodbye()
        await super().shutdown(sockets=sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """A signal ends the server and is not raised again afterwards, so the exit code reports success."""
        loop = asyncio.get_running_loop()
        try:
            for number in SIGNALS:
                loop.add_signal_handler(number, self.handle_exit, number, None)
        except (NotImplementedError, RuntimeError, ValueError):  # not on every platform, and only in the main thread
            yield
            return
        yield
        for number in SIGNALS:
            loop.remove_signal_handler(number)


def run(config: Config, when_up: Callable[[Config], None]) -> None:
    """Serve until a signal comes; SetupError if the server cannot start."""
    prepare_folder(config.data)
    listener = open_listener(config.host, config.port)
    with listener:
        config = replace(config, port=listener.getsockname()[1])
        app = build_app(config)
        tune_garbage_collector()
        sys.setswitchinterval(SWITCH_INTERVAL_S)
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(serve(app, config, listener, when_up))


def tune_garbage_collector() -> None:
    """Collect less often. What is loaded at the start is never freed, and tables and connections are freed without it.

    They contain no reference cycles; the collector is there for cycles in libraries, such as those of exceptions, which
    are young when it finds them. Meanwhile no move is answered. So the young are collected a few at a time, which takes
    two milliseconds and together no longer than many at once; and the older generations, which take a tenth of a second
    with a hundred tables, only when there are millions of new objects. See decision 31.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 1_250, 20)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, if it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve(app: Litestar, config: Config, listener: socket.socket, when_up: Callable[[Config], None]) -> None:
    """Start the services, then listen; at the end stop the services."""
    services: Services = app.state.services
    try:
        await services.start()
    except (StoreError, OSError) as error:
        raise SetupError(str(error)) from None
    try:
        server = Server(uvicorn_config(app, config), services, lambda: when_up(config))
        await server.serve(sockets=[listener])
    finally:
        await services.stop()


def uvicorn_config(app: Litestar, config: Config) -> uvicorn.Config:
    """The settings of uvicorn: it adds no header, trusts no proxy and writes no log of its own."""
    return uvicorn.Config(
        app,
        http=LimitedHttpProtocol,
        ws=LimitedSocketProtocol,
        ws_max_size=BODY_LIMIT,
        h11_max_incomplete_event_size=HEADER_LIMIT,
        server_header=False,
        proxy_headers=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=max(1, int(config.drain_s)),
    )


def prepare_folder(folder: Path) -> None:
    """Create the data folder, readable by its owner only, and check that it is writable."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / ".probe"
        probe.write_text("")
        probe.unlink()
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise SetupError(f"the data folder {folder} cannot be written: {why}; choose another one with --data") from None


def open_listener(host: str, port: int) -> socket.socket:
    """A socket bound to this address."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        why = (getattr(error, "strerror", None) or str(error)).lower()
        in_use = getattr(error, "errno", None) == errno.EADDRINUSE
        kind = PortInUseError if in_use else SetupError
        raise kind(f"port {port} of {host} cannot be used: {why}; choose another one with --port") from None
    return listener


def build_app(config: Config) -> Litestar:
    """The application; SetupError if something is wrong with its configuration."""
    try:
        return create_app(config, create_components(config))
    except (OptionError, SigningKeyError, StoreError) as error:
        raise SetupError(str(error)) from None
    except OSError as error:
        raise SetupError(f"{error.filename} cannot be used: {(error.strerror or str(error)).lower()}") from None


def create_components(config: Config) -> Components:
    """The components of a server with this configuration."""
    store = with_timing(open_store(config.database()))
    limits = config.rate_limits()
    workers = WorkerPool(max(1, config.workers), limits=limits)
    replays = SeparateReplays(limits)
    nodes = Nodes(store, config.node_name())
    tables = LiveTables(
        store,
        workers,
        table_info_for,
        visible_ms,
        node=config.node_name(),
        shared=address(config.database())[0] == "postgresql",
        limits=limits,
        timeouts=config.timeouts,
        replays=replays,
    )
    scheduler = WakeScheduler(store, nodes, tables.wake)
    tables.wake_at = scheduler.at
    nodes.on_change = tables.forget_nodes
    TABLES.set_function(lambda: len(tables.live_tables))
    clean_up = CleanUp(store, config.retention, tables.table_deleted)
    first: list[BackgroundService] = [workers, replays, nodes, LoopLagMeter()]
    if tables.shared and config.limits:
        first.append(LimitSharing(store, config.node_name(), limits))
    return Components(store, tables, limits, first, last=[scheduler, clean_up])
