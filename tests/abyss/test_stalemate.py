"""A game in which nobody can recruit any more ends all the same."""

import hadal
from hadal.core.audit import MOST_DECISIONS
from hadal.core.playout import random_steps
from hadal.games.abyss.rules.turn import MOST_TURNS
from tests.abyss.scene import position


def test_a_game_ends_after_so_many_turns_when_nobody_can_recruit_any_more() -> None:
    """Every hand lacks a race, only Monsters are left to meet, and no Lord of the Court can be paid (ruling 67)."""
    s = position(f"court=sage,hermit,elder locations= lord_deck= deck=M*6 turns={MOST_TURNS} A.hand=J1 B.hand=C1")
    random_steps(s, 1, MOST_DECISIONS)
    assert s.over()


def test_a_game_that_goes_on_is_not_cut_short() -> None:
    s = hadal.game("abyss", 4).seeded(1)
    random_steps(s, 1, MOST_DECISIONS)
    assert s.over()
    view = s.view(-1)
    assert 0 < int(str(view["turns"])) < MOST_TURNS
