"""Five levels of play, from a beginner to the strongest: the styles of the network by game and box.

`games/GAME/ai/levels.json` holds the styles and the ladder that was measured with them, for two players.
`tools/measure_levels.py` writes it: each level wins about 70 % of its games against the one below.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256

from hadal.core.game import Game
from hadal.core.registry import plugin
from hadal.network.files import has_network, levels_file, table_weights_file
from hadal.network.style import PlayStyle

ANY_BOX = "any"  # the styles of games without boxes
STRENGTHS = 5
LADDER_SEATS = 2  # players of the matches


@dataclass(frozen=True)
class Level:
    """One of the five levels. Texts are in the catalogues under its name: `ui-bot-NAME`, `server-bot-NAME`."""

    name: str
    strength: int  # from 1


LEVELS = tuple(Level(f"level{n}", n) for n in range(1, STRENGTHS + 1))


@dataclass(frozen=True)
class LadderStep:
    """How a level did against the one below it, in per cent with a 95 % interval."""

    wins: float
    error: float
    games: int


@dataclass(frozen=True)
class LevelTable:
    """The levels at tables with one set of boxes."""

    weights: str  # digest of the weights with which they were measured
    styles: tuple[PlayStyle, ...]  # weakest level first
    ladder: tuple[LadderStep, ...] = ()  # from level 2: against the level below


def levels(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, weakest first; none if it has no network, or if they were never calibrated."""
    return LEVELS if has_network(game) and levels_file(game).exists() and level_tables(game) else ()


@cache
def level_tables(game: str) -> dict[str, LevelTable]:
    """Return the levels of a game by box."""
    found = json.loads(levels_file(game).read_text(encoding="utf-8"))
    careful = tuple(found["careful"])
    return {
        box: LevelTable(
            row["weights"],
            tuple(PlayStyle(careful=careful, **style) for style in row["styles"]),
            tuple(LadderStep(**step) for step in row["ladder"]),
        )
        for box, row in found["boxes"].items()
    }


def careful_questions(game: str) -> tuple[str, ...]:
    """Return the questions at which no level makes mistakes, because nobody would believe them."""
    found = json.loads(levels_file(game).read_text(encoding="utf-8")) if levels_file(game).exists() else {}
    return tuple(found.get("careful", ()))


def write_level_tables(game: str, found: dict[str, LevelTable]) -> None:
    """Write the levels of a game by box; what a style leaves at its default is left out."""
    usual = asdict(PlayStyle())
    boxes = {}
    for box, table in found.items():
        styles = [
            {key: value for key, value in asdict(style).items() if key != "careful" and value != usual[key]}
            for style in table.styles
        ]
        ladder = [asdict(step) for step in table.ladder]
        boxes[box] = {"weights": table.weights, "styles": styles, "ladder": ladder}
    data = {"careful": careful_questions(game), "boxes": boxes}
    levels_file(game).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    level_tables.cache_clear()


def weights_digest(game: str, seats: int = LADDER_SEATS) -> str:
    """Return the digest of the weights that a game has for this many seats."""
    return sha256(table_weights_file(game, seats).read_bytes()).hexdigest()


def box_of(game: Game) -> str:
    """Return the boxes of a table, under which its levels are listed."""
    option = plugin(game.name).box_option
    return str(game.options[option]) if option else ANY_BOX


def style_of(game: Game, strength: int) -> PlayStyle:
    """Return the style of a level at a table; boxes without their own levels have those of the largest table."""
    found = level_tables(game.name)
    table = found.get(box_of(game)) or list(found.values())[-1]
    return table.styles[strength - 1]
