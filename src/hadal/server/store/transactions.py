"""What is written together, as scripts of SQL that run in one transaction on either engine."""

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
    """Somebody new."""
    yield from refuse_claimed(person)
    added = yield f"{sql.ADD_PERSON} on conflict do nothing returning id", sql.person_row(person)
    if not added:
        raise Conflict("this person is there already")


def change_person(person: Person) -> Transaction[None]:
    """A person as they are now."""
    yield from refuse_claimed(person)
    if not (yield CHANGE_PERSON, sql.person_row(person)):
        raise Conflict("there is no such person")


def replace_seats(table: Table) -> Transaction[None]:
    """The seats of a table, instead of those it had."""
    yield "delete from seat where table_ = :id", {"id": table.id}
    for seat in table.seats:
        yield sql.ADD_SEAT, sql.seat_row(table.id, seat)


def add_table(table: Table) -> Transaction[None]:
    """A new table."""
    if not (yield f"{sql.ADD_TABLE} on conflict do nothing returning id", sql.table_row(table)):
        raise Conflict(f"there is a table {table.id} already")
    yield from replace_seats(table)


def change_table(table: Table) -> Transaction[None]:
    """A table as it is now, if nobody has changed it since it was read."""
    row = sql.table_row(table) | {"version": table.version + 1, "before": table.version}
    if not (yield CHANGE_TABLE, row):
        raise Conflict(f"table {table.id} has another version by now")
    yield from replace_seats(table)


def append(entry: Entry, progress: Progress) -> Transaction[None]:
    """The next entry of a log."""
    found = yield "select seq from entry where table_ = :table and id = :id", msgspec.structs.asdict(entry)
    if found:
        raise Repeated(found[0][0])
    if not (yield ADVANCE, sql.progress_row(progress) | {"id": entry.table, "seq": entry.seq}):
        raise Conflict(f"entry {entry.seq} is not the next one at table {entry.table}")
    yield sql.ADD_ENTRY, sql.entry_row(entry)


def lock_table(table: str) -> Transaction[None]:
    """Conflict if there is no such table; nobody else changes it meanwhile."""
    if not (yield f"select id from table_ where id = :id{LOCK}", {"id": table}):
        raise Conflict(f"there is no table {table}")


def add_chat(chat: ChatMessage) -> Transaction[int]:
    """Something said; as the table is locked, ids at one table become visible in their order."""
    yield from lock_table(chat.table)
    rows = yield sql.ADD_CHAT, sql.message_row(chat)
    return int(rows[0][0])


def save_secret_answer(wish: StoredAnswer) -> Transaction[None]:
    """A wish instead of the one before."""
    yield from lock_table(wish.table)
    yield (
        f"{sql.ADD_WISH} on conflict (table_, seat, kind) do update set body = :body, offer = :offer",
        sql.message_row(wish),
    )


def delete_secret_answers(table: str, kind: str, seat: int) -> Transaction[None]:
    """No such wishes any more."""
    which = "table_ = :table and kind = :kind and (:seat = -1 or seat = :seat)"
    yield f"delete from wish where {which}", {"table": table, "kind": kind, "seat": seat}


def heartbeat(node: str, now: int, dead_after_ms: int) -> Transaction[list[str]]:
    """A node lives; those that have not said so for long are forgotten."""
    given = {"id": node, "now": now, "dead": now - dead_after_ms}
    yield "insert into node (id, seen) values (:id, :now) on conflict (id) do update set seen = :now", given
    yield "delete from node where seen <= :dead and id <> :id", given
    rows = yield "select id from node", given
    return sorted(row[0] for row in rows)


def leave(node: str) -> Transaction[None]:
    """A node goes."""
    yield "delete from node where id = :id", {"id": node}
