"""A game of bots for the home page: one for all visitors of this node.

It is an ordinary table, so it is paused while nobody watches it, and its bots think when no other table needs them.
When it is over, the next visitor who asks gets a new one. Old ones are deleted after an hour (`delete_expired`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hadal.bots.registry import names as bot_names
from hadal.core.registry import counts, names
from hadal.server.clock import TimeSource
from hadal.server.errors import RequestError
from hadal.server.lobby import seating
from hadal.server.protocol.http import NewSeat, NewTable
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.base import Store
from hadal.server.store.model import DEMONSTRATION_HOST, Person, Table

if TYPE_CHECKING:
    from hadal.server.services import TableService

BOTS = ("greedy", "novice")  # they choose in milliseconds
RESULT_MS = 20_000  # for this long a finished game is shown before there is a new one
SETTINGS = TableSettings(listed=False, takebacks=False, bot_pace_ms=1200)


class Demonstration:
    """The current game of bots."""

    def __init__(self, store: Store, tables: TableService, now: TimeSource, on: bool = True) -> None:
        self.store = store
        self.tables = tables
        self.now = now
        self.on = on
        self.id = ""
        self.lock = asyncio.Lock()  # many visitors may come at once

    async def current(self) -> Table:
        """The game to watch now."""
        if not self.on:
            raise RequestError(404, "no-demonstration")
        async with self.lock:
            table = await self.store.table(self.id) if self.id else None
            if table is None or not self.may_be_shown(table):
                table = await self.create()
            return table

    def may_be_shown(self, table: Table) -> bool:
        """Whether a game goes on, or has ended just now."""
        return table.status == "playing" or (table.status == "over" and self.now() < table.ended + RESULT_MS)

    async def create(self) -> Table:
        """Start a new game."""
        game = names()[0]
        known = bot_names(game)
        chosen = [bot for bot in BOTS if bot in known] or known[:1]
        seats = [NewSeat("bot", chosen[n % len(chosen)]) for n in range(counts(game)[0])]
        host = Person(DEMONSTRATION_HOST, "", 0)
        settings = SETTINGS if SETTINGS.takeover in known else TableSettings(listed=False, takeover=known[0])
        table = seating.create_table(host, NewTable(game, seats, {}, settings), self.now())
        await self.store.add_table(table)
        await self.tables.begin(table)
        self.id = table.id
        return table
