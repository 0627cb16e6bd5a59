"""Clocks. The remaining times are computed from the times in the log, so they survive a restart."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from hadal.server.clock import DAY_MS
from hadal.server.protocol.settings import TimeControl

MIN_RETURN_MS = 60_000  # the least time for a player who takes a seat back after the time ran out


class RemainingTimes(Struct, frozen=True, gc=False):
    """The time each seat has left, and since when the table has waited."""

    left: tuple[int, ...]  # milliseconds; empty without a clock
    since: int  # when the current question was asked

    def spent(self, seat: int, at: int) -> RemainingTimes:
        """Charge a seat for the time until `at`."""
        if not self.left or seat < 0:
            return replace(self, since=at)
        return RemainingTimes(with_time(self.left, seat, self.left[seat] - max(0, at - self.since)), at)

    def given(self, seat: int, ms: int) -> RemainingTimes:
        """Give a seat more time."""
        return replace(self, left=with_time(self.left, seat, self.left[seat] + ms)) if self.left else self

    def at_least(self, seat: int, ms: int) -> RemainingTimes:
        """Raise a seat's time to a minimum."""
        return replace(self, left=with_time(self.left, seat, max(ms, self.left[seat]))) if self.left else self

    def deadline(self, seat: int) -> int:
        """When the seat to move runs out of time; 0 without a clock."""
        return self.since + max(0, self.left[seat]) if self.left and seat >= 0 else 0


def with_time(times: tuple[int, ...], seat: int, ms: int) -> tuple[int, ...]:
    """The times with one of them replaced."""
    return (*times[:seat], ms, *times[seat + 1 :])


def initial_times(clock: TimeControl, seats: int, at: int) -> RemainingTimes:
    """The times at the start of a game."""
    if clock.kind == "none":
        return RemainingTimes((), at)
    ms = clock.base_s * 1000 if clock.kind == "live" else clock.days * DAY_MS
    return RemainingTimes((ms,) * seats, at)


def after_answer(times: RemainingTimes, clock: TimeControl, seat: int) -> RemainingTimes:
    """A seat has answered: add its increment, or restore its days."""
    if clock.kind == "live":
        return times.given(seat, clock.increment_s * 1000)
    return times.at_least(seat, clock.days * DAY_MS)


def after_return(times: RemainingTimes, clock: TimeControl, seat: int) -> RemainingTimes:
    """A person takes a seat back, in logs that do not say how much time they get."""
    return times.at_least(seat, MIN_RETURN_MS if clock.kind == "live" else clock.days * DAY_MS)


def return_time(clock: TimeControl, answered: bool, expired: bool) -> int:
    """The least time, in milliseconds, of a person who takes a seat back; 0: what was left.

    With days for each answer, it is a new question if the bot has `answered` since. With a live clock only a time that
    has `expired` is raised.
    """
    if clock.kind == "days":
        return clock.days * DAY_MS if answered else 0
    return MIN_RETURN_MS if clock.kind == "live" and expired else 0
