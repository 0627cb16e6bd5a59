"""Which node owns a table. All live nodes share the tables out by hashing, without talking to each other."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from typing import Protocol

import structlog

from hadal.server.background import stop_tasks
from hadal.server.clock import TimeSource, wall_clock
from hadal.server.ops.redaction import error_location

log = structlog.get_logger()


class HeartbeatStore(Protocol):
    """The part of a store that nodes use."""

    async def heartbeat(self, node: str, now: int, dead_after_ms: int) -> list[str]:
        """Record that this node is alive; returns all live nodes."""

    async def leave(self, node: str) -> None:
        """Remove this node."""


def weight(node: str, table: str) -> bytes:
    """The weight of a node for a table (rendezvous hashing)."""
    return hashlib.blake2b(f"{node}\0{table}".encode(), digest_size=8, person=b"hadal nodes").digest()


def owner_of(table: str, nodes: Sequence[str]) -> str:
    """The node with the highest weight. When a node comes or goes, few tables change owners."""
    return max(nodes, key=lambda node: (weight(node, table), node))


class Nodes:
    """This node and what it knows of the others."""

    def __init__(
        self,
        store: HeartbeatStore,
        name: str,
        interval_ms: int = 1000,
        dead_after_ms: int = 4000,
        join_ms: int | None = None,
        now: TimeSource = wall_clock,
    ) -> None:
        self.store = store
        self.name = name
        self.interval_ms = interval_ms
        self.dead_after_ms = dead_after_ms
        self.join_ms = dead_after_ms if join_ms is None else join_ms
        self.now = now
        self.members: list[str] = []
        self.last_heartbeat = 0  # when the last successful heartbeat was sent; the others count from then too
        self.since = 0  # from when on this node may own tables
        self.task: asyncio.Task[None] | None = None
        self.on_change: Callable[[list[str]], None] = lambda members: None

    def names(self) -> list[str]:
        """The live nodes, as far as this one knows; empty if it is cut off from the store."""
        return list(self.members) if self._fresh(self.now()) else []

    def owns(self, table: str) -> bool:
        """Whether this node owns the table. While that is uncertain, no node does."""
        now = self.now()
        return self._fresh(now) and now >= self.since and owner_of(table, self.members) == self.name

    def _fresh(self, now: int) -> bool:
        """Whether the others still regard this node as alive."""
        return bool(self.members) and now - self.last_heartbeat < self.dead_after_ms

    async def start(self) -> None:
        """Send heartbeats from now on. A store that does not answer yet is tried again."""
        await self.heartbeat()
        self.task = asyncio.create_task(self._heartbeats())

    async def stop(self) -> None:
        """Give up all tables, and tell the others."""
        await stop_tasks(self.task)
        self.members = []
        try:
            async with asyncio.timeout(self.dead_after_ms / 1000):
                await self.store.leave(self.name)
        except Exception as error:  # the others then wait until this node is regarded as dead
            log.warning("node could not say goodbye", node=self.name, why=error_location(error))

    async def heartbeat(self) -> bool:
        """Send a heartbeat; False if the store does not answer."""
        sent = self.now()
        try:
            async with asyncio.timeout(self.dead_after_ms / 1000):
                members = await self.store.heartbeat(self.name, sent, self.dead_after_ms)
        except Exception as error:
            log.warning("node cannot reach the store", node=self.name, why=error_location(error))
            return False
        self._adopt(members, sent)
        return True

    def _adopt(self, members: list[str], sent: int) -> None:
        """Adopt the list of live nodes. A node that joins others waits until all of them know of it or are cut off."""
        if not self._fresh(sent):
            self.since = sent if members == [self.name] else sent + self.join_ms
        if members != self.members:
            log.info("nodes", node=self.name, members=members)
            self.on_change(members)
        self.members = members
        self.last_heartbeat = sent

    async def _heartbeats(self) -> None:
        while True:
            await asyncio.sleep(self.interval_ms / 1000)
            await self.heartbeat()
