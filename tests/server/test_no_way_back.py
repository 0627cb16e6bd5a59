"""Choices say beforehand whether they can be taken back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hadal.core.registry import create
from hadal.server.live import Live
from hadal.server.manners import manners
from hadal.server.telling import Ear, Teller
from hadal.server.wishes import Wishes
from tests.server.table_kit import laid
from tests.server.test_undo import TABLES, read_move
from tests.strategies import few


@pytest.mark.parametrize(("game", "options"), TABLES)
@few(8)
@given(st.integers(0, 10_000))
def test_every_choice_says_whether_there_is_a_way_back(game: str, options: dict[str, str], seed: int) -> None:
    """What shows nothing can be taken back, what shows something cannot, and who is asked then is no surprise."""
    chance = Random(seed)
    live = Live(laid(game, "ppp", options, seed=seed), create(game, 3, options), manners(game))
    teller = Teller(live, Wishes(live), {})
    for _ in range(120):
        seat = live.now.to_move
        asked = teller.question(Ear(seat, texts=False))
        assert asked is not None
        choice = chance.choice(asked.choices)
        read_move(live, [choice.action])
        if live.now.state.over():
            break
        assert (live.undoable(seat) > 0) is (choice.final != "shows")
        assert choice.final != "" or live.now.to_move == seat
        assert choice.final != "passes" or live.now.to_move != seat
