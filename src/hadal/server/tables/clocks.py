"""Clocks: what everybody has left, worked out from the times in the log, so that they survive anything."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from hadal.server.protocol.settings import TimeControl

DAY_MS = 86_400_000
MIN_RETURN_MS = 60_000  # what somebody has at least who takes a seat back after the time was up


class RemainingTimes(Struct, frozen=True, gc=False):
    """The time left for each seat, and since when the table waits."""

    left: tuple[int, ...]  # milliseconds; empty without a clock
    since: int  # when the question on the table was asked

    def spent(self, seat: int, at: int) -> RemainingTimes:
        """The time until now is taken from a seat."""
        if not self.left or seat < 0:
            return replace(self, since=at)
        return RemainingTimes(with_time(self.left, seat, self.left[seat] - max(0, at - self.since)), at)

    def given(self, seat: int, ms: int) -> RemainingTimes:
        """A seat has more time."""
        return replace(self, left=with_time(self.left, seat, self.left[seat] + ms)) if self.left else self

    def at_least(self, seat: int, ms: int) -> RemainingTimes:
        """A seat has so much time, or more."""
        return replace(self, left=with_time(self.left, seat, max(ms, self.left[seat]))) if self.left else self

    def deadline(self, seat: int) -> int:
        """When a seat that is waited for has used its time up; 0 without a clock."""
        return self.since + max(0, self.left[seat]) if self.left and seat >= 0 else 0


def with_time(times: tuple[int, ...], seat: int, ms: int) -> tuple[int, ...]:
    """The times with one of them replaced."""
    return (*times[:seat], ms, *times[seat + 1 :])


def initial_times(clock: TimeControl, seats: int, at: int) -> RemainingTimes:
    """The clocks as they are set at the start."""
    if clock.kind == "none":
        return RemainingTimes((), at)
    ms = clock.base_s * 1000 if clock.kind == "live" else clock.days * DAY_MS
    return RemainingTimes((ms,) * seats, at)


def after_answer(times: RemainingTimes, clock: TimeControl, seat: int) -> RemainingTimes:
    """A seat has answered: it gets its increment, or its days anew."""
    if clock.kind == "live":
        return times.given(seat, clock.increment_s * 1000)
    return times.at_least(seat, clock.days * DAY_MS)


def after_return(times: RemainingTimes, clock: TimeControl, seat: int) -> RemainingTimes:
    """Somebody takes a seat back: with a little time, even if it was used up."""
    return times.at_least(seat, MIN_RETURN_MS if clock.kind == "live" else clock.days * DAY_MS)
