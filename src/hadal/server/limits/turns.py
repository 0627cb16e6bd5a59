"""Turns on the event loop: of one address, only a few requests and messages are handled at the same time.

The event loop serves its tasks in order. Without turns, a client with a hundred connections would have a hundred
tasks in that order, and everybody else would wait for all of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager


class Turns:
    """Lets at most `most` tasks of each address run; 0: any number."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.active: dict[str, int] = {}
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def take(self, address: str) -> None:
        """Wait for a turn of this address, in order of arrival."""
        if not self.most:
            return
        active = self.active.get(address, 0)
        if active < self.most:
            self.active[address] = active + 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(turn)
        try:
            await turn  # the one before hands its turn over
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release(address)
            raise

    @contextmanager
    def outside(self, address: str) -> Iterator[None]:
        """Give the turn back while a request waits for another process, and take it again without waiting."""
        self.release(address)
        try:
            yield
        finally:
            if self.most:
                self.active[address] = self.active.get(address, 0) + 1

    def release(self, address: str) -> None:
        """Hand the turn over to the next one who waits, or give it back."""
        if not self.most:
            return
        queue = self.waiting.get(address)
        while queue:
            turn = queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.waiting.pop(address, None)
        self.active[address] -= 1
        if not self.active[address]:
            del self.active[address]
