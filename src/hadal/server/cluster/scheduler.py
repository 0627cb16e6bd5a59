"""Wakes tables when something is due: a bot's answer, or a clock that runs out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from heapq import heapify, heappop, heappush
from typing import Protocol

import structlog

from hadal.server.background import stop_tasks
from hadal.server.clock import TimeSource, wall_clock
from hadal.server.ops.redaction import error_location

POLL_LIMIT = 500  # tables that one poll may wake; the others come with the next
LONGEST_RETRY_S = 30
SPARE = 64  # outdated entries in the heap that are not worth rebuilding it
STOP_S = 2.0  # time for wake-ups in progress to finish

log = structlog.get_logger()


class DueTableStore(Protocol):
    """The part of a store that the scheduler uses."""

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables that are due."""


class TableOwnership(Protocol):
    """The part of the cluster that the scheduler uses."""

    def owns(self, table: str) -> bool:
        """Whether this node owns the table."""


def retry_ms(failures: int) -> int:
    """How long to wait after a number of failures in a row."""
    return 1000 * min(1 << min(failures - 1, 5), LONGEST_RETRY_S)


class WakeScheduler:
    """Schedules wake-ups for the tables that this node owns."""

    def __init__(
        self,
        store: DueTableStore,
        nodes: TableOwnership,
        wake: Callable[[str], Awaitable[None]],
        poll_ms: int = 500,
        now: TimeSource = wall_clock,
    ) -> None:
        self.store = store
        self.nodes = nodes
        self.wake = wake
        self.poll_ms = poll_ms
        self.now = now
        self.heap: list[tuple[int, str]] = []  # may hold outdated times: `times` is decisive
        self.times: dict[str, int] = {}
        self.running: dict[str, asyncio.Task[None]] = {}
        self.failures: dict[str, int] = {}
        self.passed_over = 0  # tables that the last poll found and did not wake; they must not hide others
        self.touched: set[str] = set()  # since the last poll began, whose result for them is outdated
        self.changed = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def at(self, table: str, when_ms: int) -> None:
        """Wake the table at this time instead of the one set before; 0: never."""
        self.touched.add(table)
        if when_ms == 0:
            self.times.pop(table, None)
            return
        self.times[table] = when_ms
        heappush(self.heap, (when_ms, table))
        if len(self.heap) > 2 * len(self.times) + SPARE:
            self.drop_outdated()
        self.changed.set()

    def drop_outdated(self) -> None:
        """Rebuild the heap with one entry for each table: outdated times may lie days ahead."""
        self.heap = [(when, table) for table, when in self.times.items()]
        heapify(self.heap)

    def next_at(self) -> int | None:
        """The time of the next wake-up."""
        while self.heap and self.times.get(self.heap[0][1]) != self.heap[0][0]:
            heappop(self.heap)
        return self.heap[0][0] if self.heap else None

    async def start(self) -> None:
        """Start waking tables."""
        self.tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._polls())]

    async def stop(self) -> None:
        """Stop waking tables; wake-ups in progress get a moment to finish."""
        await stop_tasks(*self.tasks)
        if self.running:
            await asyncio.wait(self.running.values(), timeout=STOP_S)
        await stop_tasks(*self.running.values())

    def fire(self) -> None:
        """Wake all tables that are due, in order."""
        now = self.now()
        while (when := self.next_at()) is not None and when <= now:
            _, table = heappop(self.heap)
            if table not in self.running:  # otherwise it is scheduled again afterwards
                self._begin(table)

    def _begin(self, table: str) -> None:
        self.times.pop(table, None)
        self.touched.add(table)
        if self.nodes.owns(table):
            self.running[table] = asyncio.create_task(self._woken(table))
        else:
            self.failures.pop(table, None)

    async def _woken(self, table: str) -> None:
        try:
            await self.wake(table)
            self.failures.pop(table, None)
        except Exception as error:
            self._retry(table, error)
        finally:
            self._finish(table)

    def _retry(self, table: str, error: Exception) -> None:
        self.failures[table] = self.failures.get(table, 0) + 1
        wait = retry_ms(self.failures[table])
        log.error("waking a table failed", table=table, why=error_location(error), again_in_ms=wait)
        self.at(table, self.now() + wait)

    def _finish(self, table: str) -> None:
        """A wake-up has finished; the next one may already be due."""
        del self.running[table]
        self.touched.add(table)
        if table in self.times:
            self.at(table, self.times[table])

    async def poll(self) -> None:
        """Find due tables that are not scheduled here: after a restart, or of a node that died.

        Tables of other nodes, and those whose bots wait for their turn, stay due for long.
        """
        self.touched.clear()
        found = await self.store.due(self.now(), POLL_LIMIT + self.passed_over)
        new = [id for id in found if id not in self.touched and id not in self.times and id not in self.running]
        for table in new:
            self._begin(table)
        self.passed_over = len(found) - sum(table in self.running for table in new)

    async def _polls(self) -> None:
        while True:
            try:
                await self.poll()
            except Exception as error:
                log.warning("asking what is due failed", why=error_location(error))
            await asyncio.sleep(self.poll_ms / 1000)

    async def _run(self) -> None:
        while True:
            self.changed.clear()
            self.fire()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause_s()):
                    await self.changed.wait()

    def _pause_s(self) -> float:
        """The time until the next wake-up; never long, because the machine's clock may be changed or suspended."""
        when = self.next_at()
        wait = self.poll_ms if when is None else min(when - self.now(), self.poll_ms)
        return max(0, wait) / 1000
