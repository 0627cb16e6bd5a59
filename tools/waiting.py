"""Wait for a condition, never for a time.

How long something takes depends on what else the machine is doing. The deadline here is for failure only: it is
long enough for a busy machine, and it ends a test that would hang.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

PATIENCE_S = 240.0
INTERVAL_S = 0.01

Found = TypeVar("Found")


def until(condition: Callable[[], Found], what: str = "a condition", patience_s: float = PATIENCE_S) -> Found:
    """Ask again and again until the answer is true, and return it. For pages, too: each question lets events in."""
    end = time.monotonic() + patience_s
    while not (found := condition()):
        if time.monotonic() > end:
            raise TimeoutError(f"waited {patience_s:g} s for {what}")
        time.sleep(INTERVAL_S)
    return found


async def reached(condition: Callable[[], Found], what: str = "a condition", patience_s: float = PATIENCE_S) -> Found:
    """The same inside an event loop, which goes on meanwhile."""
    end = time.monotonic() + patience_s
    while not (found := condition()):
        if time.monotonic() > end:
            raise TimeoutError(f"waited {patience_s:g} s for {what}")
        await asyncio.sleep(INTERVAL_S)
    return found


async def retried(
    work: Callable[[], Awaitable[Found]], trouble: type[Exception], patience_s: float = PATIENCE_S
) -> Found:
    """Do something again and again until it works, and return what it gives."""
    end = time.monotonic() + patience_s
    while True:
        try:
            return await work()
        except trouble:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(INTERVAL_S)
