"""Search with a network and rollouts: the network proposes actions, rollouts by the heuristic policy judge them.

With several opponents a tree in which everybody plays like the network says little about how others play, and rollouts
judge better at some games. Their results are added to the probabilities of the network.
"""

from __future__ import annotations

from typing import Final

from hadal.core.bot import Budget
from hadal.core.registry import plugin
from hadal.core.state import State
from hadal.network.model import NetworkModel
from hadal.network.search import NetworkSearch, NetworkSearchSettings, Pending
from hadal.search.parameters import MAX_ANSWERS, parameters_for
from hadal.search.policies import policy_for
from hadal.search.rollout import SURE
from hadal.search.sequential_halving import SequentialHalving

ROLLOUT_SETTINGS: Final = NetworkSearchSettings(max_actions=MAX_ANSWERS, min_share=0.001, scale=2.0)


class RolloutSearch(NetworkSearch):
    """Search for one decision of one seat: sequential halving over the network's actions, by rollouts."""

    def __init__(self, model: NetworkModel, guess: State, seat: int, budget: Budget, seed: int) -> None:
        super().__init__(model, guess, seat, budget, seed, ROLLOUT_SETTINGS)

    def run(self, keep: int = 1) -> Pending:
        """Search until one action is left or the budget is spent; only the first position is asked for."""
        found = yield [self.guess]
        self.begin(found, keep)
        if len(self.alive) == 1:
            return
        game = self.guess.game
        given = parameters_for(game, self.budget)
        halving = SequentialHalving(self.guess, self.seat, policy_for(game), given.horizon, given.spread)
        halving.actions = [one.action for one in self.actions]
        halving.results = [[] for _ in self.actions]
        halving.alive = list(self.alive)
        halving.run(self.budget, self.seed)
        if keep > 1:
            halving.finish(self.budget, self.seed, keep)
        for one, results in zip(self.actions, halving.results, strict=True):
            one.count, one.total = len(results), sum(results) / SURE
        self.nodes, self.worlds = halving.nodes, halving.worlds
        most = max(one.count for one in self.actions)
        self.alive = (
            halving.in_order()[:keep]
            if keep > 1
            else [place for place, one in enumerate(self.actions) if 2 * one.count > most]
        )
        self.alive = self.ranked()


def search_for(model: NetworkModel, guess: State, seat: int, budget: Budget, seed: int) -> NetworkSearch:
    """Return the search that suits the table."""
    least = plugin(guess.game.name).search_settings().rollouts_from
    kind = RolloutSearch if least and guess.game.seats >= least else NetworkSearch
    return kind(model, guess, seat, budget, seed)
