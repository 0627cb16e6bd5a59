"""PettingZoo's own tests, and what they do not cover."""

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from hadal.core.options import OptionError
from hadal.core.state import IllegalAction
from hadal.envs.pettingzoo import env, raw_env

CYCLES = 200


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [("abyss", 2, {}), ("abyss", 5, {"expansions": "both"}), ("the_abyss", 3, {})],
)
def test_it_passes_the_tests_of_pettingzoo(name: str, seats: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns about dictionaries, but masks need one
        api_test(env(name, seats, **options), num_cycles=CYCLES)
    seed_test(lambda: env(name, seats, **options), num_cycles=CYCLES)


def play(table: Any, seed: int) -> dict[str, float]:
    """Play a random game to the end; return everybody's rewards."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        total[agent] += reward
        table.step(None if ended else chance.choice(np.flatnonzero(seen["action_mask"])))
    return total


def test_the_winners_share_one_point() -> None:
    for seed in range(3):
        total = play(env("the_abyss", 3), seed)
        assert sum(total.values()) == 1.0
        assert set(total) == {"seat_0", "seat_1", "seat_2"}


def test_rewards_can_be_points() -> None:
    table = env("the_abyss", 2, reward="points")
    assert list(play(table, 1).values()) == table.unwrapped.position.scores()


def test_only_the_seat_to_move_has_legal_actions() -> None:
    table = raw_env("abyss", 3)
    table.reset(seed=4)
    masks = {agent: int(table.observe(agent)["action_mask"].sum()) for agent in table.agents}
    assert masks[table.agent_selection] > 0
    assert sum(masks.values()) == masks[table.agent_selection]


def test_an_illegal_action_loses_or_raises_as_configured() -> None:
    loses: Any = env("abyss", 2)
    loses.reset(seed=1)
    culprit = loses.agent_selection
    wrong = int(np.flatnonzero(loses.last()[0]["action_mask"] == 0)[0])
    loses.step(wrong)
    assert loses.terminations[culprit]
    assert loses.rewards[culprit] == -1
    raises = env("abyss", 2, illegal="raise")
    raises.reset(seed=1)
    with pytest.raises(IllegalAction, match="is not legal now; legal: "):
        raises.step(wrong)


def test_it_can_be_sent_to_another_process() -> None:
    table = raw_env("abyss", 3, expansions="kraken")
    again = pickle.loads(pickle.dumps(table))
    assert again.table.options == table.table.options


def test_it_draws_what_a_viewer_may_see() -> None:
    table = raw_env("abyss", 2, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == table.position.notation(-1)
    drawn = raw_env("abyss", 2, render_mode="svg", viewer="B")
    drawn.reset(seed=1)
    assert (drawn.render() or "").startswith("<svg")


def test_bad_settings_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(OptionError, match="there is no game 'chess'"):
        env("chess")
    with pytest.raises(OptionError, match="illegal is 'terminate' or 'raise', not 'shrug'"):
        env("abyss", illegal="shrug")
    with pytest.raises(OptionError, match="viewer is 'A' or 'B', not 'C'"):
        raw_env("abyss", 2, viewer="C")
    with pytest.raises(OptionError, match="abyss is for 2 to 5 players, not 6"):
        env("abyss", 6)
    with pytest.raises(RuntimeError, match="call reset"):
        raw_env("abyss").observe("seat_0")
