"""Direct access to a database for tools: one connection, one transaction, no event loop."""

from __future__ import annotations

import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from hadal.server.store import address
from hadal.server.store.errors import StoreError
from hadal.server.store.migrations import HEAD
from hadal.server.store.sql import Parameters, Row
from hadal.server.store.sqlite.file_lock import FileLock

SIZE_OF_FILE = "select page_count * page_size from pragma_page_count(), pragma_page_size()"


class AdminConnection(ABC):
    """One transaction, which reads a consistent state."""

    engine: str
    size: str  # selects the size of the database in bytes

    @abstractmethod
    def rows(self, statement: str, parameters: Parameters | None = None) -> list[Row]:
        """Run a statement and return its rows."""

    @abstractmethod
    def many(self, statement: str, parameters: Iterable[Parameters]) -> None:
        """Run a statement for each set of parameters."""

    def number(self, statement: str) -> int:
        """The single number that a statement selects."""
        return int(self.rows(statement)[0][0])


class SqliteAdminConnection(AdminConnection):
    """A transaction in an SQLite file."""

    engine = "SQLite"
    size = SIZE_OF_FILE

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    def rows(self, statement: str, parameters: Parameters | None = None) -> list[Row]:
        """Run a statement."""
        return self.db.execute(statement, parameters or {}).fetchall()

    def many(self, statement: str, parameters: Iterable[Parameters]) -> None:
        """Run a statement for each set of parameters."""
        self.db.executemany(statement, parameters)


class PostgresAdminConnection(AdminConnection):
    """A transaction in a PostgreSQL database."""

    engine = "PostgreSQL"
    size = "select pg_database_size(current_database())"

    def __init__(self, db: Any) -> None:
        self.db = db

    def rows(self, statement: str, parameters: Parameters | None = None) -> list[Row]:
        """Run a statement."""
        from hadal.server.store.postgres.store import postgres_sql

        cursor = self.db.execute(postgres_sql(statement), parameters or {})
        return list(cursor.fetchall()) if cursor.description else []

    def many(self, statement: str, parameters: Iterable[Parameters]) -> None:
        """Run a statement for each set of parameters."""
        from hadal.server.store.postgres.store import postgres_sql

        self.db.cursor().executemany(postgres_sql(statement), parameters)


def version(url: str) -> str:
    """The schema version of a database; empty if there is none."""
    from hadal.server.store.schema import postgres_version, sqlite_version

    kind, place = address(url)
    with readable_errors(place):
        return postgres_version(place) if kind == "postgresql" else sqlite_version(existing(place))


def upgrade(url: str) -> None:
    """Upgrade a database, or create it; no server may be using it."""
    from hadal.server.store.schema import upgrade_postgres, upgrade_sqlite

    kind, place = address(url)
    with readable_errors(place):
        if kind == "postgresql":
            upgrade_postgres(place)
            return
        with locked(place):
            upgrade_sqlite(place)


@contextmanager
def reading(url: str) -> Iterator[AdminConnection]:
    """Read a database as it is now, whether or not a server is using it."""
    refuse_other_schema(url)
    kind, place = address(url)
    with readable_errors(place):
        if kind == "postgresql":
            with postgres(place, True) as connection:
                yield connection
        else:
            with sqlite(sqlite3.connect(existing(place)), "begin") as connection:
                yield connection


@contextmanager
def writing(url: str) -> Iterator[AdminConnection]:
    """Write to a database: everything is committed at the end, or nothing. No server may be using a file."""
    from hadal.server.store.sqlite.writer import connect

    upgrade(url)
    kind, place = address(url)
    with readable_errors(place):
        if kind == "postgresql":
            with postgres(place, False) as connection:
                yield connection
        else:
            with locked(place), sqlite(connect(place), "begin immediate") as connection:
                yield connection


@contextmanager
def writing_beside(url: str) -> Iterator[AdminConnection]:
    """Write a little to a database, whether or not a server is using it: it must not hold what is changed in memory."""
    from hadal.server.store.sqlite.writer import connect

    refuse_other_schema(url)
    kind, place = address(url)
    with readable_errors(place):
        if kind == "postgresql":
            with postgres(place, False) as connection:
                yield connection
        else:
            with sqlite(connect(existing(place)), "begin immediate") as connection:
                yield connection


def refuse_other_schema(url: str) -> None:
    """Refuse a schema that is not the one of this program."""
    found = version(url)
    if found == HEAD:
        return
    if not found:
        raise StoreError(f"{address(url)[1]} holds no tables yet")
    older = found < HEAD
    advice = "bring it up to date with: hadal db upgrade" if older else "use a newer Hadal"
    raise StoreError(
        f"the schema of the database ({found}) is {'older' if older else 'newer'} than this program: {advice}"
    )


def existing(path: str) -> str:
    """The path of a file that exists; opening it must not create one."""
    if not os.path.isfile(path):
        raise StoreError(f"there is no file {path}")
    return path


@contextmanager
def locked(path: str) -> Iterator[None]:
    """Lock a file against servers."""
    lock = FileLock(path)
    lock.hold()
    try:
        yield
    finally:
        lock.release()


@contextmanager
def sqlite(db: sqlite3.Connection, begin: str) -> Iterator[AdminConnection]:
    """A transaction in a file."""
    try:
        db.isolation_level = None
        db.execute(begin)
        db.execute("select count(*) from sqlite_master")  # the snapshot starts here
        yield SqliteAdminConnection(db)
        db.execute("commit")
    finally:
        db.close()  # without a commit nothing has happened


@contextmanager
def postgres(dsn: str, read_only: bool) -> Iterator[AdminConnection]:
    """A transaction in PostgreSQL."""
    import psycopg

    with psycopg.connect(dsn, connect_timeout=10) as db:  # commits at the end, or rolls back
        if read_only:
            db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ  # a consistent snapshot
            db.read_only = True
        yield PostgresAdminConnection(db)


@contextmanager
def readable_errors(place: str) -> Iterator[None]:
    """Turn errors of the engines into StoreErrors."""
    import psycopg

    from hadal.server.store.sqlite.writer import store_error

    try:
        yield
    except sqlite3.Error as error:
        raise store_error(place, error) from None
    except psycopg.Error as error:
        raise StoreError(f"the database refuses: {(str(error).splitlines() or ['it is gone'])[0]}") from None
