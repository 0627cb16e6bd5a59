"""The curves of a run: lines of JSON, and a picture of them."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from hadal.core.options import OptionError

Curve = dict[str, object]
WIDTH, HEIGHT, LEFT, TOP, GAP = 720, 150, 70, 40, 60
DASHES = ("", "8 4", "2 4", "10 4 2 4", "14 6", "4 2 1 2")
PANELS: tuple[tuple[str, str], ...] = (
    ("share of wins against greedy, alone among them", "greedy"),
    ("share of wins against the quick heuristic policy", "heuristic"),
    ("share of wins against older selves", "older"),
    ("entropy of the policy", "entropy"),
    ("explained variance of the value", "explained"),
    ("decisions per second", "speed"),
)


def read_curves(path: Path, updates: int) -> list[Curve]:
    """Read the curves up to an update; later lines are dropped from the file."""
    if not path.exists():
        return []
    kept = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            figures = json.loads(line)
            if figures["updates"] <= updates:
                kept.append(figures)
        except (ValueError, TypeError, KeyError) as error:
            raise OptionError(f"{path}: line {number} has no figures of a run") from error
    path.write_text("".join(json.dumps(line) + "\n" for line in kept), encoding="utf-8")
    return kept


def append_curve(path: Path, line: Curve) -> None:
    """Add a line to the file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def series(curves: list[Curve], key: str) -> dict[str, list[tuple[float, float]]]:
    """Return the lines of a panel: one, or one for each table."""
    out: dict[str, list[tuple[float, float]]] = {}
    for line in curves:
        value, at = line.get(key), float(str(line["decisions"])) / 1e6
        if isinstance(value, dict):
            for name, share in value.items():
                out.setdefault(name, []).append((at, float(share)))
        elif isinstance(value, int | float):
            out.setdefault("", []).append((at, float(value)))
    return out


def label(value: float) -> str:
    """Return the end of a range as text."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def panel(title: str, lines: dict[str, list[tuple[float, float]]], y: float, last: float) -> list[str]:
    """Draw one panel: its frame, the range of values, and its lines with their names at the right end."""
    values = [value for line in lines.values() for _, value in line]
    low, high = min(values), max(values)
    high = high if high > low else low + 1
    room = WIDTH - LEFT - 110
    parts = [f'<text x="{LEFT}" y="{y - 8:.0f}" font-weight="bold">{escape(title)}</text>']
    parts.append(f'<rect x="{LEFT}" y="{y}" width="{room}" height="{HEIGHT}" fill="none" stroke="#888"/>')
    parts.append(f'<text x="{LEFT - 6}" y="{y + 10}" text-anchor="end">{label(high)}</text>')
    parts.append(f'<text x="{LEFT - 6}" y="{y + HEIGHT}" text-anchor="end">{label(low)}</text>')
    for number, (name, line) in enumerate(lines.items()):
        ends = [(LEFT + at / last * room, y + HEIGHT - (value - low) / (high - low) * HEIGHT) for at, value in line]
        points = " ".join(f"{x:.1f},{height:.1f}" for x, height in ends)
        dash = DASHES[number % len(DASHES)]
        hue = 210 + 47 * number
        style = f'stroke="hsl({hue % 360} 60% 40%)" stroke-dasharray="{dash}"'
        parts.append(f'<polyline points="{points}" fill="none" {style}/>')
        parts.append(f'<text x="{ends[-1][0] + 4:.1f}" y="{ends[-1][1] + 4:.1f}">{escape(name)}</text>')
    return parts


def draw_curves(curves: list[Curve], title: str) -> str:
    """Return the curves as SVG, over millions of decisions."""
    last = max([float(str(line["decisions"])) / 1e6 for line in curves] or [1.0]) or 1.0
    parts: list[str] = []
    y = TOP + 20
    for name, key in PANELS:
        lines = series(curves, key)
        if lines:
            parts += panel(name, lines, y, last)
            y += HEIGHT + GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" font-family="sans-serif" font-size="11">'
    foot = f'<text x="{LEFT}" y="{y - 25}">millions of decisions, to {last:.1f}</text></svg>'
    return f'{head}<text x="{LEFT}" y="24" font-size="15">{escape(title)}</text>{"".join(parts)}{foot}\n'
