"""Gymnasium's own checks, and playing one seat against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hadal.bots import bot
from hadal.core.options import OptionError
from hadal.core.state import IllegalAction
from hadal.envs.gymnasium import HadalEnv


@pytest.mark.parametrize("name", ["hadal/Abyss-v0", "hadal/TheAbyss-v0"])
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_it_passes_the_checks_of_gymnasium(name: str, bots: str) -> None:
    check_env(gymnasium.make(name, seats=3, bots=bots).unwrapped)


def played(env: HadalEnv, seed: int) -> tuple[float, int]:
    """Play a random game with this seed; return the final reward and the number of decisions."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    decisions = 0
    while True:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, ended, cut, info = env.step(action)
        decisions += 1
        assert seen in env.observation_space
        assert not cut
        if ended:
            assert env.position.over()
            return float(reward), decisions


def test_a_game_ends_with_a_share_of_the_win() -> None:
    env = HadalEnv("the_abyss", 3, bots=["greedy", "random"])
    got = [played(env, seed)[0] for seed in range(6)]
    assert set(got) <= {0.0, 1.0}


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = HadalEnv("abyss", 2), HadalEnv("abyss", 2)
    assert played(one, 3) == played(other, 3)
    assert one.position.notation() == other.position.notation()


def test_the_agent_is_only_asked_when_it_is_its_turn() -> None:
    env = HadalEnv("abyss", 4, seat="C")
    for seed in range(5):
        _, info = env.reset(seed=seed)
        assert env.position.to_move() == 2
        assert info["seat"] == "C"


def test_it_can_sit_anywhere() -> None:
    env = HadalEnv("the_abyss", 3, seat="any")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {"A", "B", "C"}


def test_bots_sit_round_the_table_in_their_order() -> None:
    """The first bot plays next after the agent."""
    names = []
    env = HadalEnv("abyss", 3, seat="B", bots=["greedy", "random"])
    for seat in (2, 0):
        names.append(env.bots[(seat - 1 - 1) % 3].name)
    assert names == ["greedy", "random"]


def test_a_custom_bot_may_play() -> None:
    assert HadalEnv("abyss", 2, bots=bot("greedy", "abyss")).bots[0].name == "greedy"


def test_an_illegal_action_ends_the_game_or_raises_as_configured() -> None:
    env = HadalEnv("abyss", 2)
    _, info = env.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended) == (-1.0, True)
    assert "is not legal now" in info["illegal"]
    strict = HadalEnv("abyss", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(wrong)


def test_bad_settings_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(OptionError, match="there is no bot 'genius' for abyss; the bots are: random"):
        HadalEnv("abyss", bots="genius")
    with pytest.raises(OptionError, match="one bot can play here, not 0"):
        HadalEnv("abyss", bots=[])
    with pytest.raises(OptionError, match="1 to 2 bots can play here, not 3"):
        HadalEnv("abyss", 3, bots=["random", "greedy", "novice"])
    for odd in (3, [3], ["random", None]):
        with pytest.raises(OptionError, match=r"a bot is a name or an object .* extends hadal\.Bot, not "):
            HadalEnv("abyss", 3, bots=odd)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="seat is 'A' or 'B' or 'any', not 'Z'"):
        HadalEnv("abyss", seat="Z")
    with pytest.raises(gymnasium.error.ResetNeeded):
        HadalEnv("abyss").step(np.int64(0))
