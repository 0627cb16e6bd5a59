"""Backup, export and import: everything out of one store, and into another, of either engine."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

from msgspec import Struct, structs

from hadal.server.rows import Chat, Entry, Person, Table, Wish
from hadal.server.store import address, sql
from hadal.server.store.base import StoreError
from hadal.server.store.door import Door, existing, reading, refuse_other_schema, sentences, writing
from hadal.server.store.dump import (
    VERSION,
    Archive,
    BadDump,
    Head,
    Line,
    Whole,
    drafted,
    private,
    read_head,
    read_lines,
    source,
)

Report = Callable[[int, int], None]  # how much is done, and of how much

PAGE = 500  # people read at once
BACKUP_PAGES = 2000  # copied between two reports
KEPT_CHAT = f"insert into chat (id, {sql.CHAT}) values (:id, {sql.names(sql.CHAT)})"


def quiet(done: int, total: int) -> None:
    """Nobody wants to know."""


# Out.


class Exported(Struct):
    """What was written."""

    people: int = 0
    tables: int = 0
    records: int = 0
    without_record: list[str] = []  # finished tables whose log does not lead to a record


def export(url: str, target: str, report: Report = quiet) -> Exported:
    """Write everything into a folder, a .zip or a .jsonl file; the last has no room for records."""
    with reading(url) as door, drafted(target) as draft:
        archive = Archive(draft)
        try:
            done = write_lines(door, archive, report)
            if not archive.one_file:
                write_records(door, archive, done)
        finally:
            archive.close()
    return done


def write_lines(door: Door, archive: Archive, report: Report) -> Exported:
    """The dump itself."""
    done = Exported(door.number("select count(*) from person"), door.number("select count(*) from table_"))
    total = done.people + done.tables
    with archive.lines() as file:
        file.write(sql.text(Head(VERSION, done.people, done.tables)).encode() + b"\n")
        for n, line in enumerate(everything(door), 1):
            file.write(sql.text(line).encode() + b"\n")
            report(n, total)
        file.write(sql.text(Line(end=total + 1)).encode() + b"\n")
    return done


def everything(door: Door) -> Iterator[Line]:
    """All people, then all tables with what belongs to them."""
    for person in people(door):
        yield Line(person=person)
    for (id,) in door.rows("select id from table_ order by created, id"):
        yield Line(whole=whole(door, id))


def people(door: Door) -> Iterator[Person]:
    """Everybody, page by page."""
    page = f"select {sql.PERSON} from person where id > :after order by id limit {PAGE}"
    after = ""
    while rows := door.rows(page, {"after": after}):
        yield from (Person(*row) for row in rows)
        after = rows[-1][0]


def table(door: Door, id: str) -> Table:
    """A table with its seats."""
    return sql.table_of(door.rows(f"{sql.TABLES} where t.id = :id", {"id": id})[0])


def log(door: Door, id: str) -> list[Entry]:
    """A table's log."""
    return [sql.entry_of(row) for row in of_table(door, "entry", sql.ENTRY, "seq", id)]


def whole(door: Door, id: str) -> Whole:
    """A table with all that belongs to it."""
    chat = [Chat(*row) for row in of_table(door, "chat", f"{sql.CHAT}, id", "id", id)]
    wishes = [Wish(*row) for row in of_table(door, "wish", sql.WISH, "seat, kind", id)]
    return Whole(table(door, id), log(door, id), chat, wishes)


def of_table(door: Door, name: str, columns: str, order: str, id: str) -> list[sql.Row]:
    """The rows that belong to a table."""
    return door.rows(f"select {columns} from {name} where table_ = :id order by {order}", {"id": id})


def write_records(door: Door, archive: Archive, done: Exported) -> None:
    """A record for each finished game."""
    for (id,) in door.rows("select id from table_ where status = 'over' order by created, id"):
        text = record(table(door, id), log(door, id))
        if text:
            archive.record(id, text)
            done.records += 1
        else:
            done.without_record.append(id)


def record(table: Table, entries: list[Entry]) -> str:
    """The record of a game; nothing if the log does not lead to one."""
    from hadal.server.history import record_of

    try:
        return record_of(table, entries).write()
    except Exception:  # a log of other rules, or one that somebody has changed: the dump has it all the same
        return ""


# In.


class Imported(Struct):
    """What became of what was read."""

    people: int = 0
    tables: int = 0
    known_people: int = 0  # left alone
    known_tables: list[str] = []  # left alone
    unclaimed: list[str] = []  # names that somebody else has claimed here: their people came without a password


def import_dump(url: str, place: str, report: Report = quiet) -> Imported:
    """Add everything that a dump holds and the store does not: all of it, or nothing if anything is wrong."""
    total = check(place, report)
    done = Imported()
    with writing(url) as door, source(place) as file:
        read_head(place, file)
        keep_ids = not door.rows("select id from chat limit 1")
        for n, thing in enumerate(read_lines(place, file), total + 1):
            if isinstance(thing, Person):
                add_person(door, thing, done)
            else:
                add_whole(door, thing, keep_ids, done)
            report(n, 2 * total)
        follow_ids(door)
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


def add_person(door: Door, person: Person, done: Imported) -> None:
    """Somebody, unless they are known; a claimed name stays with whoever has it here."""
    if door.rows("select 1 from person where id = :id", {"id": person.id}):
        done.known_people += 1
        return
    claim = {"claim": sql.claim_of(person.name)}
    if person.password and door.rows("select 1 from person where claim = :claim", claim):
        done.unclaimed.append(person.name)
        person = structs.replace(person, password="")
    door.rows(sql.ADD_PERSON, sql.person_row(person))
    done.people += 1


def add_whole(door: Door, whole: Whole, keep_ids: bool, done: Imported) -> None:
    """A table with all that belongs to it, unless it is known."""
    id = whole.table.id
    if door.rows("select 1 from table_ where id = :id", {"id": id}):
        done.known_tables.append(id)
        return
    door.rows(sql.ADD_TABLE, sql.table_row(whole.table))
    door.many(sql.ADD_SEAT, [sql.seat_row(id, seat) for seat in whole.table.seats])
    door.many(sql.ADD_ENTRY, [sql.entry_row(entry) for entry in whole.log])
    add_chat = KEPT_CHAT if keep_ids else sql.ADD_CHAT.removesuffix(" returning id")
    door.many(add_chat, [sql.kept_row(chat) for chat in whole.chat])
    door.many(sql.ADD_WISH, [sql.kept_row(wish) for wish in whole.wishes])
    done.tables += 1


def follow_ids(door: Door) -> None:
    """New chat gets ids after those that were brought along; SQLite sees to that by itself."""
    if door.engine == "PostgreSQL":
        door.rows("select setval(pg_get_serial_sequence('chat', 'id'), max(id)) from chat having max(id) is not null")


# Backup and information.


def backup(url: str, target: str, report: Report = quiet) -> None:
    """A copy of everything while the server runs: of a file another file, of a PostgreSQL a dump."""
    kind, place = address(url)
    if kind == "postgresql":
        export(url, target if target.endswith((".zip", ".jsonl")) else refuse_name(target), report)
        return
    refuse_other_schema(url)
    with sentences(place), drafted(target) as draft:
        private(draft).close()
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


class Info(Struct):
    """What is in a database."""

    engine: str
    schema: str
    bytes: int
    people: int
    tables: dict[str, int]  # by status
    entries: int
    chat: int


def info(url: str) -> Info:
    """Look into a database."""
    from hadal.server.store.migrations import HEAD

    with reading(url) as door:
        tables: dict[str, int] = dict(door.rows("select status, count(*) from table_ group by status order by status"))
        counts = [door.number(f"select count(*) from {name}") for name in ("person", "entry", "chat")]
        return Info(door.engine, HEAD, door.number(door.size), counts[0], tables, counts[1], counts[2])
