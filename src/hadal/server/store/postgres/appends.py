"""Appends to PostgreSQL: what waits goes in one statement, which decides about each entry by itself."""

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
MAX_IN_FLIGHT = 2  # NOTIFY lets commits pass one by one: more would only wait there

# The columns of the entries that are sent, and their types.
COLUMNS = {
    "table_": "text", "seq": "bigint", "id": "text", "kind": "text", "seat": "bigint", "body": "text", "at": "bigint",
    "status": "text", "to_move": "bigint", "since": "bigint", "wake": "bigint", "ended": "bigint", "scores": "text",
    "winners": "text", "note": "text",
}  # fmt: skip
SENT = ", ".join(f"%({name})s::{type}[]" for name, type in COLUMNS.items())
SET = ", ".join(f"{name} = n.{name}" for name in ["seq", *sql.PROGRESS.split(", ")])
NEW = ", ".join(f"n.{name}" for name in sql.ENTRY.split(", "))

# Rows are locked in one order, so that two nodes never wait for each other; behind the lock `seq` is the newest.
APPEND = f"""
with n as (select * from unnest({SENT}) as n({", ".join(COLUMNS)})),
row_ as (select t.id, t.seq from table_ t where t.id in (select table_ from n) order by t.id{sql.LOCK}),
added as (
  insert into entry ({sql.ENTRY}) select {NEW} from n join row_ on row_.id = n.table_ and row_.seq = n.seq - 1
  on conflict do nothing returning table_),
moved as (update table_ t set {SET} from n join added using (table_) where t.id = n.table_)
select table_, pg_notify('hadal', n.note) from n join added using (table_)
"""
FOUND = """
select n.table_, e.seq from unnest(%(table_)s::text[], %(id)s::text[]) as n(table_, id)
join entry e on e.table_ = n.table_ and e.id = n.id
"""


def encode_notification(note: Notification) -> str:
    """A note as it is sent by NOTIFY."""
    return sql.text(msgspec.structs.astuple(note))


@dataclass(slots=True)
class PendingAppend:
    """An entry, and who waits for it."""

    row: sql.Parameters
    future: asyncio.Future[None]

    @property
    def table(self) -> str:
        """Where it belongs."""
        return str(self.row["table_"])

    def settle(self, error: Exception | None) -> None:
        """Answer whoever waits."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


Execute = Callable[[str, sql.Parameters], Awaitable[list[Row]]]


class AppendBatcher:
    """Gathers appends while others are on their way; never two of one table at the same time."""

    def __init__(self, execute: Execute) -> None:
        self.execute = execute
        self.waiting: list[PendingAppend] = []
        self.busy: set[str] = set()  # tables with an entry on its way
        self.flights: set[asyncio.Task[None]] = set()
        self.statements = 0

    def add(self, entry: Entry, progress: Progress) -> asyncio.Future[None]:
        """Queue an entry."""
        note = encode_notification(Notification("entry", entry.table, entry.seq))
        row = sql.entry_row(entry) | sql.progress_row(progress) | {"note": note}
        loop = asyncio.get_running_loop()
        item = PendingAppend(row, loop.create_future())
        self.waiting.append(item)
        loop.call_soon(self._send)  # whoever calls in the same moment comes along
        return item.future

    def _send(self) -> None:
        """Send what may go now."""
        while len(self.flights) < MAX_IN_FLIGHT and (items := self._take()):
            flight = asyncio.create_task(self._fly(items))
            self.flights.add(flight)
            flight.add_done_callback(self._landed)

    def _take(self) -> list[PendingAppend]:
        """The next entries, at most one for each table."""
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

    def _landed(self, flight: asyncio.Task[None]) -> None:
        """There is room for the next."""
        self.flights.discard(flight)
        self._send()

    async def _fly(self, items: list[PendingAppend]) -> None:
        """Send entries and answer everybody."""
        try:
            for item, error in zip(items, await self._verdicts(items), strict=True):
                item.settle(error)
        finally:
            self.busy -= {item.table for item in items}

    async def _verdicts(self, items: list[PendingAppend]) -> list[Exception | None]:
        """What became of each entry."""
        try:
            return await self._append(items)
        except StoreError as error:
            return [error] * len(items)
        except Exception as error:  # a text that the database cannot keep: only its own entry fails
            if len(items) == 1:
                return [StoreError(f"this cannot be kept: {str(error).splitlines()[0]}")]
            return [(await self._verdicts([item]))[0] for item in items]

    async def _append(self, items: list[PendingAppend]) -> list[Exception | None]:
        """One statement for all; a second one to see what hindered some."""
        self.statements += 1
        added = {row[0] for row in await self.execute(APPEND, columns(items))}
        left = [item for item in items if item.table not in added]
        found: dict[str, int] = dict(await self.execute(FOUND, columns(left))) if left else {}
        return [None if item.table in added else refusal(item, found) for item in items]

    async def close(self) -> None:
        """Wait until everything has been sent."""
        while self.flights or self.waiting:
            await asyncio.wait(self.flights) if self.flights else await asyncio.sleep(0)


def columns(items: list[PendingAppend]) -> dict[str, list[Any]]:
    """Rows as one list for each column."""
    return {name: [item.row[name] for item in items] for name in COLUMNS}


def refusal(item: PendingAppend, found: dict[str, int]) -> Exception:
    """Why an entry was not added: its id is there already, or its number is not the next."""
    if item.table in found:
        return Repeated(found[item.table])
    return Conflict(f"entry {item.row['seq']} is not the next one at table {item.table}")
