"""A store in memory, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from copy import deepcopy
from typing import TypeVar

from hadal.server.store.base import Store
from hadal.server.store.errors import Conflict, Repeated
from hadal.server.store.model import (
    ChatMessage,
    Entry,
    Notification,
    Person,
    Progress,
    StoredAnswer,
    Table,
    TableFilter,
)
from hadal.server.store.sql import Parameters, Row, Transaction

T = TypeVar("T")


class MemoryStore(Store):
    """Keeps copies, so that changing a returned row does not change the store."""

    def __init__(self) -> None:
        self.people: dict[str, Person] = {}
        self.tables: dict[str, Table] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.chats: list[ChatMessage] = []
        self.stored_answers: dict[tuple[str, int, str], StoredAnswer] = {}
        self.beats: dict[str, int] = {}
        self.subscribers: set[asyncio.Queue[Notification]] = set()
        self.is_open = False

    async def open(self) -> None:
        """There is nothing to connect to."""
        self.is_open = True

    async def close(self) -> None:
        """There is nothing to disconnect."""
        self.is_open = False

    async def read(self, statement: str, parameters: Parameters) -> list[Row]:
        """There is no SQL here."""
        raise NotImplementedError

    async def write(self, transaction: Transaction[T], notify: Callable[[T], Notification] | None = None) -> T:
        """There is no SQL here."""
        raise NotImplementedError

    async def healthy(self) -> bool:
        """Whether the store answers."""
        return self.is_open

    # People.

    def claimed(self, name: str) -> Person | None:
        """The person who claimed a name."""
        wanted = name.casefold()
        return next((p for p in self.people.values() if p.password and p.name.casefold() == wanted), None)

    def check_name(self, person: Person) -> None:
        """Conflict if the name is claimed by somebody else."""
        owner = self.claimed(person.name)
        if owner is not None and owner.id != person.id:
            raise Conflict(f"{person.name} is claimed")

    async def add_person(self, person: Person) -> None:
        """Add a person; Conflict if the name is claimed."""
        self.check_name(person)
        self.people[person.id] = deepcopy(person)

    async def person(self, id: str) -> Person | None:
        """A person by id."""
        return deepcopy(self.people.get(id))

    async def person_named(self, name: str) -> Person | None:
        """The person who claimed this name, ignoring case."""
        return deepcopy(self.claimed(name))

    async def person_linked(self, link: str) -> Person | None:
        """The person whose personal link has this hash."""
        return deepcopy(next((p for p in self.people.values() if link and p.link == link), None))

    async def change_person(self, person: Person) -> None:
        """Save a person; Conflict if the name is claimed by somebody else."""
        self.check_name(person)
        self.people[person.id] = deepcopy(person)

    # Tables.

    async def add_table(self, table: Table) -> None:
        """Add a table."""
        if table.id in self.tables:
            raise Conflict(f"there is a table {table.id}")
        self.tables[table.id] = deepcopy(table)
        await self.notify(Notification("table", table.id))

    async def table(self, id: str) -> Table | None:
        """A table with its seats."""
        return deepcopy(self.tables.get(id))

    async def change_table(self, table: Table) -> None:
        """Save a table; Conflict if `version` is not the stored one."""
        kept = self.tables.get(table.id)
        if kept is None or kept.version != table.version:
            raise Conflict(f"table {table.id} has another version")
        table.version += 1
        self.tables[table.id] = deepcopy(table)
        await self.notify(Notification("table", table.id))

    async def tables_of(self, person: str, limit: int, which: TableFilter = "all") -> list[Table]:
        """The tables where a person sits: first those where it is their turn, then the newest."""

        def rank(table: Table) -> tuple[bool, int]:
            mine = [seat.seat for seat in table.seats if seat.person == person]
            return not (table.status == "playing" and table.to_move in mine), -table.created

        sat = [table for table in self.tables.values() if any(seat.person == person for seat in table.seats)]
        if which != "all":
            sat = [table for table in sat if (table.origin is not None) == (which == "what-ifs")]
        return deepcopy(sorted(sat, key=rank)[:limit])

    async def open_tables(self, limit: int) -> list[Table]:
        """Listed tables in the lobby with an open seat, newest first."""
        found = [t for t in self.tables.values() if t.status == "lobby" and t.settings.listed]
        free = [table for table in found if any(seat.kind == "open" for seat in table.seats)]
        return deepcopy(sorted(free, key=lambda table: -table.created)[:limit])

    async def live_tables(self, limit: int) -> list[Table]:
        """Listed games in progress that allow spectators, most recent activity first."""
        found = [t for t in self.tables.values() if t.status == "playing" and t.settings.listed]
        shown = [table for table in found if table.settings.spectators]
        return deepcopy(sorted(shown, key=lambda table: -table.since)[:limit])

    async def due(self, now: int, limit: int) -> list[str]:
        """The games in progress whose `wake` time has come."""
        found = [t for t in self.tables.values() if t.status in ("lobby", "playing") and 0 < t.wake <= now]
        return [table.id for table in sorted(found, key=lambda table: table.wake)[:limit]]

    # The log.

    async def append(self, entry: Entry, progress: Progress) -> None:
        """Append an entry and update the row."""
        log = self.logs.setdefault(entry.table, [])
        for kept in log:
            if kept.id == entry.id:
                raise Repeated(kept.seq)
        if entry.seq != len(log) + 1:
            raise Conflict(f"entry {len(log) + 1} comes next, not {entry.seq}")
        log.append(deepcopy(entry))
        table = self.tables[entry.table]
        table.seq = entry.seq
        for name in Progress.__struct_fields__:
            setattr(table, name, deepcopy(getattr(progress, name)))
        await self.notify(Notification("entry", entry.table, entry.seq))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table's log after number `after`."""
        return deepcopy(self.logs.get(table, [])[after:])

    # Chat and secret answers.

    async def say(self, chat: ChatMessage) -> int:
        """Store a chat message and return its id."""
        kept = deepcopy(chat)
        kept.id = len(self.chats) + 1
        self.chats.append(kept)
        await self.notify(Notification("chat", chat.table, kept.id))
        return kept.id

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatMessage]:
        """The newest `limit` chat messages of a table with an id above `after`."""
        return deepcopy([line for line in self.chats if line.table == table and line.id > after][-limit:])

    async def save_secret_answer(self, wish: StoredAnswer) -> None:
        """Store orders or a sealed answer."""
        self.stored_answers[wish.table, wish.seat, wish.kind] = deepcopy(wish)
        await self.notify(Notification("wish", wish.table, wish.seat))

    async def secret_answers(self, table: str) -> list[StoredAnswer]:
        """All orders and sealed answers of a table."""
        return deepcopy([wish for key, wish in sorted(self.stored_answers.items()) if key[0] == table])

    async def delete_secret_answers(self, table: str, kind: str, seat: int = -1) -> None:
        """Delete the answers of a kind, of one seat or of all."""
        gone = [key for key in self.stored_answers if key[0] == table and key[2] == kind and seat in (-1, key[1])]
        for key in gone:
            del self.stored_answers[key]

    # Nodes.

    async def heartbeat(self, node: str, now: int, dead_after_ms: int) -> list[str]:
        """Record that this node is alive, and return the live nodes."""
        self.beats[node] = now
        return sorted(name for name, at in self.beats.items() if at > now - dead_after_ms)

    async def leave(self, node: str) -> None:
        """Remove this node."""
        self.beats.pop(node, None)

    async def notify(self, note: Notification) -> None:
        """Send a notification to all subscribers."""
        for queue in self.subscribers:
            queue.put_nowait(note)

    async def subscribe(self) -> AsyncIterator[Notification]:
        """Notifications of all writes."""
        queue: asyncio.Queue[Notification] = asyncio.Queue()
        self.subscribers.add(queue)
        try:
            while True:
                yield await queue.get()
        finally:
            self.subscribers.discard(queue)
