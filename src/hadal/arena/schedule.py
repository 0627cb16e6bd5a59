"""Who sits where: every deal is played by everybody from every seat.

With as many bots as seats or more, the bots of a deal form a circle, in an order drawn for that deal; every stretch of
as many bots as there are seats plays the deal once. So in one deal every bot sits in every seat exactly once, and over
many deals it meets all others, and every neighbour, equally often. With as many bots as seats these are the rotations.

With fewer bots than seats, bots sit in several seats: in turn round the table, each way of beginning, each rotated
through all seats, and line-ups that are the same are played once. In one deal every bot has every seat equally often.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Job:
    """One game to play: which deal, the how-manyeth of it, and which bot sits in which seat."""

    deal: int
    number: int
    seats: tuple[int, ...]

    @property
    def key(self) -> tuple[int, int]:
        """Which game of the contest it is."""
        return self.deal, self.number


def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """The line-ups of a deal, by the places of bots in an order."""
    if bots >= seats:
        return [tuple((first + seat) % bots for seat in range(seats)) for first in range(bots)]
    turned = [
        tuple((first + (turn + seat) % seats) % bots for seat in range(seats))
        for first in range(bots)
        for turn in range(seats)
    ]
    return list(dict.fromkeys(turned))


def games_in_deal(bots: int, seats: int) -> int:
    """How many games one deal makes."""
    return len(lineups(bots, seats))


def deals_for(games: int, bots: int, seats: int) -> int:
    """The whole deals that make at least so many games."""
    return -(-games // games_in_deal(bots, seats))


def order_of(deal: int, bots: int, seed: int) -> list[int]:
    """The order of the bots in a deal: any, each equally likely."""
    order = list(range(bots))
    Random(f"hadal arena {seed} deal {deal}").shuffle(order)
    return order


def jobs_of(deal: int, bots: int, seats: int, seed: int) -> list[Job]:
    """All games of a deal."""
    order = order_of(deal, bots, seed)
    return [Job(deal, n, tuple(order[place] for place in line)) for n, line in enumerate(lineups(bots, seats))]
