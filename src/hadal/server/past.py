"""Games gone by: a record checked and told, step by step, in a viewer's eyes."""

from __future__ import annotations

from typing import Any

from hadal.core.chance import commitment
from hadal.core.events import SPECTATOR, Event
from hadal.core.game import Game
from hadal.core.match import Match, replay
from hadal.core.notation import NotationError
from hadal.core.record import Record
from hadal.core.registry import read_record
from hadal.core.state import IllegalAction, State
from hadal.server import texts
from hadal.server.faults import Denied
from hadal.server.manners import manners
from hadal.server.site import OPEN
from hadal.server.wire import Line
from hadal.server.wire_rest import History, Step
from hadal.words import Words


def history(match: Match, viewer: int, language: str) -> History:
    """A game from its deal on, in a viewer's eyes; OPEN sees every card, and who else saw it."""
    words = texts.words(language)
    steps = [step(match, n, viewer, words) for n in range(1, len(match.record.moves) + 1)]
    view = first_view(match.game.new(match.record.secret), viewer)
    told = History(viewer, view, steps, scores=match.record.scores, winners=match.record.winners)
    add_sums(told, match)
    return told


def add_sums(told: History, match: Match) -> None:
    """What everybody's cards are worth after the deal, and after every step that changes it."""
    knowing = range(match.game.seats) if told.viewer == OPEN else (told.viewer,)
    first, *others = [manners(match.game.name).sums(state, knowing) for state in (*match.past, match.state)]
    told.sums = last = first
    for step, found in zip(told.steps, others, strict=True):
        step.sums, last = [one for one in found if one not in last], found


def first_view(state: State, viewer: int) -> dict[str, Any]:
    """What a viewer sees after the deal; with all cards open, what each seat sees stands beside it as `eyes`."""
    if viewer != OPEN:
        return state.view(viewer)
    return state.view(SPECTATOR) | {"eyes": [state.view(seat) for seat in range(state.seats)]}


def step(match: Match, n: int, viewer: int, words: Words) -> Step:
    """One answer, and what came of it."""
    seat, action = match.record.moves[n - 1]
    events = [told(event, viewer) for event in match.told[n]]
    return Step(
        n, seat, action, match.game.blocks.name(action), events, lines(match.game, match.told[n], viewer, words)
    )


def told(event: Event, viewer: int) -> list[int]:
    """An event in numbers; with all cards open a sixth number says who could read the card."""
    if viewer == OPEN:
        return [*event.numbers(), event.audience]
    return event.seen_by(viewer).numbers()


def lines(game: Game, events: list[Event], viewer: int, words: Words) -> list[Line]:
    """Events in words."""
    eyes = None if viewer == OPEN else viewer
    tale = words.tale(game, events, eyes)
    return [Line(who, deeds, words.seat_of(who, eyes), private=private) for who, deeds, private in tale]


# Records from outside.


def read(text: str) -> Match:
    """The game that a record holds, played again; what is wrong with it is said."""
    try:
        record = read_record(text)
        match = replay(record)
    except (NotationError, IllegalAction) as error:
        raise Denied(422, "bad-record", why=str(error)) from None
    check(record, match)
    return match


def check(record: Record, match: Match) -> None:
    """Secret and result are what the record says."""
    if commitment(record.secret) != record.commitment:
        raise Denied(422, "record-secret")
    if (record.scores or record.winners) and (record.scores, record.winners) != result(match.state):
        raise Denied(422, "record-result")


def result(state: State) -> tuple[list[int], list[int]]:
    """Scores and winners at the end; none before it."""
    return (state.scores(), state.winners()) if state.over() else ([], [])


def written(game: Game, secret: bytes, told: History) -> str:
    """The record of a game that is over, as a text file."""
    record = Record(game, secret)
    record.moves = [(step.seat, step.action) for step in told.steps]
    record.scores, record.winners = told.scores, told.winners
    return record.write()
