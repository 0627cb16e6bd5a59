"""Which node keeps a table: all nodes that beat share them out without a word to each other."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

import structlog

from hadal.server.ops.redaction import error_location

log = structlog.get_logger()


class HeartbeatStore(Protocol):
    """What a store has for nodes."""

    async def heartbeat(self, node: str, now: int, dead_after_ms: int) -> list[str]:
        """Say that this node lives; all nodes that have said so lately."""

    async def leave(self, node: str) -> None:
        """This node goes."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def weight(node: str, table: str) -> bytes:
    """How much a node wants a table."""
    return hashlib.blake2b(f"{node}\0{table}".encode(), digest_size=8, person=b"hadal nodes").digest()


def owner_of(table: str, nodes: Sequence[str]) -> str:
    """The node that wants the table most; when another node comes or goes, few tables change hands."""
    return max(nodes, key=lambda node: (weight(node, table), node))


class Nodes:
    """This node among the others."""

    def __init__(
        self,
        store: HeartbeatStore,
        name: str,
        beat_ms: int = 1000,
        dead_after_ms: int = 4000,
        join_ms: int | None = None,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.name = name
        self.beat_ms = beat_ms
        self.dead_after_ms = dead_after_ms
        self.join_ms = dead_after_ms if join_ms is None else join_ms
        self.now = now
        self.members: list[str] = []
        self.heard = 0  # when the last beat that arrived was sent; the others count from there too
        self.since = 0  # from when on this node may keep tables
        self.task: asyncio.Task[None] | None = None
        self.on_change: Callable[[list[str]], None] = lambda members: None

    def names(self) -> list[str]:
        """The nodes that live, as far as this one knows; none if it is cut off."""
        return list(self.members) if self._fresh(self.now()) else []

    def owns(self, table: str) -> bool:
        """Does this node keep the table? Nobody does while the answer is in doubt."""
        now = self.now()
        return self._fresh(now) and now >= self.since and owner_of(table, self.members) == self.name

    def _fresh(self, now: int) -> bool:
        """Do the others still count on this node?"""
        return bool(self.members) and now - self.heard < self.dead_after_ms

    async def start(self) -> None:
        """Beat, now and from now on; a store that does not answer yet is tried again."""
        await self.heartbeat()
        self.task = asyncio.create_task(self._beats())

    async def stop(self) -> None:
        """Keep nothing any more, and tell the others."""
        task, self.task = self.task, None
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self.members = []
        try:
            async with asyncio.timeout(self.dead_after_ms / 1000):
                await self.store.leave(self.name)
        except Exception as error:  # then the others wait until this node counts as dead
            log.warning("node could not say goodbye", node=self.name, why=error_location(error))

    async def heartbeat(self) -> bool:
        """Tell the store that this node lives; False if it does not answer."""
        sent = self.now()
        try:
            async with asyncio.timeout(self.dead_after_ms / 1000):
                members = await self.store.heartbeat(self.name, sent, self.dead_after_ms)
        except Exception as error:
            log.warning("node cannot reach the store", node=self.name, why=error_location(error))
            return False
        self._hear(members, sent)
        return True

    def _hear(self, members: list[str], sent: int) -> None:
        """Who lives. Whoever comes to others keeps nothing before all of them have heard of it or are cut off."""
        if not self._fresh(sent):
            self.since = sent if members == [self.name] else sent + self.join_ms
        if members != self.members:
            log.info("nodes", node=self.name, members=members)
            self.on_change(members)
        self.members = members
        self.heard = sent

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(self.beat_ms / 1000)
            await self.heartbeat()
