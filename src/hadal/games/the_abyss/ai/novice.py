"""A beginner at The Abyss: the heuristic policy with typical mistakes, which depend on the seed alone."""

from typing import final

from hadal.bots.mistakes import noise, worth
from hadal.core.bot import Bot
from hadal.core.labels import Label
from hadal.core.state import State
from hadal.search.policies import policy_for
from hadal.search.policy import Policy

# In points.
FLURRY = 4.0  # the largest error of an estimate, either way
BRAVE = 2.0  # how much a draw from the deck is overrated
NOT_YET = 3.0  # how much Stop is underrated


@final
class NoviceTheAbyss(Bot):
    """Draws too often and stops too late."""

    name = "novice"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return the answer that seems best."""
        policy = policy_for(guess.game, thorough=True)
        labels = guess.labels()
        felt = {label.action: self.value(policy, guess, label) + FLURRY * noise(seed, label.action) for label in labels}
        return max(felt, key=lambda action: (felt[action], -action))

    def value(self, policy: Policy, guess: State, label: Label) -> float:
        """Return how good an answer seems."""
        seems = worth(policy, guess, label)
        if label.verb == "draw":
            return seems + BRAVE
        return seems - NOT_YET if label.verb == "stop" else seems
