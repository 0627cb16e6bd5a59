"""Backup, export and import between stores of either engine."""

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
    BadDump,
    DumpHeader,
    DumpLine,
    DumpTarget,
    PersonDump,
    TableDump,
    atomic_target,
    private_file,
    read_head,
    read_lines,
    source,
)
from hadal.server.store.errors import StoreError
from hadal.server.store.model import ChatMessage, Entry, LoginSession, Person, StoredAnswer, Table
from hadal.server.store.transactions import CLAIMED

Report = Callable[[int, int], None]  # done, and total

PAGE = 500  # people read at once
BACKUP_PAGES = 2000  # copied between two reports
KEPT_CHAT = f"insert into chat (id, {sql.CHAT}) values (:id, {sql.names(sql.CHAT)})"


def quiet(done: int, total: int) -> None:
    """Report nothing."""


# Export.


class ExportResult(Struct):
    """The result of an export."""

    people: int = 0
    tables: int = 0
    records: int = 0
    without_record: list[str] = []  # finished tables whose log gives no record


def export(url: str, target: str, report: Report = quiet) -> ExportResult:
    """Write everything to a folder, a .zip or a .jsonl file; the last has no room for records."""
    with reading(url) as db, atomic_target(target) as draft:
        dump = DumpTarget(draft)
        try:
            done = write_lines(db, dump, report)
            if not dump.one_file:
                write_records(db, dump, done)
        finally:
            dump.close()
    return done


def write_lines(db: AdminConnection, dump: DumpTarget, report: Report) -> ExportResult:
    """Write the lines of the dump."""
    done = ExportResult(db.number("select count(*) from person"), db.number("select count(*) from table_"))
    total = done.people + done.tables
    with dump.lines() as file:
        file.write(sql.text(DumpHeader(VERSION, done.people, done.tables)).encode() + b"\n")
        for n, line in enumerate(everything(db), 1):
            file.write(sql.text(line).encode() + b"\n")
            report(n, total)
        file.write(sql.text(DumpLine(end=total + 1)).encode() + b"\n")
    return done


def everything(db: AdminConnection) -> Iterator[DumpLine]:
    """All people, then all tables with everything that belongs to them."""
    for person in people(db):
        yield DumpLine(person=person, sessions=sessions(db, person.id))
    for (id,) in db.rows("select id from table_ order by created, id"):
        yield DumpLine(table=table_dump(db, id))


def people(db: AdminConnection) -> Iterator[Person]:
    """All people, page by page."""
    page = f"select {sql.PERSON} from person where id > :after order by id limit {PAGE}"
    after = ""
    while rows := db.rows(page, {"after": after}):
        yield from (Person(*row) for row in rows)
        after = rows[-1][0]


def sessions(db: AdminConnection, person: str) -> list[LoginSession]:
    """The sessions of a person, with the ended ones: their cookies must stay useless."""
    found = db.rows(f"select {sql.SESSION} from session where person = :person order by id", {"person": person})
    return [LoginSession(*row) for row in found]


def table(db: AdminConnection, id: str) -> Table:
    """A table with its seats."""
    return sql.table_of(db.rows(f"{sql.TABLES} where t.id = :id", {"id": id})[0])


def log(db: AdminConnection, id: str) -> list[Entry]:
    """A table's log."""
    return [sql.entry_of(row) for row in of_table(db, "entry", sql.ENTRY, "seq", id)]


def table_dump(db: AdminConnection, id: str) -> TableDump:
    """A table with everything that belongs to it."""
    chat = [ChatMessage(*row) for row in of_table(db, "chat", f"{sql.CHAT}, id", "id", id)]
    answers = [StoredAnswer(*row) for row in of_table(db, "wish", sql.ANSWER, "seat, kind", id)]
    return TableDump(table(db, id), log(db, id), chat, answers)


def of_table(db: AdminConnection, name: str, columns: str, order: str, id: str) -> list[sql.Row]:
    """The rows that belong to a table."""
    return db.rows(f"select {columns} from {name} where table_ = :id order by {order}", {"id": id})


def write_records(db: AdminConnection, dump: DumpTarget, done: ExportResult) -> None:
    """Write a record for each finished game."""
    for (id,) in db.rows("select id from table_ where status = 'over' order by created, id"):
        text = record(table(db, id), log(db, id))
        if text:
            dump.record(id, text)
            done.records += 1
        else:
            done.without_record.append(id)


def record(table: Table, entries: list[Entry]) -> str:
    """The record of a game; empty if the log gives none."""
    from hadal.server.tables.history import record_of

    try:
        return record_of(table, entries).write()
    except Exception:  # a log of other rules, or a modified one: the dump still contains it
        return ""


# Import.


class ImportResult(Struct):
    """The result of an import."""

    people: int = 0
    tables: int = 0
    known_people: int = 0  # not changed
    known_tables: list[str] = []  # not changed
    unclaimed: list[str] = []  # names claimed by somebody else here; these people were added without a password


def import_dump(url: str, place: str, report: Report = quiet) -> ImportResult:
    """Add everything from a dump that the store does not have; nothing is changed if anything is wrong."""
    total = check(place, report)
    done = ImportResult()
    with writing(url) as db, source(place) as file:
        read_head(place, file)
        keep_ids = not db.rows("select id from chat limit 1")
        for n, item in enumerate(read_lines(place, file), total + 1):
            if isinstance(item, PersonDump):
                add_person(db, item, done)
            else:
                add_table_dump(db, item, keep_ids, done)
            report(n, 2 * total)
        follow_ids(db)
    return done


def check(place: str, report: Report) -> int:
    """Read a dump completely before anything is changed; returns the number of people and tables."""
    with source(place) as file:
        head = read_head(place, file)
        total, n = head.people + head.tables, 0
        for n, _ in enumerate(read_lines(place, file), 1):
            report(n, 2 * total)
    if n != total:
        raise BadDump(f"{place} should hold {total} people and tables, not {n}")
    return total


def add_person(db: AdminConnection, dump: PersonDump, done: ImportResult) -> None:
    """Add a person with their sessions, unless they exist; a claimed name stays with its owner here."""
    person = dump.person
    if db.rows("select 1 from person where id = :id", {"id": person.id}):
        done.known_people += 1
        return
    if person.password and db.rows(CLAIMED, sql.compared_names(person)):
        done.unclaimed.append(person.name)
        person = structs.replace(person, password="")
    db.rows(sql.ADD_PERSON, sql.person_row(person))
    db.many(f"{sql.ADD_SESSION} on conflict do nothing", [sql.session_row(session) for session in dump.sessions])
    done.people += 1


def add_table_dump(db: AdminConnection, dump: TableDump, keep_ids: bool, done: ImportResult) -> None:
    """Add a table with everything that belongs to it, unless it exists. PostgreSQL cannot store NUL characters."""
    id = dump.table.id
    if db.rows("select 1 from table_ where id = :id", {"id": id}):
        done.known_tables.append(id)
        return
    db.rows(sql.ADD_TABLE, sql.table_row(dump.table))
    db.many(sql.ADD_SEAT, [sql.seat_row(id, seat) for seat in dump.table.seats])
    db.many(sql.ADD_ENTRY, [sql.entry_row(entry) for entry in dump.log])
    add_chat = KEPT_CHAT if keep_ids else sql.ADD_CHAT.removesuffix(" returning id")
    db.many(add_chat, [sql.message_row(structs.replace(chat, text=chat.text.replace("\0", ""))) for chat in dump.chat])
    db.many(sql.ADD_ANSWER, [sql.message_row(answer) for answer in dump.secret_answers])
    done.tables += 1


def follow_ids(db: AdminConnection) -> None:
    """Let new chat ids follow the imported ones; SQLite does that by itself."""
    if db.engine == "PostgreSQL":
        db.rows("select setval(pg_get_serial_sequence('chat', 'id'), max(id)) from chat having max(id) is not null")


# Backup and information.


def backup(url: str, target: str, report: Report = quiet) -> None:
    """Back up a database, even while the server runs: a file as a file, PostgreSQL as a dump."""
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
    """Refuse a file name that does not look like a dump."""
    raise StoreError(f"a backup of a PostgreSQL database is a file .zip or .jsonl, not {target}")


def copy_file(db: sqlite3.Connection, copy: sqlite3.Connection, report: Report) -> None:
    """Copy a database page by page from a snapshot, and check the copy."""
    db.isolation_level = None
    db.execute("begin")
    db.execute("select count(*) from sqlite_master")  # with this snapshot, writers do not restart the copy
    db.backup(copy, pages=BACKUP_PAGES, progress=lambda _, left, total: report(total - left, total))
    copy.execute("pragma journal_mode=DELETE")  # a single file that can be moved
    if copy.execute("pragma quick_check").fetchone() != ("ok",):
        raise StoreError("the copy is damaged, and so may be the database: run sqlite3 FILE 'pragma integrity_check'")


class DatabaseInfo(Struct):
    """The contents of a database."""

    engine: str
    schema: str
    bytes: int
    people: int
    tables: dict[str, int]  # by status
    entries: int
    chat: int


def info(url: str) -> DatabaseInfo:
    """Count what a database holds."""
    from hadal.server.store.migrations import HEAD

    with reading(url) as db:
        tables: dict[str, int] = dict(db.rows("select status, count(*) from table_ group by status order by status"))
        counts = [db.number(f"select count(*) from {name}") for name in ("person", "entry", "chat")]
        return DatabaseInfo(db.engine, HEAD, db.number(db.size), counts[0], tables, counts[1], counts[2])
