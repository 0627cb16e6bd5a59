"""SVG drawing: colours, race symbols, patterns, and a sheet that grows downwards."""

from __future__ import annotations

from html import escape
from typing import Final

WATER: Final = "#06141d"
SLAB: Final = "#0a202c"
WELL: Final = "#04121a"
HAIR: Final = "#24424d"
INK: Final = "#fbf6e9"
BODY: Final = "#d6e3e2"
FAINT: Final = "#9db3b8"
BRASS: Final = "#d9b26a"
GLOW: Final = "#8ff5e6"
ALARM: Final = "#ff8e6e"
MIDDLE: Final = " text-anchor='middle'"
END: Final = " text-anchor='end'"
BOLD: Final = " font-weight='700'"
LEAST: Final = 11  # minimum size of meaningful text
DARK: Final = "#05080b"  # text on a race colour
SERIF: Final = "Palatino,'Palatino Linotype',Georgia,'Liberation Serif',serif"
SANS: Final = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif"

# By race, Krakens last; then Ambassadors and Smugglers, whose guilds have no race.
COLOURS: Final = ["#d1a4fc", "#e0433b", "#f0b429", "#22b98c", "#2c7bc9", "#efece2", "#f1e4bd", "#9a8fb8"]
DEEP: Final = ["#2a1747", "#4a1216", "#4a3208", "#07402f", "#0b2a52", "#2b3238", "#3a3524", "#262233"]
SEATS: Final = ["#8ff5e6", "#ff9a76", "#c3b0ff", "#ffe48f", "#a9bfc3"]

# Race symbols on a 64 grid: the filled path and the stroked path. They differ in shape, not only in colour.
SIGNS: Final = [
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
RIBS: Final = "M32 54V10M28 52L17 14M36 52L47 14"  # cut out of the Shellfish fan
# Patterns for the card edges by race: dots, teeth, hatching, scales, rings, diamonds.
PATTERNS: Final = [
    "<circle cx='3' cy='3' r='1.5'/>",
    "<path d='M0 6L3 1L6 6Z'/>",
    "<path d='M-1 7L7 -1M2 10L10 2' stroke-width='1.5' stroke='{c}'/>",
    "<path d='M0 3A3 3 0 0 0 6 3' fill='none' stroke-width='1.3' stroke='{c}'/>",
    "<circle cx='3' cy='3' r='2' fill='none' stroke-width='1.2' stroke='{c}'/>",
    "<path d='M3 0.5L5.5 3L3 5.5L0.5 3Z'/>",
]


def number(value: float) -> str:
    """Format a coordinate without trailing digits."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def narrow(text: str, width: float, size: float) -> tuple[str, float]:
    """Fit a text to a width: shrink it first, then truncate."""
    wide = 0.56
    while size > LEAST and len(text) * size * wide > width:
        size -= 0.5
    most = int(width / size / wide)
    return (text if len(text) <= most else text[: max(1, most - 1)].rstrip() + "…"), size


class SvgSheet:
    """A picture that grows downwards."""

    def __init__(self, width: int, title: str) -> None:
        self.width = width
        self.title = title
        self.y = 0.0
        self.parts: list[str] = []

    def add(self, part: str) -> None:
        """Append an SVG fragment."""
        self.parts.append(part)

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, edge: str = "", r: float = 6, rest: str = ""
    ) -> None:
        """Draw a rectangle with rounded corners."""
        line = f" stroke='{edge}'" if edge else ""
        self.add(
            f"<rect x='{number(x)}' y='{number(y)}' width='{number(w)}' height='{number(h)}' rx='{number(r)}'"
            f" fill='{fill}'{line}{rest}/>"
        )

    def text(
        self, x: float, y: float, text: str, size: float = 12, fill: str = BODY, face: str = SANS, rest: str = ""
    ) -> None:
        """Draw a line of text; `rest` may set an anchor or a weight."""
        self.add(
            f"<text x='{number(x)}' y='{number(y)}' font-size='{number(size)}' fill='{fill}'"
            f' font-family="{face}"{rest}>{escape(text)}</text>'
        )

    def fitted(self, x: float, y: float, width: float, text: str, size: float, fill: str, rest: str = "") -> None:
        """Draw a name that must fit a width."""
        shown, size = narrow(text, width, size)
        self.text(x, y, shown, size, fill, SERIF, rest)

    def place(self, x: float, y: float, w: float, h: float, seat: int, asked: bool) -> None:
        """Draw the area of a seat with its letter; a thick edge in its colour if it is to move."""
        self.box(x, y, w, h, SLAB, SEATS[seat] if asked else HAIR, 10, " stroke-width='2'" if asked else "")
        self.add(
            f"<circle cx='{number(x + 22)}' cy='{number(y + 17)}' r='12' fill='{WELL}' stroke='{SEATS[seat]}'"
            " stroke-width='2'/>"
        )
        letter = "ABCDE"[seat]
        self.text(x + 22, y + 22, letter, 15, INK, SERIF, MIDDLE + BOLD)

    def label(self, x: float, y: float, text: str) -> None:
        """Draw the heading of a zone."""
        self.text(x, y, text.upper(), 11, BRASS, SANS, " letter-spacing='1.3'")

    def sign(self, race: int, x: float, y: float, size: float, fill: str, cut: str = DEEP[3]) -> None:
        """Draw the symbol of a race."""
        scale = f"{size / 64:.3f}"
        filled, lines = SIGNS[race]
        inner = f"<path d='{filled}' fill='{fill}'/>"
        if lines:
            inner += f"<path d='{lines}' fill='none' stroke='{fill}' stroke-width='4.5' stroke-linecap='round'/>"
        if race == 3:
            inner += f"<path d='{RIBS}' stroke='{cut}' stroke-width='2.6' stroke-linecap='round'/>"
        self.add(f"<g transform='translate({number(x)} {number(y)}) scale({scale})'>{inner}</g>")

    def chip(self, x: float, y: float, text: str, fill: str = BODY, edge: str = HAIR) -> float:
        """Draw a word on a small plate; return its width."""
        width = 14 + len(text) * 6.3
        self.box(x, y, width, 20, WELL, edge, 10)
        self.text(x + width / 2, y + 14, text, 11, fill, SANS, MIDDLE)
        return width

    def back(self, x: float, y: float, w: float, h: float, n: int | str, metal: str = BRASS) -> None:
        """Draw a face-down card with the number of cards."""
        self.box(x, y, w, h, "#0e2c38", metal, 5)
        cx, cy = x + w / 2, y + h / 2
        self.add(
            f"<path d='M{number(cx - w / 3)} {number(cy + 4)}q{number(w / 6)} -12 {number(w / 3)} 0t{number(w / 3)} 0'"
            f" fill='none' stroke='{metal}' stroke-width='1.5' opacity='.6' transform='translate(0 {number(h / 4)})'/>"
        )
        self.text(cx, cy + 5, str(n), 16, INK, SERIF, MIDDLE + BOLD)

    def finish(self) -> str:
        """Return the whole picture."""
        height = number(self.y)
        patterns = "".join(
            f"<pattern id='hadal-{race}' width='6' height='6' patternUnits='userSpaceOnUse'>"
            f"<rect width='6' height='6' fill='{COLOURS[race]}'/>"
            f"<g fill='{DARK}'>{lines.replace('{c}', DARK)}</g></pattern>"
            for race, lines in enumerate(PATTERNS)
        )
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {self.width} {height}' width='{self.width}'"
            f" height='{height}' role='img' style='max-width:100%;height:auto'><title>{escape(self.title)}</title>"
            f"<defs>{patterns}</defs><rect width='{self.width}' height='{height}' rx='14' fill='{WATER}'/>"
            + "".join(self.parts)
            + "</svg>"
        )
