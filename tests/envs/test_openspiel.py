"""OpenSpiel's own tests on these games, and its search algorithms, which must not cheat."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import hadal
import hadal.envs.openspiel as ours
from hadal.core.bot import Budget
from hadal.core.options import OptionError
from hadal.core.registry import names, switches
from hadal.envs.openspiel_bots import Ismcts, QuickIsmcts, Timed


def dealt(name: str, seed: int, moves: int) -> Any:
    """A state some random moves after a deal."""
    state = pyspiel.load_game(name).new_initial_state()
    chance = random.Random(seed)
    while state.is_chance_node() or (moves > 0 and not state.is_terminal()):
        moves -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "name",
    [
        "hadal_abyss",
        "hadal_abyss(players=5,expansions=both)",
        "hadal_the_abyss(players=3)",
        "hadal_abyss(reward=points)",
    ],
)
def test_it_passes_the_simulation_test_of_openspiel(name: str) -> None:
    """Also serialised at every step: the position is written in our notation."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", names())
def test_every_option_is_a_parameter(name: str) -> None:
    usual = pyspiel.load_game(f"hadal_{name}").get_parameters()
    for option in switches(name):
        assert option.name in usual
        for value in option.values:
            given = {option.name: ours.parameter(option, value)}
            game = pyspiel.load_game(f"hadal_{name}", given)
            assert game.table.options[option.name] == value
            assert pyspiel.load_game(str(game)).table.options == game.table.options


def test_bad_parameters_are_refused_with_what_is_allowed() -> None:
    with pytest.raises(OptionError, match="expansions is none or kraken or leviathan or both, not 'squid'"):
        pyspiel.load_game("hadal_abyss(expansions=squid)")
    with pytest.raises(OptionError, match="abyss is for 2 to 5 players, not 9"):
        pyspiel.load_game("hadal_abyss(players=9)")
    with pytest.raises(pyspiel.SpielError, match="Wrong type for parameter hand_limit"):
        pyspiel.load_game("hadal_abyss(hand_limit=12)")


def test_a_history_says_everything() -> None:
    state = dealt("hadal_abyss(players=3,expansions=kraken)", 2, 60)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


def test_winners_share_one() -> None:
    state = dealt("hadal_the_abyss(players=4)", 3, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == 1.0


@pytest.mark.parametrize("name", ["hadal_abyss(players=3,expansions=both)", "hadal_the_abyss(players=3)"])
def test_a_state_dealt_anew_looks_the_same_to_its_player_only(name: str) -> None:
    differing = 0
    for seed in range(5):
        state = dealt(name, seed, 30)
        for player in range(3):
            twin = state.resample_from_infostate(player, random.Random(seed).random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            differing += str(twin) != str(state)
    assert differing > 5


@pytest.mark.parametrize("name", ["hadal_abyss(players=2)", "hadal_the_abyss(players=3)"])
def test_a_state_dealt_anew_holds_nothing_hidden(name: str) -> None:
    """Two states that a player cannot distinguish give the same resampled states, the other players' included."""
    for seed in range(6):
        state = dealt(name, seed, 25)
        if state.is_terminal():
            continue
        twin = state.resample_from_infostate(0, random.Random(99).random)
        for again in (1, 2):
            one = state.resample_from_infostate(0, random.Random(again).random)
            other = twin.resample_from_infostate(0, random.Random(again).random)
            assert str(one) == str(other)
            players = range(state.num_players())
            assert [one.information_state_string(p) for p in players] == [
                other.information_state_string(p) for p in players
            ]


@pytest.mark.parametrize("name", ["hadal_abyss(players=3)", "hadal_the_abyss(players=2)"])
@pytest.mark.parametrize("quick", [False, True])
def test_the_ismcts_of_openspiel_plays(name: str, quick: bool) -> None:
    state = dealt(name, 1, 8)
    evaluator = ours.QuickRollouts(seed=1) if quick else mcts.RandomRolloutEvaluator(n_rollouts=1)
    search = ismcts.ISMCTSBot(game=state.get_game(), uct_c=1.4, max_simulations=6, evaluator=evaluator)
    for _ in range(3):
        before = str(state)
        action = search.step(state)
        assert str(state) == before
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("kind", [QuickIsmcts, Ismcts])
@pytest.mark.parametrize("name", names())
def test_the_ismcts_of_openspiel_sits_at_our_tables(kind: type[QuickIsmcts], name: str) -> None:
    state, bot = hadal.game(name, 3).seeded(2), kind()
    bot.budget = Budget(nodes=15)
    for _ in range(6):
        guess = state.guess(state.to_move(), 1)
        action = bot.choose(guess, state.to_move(), seed=5)
        assert bot.choose(guess, state.to_move(), seed=5) == action
        state.apply(action)


def test_the_ismcts_of_openspiel_keeps_to_its_seconds() -> None:
    state, bot = hadal.game("the_abyss", 2).seeded(2), QuickIsmcts()
    search = Timed(bot.evaluator(1), Budget(seconds=0.05), 1)
    search.run_search(bot.state_of(state.guess(0, 1)))
    assert search.spent()
    assert search.simulations > 3


def test_the_mcts_of_openspiel_plays() -> None:
    """It is shown the true state, so it is not a fair opponent; but it runs."""
    state = dealt("hadal_abyss", 1, 8)
    search = mcts.MCTSBot(state.get_game(), 1.4, 5, ours.QuickRollouts())
    assert search.step(state) in state.legal_actions()


def test_quick_rollouts_value_a_won_position_as_won() -> None:
    state = dealt("hadal_the_abyss(players=2)", 3, 10_000)
    assert ours.QuickRollouts(3).evaluate(state) == state.returns()
