"""A game gone by, step by step, in a viewer's eyes: for replays."""

from __future__ import annotations

from hadal.core.event import Event
from hadal.core.match import Match
from hadal.core.record import Record
from hadal.core.registry import made
from hadal.server.live import Live
from hadal.server.manners import Manners
from hadal.server.rows import Entry, Table
from hadal.server.wire import History, Line, Step
from hadal.words import Words


def record_of(table: Table, entries: list[Entry]) -> Record:
    """The game as a record: the moves that stand, action by action."""
    live = Live(table, made(table.game, len(table.seats), table.options), Manners())
    live.read(entries)
    record = Record(live.game, table.secret)
    record.moves = [(step.seat, action) for step in live.now.steps for action in step.actions]
    if live.now.state.over():
        record.scores, record.winners = live.now.state.scores(), live.now.state.winners()
    return record


def history(table: Table, entries: list[Entry], viewer: int, words: Words) -> History:
    """A table's game in a viewer's eyes."""
    return history_of(record_of(table, entries), viewer, words)


def history_of(record: Record, viewer: int, words: Words) -> History:
    """A record in a viewer's eyes."""
    match = Match(record.game, record.secret)
    out = History(viewer, match.state.view(viewer), [])
    for n, (seat, action) in enumerate(record.moves, 1):
        match.play(action)
        match.past.clear()  # nobody takes anything back here
        known = seat == viewer or bool(record.scores)
        out.steps.append(step(match, n, seat, action if known else -1, viewer, words))
    out.scores, out.winners = match.record.scores, match.record.winners
    return out


def step(match: Match, n: int, seat: int, action: int, viewer: int, words: Words) -> Step:
    """One answer and what followed from it; what somebody else did is named only after the end."""
    events: list[Event] = match.told[-1]
    heard = [event.seen_by(viewer).numbers() for event in events]
    lines = [Line(who, deeds) for who, deeds in words.story(match.game, events, viewer)]
    name = match.game.blocks.name(action) if action >= 0 else ""
    return Step(n, seat, action, name, heard, lines)
