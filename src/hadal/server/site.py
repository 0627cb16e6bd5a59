"""A running server: its parts, and how they start and stop."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Protocol

from litestar import WebSocket

from hadal.server.config import Config
from hadal.server.guards import Door
from hadal.server.keys import signing_key
from hadal.server.limits import Limits
from hadal.server.ops import log
from hadal.server.people import People
from hadal.server.rows import Person, Table
from hadal.server.store.base import Store
from hadal.server.times import Now, wall
from hadal.server.wire import History

OPEN = -2  # a viewer of a game that is over who sees all cards
Socket = WebSocket[Any, Any, Any]


class Service(Protocol):
    """Something that runs beside the requests."""

    async def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """Finish what is under way, then end."""


class Hall(Service, Protocol):
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
class Parts:
    """What a server is made of. `first` starts before the hall (workers, nodes), `last` after it (the keeper)."""

    store: Store
    hall: Hall
    first: list[Service] = field(default_factory=list)
    last: list[Service] = field(default_factory=list)


class Site:
    """What the routes work with."""

    def __init__(self, config: Config, parts: Parts, now: Now = wall, limits: Limits | None = None) -> None:
        self.config = config
        self.store = parts.store
        self.hall = parts.hall
        self.now = now
        self.limits = limits or Limits(on=config.limits)
        self.door = Door(config.base_url, config.origins, config.proxies, self.limits)
        self.people = People(parts.store, signing_key(config.data, config.secret), now)
        self.services: list[Service] = [*parts.first, parts.hall, *parts.last]
        self.running = AsyncExitStack()
        self.ready = False

    async def start(self) -> None:
        """Start everything in order; if one part fails, those that run are stopped again."""
        async with AsyncExitStack() as started:
            await self.store.open()
            started.push_async_callback(self.store.close)
            for service in self.services:
                await service.start()
                started.push_async_callback(service.stop)
            self.running = started.pop_all()
        self.ready = True
        log().info("started", node=self.config.node_name())

    async def stop(self) -> None:
        """Stop everything, the last part first and the store at the end. Doing it twice does it once."""
        self.ready = False
        running = self.running.pop_all()
        try:
            await running.aclose()
        except Exception:
            # A part that fails to stop must not keep the process from ending; the others have been stopped.
            log().exception("stop-failed")
        log().info("stopped", node=self.config.node_name())
