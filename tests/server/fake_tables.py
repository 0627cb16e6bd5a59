"""A table service without games in progress, for tests of routes."""

from __future__ import annotations

from random import Random

import msgspec

from hadal.core.match import Match
from hadal.server.limits.rate_limits import SERVER, Requester
from hadal.server.lobby import rematch
from hadal.server.replays.pool import InlineReplays
from hadal.server.services import Socket, TableService
from hadal.server.store.errors import Conflict
from hadal.server.store.model import Person, Table
from hadal.server.tables import history as game_history
from hadal.server.tables.game_log import game_of
from tests.server.memory_store import MemoryStore


class FakeTables:
    """Records its calls; games are played to their end at once."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.running = False
        self.changed: list[str] = []
        self.begun: list[str] = []
        self.present: set[int] = set()  # the seats whose people count as connected
        self.replaced: list[tuple[str, str]] = []
        self.sockets: list[tuple[str, str]] = []
        self.replays = InlineReplays()
        self.payers = self.replays.payers  # of everything that was replayed
        self.conflicts = 0  # so many times somebody else is quicker

    async def start(self) -> None:
        """The store must be open by now."""
        assert self.store.is_open
        self.running = True

    async def stop(self) -> None:
        """The store must still be open."""
        assert self.store.is_open
        self.running = False

    def row(self, id: str) -> Table | None:
        """No table is held in memory."""
        return None

    async def table_changed(self, table_id: str) -> None:
        """Record the call."""
        self.changed.append(table_id)

    async def settle_rematch(self, id: str) -> None:
        """Create the table if everybody in `present` has answered."""
        if await rematch.settle_rematch(self.store, id, self.present, 1):
            self.changed.append(id)

    async def begin(self, table: Table) -> None:
        """Store the table as being played."""
        if self.conflicts:
            self.conflicts -= 1
            raise Conflict("somebody was quicker")
        table.status, table.started = "playing", 1
        await self.store.change_table(table)
        self.begun.append(table.id)

    async def await_numbers(self, table: Table) -> None:
        """Store the table."""
        await self.store.change_table(table)

    async def deal(self, id: str) -> None:
        """Begin at once."""
        table = await self.store.table(id)
        assert table is not None
        await self.begin(table)

    async def record(self, table: Table, requester: Requester = SERVER) -> str:
        """The record of the whole game."""
        self.payers.append(requester)
        record = played(table).record
        record.header = game_history.record_header(table)
        return record.write()

    async def history(self, table: Table, viewer: int, language: str, requester: Requester = SERVER) -> bytes:
        """The whole game."""
        self.payers.append(requester)
        return msgspec.json.encode(game_history.match_history(played(table), viewer, language))

    async def replace_by_bot(self, table_id: str, person: str, resigned: bool = False) -> None:
        """Record the call."""
        self.replaced.append((table_id, person))

    async def socket(
        self, ws: Socket, table_id: str, person: Person | None, requester: Requester, session: str = ""
    ) -> None:
        """Send a greeting and close."""
        self.sockets.append((table_id, person.name if person else ""))
        await ws.accept()
        await ws.send_text("welcome")
        await ws.close()

    def end(self, table_id: str) -> None:
        """Finish the game of a table."""
        table = self.store.tables[table_id]
        match = played(table)
        table.status, table.scores, table.winners = "over", match.record.scores, match.record.winners


def played(table: Table) -> Match:
    """A random game, always the same for a table."""
    match = Match(game_of(table), table.secret)
    chance = Random(table.secret)
    while not match.state.over():
        match.play(chance.choice(match.state.legal()))
    return match


def is_a_table_service(live_tables: FakeTables) -> TableService:
    """Checked by mypy: FakeTables implements the protocol."""
    return live_tables
