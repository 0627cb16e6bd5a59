"""Random play in a compiled loop: for rollouts, audits and the benchmark."""

from hadal.core.dice import below, rolled
from hadal.core.game import State
from hadal.core.vector import i64


def random_playout(state: State, seed: i64) -> int:
    """Play uniformly random legal moves to the end; how many decisions that took."""
    dice = rolled(seed)
    decisions: i64 = 0
    while state.top > 0:
        dice = rolled(dice)
        state.step(state.choices[below(dice, state.count)])
        decisions += 1
    return int(decisions)


def random_steps(state: State, seed: i64, limit: i64) -> int:
    """Play at most so many uniformly random legal moves; how many were played."""
    dice = rolled(seed)
    decisions: i64 = 0
    while state.top > 0 and decisions < limit:
        dice = rolled(dice)
        state.step(state.choices[below(dice, state.count)])
        decisions += 1
    return int(decisions)


def clones(state: State, n: i64) -> None:
    """Copy a position n times (for the benchmark)."""
    i: i64 = 0
    while i < n:
        state.clone()
        i += 1
