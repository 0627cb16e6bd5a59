"""Shares limits between the nodes of one database: in the background, never while somebody waits.

Each node has buckets of its own and passes on what was spent from those that are no longer nearly full. The answer is
what all nodes together have spent. Until then, a client that uses several nodes can exceed a limit a little.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from hadal.server.background import stop_tasks
from hadal.server.limits.rate_limits import BucketKey, RateLimits
from hadal.server.ops.redaction import error_location
from hadal.server.store.model import OpenCount, Spending

INTERVAL_S = 0.5
SHARED_FROM = 0.25  # the part of a bucket, or of the number of open connections, below which nothing is shared

log = structlog.get_logger()


class BudgetStore(Protocol):
    """The part of a store that shares budgets."""

    async def share_spending(self, spent: list[Spending]) -> list[Spending]:
        """Add what was spent here; returns what was spent everywhere."""

    async def share_open(self, node: str, counts: list[OpenCount]) -> list[OpenCount]:
        """Report what is open here; returns what is open on other nodes."""


class LimitSharing:
    """Keeps the limits of this node in step with those of the others."""

    def __init__(self, store: BudgetStore, node: str, limits: RateLimits, interval_s: float = INTERVAL_S) -> None:
        self.store = store
        self.node = node
        self.limits = limits
        self.interval_s = interval_s
        self.failing = False
        self.task: asyncio.Task[None] | None = None
        limits.shared = True

    async def start(self) -> None:
        """Share from now on."""
        self.task = asyncio.create_task(self._share_forever())

    async def stop(self) -> None:
        """Stop sharing; what is open here counts no longer after some seconds."""
        await stop_tasks(self.task)

    async def _share_forever(self) -> None:
        while True:
            await asyncio.sleep(self.interval_s)
            try:
                await self.share()
                self.failing = False
            except Exception as error:  # the limits of this node hold on their own
                if not self.failing:
                    log.warning("limits are not shared", why=error_location(error))
                self.failing = True

    async def share(self) -> None:
        """Tell the other nodes, and learn from them."""
        spent = self.take_unshared()
        if spent:
            for total in await self.store.share_spending(spent):
                self.limits.set_used((total.name, total.key), total.amount)
        opened = self.limits.open
        counts = [
            OpenCount(name, key, n)
            for (name, key), n in opened.here.items()
            if name in opened.most and n >= SHARED_FROM * opened.most[name]
        ]
        elsewhere = await self.store.share_open(self.node, counts)
        opened.elsewhere = {(count.name, count.key): count.amount for count in elsewhere}

    def take_unshared(self) -> list[Spending]:
        """What was spent here from buckets that are no longer nearly full."""
        limits = self.limits
        found: dict[BucketKey, float] = {}
        for key, amount in list(limits.unshared.items()):
            burst = limits.rates[key[0]].burst
            left = limits.tokens(key)
            if left < (1 - SHARED_FROM) * burst:
                found[key] = amount
            if left < (1 - SHARED_FROM) * burst or left >= burst:
                del limits.unshared[key]
        rates = limits.rates
        return [
            Spending(name, key, amount, rates[name].burst, rates[name].per_second)
            for (name, key), amount in found.items()
        ]
