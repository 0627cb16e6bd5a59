"""The one thread that writes to an SQLite file: what waits is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from hadal.server.store.errors import StoreError
from hadal.server.store.model import Notification
from hadal.server.store.sql import LOCK, LOCK_NAME, Parameters, Row, Transaction

MAX_BATCH = 500  # scripts in one commit: so many take a few milliseconds
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
    """What SQLite complains about, as a sentence."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the upper bits say in which call it happened
    return StoreError(f"{path}: {ERROR_TEXTS.get(code, str(error))}")


def connect(path: str) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON"):
        db.execute(f"pragma {pragma}").fetchall()
    return db


def run(db: sqlite3.Connection, script: Transaction[Any]) -> Any:
    """Run a script; what it returns."""
    try:
        statement, given = next(script)
        while True:
            statement, given = script.send(rows_of(db, statement, given))
    except StopIteration as end:
        return end.value


def rows_of(db: sqlite3.Connection, statement: str, given: Parameters) -> list[Row]:
    """Run a statement, without the locks that only several writers need."""
    if statement is LOCK_NAME:
        return []
    return db.execute(statement.removesuffix(LOCK), given).fetchall()


@dataclass(slots=True)
class WriteJob:
    """A script to run, who waits for it, and the news of it."""

    script: Transaction[Any]
    future: asyncio.Future[Any]
    news: Callable[[Any], Notification] | None
    result: Any = None
    error: Exception | None = None

    def settle(self, tell: Callable[[Notification], None]) -> None:
        """Spread the news, even if nobody waits any more, and answer whoever waits."""
        if self.error is None and self.news is not None:
            tell(self.news(self.result))
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class SqliteWriter:
    """Runs scripts in the order they come, as many as wait in one transaction."""

    def __init__(self, path: str, db: sqlite3.Connection, tell: Callable[[Notification], None]) -> None:
        self.path = path
        self.db = db
        self.tell = tell
        self.loop = asyncio.get_running_loop()
        self.waiting: SimpleQueue[WriteJob | None] = SimpleQueue()
        self.closing = False
        self.commits = 0
        self.thread = threading.Thread(target=self._work, name="hadal-writer", daemon=True)
        self.thread.start()

    def submit(self, script: Transaction[Any], news: Callable[[Any], Notification] | None) -> asyncio.Future[Any]:
        """Queue a script."""
        if self.closing:
            raise StoreError("the store is closed")
        job = WriteJob(script, self.loop.create_future(), news)
        self.waiting.put(job)
        return job.future

    async def close(self) -> None:
        """Write what waits, then stop."""
        self.closing = True
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def _work(self) -> None:
        """The thread: until the last job, which is None."""
        while True:
            jobs = self._gather()
            if real := [job for job in jobs if job is not None]:
                self._commit(real)
                self.loop.call_soon_threadsafe(self._settle, real)
            if jobs[-1] is None:
                self.db.close()
                return

    def _gather(self) -> list[WriteJob | None]:
        """Wait for a job, and take along all that wait behind it."""
        jobs = [self.waiting.get()]
        while jobs[-1] is not None and len(jobs) < MAX_BATCH:
            try:
                jobs.append(self.waiting.get_nowait())
            except Empty:
                break
        return jobs

    def _commit(self, jobs: list[WriteJob]) -> None:
        """Run jobs in one transaction; if that fails, none of them has happened."""
        try:
            self.db.execute("begin immediate")
            for job in jobs:
                self._attempt(job)
            self.db.execute("commit")
            self.commits += 1
        except sqlite3.Error as error:
            self._undo(jobs, store_error(self.path, error))
        except Exception as error:  # the thread must outlive whatever a script does
            self._undo(jobs, StoreError(f"{self.path}: {error}"))

    def _undo(self, jobs: list[WriteJob], error: StoreError) -> None:
        """Nothing of this has happened; what was refused because of a job before it may be right now."""
        for job in jobs:
            job.error = error
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
            self.db.execute("rollback")

    def _attempt(self, job: WriteJob) -> None:
        """Run one job so that its failure does not spoil the others."""
        self.db.execute("savepoint job")
        try:
            job.result = run(self.db, job.script)
        except sqlite3.OperationalError:  # the disk, not the job
            raise
        except Exception as error:
            job.error = store_error(self.path, error) if isinstance(error, sqlite3.Error) else error
            self.db.execute("rollback to job")
        self.db.execute("release job")

    def _settle(self, jobs: list[WriteJob]) -> None:
        """In the event loop: answer those who wait."""
        for job in jobs:
            job.settle(self.tell)
