"""Wakes tables when something is due: a bot's answer, a clock that runs out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from heapq import heappop, heappush
from typing import Protocol

import structlog

from hadal.server.cluster.nodes import now_ms
from hadal.server.ops.redaction import error_location

LIMIT = 500  # tables of one poll; those that are left come with the next
LONGEST_RETRY_S = 30
STOP_S = 2.0  # so long may what is under way go on when the keeper stops

log = structlog.get_logger()


class DueTableStore(Protocol):
    """What a store has for the keeper."""

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables whose time has come."""


class TableOwnership(Protocol):
    """What the keeper asks of the nodes."""

    def owns(self, table: str) -> bool:
        """Does this node keep the table?"""


def retry_ms(failures: int) -> int:
    """How long to wait after so many failures in a row."""
    return 1000 * min(1 << min(failures - 1, 5), LONGEST_RETRY_S)


class WakeScheduler:
    """The alarm clock of the tables that this node keeps."""

    def __init__(
        self,
        store: DueTableStore,
        nodes: TableOwnership,
        wake: Callable[[str], Awaitable[None]],
        poll_ms: int = 500,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.nodes = nodes
        self.wake = wake
        self.poll_ms = poll_ms
        self.now = now
        self.heap: list[tuple[int, str]] = []  # may hold times that were replaced since: `times` is the truth
        self.times: dict[str, int] = {}
        self.running: dict[str, asyncio.Task[None]] = {}
        self.failures: dict[str, int] = {}
        self.touched: set[str] = set()  # since the last poll began: what it says of them is out of date
        self.changed = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def at(self, table: str, when_ms: int) -> None:
        """Wake the table then, instead of when it was to be woken before; 0: do not wake it."""
        self.touched.add(table)
        if when_ms == 0:
            self.times.pop(table, None)
            return
        self.times[table] = when_ms
        heappush(self.heap, (when_ms, table))
        self.changed.set()

    def next_at(self) -> int | None:
        """When there is something to do next."""
        while self.heap and self.times.get(self.heap[0][1]) != self.heap[0][0]:
            heappop(self.heap)
        return self.heap[0][0] if self.heap else None

    async def start(self) -> None:
        """Begin to wake tables."""
        self.tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._polls())]

    async def stop(self) -> None:
        """Wake nobody any more; what is under way may finish if it is quick."""
        tasks, self.tasks = self.tasks, []
        await cancel_all(tasks)
        if self.running:
            await asyncio.wait(self.running.values(), timeout=STOP_S)
        await cancel_all(list(self.running.values()))

    def fire(self) -> None:
        """Wake all tables whose time has come, in order."""
        now = self.now()
        while (when := self.next_at()) is not None and when <= now:
            _, table = heappop(self.heap)
            if table not in self.running:  # else it is looked at again when that is done
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
        """Done; its time may have come again meanwhile."""
        del self.running[table]
        self.touched.add(table)
        if table in self.times:
            self.at(table, self.times[table])

    async def poll(self) -> None:
        """Find tables that nobody here has scheduled: after a restart, or of a node that died."""
        self.touched.clear()
        for table in await self.store.due(self.now(), LIMIT):
            if table not in self.touched and table not in self.times and table not in self.running:
                self._begin(table)

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
        """Until the next alarm; never long, since the clock of the machine may be set or have slept."""
        when = self.next_at()
        wait = self.poll_ms if when is None else min(when - self.now(), self.poll_ms)
        return max(0, wait) / 1000


async def cancel_all(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
