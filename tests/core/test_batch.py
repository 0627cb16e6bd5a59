"""A batch can make forced decisions and the decisions of some seats itself."""

import pytest

from hadal.core.batch import Batch
from hadal.core.registry import create
from hadal.search.policies import policy_for


def picked(batch: Batch) -> bytes:
    """Random legal actions as bytes."""
    batch.pick()
    return b"".join(int(action).to_bytes(8, "little") for action in batch.picks)


def test_without_forced_decisions_every_position_shown_has_a_choice_and_games_end_alike() -> None:
    game = create("the_abyss", 3, {})
    batch = Batch(game, 6, 4, False, True)
    ends = 0
    for _ in range(400):
        assert all(batch.states[i].count > 1 for i in range(6))
        batch.step(picked(batch))
        for i in range(6):
            if batch.ended[i]:
                ends += 1
                won = [float(batch.rewards[i * 3 + seat]) for seat in range(3)]
                points = [float(batch.points[i * 3 + seat]) for seat in range(3)]
                assert sum(won) == 1
                assert points[won.index(1)] == max(points)
    assert ends > 2


@pytest.mark.parametrize("name", ["the_abyss", "abyss"])
def test_seats_that_are_assigned_are_never_asked(name: str) -> None:
    game = create(name, 3, {})
    batch = Batch(game, 3, 4, False, True)
    batch.assign(1, 0b101, policy_for(game))
    batch.assign(2, 0b011, policy_for(game, thorough=True))
    batch.reset(5)
    movers: list[set[int]] = [set(), set(), set()]
    for _ in range(40):
        for i in range(3):
            movers[i].add(int(batch.movers[i]))
        batch.step(picked(batch))
    assert movers == [{0, 1, 2}, {1}, {2}]


def test_at_least_one_seat_must_be_asked() -> None:
    batch = Batch(create("the_abyss", 2, {}), 1, 4, False, True)
    with pytest.raises(ValueError, match="some seats of 2, not 11"):
        batch.assign(0, 0b11, policy_for(batch.game))


@pytest.mark.parametrize(("name", "options"), [("the_abyss", {}), ("abyss", {"expansions": "both"})])
@pytest.mark.parametrize("thorough", [False, True])
def test_the_heuristic_policy_answers_the_same_whatever_is_hidden(
    name: str, options: dict[str, str], thorough: bool
) -> None:
    """It plays in batches without a guess, so it must not read hidden cards."""
    game = create(name, 3, options)
    policy = policy_for(game, thorough)
    for seed in range(2):
        state = game.deal(seed)
        for _ in range(80):
            if state.over():
                break
            twin = state.guess(state.to_move(), seed + 5)
            action = policy_for(game, thorough).pick(state)
            assert policy_for(game, thorough).pick(twin) == action
            state.apply(policy.pick(state))
