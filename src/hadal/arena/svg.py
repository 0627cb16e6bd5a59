"""Charts of the report as SVG, without a library or network, readable without colour."""

from __future__ import annotations

from html import escape
from itertools import pairwise

WIDTH = 720
LEFT = 150  # margin for names
RIGHT = 120  # margin for figures
ROW = 34
DASHES = ("", "8 4", "2 4", "10 4 2 4", "14 6", "4 2 1 2")


def number(value: float) -> str:
    """Format a length."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Return a text element."""
    return f'<text x="{number(x)}" y="{number(y)}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Return a line element."""
    ends = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
    return f'<line {ends} class="{kind}"/>'


def svg(height: float, title: str, parts: list[str]) -> str:
    """Return a drawing with an accessible title."""
    # On a narrow screen a drawing scrolls instead of shrinking until it is unreadable.
    name = escape(title, quote=True)
    head = f'<div class="wide" tabindex="0"><svg viewBox="0 0 {WIDTH} {number(height)}" role="img" aria-label="{name}">'
    return head + f"<title>{escape(title)}</title>" + "".join(parts) + "</svg></div>"


class Scale:
    """Maps figures to coordinates."""

    def __init__(self, low: float, high: float, left: float = LEFT, right: float = RIGHT) -> None:
        self.low, self.high = (low, high) if high > low else (low - 1, high + 1)
        self.left, self.room = left, WIDTH - left - right

    def __call__(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.left + share * self.room


Row = tuple[str, float, float, float, str]  # name, figure, low, high, formatted figure


def intervals(title: str, rows: list[Row], marks: list[tuple[float, str]], scale: Scale) -> str:
    """Draw one interval per row: a bar with ends, a diamond at the figure, and the figure as text."""
    bottom = ROW * len(rows) + 14
    parts = []
    for at, words in marks:
        parts += [line(scale(at), 4, scale(at), bottom, "mark"), text(scale(at), bottom + 16, words, "lo", "middle")]
    for i, (name, value, low, high, words) in enumerate(rows):
        y = ROW * i + ROW / 2 + 4
        x1, x2, x = scale(low), scale(high), scale(value)
        parts += [text(LEFT - 12, y + 5, name, "name", "end"), line(x1, y, x2, y, "span")]
        parts += [line(end, y - 6, end, y + 6, "span") for end in (x1, x2)]
        corners = f"{number(x)},{number(y - 6)} {number(x + 6)},{number(y)} {number(x)},{number(y + 6)}"
        parts.append(f'<polygon points="{corners} {number(x - 6)},{number(y)}" class="dot"/>')
        parts.append(text(WIDTH - RIGHT + 12, y + 5, words, "figure"))
    return svg(bottom + 24, title, parts)


def curves(title: str, names: list[str], rows: list[list[float]], across: str) -> str:
    """Draw a line for each bot over deals; lines differ by dashes and are named at their end."""
    height, top = 240.0, 10.0
    values = [value for row in rows for value in row[1:]] or [0.0]
    low, high = max(0.0, min(values) - 0.05), min(1.0, max(values) + 0.05)
    last = max(rows[-1][0], 1) if rows else 1
    scale = Scale(0, last, left=60, right=200)

    def up(value: float) -> float:
        return top + (high - value) / max(high - low, 1e-9) * (height - top)

    left, right = scale(0), scale(last)
    parts = [line(left, height, right, height, "mark"), line(left, top, left, height, "mark")]
    parts += [text(left - 8, up(at) + 4, f"{100 * at:.0f} %", "lo", "end") for at in (low, (low + high) / 2, high)]
    parts += [
        text(scale(0), height + 18, "0", "lo", "middle"),
        text(scale(last), height + 18, f"{last:.0f}", "lo", "middle"),
    ]
    parts.append(text(scale(last / 2), height + 18, across, "lo", "middle"))
    ends = spaced([up(rows[-1][i + 1]) if rows else height for i in range(len(names))], height)
    for i, name in enumerate(names):
        places = " ".join(f"{number(scale(row[0]))},{number(up(row[i + 1]))}" for row in rows)
        parts.append(f'<polyline points="{places}" class="curve c{i % 6}" stroke-dasharray="{DASHES[i % 6]}"/>')
        parts.append(text(right + 8, ends[i] + 4, name, "name"))
    return svg(height + 28, title, parts)


def spaced(places: list[float], lowest: float, apart: float = 15.0) -> list[float]:
    """Space labels so that none overlap: push them down, then up again from the bottom."""
    out = list(places)
    order = sorted(range(len(out)), key=lambda i: out[i])
    for before, after in pairwise(order):
        out[after] = max(out[after], out[before] + apart)
    limit = lowest
    for i in reversed(order):
        out[i] = min(out[i], limit)
        limit = out[i] - apart
    return out


def track(title: str, value: float, low: float, high: float, words: tuple[str, str]) -> str:
    """Draw the position of a test between its two bounds."""
    scale = Scale(low, high)
    x = scale(value)
    parts = [line(scale(low), 24, scale(high), 24, "span")]
    parts += [line(scale(end), 16, scale(end), 32, "span") for end in (low, high)]
    parts += [line(scale(0), 18, scale(0), 30, "mark"), text(scale(0), 48, "0", "lo", "middle")]
    parts.append(f'<polygon points="{number(x)},16 {number(x + 7)},24 {number(x)},32 {number(x - 7)},24" class="dot"/>')
    parts += [text(LEFT - 10, 28, words[0], "name", "end"), text(WIDTH - RIGHT + 10, 28, words[1], "name")]
    parts += [text(scale(low), 48, f"{low:.2f}", "lo", "middle"), text(scale(high), 48, f"{high:.2f}", "lo", "middle")]
    return svg(56, title, parts)
