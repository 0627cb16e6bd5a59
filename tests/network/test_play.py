"""Playing with a network: levels of play, search, many decisions at once, and no knowledge of hidden cards."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from hadal.arena.in_process import win_share
from hadal.bots.network import DecisionRequest, LevelBot, NetworkBot, decide_many
from hadal.bots.random import RandomBot
from hadal.core.bot import Budget, decide
from hadal.core.game import Game
from hadal.core.registry import create
from hadal.core.state import State
from hadal.network.choice import pick
from hadal.network.model import NetworkModel
from hadal.network.rollout_search import RolloutSearch, search_for
from hadal.network.search import NetworkSearch, run_alone, run_together
from hadal.network.style import BEST, PlayStyle
from tests.network.networks import random_model
from tests.network.test_model import TABLES, positions


class UntrainedBot(NetworkBot):
    """A network bot with random weights."""

    def __init__(self, style: PlayStyle = BEST) -> None:
        super().__init__()
        self.name = f"untrained {style.nodes} {style.temperature}"
        self.plays = style
        self.models: dict[str, NetworkModel] = {}

    def style(self, game: Game) -> PlayStyle:
        return self.plays

    def model(self, game: Game) -> NetworkModel:
        return self.models.setdefault(repr(game.options), random_model(game))


STYLES = [BEST, PlayStyle(temperature=2.0), PlayStyle(nodes=10)]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_network_bots_know_no_hidden_cards_and_repeat_themselves(
    name: str, seats: int, options: dict[str, str]
) -> None:
    bots = [UntrainedBot(style) for style in STYLES]
    for n, state in enumerate(positions(create(name, seats, options), 2)):
        twins = [state.guess(state.to_move(), seed) for seed in range(2)]
        for bot in bots:
            action = decide(bot, state.clone(), n)
            assert action in state.legal()
            assert [decide(bot, twin, n) for twin in [state.clone(), *twins]] == [action] * 3


def test_many_decisions_at_once_are_those_of_each_bot_alone() -> None:
    requests = []
    bots = [UntrainedBot(style) for style in STYLES] + [RandomBot()]
    for name, seats, options in TABLES:
        game = create(name, seats, options)
        for n, state in enumerate(positions(game, 2)):
            for bot in bots:
                seat = state.to_move()
                requests.append(DecisionRequest(bot, state.guess(seat, n), seat, 7 * n))
    alone = [bot.choose(guess, seat, seed) for bot, guess, seat, seed in requests]
    assert decide_many(requests) == alone
    assert decide_many([]) == []


def search_of(state: State, model: NetworkModel, budget: Budget, seed: int = 3) -> NetworkSearch:
    """A search that has ended."""
    search = NetworkSearch(model, state, state.to_move(), budget, seed)
    run_alone(search)
    return search


def choices(game: Game, count: int) -> list[State]:
    """Positions with at least three legal actions."""
    return [state for state in positions(game, 40) if len(state.legal()) >= 3][:count]


def test_a_search_stays_within_its_nodes_and_counts_them() -> None:
    game = create("abyss", 2, {})
    model = random_model(game)
    for state in choices(game, 2):
        search = search_of(state, model, Budget(nodes=100))
        assert sum(one.count for one in search.actions) == search.nodes
        assert 50 < search.nodes <= 100
        assert search.best in state.legal()
        assert 0 < search.chance < 1


def test_searches_together_find_what_each_finds_alone() -> None:
    game, other = create("the_abyss", 3, {}), create("the_abyss", 2, {})
    models = {3: random_model(game), 2: random_model(other)}
    states = choices(game, 3) + choices(other, 2)
    made = [
        NetworkSearch(models[state.game.seats], state, state.to_move(), Budget(nodes=40), 5) for state in states * 2
    ]
    run_together(made)
    for state, search in zip(states * 2, made, strict=True):
        alone = search_of(state, models[state.game.seats], Budget(nodes=40), 5)
        assert [(one.action, one.count, one.total) for one in search.actions] == [
            (one.action, one.count, one.total) for one in alone.actions
        ]
        assert search.best == alone.best


def test_a_search_needs_a_budget() -> None:
    game = create("the_abyss", 2, {})
    state = positions(game, 1)[0]
    with pytest.raises(ValueError, match="budget"):
        NetworkSearch(random_model(game), state, state.to_move(), Budget(), 1)


def test_a_search_with_seconds_ends() -> None:
    game = create("the_abyss", 2, {})
    state = choices(game, 1)[0]
    assert search_of(state, random_model(game), Budget(seconds=0.01)).best in state.legal()


def test_a_search_sees_that_the_game_can_be_won_at_once() -> None:
    """Whatever the network believes: results of games that have ended are facts."""
    game = create("the_abyss", 2, {})
    model = random_model(game)
    found = 0
    for seed in range(400):
        state = game.deal(seed)
        steps: list[State] = []
        while not state.over():
            steps.append(state.clone())
            legal = state.legal()
            state.apply(legal[seed % len(legal)])
        for last in steps[-3:]:
            ends: dict[int, bool] = {}
            for action in last.legal():
                tried = last.clone()
                tried.apply(action)
                ends[action] = tried.over() and last.to_move() in tried.winners()
            if any(ends.values()) and not all(ends.values()):
                search = NetworkSearch(model, last, last.to_move(), Budget(nodes=200), 1)
                search.settings = replace(search.settings, min_share=0.0, scale=100.0)
                run_alone(search)
                winning = {one.action: one.mean for one in search.actions if ends[one.action]}
                assert all(mean > 0.9 for mean in winning.values()), winning
                found += 1
        if found >= 3:
            break
    assert found


def test_temperature_makes_mistakes_small_ones_more_often_and_never_big_ones() -> None:
    legal, logits = [3, 5, 8, 13], np.array([2.0, 1.5, 0.0, -9.0])
    assert {pick(legal, logits, BEST, seed) for seed in range(50)} == {3}
    style = PlayStyle(temperature=1.0, reach=4.0)
    counted = Counter(pick(legal, logits, style, seed) for seed in range(4000))
    assert counted[3] > counted[5] > counted[8] > 100
    assert counted[13] == 0
    expected = np.exp(logits[:3]) / np.exp(logits[:3]).sum()
    for action, share in zip(legal, expected, strict=False):
        assert abs(counted[action] / 4000 - share) < 0.04
    hot = Counter(pick(legal, logits, replace(style, temperature=2.5), seed) for seed in range(3000))
    assert hot[8] / 3000 > counted[8] / 4000 + 0.05
    assert hot[13] == 0


def test_equal_actions_are_decided_by_their_number() -> None:
    assert pick([4, 7, 9], np.array([0.5, 1.0, 1.0]), BEST, 1) == 7


def test_a_level_plays_in_the_style_of_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    from hadal.network import levels

    rows = tuple(PlayStyle(temperature=float(n)) for n in range(5, 0, -1))
    monkeypatch.setattr(levels, "level_tables", lambda game: {"any": levels.LevelTable("", rows)})
    game = create("the_abyss", 2, {})
    assert [LevelBot(level.name, level.strength).style(game) for level in levels.LEVELS] == list(rows)


def test_the_arena_can_play_network_bots() -> None:
    game = create("the_abyss", 2, {})
    share = win_share(game, [UntrainedBot(), RandomBot()], 4)
    assert 0 <= share.value <= 1


def test_where_rollouts_judge_better_a_search_uses_them_within_its_nodes() -> None:
    four, two = create("abyss", 4, {}), create("abyss", 2, {})
    models = {4: random_model(four), 2: random_model(two)}
    assert not isinstance(search_for(models[2], choices(two, 1)[0], 0, Budget(nodes=60), 3), RolloutSearch)
    for state in choices(four, 2):
        made = [search_for(models[4], state, state.to_move(), Budget(nodes=60), 3) for _ in range(2)]
        run_alone(made[0])
        run_together([made[1]], keep=3)
        for search in made:
            assert isinstance(search, RolloutSearch)
            assert 0 < sum(one.count for one in search.actions) == search.nodes <= 60 + 4 * len(search.actions)
            assert all(0 <= one.mean <= 1 for one in search.actions)
            assert search.best in state.legal()
        assert len(made[1].alive) == min(3, len(state.legal()))
        seat = state.to_move()
        twin = search_for(models[4], state.guess(seat, 99), seat, Budget(nodes=60), 3)
        run_alone(twin)
        assert twin.best == made[0].best
