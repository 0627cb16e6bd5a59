"""Writes web/src/abyss/fixtures/scores.json: ends of games with every term of their scores, for the client's sums.

PYTHONPATH=src python tools/make_score_fixtures.py
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec

from hadal.core.registry import made
from hadal.games.abyss.score import breakdown
from hadal.games.abyss.state import Position
from hadal.server.cards import cards

TARGET = Path(__file__).parent.parent / "web/src/abyss/fixtures/scores.json"
TABLES = [("none", 2), ("kraken", 3), ("leviathan", 3), ("both", 4)]
WANTED = ("lords", "locations", "leviathans")


def end(boxes: str, seats: int, seed: int) -> Position:
    """The end of a game of random answers, by somebody who prefers Lords."""
    state = made("abyss", seats, {"expansions": boxes}).seeded(seed)
    chance = Random(seed)
    while not state.over():
        legal = state.legal()
        names = [state.game.blocks.name(action) for action in legal]
        lords = [action for action, name in zip(legal, names, strict=True) if name.startswith("recruit")]
        state.apply(chance.choice(lords or legal))
    return cast(Position, state)


def main() -> None:
    """All of them in one file."""
    ends: list[dict[str, Any]] = []
    for boxes, seats in TABLES:
        s = end(boxes, seats, 7)
        views = [s.view(seat) for seat in range(seats)]
        terms = [[line.as_dict() for line in breakdown(s, seat)] for seat in range(seats)]
        ends.append({"boxes": boxes, "views": views, "terms": terms, "scores": s.scores()})
    told = msgspec.to_builtins(cards("abyss", "en", ""))
    kept = {name: rows if name in WANTED else [] for name, rows in told.items() if isinstance(rows, list)}
    TARGET.write_bytes(msgspec.json.encode({"cards": {**told, **kept}, "ends": ends}) + b"\n")


if __name__ == "__main__":
    main()
