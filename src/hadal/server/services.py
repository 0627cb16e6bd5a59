"""A running server: its parts, and how they start and stop."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Protocol

from litestar import WebSocket

from hadal.server.bots.win_chances import WinChanceCalculator
from hadal.server.clock import TimeSource, wall_clock
from hadal.server.config import Config
from hadal.server.http.rate_limits import RateLimits
from hadal.server.http.security import RequestPolicy
from hadal.server.ops.logs import log
from hadal.server.ops.redaction import error_location
from hadal.server.people.accounts import Accounts
from hadal.server.people.signing_key import signing_key
from hadal.server.protocol.http import History
from hadal.server.store.base import Store
from hadal.server.store.model import Person, Table

GOODBYE_S = 3.0  # for messages that are still on their way out
ALL_CARDS = -2  # a viewer of a game that is over who sees all cards
Socket = WebSocket[Any, Any, Any]


class BackgroundService(Protocol):
    """Something that runs beside the requests."""

    async def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Finish what is under way, then end."""


class TableService(BackgroundService, Protocol):
    """Where the tables stand that are being played."""

    async def table_changed(self, table_id: str) -> None:
        """Tell everybody at a table what it looks like now."""

    async def begin(self, table: Table) -> None:
        """Write the table, whose seats are as they shall be, as being played; Conflict if it has changed meanwhile."""

    async def history(self, table: Table, viewer: int, language: str) -> History:
        """The game so far in a viewer's eyes: a seat, -1 for a spectator, OPEN for all cards."""

    async def socket(self, ws: Socket, table_id: str, person: Person | None) -> None:
        """Serve one socket, not accepted yet, until it closes; nobody (None) only watches."""


@dataclass
class Components:
    """What a server is made of. `first` starts before the hall (workers, nodes), `last` after it (the keeper)."""

    store: Store
    tables: TableService
    first: list[BackgroundService] = field(default_factory=list)
    last: list[BackgroundService] = field(default_factory=list)


class Services:
    """What the routes work with."""

    def __init__(
        self, config: Config, parts: Components, now: TimeSource = wall_clock, limits: RateLimits | None = None
    ) -> None:
        self.config = config
        self.store = parts.store
        self.tables = parts.tables
        self.now = now
        self.limits = limits or RateLimits(on=config.limits)
        self.policy = RequestPolicy(config.base_url, config.origins, config.proxies, self.limits)
        self.people = Accounts(parts.store, signing_key(config.data, config.secret), now)
        self.chances = WinChanceCalculator()
        self.before, self.at_play = parts.first, [parts.tables, *parts.last]
        self.started: list[BackgroundService] = []
        self.store_open = False
        self.ready = False
        self.sockets = 0  # open now

    async def start(self) -> None:
        """Start everything in order; if one part fails, those that run are stopped again. Twice is once."""
        if self.store_open:
            return
        await self.store.open()
        self.store_open = True
        try:
            for service in [*self.before, *self.at_play]:
                await service.start()
                self.started.append(service)
        except BaseException:
            await self.stop()
            raise
        self.ready = True
        log().info("started", node=self.config.node_name())

    async def say_goodbye(self) -> None:
        """No new games, moves or sockets; whoever is there is told, and gets a moment to hear it."""
        self.ready = False
        await self.stop_services(self.at_play)
        end = monotonic() + min(GOODBYE_S, self.config.drain_s)
        while self.sockets and monotonic() < end:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Stop everything, the last part first and the store at the end. Doing it twice does it once."""
        if not self.store_open:
            return
        await self.say_goodbye()
        await self.stop_services(self.before)
        self.store_open = False
        await self.store.close()
        log().info("stopped", node=self.config.node_name())

    async def stop_services(self, services: list[BackgroundService]) -> None:
        """Stop those of these that run, the last one first."""
        for service in reversed(services):
            if service in self.started:
                self.started.remove(service)
                await stopped(service)


async def stopped(service: BackgroundService) -> None:
    """Stop one part; if it fails, the others must still be stopped."""
    try:
        await service.stop()
    except Exception as error:
        log().error("stop-failed", part=type(service).__name__, error=error_location(error))
