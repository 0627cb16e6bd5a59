"""Picture of a game without a drawing of its own: everything the viewer sees, line by line."""

from __future__ import annotations

import json

from hadal.core.state import State
from hadal.picture.svg_writer import BOLD, FAINT, HAIR, INK, SERIF, SLAB, SvgSheet
from hadal.words import Words

WIDTH = 640
LINE = 18
MOST_LETTERS = 84  # characters per line


def draw_view(state: State, viewer: int | None, words: Words) -> str:
    """Draw the title of the game, then one line for each part of the view."""
    title = words.title(state.game.name)
    view = state.view(-1 if viewer is None else viewer)
    sheet = SvgSheet(WIDTH, title)
    height = 56 + LINE * len(view)
    sheet.box(10, 10, WIDTH - 20, height, SLAB, HAIR, 10)
    sheet.text(26, 40, title, 20, INK, SERIF, BOLD)
    for line, (key, value) in enumerate(view.items()):
        text = f"{key}: {json.dumps(value)}"
        short = text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 1] + "…"
        sheet.text(26, 64 + LINE * line, short, 12, FAINT)
    sheet.y = height + 20
    return sheet.finish()
