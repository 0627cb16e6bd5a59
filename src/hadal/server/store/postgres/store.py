"""The store in a PostgreSQL database, which several nodes may share."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg.pq import ExecStatus
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

from hadal.server.store.base import Store
from hadal.server.store.errors import Conflict, StoreError, StoreTimeout
from hadal.server.store.model import Entry, Notification, OpenCount, Progress, Spending, Table
from hadal.server.store.postgres import budgets, saved_tables
from hadal.server.store.postgres.appends import AppendBatcher, encode_notification
from hadal.server.store.postgres.listener import CHANNEL, NotificationListener
from hadal.server.store.sql import Parameters, Row, Transaction

T = TypeVar("T")
Connection = psycopg.AsyncConnection[Any]

CONNECTIONS = 8
TIMEOUT = 5.0  # seconds to wait for a connection; a database that restarts is back by then
NOTIFY = f"select pg_notify('{CHANNEL}', :note)"
NOTIFY_ALL = (
    f"select pg_notify('{CHANNEL}', note) from unnest(:notes ::text[]) with ordinality as n(note, i) order by i"
)
MAX_PAYLOAD = 7_900  # bytes; PostgreSQL allows less than 8,000
CONNECTION_ERRORS = (psycopg.OperationalError, psycopg.InterfaceError, PoolTimeout, PoolClosed, OSError)


@lru_cache(maxsize=256)
def postgres_sql(statement: str) -> str:
    """A statement in the syntax of psycopg and PostgreSQL."""
    statement = statement.replace("json_group_array(", "json_agg(").replace("json_object(", "json_build_object(")
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", statement)


def first_line(error: BaseException) -> str:
    """The first line of an error; the rest quotes the statement."""
    return (str(error).splitlines() or [type(error).__name__])[0]


class PostgresStore(Store):
    """A connection pool, a listener, and batched appends."""

    def __init__(self, dsn: str) -> None:
        super().__init__()
        self.dsn = dsn
        self.pool: AsyncConnectionPool[Connection] | None = None
        self.batcher = AppendBatcher(self._execute)
        self.listener = NotificationListener(dsn, self.hub.publish, self._check)
        self.checking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Upgrade the schema, connect, and start listening."""
        from hadal.server.store.schema import upgrade_postgres

        try:
            await asyncio.to_thread(upgrade_postgres, self.dsn)
            self.pool = self._pool()
            await self.pool.open(wait=True, timeout=TIMEOUT)
            await self.listener.open()
        except (psycopg.Error, *CONNECTION_ERRORS) as error:
            await self.close()
            raise StoreError(f"the database cannot be reached: {first_line(error)}") from None

    def _pool(self) -> AsyncConnectionPool[Connection]:
        """The connection pool; after a break it tries again with every request, however long the break was."""
        return AsyncConnectionPool(
            self.dsn,
            min_size=2,
            max_size=CONNECTIONS,
            timeout=TIMEOUT,
            reconnect_timeout=2.0,
            kwargs={"autocommit": True, "connect_timeout": 5},
            configure=configure,
            open=False,
        )

    async def close(self) -> None:
        """Finish pending appends, then disconnect."""
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
        """A connection; its errors become StoreErrors."""
        if self.pool is None:
            raise StoreError("the database is not open")
        try:
            async with self.pool.connection() as db:
                yield db
        except psycopg.errors.UniqueViolation:
            raise Conflict("somebody else was faster") from None
        except CONNECTION_ERRORS as error:
            await self._check()
            raise StoreError(f"the database does not answer: {first_line(error)}") from None

    async def _check(self) -> None:
        """A connection broke: check the others in the background."""
        if self.pool is not None and (self.checking is None or self.checking.done()):
            self.checking = asyncio.create_task(self.pool.check())

    async def _execute(self, statement: str, parameters: Parameters) -> list[Row]:
        """Run one statement as a transaction."""
        async with self._connection() as db:
            return await rows_of(db, statement, parameters)

    async def read(self, statement: str, parameters: Parameters) -> list[Row]:
        """Run a query and return its rows."""
        try:
            return await self._execute(postgres_sql(statement), parameters)
        except psycopg.Error as error:
            raise StoreError(f"the database refuses: {first_line(error)}") from None

    async def write(self, transaction: Transaction[T], notify: Callable[[T], Notification] | None = None) -> T:
        """Run a transaction; its notification is sent with the commit."""
        try:
            async with in_time(self.write_timeout_s), self._connection() as db, db.transaction():
                result = await run(db, transaction)
                if notify is not None:
                    await rows_of(db, postgres_sql(NOTIFY), {"note": encode_notification(notify(result))})
        except (psycopg.Error, UnicodeError) as error:
            raise StoreError(f"this cannot be kept: {first_line(error)}") from None
        return result

    async def add_table(self, table: Table) -> None:
        """Add a table, with one statement."""
        if not await self._save(saved_tables.ADD, saved_tables.parameters(table)):
            raise Conflict(f"there is a table {table.id} already")

    async def change_table(self, table: Table) -> None:
        """Save a table, with one statement."""
        if not await self._save(saved_tables.CHANGE, saved_tables.parameters(table, table.version + 1)):
            raise Conflict(f"table {table.id} has another version by now")
        table.version += 1

    async def _save(self, statement: str, parameters: Parameters) -> list[Row]:
        """Run a statement that writes and notifies."""
        try:
            async with in_time(self.write_timeout_s):
                return await self._execute(statement, parameters)
        except (psycopg.Error, UnicodeError) as error:
            raise StoreError(f"this cannot be kept: {first_line(error)}") from None

    async def append(self, entry: Entry, progress: Progress) -> None:
        """Append an entry to a log."""
        if self.pool is None:
            raise StoreError("the database is not open")
        async with in_time(self.write_timeout_s):
            await self.batcher.add(entry, progress)

    async def size(self) -> int:
        """The bytes of the database."""
        return int((await self.read("select pg_database_size(current_database())", {}))[0][0])

    async def share_spending(self, spent: list[Spending]) -> list[Spending]:
        """Add what was spent here; returns what was spent everywhere."""
        return await self.write(budgets.share_spending(spent))

    async def share_open(self, node: str, counts: list[OpenCount]) -> list[OpenCount]:
        """Report what is open here; returns what is open on other nodes."""
        return await self.write(budgets.share_open(node, counts))

    async def notify(self, notification: Notification) -> None:
        """Send a notification to all nodes."""
        await self.notify_all([notification])

    async def notify_all(self, notifications: list[Notification]) -> None:
        """Send notifications to all nodes, with one statement."""
        texts = [encode_notification(notification) for notification in notifications]
        if any(len(text.encode()) > MAX_PAYLOAD for text in texts):
            raise ValueError(f"a notification has at most {MAX_PAYLOAD} bytes")
        await self.read(NOTIFY_ALL, {"notes": texts})


@asynccontextmanager
async def in_time(seconds: float) -> AsyncIterator[None]:
    """A time limit for a write."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise StoreTimeout("the database has not stored a change in time") from None


async def configure(db: Connection) -> None:
    """Set a timeout, in case a lock is never released."""
    await db.execute("set statement_timeout = '15s'")


async def rows_of(db: Connection, statement: str, parameters: Parameters) -> list[Row]:
    """Run a statement and return its rows, if it has any."""
    cursor = await db.execute(statement, parameters)
    result = cursor.pgresult  # `cursor.description` would describe every column
    return await cursor.fetchall() if result is not None and result.status == ExecStatus.TUPLES_OK else []


async def run(db: Connection, transaction: Transaction[T]) -> T:
    """Run a transaction and return its result."""
    try:
        statement, parameters = next(transaction)
        while True:
            statement, parameters = transaction.send(await rows_of(db, postgres_sql(statement), parameters))
    except StopIteration as end:
        result: T = end.value
        return result
