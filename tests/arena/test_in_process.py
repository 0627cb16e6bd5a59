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


def measure_bots(*args: str) -> subprocess.CompletedProcess[str]:
    """Run the tool that measures bots."""
    command = [sys.executable, str(TOOLS / "measure_bots.py"), *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["random", "random", "--games", "0"], "--games is at least 1, not 0"),
        (["random", "gredy"], "there is no bot 'gredy' for the_abyss: did you mean greedy?"),
        (["random", "random", "--seats", "9"], "the_abyss is for 2 to 4 players, not 9"),
        (["random", "random", "--option", "fast"], "NAME=VALUE is wanted, not 'fast'"),
    ],
)
def test_the_measuring_tool_answers_mistakes_with_a_message(args: list[str], sentence: str) -> None:
    done = measure_bots(*args)
    assert done.returncode == 2 and sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_the_measuring_tool_counts_the_games_it_has_played() -> None:
    assert measure_bots("random", "random", "--games", "2", "--seats", "3").stdout.endswith(", 3 games)\n")
