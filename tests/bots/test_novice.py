"""The novice bot: far better than random, clearly worse than greedy."""

import pytest

import hadal
from hadal.arena.in_process import win_share
from hadal.bots import bot


@pytest.mark.parametrize(("name", "deals"), [("abyss", 2), ("the_abyss", 15)])
def test_it_beats_random(name: str, deals: int) -> None:
    assert win_share(hadal.game(name, 2), [bot("novice", name), bot("random", name)], 2 * deals).value > 0.65


@pytest.mark.parametrize(("name", "deals"), [("abyss", 2), ("the_abyss", 20)])
def test_it_loses_to_greedy(name: str, deals: int) -> None:
    assert win_share(hadal.game(name, 2), [bot("novice", name), bot("greedy", name)], 2 * deals).value < 0.45
