"""The searches of tools/network_games.py that compare settings: opponents by the heuristic policy, and open hands."""

from network_games import TunedBot, TunedSearch, tuned_bot

from hadal.core.registry import create
from hadal.core.state import State
from hadal.network.model import NetworkModel
from hadal.network.search import Node, run_alone
from tests.network.networks import random_model
from tests.network.test_play import choices


def searched(bot: TunedBot, model: NetworkModel, state: State) -> TunedSearch:
    """A search of a bot that has ended."""
    search = TunedSearch(model, state, state.to_move(), 3, bot)
    run_alone(search)
    return search


def decisions_in(search: TunedSearch) -> list[Node]:
    """All decisions in the trees of a search."""
    found: list[Node] = []
    waiting = [node for tree in search.trees for node in tree.values()]
    while waiting:
        found.append(waiting.pop())
        waiting += found[-1].children.values()
    return found


def results(search: TunedSearch) -> list[tuple[int, int, float]]:
    """What a search found for each action."""
    return [(one.action, one.count, one.total) for one in search.actions]


def test_settings_are_read_from_the_name() -> None:
    bot = tuned_bot("tree:nodes=100:scale=1.5:max_actions=4:opponents=heuristic:hands=real")
    assert (bot.budget.nodes, bot.settings.scale, bot.settings.max_actions) == (100, 1.5, 4)
    assert bot.heuristic_opponents
    assert bot.sees_hands
    plain = tuned_bot("tree:nodes=60")
    assert not plain.heuristic_opponents
    assert not plain.sees_hands


def test_the_heuristic_policy_plays_for_opponents_so_only_own_decisions_are_in_the_tree() -> None:
    game = create("the_abyss", 3, {})
    model = random_model(game)
    bots = {"network": tuned_bot("tree:nodes=60"), "heuristic": tuned_bot("tree:nodes=60:opponents=heuristic")}
    own: dict[str, set[bool]] = {name: set() for name in bots}
    for state in choices(game, 3):
        for name, bot in bots.items():
            search = searched(bot, model, state)
            own[name] |= {node.mover == state.to_move() for node in decisions_in(search)}
            assert sum(one.count for one in search.actions) == search.nodes <= 60
            assert results(searched(bot, model, state.guess(state.to_move(), 99))) == results(search)
    assert own == {"network": {True, False}, "heuristic": {True}}


def test_with_open_hands_every_world_has_the_real_hands() -> None:
    game = create("the_abyss", 2, {})
    model = random_model(game)
    state = choices(game, 6)[-1]
    other = 1 - state.to_move()
    hand = state.view(other)["hand"]
    for text, same in (("tree:nodes=24:hands=real", True), ("tree:nodes=24", False)):
        search = TunedSearch(model, state, state.to_move(), 3, tuned_bot(text))
        worlds = [search.world(seed) for seed in range(12)]
        assert all(world.view(other)["hand"] == hand for world in worlds) is same
        run_alone(search)
        assert search.best in state.legal()
