"""Rollouts by a heuristic policy, and the resulting win chances."""

from math import exp
from typing import Final, final

from hadal.core.state import State
from hadal.core.vector import i64, vec, vector, zeros
from hadal.search.policy import Policy

SURE: Final = 1000000  # a won game
STEPS: Final = 60  # the table of weights has an entry for every half point up to this many points
HALF: Final = 500
LONGEST: Final = 3000  # maximum decisions in one rollout


@final
class WinModel:
    """Converts the values of a position to each seat into win chances, from 0 to SURE.

    A seat's chance is its weight divided by the sum of all weights; a weight is e to the power of value / `spread`.
    """

    curve: vec[i64]  # weight by half points ahead, in millionths of the weight of a level seat
    worths: vec[i64]

    def __init__(self, spread: float, seats: int) -> None:
        points = [0.5 * i for i in range(-2 * STEPS, 2 * STEPS + 1)]
        self.curve = vector([round(SURE * exp(ahead / spread)) for ahead in points])
        self.worths = zeros(seats)

    def weight(self, ahead: i64) -> i64:
        """Return the weight of a seat that is this many thousandths of a point ahead."""
        middle: i64 = 2 * STEPS
        place = middle + ahead // HALF
        place = max(place, 0)
        if place >= 2 * middle:
            place = 2 * middle - 1
        low = self.curve[place]
        rest = ahead - (place - middle) * HALF
        rest = max(rest, 0)
        rest = min(rest, HALF)
        return low + (self.curve[place + 1] - low) * rest // HALF

    def judge(self, state: State, policy: Policy) -> None:
        """Evaluate a position for every seat."""
        for seat in range(state.seats):
            self.worths[seat] = policy.worth(state, seat)

    def of(self, state: State, seat: i64) -> i64:
        """Return a seat's win chance in the position evaluated last; after the end, mostly whether it has won."""
        mine = self.worths[seat]
        best: i64 = -1000000
        level = self.curve[2 * STEPS]
        total = level
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.worths[other])
                total += self.weight(self.worths[other] - mine)
        hope = SURE * level // total
        if state.top > 0:
            return hope
        if mine > best:
            return (3 * SURE + hope) // 4
        if mine < best:
            return hope // 4
        return SURE // 2 + hope // 4 if int(seat) in state.winners() else hope // 4


def play_on(state: State, policy: Policy, until: i64) -> i64:
    """Play by the policy until the end or a quiet position after `until` turns; return the number of decisions."""
    decisions: i64 = 0
    while state.top > 0 and decisions < LONGEST:
        if policy.clock(state) >= until and policy.is_quiet(state):
            break
        state.apply_unchecked(policy.pick(state))
        decisions += 1
    return decisions
