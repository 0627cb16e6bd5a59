"""The thread that writes to an SQLite file. Pending writes are committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any

from hadal.server.store import transactions
from hadal.server.store.errors import Conflict, Repeated, StoreError
from hadal.server.store.model import Entry, Notification, Progress
from hadal.server.store.sql import LOCK, LOCK_NAME, Parameters, Row, Transaction
from hadal.server.store.sqlite.appends import append_all

MAX_BATCH = 500  # transactions in one commit, which takes a few milliseconds
# Pages of 4 kB in the write-ahead log before they are copied into the file, which holds up the next commit. A busy
# server changes the same pages again and again, so the longer the log, the fewer of them are copied.
CHECKPOINT_PAGES = 16_000
COMMIT_INTERVAL_S = 0.008  # a commit costs as much as storing ten moves: those that come in so short a time share one
PRAGMAS = (
    "busy_timeout=5000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",
    "foreign_keys=ON",
    f"wal_autocheckpoint={CHECKPOINT_PAGES}",
)
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
    for pragma in PRAGMAS:
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
class QueuedJob:
    """Something to write, and the future of its caller."""

    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def settle(self) -> None:
        """Answer the caller, unless it has gone."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)

    def notification(self) -> Notification | None:
        """What others must know when it has been written."""
        return None


@dataclass(slots=True)
class WriteJob(QueuedJob):
    """A transaction."""

    transaction: Transaction[Any] = field(kw_only=True)
    notify: Callable[[Any], Notification] | None = None

    def notification(self) -> Notification | None:
        """What others must know when it has been written."""
        return self.notify(self.result) if self.notify is not None else None


@dataclass(slots=True)
class AppendJob(QueuedJob):
    """An entry of a log."""

    entry: Entry = field(kw_only=True)
    progress: Progress = field(kw_only=True)

    def notification(self) -> Notification:
        """Others must know that the log has a new entry."""
        return Notification("entry", self.entry.table, self.entry.seq)


class SqliteWriter:
    """Runs transactions in order; all that are pending share one commit."""

    def __init__(self, path: str, db: sqlite3.Connection, publish: Callable[[Notification], None]) -> None:
        self.path = path
        self.db = db
        self.publish = publish
        self.loop = asyncio.get_running_loop()
        self.waiting: SimpleQueue[QueuedJob | None] = SimpleQueue()
        self.closing = False
        self.commits = 0
        self.next_commit = 0.0  # not before this time
        self.pauses = 0  # how often a commit waited for more jobs
        self.append_groups = 0  # entries that were appended together count as one
        self.thread = threading.Thread(target=self._work, name="hadal-writer", daemon=True)
        self.thread.start()

    def submit(
        self, transaction: Transaction[Any], notify: Callable[[Any], Notification] | None
    ) -> asyncio.Future[Any]:
        """Queue a transaction."""
        return self._put(WriteJob(self.loop.create_future(), transaction=transaction, notify=notify))

    def append(self, entry: Entry, progress: Progress) -> asyncio.Future[Any]:
        """Queue an entry of a log."""
        return self._put(AppendJob(self.loop.create_future(), entry=entry, progress=progress))

    def _put(self, job: QueuedJob) -> asyncio.Future[Any]:
        """Queue a job."""
        if self.closing:
            raise StoreError("the store is closed")
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

    def _gather(self) -> list[QueuedJob | None]:
        """Wait for a job, and take all that are queued behind it.

        After a commit with several jobs more are expected, so the next one waits for them. Somebody who writes one
        thing after another waits for nothing.
        """
        jobs = [self.waiting.get()]
        pause = self.next_commit - time.monotonic()
        if pause > 0 and not self.closing:
            self.pauses += 1
            time.sleep(pause)
        began = time.monotonic()
        while jobs[-1] is not None and len(jobs) < MAX_BATCH:
            try:
                jobs.append(self.waiting.get_nowait())
            except Empty:
                break
        self.next_commit = began + COMMIT_INTERVAL_S if len(jobs) > 1 else 0.0
        return jobs

    def _commit(self, jobs: list[QueuedJob]) -> None:
        """Run jobs in one commit; if that fails, none of them has happened."""
        try:
            self.db.execute("begin immediate")
            for group in groups(jobs):
                if isinstance(group, WriteJob):
                    self._attempt(group)
                else:
                    self._append(group)
            self.db.execute("commit")
            self.commits += 1
        except sqlite3.Error as error:
            self._undo(jobs, store_error(self.path, error))
        except Exception as error:  # the thread must survive any error of a transaction
            self._undo(jobs, StoreError(f"{self.path}: {error}"))

    def _undo(self, jobs: list[QueuedJob], error: StoreError) -> None:
        """Roll back: all jobs fail, even those that were refused because of an earlier one."""
        for job in jobs:
            job.error = error
        with suppress(sqlite3.Error):  # SQLite may have rolled back already
            self.db.execute("rollback")

    def _append(self, jobs: list[AppendJob]) -> None:
        """Append entries of different tables; those that are not accepted are looked at one by one."""
        self.append_groups += 1
        added = append_all(self.db, [(job.entry, job.progress) for job in jobs])
        for job in jobs:
            if job.entry.table not in added:
                self._append_alone(job)

    def _append_alone(self, job: AppendJob) -> None:
        """Append one entry, which changes nothing if it is refused."""
        try:
            run(self.db, transactions.append(job.entry, job.progress))
        except (Conflict, Repeated) as error:
            job.error = error

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

    def _settle(self, jobs: list[QueuedJob]) -> None:
        """In the event loop: answer the callers, then publish the notifications.

        In this order a table has adopted its own entry before the notification about it is read.
        """
        for job in jobs:
            job.settle()
        for job in jobs:
            notification = job.notification() if job.error is None else None
            if notification is not None:
                self.publish(notification)


def groups(jobs: list[QueuedJob]) -> list[WriteJob | list[AppendJob]]:
    """The jobs in order; consecutive entries of different tables belong together."""
    found: list[WriteJob | list[AppendJob]] = []
    tables: set[str] = set()  # of the last group
    for job in jobs:
        if isinstance(job, AppendJob):
            if not tables or job.entry.table in tables:
                found.append([])
                tables = set()
            group = found[-1]
            assert isinstance(group, list), "the last group is one of entries if it has tables"
            group.append(job)
            tables.add(job.entry.table)
        elif isinstance(job, WriteJob):
            found.append(job)
            tables = set()
    return found
