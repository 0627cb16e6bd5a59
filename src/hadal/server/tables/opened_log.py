"""A log that was read in another process: the state of the game before its last entries, as plain data."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from hadal.core.events import Event
from hadal.core.game import Game
from hadal.server.store.model import Entry, Table
from hadal.server.support import GameSupport, support_for
from hadal.server.tables.clocks import RemainingTimes
from hadal.server.tables.counters import GameCounters
from hadal.server.tables.game_log import (
    Checkpoint,
    GameLog,
    LogStart,
    PlayedMove,
    Snapshot,
    TakebackRequest,
    game_of,
    moves_taken_back,
)

RECENT_ENTRIES = 64  # entries whose events are in the log of a full view
MAX_PLAYED_HERE = 256  # moves that are played in the event loop; a longer log is read in another process


class SavedPosition(Struct, array_like=True):
    """A checkpoint as text."""

    moves: int
    text: str
    action_count: int
    counters: GameCounters
    redraw: int


class OpenedLog(Struct, array_like=True):
    """A snapshot without its events, the checkpoints, and the events of the moves that a what-if took over."""

    seq: int
    text: str
    moves: tuple[PlayedMove, ...]
    action_count: int
    times: RemainingTimes
    asked_times: RemainingTimes
    drivers: tuple[str, ...]
    counters: GameCounters
    offered_at: int
    max_action_count: int
    bot_answered: frozenset[int]
    paying: frozenset[int]
    rewound_at: int
    redraw: int
    redraws: int
    changes: tuple[int, ...]
    asked_at: int
    asked_changes: tuple[int, ...]
    flagged: frozenset[int]
    takeback: TakebackRequest | None
    checkpoints: list[SavedPosition]
    checkpoint_moves: int
    opening_events: list[list[tuple[int, int, int, int, int, int]]]


FIELDS = [name for name in Snapshot.__struct_fields__ if name in OpenedLog.__struct_fields__]


def must_be_read_elsewhere(table: Table, entries: list[Entry]) -> bool:
    """Whether reading this log would hold up the event loop."""
    skipped = moves_taken_back(entries) if table.settings.clock.kind == "none" else set()
    return len(table.past) + len(entries) - len(skipped) > MAX_PLAYED_HERE


def opened_log(table: Table, entries: list[Entry]) -> OpenedLog:
    """Read a log except for its last entries; the process that opens the table reads those itself."""
    game_log = GameLog(table, game_of(table), support_for(table.game))
    game_log.read(entries[:-RECENT_ENTRIES])
    snapshot = game_log.snapshot
    return OpenedLog(
        text=snapshot.state.notation(),
        checkpoints=[
            SavedPosition(kept.moves, kept.state.notation(), kept.action_count, kept.counters, kept.redraw)
            for kept in game_log.checkpoints
        ],
        checkpoint_moves=game_log.checkpoint_moves,
        opening_events=[
            [(*event.numbers(), event.audience) for event in events]  # type: ignore[misc]
            for events in game_log.opening_events[-RECENT_ENTRIES:]
        ],
        **{name: getattr(snapshot, name) for name in FIELDS},
    )


def resumed_log(table: Table, game: Game, support: GameSupport, data: bytes) -> GameLog:
    """The log as far as the other process has read it."""
    opened = msgspec.msgpack.decode(data, type=OpenedLog)
    fields = {name: getattr(opened, name) for name in FIELDS}
    snapshot = Snapshot(state=game.read(opened.text), **fields)
    kept = [
        Checkpoint(saved.moves, saved.text, saved.action_count, saved.counters, saved.redraw, game)
        for saved in opened.checkpoints
    ]
    events = [[Event(*numbers) for numbers in events] for events in opened.opening_events]
    return GameLog(table, game, support, LogStart(snapshot, kept, opened.checkpoint_moves, events))
