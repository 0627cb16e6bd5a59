"""What time it is, in milliseconds since 1970; tests bring their own."""

from __future__ import annotations

import time
from collections.abc import Callable

TimeSource = Callable[[], int]

SECOND_MS = 1000
DAY_MS = 86_400 * SECOND_MS


def wall_clock() -> int:
    """The time on the wall."""
    return time.time_ns() // 1_000_000
