"""A server has every service that its limits, its retention rules and its metrics need."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import TypeVar

from hadal.server.app import create_app
from hadal.server.config import Config
from hadal.server.http.slow_readers import SlowReaders
from hadal.server.limits.sharing import LimitSharing
from hadal.server.ops.loop_lag import LoopLagMeter
from hadal.server.run import LOOK_TICKS, Server, create_components, uvicorn_config
from hadal.server.services import Components
from hadal.server.store.model import Retention
from hadal.server.tables.clean_up import CleanUp

Part = TypeVar("Part")


def part_of(components: Components, kind: type[Part]) -> Part | None:
    """The service of this kind, if there is one."""
    return next((part for part in (*components.first, *components.last) if isinstance(part, kind)), None)


def test_a_server_deletes_what_expires_and_measures_its_event_loop(tmp_path: Path) -> None:
    retention = Retention(2, 365, 90)
    components = create_components(Config(tmp_path, retention=retention))
    clean_up = part_of(components, CleanUp)
    assert clean_up is not None and clean_up.retention == retention
    assert part_of(components, LoopLagMeter) is not None
    assert part_of(components, LimitSharing) is None  # one process: its memory is enough


@asynccontextmanager
async def two_nodes(database: str, folder: Path, rates: str = "") -> AsyncIterator[list[LimitSharing]]:
    """What shares the limits of two nodes."""
    settings = [Config(folder, db=database, node=name, rates=rates) for name in ("one", "two")]
    nodes = [create_components(config) for config in settings]
    sharing = [found for node in nodes if (found := part_of(node, LimitSharing))]
    assert [found.limits for found in sharing] == [node.limits for node in nodes]
    for node in nodes:
        await node.store.open()
    try:
        yield sharing
    finally:
        for node in nodes:
            await node.store.close()


def test_what_is_spent_at_one_node_is_spent_at_the_other(database: str, tmp_path: Path) -> None:
    """A node learns it when a quarter of the budget is used there."""

    async def main() -> None:
        key, made = ("table", f"person {token_hex(8)}"), []
        async with two_nodes(database, tmp_path, "table=20/0.001") as nodes:
            for node in nodes:
                count = 0
                while not node.limits.take_all([key]):
                    count += 1
                    await node.share()
                made.append(count)
        assert made == [20, 6]

    asyncio.run(main())


def test_sockets_that_are_open_at_one_node_count_at_the_other(database: str, tmp_path: Path) -> None:
    async def main() -> None:
        keys = [("socket", f"person {token_hex(8)}")]
        async with two_nodes(database, tmp_path, "open-socket=8") as (one, two):
            assert [one.limits.open.add(keys) for _ in range(5)] == [""] * 5
            await one.share()
            await two.share()
            assert [two.limits.open.add(keys) for _ in range(4)] == ["", "", "", "socket"]
            for _ in range(5):
                one.limits.open.remove(keys)
            await one.share()
            await two.share()
            assert two.limits.open.add(keys) == ""

    asyncio.run(main())


def test_nodes_without_limits_share_none(tmp_path: Path) -> None:
    components = create_components(Config(tmp_path, db="postgresql://nobody@127.0.0.1/nothing", limits=False))
    assert part_of(components, LimitSharing) is None


class DeafConnection:
    """A connection whose client reads nothing."""

    resumed = 0
    aborted = False

    def unsent(self) -> int:
        return 100_000

    def payer(self) -> str:
        return "192.0.2.1"

    def abort(self) -> None:
        self.aborted = True


def test_a_server_looks_for_clients_that_do_not_read(tmp_path: Path) -> None:
    async def main() -> None:
        config = Config(tmp_path)
        app = create_app(config, create_components(config))
        settings = uvicorn_config(app, config)
        settings.load()
        server = Server(settings, app.state.services, lambda: None)
        assert server.slow_readers.timeout_s == config.timeouts.send
        server.slow_readers = SlowReaders(0.0)
        connection = DeafConnection()
        server.server_state.connections.add(connection)  # type: ignore[arg-type]
        for tick in range(1, LOOK_TICKS + 1):
            await server.on_tick(tick)
        assert connection.aborted

    asyncio.run(main())
