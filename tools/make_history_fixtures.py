"""Write web/src/games/abyss/fixtures/histories.json: whole games as the server sends them, all cards open.

PYTHONPATH=src python tools/make_history_fixtures.py
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from hadal.core.chance import secret_of
from hadal.core.match import Match
from hadal.core.registry import create
from hadal.server.protocol.http import History
from hadal.server.services import ALL_CARDS
from hadal.server.tables.history import match_history

TARGET = Path(__file__).parent.parent / "web/src/games/abyss/fixtures/histories.json"
TABLES = [("none", 2), ("both", 3)]


def played(boxes: str, seats: int, seed: int) -> Match:
    """Play a game with random answers that prefers Lords."""
    match, chance = Match(create("abyss", seats, {"expansions": boxes}), secret_of(seed)), Random(seed)
    while not match.state.over():
        legal = match.state.legal()
        lords = [action for action in legal if match.game.blocks.name(action).startswith("recruit")]
        match.play(chance.choice(lords or legal))
    return match


def told(boxes: str, seats: int) -> History:
    """Return such a game without texts."""
    out = match_history(played(boxes, seats, 7), ALL_CARDS, "en")
    for step in out.steps:
        step.lines = []
    return out


def main() -> None:
    """Write all games to one file."""
    TARGET.write_bytes(msgspec.json.encode([told(boxes, seats) for boxes, seats in TABLES]) + b"\n")


if __name__ == "__main__":
    main()
