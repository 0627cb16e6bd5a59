"""The write transactions, as generators of SQL statements that run on either engine."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_hex

from msgspec import Struct, structs

from hadal.server.clock import DAY_MS
from hadal.server.store import sql
from hadal.server.store.errors import Conflict, Outdated, Repeated
from hadal.server.store.model import (
    DEMONSTRATION_HOST,
    KEEP_DEMONSTRATION_MS,
    ChatMessage,
    Entry,
    LoginSession,
    Person,
    Progress,
    Retention,
    StoredAnswer,
    Table,
)
from hadal.server.store.sql import LOCK, Transaction

CHANGE_PERSON = f"update person set {sql.setting(sql.PERSON)}, {sql.setting(sql.COMPARED)} where id = :id"
CLAIMED = (
    "select 1 from person where claim is not null and (claim = :claim or skeleton = :skeleton) and id <> :id limit 1"
)
TABLES_OF_PERSON = "select id from table_ where id in (select table_ from seat where person = :id and person <> '')"
FORGET_PERSON = (
    "update person set name = '', language = '', password = '', link = '', seen = 0, recovery = '', link_made = 0, "
    "reissue = '', reissue_until = 0, signed_out = :now, claim = null, skeleton = '' where id = :id"
)
FORGET_ANSWERS = (
    "delete from wish where (table_, seat) in (select table_, seat from seat where person = :id and person <> '')"
)
FORGET_SEATS = "update seat set name = '', person = '' where person = :id and person <> ''"
END_SESSIONS = (
    "update session set ended = :now where person = :person and ended = 0 and id <> :keep "
    "and (:only = '' or id = :only) returning id"
)
CHANGE_TABLE = (
    f"update table_ set {sql.setting(sql.TABLE)}, {sql.setting(sql.LISTED)} "
    "where id = :id and version = :before and seq = :seq returning id"
)
MOST_CHAT = 1000  # messages of each channel that a table keeps
DROP_OLD_CHAT = (
    "delete from chat where table_ = :table_ and channel = :channel and id <= (select id from chat "
    "where table_ = :table_ and channel = :channel order by id desc limit 1 offset :most)"
)
DELETE_MESSAGES = (
    "delete from chat where id in (select id from chat where person = :id and person <> '' limit :limit) returning id"
)
PROBE_BYTES = 8192
PROBE = (
    "insert into probe (node, at, padding) values (:node, :now, :padding) "
    "on conflict (node) do update set at = :now, padding = :padding"
)
ADD_NEXT_ENTRY = (
    f"insert into entry ({sql.ENTRY}) select {sql.names(sql.ENTRY)} "
    "where exists (select 1 from table_ where id = :table_ and seq = :seq - 1 and status = 'playing') "
    "on conflict do nothing returning seq"
)
ADVANCE = f"update table_ set seq = :seq, {sql.setting(sql.PROGRESS)} where id = :id"


class ForgottenPerson(Struct):
    """What belonged to a person who was forgotten."""

    tables: list[str]
    sessions: list[str]  # whose sockets must be closed


def refuse_claimed(person: Person) -> Transaction[None]:
    """Conflict if somebody else has claimed the name, or one that looks like it."""
    parameters = sql.compared_names(person)
    for form in sorted({parameters["claim"], parameters["skeleton"]}):
        yield sql.LOCK_NAME, {"claim": form}
    if (yield CLAIMED, parameters):
        raise Conflict(f"the name {person.name} is claimed")


def add_person(person: Person) -> Transaction[None]:
    """Add a person."""
    yield from refuse_claimed(person)
    added = yield f"{sql.ADD_PERSON} on conflict do nothing returning id", sql.person_row(person)
    if not added:
        raise Conflict("this person is there already")


def lock_person(id: str, expected: Mapping[str, object]) -> Transaction[Person]:
    """Lock a person against other changes; Outdated if they are forgotten, or a field has another value by now."""
    rows = yield f"{sql.PEOPLE} where p.id = :id{LOCK}", {"id": id}
    found = sql.person_of(rows[0]) if rows else None
    if found is None or not found.name:
        raise Outdated("there is no such person")
    if any(getattr(found, name) != value for name, value in expected.items()):
        raise Outdated("the person was changed in the meantime")
    return found


def change_person(id: str, changes: Mapping[str, object], expected: Mapping[str, object]) -> Transaction[None]:
    """Change some fields of a person, if other fields have the expected values.

    The row is locked before it is read, so concurrent changes of other fields are kept, and a forgotten person stays
    forgotten. Only a name that is taken or claimed now can be refused: a name they have never blocks its owner.
    """
    before = yield from lock_person(id, expected)
    after = structs.replace(before, **changes)
    if after.name != before.name or (after.password and not before.password):
        yield from refuse_claimed(after)
    yield CHANGE_PERSON, sql.person_row(after)


def forget_person(id: str, now: int) -> Transaction[ForgottenPerson]:
    """Delete everything that identifies a person: name, sessions, secret answers, chat, and the person of seats.

    The row stays, without a name, so that the id is never given to anybody else.
    """
    parameters = {"id": id, "now": now}
    if not (yield f"select id from person where id = :id{LOCK}", parameters):
        raise Conflict("there is no such person")
    tables = yield f"{TABLES_OF_PERSON} order by id{LOCK}", parameters
    yield FORGET_PERSON, parameters
    sessions = yield "delete from session where person = :id returning id", parameters
    yield "delete from chat where person = :id and person <> ''", parameters
    yield FORGET_ANSWERS, parameters
    yield FORGET_SEATS, parameters
    for (table,) in tables:
        yield "update table_ set version = version + 1 where id = :table", {"table": table}
    return ForgottenPerson([row[0] for row in tables], [row[0] for row in sessions])


# Sessions.


def add_session(session: LoginSession, expected: Mapping[str, object]) -> Transaction[None]:
    """Add a session, unless it exists, if the fields of its person that it relies on have the expected values."""
    if expected:
        yield from lock_person(session.person, expected)
    yield f"{sql.ADD_SESSION} on conflict do nothing", sql.session_row(session)


def touch_session(id: str, now: int, device: str) -> Transaction[None]:
    """Record that a session was used."""
    parameters = {"id": id, "now": now, "device": device}
    yield "update session set seen = :now, device = :device where id = :id", parameters


def end_sessions(person: str, now: int, keep: str, only: str, old: int) -> Transaction[list[str]]:
    """End sessions of a person and return their ids; forget those that were not used for a long time."""
    parameters = {"person": person, "now": now, "keep": keep, "only": only, "old": old}
    yield "delete from session where person = :person and seen < :old", parameters
    rows = yield END_SESSIONS, parameters
    return [row[0] for row in rows]


def replace_seats(table: Table) -> Transaction[None]:
    """Replace the seats of a table."""
    yield "delete from seat where table_ = :id", {"id": table.id}
    for seat in table.seats:
        yield sql.ADD_SEAT, sql.seat_row(table.id, seat)


def add_table(table: Table) -> Transaction[None]:
    """Add a table."""
    if not (yield f"{sql.ADD_TABLE} on conflict do nothing returning id", sql.table_row(table)):
        raise Conflict(f"there is a table {table.id} already")
    yield from replace_seats(table)


def change_table(table: Table) -> Transaction[None]:
    """Save a table, unless it was changed since it was read."""
    row = sql.table_row(table) | {"version": table.version + 1, "before": table.version}
    if not (yield CHANGE_TABLE, row):
        raise Conflict(f"table {table.id} has another version by now")
    yield from replace_seats(table)


def mark_present(table: str, at: int) -> Transaction[None]:
    """Somebody who plays at a table is connected to it."""
    yield "update table_ set present = :at where id = :id and present < :at", {"id": table, "at": at}


def archive(table: str, person: str, archived: bool) -> Transaction[None]:
    """Put a table away for one of its players, or take it back."""
    parameters = {"id": table, "person": person, "archived": int(archived)}
    yield "update seat set archived = :archived where table_ = :id and person = :person and person <> ''", parameters


def set_wake(table: str, wake: int, seq: int) -> Transaction[None]:
    """Change when a table needs attention."""
    which = "id = :id and status = 'playing' and (:seq = -1 or seq = :seq)"
    yield f"update table_ set wake = :wake where {which}", {"id": table, "wake": wake, "seq": seq}


def append(entry: Entry, progress: Progress) -> Transaction[None]:
    """Append an entry to a log. It changes nothing if it is refused, so it needs no savepoint."""
    row = sql.entry_row(entry)
    if not (yield ADD_NEXT_ENTRY, row):
        found = yield "select seq from entry where table_ = :table_ and id = :id", row
        if found:
            raise Repeated(found[0][0])
        raise Conflict(f"entry {entry.seq} is not the next one of a game in progress at table {entry.table}")
    yield ADVANCE, sql.progress_row(progress) | {"id": entry.table, "seq": entry.seq}


def delete_expired(retention: Retention, now: int, limit: int) -> Transaction[list[str]]:
    """Delete tables that need not be kept. Two nodes may do this at once: each table is deleted by one of them."""
    deleted: list[str] = []
    for which, ms in (
        ("started = 0 and status in ('lobby', 'closed')", retention.lobby_days * DAY_MS),
        ("started > 0 and status = 'over'", retention.finished_days * DAY_MS),
        ("started > 0 and status in ('playing', 'closed')", retention.unfinished_days * DAY_MS),
        (f"host = '{DEMONSTRATION_HOST}'", KEEP_DEMONSTRATION_MS),
    ):
        if ms and len(deleted) < limit:
            expired = f"select id from table_ where {which} and since <= :before limit :limit"
            parameters = {"before": now - ms, "limit": limit - len(deleted)}
            rows = yield f"delete from table_ where id in ({expired}) and {which} returning id", parameters
            deleted += [row[0] for row in rows]
    return deleted


def lock_table(table: str) -> Transaction[None]:
    """Lock a table against other changes; Conflict if it does not exist."""
    if not (yield f"select id from table_ where id = :id{LOCK}", {"id": table}):
        raise Conflict(f"there is no table {table}")


def add_chat(chat: ChatMessage) -> Transaction[int]:
    """Add a chat message, or find the one this command has already added; Outdated if its author was forgotten.

    The oldest messages give way: a table or a person that is deleted must not hold up the writes of others for long.
    The lock makes the ids of one table visible in order. A person is locked before a table, as in `forget_person`.
    """
    author = yield f"select name from person where id = :id{LOCK}", {"id": chat.person}
    if author and not author[0][0]:
        raise Outdated("there is no such person")
    yield from lock_table(chat.table)
    row = sql.message_row(chat)
    rows = (yield sql.ADD_CHAT, row) or (yield sql.CHAT_SAID, row)
    yield DROP_OLD_CHAT, {"table_": chat.table, "channel": chat.channel, "most": MOST_CHAT}
    return int(rows[0][0])


def delete_messages(person: str, limit: int) -> Transaction[int]:
    """Delete some of the chat messages of a person; returns how many."""
    rows = yield DELETE_MESSAGES, {"id": person, "limit": limit}
    return len(rows)


def save_secret_answer(answer: StoredAnswer) -> Transaction[None]:
    """Store a secret answer, replacing the previous one."""
    yield from lock_table(answer.table)
    yield (
        f"{sql.ADD_ANSWER} on conflict (table_, seat, kind) do update set body = :body, offer = :offer",
        sql.message_row(answer),
    )


def delete_secret_answers(table: str, kind: str, seat: int) -> Transaction[None]:
    """Delete secret answers."""
    which = "table_ = :table and kind = :kind and (:seat = -1 or seat = :seat)"
    yield f"delete from wish where {which}", {"table": table, "kind": kind, "seat": seat}


def heartbeat(node: str, now: int, dead_after_ms: int) -> Transaction[list[str]]:
    """Record that a node is alive, remove the dead ones, and return the live ones."""
    parameters = {"id": node, "now": now, "dead": now - dead_after_ms}
    yield "insert into node (id, seen) values (:id, :now) on conflict (id) do update set seen = :now", parameters
    yield "delete from node where seen <= :dead and id <> :id", parameters
    rows = yield "select id from node", parameters
    return sorted(row[0] for row in rows)


def probe(node: str, now: int) -> Transaction[None]:
    """Write a row that nothing depends on, to find out whether writing works.

    For a moment it is larger than a page, so that it needs space as new entries do.
    """
    parameters = {"node": node, "now": now, "padding": token_hex(PROBE_BYTES // 2)}
    yield PROBE, parameters
    yield "update probe set padding = '' where node = :node", parameters


def leave(node: str) -> Transaction[None]:
    """Remove a node."""
    yield "delete from node where id = :id", {"id": node}
