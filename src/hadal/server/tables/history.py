"""Recorded games: the record of a table's log, and any record checked and told step by step to a viewer."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from msgspec import to_builtins

from hadal.core.events import SPECTATOR, Event
from hadal.core.game import Game
from hadal.core.match import Match, replay
from hadal.core.notation import NotationError
from hadal.core.patch import diff
from hadal.core.record import PLAYERS, Record, secret_fault
from hadal.core.registry import read_record
from hadal.core.state import IllegalAction, State
from hadal.server import i18n
from hadal.server.errors import RequestError
from hadal.server.protocol.http import ALL_CARDS, History, HistoryStep
from hadal.server.protocol.socket import EventLine
from hadal.server.store.model import Entry, Table
from hadal.server.support import GameSupport, support_for
from hadal.server.tables import shuffle
from hadal.server.tables.game_log import GameLog, game_of
from hadal.server.tables.messages import event_line
from hadal.words import Words

WRONG = {"secret": "record-secret", "numbers": "record-numbers", "counter": "record-counter"}

# Tables.


def record_of(table: Table, entries: list[Entry]) -> Record:
    """The record of a table's game: the moves that were not taken back, action by action."""
    game_log = GameLog(table, game_of(table), GameSupport())
    game_log.read(entries)
    record = Record(game_log.game, table.secret)
    shuffle.describe(table, record)
    record.moves, record.redraws = list(game_log.opening_moves), list(game_log.opening_redraws)
    for move in game_log.snapshot.moves:
        record.moves += [(move.seat, action) for action in move.actions]
        if move.redraw:
            record.redraws.append((len(record.moves), move.redraw))
    if game_log.snapshot.state.over():
        record.scores, record.winners = final_result(game_log.snapshot.state)
    return record


def record_header(table: Table) -> dict[str, object]:
    """What the record of a table says besides the moves: the players, the date and the clock."""
    players: list[dict[str, str]] = []
    for seat in table.seats:
        player = {"name": seat.name, "bot": seat.bot}
        players.append({key: value for key, value in player.items() if value})
    header: dict[str, object] = {PLAYERS: players}
    if table.started:
        started = datetime.fromtimestamp(table.started / 1000, UTC)
        header["date"] = started.isoformat(timespec="seconds").replace("+00:00", "Z")
    if table.settings.clock.kind != "none":
        header["clock"] = to_builtins(table.settings.clock)
    return header


def with_server(text: str, server: str) -> str:
    """The text of a record whose header also names the server."""
    head, _, rest = text.partition("\n")
    return "\n".join([head, json.dumps({"server": server}), rest])


def table_history(table: Table, entries: list[Entry], viewer: int, language: str) -> History:
    """A table's game for a viewer.

    Until the end the actions of others are left out: they may say more than the events the viewer saw.
    """
    match = replay(record_of(table, entries))
    history = match_history(match, viewer, language)
    for step in history.steps:
        if step.seat != viewer and not match.state.over():
            step.action, step.name = -1, ""
    return history


# Games.


def match_history(match: Match, viewer: int, language: str) -> History:
    """A game from its deal on for a viewer; ALL_CARDS sees every card, and who else saw it."""
    words = i18n.words(language)
    steps = [history_step(match, n, viewer, words) for n in range(1, len(match.record.moves) + 1)]
    history = History(viewer, {}, steps, scores=match.record.scores, winners=match.record.winners)
    positions = [*match.history, match.state]
    add_views(history, positions)
    add_totals(history, match.game.name, positions)
    return history


def add_views(history: History, positions: list[State]) -> None:
    """Add the view after the deal, and for every step its patch of the view and the facts about the position."""
    support = support_for(positions[0].game.name)
    history.view = last = view_of(positions[0], history.viewer)
    for step, state in zip(history.steps, positions[1:], strict=True):
        view = view_of(state, history.viewer)
        step.patch, last = diff(last, view), view
        step.facts = support.facts(state)


def add_totals(history: History, game: str, positions: list[State]) -> None:
    """Add the totals of all seats after the deal, and after every step those that it changes."""
    knowing = range(positions[0].seats) if history.viewer == ALL_CARDS else (history.viewer,)
    first, *others = [support_for(game).totals(state, knowing) for state in positions]
    history.totals = last = first
    for step, totals in zip(history.steps, others, strict=True):
        step.totals, last = [one for one in totals if one not in last], totals


def view_of(state: State, viewer: int) -> dict[str, Any]:
    """A viewer's view; with all cards open, a spectator's view whose `eyes` holds the view of each seat."""
    if viewer != ALL_CARDS:
        return state.view(viewer)
    return state.view(SPECTATOR) | {"eyes": [state.view(seat) for seat in range(state.seats)]}


def history_step(match: Match, n: int, viewer: int, words: Words) -> HistoryStep:
    """One answer and its events."""
    seat, action = match.record.moves[n - 1]
    events = [event_numbers(event, viewer) for event in match.events[n]]
    lines = event_lines(match.game, match.events[n], viewer, words)
    return HistoryStep(n, seat, action, match.game.blocks.name(action), events, lines)


def event_numbers(event: Event, viewer: int) -> list[int]:
    """An event as numbers; with all cards open a sixth number says who could see the card."""
    if viewer == ALL_CARDS:
        return [*event.numbers(), event.audience]
    return event.seen_by(viewer).numbers()


def event_lines(game: Game, events: list[Event], viewer: int, words: Words) -> list[EventLine]:
    """Events as sentences."""
    eyes = None if viewer == ALL_CARDS else viewer
    return [event_line(line) for line in words.log_lines(game, events, eyes)]


# Uploaded records.


def read_match(text: str) -> Match:
    """Replay an uploaded record; RequestError if anything in it is wrong."""
    try:
        record = read_record(text)
        match = replay(record)
    except (NotationError, IllegalAction) as error:
        raise RequestError(422, "bad-record", why=str(error)) from None
    check_record(record, match)
    return match


def check_record(record: Record, match: Match) -> None:
    """Check that secret and result are what the record says."""
    if fault := secret_fault(record):
        raise RequestError(422, WRONG[fault])
    if (record.scores or record.winners) and (record.scores, record.winners) != final_result(match.state):
        raise RequestError(422, "record-result")


def final_result(state: State) -> tuple[list[int], list[int]]:
    """Scores and winners at the end; empty before it."""
    return (state.scores(), state.winners()) if state.over() else ([], [])
