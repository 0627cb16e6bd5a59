"""Counters kept while a log is read; the scope of standing orders depends on them."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class GameCounters(Struct, frozen=True, gc=False):
    """Counts since the deal."""

    rounds: int = 0  # offer rounds begun
    offers: int = 0  # cards offered
    turns: tuple[int, ...] = ()  # turns begun, by seat

    def with_turn(self, seat: int) -> GameCounters:
        """A seat begins a turn."""
        return replace(self, turns=tuple(n + (1 if i == seat else 0) for i, n in enumerate(self.turns)))

    def with_round(self) -> GameCounters:
        """A round of offers begins."""
        return replace(self, rounds=self.rounds + 1)

    def with_offer(self) -> GameCounters:
        """A card is offered."""
        return replace(self, offers=self.offers + 1)


def zero_counters(seats: int) -> GameCounters:
    """The counters before the first event."""
    return GameCounters(turns=(0,) * seats)
