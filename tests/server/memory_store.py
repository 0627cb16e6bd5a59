"""A store in memory, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from copy import deepcopy
from typing import TypeVar

from msgspec import structs

from hadal.server.clock import DAY_MS
from hadal.server.people.look_alikes import skeleton
from hadal.server.store.base import Store
from hadal.server.store.errors import Conflict, Outdated, Repeated, StoreError
from hadal.server.store.model import (
    DEMONSTRATION_HOST,
    KEEP_DEMONSTRATION_MS,
    ChatMessage,
    Entry,
    LoginSession,
    Notification,
    Person,
    Progress,
    Retention,
    StoredAnswer,
    Table,
    TableFilter,
)
from hadal.server.store.sql import Parameters, Row, Transaction, claim_of
from hadal.server.store.transactions import ForgottenPerson

T = TypeVar("T")


class MemoryStore(Store):
    """Keeps copies, so that changing a returned row does not change the store."""

    def __init__(self) -> None:
        self.people: dict[str, Person] = {}
        self.sessions: dict[str, LoginSession] = {}
        self.tables: dict[str, Table] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.chats: list[ChatMessage] = []
        self.stored_answers: dict[tuple[str, int, str], StoredAnswer] = {}
        self.present: dict[str, int] = {}
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

    async def check(self, node: str, now: int) -> None:
        """StoreError unless it is open."""
        if not self.is_open:
            raise StoreError("closed")

    async def size(self) -> int:
        """It occupies no disk."""
        return 0

    # People.

    def claimed(self, name: str) -> Person | None:
        """The person who claimed a name."""
        wanted = claim_of(name)
        return next((p for p in self.people.values() if p.password and claim_of(p.name) == wanted), None)

    def look_alikes(self, person: Person) -> list[Person]:
        """The other people who claimed this name or one that looks like it."""
        forms = claim_of(person.name), skeleton(person.name)
        others = [other for other in self.people.values() if other.password and other.id != person.id]
        return [other for other in others if claim_of(other.name) == forms[0] or skeleton(other.name) == forms[1]]

    def check_name(self, person: Person) -> None:
        """Conflict if the name is claimed by somebody else."""
        if self.look_alikes(person):
            raise Conflict(f"{person.name} is claimed")

    def found(self, person: Person | None) -> Person | None:
        """A copy of a person with their mark."""
        kept = deepcopy(person)
        if kept is not None:
            kept.marked = bool(kept.name) and not kept.password and bool(self.look_alikes(kept))
        return kept

    async def add_person(self, person: Person) -> None:
        """Add a person; Conflict if the name is claimed."""
        self.check_name(person)
        self.people[person.id] = deepcopy(person)

    async def person(self, id: str) -> Person | None:
        """A person by id."""
        return self.found(self.people.get(id))

    async def person_named(self, name: str) -> Person | None:
        """The person who claimed this name, ignoring case."""
        return self.found(self.claimed(name))

    async def person_linked(self, link: str) -> Person | None:
        """The person whose personal link has this hash."""
        return self.found(next((p for p in self.people.values() if link and p.link == link), None))

    async def person_reissued(self, link: str) -> Person | None:
        """The person whose one-time link has this hash."""
        return self.found(next((p for p in self.people.values() if link and p.reissue == link), None))

    async def person_recovering(self, code: str) -> Person | None:
        """The person whose recovery code has this hash."""
        return self.found(next((p for p in self.people.values() if code and p.recovery == code), None))

    async def change_person(
        self, id: str, changes: Mapping[str, object], expected: Mapping[str, object] | None = None
    ) -> None:
        """Change some fields of a person; Conflict if they take or claim a name that is claimed by somebody else."""
        before = self.expected_person(id, expected or {})
        after = structs.replace(before, **changes)
        if after.name != before.name or (after.password and not before.password):
            self.check_name(after)
        self.people[id] = after

    def expected_person(self, id: str, expected: Mapping[str, object]) -> Person:
        """A person whose fields have the expected values; Outdated if there is none."""
        found = self.people.get(id)
        if found is None or not found.name:
            raise Outdated("there is no such person")
        if any(getattr(found, name) != value for name, value in expected.items()):
            raise Outdated("the person was changed in the meantime")
        return found

    async def forget_person(self, id: str, now: int) -> ForgottenPerson:
        """Delete everything that identifies a person."""
        if id not in self.people:
            raise Conflict("there is no such person")
        self.people[id] = Person(id, "", self.people[id].created, signed_out=now)
        sessions = [session.id for session in self.sessions.values() if session.person == id]
        for session in sessions:
            del self.sessions[session]
            await self.notify(Notification("sign-out", text=session))
        self.chats = [line for line in self.chats if line.person != id]
        tables = []
        for table in self.tables.values():
            mine = [seat for seat in table.seats if seat.person == id]
            for seat in mine:
                seat.name = seat.person = ""
                for kind in ("orders", "sealed"):
                    self.stored_answers.pop((table.id, seat.seat, kind), None)
            if mine:
                table.version += 1
                tables.append(table.id)
                await self.notify(Notification("table", table.id))
        return ForgottenPerson(sorted(tables), sessions)

    async def messages_of(self, person: str, limit: int, after: int = 0) -> list[ChatMessage]:
        """The next chat messages of a person."""
        return deepcopy([line for line in self.chats if line.person == person and line.id > after][:limit])

    async def delete_messages(self, person: str, limit: int) -> int:
        """Delete some of the chat messages of a person."""
        gone = [line for line in self.chats if line.person == person][:limit]
        self.chats = [line for line in self.chats if line not in gone]
        return len(gone)

    # Sessions.

    async def add_session(self, session: LoginSession, expected: Mapping[str, object] | None = None) -> None:
        """Add a session, unless it exists."""
        if expected:
            self.expected_person(session.person, expected)
        self.sessions.setdefault(session.id, deepcopy(session))

    async def session(self, id: str) -> tuple[LoginSession, Person] | None:
        """A session, valid or ended, with its person."""
        session = self.sessions.get(id)
        if session is None:
            return None
        person = self.found(self.people[session.person])
        assert person is not None
        return deepcopy(session), person

    async def sessions_of(self, person: str) -> list[LoginSession]:
        """The valid sessions of a person, most recently used first."""
        found = [session for session in self.sessions.values() if session.person == person and not session.ended]
        return deepcopy(sorted(found, key=lambda session: (-session.seen, -session.created, session.id)))

    async def touch_session(self, id: str, now: int, device: str) -> None:
        """Record that a session was used."""
        self.sessions[id].seen, self.sessions[id].device = now, device

    async def end_sessions(self, person: str, now: int, keep: str = "", only: str = "", old: int = 0) -> list[str]:
        """End the sessions of a person and return their ids."""
        for session in [session for session in self.sessions.values() if session.person == person]:
            if session.seen < old:
                del self.sessions[session.id]
        ended = []
        for session in self.sessions.values():
            chosen = session.person == person and not session.ended and session.id != keep
            if chosen and only in ("", session.id):
                session.ended = now
                ended.append(session.id)
                await self.notify(Notification("sign-out", text=session.id))
        return ended

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
        await self.notify(Notification("table", table.id, table.version))

    async def tables_of(self, person: str, limit: int, which: TableFilter = "all", abandoned: int = -1) -> list[Table]:
        """The tables of a person: first those where it is their turn, then the newest."""

        def rank(table: Table) -> tuple[bool, int]:
            mine = [seat.seat for seat in table.seats if seat.person == person]
            return not (table.status == "playing" and table.to_move in mine), -table.created

        sat = [table for table in self.tables.values() if any(seat.person == person for seat in table.seats)]
        seated = {table.id for table in sat}
        sat += self.hosted_by(person)
        if which != "all":
            put_away = {table.id for table in sat if any(s.archived for s in table.seats if s.person == person)}
            sat = [table for table in sat if (table.id in put_away) == (which == "archived")]
        if which in ("games", "what-ifs"):
            sat = [table for table in sat if (table.origin is not None) == (which == "what-ifs")]
            shared = {t.id for t in sat if any(s.kind == "person" and s.person != person for s in t.seats)}
            alone = seated - shared
            sat = [t for t in sat if t.status != "playing" or t.since > abandoned or t.id not in alone]
            sat = [table for table in sat if table.status != "closed"]
        return deepcopy(sorted(sat, key=rank)[:limit])

    def hosted_by(self, person: str) -> list[Table]:
        """The tables that a person hosts without a seat, in the lobby and while only bots play."""
        found = [t for t in self.tables.values() if person and t.host == person]
        found = [table for table in found if all(seat.person != person for seat in table.seats)]
        bots = {table.id for table in found if all(seat.kind == "bot" for seat in table.seats)}
        return [t for t in found if t.status == "lobby" or (t.status == "playing" and t.id in bots)]

    async def unfinished_tables_of(self, person: str, limit: int) -> int:
        """The number of tables of a person whose games are not over, counted up to a limit."""
        sat = self.hosted_by(person)
        sat += [table for table in self.tables.values() if any(seat.person == person for seat in table.seats)]
        return min(limit, sum(table.status in ("lobby", "playing") for table in sat))

    async def open_tables(self, limit: int, lately: int = 0) -> list[Table]:
        """Listed tables in the lobby with an open seat, newest first."""
        found = [t for t in self.tables.values() if t.status == "lobby" and t.settings.listed]
        free = [table for table in found if any(seat.kind == "open" for seat in table.seats)]
        return deepcopy(sorted(free, key=lambda table: -table.created)[:limit])

    async def archive(self, table: str, person: str, archived: bool) -> None:
        """Put a table away for one of its players, or take it back."""
        for seat in self.tables[table].seats:
            if seat.person == person:
                seat.archived = int(archived)

    async def live_tables(self, limit: int, active: int = -1) -> list[Table]:
        """Listed games in progress that allow spectators, most recent activity first."""
        playing = [t for t in self.tables.values() if t.status == "playing" and t.since > active]
        found = [t for t in playing if t.settings.listed]
        shown = [table for table in found if table.settings.spectators]
        return deepcopy(sorted(shown, key=lambda table: -table.since)[:limit])

    async def mark_present(self, table: str, at: int) -> None:
        """Somebody is connected."""
        self.present[table] = at

    async def set_wake(self, table: str, wake: int, seq: int = -1) -> None:
        """Change when a table needs attention."""
        if seq in (-1, self.tables[table].seq):
            self.tables[table].wake = wake

    async def due(self, now: int, limit: int) -> list[str]:
        """The games in progress whose `wake` time has come."""
        found = [t for t in self.tables.values() if t.status in ("lobby", "playing") and 0 < t.wake <= now]
        return [table.id for table in sorted(found, key=lambda table: table.wake)[:limit]]

    async def delete_expired(self, retention: Retention, now: int, limit: int) -> list[str]:
        """Delete some of the tables that need not be kept."""

        def expired(table: Table) -> bool:
            kinds = {"over": retention.finished_days} if table.started else {"lobby": retention.lobby_days}
            kinds["closed"] = retention.unfinished_days if table.started else retention.lobby_days
            if table.started:
                kinds["playing"] = retention.unfinished_days
            days = kinds.get(table.status, 0)
            demonstration = table.host == DEMONSTRATION_HOST and table.since <= now - KEEP_DEMONSTRATION_MS
            return demonstration or (days > 0 and table.since <= now - days * DAY_MS)

        found = [table.id for table in self.tables.values() if expired(table)][:limit]
        for id in found:
            del self.tables[id]
            self.logs.pop(id, None)
        return found

    # The log.

    async def append(self, entry: Entry, progress: Progress) -> None:
        """Append an entry and update the row."""
        log = self.logs.setdefault(entry.table, [])
        for kept in log:
            if kept.id == entry.id:
                raise Repeated(kept.seq)
        if entry.seq != len(log) + 1:
            raise Conflict(f"entry {len(log) + 1} comes next, not {entry.seq}")
        table = self.tables.get(entry.table)
        if table is None or table.status != "playing":
            raise Conflict(f"no game is in progress at table {entry.table}")
        log.append(deepcopy(entry))
        table.seq = entry.seq
        for name in Progress.__struct_fields__:
            setattr(table, name, deepcopy(getattr(progress, name)))
        await self.notify(Notification("entry", entry.table, entry.seq))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table's log after number `after`."""
        return deepcopy(self.logs.get(table, [])[after:])

    # Chat and secret answers.

    async def say(self, chat: ChatMessage) -> int:
        """Store a chat message and return its id; Outdated if its author was forgotten."""
        author = self.people.get(chat.person)
        if author is not None and not author.name:
            raise Outdated("there is no such person")
        for said in self.chats if chat.command_id and chat.person else []:
            if (said.table, said.person, said.command_id) == (chat.table, chat.person, chat.command_id):
                return said.id
        kept = deepcopy(chat)
        kept.id = len(self.chats) + 1
        self.chats.append(kept)
        await self.notify(Notification("chat", chat.table, kept.id))
        return kept.id

    async def chat(self, table: str, after: int = 0, limit: int = 200, hidden: str = "") -> list[ChatMessage]:
        """The newest `limit` chat messages of a table with an id above `after`, without a hidden channel."""
        lines = [line for line in self.chats if line.table == table and line.id > after and line.channel != hidden]
        return deepcopy(lines[-limit:])

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
