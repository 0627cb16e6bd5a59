"""A game in which nobody can recruit any more still ends."""

import hadal
from hadal.core.audit import MOST_DECISIONS
from hadal.core.playout import random_steps
from hadal.games.abyss.rules.turn import MOST_TURNS
from tests.abyss.scene import position


def test_a_game_in_which_nobody_can_recruit_any_more_ends_after_a_limit_of_turns() -> None:
    """Every hand lacks a race, only Monsters are left to reveal, and nobody can pay for a Lord at Court (ruling 67)."""
    s = position(f"court=sage,hermit,elder locations= lord_deck= deck=M*6 turns={MOST_TURNS} A.hand=J1 B.hand=C1")
    random_steps(s, 1, MOST_DECISIONS)
    assert s.over()


def test_a_game_that_goes_on_is_not_cut_short() -> None:
    s = hadal.game("abyss", 4).seeded(1)
    random_steps(s, 1, MOST_DECISIONS)
    assert s.over()
    view = s.view(-1)
    assert 0 < int(str(view["turns"])) < MOST_TURNS
