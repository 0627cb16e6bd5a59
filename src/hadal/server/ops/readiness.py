"""Whether the server can store moves: a small write to the store, with a time limit."""

from __future__ import annotations

import asyncio
from time import monotonic

from hadal.server.clock import TimeSource
from hadal.server.ops.logs import log
from hadal.server.store.base import Store
from hadal.server.store.errors import StoreError

LIMIT_S = 2.0


class StoreProbe:
    """Writes to the store on request. Requests at the same time share one write, however long it takes."""

    def __init__(self, store: Store, node: str, now: TimeSource, limit_s: float = LIMIT_S) -> None:
        self.store = store
        self.node = node
        self.now = now
        self.limit_s = limit_s
        self.writing: asyncio.Task[bool] | None = None
        self.began = 0.0

    async def passes(self) -> bool:
        """Whether a write succeeds in time."""
        if self.writing is None or self.writing.done():
            self.writing, self.began = asyncio.create_task(self.write()), monotonic()
        writing = self.writing  # the next request may begin another one before this one goes on
        left_s = self.began + self.limit_s - monotonic()
        done, _ = await asyncio.wait([writing], timeout=max(0.0, left_s))
        return bool(done) and writing.result()

    async def write(self) -> bool:
        """Whether a write succeeds."""
        try:
            await self.store.check(self.node, self.now())
        except StoreError as error:
            log().warning("store not ready", text=str(error))
            return False
        return True
