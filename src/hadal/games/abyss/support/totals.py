"""The points of each seat so far: the score of the rules, sorted for display."""

from __future__ import annotations

from collections.abc import Collection

from hadal.core.state import State
from hadal.games.abyss.rules.score import breakdown, location_line
from hadal.games.abyss.rules.turn import affiliate_hand, turn_in_at_once
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.positions import abyss_position
from hadal.games.abyss.support.protocol import SeatTotals

# The field of SeatTotals for a term of the score, where the names differ.
FIELDS = {"location": "places", "mirror": "places", "lord": "lords", "ally": "allies", "token": "tokens"}


def all_totals(state: State, knowing: Collection[int]) -> list[SeatTotals]:
    """Every seat; tokens and hand only for the seats in `knowing`, and for all at the end."""
    s = abyss_position(state)
    return [seat_totals(s, seat, s.over() or seat in knowing) for seat in range(int(s.seats))]


def seat_totals(s: Position, seat: int, knows: bool) -> SeatTotals:
    """One seat, term by term."""
    totals = SeatTotals(seat, each=location_points(s, seat), if_over=points_if_over(s, seat) if knows else [])
    for line in breakdown(s, seat):
        field = FIELDS.get(line.term, line.term)
        if field == "tokens":
            totals.tokens += line.points if knows else 0
        else:
            setattr(totals, field, getattr(totals, field) + line.points)
            totals.open += line.points
    return totals


def location_points(s: Position, seat: int) -> list[int]:
    """What every Location would score for a seat."""
    return [location_line(s, seat, location).points for location in range(int(s.tables.locations))]


def points_if_over(s: Position, seat: int) -> list[int]:
    """The same, after the seat's Krakens are turned in and its hand is affiliated."""
    then = s.clone()
    turn_in_at_once(then)
    affiliate_hand(then, seat)
    return location_points(then, seat)
