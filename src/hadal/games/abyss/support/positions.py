"""Typed access to positions of Abyss."""

from __future__ import annotations

from hadal.core.state import State
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.state import Position


def abyss_position(state: State) -> Position:
    """The state as a position of Abyss."""
    assert isinstance(state, Position)
    return state


def abyss_game(s: Position) -> Abyss:
    """The game of a position."""
    assert isinstance(s.game, Abyss)
    return s.game
