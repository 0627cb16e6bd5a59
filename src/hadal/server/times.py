"""What time it is, in milliseconds since 1970; tests bring their own."""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]

SECOND = 1000
DAY = 86_400 * SECOND


def wall() -> int:
    """The time on the wall."""
    return time.time_ns() // 1_000_000
