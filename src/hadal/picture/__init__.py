"""Positions as SVG pictures: what a viewer sees, drawn with nothing but text. Readable without colour."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from hadal.core.game import Game, State

if TYPE_CHECKING:
    from hadal.words import Words

SPECTATOR: Final = -1
OPEN: Final = None  # a viewer to whom every hand lies open; decks stay closed even then


def svg(state: State, viewer: int | None = SPECTATOR, words: Words | None = None) -> str:
    """A position as a picture: for spectators, for one seat, or with all hands open if that is asked for."""
    if viewer is not OPEN:
        state.game.check_viewer(viewer)
    return str(import_module(f"hadal.picture.{state.game.name}").draw(state, viewer, words or english()))


def plate(game: Game, words: Words | None = None) -> str:
    """A game with its options on a plate."""
    return str(import_module("hadal.picture.nameplate").draw(game, words or english()))


@cache
def english() -> Words:
    """The texts, read when the first picture is drawn."""
    from hadal.words import Words

    return Words()
