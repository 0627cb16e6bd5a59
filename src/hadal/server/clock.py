"""The current time in milliseconds since 1970. Tests pass their own time source."""

from __future__ import annotations

import time
from collections.abc import Callable

TimeSource = Callable[[], int]

SECOND_MS = 1000
DAY_MS = 86_400 * SECOND_MS


def wall_clock() -> int:
    """The time of the machine's clock."""
    return time.time_ns() // 1_000_000
