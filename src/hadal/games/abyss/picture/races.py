"""The races of Abyss in pictures: their colours, symbols and patterns."""

from __future__ import annotations

from typing import Final

from hadal.games.abyss.constants import SHELLFISH
from hadal.picture.svg_writer import DARK, SvgSheet, number

# By race, Krakens last; then Ambassadors and Smugglers, whose guilds have no race.
COLOURS: Final = ["#d1a4fc", "#e0433b", "#f0b429", "#22b98c", "#2c7bc9", "#efece2", "#f1e4bd", "#9a8fb8"]
DEEP: Final = ["#2a1747", "#4a1216", "#4a3208", "#07402f", "#0b2a52", "#2b3238", "#3a3524", "#262233"]

# Race symbols on a 64 grid: the filled path and the stroked path. They differ in shape, not only in colour.
SYMBOLS: Final = [
    ("M10 36C10 18 20 7 32 7S54 18 54 36Q48 31 43 36Q37 31 32 36Q27 31 21 36Q16 31 10 36Z",
     "M16 40Q11 48 17 58M27 40Q23 50 28 61M37 40Q41 50 36 61M48 40Q53 48 47 58"),
    ("M14 42Q14 29 32 29T50 42Q50 54 32 54T14 42ZM5 24Q3 8 18 6L16 15L24 13Q22 26 11 27Z"
     "M59 24Q61 8 46 6L48 15L40 13Q42 26 53 27Z",
     "M10 26L19 33M54 26L45 33M15 46L5 50M16 51L8 59M49 46L59 50M48 51L56 59"),
    ("M22 20Q24 8 36 9Q48 10 47 22Q46 30 40 33L30 29L14 31L12 25L24 23ZM30 8L33 1L37 6L42 1L43 9Z",
     "M41 30Q50 40 40 48Q30 54 34 61Q40 64 43 58"),
    ("M32 58L24 52L7 29Q9 9 32 6Q55 9 57 29L40 52Z", ""),
    ("M32 3L49 24L42 23V40H22V23L15 24Z", "M25 42Q22 52 13 56M30 42Q29 53 24 61M34 42Q35 53 40 61M39 42Q42 52 51 56"),
    ("M18 36Q12 6 32 6T46 36Q40 42 32 42T18 36Z",
     "M20 38Q18 52 8 50Q4 46 9 43M28 42Q28 56 20 60M36 42Q36 56 44 60M44 38Q46 52 56 50Q60 46 55 43"),
]  # fmt: skip
RIBS: Final = "M32 54V10M28 52L17 14M36 52L47 14"  # cut out of the fan of the Shellfish
# Patterns for the card edges by race: dots, teeth, hatching, scales, rings, diamonds.
PATTERNS: Final = [
    "<circle cx='3' cy='3' r='1.5'/>",
    "<path d='M0 6L3 1L6 6Z'/>",
    "<path d='M-1 7L7 -1M2 10L10 2' stroke-width='1.5' stroke='{c}'/>",
    "<path d='M0 3A3 3 0 0 0 6 3' fill='none' stroke-width='1.3' stroke='{c}'/>",
    "<circle cx='3' cy='3' r='2' fill='none' stroke-width='1.2' stroke='{c}'/>",
    "<path d='M3 0.5L5.5 3L3 5.5L0.5 3Z'/>",
]


def pattern(race: int) -> str:
    """Return the fill of a race: its pattern on its colour."""
    return f"url(#hadal-{race})"


def pattern_definitions() -> str:
    """Return the patterns of all races, for the definitions of a picture."""
    return "".join(
        f"<pattern id='hadal-{race}' width='6' height='6' patternUnits='userSpaceOnUse'>"
        f"<rect width='6' height='6' fill='{COLOURS[race]}'/>"
        f"<g fill='{DARK}'>{lines.replace('{c}', DARK)}</g></pattern>"
        for race, lines in enumerate(PATTERNS)
    )


def draw_symbol(s: SvgSheet, race: int, x: float, y: float, size: float) -> None:
    """Draw the symbol of a race in its colour."""
    filled, lines = SYMBOLS[race]
    colour = COLOURS[race]
    inner = f"<path d='{filled}' fill='{colour}'/>"
    if lines:
        inner += f"<path d='{lines}' fill='none' stroke='{colour}' stroke-width='4.5' stroke-linecap='round'/>"
    if race == SHELLFISH:
        inner += f"<path d='{RIBS}' stroke='{DEEP[race]}' stroke-width='2.6' stroke-linecap='round'/>"
    s.add(f"<g transform='translate({number(x)} {number(y)}) scale({size / 64:.3f})'>{inner}</g>")
