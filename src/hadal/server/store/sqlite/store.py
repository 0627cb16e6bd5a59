"""The store in one SQLite file, for one server. It needs no setup."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from hadal.server.limits.metering import charged
from hadal.server.store.base import Store
from hadal.server.store.deadlines import Deadlines
from hadal.server.store.errors import StoreError, StoreTimeout
from hadal.server.store.model import Entry, Notification, Progress
from hadal.server.store.sql import Parameters, Row, Transaction
from hadal.server.store.sqlite.file_lock import FileLock
from hadal.server.store.sqlite.writer import SqliteWriter, connect, store_error

T = TypeVar("T")

READERS = 2


class SqliteStore(Store):
    """One writer thread with group commits, and readers that never wait for it."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.lock = FileLock(path)
        self.writer: SqliteWriter | None = None
        self.readers: ThreadPoolExecutor | None = None
        self.local = threading.local()  # a connection for each reader
        self.reading: list[sqlite3.Connection] = []
        self.write_deadlines = Deadlines(lambda: StoreTimeout(f"{self.path}: the disk has not stored a change in time"))

    async def open(self) -> None:
        """Take the file, bring its schema up to date, start the threads."""
        if self.writer is not None:
            raise StoreError(f"{self.path} is open already")
        db = await asyncio.to_thread(self._open)
        self.writer = SqliteWriter(self.path, db, self.hub.publish)
        self.readers = ThreadPoolExecutor(READERS, "hadal-reader")

    def _open(self) -> sqlite3.Connection:
        from hadal.server.store.schema import upgrade_sqlite

        folder = os.path.dirname(self.path) or "."
        if not os.path.isdir(folder):
            raise StoreError(f"{self.path} cannot be opened: there is no folder {folder}")
        self.lock.hold()
        try:
            upgrade_sqlite(self.path)
            return connect(self.path)
        except sqlite3.Error as error:
            self.lock.release()
            raise store_error(self.path, error) from None
        except BaseException:
            self.lock.release()
            raise

    async def close(self) -> None:
        """Finish pending writes, then close the file."""
        writer, readers = self.writer, self.readers
        if writer is None or readers is None:
            return
        self.readers = None
        await asyncio.to_thread(readers.shutdown)
        await writer.close()
        while self.reading:
            self.reading.pop().close()
        self.writer, self.local = None, threading.local()
        self.lock.release()
        self.hub.close()

    async def write(self, transaction: Transaction[T], notify: Callable[[T], Notification] | None = None) -> T:
        """Run a transaction in the next commit."""
        result: T = await self._committed(self._open_writer().submit(transaction, notify))
        return result

    def _open_writer(self) -> SqliteWriter:
        """The writer; StoreError if the store is closed."""
        if self.writer is None:
            raise StoreError(f"{self.path} is not open")
        return self.writer

    async def _committed(self, job: asyncio.Future[Any]) -> Any:
        """The result of a job when it is durable."""
        self.write_deadlines.add(job, self.write_timeout_s)
        return await job

    async def read(self, statement: str, parameters: Parameters) -> list[Row]:
        """Run a query on the last committed state."""
        if self.readers is None:
            raise StoreError(f"{self.path} is not open")
        read = charged(self._read)
        return await asyncio.get_running_loop().run_in_executor(self.readers, read, statement, parameters)

    def _read(self, statement: str, parameters: Parameters) -> list[Row]:
        """Run a query in a reader thread."""
        try:
            return self._reader().execute(statement, parameters).fetchall()
        except sqlite3.Error as error:
            raise store_error(self.path, error) from None

    def _reader(self) -> sqlite3.Connection:
        """The connection of this thread."""
        db: sqlite3.Connection | None = getattr(self.local, "db", None)
        if db is None:
            db = connect(self.path)
            db.execute("pragma query_only=ON")
            self.reading.append(db)
            self.local.db = db
        return db

    async def append(self, entry: Entry, progress: Progress) -> None:
        """Append an entry to a log."""
        await self._committed(self._open_writer().append(entry, progress))

    async def size(self) -> int:
        """The bytes of the file and of its write-ahead log."""
        paths = [self.path, f"{self.path}-wal"]
        return sum(os.path.getsize(path) for path in paths if os.path.exists(path))

    async def notify(self, notification: Notification) -> None:
        """There are no other nodes: notify the subscribers here."""
        self.hub.publish(notification)
