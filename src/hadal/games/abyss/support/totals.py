"""The points of each seat so far: the score of the rules, sorted for display."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from hadal.core.state import State
from hadal.games.abyss.rules.score import breakdown, location_points
from hadal.games.abyss.rules.turn import affiliate_hand, turn_in_at_once
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.positions import abyss_position
from hadal.games.abyss.support.protocol import SeatTotals

# The field of SeatTotals for a term of the score, where the names differ.
FIELDS = {"location": "places", "mirror": "places", "lord": "lords", "ally": "allies", "token": "tokens"}


def all_totals(state: State, knowing: Collection[int], done: dict[int, SeatTotals] | None = None) -> list[SeatTotals]:
    """Every seat; tokens and hand only for the seats in `knowing`, and for all at the end.

    `done` keeps what all viewers of a position share.
    """
    s, done = abyss_position(state), {} if done is None else done
    found = []
    for seat in range(int(s.seats)):
        if seat not in done:
            done[seat] = seat_totals(s, seat)
        knows = s.over() or seat in knowing
        found.append(replace(done[seat], if_over=points_if_over(s, seat)) if knows else replace(done[seat], tokens=0))
    return found


def seat_totals(s: Position, seat: int) -> SeatTotals:
    """One seat with its tokens, term by term."""
    totals = SeatTotals(seat, each=location_points(s, seat))
    for line in breakdown(s, seat):
        field = FIELDS.get(line.term, line.term)
        setattr(totals, field, getattr(totals, field) + line.points)
        totals.open += line.points if field != "tokens" else 0
    return totals


def points_if_over(s: Position, seat: int) -> list[int]:
    """The same, after the seat's Krakens are turned in and its hand is affiliated."""
    then = s.clone()
    turn_in_at_once(then)
    affiliate_hand(then, seat)
    return location_points(then, seat)
