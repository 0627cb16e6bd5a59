"""A game from another distribution plays everywhere, and no file of Hadal mentions it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from server_process import ServerProcess

from tests.plugin.conftest import PROJECT, ROOT, SOURCE, Run

ENVIRONMENT = """
from pettingzoo.test import api_test
from hadal.envs.pettingzoo import env
api_test(env("lucky_dip", 3), num_cycles=200)
"""
PROMISES = """
import hadal
from hadal.bots import repeatable
from hadal.core import promises
for seats in (2, 3):
    promises.everything(hadal.game("lucky_dip", seats), range(6), repeatable("lucky_dip"))
print("kept")
"""
VALUES = """
import copy, pickle
import hadal
state = hadal.lucky_dip(3).seeded(1)
state.apply(state.legal_texts()[0])
for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
    assert twin == state and hash(twin) == hash(state) and type(twin) is type(state)
    twin.apply(twin.legal()[-1])
    assert twin != state
match = hadal.play(hadal.lucky_dip(2), ["random"], seed=2)
assert pickle.loads(pickle.dumps(match)) == match and match.to_rows()[0]["label"]
assert state.see(0).points[0] >= 0 and "points" in state.board(0)
print(repr(state))
"""


def test_the_game_is_small_and_nothing_else_names_it() -> None:
    own = [path for kind in ("py", "ftl", "toml") for path in PROJECT.rglob(f"*.{kind}")]
    assert sum(len(path.read_text().splitlines()) for path in own) <= 250
    client = ROOT / "web/src"
    others = [
        path for folder in (SOURCE, client) for path in folder.rglob("*") if path.suffix in (".py", ".ts", ".ftl")
    ]
    assert not [path for path in others if "lucky" in path.read_text(encoding="utf-8").lower()]


def test_it_is_listed_with_the_other_games(run: Run) -> None:
    games = json.loads(run("-m", "hadal", "games", "--json"))
    assert [game["game"] for game in games][-1] == "lucky_dip"


def test_it_keeps_the_promises(run: Run) -> None:
    assert "kept" in run("-c", PROMISES)
    run("-m", "hadal", "audit", "lucky_dip", "--games", "20")


def test_its_positions_and_matches_are_python_values_too(run: Run) -> None:
    assert run("-c", VALUES).startswith("<lucky_dip seats=3: seat 1 to move, turn, ")


def test_a_whole_game_is_played_in_the_terminal(run: Run) -> None:
    out = run("-m", "hadal", "play", "lucky_dip", "--seats", "2", "--seed", "3", "--bots", "random", typed="1\n" * 12)
    assert "Play the" in out and "The game is over." in out


def test_its_record_is_written_shown_and_verified(run: Run) -> None:
    run("-m", "hadal", "record", "lucky_dip", "--bots", "random", "-o", "game.jsonl")
    assert ": valid" in run("-m", "hadal", "verify", "game.jsonl")
    assert "lays the" in run("-m", "hadal", "show", "game.jsonl", "--moves")


def test_bots_play_it_in_the_arena(run: Run) -> None:
    args = ["--game", "lucky_dip", "--games", "8", "--seed", "1", "--jobs", "1", "--json"]
    result = json.loads(run("-m", "hadal", "arena", "one=random", "two=random", *args))
    assert result["games"] == 8


def test_it_is_a_pettingzoo_environment(run: Run) -> None:
    pytest.importorskip("pettingzoo")
    run("-c", ENVIRONMENT)


class ServerWithPlugin(ServerProcess):
    """A server that finds the installed game."""

    def __init__(self, folder: Path, path: str) -> None:
        super().__init__(str(folder / "hadal.db"), folder)
        self.path = path

    def start(self) -> None:
        before = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = self.path
        try:
            super().start()
        finally:
            os.environ.pop("PYTHONPATH") if before is None else os.environ.update(PYTHONPATH=before)
