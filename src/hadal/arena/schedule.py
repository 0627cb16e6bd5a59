"""Seating: every deal is played by every bot from every seat.

With at least as many bots as seats, the bots of a deal form a circle in random order, and every run of consecutive
bots that fills the table plays the deal once. In each deal every bot sits in every seat exactly once; over many deals
it meets all others, and every neighbour, equally often. With as many bots as seats these are the rotations.

With fewer bots than seats, bots take several seats: in turn round the table, with every starting bot, rotated through
all seats; identical line-ups are played once. In each deal every bot has every seat equally often.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Job:
    """One game to play: the deal, its number within the deal, and the bot in each seat."""

    deal: int
    number: int
    seats: tuple[int, ...]

    @property
    def key(self) -> tuple[int, int]:
        """Return the deal and the number of the game within it."""
        return self.deal, self.number


def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Return the line-ups of a deal, as indices into an order of the bots."""
    if bots >= seats:
        return [tuple((first + seat) % bots for seat in range(seats)) for first in range(bots)]
    turned = [
        tuple((first + (turn + seat) % seats) % bots for seat in range(seats))
        for first in range(bots)
        for turn in range(seats)
    ]
    return list(dict.fromkeys(turned))


def games_in_deal(bots: int, seats: int) -> int:
    """Return the number of games in a deal."""
    return len(lineups(bots, seats))


def deals_for(games: int, bots: int, seats: int) -> int:
    """Return the number of whole deals that make at least this many games."""
    return -(-games // games_in_deal(bots, seats))


def order_of(deal: int, bots: int, seed: int) -> list[int]:
    """Return the random order of the bots in a deal."""
    order = list(range(bots))
    Random(f"hadal arena {seed} deal {deal}").shuffle(order)
    return order


def jobs_of(deal: int, bots: int, seats: int, seed: int) -> list[Job]:
    """Return all games of a deal."""
    order = order_of(deal, bots, seed)
    return [Job(deal, n, tuple(order[place] for place in line)) for n, line in enumerate(lineups(bots, seats))]
