"""The novice bot: far better than random, clearly worse than greedy."""

import pytest

import hadal
from hadal.bots import bot
from hadal.bots.arena import duel


@pytest.mark.parametrize(("name", "deals"), [("abyss", 2), ("the_abyss", 15)])
def test_it_beats_random(name: str, deals: int) -> None:
    found = duel(hadal.game(name, 2), bot("novice", name), bot("random", name), range(deals))
    assert sum(found.shares) / deals > 0.65


@pytest.mark.parametrize(("name", "deals"), [("abyss", 2), ("the_abyss", 20)])
def test_it_loses_to_greedy(name: str, deals: int) -> None:
    found = duel(hadal.game(name, 2), bot("novice", name), bot("greedy", name), range(deals))
    assert sum(found.shares) / deals < 0.45
