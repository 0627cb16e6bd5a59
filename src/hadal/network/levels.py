"""Five levels of play, from a beginner to the strongest: the styles of the network by game and box.

`games/GAME/ai/levels.json` holds the styles. `tools/measure_levels.py` finds them: each level wins about 70 % of its
games against the one below.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache

from hadal.core.game import Game
from hadal.core.registry import plugin
from hadal.network.files import has_network, levels_file
from hadal.network.style import BEST, PlayStyle

ANY_BOX = "any"  # the styles of games without boxes
STRENGTHS = 5


@dataclass(frozen=True)
class Level:
    """One of the five levels. Texts are in the catalogues under its name: `ui-bot-NAME`, `server-bot-NAME`."""

    name: str
    strength: int  # from 1


LEVELS = tuple(Level(f"level{n}", n) for n in range(1, STRENGTHS + 1))


def levels(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, weakest first; none if it has no network."""
    return LEVELS if has_network(game) and levels_file(game).exists() else ()


@cache
def styles(game: str) -> dict[str, list[PlayStyle]]:
    """Return the styles of all levels by box."""
    found = json.loads(levels_file(game).read_text(encoding="utf-8"))
    return {box: [PlayStyle(**style) for style in rows] for box, rows in found.items()}


def write_styles(game: str, found: dict[str, list[PlayStyle]]) -> None:
    """Write the styles of a game."""
    rows = {box: [asdict(style) for style in given] for box, given in found.items()}
    levels_file(game).write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    styles.cache_clear()


def box_of(game: Game) -> str:
    """Return the boxes of a table, under which its styles are listed."""
    option = plugin(game.name).box_option
    return str(game.options[option]) if option else ANY_BOX


def style_of(game: Game, strength: int) -> PlayStyle:
    """Return the style of a level at a table; boxes without their own styles have those of the first."""
    found = styles(game.name)
    rows = found.get(box_of(game)) or next(iter(found.values()), [BEST] * STRENGTHS)
    return rows[strength - 1]
