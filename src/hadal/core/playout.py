"""Random play in a compiled loop, for rollouts, audits and the benchmark.

The choices use random numbers independent of a position dealt or guessed with the same seed.
"""

from hadal.core.chance import MASK, below, derive, next_state
from hadal.core.state import State
from hadal.core.vector import i64


def random_playout(state: State, seed: i64) -> int:
    """Play uniformly random legal moves to the end; return the number of decisions."""
    return random_steps(state, seed, MASK)


def random_steps(state: State, seed: i64, limit: i64) -> int:
    """Play at most `limit` uniformly random legal moves; return the number played."""
    dice = derive(seed)
    decisions: i64 = 0
    while state.top > 0 and decisions < limit:
        dice = next_state(dice)
        state.apply_unchecked(state.choices[below(dice, state.count)])
        decisions += 1
    return int(decisions)


def random_audit(state: State, seed: i64, limit: i64) -> int:
    """Play random moves as long as every position is valid; return the number played."""
    game = state.game
    actions: i64 = game.actions
    dice = derive(seed)
    decisions: i64 = 0
    while state.top > 0 and decisions < limit and well_asked(state, actions) and game.is_valid(state):
        dice = next_state(dice)
        state.apply_unchecked(state.choices[below(dice, state.count)])
        decisions += 1
    return int(decisions)


def well_asked(state: State, actions: i64) -> bool:
    """Return whether the legal actions are non-empty, ascending and within the range of action ids."""
    choices = state.choices
    last: i64 = -1
    for i in range(state.count):
        if choices[i] <= last or choices[i] >= actions:
            return False
        last = choices[i]
    return state.count > 0


def clones(state: State, n: i64) -> None:
    """Clone a position n times (for the benchmark)."""
    for _i in range(n):
        state.clone()
