"""The limits of one socket: a client that exceeds them is slowed, and if it goes on, disconnected."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

from hadal.server.limits.metering import Meter
from hadal.server.limits.rate_limits import RateLimits, Requester
from hadal.server.limits.rates import ADDRESS

T = TypeVar("T")

LONGEST_PAUSE_S = 2.0  # then it is looked at again
COSTS = ("processor", "bytes")  # known only after a message; debts are worked off before the next one


class LimitExceeded(Exception):
    """A client was slowed for so long that its connection is closed. The arguments say what is allowed."""

    def __init__(self, kind: str, seconds: float, burst: float, per_minute: float) -> None:
        super().__init__(kind)
        self.text_args = {
            "kind": kind,
            "seconds": max(1, round(seconds)),
            "burst": round(burst, 1),
            "minute": round(per_minute, 1),
        }


class Throttle:
    """Applies the limits to the messages of one connection."""

    def __init__(self, limits: RateLimits, requester: Requester) -> None:
        self.limits = limits
        self.requester = requester
        self.meter = Meter()

    async def admit(self, size: int) -> None:
        """Wait until the next message, which has this size, may be handled. Meanwhile no other one is read."""
        if not self.limits.on:
            return
        self.settle()
        self.limits.spend_for("bytes", self.requester, size)
        while exceeded := self.exceeded():
            await self.slow_down(*exceeded)

    def exceeded(self) -> tuple[str, float] | None:
        """The rate with the longest wait, and that wait; a token for the message is taken if there is none."""
        waits = {kind: self.limits.debt_s(kind, self.requester) for kind in COSTS}
        kind = max(COSTS, key=lambda cost: waits[cost])
        if waits[kind]:
            return kind, waits[kind]
        wait = self.limits.take_for("message", self.requester)
        return ("message", wait) if wait else None

    async def slow_down(self, kind: str, wait: float) -> None:
        """Pause for a moment; LimitExceeded if that has been necessary for too long."""
        pause = min(wait, LONGEST_PAUSE_S)
        if self.limits.take_for("delay", self.requester, pause):
            raise self.limit_exceeded(kind, wait)
        await self.limits.sleep(pause)

    def limit_exceeded(self, kind: str, wait: float) -> LimitExceeded:
        """Why the connection is closed."""
        keys = self.requester.keys(kind, self.limits.rates)
        name, _ = min(keys, key=self.limits.tokens)
        rate = self.limits.rates[name]
        return LimitExceeded(name.removesuffix(ADDRESS), wait, rate.burst, rate.per_second * 60)

    async def in_turn(self, work: Coroutine[Any, Any, T]) -> T:
        """Handle a message when it is this address's turn."""
        turns = self.limits.turns
        if not turns.most:
            return await work
        try:
            await turns.take(self.requester.address)
        except BaseException:
            work.close()
            raise
        try:
            return await work
        finally:
            turns.release(self.requester.address)

    def may_chat(self) -> bool:
        """Whether one more chat message is allowed now; it is counted."""
        return not self.limits.take_for("chat", self.requester)

    def settle(self) -> None:
        """Charge the processor time used since the last call."""
        self.limits.spend_for("processor", self.requester, self.meter.take())
