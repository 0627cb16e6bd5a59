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

TERMS = ("lords", "places", "allies", "nebulis", "figure", "wounds", "scourge", "tokens")


def all_totals(state: State, knowing: Collection[int], done: dict[int, SeatTotals] | None = None) -> list[SeatTotals]:
    """Every seat; tokens and hand only for the seats in `knowing`, and for all at the end.

    `done` keeps what all viewers of a position share.
    """
    s = abyss_position(state)
    found = []
    for seat, totals in enumerate(complete_totals(s, done)):
        knows = s.over() or seat in knowing
        found.append(replace(totals, if_over=points_if_over(s, seat)) if knows else replace(totals, tokens=0))
    return found


def complete_totals(s: Position, done: dict[int, SeatTotals] | None) -> list[SeatTotals]:
    """Every seat with its tokens; `done` keeps them."""
    done = {} if done is None else done
    for seat in range(int(s.seats)):
        if seat not in done:
            done[seat] = seat_totals(s, seat)
    return [done[seat] for seat in range(int(s.seats))]


def seat_totals(s: Position, seat: int) -> SeatTotals:
    """One seat with its tokens, term by term."""
    points = dict.fromkeys(TERMS, 0)
    for line in breakdown(s, seat):
        points[FIELDS.get(line.term, line.term)] += line.points
    shown = sum(points.values()) - points["tokens"]
    lords, places, allies, nebulis, figure, wounds, scourge, tokens = points.values()
    each = location_points(s, seat)
    return SeatTotals(seat, lords, places, allies, nebulis, figure, wounds, scourge, tokens, shown, each)


def public_points(state: State, done: dict[int, SeatTotals] | None = None) -> list[int]:
    """The points of every seat without its Monster tokens."""
    return [totals.open for totals in complete_totals(abyss_position(state), done)]


def points_if_over(s: Position, seat: int) -> list[int]:
    """The same, after the seat's Krakens are turned in and its hand is affiliated."""
    then = s.clone()
    turn_in_at_once(then)
    affiliate_hand(then, seat)
    return location_points(then, seat)
