"""Greedy bot: plays the best action of the game's heuristic policy, without looking ahead."""

from typing import final

from hadal.core.bot import Bot
from hadal.core.state import State
from hadal.search.policies import policy_for


@final
class GreedyBot(Bot):
    """Takes the action with the highest value according to the thorough policy."""

    name = "greedy"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return the action with the highest value; the first one of equals."""
        return int(policy_for(guess.game, thorough=True).pick(guess))
