"""What is counted while a log is read: explorations, turns, cards turned up. Scopes of orders hang on it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class GameCounters(Struct, frozen=True, gc=False):
    """Counts since the deal."""

    explorations: int = 0
    reveals: int = 0
    turns: tuple[int, ...] = ()  # begun by each seat

    def turn_of(self, seat: int) -> GameCounters:
        """One more turn of a seat."""
        turns = tuple(n + (1 if i == seat else 0) for i, n in enumerate(self.turns))
        return replace(self, turns=turns)

    def explored(self) -> GameCounters:
        """One more exploration."""
        return replace(self, explorations=self.explorations + 1)

    def revealed(self) -> GameCounters:
        """One more card turned up."""
        return replace(self, reveals=self.reveals + 1)


def zero_counters(seats: int) -> GameCounters:
    """Nothing has happened yet."""
    return GameCounters(turns=(0,) * seats)
