"""Turns on the event loop: of one address, only a few requests and messages are handled at the same time.

The event loop serves its tasks in order. Without turns, a client with a hundred connections would have a hundred
tasks in that order, and everybody else would wait for all of them. Parsing has turns too: it needs no task.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

PARSING_S = 0.001  # for which one address may parse before everything else that is due


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


class ParsingTurns:
    """Lets each address parse for a moment in every round of the event loop; the rest waits for the next round.

    Without this, a client with many connections could send so much at once that nobody else is served until its whole
    budget of processor time is used up.
    """

    def __init__(self) -> None:
        self.used: dict[str, float] = {}  # in this round, by address: seconds of the processor
        self.waiting: dict[str, deque[Callable[[], None]]] = {}

    def may_parse(self, address: str) -> bool:
        """Whether an address may parse in this round."""
        return self.used.get(address, 0.0) < PARSING_S

    def spend(self, address: str, seconds: float) -> None:
        """Count what an address has used."""
        if not self.used:
            asyncio.get_running_loop().call_soon(self.next_round)
        self.used[address] = self.used.get(address, 0.0) + seconds

    def wait(self, address: str, resume: Callable[[], None]) -> None:
        """Call `resume` in a later round, after the others of this address that wait."""
        self.waiting.setdefault(address, deque()).append(resume)

    def next_round(self) -> None:
        """Let everybody who waits go on, in order of arrival."""
        self.used.clear()
        for address, queue in list(self.waiting.items()):
            while queue and self.may_parse(address):
                queue.popleft()()
            if not queue:
                del self.waiting[address]
