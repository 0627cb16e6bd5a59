"""Rate limits: token buckets in bounded memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil

MAX_KEYS = 50_000  # buckets kept; the least recently used is dropped first, and is full by then


@dataclass(frozen=True)
class Rate:
    """The size of a bucket, and how fast it fills."""

    burst: float
    per_second: float


# Limits for each address or each person, by kind of request.
RATES = {
    "request": Rate(200, 40),
    "socket": Rate(30, 1),
    "person": Rate(10, 1 / 20),  # new nicknames from one address
    "login": Rate(8, 1 / 15),  # passwords and links, for an address, a session or a browser that is known
    "name": Rate(40, 1 / 15),  # passwords for a name from anywhere; its owner has other ways to sign in
    "export": Rate(2, 1 / 600),
    "table": Rate(15, 1 / 6),
    "record": Rate(6, 1 / 2),
    "admin": Rate(20, 1),
}


@dataclass
class RateLimits:
    """All buckets; `clock` counts seconds."""

    on: bool = True
    clock: Callable[[], float] = time.monotonic
    rates: dict[str, Rate] = field(default_factory=lambda: dict(RATES))
    most_keys: int = MAX_KEYS
    buckets: OrderedDict[tuple[str, str], tuple[float, float]] = field(default_factory=OrderedDict)

    def take(self, kind: str, key: str) -> int:
        """Take a token. Returns 0, or if there was none the whole seconds until there is one."""
        if not self.on:
            return 0
        rate, now = self.rates[kind], self.clock()
        tokens, at = self.buckets.pop((kind, key), (rate.burst, now))
        tokens = min(rate.burst, tokens + (now - at) * rate.per_second)
        enough = tokens >= 1
        self.buckets[kind, key] = (tokens - 1 if enough else tokens, now)
        while len(self.buckets) > self.most_keys:
            self.buckets.popitem(last=False)
        return 0 if enough else max(1, ceil((1 - tokens) / rate.per_second))
