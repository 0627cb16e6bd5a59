"""Tables in a PostgreSQL database that several nodes may share."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from hadal.server.store.base import Store
from hadal.server.store.errors import Conflict, StoreError
from hadal.server.store.model import Entry, Notification, Progress
from hadal.server.store.postgres.appends import AppendBatcher, encode_notification
from hadal.server.store.postgres.listener import CHANNEL, NotificationListener
from hadal.server.store.sql import Parameters, Row, Transaction

T = TypeVar("T")
Connection = psycopg.AsyncConnection[Any]

CONNECTIONS = 8
PATIENCE = 5.0  # seconds to wait for a connection: a database that is being restarted is soon back
TELL = f"select pg_notify('{CHANNEL}', :note)"
LONGEST_NOTE = 7_900  # bytes; PostgreSQL takes less than 8,000
GONE = (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout, PoolClosed, OSError)


@lru_cache(maxsize=256)
def postgres_sql(statement: str) -> str:
    """A statement as psycopg and PostgreSQL want it."""
    statement = statement.replace("json_group_array(", "json_agg(").replace("json_object(", "json_build_object(")
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", statement)


def first_line(error: BaseException) -> str:
    """The first line of an error's text: the rest quotes the statement."""
    return (str(error).splitlines() or [type(error).__name__])[0]


class PostgresStore(Store):
    """A pool of connections, one listener, and appends in batches."""

    def __init__(self, dsn: str) -> None:
        super().__init__()
        self.dsn = dsn
        self.pool: AsyncConnectionPool[Connection] | None = None
        self.batcher = AppendBatcher(self._execute)
        self.listener = NotificationListener(dsn, self.hub.publish, self._check)
        self.checking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, begin to listen."""
        from hadal.server.store.schema import upgrade_postgres

        try:
            await asyncio.to_thread(upgrade_postgres, self.dsn)
            self.pool = self._pool()
            await self.pool.open(wait=True, timeout=PATIENCE)
            await self.listener.open()
        except (psycopg.Error, *GONE) as error:
            await self.close()
            raise StoreError(f"the database cannot be reached: {first_line(error)}") from None

    def _pool(self) -> AsyncConnectionPool[Connection]:
        """Connections; after a break the pool tries again whenever somebody asks, however long the break was."""
        return AsyncConnectionPool(
            self.dsn,
            min_size=2,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            reconnect_timeout=2.0,
            kwargs={"autocommit": True, "connect_timeout": 5},
            configure=configure,
            open=False,
        )

    async def close(self) -> None:
        """Send what waits, then let go."""
        await self.batcher.close()
        await self.listener.close()
        if self.checking is not None:
            await asyncio.wait([self.checking])
        if self.pool is not None:
            await self.pool.close()
            self.pool = None
        self.hub.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection; what happens to it becomes a StoreError."""
        if self.pool is None:
            raise StoreError("the database is not open")
        try:
            async with self.pool.connection() as db:
                yield db
        except psycopg.errors.UniqueViolation:
            raise Conflict("somebody else was quicker") from None
        except GONE as error:
            await self._check()
            raise StoreError(f"the database does not answer: {first_line(error)}") from None

    async def _check(self) -> None:
        """One connection broke: look after the others, beside what goes on."""
        if self.pool is not None and (self.checking is None or self.checking.done()):
            self.checking = asyncio.create_task(self.pool.check())

    async def _execute(self, statement: str, given: Parameters) -> list[Row]:
        """One statement, which is a transaction."""
        async with self._connection() as db:
            return await rows_of(db, statement, given)

    async def read(self, statement: str, given: Parameters) -> list[Row]:
        """The rows that a statement selects."""
        try:
            return await self._execute(postgres_sql(statement), given)
        except psycopg.Error as error:
            raise StoreError(f"the database refuses: {first_line(error)}") from None

    async def write(self, script: Transaction[T], news: Callable[[T], Notification] | None = None) -> T:
        """Run a script in a transaction; its news go out with the commit."""
        try:
            async with self._connection() as db, db.transaction():
                result = await run(db, script)
                if news is not None:
                    await rows_of(db, postgres_sql(TELL), {"note": encode_notification(news(result))})
        except (psycopg.Error, UnicodeError) as error:
            raise StoreError(f"this cannot be kept: {first_line(error)}") from None
        return result

    async def append(self, entry: Entry, progress: Progress) -> None:
        """Add an entry to a log."""
        if self.pool is None:
            raise StoreError("the database is not open")
        await self.batcher.add(entry, progress)

    async def notify(self, note: Notification) -> None:
        """Tell all nodes."""
        text = encode_notification(note)
        if len(text.encode()) > LONGEST_NOTE:
            raise ValueError(f"a note has at most {LONGEST_NOTE} bytes")
        await self.read(TELL, {"note": text})


async def configure(db: Connection) -> None:
    """No statement takes longer, unless somebody holds a lock for ever."""
    await db.execute("set statement_timeout = '15s'")


async def rows_of(db: Connection, statement: str, given: Parameters) -> list[Row]:
    """Run a statement; its rows, if it has any."""
    cursor = await db.execute(statement, given)
    return await cursor.fetchall() if cursor.description else []


async def run(db: Connection, script: Transaction[T]) -> T:
    """Run a script; what it returns."""
    try:
        statement, given = next(script)
        while True:
            statement, given = script.send(await rows_of(db, postgres_sql(statement), given))
    except StopIteration as end:
        result: T = end.value
        return result
