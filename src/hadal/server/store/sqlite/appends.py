"""Appends to the logs of many tables with a few SQL statements, whatever their number.

Every statement gives the interpreter's lock away and must get it back from a busy event loop, which takes up to five
milliseconds. So the entries that wait for a commit go to SQLite together.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from typing import Any

from hadal.server.store import sql
from hadal.server.store.model import Entry, Progress

ENTRY_COLUMNS, PROGRESS_COLUMNS = sql.ENTRY.split(", "), sql.PROGRESS.split(", ")
ADVANCED = f"id, seq, {sql.PROGRESS}"
SIZES = (1, 2, 4, 8, 16, 32, 64)  # rows in one statement: few different ones, which SQLite prepares once

Rows = list[tuple[Any, ...]]


def values(columns: str, size: int) -> str:
    """This many rows of parameters as a table `n`."""
    row = ", ".join("?" for _ in columns.split(", "))
    return f"with n({columns}) as (values {', '.join([f'({row})'] * size)}) "


@cache
def add_next_entries(size: int) -> str:
    """The statement that adds this many entries, each if it is the next one of a game in progress."""
    return (
        f"{values(sql.ENTRY, size)}insert into entry ({sql.ENTRY}) select {sql.of('n', sql.ENTRY)} from n "
        "join table_ t on t.id = n.table_ and t.seq = n.seq - 1 and t.status = 'playing' "
        "where true on conflict do nothing returning table_"
    )


@cache
def advance_tables(size: int) -> str:
    """The statement that changes the rows of this many tables."""
    changes = ", ".join(f"{name} = n.{name}" for name in ["seq", *PROGRESS_COLUMNS])
    return f"{values(ADVANCED, size)}update table_ set {changes} from n where table_.id = n.id"


def entry_values(entry: Entry) -> tuple[Any, ...]:
    """An entry in the order of its columns."""
    row = sql.entry_row(entry)
    return tuple([row[name] for name in ENTRY_COLUMNS])


def progress_values(entry: Entry, progress: Progress) -> tuple[Any, ...]:
    """What changes in the row of the entry's table, in the order of ADVANCED."""
    row = sql.progress_row(progress)
    return (entry.table, entry.seq, *[row[name] for name in PROGRESS_COLUMNS])


def append_all(db: sqlite3.Connection, items: list[tuple[Entry, Progress]]) -> set[str]:
    """Append entries of different tables, each if it is the next one of a game in progress.

    Returns the tables that got theirs.
    """
    added: set[str] = set()
    for part in parts([entry_values(entry) for entry, _ in items]):
        added.update(table for (table,) in db.execute(add_next_entries(len(part)), flat(part)))
    for part in parts([progress_values(entry, progress) for entry, progress in items if entry.table in added]):
        db.execute(advance_tables(len(part)), flat(part))
    return added


def parts(rows: Rows) -> list[Rows]:
    """The rows in parts for which there are statements. A part is filled up with rows of nulls, which are no table."""
    found = [rows[start : start + SIZES[-1]] for start in range(0, len(rows), SIZES[-1])]
    for part in found:
        size = next(size for size in SIZES if size >= len(part))
        part += [(None,) * len(part[0])] * (size - len(part))
    return found


def flat(rows: Rows) -> list[Any]:
    """The values of all rows."""
    return [value for row in rows for value in row]
