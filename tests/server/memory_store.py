"""A store that forgets: everything in dictionaries, for tests."""

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
    """Keeps copies, so that nobody changes what is kept by changing what they were given."""

    def __init__(self) -> None:
        self.people: dict[str, Person] = {}
        self.tables: dict[str, Table] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.chats: list[ChatMessage] = []
        self.stored_answers: dict[tuple[str, int, str], StoredAnswer] = {}
        self.beats: dict[str, int] = {}
        self.watchers: set[asyncio.Queue[Notification]] = set()
        self.is_open = False

    async def open(self) -> None:
        """Nothing to connect to."""
        self.is_open = True

    async def close(self) -> None:
        """Nothing to let go of."""
        self.is_open = False

    async def read(self, statement: str, parameters: Parameters) -> list[Row]:
        """There is no SQL here."""
        raise NotImplementedError

    async def write(self, transaction: Transaction[T], notify: Callable[[T], Notification] | None = None) -> T:
        """There is no SQL here."""
        raise NotImplementedError

    async def healthy(self) -> bool:
        """Does the store answer?"""
        return self.is_open

    # People.

    def claimed(self, name: str) -> Person | None:
        """Who has claimed a name."""
        wanted = name.casefold()
        return next((p for p in self.people.values() if p.password and p.name.casefold() == wanted), None)

    def check_name(self, person: Person) -> None:
        """A claimed name is its owner's."""
        owner = self.claimed(person.name)
        if owner is not None and owner.id != person.id:
            raise Conflict(f"{person.name} is claimed")

    async def add_person(self, person: Person) -> None:
        """Somebody new; Conflict if the name is claimed."""
        self.check_name(person)
        self.people[person.id] = deepcopy(person)

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""
        return deepcopy(self.people.get(id))

    async def person_named(self, name: str) -> Person | None:
        """Who has claimed this name, whatever its capitals."""
        return deepcopy(self.claimed(name))

    async def person_linked(self, link: str) -> Person | None:
        """Whose personal link has this hash."""
        return deepcopy(next((p for p in self.people.values() if link and p.link == link), None))

    async def change_person(self, person: Person) -> None:
        """Keep a person's new name, language, password or link; Conflict if the name is claimed by another."""
        self.check_name(person)
        self.people[person.id] = deepcopy(person)

    # Tables.

    async def add_table(self, table: Table) -> None:
        """A new table, in the lobby or ready to play."""
        if table.id in self.tables:
            raise Conflict(f"there is a table {table.id}")
        self.tables[table.id] = deepcopy(table)
        await self.notify(Notification("table", table.id))

    async def table(self, id: str) -> Table | None:
        """A table with its seats."""
        return deepcopy(self.tables.get(id))

    async def change_table(self, table: Table) -> None:
        """Keep a table with its seats as it is now; `version` must be the stored one (else Conflict) and goes up."""
        kept = self.tables.get(table.id)
        if kept is None or kept.version != table.version:
            raise Conflict(f"table {table.id} has another version")
        table.version += 1
        self.tables[table.id] = deepcopy(table)
        await self.notify(Notification("table", table.id))

    async def tables_of(self, person: str, limit: int, which: TableFilter = "all") -> list[Table]:
        """The tables somebody sits at, what-ifs or not: those to move at first, then the newest."""

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
        """Listed tables being played that may be watched, the liveliest first."""
        found = [t for t in self.tables.values() if t.status == "playing" and t.settings.listed]
        shown = [table for table in found if table.settings.spectators]
        return deepcopy(sorted(shown, key=lambda table: -table.since)[:limit])

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables being played whose `wake` has come."""
        found = [t for t in self.tables.values() if t.status == "playing" and 0 < t.wake <= now]
        return [table.id for table in sorted(found, key=lambda table: table.wake)[:limit]]

    # The log.

    async def append(self, entry: Entry, progress: Progress) -> None:
        """Add an entry as number `entry.seq`, which must follow the last one, and change the row with it."""
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
        """The log of a table after an entry, in order."""
        return deepcopy(self.logs.get(table, [])[after:])

    # Chat and wishes.

    async def say(self, chat: ChatMessage) -> int:
        """Keep what was said; its id."""
        kept = deepcopy(chat)
        kept.id = len(self.chats) + 1
        self.chats.append(kept)
        await self.notify(Notification("chat", chat.table, kept.id))
        return kept.id

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatMessage]:
        """What was said at a table after an id; the newest `limit`, in order."""
        return deepcopy([line for line in self.chats if line.table == table and line.id > after][-limit:])

    async def save_secret_answer(self, wish: StoredAnswer) -> None:
        """Keep orders or a sealed answer, instead of what the seat had of that kind."""
        self.stored_answers[wish.table, wish.seat, wish.kind] = deepcopy(wish)
        await self.notify(Notification("wish", wish.table, wish.seat))

    async def secret_answers(self, table: str) -> list[StoredAnswer]:
        """All wishes of a table."""
        return deepcopy([wish for key, wish in sorted(self.stored_answers.items()) if key[0] == table])

    async def delete_secret_answers(self, table: str, kind: str, seat: int = -1) -> None:
        """Forget the wishes of a kind, of one seat or of all."""
        gone = [key for key in self.stored_answers if key[0] == table and key[2] == kind and seat in (-1, key[1])]
        for key in gone:
            del self.stored_answers[key]

    # Nodes.

    async def heartbeat(self, node: str, now: int, dead_after_ms: int) -> list[str]:
        """Say that this node lives; all nodes that have said so lately, sorted, this one among them."""
        self.beats[node] = now
        return sorted(name for name, at in self.beats.items() if at > now - dead_after_ms)

    async def leave(self, node: str) -> None:
        """This node goes: its tables may be kept by others at once."""
        self.beats.pop(node, None)

    async def notify(self, note: Notification) -> None:
        """Tell all nodes, this one too, something that need not be kept."""
        for queue in self.watchers:
            queue.put_nowait(note)

    async def subscribe(self) -> AsyncIterator[Notification]:
        """News of every write."""
        queue: asyncio.Queue[Notification] = asyncio.Queue()
        self.watchers.add(queue)
        try:
            while True:
                yield await queue.get()
        finally:
            self.watchers.discard(queue)
