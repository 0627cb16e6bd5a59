"""A beginner at Abyss: the heuristic policy with typical mistakes, which depend on the seed alone."""

from typing import final

from hadal.bots.mistakes import noise, worth
from hadal.core.bot import Bot
from hadal.core.labels import Label
from hadal.core.state import State
from hadal.games.abyss.game import Abyss
from hadal.search.policies import policy_for
from hadal.search.policy import Policy

# In points.
HASTE = 1.5  # the largest error of an estimate, either way
OF_A_CARD = 1.2  # value of any card of a Council stack: the novice forgets which cards went there
TEMPTING = 0.8  # how much a card offered for Pearls is overrated
DEEPER = 0.4  # how much the next card of the deck is overrated
POINTS_ALONE = 0.4  # how much each point of its price lowers a Lord's value; keys and powers are ignored


@final
class NoviceAbyss(Bot):
    """Recruits Lords with many points, forgets what the Council holds, and buys too much."""

    name = "novice"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return the answer that seems best."""
        labels = guess.labels()
        if len(labels) == 1:
            return labels[0].action
        policy = policy_for(guess.game, thorough=True)
        felt = {label.action: self.value(policy, guess, label) + HASTE * noise(seed, label.action) for label in labels}
        return max(felt, key=lambda action: (felt[action], -action))

    def value(self, policy: Policy, guess: State, label: Label) -> float:
        """Return how good an answer seems."""
        match label.verb:
            case "support" | "take-stack" | "second-stack":
                return OF_A_CARD * label.amount
            case "recruit":
                game = guess.game
                assert isinstance(game, Abyss)
                points = game.afford(guess, guess.to_move(), label.card).points
                return points - POINTS_ALONE * label.amount
            case "buy":
                return worth(policy, guess, label) + TEMPTING
            case "go-on":
                return worth(policy, guess, label) + DEEPER
        return worth(policy, guess, label)
