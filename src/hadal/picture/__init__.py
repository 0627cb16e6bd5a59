"""Positions as SVG pictures: what a viewer sees, drawn with nothing but text. Readable without colour."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from hadal.core.game import Game
from hadal.core.registry import plugin
from hadal.core.state import State

if TYPE_CHECKING:
    from hadal.words import Words

SPECTATOR: Final = -1
OPEN: Final = None  # a viewer to whom every hand lies open; decks stay closed even then


def svg(state: State, viewer: int | None = SPECTATOR, words: Words | None = None) -> str:
    """A position as a picture: for spectators, for one seat, or with all hands open if that is asked for."""
    if viewer is not OPEN:
        state.game.check_viewer(viewer)
    from hadal.picture.plain import draw_view

    words = words or english()
    return plugin(state.game.name).picture(state, viewer, words) or draw_view(state, viewer, words)


def title_card(game: Game, words: Words | None = None) -> str:
    """The name and the options of a game."""
    from hadal.picture.title_drawing import draw

    return draw(game, words or english())


@cache
def english() -> Words:
    """The texts, read when the first picture is drawn."""
    from hadal.words import Words

    return Words()
