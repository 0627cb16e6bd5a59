"""Contests between Bot objects: what is refused."""

import subprocess
import sys
from pathlib import Path

import pytest

import hadal
from hadal.arena.in_process import contest_between
from hadal.bots import bot

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.mark.parametrize("games", [0, -3])
def test_no_games_give_no_share(games: int) -> None:
    random = bot("random", "the_abyss")
    with pytest.raises(ValueError, match=f"at least 1 game, not {games}"):
        contest_between(hadal.game("the_abyss", 2), [random, random], games)


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="has 3 seats here, not 1"):
        contest_between(hadal.game("the_abyss", 3), [bot("random", "the_abyss")], 1)


def test_the_measuring_tool_rejects_zero_games_with_a_message() -> None:
    command = [sys.executable, str(TOOLS / "measure_bots.py"), "random", "random", "--games", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "--games is at least 1, not 0" in done.stderr
    assert "Traceback" not in done.stderr
