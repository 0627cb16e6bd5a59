"""Appends to logs in PostgreSQL. Pending entries share one statement, which accepts or rejects each on its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from hadal.server.store import sql
from hadal.server.store.errors import Conflict, Repeated, StoreError
from hadal.server.store.model import Entry, Notification, Progress
from hadal.server.store.sql import Row

MAX_BATCH = 200  # entries in one statement
MAX_IN_FLIGHT = 2  # NOTIFY serializes commits, so more would only wait
INTERVAL_S = 0.008  # a statement costs as much as several entries: those that come in so short a time share one

# The columns of the entries, and their types.
COLUMNS = {
    "table_": "text", "seq": "bigint", "id": "text", "kind": "text", "seat": "bigint", "body": "text", "at": "bigint",
    "status": "text", "to_move": "bigint", "since": "bigint", "wake": "bigint", "ended": "bigint", "scores": "text",
    "winners": "text", "points": "text", "deadline": "bigint", "note": "text",
}  # fmt: skip
SENT = ", ".join(f"%({name})s::{type}[]" for name, type in COLUMNS.items())
SET = ", ".join(f"{name} = n.{name}" for name in ["seq", *sql.PROGRESS.split(", ")])
NEW = ", ".join(f"n.{name}" for name in sql.ENTRY.split(", "))

# Rows are locked in a fixed order, so that two nodes never deadlock; behind the lock `seq` and `status` are current.
APPEND = f"""
with n as (select * from unnest({SENT}) as n({", ".join(COLUMNS)})),
row_ as (select t.id, t.seq, t.status from table_ t where t.id in (select table_ from n) order by t.id{sql.LOCK}),
added as (
  insert into entry ({sql.ENTRY}) select {NEW} from n
  join row_ on row_.id = n.table_ and row_.seq = n.seq - 1 and row_.status = 'playing'
  on conflict do nothing returning table_),
moved as (update table_ t set {SET} from n join added using (table_) where t.id = n.table_)
select table_, pg_notify('hadal', n.note) from n join added using (table_)
"""
FOUND = """
select n.table_, e.seq from unnest(%(table_)s::text[], %(id)s::text[]) as n(table_, id)
join entry e on e.table_ = n.table_ and e.id = n.id
"""


def encode_notification(notification: Notification) -> str:
    """A notification as the payload of NOTIFY."""
    return sql.text(msgspec.structs.astuple(notification))


@dataclass(slots=True)
class PendingAppend:
    """An entry and the future of its caller."""

    row: sql.Parameters
    future: asyncio.Future[None]

    @property
    def table(self) -> str:
        """The table of the entry."""
        return str(self.row["table_"])

    def settle(self, error: Exception | None) -> None:
        """Answer the caller."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


Execute = Callable[[str, sql.Parameters], Awaitable[list[Row]]]


class AppendBatcher:
    """Collects entries while others are being sent; never two of one table at the same time."""

    def __init__(self, execute: Execute) -> None:
        self.execute = execute
        self.waiting: list[PendingAppend] = []
        self.busy: set[str] = set()  # tables with an entry being sent
        self.in_flight: set[asyncio.Task[None]] = set()
        self.statements = 0
        self.next_statement = 0.0  # not before this time of the event loop
        self.timer: asyncio.TimerHandle | None = None

    def add(self, entry: Entry, progress: Progress) -> asyncio.Future[None]:
        """Queue an entry."""
        note = encode_notification(Notification("entry", entry.table, entry.seq))
        row = sql.entry_row(entry) | sql.progress_row(progress) | {"note": note}
        loop = asyncio.get_running_loop()
        item = PendingAppend(row, loop.create_future())
        self.waiting.append(item)
        if self.timer is None:  # entries queued in the same moment go together; after a pause they go at once
            self.timer = loop.call_at(max(loop.time(), self.next_statement), self._send)
        return item.future

    def _send(self) -> None:
        """Send what can be sent now."""
        self.timer = None
        while len(self.in_flight) < MAX_IN_FLIGHT and (items := self._take()):
            # After several entries more are expected. Who appends one after another waits for nothing.
            self.next_statement = asyncio.get_running_loop().time() + INTERVAL_S if len(items) > 1 else 0.0
            task = asyncio.create_task(self._send_batch(items))
            self.in_flight.add(task)
            task.add_done_callback(self._batch_done)

    def _take(self) -> list[PendingAppend]:
        """The next entries, at most one of each table."""
        taken: list[PendingAppend] = []
        left: list[PendingAppend] = []
        for item in self.waiting:
            if item.table in self.busy or len(taken) == MAX_BATCH:
                left.append(item)
            else:
                taken.append(item)
                self.busy.add(item.table)
        self.waiting = left
        return taken

    def _batch_done(self, task: asyncio.Task[None]) -> None:
        """A statement has finished: send the next."""
        self.in_flight.discard(task)
        if self.timer is None and self.waiting:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_at(max(loop.time(), self.next_statement), self._send)

    async def _send_batch(self, items: list[PendingAppend]) -> None:
        """Send entries and answer their callers."""
        try:
            for item, error in zip(items, await self._results(items), strict=True):
                item.settle(error)
        finally:
            self.busy -= {item.table for item in items}

    async def _results(self, items: list[PendingAppend]) -> list[Exception | None]:
        """The result of each entry: None, or its error."""
        try:
            return await self._append(items)
        except StoreError as error:
            return [error] * len(items)
        except Exception as error:  # a text the database cannot store: only its own entry fails
            if len(items) == 1:
                return [StoreError(f"this cannot be kept: {str(error).splitlines()[0]}")]
            return [(await self._results([item]))[0] for item in items]

    async def _append(self, items: list[PendingAppend]) -> list[Exception | None]:
        """One statement for all entries; a second one finds out why some were rejected."""
        self.statements += 1
        added = {row[0] for row in await self.execute(APPEND, columns(items))}
        left = [item for item in items if item.table not in added]
        found: dict[str, int] = dict(await self.execute(FOUND, columns(left))) if left else {}
        return [None if item.table in added else rejection(item, found) for item in items]

    async def close(self) -> None:
        """Wait until everything has been sent."""
        while self.in_flight or self.waiting:
            await asyncio.wait(self.in_flight) if self.in_flight else await asyncio.sleep(INTERVAL_S)


def columns(items: list[PendingAppend]) -> dict[str, list[Any]]:
    """Rows as one list per column."""
    return {name: [item.row[name] for item in items] for name in COLUMNS}


def rejection(item: PendingAppend, found: dict[str, int]) -> Exception:
    """Why an entry was rejected: its id exists already, its number is not the next, or the game is closed."""
    if item.table in found:
        return Repeated(found[item.table])
    return Conflict(f"entry {item.row['seq']} is not the next one of a game in progress at table {item.table}")
