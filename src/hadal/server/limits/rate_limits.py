"""Rate limits: token buckets in bounded memory. A cost that is known only afterwards may leave a bucket in debt."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import ceil

from hadal.server.errors import RequestError, too_many_requests
from hadal.server.limits.metering import Meter
from hadal.server.limits.open_counts import OpenCounts
from hadal.server.limits.rates import ADDRESS, MAX_DEBTS, MAX_OPEN, RATES, USUAL_DEBT, Rate
from hadal.server.limits.turns import ParsingTurns, Turns

MAX_KEYS = 50_000  # buckets kept; the least recently used is dropped first, and is full by then
ROUNDING = 1e-9
REPLAYS = "replays"
MAX_DELAY_S = 1.0  # a request that must wait longer is rejected

BucketKey = tuple[str, str]  # the name of a rate, and whose bucket it is


@dataclass(frozen=True)
class Requester:
    """Who causes a cost: a person, and the address they use."""

    address: str
    person: str = ""  # empty for somebody without a nickname; such people share one bucket for each address

    def keys(self, kind: str, rates: Mapping[str, object]) -> list[BucketKey]:
        """The buckets that pay for something of this kind."""
        both = [(kind, self.person or f"nobody at {self.address}"), (kind + ADDRESS, self.address)]
        return [key for key in both if key[0] in rates]


SERVER = Requester("")  # who causes what the server does by itself


@dataclass
class RateLimits:
    """All buckets; `clock` counts seconds."""

    on: bool = True
    clock: Callable[[], float] = time.monotonic
    rates: dict[str, Rate] = field(default_factory=lambda: dict(RATES))
    max_open: dict[str, int] = field(default_factory=lambda: dict(MAX_OPEN))
    most_keys: int = MAX_KEYS
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    buckets: OrderedDict[BucketKey, tuple[float, float]] = field(default_factory=OrderedDict)
    shared: bool = False  # with other nodes
    unshared: dict[BucketKey, float] = field(default_factory=dict)  # spent here since the other nodes were told

    def __post_init__(self) -> None:
        self.open = OpenCounts(self.max_open if self.on else {})
        self.turns = Turns(self.max_open["turn-address"] if self.on else 0)
        self.parsing = ParsingTurns()

    # One bucket.

    def take(self, kind: str, key: str) -> int:
        """Take a token. Returns 0, or if there was none the whole seconds until there is one."""
        return whole_seconds(self.take_all([(kind, key)]))

    def take_all(self, keys: list[BucketKey], amount: float = 1) -> float:
        """Take this many tokens from all of these buckets, or from none. Returns 0, or the seconds to wait."""
        if not self.on:
            return 0
        wait = max((self.wait_s(key, amount) for key in keys), default=0.0)
        if not wait:
            for key in keys:
                self.spend(key, amount)
        return wait

    def tokens(self, key: BucketKey) -> float:
        """What is in a bucket now; below 0: a debt."""
        rate, now = self.rates[key[0]], self.clock()
        tokens, at = self.buckets.get(key, (rate.burst, now))
        return min(rate.burst, tokens + (now - at) * rate.per_second)

    def wait_s(self, key: BucketKey, amount: float = 1) -> float:
        """Seconds until a bucket holds this amount, or is as full as it gets."""
        rate = self.rates[key[0]]
        missing = min(amount, rate.burst) - self.tokens(key)
        return missing / rate.per_second if missing > ROUNDING else 0.0

    def spend(self, key: BucketKey, amount: float) -> None:
        """Take from a bucket even if it holds less. A debt is limited."""
        self.buckets[key] = (max(-self.max_debt(key), self.tokens(key) - amount), self.clock())
        self.buckets.move_to_end(key)
        if self.shared:
            self.unshared[key] = self.unshared.get(key, 0) + amount
        while len(self.buckets) > self.most_keys:
            dropped, _ = self.buckets.popitem(last=False)
            self.unshared.pop(dropped, None)

    def set_used(self, key: BucketKey, used: float) -> None:
        """Set what all nodes have used of a bucket, and deduct what was spent here since the last report."""
        burst = self.rates[key[0]].burst
        self.buckets[key] = (max(-self.max_debt(key), burst - used - self.unshared.get(key, 0)), self.clock())

    def max_debt(self, key: BucketKey) -> float:
        """The largest debt of a bucket."""
        return self.rates[key[0]].burst * MAX_DEBTS.get(key[0], USUAL_DEBT)

    # A person and their address.

    def take_for(self, kind: str, requester: Requester, amount: float = 1) -> float:
        """Take tokens from the buckets of a person and of their address. Returns 0, or the seconds to wait."""
        return self.take_all(requester.keys(kind, self.rates), amount)

    def spend_for(self, kind: str, requester: Requester, amount: float) -> None:
        """Charge a cost that has arisen."""
        if self.on:
            for key in requester.keys(kind, self.rates):
                self.spend(key, amount)

    def spend_parsing(self, address: str, seconds: float) -> None:
        """Charge an address for parsing, which no request has measured."""
        if self.on and address:
            self.spend(("processor" + ADDRESS, address), seconds)
            self.parsing.spend(address, seconds)

    def spend_replay(self, requester: Requester, seconds: float) -> None:
        """Charge for processor time of a replay. That delays the next replay, and nothing else."""
        self.spend_for(REPLAYS, requester, seconds)

    def check_replay(self, requester: Requester) -> None:
        """Reject a person or an address whose replays have taken too long."""
        wait = self.debt_s(REPLAYS, requester)
        if wait:
            raise self.rejection(requester.keys(REPLAYS, self.rates), wait)

    def debt_s(self, kind: str, requester: Requester) -> float:
        """Seconds until neither the person nor the address is in debt."""
        if not self.on:
            return 0
        return max((self.wait_s(key, 0) for key in requester.keys(kind, self.rates)), default=0.0)

    def check(self, kind: str, requester: Requester) -> None:
        """Reject a client that does this too often."""
        wait = self.take_for(kind, requester)
        if wait:
            raise self.rejection(requester.keys(kind, self.rates), wait)

    def rejection(self, keys: list[BucketKey], wait: float) -> RequestError:
        """The error for somebody who must wait; it says what is allowed."""
        name, _ = max(keys, key=self.wait_s)
        return self.too_many(name, wait)

    def too_many(self, name: str, wait: float) -> RequestError:
        """The error for a rate that was exceeded."""
        rate = self.rates[name]
        return too_many_requests(whole_seconds(wait), name.removesuffix(ADDRESS), rate.burst, rate.per_second * 60)

    async def admit(self, kind: str, requester: Requester) -> None:
        """Let somebody in who is not in debt: after a short delay if that is enough, otherwise reject them."""
        wait = self.debt_s(kind, requester)
        if wait > MAX_DELAY_S:
            raise self.rejection(requester.keys(kind, self.rates), wait)
        if wait:
            await self.sleep(wait)

    def check_at_once(self, key: BucketKey) -> None:
        """Take a token, or reject without a delay; a rejection takes one as well."""
        if not self.on:
            return
        wait = self.wait_s(key)
        self.spend(key, 1)
        if wait:
            raise self.rejection([key], wait)

    async def pace(self, key: BucketKey) -> None:
        """Take a token: at once, after a short delay, or with a rejection, which takes one as well."""
        if not self.on:
            return
        wait = self.wait_s(key)
        self.spend(key, 1)
        if wait > MAX_DELAY_S:
            raise self.rejection([key], wait)
        if wait:
            await self.sleep(wait)

    @asynccontextmanager
    async def charge(self, requester: Requester, kind: str = "processor") -> AsyncIterator[Meter]:
        """Admit somebody, then charge them for what the block adds to the meter.

        `async with limits.charge(requester) as meter: found = await meter.in_thread(work, …)`
        """
        await self.admit(kind, requester)
        meter = Meter()
        try:
            yield meter
        finally:
            self.spend_for(kind, requester, meter.seconds)


def whole_seconds(wait: float) -> int:
    """A time to wait as a client is told it."""
    return max(1, ceil(wait - 1e-9)) if wait else 0
