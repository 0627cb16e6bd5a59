"""The write transactions, as generators of SQL statements that run on either engine."""

from __future__ import annotations

import msgspec

from hadal.server.store import sql
from hadal.server.store.errors import Conflict, Repeated
from hadal.server.store.model import ChatMessage, Entry, Person, Progress, StoredAnswer, Table
from hadal.server.store.sql import LOCK, Transaction

CHANGE_PERSON = f"update person set {sql.setting(sql.PERSON)}, claim = :claim where id = :id returning id"
CHANGE_TABLE = (
    f"update table_ set {sql.setting(sql.TABLE)}, {sql.setting(sql.LISTED)} "
    "where id = :id and version = :before and seq = :seq returning id"
)
ADVANCE = f"update table_ set seq = :seq, {sql.setting(sql.PROGRESS)} where id = :id and seq = :seq - 1 returning id"


def refuse_claimed(person: Person) -> Transaction[None]:
    """Conflict if somebody else has claimed the name."""
    claim = sql.claim_of(person.name)
    yield sql.LOCK_NAME, {"claim": claim}
    if (yield "select 1 from person where claim = :claim and id <> :id", {"claim": claim, "id": person.id}):
        raise Conflict(f"the name {person.name} is claimed")


def add_person(person: Person) -> Transaction[None]:
    """Add a person."""
    yield from refuse_claimed(person)
    added = yield f"{sql.ADD_PERSON} on conflict do nothing returning id", sql.person_row(person)
    if not added:
        raise Conflict("this person is there already")


def change_person(person: Person) -> Transaction[None]:
    """Save a person."""
    yield from refuse_claimed(person)
    if not (yield CHANGE_PERSON, sql.person_row(person)):
        raise Conflict("there is no such person")


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


def set_wake(table: str, wake: int) -> Transaction[None]:
    """Change when a table needs attention."""
    yield "update table_ set wake = :wake where id = :id and status = 'playing'", {"id": table, "wake": wake}


def append(entry: Entry, progress: Progress) -> Transaction[None]:
    """Append an entry to a log."""
    found = yield "select seq from entry where table_ = :table and id = :id", msgspec.structs.asdict(entry)
    if found:
        raise Repeated(found[0][0])
    if not (yield ADVANCE, sql.progress_row(progress) | {"id": entry.table, "seq": entry.seq}):
        raise Conflict(f"entry {entry.seq} is not the next one at table {entry.table}")
    yield sql.ADD_ENTRY, sql.entry_row(entry)


def lock_table(table: str) -> Transaction[None]:
    """Lock a table against other changes; Conflict if it does not exist."""
    if not (yield f"select id from table_ where id = :id{LOCK}", {"id": table}):
        raise Conflict(f"there is no table {table}")


def add_chat(chat: ChatMessage) -> Transaction[int]:
    """Add a chat message. The lock makes the ids of one table visible in order."""
    yield from lock_table(chat.table)
    rows = yield sql.ADD_CHAT, sql.message_row(chat)
    return int(rows[0][0])


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


def leave(node: str) -> Transaction[None]:
    """Remove a node."""
    yield "delete from node where id = :id", {"id": node}
