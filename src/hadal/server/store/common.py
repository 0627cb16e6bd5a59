"""What both stores do alike; how statements reach the database is each one's own."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from hadal.server.rows import Chat, Entry, Note, Person, Progress, Table, Which, Wish
from hadal.server.store import scripts, sql
from hadal.server.store.base import StoreError
from hadal.server.store.news import Hub
from hadal.server.store.sql import Given, Row, Script

T = TypeVar("T")

HEALTHY_S = 2.0  # who takes longer to answer is not well
TO_MOVE = (
    "case when t.status = 'playing' and exists "
    "(select 1 from seat s where s.table_ = t.id and s.person = :person and s.seat = t.to_move) then 0 else 1 end"
)
MINE = (
    f"{sql.TABLES} where t.id in (select table_ from seat where person = :person and person <> '') "
    "and (:which = 'all' or (t.origin <> '') = (:which = 'what-ifs')) "
    f"order by {TO_MOVE}, t.created desc, t.id desc limit :limit"
)
OPEN = (
    f"{sql.TABLES} where t.status = 'lobby' and t.listed = 1 "
    "and exists (select 1 from seat s where s.table_ = t.id and s.kind = 'open') "
    "order by t.created desc, t.id desc limit :limit"
)
LIVE = (
    f"{sql.TABLES} where t.status = 'playing' and t.listed = 1 and t.spectators = 1 "
    "order by t.since desc, t.id desc limit :limit"
)
DUE = "select id from table_ where status = 'playing' and wake > 0 and wake <= :now order by wake, id limit :limit"
LOG = f"select {sql.ENTRY} from entry where table_ = :table and seq > :after order by seq"
SAID = f"select {sql.CHAT}, id from chat where table_ = :table and id > :after order by id desc limit :limit"


class SqlStore(ABC):
    """A store that speaks SQL."""

    def __init__(self) -> None:
        self.hub = Hub()

    @abstractmethod
    async def open(self) -> None:
        """Connect."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go."""

    @abstractmethod
    async def read(self, statement: str, given: Given) -> list[Row]:
        """The rows that a statement selects."""

    @abstractmethod
    async def write(self, script: Script[T], news: Callable[[T], Note] | None = None) -> T:
        """Run a script in one transaction, and spread the news of it when it is durable."""

    @abstractmethod
    async def append(self, entry: Entry, progress: Progress) -> None:
        """Add an entry to a log."""

    @abstractmethod
    async def tell(self, note: Note) -> None:
        """Tell all nodes something that need not be kept."""

    async def healthy(self) -> bool:
        """Does the store answer?"""
        try:
            async with asyncio.timeout(HEALTHY_S):
                await self.read("select count(*) from node", {})
        except (StoreError, TimeoutError):
            return False
        return True

    def watch(self) -> AsyncIterator[Note]:
        """News of every write from now on."""
        return self.hub.watch()

    # People.

    async def add_person(self, person: Person) -> None:
        """Somebody new; Conflict if the name is claimed."""
        await self.write(scripts.add_person(person))

    async def change_person(self, person: Person) -> None:
        """Keep a person as they are now; Conflict if the name is claimed by another."""
        await self.write(scripts.change_person(person))

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""
        return await self._person("id = :value", id)

    async def person_named(self, name: str) -> Person | None:
        """Who has claimed this name."""
        return await self._person("claim = :value", sql.claim_of(name))

    async def person_linked(self, link: str) -> Person | None:
        """Whose personal link has this hash."""
        return await self._person("link = :value and link <> ''", link)

    async def _person(self, where: str, value: str) -> Person | None:
        rows = await self.read(f"select {sql.PERSON} from person where {where}", {"value": value})
        return Person(*rows[0]) if rows else None

    # Tables.

    async def add_table(self, table: Table) -> None:
        """A new table."""
        await self.write(scripts.add_table(table), lambda _: Note("table", table.id))

    async def change_table(self, table: Table) -> None:
        """Keep a table as it is now; its version goes up."""
        await self.write(scripts.change_table(table), lambda _: Note("table", table.id))
        table.version += 1

    async def table(self, id: str) -> Table | None:
        """A table with its seats."""
        found = await self._tables(f"{sql.TABLES} where t.id = :id", {"id": id})
        return found[0] if found else None

    async def tables_of(self, person: str, limit: int, which: Which = "all") -> list[Table]:
        """The tables somebody sits at, what-ifs or not: those to move at first, then the newest."""
        return await self._tables(MINE, {"person": person, "limit": limit, "which": which})

    async def open_tables(self, limit: int) -> list[Table]:
        """Listed tables in the lobby with an open seat, newest first."""
        return await self._tables(OPEN, {"limit": limit})

    async def live_tables(self, limit: int) -> list[Table]:
        """Listed tables that may be watched, the latest moves first."""
        return await self._tables(LIVE, {"limit": limit})

    async def _tables(self, statement: str, given: Given) -> list[Table]:
        return [sql.table_of(row) for row in await self.read(statement, given)]

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables being played whose `wake` has come."""
        return [row[0] for row in await self.read(DUE, {"now": now, "limit": limit})]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table after an entry, in order."""
        return [sql.entry_of(row) for row in await self.read(LOG, {"table": table, "after": after})]

    # Chat and wishes.

    async def say(self, chat: Chat) -> int:
        """Keep what was said; its id."""
        return await self.write(scripts.say(chat), lambda id: Note("chat", chat.table, id))

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]:
        """What was said at a table after an id; the newest `limit`, in order."""
        rows = await self.read(SAID, {"table": table, "after": after, "limit": limit})
        return [Chat(*row) for row in reversed(rows)]

    async def keep_wish(self, wish: Wish) -> None:
        """Keep orders or a sealed answer, instead of what the seat had of that kind."""
        await self.write(scripts.keep_wish(wish), lambda _: Note("wish", wish.table, wish.seat))

    async def wishes(self, table: str) -> list[Wish]:
        """All wishes of a table."""
        rows = await self.read(
            f"select {sql.WISH} from wish where table_ = :table order by seat, kind", {"table": table}
        )
        return [Wish(*row) for row in rows]

    async def drop_wishes(self, table: str, kind: str, seat: int = -1) -> None:
        """Forget the wishes of a kind, of one seat or of all."""
        await self.write(scripts.drop_wishes(table, kind, seat), lambda _: Note("wish", table, seat))

    # Nodes.

    async def beat(self, node: str, now: int, dead_after_ms: int) -> list[str]:
        """Say that this node lives; all that live, sorted."""
        return await self.write(scripts.beat(node, now, dead_after_ms))

    async def leave(self, node: str) -> None:
        """This node goes."""
        await self.write(scripts.leave(node))
