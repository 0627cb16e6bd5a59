"""Writes web/src/board/fixtures/*.json: whole games as the rules tell them, for the folds of the browser client.

    python tools/make_fixtures.py           writes the files
    python tools/make_fixtures.py --check   says whether they are up to date

A file holds the views after the deal, the events of every step with their audience, and for each viewer a hash of
the view after every step: whoever folds the events must arrive at the same hash each time.
"""

from __future__ import annotations

import json
import sys
import zlib
from pathlib import Path
from random import Random
from typing import Any

from hadal.bots.registry import bot
from hadal.core.bot import decide
from hadal.core.chance import secret_of
from hadal.core.game import Game
from hadal.core.match import Match
from hadal.core.registry import create

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "board" / "fixtures"
# Name of the file, game, seats, options, secret, and how often somebody plays anything at all.
GAMES: list[tuple[str, str, int, dict[str, str], int, float]] = [
    ("abyss-2", "abyss", 2, {}, 1, 0.3),
    ("abyss-4", "abyss", 4, {}, 2, 1.0),
    ("kraken-3", "abyss", 3, {"expansions": "kraken"}, 3, 0.3),
    ("kraken-2", "abyss", 2, {"expansions": "kraken"}, 4, 0.8),
    ("leviathan-3", "abyss", 3, {"expansions": "leviathan"}, 5, 0.3),
    ("leviathan-5", "abyss", 5, {"expansions": "leviathan"}, 6, 0.8),
    ("both-2", "abyss", 2, {"expansions": "both"}, 7, 0.8),
    ("both-4", "abyss", 4, {"expansions": "both"}, 8, 0.3),
    # Games in which what is rare happens: tolls, freed Lords, exchanged Locations.
    ("both-3-toll", "abyss", 3, {"expansions": "both"}, 101, 0.3),
    ("both-3-freed", "abyss", 3, {"expansions": "both"}, 117, 0.3),
    ("both-3-exchanged", "abyss", 3, {"expansions": "both"}, 145, 0.6),
    ("the_abyss-2", "the_abyss", 2, {}, 103, 0.8),
    ("the_abyss-3", "the_abyss", 3, {}, 10, 0.5),
    ("the_abyss-4", "the_abyss", 4, {"hook_discard": "any_in_hand"}, 11, 0.8),
]


def canonical(view: Any) -> str:
    """A view as text that is the same in every language."""
    return json.dumps(view, sort_keys=True, separators=(",", ":"))


def hashed(view: Any) -> int:
    """A short sum of a view."""
    return zlib.crc32(canonical(view).encode())


def played(game: Game, seed: int, wild: float) -> tuple[Match, list[list[int]]]:
    """A game between bots that now and then do anything; and the sum of every view after every step."""
    match, chance, greedy = Match(game, secret_of(seed)), Random(seed), bot("greedy", game.name)
    viewers = range(-1, game.seats)
    sums = [[hashed(match.state.view(viewer)) for viewer in viewers]]
    while not match.state.over():
        state = match.state
        if chance.random() < wild:
            action = chance.choice(state.legal())
        else:
            action = decide(greedy, state, chance.randrange(1 << 30))
        match.play(action)
        sums.append([hashed(match.state.view(viewer)) for viewer in viewers])
    return match, sums


def fixture(name: str, seats: int, options: dict[str, str], seed: int, wild: float) -> dict[str, Any]:
    """One game as a file holds it; the viewers are -1, 0, 1 …"""
    game = create(name, seats, options)
    match, sums = played(game, seed, wild)
    deal = game.new(secret_of(seed))
    return {
        "game": name,
        "seats": seats,
        "options": options,
        "events": list(game.events),
        "first": [deal.view(viewer) for viewer in range(-1, seats)],
        "last": [match.state.view(viewer) for viewer in range(-1, seats)],
        "steps": [[[*event.numbers(), event.audience] for event in told] for told in match.events[1:]],
        "sums": sums,
    }


def written() -> dict[Path, str]:
    """All files, with what stands in them."""
    return {
        TARGET / f"{file}.json": json.dumps(fixture(game, seats, options, seed, wild), separators=(",", ":")) + "\n"
        for file, game, seats, options, seed, wild in GAMES
    }


def main(check: bool) -> int:
    """Write the files, or compare them."""
    files = written()
    if check:
        stale = [path.name for path, text in files.items() if not path.exists() or path.read_text() != text]
        print(f"out of date: {', '.join(stale)}" if stale else "the fixtures are up to date")
        return 1 if stale else 0
    TARGET.mkdir(parents=True, exist_ok=True)
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
