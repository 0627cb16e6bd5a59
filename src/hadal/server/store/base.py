"""The interface of a store, and the SQL that both engines share.

Every method that writes returns after the write is durable, or raises.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Mapping
from typing import TypeVar

from hadal.server.store import sql, transactions
from hadal.server.store.model import (
    ChatMessage,
    Entry,
    LoginSession,
    Notification,
    OpenCount,
    Person,
    Progress,
    Retention,
    Spending,
    StoredAnswer,
    Table,
    TableFilter,
)
from hadal.server.store.notifications import NotificationHub
from hadal.server.store.sql import Parameters, Row, Transaction
from hadal.server.store.transactions import ForgottenPerson

T = TypeVar("T")

ROWS_AT_ONCE = 100  # of tables that are decoded before others have their turn: a few milliseconds
WRITE_TIMEOUT_S = 8.0  # less than a page waits until it gives the connection up
TO_MOVE_FIRST = (
    "case when t.status = 'playing' and exists "
    "(select 1 from seat s where s.table_ = t.id and s.person = :person and s.seat = t.to_move) then 0 else 1 end"
)
# Of a game that somebody plays against bots alone, without a move for long, only its link is left.
ABANDONED = (
    "(t.status = 'playing' and t.since <= :abandoned "
    "and exists (select 1 from seat s where s.table_ = t.id and s.person = :person) and not exists "
    "(select 1 from seat s where s.table_ = t.id and s.kind = 'person' and s.person <> :person))"
)
# A table without a seat of its host is the host's while the host can leave or close it: until a game with people
# begins, or until a game of bots is over. Without the first condition on `status` its index is not used.
HOSTED = (
    "select h.id from table_ h where h.host = :person and h.host <> '' and h.status in ('lobby', 'playing') "
    "and not exists (select 1 from seat s where s.table_ = h.id and s.person = :person) "
    "and (h.status = 'lobby' or (h.status = 'playing' "
    "and not exists (select 1 from seat s where s.table_ = h.id and s.kind <> 'bot')))"
)
# Only ids are sorted: the rows of somebody with thousands of tables are long.
SELECT_TABLES_OF_PERSON = (
    "with chosen as (select t.id as chosen_id from table_ t where t.id in "
    "(select table_ from seat where person = :person and person <> '' "
    "and (:which = 'all' or archived = case when :which = 'archived' then 1 else 0 end) "
    f"union {HOSTED} and :which <> 'archived') "
    "and (:which = 'all' or ((t.origin <> '') = (:which = 'what-ifs') or :which = 'archived')) "
    f"and (:which in ('all', 'archived') or not (t.status = 'closed' or {ABANDONED})) "
    f"order by {TO_MOVE_FIRST}, t.created desc, t.id desc limit :limit) "
    f"{sql.TABLES} join chosen on chosen_id = t.id order by {TO_MOVE_FIRST}, t.created desc, t.id desc"
)
COUNT_UNFINISHED = (
    "select count(*) from (select 1 from table_ t where t.status in ('lobby', 'playing') "
    f"and t.id in (select table_ from seat where person = :person and person <> '' union {HOSTED}) "
    "limit :limit) as unfinished"
)
MAX_OPEN_TABLES = 2000  # that are looked at; those where somebody is present come first
MAX_LIVE_TABLES = 2000  # those with the latest moves
LISTED_PER_HOST = 3  # tables of one host, and of one network, before all the others
LISTED_PER_NETWORK = 10
LATEST_FIRST = "order by case when present > :lately then 0 else 1 end, created desc, id desc"
NETWORK = "case when network = '' then id else network end"
FEW_FIRST = f"case when r.of_host <= {LISTED_PER_HOST} and r.of_network <= {LISTED_PER_NETWORK} then 0 else 1 end"
SELECT_OPEN_TABLES = (
    "with listed as (select id, host, network, present, created from table_ "
    "where status = 'lobby' and listed = 1 "
    f"order by present desc, created desc limit {MAX_OPEN_TABLES}), "
    "waiting as (select * from listed w where exists "
    "(select 1 from seat s where s.table_ = w.id and s.kind = 'open')), "
    "ranked as (select id as ranked_id, case when present > :lately then 0 else 1 end as away, "
    f"row_number() over (partition by host {LATEST_FIRST}) as of_host, "
    f"row_number() over (partition by {NETWORK} {LATEST_FIRST}) as of_network from waiting) "
    f"{sql.TABLES} join ranked r on r.ranked_id = t.id order by "
    f"{FEW_FIRST}, r.away, t.created desc, t.id desc limit :limit"
)
SELECT_LIVE_TABLES = (
    "with lately as (select id, host, network, since from table_ "
    "where status = 'playing' and listed = 1 and spectators = 1 and since > :active "
    f"order by since desc limit {MAX_LIVE_TABLES}), "
    "ranked as (select id as ranked_id, row_number() over (partition by host order by since desc, id desc) as of_host, "
    f"row_number() over (partition by {NETWORK} order by since desc, id desc) as of_network from lately) "
    f"{sql.TABLES} join ranked r on r.ranked_id = t.id "
    f"order by {FEW_FIRST}, t.since desc, t.id desc limit :limit"
)
SELECT_DUE = (
    "select id from table_ where status in ('lobby', 'playing') and wake > 0 and wake <= :now "
    "order by wake, id limit :limit"
)
SELECT_ENTRIES = f"select {sql.ENTRY} from entry where table_ = :table and seq > :after order by seq"
SELECT_CHAT = (
    f"select {sql.CHAT}, id from chat where table_ = :table and id > :after and channel <> :hidden "
    "order by id desc limit :limit"
)
SELECT_CHAT_OF_PERSON = (
    f"select {sql.CHAT}, id from chat where person = :person and person <> '' and id > :after order by id limit :limit"
)
SELECT_SESSION = (
    f"select {sql.of('s', sql.SESSION)}, {sql.PERSON_COLUMNS} "
    "from session s join person p on p.id = s.person where s.id = :id"
)
SELECT_SESSIONS = (
    f"select {sql.SESSION} from session where person = :person and ended = 0 order by seen desc, created desc, id"
)
SELECT_ANSWERS = f"select {sql.ANSWER} from wish where table_ = :table order by seat, kind"


class Store(ABC):
    """The database of one installation."""

    def __init__(self) -> None:
        self.hub = NotificationHub()
        self.write_timeout_s = WRITE_TIMEOUT_S

    # What each engine does in its own way.

    @abstractmethod
    async def open(self) -> None:
        """Connect. An older schema is upgraded, a newer one is refused."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, then disconnect."""

    @abstractmethod
    async def read(self, statement: str, parameters: Parameters) -> list[Row]:
        """Run a query and return its rows."""

    @abstractmethod
    async def write(self, transaction: Transaction[T], notify: Callable[[T], Notification] | None = None) -> T:
        """Run a transaction; once it is durable, publish the notification made from its result."""

    @abstractmethod
    async def append(self, entry: Entry, progress: Progress) -> None:
        """Append an entry as number `entry.seq` and update the table's row with it.

        Raises Conflict if that number is not the next one or the game is not in progress, and Repeated if the id is
        already in the log.
        """

    @abstractmethod
    async def notify(self, notification: Notification) -> None:
        """Send all nodes, this one included, a notification that is not stored."""

    async def notify_all(self, notifications: list[Notification]) -> None:
        """Send all nodes several notifications, in order."""
        for notification in notifications:
            await self.notify(notification)

    @abstractmethod
    async def size(self) -> int:
        """The bytes the database occupies."""

    async def check(self, node: str, now: int) -> None:
        """Write and read a row; StoreError if the database cannot do that."""
        await self.write(transactions.probe(node, now))
        await self.read("select at from probe where node = :node", {"node": node})

    def subscribe(self) -> AsyncIterator[Notification]:
        """Notifications of all writes from now on, by any node; `reconnected` means that some may have been lost."""
        return self.hub.subscribe()

    # People.

    async def add_person(self, person: Person) -> None:
        """Add a person; Conflict if the name is claimed."""
        await self.write(transactions.add_person(person))

    async def change_person(
        self, id: str, changes: Mapping[str, object], expected: Mapping[str, object] | None = None
    ) -> None:
        """Change some fields of a person.

        Conflict if they take or claim a name that is claimed by someone else; Outdated if there is no such person, or
        a field does not have its expected value.
        """
        await self.write(transactions.change_person(id, changes, expected or {}))

    async def forget_person(self, id: str, now: int) -> ForgottenPerson:
        """Delete everything that identifies a person; Conflict if there is none."""
        found = await self.write(transactions.forget_person(id, now))
        for table in found.tables:
            await self.notify(Notification("table", table))
        await self._signed_out(found.sessions)
        return found

    async def person(self, id: str) -> Person | None:
        """A person by id."""
        return await self._person("p.id = :value", id)

    async def person_named(self, name: str) -> Person | None:
        """The person who claimed this name, ignoring case."""
        return await self._person("p.claim = :value", sql.claim_of(name))

    async def person_linked(self, link: str) -> Person | None:
        """The person whose personal link has this hash."""
        return await self._person("p.link = :value and p.link <> ''", link)

    async def person_reissued(self, link: str) -> Person | None:
        """The person whose one-time link has this hash."""
        return await self._person("p.reissue = :value and p.reissue <> ''", link)

    async def person_recovering(self, code: str) -> Person | None:
        """The person whose recovery code has this hash."""
        return await self._person("p.recovery = :value and p.recovery <> ''", code)

    async def _person(self, where: str, value: str) -> Person | None:
        rows = await self.read(f"{sql.PEOPLE} where {where}", {"value": value})
        return sql.person_of(rows[0]) if rows else None

    async def messages_of(self, person: str, limit: int, after: int = 0) -> list[ChatMessage]:
        """The next `limit` chat messages of a person with an id above `after`, in order."""
        rows = await self.read(SELECT_CHAT_OF_PERSON, {"person": person, "limit": limit, "after": after})
        return [ChatMessage(*row) for row in rows]

    async def delete_messages(self, person: str, limit: int) -> int:
        """Delete some of the chat messages of a person; returns how many."""
        return await self.write(transactions.delete_messages(person, limit))

    # Sessions.

    async def add_session(self, session: LoginSession, expected: Mapping[str, object] | None = None) -> None:
        """Add a session; nothing happens if it exists. Outdated if a field of the person lacks its expected value."""
        await self.write(transactions.add_session(session, expected or {}))

    async def session(self, id: str) -> tuple[LoginSession, Person] | None:
        """A session, valid or ended, with its person."""
        rows = await self.read(SELECT_SESSION, {"id": id})
        if not rows:
            return None
        row, columns = rows[0], len(sql.SESSION.split(", "))
        return LoginSession(*row[:columns]), sql.person_of(row[columns:])

    async def sessions_of(self, person: str) -> list[LoginSession]:
        """The valid sessions of a person, most recently used first."""
        return [LoginSession(*row) for row in await self.read(SELECT_SESSIONS, {"person": person})]

    async def touch_session(self, id: str, now: int, device: str) -> None:
        """Record that a session was used."""
        await self.write(transactions.touch_session(id, now, device))

    async def end_sessions(self, person: str, now: int, keep: str = "", only: str = "", old: int = 0) -> list[str]:
        """End the sessions of a person, except one or only one, and return their ids.

        Sessions that were last used before `old` are deleted, because their cookies have expired.
        """
        ended = await self.write(transactions.end_sessions(person, now, keep, only, old))
        await self._signed_out(ended)
        return ended

    async def _signed_out(self, sessions: list[str]) -> None:
        """Tell all nodes to close the sockets of these sessions."""
        for session in sessions:
            await self.notify(Notification("sign-out", text=session))

    # Tables.

    async def add_table(self, table: Table) -> None:
        """Add a table."""
        await self.write(transactions.add_table(table), lambda _: Notification("table", table.id))

    async def table(self, id: str) -> Table | None:
        """A table with its seats."""
        tables = await self._tables(f"{sql.TABLES} where t.id = :id", {"id": id})
        return tables[0] if tables else None

    async def change_table(self, table: Table) -> None:
        """Save a table with its seats and increment its version, in `table` too.

        Raises Conflict if `version` or `seq` are not the stored ones: another request or a move came first.
        """
        version = table.version + 1
        await self.write(transactions.change_table(table), lambda _: Notification("table", table.id, version))
        table.version = version

    async def tables_of(self, person: str, limit: int, which: TableFilter = "all", abandoned: int = -1) -> list[Table]:
        """The tables of a person: first those where it is their turn, then the newest.

        These are the tables where they sit, and those that they host without a seat: in the lobby, and while only
        bots play. Lists other than `all` leave out games that they play against bots alone without a move since
        `abandoned`.
        """
        parameters = {"person": person, "limit": limit, "which": which, "abandoned": abandoned}
        return await self._tables(SELECT_TABLES_OF_PERSON, parameters)

    async def archive(self, table: str, person: str, archived: bool) -> None:
        """Put a table away for one of its players, or take it back."""
        await self.write(transactions.archive(table, person, archived))

    async def unfinished_tables_of(self, person: str, limit: int) -> int:
        """The number of tables of a person whose games are not over, counted up to a limit."""
        rows = await self.read(COUNT_UNFINISHED, {"person": person, "limit": limit})
        return int(rows[0][0])

    async def open_tables(self, limit: int, lately: int = 0) -> list[Table]:
        """Listed tables in the lobby with an open seat: first those where somebody was present lately, then the newest.

        Tables of a host or a network that has many come after those of others.
        """
        return await self._tables(SELECT_OPEN_TABLES, {"limit": limit, "lately": lately})

    async def mark_present(self, table: str, at: int) -> None:
        """Record that somebody who plays at a table is connected."""
        await self.write(transactions.mark_present(table, at))

    async def set_wake(self, table: str, wake: int, seq: int = -1) -> None:
        """Change when a game in progress needs attention; 0: not until somebody comes.

        With `seq`, only while this is the last entry: a later one has said itself when.
        """
        await self.write(transactions.set_wake(table, wake, seq))

    async def live_tables(self, limit: int, active: int = -1) -> list[Table]:
        """Listed games in progress that allow spectators, with a move after `active`, most recent activity first.

        Games of a host or a network that has many come after those of others.
        """
        return await self._tables(SELECT_LIVE_TABLES, {"limit": limit, "active": active})

    async def _tables(self, statement: str, parameters: Parameters) -> list[Table]:
        rows = await self.read(statement, parameters)
        found = [sql.table_of(row) for row in rows[:ROWS_AT_ONCE]]
        for start in range(ROWS_AT_ONCE, len(rows), ROWS_AT_ONCE):
            await asyncio.sleep(0)
            found += [sql.table_of(row) for row in rows[start : start + ROWS_AT_ONCE]]
        return found

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables whose `wake` time has come: games in progress, and games about to be dealt."""
        return [row[0] for row in await self.read(SELECT_DUE, {"now": now, "limit": limit})]

    async def delete_expired(self, retention: Retention, now: int, limit: int) -> list[str]:
        """Delete some of the tables that need not be kept, with their log and chat; returns their ids."""
        return await self.write(transactions.delete_expired(retention, now, limit))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table's log after number `after`, in order."""
        return [sql.entry_of(row) for row in await self.read(SELECT_ENTRIES, {"table": table, "after": after})]

    # Chat and secret answers.

    async def say(self, chat: ChatMessage) -> int:
        """Store a chat message and return its id; a command that was stored before adds nothing.

        Outdated if its author was forgotten: nothing of what they write may stay.
        """
        return await self.write(transactions.add_chat(chat), lambda id: Notification("chat", chat.table, id))

    async def chat(self, table: str, after: int = 0, limit: int = 200, hidden: str = "") -> list[ChatMessage]:
        """The newest `limit` chat messages of a table with an id above `after`, without a hidden channel, in order."""
        rows = await self.read(SELECT_CHAT, {"table": table, "after": after, "limit": limit, "hidden": hidden})
        return [ChatMessage(*row) for row in reversed(rows)]

    async def save_secret_answer(self, answer: StoredAnswer) -> None:
        """Store orders or a sealed answer, replacing what the seat had of that kind."""
        await self.write(
            transactions.save_secret_answer(answer), lambda _: Notification("wish", answer.table, answer.seat)
        )

    async def secret_answers(self, table: str) -> list[StoredAnswer]:
        """All orders and sealed answers of a table."""
        return [StoredAnswer(*row) for row in await self.read(SELECT_ANSWERS, {"table": table})]

    async def delete_secret_answers(self, table: str, kind: str, seat: int = -1) -> None:
        """Delete the answers of a kind, of one seat or of all."""
        transaction = transactions.delete_secret_answers(table, kind, seat)
        await self.write(transaction, lambda _: Notification("wish", table, seat))

    # Limits. Only nodes that share a database share them.

    async def share_spending(self, spent: list[Spending]) -> list[Spending]:
        """Add what was spent here; returns what was spent everywhere."""
        return []

    async def share_open(self, node: str, counts: list[OpenCount]) -> list[OpenCount]:
        """Report what is open here; returns what is open on other nodes."""
        return []

    # Nodes.

    async def heartbeat(self, node: str, now: int, dead_after_ms: int) -> list[str]:
        """Record that this node is alive, and return the names of all live nodes, sorted."""
        return await self.write(transactions.heartbeat(node, now, dead_after_ms))

    async def leave(self, node: str) -> None:
        """Remove this node; others may take over its tables at once."""
        await self.write(transactions.leave(node))
