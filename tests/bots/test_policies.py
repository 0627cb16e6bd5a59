"""The heuristic policies: always legal, and sensible in simple cases."""

import pytest

import hadal
from hadal.core.chance import below, next_state
from hadal.core.state import State
from hadal.games.abyss import questions
from hadal.games.abyss.ai.policy import AbyssPolicy
from hadal.games.abyss.state import Position
from hadal.search.policies import policy_for
from hadal.search.rollout import SURE, WinModel, play_on
from tests.abyss.table import abyss, ask_again, court, fresh, hold, kinds, play
from tests.tables import Table, chosen_tables, laid, title


@pytest.mark.parametrize("table", chosen_tables(), ids=title)
def test_every_question_gets_a_legal_answer(table: Table) -> None:
    game = laid(table)
    policy = policy_for(game)
    state = game.seeded(11)
    dice = 11
    while not state.over():
        action = int(policy.pick(state))
        assert state.allows(action)
        assert all(isinstance(int(policy.prior(state, legal)), int) for legal in state.legal())
        dice = next_state(dice)
        state.apply(action if below(dice, 3) else state.legal()[below(next_state(dice), len(state.legal()))])


def test_a_finished_game_is_worth_its_score() -> None:
    game = abyss()
    state, policy = game.seeded(3), AbyssPolicy()
    play_on(state, policy, 1 << 40)
    assert state.over()
    assert [int(policy.worth(state, seat)) for seat in range(2)] == [1000 * points for points in state.scores()]


def chances(*points: int) -> list[int]:
    """Everybody's win chance with these points, in the middle of a game."""
    state, win_model = hadal.game("abyss", len(points)).seeded(1), WinModel(8.0, len(points))
    for seat, worth in enumerate(points):
        win_model.worths[seat] = 1000 * worth
    return [int(win_model.of(state, seat)) for seat in range(len(points))]


def test_the_leader_has_the_better_chance() -> None:
    rising = [chances(50 + ahead, 50)[0] for ahead in (-200, -8, -1, 0, 1, 8, 200)]
    assert rising == sorted(rising)
    assert rising[3] == SURE // 2
    assert rising[5] == pytest.approx(0.731 * SURE, rel=0.01)


def test_every_rival_lowers_the_chance_and_chances_add_up_to_one() -> None:
    assert chances(40, 40, 40) == [SURE // 3] * 3
    assert chances(50, 40, 40, 10)[0] > chances(50, 40, 40, 39)[0] > chances(50, 49, 49, 49)[0]
    assert sum(chances(50, 43, 38, 12)) == pytest.approx(SURE, rel=0.001)


def choice(s: State) -> str:
    """What the quick policy does here."""
    assert isinstance(s, Position)
    return s.game.blocks.name(int(AbyssPolicy().pick(s)))


def test_it_recruits_the_better_lord() -> None:
    s = fresh(abyss())
    hold(s, 0, "H5 H4 H1 C5 C2 C1")
    court(s, "landowner", "commander", "traitor", "sage")
    assert choice(ask_again(s)) == "recruit:landowner"


def test_it_pays_without_change_and_keeps_the_rest() -> None:
    s = fresh(abyss())
    hold(s, 0, "H5 H3 H4 H1 H2")
    court(s, "landowner", "traitor", "sage", "treasurer")  # 10 points, Seahorses only
    s.pearls[0] = 5
    play(ask_again(s), "recruit:landowner")
    policy = AbyssPolicy()
    while s.question() == questions.PAY:
        s.apply_unchecked(int(policy.pick(s)))
    assert sum(int(s.tables.value[kind]) * int(s.cards[kind]) for kind in range(1, 26)) == 5
    assert s.pearls[0] == 5


def test_it_buys_the_ally_that_completes_a_lord() -> None:
    s = fresh(abyss())
    court(s, "landowner", "traitor", "sage", "treasurer", "corruptor", "assassin")
    hold(s, 1, "H5 H2")
    s.pearls[1] = 2
    s.deck[s.deck_n - 1] = kinds("H4")[0]
    assert choice(play(s, "explore")) == "buy"
