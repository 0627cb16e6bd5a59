"""Wait for a condition instead of a fixed time.

How long something takes depends on the load of the machine. The deadline is only for failures: long enough for a busy
machine, and short enough to end a test that would hang. Where progress can be seen, the deadline moves with it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

PATIENCE_S = 240.0
INTERVAL_S = 0.01

Found = TypeVar("Found")


def until(
    condition: Callable[[], Found],
    what: str = "a condition",
    patience_s: float = PATIENCE_S,
    progress: Callable[[], object] = lambda: None,
) -> Found:
    """Poll until the condition is true, and return its value. Also works for pages, as polling processes events.

    Give up after `patience_s` in which `progress` always returned the same.
    """
    end, last = time.monotonic() + patience_s, progress()
    while not (found := condition()):
        now = progress()
        if now != last:
            end, last = time.monotonic() + patience_s, now
        if time.monotonic() > end:
            raise TimeoutError(f"waited {patience_s:g} s for {what}")
        time.sleep(INTERVAL_S)
    return found


async def reached(
    condition: Callable[[], Found],
    what: str = "a condition",
    patience_s: float = PATIENCE_S,
    progress: Callable[[], object] = lambda: None,
) -> Found:
    """Do the same inside an event loop without blocking it. Give up after `patience_s` without any progress."""
    end, last = time.monotonic() + patience_s, progress()
    while not (found := condition()):
        now = progress()
        if now != last:
            end, last = time.monotonic() + patience_s, now
        if time.monotonic() > end:
            raise TimeoutError(f"waited {patience_s:g} s for {what}")
        await asyncio.sleep(INTERVAL_S)
    return found


async def retried(
    work: Callable[[], Awaitable[Found]], trouble: type[Exception], patience_s: float = PATIENCE_S
) -> Found:
    """Repeat a call until it succeeds, and return its result."""
    end = time.monotonic() + patience_s
    while True:
        try:
            return await work()
        except trouble:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(INTERVAL_S)
