"""The services that requests use, and how they start and stop."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Protocol

from litestar import WebSocket

from hadal.server.bots.win_chances import WinChanceCalculator
from hadal.server.clock import TimeSource, wall_clock
from hadal.server.config import Config
from hadal.server.http.hosts import HostNames
from hadal.server.http.security import RequestPolicy
from hadal.server.limits.rate_limits import SERVER, RateLimits, Requester
from hadal.server.lobby.demonstration import Demonstration
from hadal.server.ops.address_hash import AddressHash
from hadal.server.ops.logs import log
from hadal.server.ops.readiness import StoreProbe
from hadal.server.ops.redaction import error_location
from hadal.server.people.accounts import Accounts
from hadal.server.people.signing_key import signing_keys
from hadal.server.replays.pool import Admission, ReplayRunner
from hadal.server.store.base import Store
from hadal.server.store.model import Person, Table

GOODBYE_S = 3.0  # for the last messages to clients
Socket = WebSocket[Any, Any, Any]


class BackgroundService(Protocol):
    """Something that runs beside the requests."""

    async def start(self) -> None:
        """Start."""

    async def stop(self) -> None:
        """Finish what is in progress, then stop."""


class TableService(BackgroundService, Protocol):
    """The games in progress, as the routes use them."""

    def row(self, id: str) -> Table | None:
        """The row of a table that this node holds in memory. Notifications of other nodes keep it up to date."""

    async def table_changed(self, id: str) -> None:
        """Send the clients of a table its new state."""

    async def settle_rematch(self, id: str) -> None:
        """Create the table of a proposed rematch, if everybody who is present has answered."""

    async def begin(self, table: Table) -> None:
        """Start the game of a table, whose seats are final; Conflict if the table has changed meanwhile."""

    async def await_numbers(self, table: Table) -> None:
        """Ask the players for their numbers; Conflict if the table has changed meanwhile."""

    async def deal(self, id: str) -> None:
        """Start the game of a table that awaits numbers, if they are all here or the time for them is over."""

    @property
    def replays(self) -> ReplayRunner:
        """Replays games outside the event loop."""

    async def record(self, table: Table, requester: Requester = SERVER) -> str:
        """The record of the game so far, as text. The requester pays for replaying it."""

    async def history(self, table: Table, viewer: int, language: str, requester: Requester = SERVER) -> bytes:
        """The game so far for a viewer (a seat, -1 for a spectator, or ALL_CARDS): a `History` as JSON."""

    async def socket(
        self, ws: Socket, table_id: str, person: Person | None, requester: Requester, session: str = ""
    ) -> None:
        """Serve a socket that is not accepted yet until it or the session ends; without a person it only watches.

        The requester pays for it.
        """

    async def replace_by_bot(self, table_id: str, person: str, resigned: bool = False) -> None:
        """Let a bot play the seats of a person who is gone for good, or has resigned."""


@dataclass
class Components:
    """What a server consists of. `first` starts before the tables (workers, nodes), `last` after (the scheduler)."""

    store: Store
    tables: TableService
    limits: RateLimits | None = None  # those of the configuration
    first: list[BackgroundService] = field(default_factory=list)
    last: list[BackgroundService] = field(default_factory=list)


class Services:
    """What the routes work with."""

    def __init__(
        self,
        config: Config,
        components: Components,
        now: TimeSource = wall_clock,
        limits: RateLimits | None = None,
    ) -> None:
        self.config = config
        self.store = components.store
        self.tables = components.tables
        self.now = now
        self.limits = limits or components.limits or config.rate_limits()
        keys = signing_keys(config.data, config.secret)
        hosts = HostNames(config.hosts, config.base_url, config.host)
        self.policy = RequestPolicy(config.base_url, config.origins, config.proxies, self.limits, hosts, keys[0])
        self.accounts = Accounts(components.store, keys, now)
        self.win_chances = WinChanceCalculator(self.limits)
        self.demonstration = Demonstration(components.store, components.tables, now, config.demonstration)
        self.exports = Admission(1)
        self.store_probe = StoreProbe(components.store, config.node_name(), now)
        self.address_hash = AddressHash(now)
        self.before_tables = components.first
        self.from_tables_on = [components.tables, *components.last]
        self.started: list[BackgroundService] = []
        self.store_open = False
        self.ready = False
        self.sockets = 0  # open now

    async def start(self) -> None:
        """Start everything in order; if a part fails, stop those that run. A second call has no effect."""
        if self.store_open:
            return
        await self.store.open()
        self.store_open = True
        try:
            for service in [*self.before_tables, *self.from_tables_on]:
                await service.start()
                self.started.append(service)
        except BaseException:
            await self.stop()
            raise
        self.ready = True
        log().info("started", node=self.config.node_name())
        self.policy.report_lacking_proxies()

    async def say_goodbye(self) -> None:
        """Accept no new games, moves or sockets; tell connected clients, and give them a moment to receive it."""
        self.ready = False
        await self.stop_services(self.from_tables_on)
        end = monotonic() + min(GOODBYE_S, self.config.drain_s)
        while self.sockets and monotonic() < end:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Stop everything in reverse order, the store last. A second call has no effect."""
        if not self.store_open:
            return
        await self.say_goodbye()
        await self.stop_services(self.before_tables)
        self.store_open = False
        await self.store.close()
        log().info("stopped", node=self.config.node_name())

    async def stop_services(self, services: list[BackgroundService]) -> None:
        """Stop those of these services that run, the last one first."""
        for service in reversed(services):
            if service in self.started:
                self.started.remove(service)
                await stop_safely(service)


async def stop_safely(service: BackgroundService) -> None:
    """Stop a service; if that fails, the others must still be stopped."""
    try:
        await service.stop()
    except Exception as error:
        log().error("service not stopped", part=type(service).__name__, why=error_location(error))
