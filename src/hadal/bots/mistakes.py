"""The mistakes of beginners."""

from hadal.core.chance import MASK, below, derive

FINE = 1000


def slip(seed: int, action: int) -> float:
    """A number from -1 to 1 that depends on nothing but the seed and the action."""
    return below(derive(seed + 7919 * action & MASK), 2 * FINE + 1) / FINE - 1
