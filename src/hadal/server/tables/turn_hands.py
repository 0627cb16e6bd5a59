"""The hands at the beginning of the last turns: spectators may be shown those of some turns ago."""

from __future__ import annotations

from typing import NamedTuple

from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.state import State
from hadal.server.support import GameSupport
from hadal.server.tables.game_log import Snapshot

TURN = "turn"  # the event with which a turn begins
MOST_TURNS = 21  # the longest delay, and the turn in progress


class TurnStart(NamedTuple):
    """The hands at the beginning of a turn. A position would take a hundred times as much memory."""

    action_count: int
    hands: list[list[int]]


class TurnHands:
    """The hands at the beginning of the last turns, without those that were taken back."""

    def __init__(self, game: Game, support: GameSupport, start: State | None = None) -> None:
        self.support = support
        self.turn_kind = list(game.events).index(TURN) if TURN in game.events else -1
        self.turns = [] if start is None else [TurnStart(0, self.hands(start))]

    def hands(self, state: State) -> list[list[int]]:
        """The hand of every seat."""
        return [self.support.open_hand(state, seat) for seat in range(state.seats)]

    def note(self, snapshot: Snapshot) -> None:
        """An entry was read: it may begin a turn, or take moves back."""
        if snapshot.rewound:
            self.turns = [kept for kept in self.turns if kept.action_count <= snapshot.action_count]
        elif self.begins_turn(snapshot.events):
            self.turns = [*self.turns[-MOST_TURNS + 1 :], TurnStart(snapshot.action_count, self.hands(snapshot.state))]

    def begins_turn(self, events: list[Event]) -> bool:
        """Whether a turn begins with these events."""
        return any(event.kind == self.turn_kind for event in events)

    def turns_ago(self, turns: int) -> list[list[int]] | None:
        """The hands at the beginning of the turn this many turns ago; None if there were not that many."""
        return self.turns[-turns - 1].hands if 0 < turns < len(self.turns) else None
