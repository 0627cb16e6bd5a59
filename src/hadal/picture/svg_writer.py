"""SVG drawing: the colours of all pictures, and a sheet that grows downwards."""

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
DARK: Final = "#05080b"  # text on a light colour
SERIF: Final = "Palatino,'Palatino Linotype',Georgia,'Liberation Serif',serif"
SANS: Final = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif"

SEATS: Final = ["#8ff5e6", "#ff9a76", "#c3b0ff", "#ffe48f", "#a9bfc3"]


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
        self.definitions = ""  # patterns that parts refer to
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
        definitions = f"<defs>{self.definitions}</defs>" if self.definitions else ""
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {self.width} {height}' width='{self.width}'"
            f" height='{height}' role='img' style='max-width:100%;height:auto'><title>{escape(self.title)}</title>"
            f"{definitions}<rect width='{self.width}' height='{height}' rx='14' fill='{WATER}'/>"
            + "".join(self.parts)
            + "</svg>"
        )
