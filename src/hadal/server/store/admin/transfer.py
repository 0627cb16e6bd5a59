"""Backup, export and import: everything out of one store, and into another, of either engine."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

from msgspec import Struct, structs

from hadal.server.store import address, sql
from hadal.server.store.admin.connection import (
    AdminConnection,
    existing,
    readable_errors,
    reading,
    refuse_other_schema,
    writing,
)
from hadal.server.store.admin.dump import (
    VERSION,
    Archive,
    BadDump,
    DumpHeader,
    DumpLine,
    TableDump,
    atomic_target,
    private_file,
    read_head,
    read_lines,
    source,
)
from hadal.server.store.errors import StoreError
from hadal.server.store.model import ChatMessage, Entry, Person, StoredAnswer, Table

Report = Callable[[int, int], None]  # how much is done, and of how much

PAGE = 500  # people read at once
BACKUP_PAGES = 2000  # copied between two reports
KEPT_CHAT = f"insert into chat (id, {sql.CHAT}) values (:id, {sql.names(sql.CHAT)})"


def quiet(done: int, total: int) -> None:
    """Nobody wants to know."""


# Out.


class ExportResult(Struct):
    """What was written."""

    people: int = 0
    tables: int = 0
    records: int = 0
    without_record: list[str] = []  # finished tables whose log does not lead to a record


def export(url: str, target: str, report: Report = quiet) -> ExportResult:
    """Write everything into a folder, a .zip or a .jsonl file; the last has no room for records."""
    with reading(url) as policy, atomic_target(target) as draft:
        archive = Archive(draft)
        try:
            done = write_lines(policy, archive, report)
            if not archive.one_file:
                write_records(policy, archive, done)
        finally:
            archive.close()
    return done


def write_lines(policy: AdminConnection, archive: Archive, report: Report) -> ExportResult:
    """The dump itself."""
    done = ExportResult(policy.number("select count(*) from person"), policy.number("select count(*) from table_"))
    total = done.people + done.tables
    with archive.lines() as file:
        file.write(sql.text(DumpHeader(VERSION, done.people, done.tables)).encode() + b"\n")
        for n, line in enumerate(everything(policy), 1):
            file.write(sql.text(line).encode() + b"\n")
            report(n, total)
        file.write(sql.text(DumpLine(end=total + 1)).encode() + b"\n")
    return done


def everything(policy: AdminConnection) -> Iterator[DumpLine]:
    """All people, then all tables with what belongs to them."""
    for person in people(policy):
        yield DumpLine(person=person)
    for (id,) in policy.rows("select id from table_ order by created, id"):
        yield DumpLine(whole=table_dump(policy, id))


def people(policy: AdminConnection) -> Iterator[Person]:
    """Everybody, page by page."""
    page = f"select {sql.PERSON} from person where id > :after order by id limit {PAGE}"
    after = ""
    while rows := policy.rows(page, {"after": after}):
        yield from (Person(*row) for row in rows)
        after = rows[-1][0]


def table(policy: AdminConnection, id: str) -> Table:
    """A table with its seats."""
    return sql.table_of(policy.rows(f"{sql.TABLES} where t.id = :id", {"id": id})[0])


def log(policy: AdminConnection, id: str) -> list[Entry]:
    """A table's log."""
    return [sql.entry_of(row) for row in of_table(policy, "entry", sql.ENTRY, "seq", id)]


def table_dump(policy: AdminConnection, id: str) -> TableDump:
    """A table with all that belongs to it."""
    chat = [ChatMessage(*row) for row in of_table(policy, "chat", f"{sql.CHAT}, id", "id", id)]
    wishes = [StoredAnswer(*row) for row in of_table(policy, "wish", sql.WISH, "seat, kind", id)]
    return TableDump(table(policy, id), log(policy, id), chat, wishes)


def of_table(policy: AdminConnection, name: str, columns: str, order: str, id: str) -> list[sql.Row]:
    """The rows that belong to a table."""
    return policy.rows(f"select {columns} from {name} where table_ = :id order by {order}", {"id": id})


def write_records(policy: AdminConnection, archive: Archive, done: ExportResult) -> None:
    """A record for each finished game."""
    for (id,) in policy.rows("select id from table_ where status = 'over' order by created, id"):
        text = record(table(policy, id), log(policy, id))
        if text:
            archive.record(id, text)
            done.records += 1
        else:
            done.without_record.append(id)


def record(table: Table, entries: list[Entry]) -> str:
    """The record of a game; nothing if the log does not lead to one."""
    from hadal.server.tables.history import record_of

    try:
        return record_of(table, entries).write()
    except Exception:  # a log of other rules, or one that somebody has changed: the dump has it all the same
        return ""


# In.


class ImportResult(Struct):
    """What became of what was read."""

    people: int = 0
    tables: int = 0
    known_people: int = 0  # left alone
    known_tables: list[str] = []  # left alone
    unclaimed: list[str] = []  # names that somebody else has claimed here: their people came without a password


def import_dump(url: str, place: str, report: Report = quiet) -> ImportResult:
    """Add everything that a dump holds and the store does not: all of it, or nothing if anything is wrong."""
    total = check(place, report)
    done = ImportResult()
    with writing(url) as policy, source(place) as file:
        read_head(place, file)
        keep_ids = not policy.rows("select id from chat limit 1")
        for n, thing in enumerate(read_lines(place, file), total + 1):
            if isinstance(thing, Person):
                add_person(policy, thing, done)
            else:
                add_table_dump(policy, thing, keep_ids, done)
            report(n, 2 * total)
        follow_ids(policy)
    return done


def check(place: str, report: Report) -> int:
    """Read a dump to its end before anything is changed; how many people and tables it holds."""
    with source(place) as file:
        head = read_head(place, file)
        total, n = head.people + head.tables, 0
        for n, _ in enumerate(read_lines(place, file), 1):
            report(n, 2 * total)
    if n != total:
        raise BadDump(f"{place} should hold {total} people and tables, not {n}")
    return total


def add_person(policy: AdminConnection, person: Person, done: ImportResult) -> None:
    """Somebody, unless they are known; a claimed name stays with whoever has it here."""
    if policy.rows("select 1 from person where id = :id", {"id": person.id}):
        done.known_people += 1
        return
    claim = {"claim": sql.claim_of(person.name)}
    if person.password and policy.rows("select 1 from person where claim = :claim", claim):
        done.unclaimed.append(person.name)
        person = structs.replace(person, password="")
    policy.rows(sql.ADD_PERSON, sql.person_row(person))
    done.people += 1


def add_table_dump(policy: AdminConnection, table_dump: TableDump, keep_ids: bool, done: ImportResult) -> None:
    """A table with all that belongs to it, unless it is known."""
    id = table_dump.table.id
    if policy.rows("select 1 from table_ where id = :id", {"id": id}):
        done.known_tables.append(id)
        return
    policy.rows(sql.ADD_TABLE, sql.table_row(table_dump.table))
    policy.many(sql.ADD_SEAT, [sql.seat_row(id, seat) for seat in table_dump.table.seats])
    policy.many(sql.ADD_ENTRY, [sql.entry_row(entry) for entry in table_dump.log])
    add_chat = KEPT_CHAT if keep_ids else sql.ADD_CHAT.removesuffix(" returning id")
    policy.many(add_chat, [sql.message_row(chat) for chat in table_dump.chat])
    policy.many(sql.ADD_WISH, [sql.message_row(wish) for wish in table_dump.secret_answers])
    done.tables += 1


def follow_ids(policy: AdminConnection) -> None:
    """New chat gets ids after those that were brought along; SQLite sees to that by itself."""
    if policy.engine == "PostgreSQL":
        policy.rows("select setval(pg_get_serial_sequence('chat', 'id'), max(id)) from chat having max(id) is not null")


# Backup and information.


def backup(url: str, target: str, report: Report = quiet) -> None:
    """A copy of everything while the server runs: of a file another file, of a PostgreSQL a dump."""
    kind, place = address(url)
    if kind == "postgresql":
        export(url, target if target.endswith((".zip", ".jsonl")) else refuse_name(target), report)
        return
    refuse_other_schema(url)
    with readable_errors(place), atomic_target(target) as draft:
        private_file(draft).close()
        with closing(sqlite3.connect(existing(place))) as db, closing(sqlite3.connect(draft)) as copy:
            copy_file(db, copy, report)


def refuse_name(target: str) -> str:
    """A backup of PostgreSQL is a dump, and should look like one."""
    raise StoreError(f"a backup of a PostgreSQL database is a file .zip or .jsonl, not {target}")


def copy_file(db: sqlite3.Connection, copy: sqlite3.Connection, report: Report) -> None:
    """Copy a database page by page, as it is at this moment, and look the copy over."""
    db.isolation_level = None
    db.execute("begin")
    db.execute("select count(*) from sqlite_master")  # while this view is held, writers do not make us start again
    db.backup(copy, pages=BACKUP_PAGES, progress=lambda _, left, total: report(total - left, total))
    copy.execute("pragma journal_mode=DELETE")  # one file, ready to be carried away
    if copy.execute("pragma quick_check").fetchone() != ("ok",):
        raise StoreError("the copy is damaged, and so may be the database: run sqlite3 FILE 'pragma integrity_check'")


class DatabaseInfo(Struct):
    """What is in a database."""

    engine: str
    schema: str
    bytes: int
    people: int
    tables: dict[str, int]  # by status
    entries: int
    chat: int


def info(url: str) -> DatabaseInfo:
    """Look into a database."""
    from hadal.server.store.migrations import HEAD

    with reading(url) as policy:
        tables: dict[str, int] = dict(
            policy.rows("select status, count(*) from table_ group by status order by status")
        )
        counts = [policy.number(f"select count(*) from {name}") for name in ("person", "entry", "chat")]
        return DatabaseInfo(policy.engine, HEAD, policy.number(policy.size), counts[0], tables, counts[1], counts[2])
