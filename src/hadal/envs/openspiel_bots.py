"""OpenSpiel's search as a bot: `hadal arena search hadal.envs.openspiel_bots:Ismcts` (`hadal-table[openspiel]`)."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from hadal.core.bot import Bot, Budget
from hadal.core.game import Game
from hadal.core.registry import switches
from hadal.core.state import State
from hadal.envs.openspiel import BYTES, EventHistory, HadalState, QuickRollouts, SavedState, parameter

EXPLORE: Final = 1.4  # UCT constant, for returns from 0 to 1
USUAL: Final = Budget(seconds=0.1)


class Timed(ISMCTSBot):  # type: ignore[misc]  # a module without types
    """OpenSpiel's ISMCTS with a budget of seconds or simulations instead of a fixed count."""

    def __init__(self, evaluator: Any, budget: Budget, seed: int) -> None:
        super().__init__(None, evaluator, EXPLORE, 0, random_state=np.random.RandomState(seed))
        self.budget = budget
        self.began = perf_counter()
        self.simulations = 0
        # Seed the sampled worlds as well, so that the same seed gives the same answer.
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, self.random_number))

    def run_search(self, state: HadalState) -> list[tuple[int, float]]:
        """Simulate until the budget is spent, at least once per answer; return the final policy."""
        self.reset()
        root = self.create_new_node(state)
        fewest = len(state.legal_actions()) + 1  # the first simulation only creates the root
        while self.simulations < fewest or not self.spent():
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, root)
        return policy

    def spent(self) -> bool:
        """Return whether the budget is used up."""
        if self.budget.nodes and self.simulations >= self.budget.nodes:
            return True
        return bool(self.budget.seconds) and perf_counter() - self.began >= self.budget.seconds


class QuickIsmcts(Bot):
    """OpenSpiel's ISMCTS with our compiled rollouts, which makes it four times as fast."""

    name = "quick-ismcts"

    def __init__(self) -> None:
        self.budget = USUAL
        self.tables: dict[Game, pyspiel.Game] = {}

    def evaluator(self, seed: int) -> Any:
        """Return the leaf evaluator."""
        return QuickRollouts(seed=seed)

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return the answer visited most often."""
        legal = guess.legal()
        if len(legal) == 1:
            return legal[0]
        seed %= 2**32
        policy = Timed(self.evaluator(seed), self.budget, seed).run_search(self.state_of(guess))
        return int(max(policy, key=lambda answer: answer[1])[0])

    def state_of(self, guess: State) -> HadalState:
        """Return the guess as an OpenSpiel state with an empty history."""
        if guess.game not in self.tables:
            self.tables[guess.game] = theirs(guess.game)
        state: HadalState = self.tables[guess.game].new_initial_state()
        state.saved = SavedState(BYTES, 0, guess, EventHistory(None, []))
        return state


class Ismcts(QuickIsmcts):
    """The same with OpenSpiel's own rollouts in Python."""

    name = "ismcts"

    def evaluator(self, seed: int) -> Any:
        """Return the leaf evaluator."""
        return RandomRolloutEvaluator(1, np.random.RandomState(seed))


def theirs(game: Game) -> pyspiel.Game:
    """Load a game with its options in OpenSpiel."""
    chosen = {option.name: parameter(option, game.options[option.name]) for option in switches(game.name)}
    return pyspiel.load_game(f"hadal_{game.name}", {"players": int(game.seats), **chosen})
