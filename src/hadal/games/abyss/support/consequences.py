"""What recruiting a Lord brings about automatically, tried in a position guessed from what a seat knows."""

from __future__ import annotations

from typing import Literal

from hadal.games.abyss import events, questions
from hadal.games.abyss.constants import SEVEN
from hadal.games.abyss.rules.queries import court_size, lord_count
from hadal.games.abyss.rules.verbs import arrive, leave_court
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.protocol import Consequence


def consequences(guess: Position, seat: int, lord: int) -> list[Consequence]:
    """All consequences. What the Lord's own power leads to is left open, because it is often a choice."""
    g = recruited(guess, seat, lord)
    found = location_consequences(g, seat, lord) + end_consequences(g, seat, guess.end_triggered_by >= 0)
    found += court_consequences(g, seat)
    return [*found, Consequence("power")] if g.tables.arrives[lord] is not None else found


def recruited(guess: Position, seat: int, lord: int) -> Position:
    """The position after the Lord has been recruited, with nothing else left to do this turn."""
    g = guess.clone()
    g.top = 0
    g.turn = seat
    leave_court(g, lord)
    g.lord_left = True
    arrive(g, seat, lord, events.BY_RECRUITING)
    return g


def location_consequences(g: Position, seat: int, lord: int) -> list[Consequence]:
    """Whether its key takes a Location, and whose keys that costs."""
    if g.tables.keys[lord] == 0:
        return []
    then = g.clone()
    then.ask(questions.CONTROL, seat, 0, 0)
    then.settle()
    while then.question() in (questions.CONTROL, questions.PICK_DRAWN):
        then.apply_unchecked(then.legal()[0])  # every Location costs the same
    if list(then.location_owner) == list(g.location_owner):
        return []
    if then.question() == questions.SPEND_KEYS:
        return [Consequence("third-key")]
    return [
        Consequence(
            "locks", [other for other in range(len(g.covered_by)) if then.covered_by[other] != g.covered_by[other]]
        )
    ]


def end_consequences(g: Position, seat: int, ending: bool) -> list[Consequence]:
    """Whether the Lord ends the game, or the next one will."""
    if ending:
        return []
    if g.end_triggered_by >= 0:
        return [Consequence("seventh")]
    return [Consequence("sixth")] if lord_count(g, seat) == SEVEN - 1 else []


def court_consequences(g: Position, seat: int) -> list[Consequence]:
    """Whether the Court is refilled, or can no longer be."""
    then = g.clone()
    then.ask(questions.UPKEEP, seat, 0, 0)
    then.settle()
    pearls = int(then.pearls[seat] - g.pearls[seat])
    if pearls == 0:
        return []
    code: Literal["refill", "court-ends"] = "refill" if then.end_triggered_by == g.end_triggered_by else "court-ends"
    return [Consequence(code, left=int(court_size(g)), pearls=pearls)]
