"""What follows an answer, remembered from world to world: a tree that grows where the race is close.

A node is a question reached by the same answers, whatever the world. Its first branch is the rule of thumb, so a young
tree plays on like a rollout; the more often a node is met, the more other answers are tried, each seat for itself.
"""

from math import log, sqrt
from typing import Final, final

from hadal.core.game import State
from hadal.core.vector import i64
from hadal.search.policy import Policy

SURE: Final = 1000000.0


@final
class Node:
    """A question in the tree: the answers tried, how often, and what they brought whoever is asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.actions: list[int] = []
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.kids: list[Node | None] = []

    def select(self, state: State, policy: Policy, explore: float, patience: float) -> int:
        """The place of the answer to try now."""
        wanted = 1 + int(sqrt(self.visits / patience))
        allowed = [i for i in range(len(self.actions)) if state.allows(self.actions[i])]
        if len(allowed) < wanted and len(allowed) < state.count:
            return self.widen(state, policy, not allowed)
        best = allowed[0]
        most = -1.0
        width = explore * sqrt(log(self.visits + 1.0))
        for i in allowed:
            found = self.totals[i] / (self.counts[i] * SURE) + width / sqrt(self.counts[i])
            if found > most:
                most = found
                best = i
        return best

    def widen(self, state: State, policy: Policy, first: bool) -> int:
        """One answer more: the rule of thumb, then whatever seems best."""
        action = int(policy.pick(state)) if first else self.promising(state, policy)
        self.actions.append(action)
        self.counts.append(0)
        self.totals.append(0.0)
        self.kids.append(None)
        return len(self.actions) - 1

    def promising(self, state: State, policy: Policy) -> int:
        """The answer not yet tried here that seems best."""
        best = -1
        most: i64 = 0
        for action in state.legal():
            if action not in self.actions:
                found = policy.prior(state, action)
                if best < 0 or found > most:
                    most = found
                    best = action
        return best

    def learn(self, place: int, use: int) -> None:
        """What came of an answer."""
        self.visits += 1
        self.counts[place] += 1
        self.totals[place] += use

    def below(self, place: int, seat: int, ripe: int) -> "Node | None":
        """The question that follows an answer; None while it has been given too seldom."""
        kid = self.kids[place]
        if kid is None and self.counts[place] >= ripe:
            kid = Node(seat)
            self.kids[place] = kid
        return kid
