"""Deletes tables that need not be kept, as the host of the server has decided."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from hadal.server.background import stop_tasks
from hadal.server.clock import TimeSource, wall_clock
from hadal.server.ops.redaction import error_location
from hadal.server.store.base import Store
from hadal.server.store.model import Retention

INTERVAL_S = 600.0
BATCH = 4  # tables in one transaction: the writes of players wait no longer than for these
PAUSE_S = 0.2  # between two transactions

log = structlog.get_logger()


class CleanUp:
    """Looks from time to time. Several nodes may do so at once: each table is deleted by one of them."""

    def __init__(
        self,
        store: Store,
        retention: Retention,
        deleted: Callable[[str], Awaitable[None]],
        now: TimeSource = wall_clock,
    ) -> None:
        self.store = store
        self.retention = retention
        self.deleted = deleted  # called for each table
        self.now = now
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start looking."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Stop looking."""
        await stop_tasks(self.task)

    async def run(self) -> None:
        """Clean up, then wait."""
        while True:
            try:
                await self.clean()
            except Exception as error:
                log.warning("clean-up failed", why=error_location(error))
            await asyncio.sleep(INTERVAL_S)

    async def clean(self) -> int:
        """Delete everything that need not be kept; returns how many tables that were."""
        count = 0
        while ids := await self.store.delete_expired(self.retention, self.now(), BATCH):
            for id in ids:
                await self.deleted(id)
            count += len(ids)
            await asyncio.sleep(PAUSE_S)
        if count:
            log.info("tables deleted", count=count)
        return count
