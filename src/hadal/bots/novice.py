"""The novice: the heuristic policy with a beginner's mistakes. Its errors depend on its seed alone."""

from typing import Protocol, cast, final

from hadal.core.bot import Bot
from hadal.core.dice import MASK, apart, below
from hadal.core.game import State
from hadal.core.label import Label
from hadal.search.policies import policy_for
from hadal.search.policy import POINT, Policy

FINE = 1000
# Abyss, in points.
HASTE = 1.5  # the largest error of an estimate, either way
OF_A_CARD = 1.2  # what a card of a Council stack counts: the novice forgets which ones lie there
TEMPTING = 0.8  # how much a card that is offered for Pearls is overrated
DEEPER = 0.4  # and the next card of the deck
POINTS_ALONE = 0.4  # what a point of its price takes off a Lord; keys and powers are ignored
# The Abyss, in points.
FLURRY = 4.0  # the largest error of an estimate, either way
BRAVE = 2.0  # how much a draw from the deck is overrated
NOT_YET = 3.0  # and how much Stop is underrated


class Priced(Protocol):
    """What a Lord is worth, as the game tells everybody."""

    points: int


class Adviser(Protocol):
    """The part of the game that the novice asks."""

    def afford(self, state: State, seat: int, lord: int) -> Priced:
        """What a Lord asks of a seat, and what it is worth."""


def slip(seed: int, action: int) -> float:
    """A number from -1 to 1 that depends only on the seed and the answer."""
    return below(apart(seed + 7919 * action & MASK), 2 * FINE + 1) / FINE - 1


def worth(policy: Policy, guess: State, label: Label) -> float:
    """What the policy holds an answer to be worth, in points."""
    return int(policy.prior(guess, label.action)) / POINT


@final
class NoviceAbyss(Bot):
    """Recruits whoever has many points, forgets what the Council holds, buys too much."""

    name = "novice"
    style = "a beginner: recruits for the points alone, forgets what lies in the Council, buys too much"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """The answer that seems best."""
        labels = guess.labels()
        if len(labels) == 1:
            return labels[0].action
        policy = policy_for(guess.game, thorough=True)
        felt = {label.action: self.feel(policy, guess, label) + HASTE * slip(seed, label.action) for label in labels}
        return max(felt, key=lambda action: (felt[action], -action))

    def feel(self, policy: Policy, guess: State, label: Label) -> float:
        """What an answer seems to be worth."""
        match label.verb:
            case "support" | "take-stack" | "second-stack":
                return OF_A_CARD * label.amount
            case "recruit":
                points = cast(Adviser, guess.game).afford(guess, guess.to_move(), label.card).points
                return points - POINTS_ALONE * label.amount
            case "buy":
                return worth(policy, guess, label) + TEMPTING
            case "go-on":
                return worth(policy, guess, label) + DEEPER
        return worth(policy, guess, label)


@final
class NoviceTheAbyss(Bot):
    """Trusts its luck: draws too often, stops too late."""

    name = "novice"
    style = "a beginner: trusts its luck, draws when it should not, stops too late"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """The answer that seems best."""
        policy = policy_for(guess.game, thorough=True)
        labels = guess.labels()
        felt = {label.action: self.feel(policy, guess, label) + FLURRY * slip(seed, label.action) for label in labels}
        return max(felt, key=lambda action: (felt[action], -action))

    def feel(self, policy: Policy, guess: State, label: Label) -> float:
        """What an answer seems to be worth."""
        seems = worth(policy, guess, label)
        if label.verb == "draw":
            return seems + BRAVE
        return seems - NOT_YET if label.verb == "stop" else seems
