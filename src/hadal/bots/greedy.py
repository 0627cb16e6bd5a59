"""The greedy bot: plays what the heuristic policy of the game prefers, without looking ahead."""

from typing import final

from hadal.core.bot import Bot
from hadal.core.state import State
from hadal.search.policies import policy_for


@final
class GreedyBot(Bot):
    """Takes the answer that the thorough policy holds to be worth most."""

    name = "greedy"
    style = "weighs each answer by what it does at once"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """The answer of the highest worth; the first of equals."""
        return int(policy_for(guess.game, thorough=True).pick(guess))
