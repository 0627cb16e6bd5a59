"""Title card of a game with its options, shown in notebooks."""

from __future__ import annotations

from hadal.core.game import Game
from hadal.picture import svg_writer as svg
from hadal.words import SEAT_LETTERS, Words

WIDTH = 460


def draw(game: Game, words: Words) -> str:
    """Draw the name, the seats and the non-default options."""
    title = words.title(game.name)
    s = svg.SvgSheet(WIDTH, f"{title}: {game.seats}")
    changed = [f"{name}={value}" for name, value in game.changed_options().items()]
    s.box(10, 10, WIDTH - 20, 62 + 18 * len(changed), svg.SLAB, svg.HAIR, 10)
    s.text(26, 46, title, 24, svg.INK, svg.SERIF, svg.BOLD)
    for seat in range(game.seats):
        x = WIDTH - 40 - (game.seats - 1 - seat) * 32
        s.add(f"<circle cx='{x}' cy='38' r='12' fill='{svg.WELL}' stroke='{svg.SEATS[seat]}' stroke-width='2'/>")
        s.text(x, 43, SEAT_LETTERS[seat], 14, svg.INK, svg.SERIF, svg.MIDDLE + svg.BOLD)
    for i, text in enumerate(changed):
        s.text(26, 70 + i * 18, text, 13, svg.BRASS)
    if not changed:
        s.text(26, 64, game.name, 12, svg.FAINT)
    s.y = 82 + 18 * len(changed)
    return s.finish()
