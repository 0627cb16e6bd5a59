"""A table's log as a record, and told step by step in a viewer's eyes."""

from __future__ import annotations

from hadal.core.match import replay
from hadal.core.record import Record
from hadal.core.registry import cached
from hadal.server import past
from hadal.server.live import Live
from hadal.server.manners import Manners
from hadal.server.rows import Entry, Table
from hadal.server.wire_rest import History


def record_of(table: Table, entries: list[Entry]) -> Record:
    """The game as a record: the moves that stand, action by action."""
    live = Live(table, cached(table.game, len(table.seats), table.options), Manners())
    live.read(entries)
    record = Record(live.game, table.secret)
    record.moves = [*live.past, *((step.seat, action) for step in live.now.steps for action in step.actions)]
    if live.now.state.over():
        record.scores, record.winners = live.now.state.scores(), live.now.state.winners()
    return record


def history(table: Table, entries: list[Entry], viewer: int, language: str) -> History:
    """A table's game in a viewer's eyes. What others did may say more than its events: it is named after the end."""
    match = replay(record_of(table, entries))
    told = past.history(match, viewer, language)
    for step in told.steps:
        if step.seat != viewer and not match.state.over():
            step.action, step.name = -1, ""
    return told
