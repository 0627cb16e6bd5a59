"""The current points of a seat's cards: the score of the rules, grouped for the table."""

from __future__ import annotations

from hadal.games.abyss.rules.score import breakdown, location_line
from hadal.games.abyss.rules.turn import affiliate_hand, turn_in_at_once
from hadal.games.abyss.state import Position
from hadal.server.protocol.previews import SeatTotals

ROWS = {
    "location": "places",
    "mirror": "places",
    "lord": "lords",
    "ally": "allies",
    "token": "tokens",
}  # other terms keep their name


def seat_totals(s: Position, seat: int, knows: bool) -> SeatTotals:
    """Points by term; tokens and hand only if the viewer knows them."""
    out = SeatTotals(seat, each=each(s, seat), if_over=if_over(s, seat) if knows else [])
    for line in breakdown(s, seat):
        row = ROWS.get(line.term, line.term)
        if row == "tokens":
            out.tokens += line.points if knows else 0
        else:
            setattr(out, row, getattr(out, row) + line.points)
            out.open += line.points
    return out


def each(s: Position, seat: int) -> list[int]:
    """The points of every Location of a seat."""
    return [location_line(s, seat, location).points for location in range(int(s.tables.locations))]


def if_over(s: Position, seat: int) -> list[int]:
    """The same, after the seat's Krakens are turned in and its hand is affiliated."""
    then = s.clone()
    turn_in_at_once(then)
    affiliate_hand(then, seat)
    return each(then, seat)
