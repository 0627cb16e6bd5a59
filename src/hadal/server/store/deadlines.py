"""Deadlines of many futures with one timer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Deadlines:
    """Futures that fail if they take too long.

    Hundreds of writes begin in a second and nearly all succeed at once. A timer for each would cost more than queueing
    the write, so one timer looks at the oldest.
    """

    def __init__(self, error: Callable[[], Exception]) -> None:
        self.error = error
        self.waiting: deque[tuple[float, asyncio.Future[object]]] = deque()  # with their deadlines, oldest first
        self.timer: asyncio.TimerHandle | None = None
        self.timer_at = 0.0

    def add(self, future: asyncio.Future[object], seconds: float) -> None:
        """Give a future so much time."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while self.waiting and self.waiting[0][1].done():
            self.waiting.popleft()
        self.waiting.append((deadline, future))
        if self.timer is None or self.timer_at > deadline:
            self.set_timer(loop, deadline)

    def set_timer(self, loop: asyncio.AbstractEventLoop, at: float) -> None:
        """Look at the futures at this time."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer, self.timer_at = loop.call_at(at, self.look), at

    def look(self) -> None:
        """Fail those whose time is over; the timer continues while any are left."""
        self.timer = None
        loop = asyncio.get_running_loop()
        now = loop.time()
        unfinished = [(deadline, future) for deadline, future in self.waiting if not future.done()]
        for deadline, future in unfinished:
            if deadline <= now:
                future.set_exception(self.error())
        self.waiting = deque((deadline, future) for deadline, future in unfinished if deadline > now)
        if self.waiting:
            self.set_timer(loop, min(deadline for deadline, _ in self.waiting))
