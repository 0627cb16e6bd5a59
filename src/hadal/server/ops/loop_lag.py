"""Measures how late the event loop is: the time by which every answer is delayed."""

from __future__ import annotations

import asyncio

from hadal.server.background import stop_tasks
from hadal.server.ops.metrics import LOOP_LAG_SECONDS

INTERVAL_S = 0.25


class LoopLagMeter:
    """Sleeps again and again, and records how much too late it wakes up."""

    def __init__(self, interval_s: float = INTERVAL_S) -> None:
        self.interval_s = interval_s
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start measuring."""
        self.task = asyncio.create_task(self._measure())

    async def stop(self) -> None:
        """Stop measuring."""
        await stop_tasks(self.task)

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + self.interval_s
            await asyncio.sleep(self.interval_s)
            LOOP_LAG_SECONDS.observe(max(0.0, loop.time() - due))
