"""Choices say in advance whether they can be taken back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hadal.core.registry import create
from hadal.server.support import support_for
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.messages import Audience, MessageBuilder
from hadal.server.tables.secret_answers import SecretAnswers
from tests.server.table_kit import new_table
from tests.server.test_undo import TABLES, read_move
from tests.strategies import few


@pytest.mark.parametrize(("game", "options"), TABLES)
@few(8)
@given(st.integers(0, 10_000))
def test_every_choice_says_whether_it_can_be_undone(game: str, options: dict[str, str], seed: int) -> None:
    """What reveals nothing can be taken back, what reveals something cannot, and the next player is as announced."""
    chance = Random(seed)
    game_log = GameLog(new_table(game, "ppp", options, seed=seed), create(game, 3, options), support_for(game))
    builder = MessageBuilder(game_log, SecretAnswers(game_log), {})
    for _ in range(120):
        seat = game_log.snapshot.to_move
        asked = builder.question(Audience(seat, texts=False))
        assert asked is not None
        choice = chance.choice(asked.choices)
        read_move(game_log, [choice.action])
        if game_log.snapshot.state.over():
            break
        assert (game_log.undo_count(seat) > 0) is (choice.final != "shows")
        assert choice.final != "" or game_log.snapshot.to_move == seat
        assert choice.final != "passes" or game_log.snapshot.to_move != seat
