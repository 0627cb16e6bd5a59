"""Draw positions as SVG, as a viewer sees them, using only text elements. Readable without colour."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from hadal.core.game import Game
from hadal.core.registry import plugin
from hadal.core.state import State

if TYPE_CHECKING:
    from hadal.words import Words

SPECTATOR: Final = -1
OPEN: Final = None  # a viewer who sees every hand; decks stay hidden even then


def svg(state: State, viewer: int | None = SPECTATOR, words: Words | None = None) -> str:
    """Draw a position for spectators, for one seat, or with all hands open."""
    if viewer is not OPEN:
        state.game.check_viewer(viewer)
    from hadal.picture.plain import draw_view

    words = words or english()
    return plugin(state.game.name).picture(state, viewer, words) or draw_view(state, viewer, words)


def title_card(game: Game, words: Words | None = None) -> str:
    """Draw the name and options of a game."""
    from hadal.picture.title_drawing import draw

    return draw(game, words or english())


@cache
def english() -> Words:
    """Return the English texts, loaded with the first picture."""
    from hadal.words import Words

    return Words()
