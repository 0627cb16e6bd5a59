"""The figures on the pages about bots are those of the files that measurements write."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PAGES = {name: (ROOT / "docs" / name).read_text() for name in ("bots.md", "learning.md", "performance.md")}


def rows(text: str) -> list[list[str]]:
    """The rows of all tables on a page."""
    return [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in text.splitlines() if line[:2] == "| "]


def measured(name: str) -> dict[str, Any]:
    """The files of this name, by game."""
    files = sorted((ROOT / "src/hadal/games").glob(f"*/ai/{name}"))
    assert len(files) >= 2
    return {file.parent.parent.name: json.loads(file.read_text()) for file in files}


def signed(value: float) -> str:
    return f"{value:+.0f}".replace("-", "−")


def test_the_five_levels_are_those_that_were_calibrated() -> None:
    wanted: list[list[str]] = [[] for _ in range(5)]
    for game in measured("levels.json").values():
        for box in game["boxes"].values():
            ladder = [None, *box["ladder"]]
            for row, style, result in zip(reversed(wanted), box["styles"], ladder, strict=True):
                row.append(f"{style['nodes']} nodes" if "nodes" in style else f"temperature {style['temperature']}")
                row.append(f"{result['wins']} % ± {result['error']}" if result else "–")
    shown = [row[1:] for row in rows(PAGES["learning.md"]) if re.match(r"[1-5], ", row[0])]
    assert shown == wanted


def test_the_strength_that_players_are_told_is_on_the_page_about_it() -> None:
    for game, matches in measured("strength.json").items():
        named = re.compile(rf"(--game |, ){game}\b")
        for match in matches:
            error = f" ± {match['error']}" if "error" in match else " ("
            found = [
                row
                for row in rows(PAGES["performance.md"])
                if named.search(row[0])
                and re.search(rf"\b{match['bot']}\b.*\b{match['against']}\b", row[0])
                and row[1] == str(match["games"])
                and row[2].startswith(f"{match['wins']} %{error}")
            ]
            assert len(found) == 1, match


def test_the_tournament_is_the_one_that_was_played() -> None:
    found = json.loads((ROOT / "docs/tournament/result.json").read_text())
    page = {row[0]: row[1:] for row in rows((ROOT / "docs/tournament/README.md").read_text())}
    bots = {row[0].strip("`"): row[1:] for row in rows(PAGES["bots.md"]) if len(row) == 3 and " % " not in row[0]}
    assert str(found["games"]) in PAGES["bots.md"] and len(found["entrants"]) == 6
    for bot in found["entrants"]:
        wins, elo = f"{100 * bot['share']['value']:.1f} %", bot["elo"]
        low, high = (signed(elo[end]) if elo[end] is not None else "" for end in ("low", "high"))
        name = f"{bot['name']} (300 nodes)" if bot["source"] != bot["name"] else bot["name"]
        shares = "–".join(f"{100 * bot['share'][end]:.1f}" for end in ("low", "high"))
        points = [f"{bot['points']['value']:.1f}", f"{bot['ahead']['value']:+.1f}".replace("-", "−")]
        between = [signed(elo["value"]), f"{low} to {high}"] if low else [f"≤ {high}", ""]
        assert page[name] == [wins, shares, *between, *points]
        assert bots[bot["source"]] == [wins, f"{between[0]} ({between[1]})" if low else f"at most {high}"]
