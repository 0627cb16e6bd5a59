"""Many games at once: the same observations, masks and rewards as one game at a time."""

import numpy as np
import pytest

from hadal.core.options import OptionError
from hadal.core.state import IllegalAction
from hadal.envs.pettingzoo import raw_env
from hadal.envs.vector import VectorEnv
from tests.envs.tables import TABLES, name_of


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_it_shows_what_the_pettingzoo_environment_shows(table: tuple[str, int, dict[str, str]]) -> None:
    name, seats, options = table
    many = VectorEnv(name, 3, seats, seed=5, **options)
    alone = [raw_env(name, seats, **options) for _ in range(3)]
    for place, env in enumerate(alone):
        env.reset()
        env.state_now = many.table.deal(many.batch.deal_of(place, 0))
        env.agent_selection = f"seat_{env.position.to_move()}"
    for _ in range(40):
        for place, env in enumerate(alone):
            assert many.seats[place] == env.position.to_move()
            seen = env.observe(env.agent_selection)
            assert np.array_equal(many.observations[place], seen["observation"])
            assert np.array_equal(many.masks[place], seen["action_mask"])
        actions = many.random_actions().copy()
        many.step(actions)
        for place, env in enumerate(alone):
            env.step(actions[place])


@pytest.mark.parametrize("reward", ["win", "points"])
def test_a_game_that_ends_gives_its_rewards_and_is_dealt_anew(reward: str) -> None:
    env = VectorEnv("the_abyss", 8, 3, reward)
    twins = [env.table.deal(env.batch.deal_of(place, 0)) for place in range(8)]
    ends = 0
    while ends < 12:
        actions = env.random_actions().copy()
        _, rewards, ended, _, seats = env.step(actions)
        for place, twin in enumerate(twins):
            twin.apply_unchecked(int(actions[place]))
            assert ended[place] == twin.over()
            if not twin.over():
                assert not rewards[place].any()
                continue
            ends += 1
            winners = twin.winners()
            shares = [1 / len(winners) if seat in winners else 0 for seat in range(3)]
            assert rewards[place].tolist() == (shares if reward == "win" else twin.scores())
            twins[place] = env.table.deal(env.batch.deal_of(place, int(env.batch.episodes[place]) - 1))
            assert seats[place] == twins[place].to_move()


def test_an_illegal_action_changes_nothing_and_is_explained() -> None:
    env = VectorEnv("abyss", 4, 2)
    for _ in range(10):
        env.step(env.random_actions())
    before = env.observations.tobytes() + env.masks.tobytes()
    actions = env.random_actions().copy()
    actions[2] = int(np.flatnonzero(~env.masks[2])[0])
    with pytest.raises(IllegalAction, match=r"game 2: .* is not legal now; legal: "):
        env.step(actions)
    actions[2] = env.table.actions
    with pytest.raises(IllegalAction, match=r"game 2: action .* is not one of 0 to"):
        env.step(actions)
    assert env.observations.tobytes() + env.masks.tobytes() == before


def test_the_same_seed_gives_the_same_games_whatever_is_beside_them() -> None:
    few, many = VectorEnv("abyss", 2, 2, seed=9), VectorEnv("abyss", 50, 2, seed=9)
    assert np.array_equal(few.observations, many.observations[:2])
    assert not np.array_equal(few.observations[0], few.observations[1])
    first = few.observations.copy()
    few.step(few.random_actions())
    assert np.array_equal(few.reset(9)[0], first)
    assert not np.array_equal(few.reset(10)[0], first)


def test_observations_are_read_only() -> None:
    env = VectorEnv("the_abyss", 2)
    for array in (env.observations, env.masks, env.rewards, env.seats, env.ended):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_bad_settings_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(OptionError, match="games is a whole number from 1 to 1,000,000, not 0"):
        VectorEnv("abyss", 0)
    with pytest.raises(OptionError, match="reward is 'win' or 'points', not 'glory'"):
        VectorEnv("abyss", 1, reward="glory")
    with pytest.raises(OptionError, match="has no option 'colour'"):
        VectorEnv("abyss", 1, colour="red")
    for odd in (-1, 1.5, "1", True, 2**62):
        with pytest.raises(OptionError, match="a seed is a whole number from 0"):
            VectorEnv("abyss", 1, seed=odd)  # type: ignore[arg-type]
    for number in (2.5, "2", None):
        with pytest.raises(OptionError, match="games is a whole number from 1"):
            VectorEnv("abyss", number)  # type: ignore[arg-type]
    assert VectorEnv("the_abyss", np.int64(2), seed=np.int64(3)).masks.shape[0] == 2  # type: ignore[arg-type]
    env = VectorEnv("abyss", 2)
    with pytest.raises(ValueError, match="actions are 2 whole numbers, not float64 of shape"):
        env.step([0.5, 1.0])  # type: ignore[list-item]
    with pytest.raises(ValueError, match=r"shape \(3,\)"):
        env.step([1, 2, 3])
