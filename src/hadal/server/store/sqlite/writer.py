"""The thread that writes to an SQLite file. Pending writes are committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from hadal.server.store.errors import Conflict, Repeated, StoreError
from hadal.server.store.model import Notification
from hadal.server.store.sql import LOCK, LOCK_NAME, Parameters, Row, Transaction

MAX_BATCH = 500  # transactions in one commit, which takes a few milliseconds
ERROR_TEXTS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "the file is read only",
    sqlite3.SQLITE_BUSY: "another program has locked the file",
    sqlite3.SQLITE_LOCKED: "another program has locked the file",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is not an SQLite database",
    sqlite3.SQLITE_PERM: "the file may not be opened",
}


def store_error(path: str, error: sqlite3.Error) -> StoreError:
    """An SQLite error as a sentence."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the upper bits are details
    return StoreError(f"{path}: {ERROR_TEXTS.get(code, str(error))}")


def connect(path: str) -> sqlite3.Connection:
    """A connection whose commits survive a power failure."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON"):
        db.execute(f"pragma {pragma}").fetchall()
    return db


def run(db: sqlite3.Connection, transaction: Transaction[Any]) -> Any:
    """Run a transaction and return its result."""
    try:
        statement, parameters = next(transaction)
        while True:
            statement, parameters = transaction.send(rows_of(db, statement, parameters))
    except StopIteration as end:
        return end.value


def rows_of(db: sqlite3.Connection, statement: str, parameters: Parameters) -> list[Row]:
    """Run a statement, without the locks that only several writers need."""
    if statement is LOCK_NAME:
        return []
    return db.execute(statement.removesuffix(LOCK), parameters).fetchall()


@dataclass(slots=True)
class WriteJob:
    """A transaction, the future of its caller, and its notification."""

    transaction: Transaction[Any]
    future: asyncio.Future[Any]
    notify: Callable[[Any], Notification] | None
    savepoint: bool = True  # whether it may fail after it has changed something
    result: Any = None
    error: Exception | None = None

    def settle(self, publish: Callable[[Notification], None]) -> None:
        """Publish the notification, even if the caller has gone, and answer the caller."""
        if self.error is None and self.notify is not None:
            publish(self.notify(self.result))
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class SqliteWriter:
    """Runs transactions in order; all that are pending share one commit."""

    def __init__(self, path: str, db: sqlite3.Connection, publish: Callable[[Notification], None]) -> None:
        self.path = path
        self.db = db
        self.publish = publish
        self.loop = asyncio.get_running_loop()
        self.waiting: SimpleQueue[WriteJob | None] = SimpleQueue()
        self.closing = False
        self.commits = 0
        self.thread = threading.Thread(target=self._work, name="hadal-writer", daemon=True)
        self.thread.start()

    def submit(
        self, transaction: Transaction[Any], notify: Callable[[Any], Notification] | None, savepoint: bool = True
    ) -> asyncio.Future[Any]:
        """Queue a transaction."""
        if self.closing:
            raise StoreError("the store is closed")
        job = WriteJob(transaction, self.loop.create_future(), notify, savepoint)
        self.waiting.put(job)
        return job.future

    async def close(self) -> None:
        """Finish pending writes, then stop."""
        self.closing = True
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def _work(self) -> None:
        """The thread; it ends with the last job, which is None."""
        while True:
            jobs = self._gather()
            if real := [job for job in jobs if job is not None]:
                self._commit(real)
                self.loop.call_soon_threadsafe(self._settle, real)
            if jobs[-1] is None:
                self.db.close()
                return

    def _gather(self) -> list[WriteJob | None]:
        """Wait for a job, and take all that are queued behind it."""
        jobs = [self.waiting.get()]
        while jobs[-1] is not None and len(jobs) < MAX_BATCH:
            try:
                jobs.append(self.waiting.get_nowait())
            except Empty:
                break
        return jobs

    def _commit(self, jobs: list[WriteJob]) -> None:
        """Run jobs in one commit; if that fails, none of them has happened."""
        try:
            self.db.execute("begin immediate")
            for job in jobs:
                if job.savepoint:
                    self._attempt(job)
                else:
                    self._run(job)
            self.db.execute("commit")
            self.commits += 1
        except sqlite3.Error as error:
            self._undo(jobs, store_error(self.path, error))
        except Exception as error:  # the thread must survive any error of a transaction
            self._undo(jobs, StoreError(f"{self.path}: {error}"))

    def _undo(self, jobs: list[WriteJob], error: StoreError) -> None:
        """Roll back: all jobs fail, even those that were refused because of an earlier one."""
        for job in jobs:
            job.error = error
        with suppress(sqlite3.Error):  # SQLite may have rolled back already
            self.db.execute("rollback")

    def _attempt(self, job: WriteJob) -> None:
        """Run one job in a savepoint, so that its failure does not affect the others."""
        self.db.execute("savepoint job")
        try:
            job.result = run(self.db, job.transaction)
        except sqlite3.OperationalError:  # a problem of the disk, not of the job
            raise
        except Exception as error:
            job.error = store_error(self.path, error) if isinstance(error, sqlite3.Error) else error
            self.db.execute("rollback to job")
        self.db.execute("release job")

    def _run(self, job: WriteJob) -> None:
        """Run one job that changes nothing if it is refused."""
        try:
            job.result = run(self.db, job.transaction)
        except (Conflict, Repeated) as error:
            job.error = error

    def _settle(self, jobs: list[WriteJob]) -> None:
        """In the event loop: answer the callers."""
        for job in jobs:
            job.settle(self.publish)
