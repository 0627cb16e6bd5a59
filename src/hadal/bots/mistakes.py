"""Helpers shared by the bots that play like beginners."""

from hadal.core.chance import MASK, below, derive
from hadal.core.labels import Label
from hadal.core.state import State
from hadal.search.policy import POINT, Policy

FINE = 1000


def noise(seed: int, action: int) -> float:
    """Return a number from -1 to 1 that depends only on the seed and the action."""
    return below(derive(seed + 7919 * action & MASK), 2 * FINE + 1) / FINE - 1


def worth(policy: Policy, guess: State, label: Label) -> float:
    """Return the policy's value of an action, in points."""
    return int(policy.prior(guess, label.action)) / POINT
