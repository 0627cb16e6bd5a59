"""The automatic consequences of recruiting a Lord, found by applying the rules to a position as the seat knows it."""

from __future__ import annotations

from typing import Literal

from hadal.games.abyss import events, questions
from hadal.games.abyss.constants import SEVEN
from hadal.games.abyss.rules.queries import court_size, lord_count
from hadal.games.abyss.rules.verbs import arrive, leave_court
from hadal.games.abyss.state import Position
from hadal.server.protocol.previews import Consequence


def consequences(known: Position, seat: int, lord: int) -> list[Consequence]:
    """All automatic consequences; the Lord's own power is left out because it often involves a choice."""
    g = recruited(known, seat, lord)
    out = location(g, seat, lord) + lords(g, seat, known.end_triggered_by >= 0) + court(g, seat)
    return [*out, Consequence("power")] if g.tables.arrives[lord] is not None else out


def recruited(known: Position, seat: int, lord: int) -> Position:
    """The position after the Lord has been recruited, with nothing else left to do this turn."""
    g = known.clone()
    g.top = 0
    g.turn = seat
    leave_court(g, lord)
    g.lord_left = True
    arrive(g, seat, lord, events.BY_RECRUITING)
    return g


def location(g: Position, seat: int, lord: int) -> list[Consequence]:
    """Whether its key takes a Location, and whose keys that costs."""
    if g.tables.keys[lord] == 0:
        return []
    then = g.clone()
    then.ask(questions.CONTROL, seat, 0, 0)
    then.settle()
    while then.question() in (questions.CONTROL, questions.PICK_DRAWN):
        then.apply_unchecked(then.legal()[0])  # whichever it is, the cost is the same
    if list(then.location_owner) == list(g.location_owner):
        return []
    if then.question() == questions.SPEND_KEYS:
        return [Consequence("third-key")]
    return [
        Consequence(
            "locks", [other for other in range(len(g.covered_by)) if then.covered_by[other] != g.covered_by[other]]
        )
    ]


def lords(g: Position, seat: int, closing: bool) -> list[Consequence]:
    """Whether the Lord triggers the end, or the next one would."""
    if closing:
        return []
    if g.end_triggered_by >= 0:
        return [Consequence("seventh")]
    return [Consequence("sixth")] if lord_count(g, seat) == SEVEN - 1 else []


def court(g: Position, seat: int) -> list[Consequence]:
    """Whether the Court is refilled, or can no longer be."""
    then = g.clone()
    then.ask(questions.UPKEEP, seat, 0, 0)
    then.settle()
    pearls = int(then.pearls[seat] - g.pearls[seat])
    if pearls == 0:
        return []
    code: Literal["refill", "court-ends"] = "refill" if then.end_triggered_by == g.end_triggered_by else "court-ends"
    return [Consequence(code, left=int(court_size(g)), pearls=pearls)]
