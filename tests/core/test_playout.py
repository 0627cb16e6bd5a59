"""Random play in the compiled loop: every legal move is equally likely, whatever was dealt."""

from math import sqrt

import hadal
from hadal.core.playout import random_playout, random_steps
from tests.strategies import scaled


def test_the_choices_do_not_follow_from_a_deal_with_the_same_seed() -> None:
    """The starting player takes the discard as often with the highest card in hand as without it."""
    game = hadal.game("the_abyss", 4)
    taken: dict[bool, list[bool]] = {True: [], False: []}
    for seed in range(scaled(4000, 500)):
        state = game.deal(seed)
        hand = state.view(state.to_move())["hand"]
        assert isinstance(hand, list)
        random_steps(state, seed, 1)
        taken[hand[0] > 0].append(state.view(-1)["deck_size"] == 38)
    rich, poor = (sum(row) / len(row) for row in taken.values())
    error = sqrt(sum(0.25 / len(row) for row in taken.values()))
    assert abs(rich - poor) < 5 * error


def test_a_playout_is_as_many_steps_as_it_takes() -> None:
    game = hadal.game("the_abyss", 3)
    one, other = game.deal(5), game.deal(5)
    decisions = random_playout(one, 9)
    assert one.over()
    assert random_steps(other, 9, decisions - 1) == decisions - 1 and not other.over()
    assert random_steps(other, 9, 10**9) >= 1 and other.over()
