"""Finished games: checks records, and tells a game step by step as a viewer saw it."""

from __future__ import annotations

from typing import Any

from hadal.core.chance import commitment
from hadal.core.events import SPECTATOR, Event
from hadal.core.game import Game
from hadal.core.match import Match, replay
from hadal.core.notation import NotationError
from hadal.core.patch import diff
from hadal.core.record import Record
from hadal.core.registry import cached, read_record
from hadal.core.state import IllegalAction, State
from hadal.server import i18n
from hadal.server.errors import RequestError
from hadal.server.protocol.http import History, HistoryStep
from hadal.server.protocol.socket import EventLine
from hadal.server.services import ALL_CARDS
from hadal.server.store.model import Entry, Table
from hadal.server.support import GameSupport, support_for
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.messages import event_line
from hadal.words import Words


def match_history(match: Match, viewer: int, language: str) -> History:
    """A game from its deal on, as a viewer saw it; ALL_CARDS sees every card, and who else saw it."""
    words = i18n.words(language)
    steps = [history_step(match, n, viewer, words) for n in range(1, len(match.record.moves) + 1)]
    history = History(viewer, {}, steps, scores=match.record.scores, winners=match.record.winners)
    positions = [*match.history, match.state]
    add_views(history, positions)
    add_totals(history, match.game.name, positions)
    return history


def add_views(history: History, positions: list[State]) -> None:
    """The view after the deal, how every step changes it, and what the rules say about the position then."""
    support = support_for(positions[0].game.name)
    history.view = last = viewed(positions[0], history.viewer)
    for step, state in zip(history.steps, positions[1:], strict=True):
        view = viewed(state, history.viewer)
        step.patch, last = diff(last, view), view
        step.facts = support.facts(state)


def add_totals(history: History, game: str, positions: list[State]) -> None:
    """The points of every seat's cards after the deal, and after every step that changes them."""
    knowing = range(positions[0].seats) if history.viewer == ALL_CARDS else (history.viewer,)
    first, *others = [support_for(game).sums(state, knowing) for state in positions]
    history.sums = last = first
    for step, found in zip(history.steps, others, strict=True):
        step.sums, last = [one for one in found if one not in last], found


def viewed(state: State, viewer: int) -> dict[str, Any]:
    """A viewer's view; with all cards open, a spectator's view with that of every seat beside it as `eyes`."""
    if viewer != ALL_CARDS:
        return state.view(viewer)
    return state.view(SPECTATOR) | {"eyes": [state.view(seat) for seat in range(state.seats)]}


def history_step(match: Match, n: int, viewer: int, words: Words) -> HistoryStep:
    """One answer, and what came of it."""
    seat, action = match.record.moves[n - 1]
    events = [event_numbers(event, viewer) for event in match.events[n]]
    lines = log_lines(match.game, match.events[n], viewer, words)
    return HistoryStep(n, seat, action, match.game.blocks.name(action), events, lines)


def event_numbers(event: Event, viewer: int) -> list[int]:
    """An event in numbers; with all cards open a sixth number says who could read the card."""
    if viewer == ALL_CARDS:
        return [*event.numbers(), event.audience]
    return event.seen_by(viewer).numbers()


def log_lines(game: Game, events: list[Event], viewer: int, words: Words) -> list[EventLine]:
    """Events in words."""
    eyes = None if viewer == ALL_CARDS else viewer
    return [event_line(line) for line in words.log_lines(game, events, eyes)]


def record_of(table: Table, entries: list[Entry]) -> Record:
    """The game as a record: the moves that stand, action by action."""
    game_log = GameLog(table, cached(table.game, len(table.seats), table.options), GameSupport())
    game_log.read(entries)
    record = Record(game_log.game, table.secret)
    record.moves = [*game_log.past, *((step.seat, action) for step in game_log.now.steps for action in step.actions)]
    if game_log.now.state.over():
        record.scores, record.winners = game_log.now.state.scores(), game_log.now.state.winners()
    return record


def table_history(table: Table, entries: list[Entry], viewer: int, language: str) -> History:
    """A table's game in a viewer's eyes. What others did may say more than its events: it is named after the end."""
    match = replay(record_of(table, entries))
    told = match_history(match, viewer, language)
    for step in told.steps:
        if step.seat != viewer and not match.state.over():
            step.action, step.name = -1, ""
    return told


# Records from outside.


def read_match(text: str) -> Match:
    """The game that a record holds, played again; what is wrong with it is said."""
    try:
        record = read_record(text)
        match = replay(record)
    except (NotationError, IllegalAction) as error:
        raise RequestError(422, "bad-record", why=str(error)) from None
    check_record(record, match)
    return match


def check_record(record: Record, match: Match) -> None:
    """Secret and result are what the record says."""
    if commitment(record.secret) != record.commitment:
        raise RequestError(422, "record-secret")
    if (record.scores or record.winners) and (record.scores, record.winners) != final_result(match.state):
        raise RequestError(422, "record-result")


def final_result(state: State) -> tuple[list[int], list[int]]:
    """Scores and winners at the end; none before it."""
    return (state.scores(), state.winners()) if state.over() else ([], [])


def write_record(game: Game, secret: bytes, event_numbers: History) -> str:
    """The record of a game that is over, as a text file."""
    record = Record(game, secret)
    record.moves = [(history_step.seat, history_step.action) for history_step in event_numbers.steps]
    record.scores, record.winners = event_numbers.scores, event_numbers.winners
    return record.write()
