"""Sequential halving over the legal actions.

Each world is a guess of the seat. Every remaining action is played in it and followed by a rollout. Results are
compared world by world, so luck common to all actions cancels out. The worse half is dropped after each round.
"""

from math import sqrt
from time import perf_counter
from typing import Final, final

from hadal.core.bot import Budget
from hadal.core.chance import derive, low
from hadal.core.state import State
from hadal.core.vector import i64
from hadal.search.policy import Policy
from hadal.search.rollout import WinModel, play_on

BATCH: Final = 4  # worlds between two comparisons
FEWEST: Final = 12  # worlds before an action may be dropped as clearly worse
CLEAR: Final = 2.6  # standard errors that count as a clear difference
ALIKE: Final = 2000.0  # millionths of a game: actions this close are considered equal


@final
class SequentialHalving:
    """Sequential halving over the answers to one question."""

    actions: list[int]
    alive: list[int]  # indices of the remaining answers
    results: list[list[int]]  # by answer: the result in each world
    worlds: int
    nodes: int
    decisions: int

    def __init__(self, guess: State, seat: int, policy: Policy, horizon: int, spread: float) -> None:
        self.guess = guess
        self.seat = seat
        self.policy = policy
        self.win_model = WinModel(spread, int(guess.seats))
        self.until: i64 = policy.clock(guess) + horizon * guess.seats
        self.began = perf_counter()
        self.worlds = self.nodes = self.decisions = 0
        self.actions = []
        self.results = []
        self.alive = []
        self.clear = CLEAR
        self.alike = ALIKE

    def select_candidates(self, most: int) -> None:
        """Select the answers with the best priors."""
        legal = self.guess.legal()
        worth = {action: int(self.policy.prior(self.guess, action)) for action in legal}
        legal.sort(key=lambda action: (-worth[action], action))
        self.actions = legal[: max(2, most)]
        self.results = [[] for _ in self.actions]
        self.alive = list(range(len(self.actions)))

    def run(self, budget: Budget, seed: int) -> None:
        """Run until one answer is left or the budget is spent."""
        rounds = max(1, (len(self.actions) - 1).bit_length())
        at = 0
        while len(self.alive) > 1 and at < rounds:
            share = (at + 1) / rounds
            while len(self.alive) > 1 and not self.spent(budget, share):
                self.batch(seed)
                self.drop_clearly_worse()
            at += 1
            if at < rounds:
                self.halve()
            if not self.spent(budget, share):
                break

    def finish(self, budget: Budget, seed: int, most: int) -> None:
        """Spend the remaining budget on the best few answers, for callers that show win chances."""
        self.alive = self.in_order()[:most]
        while not self.spent(budget, 1.0):
            self.batch(seed)

    def in_order(self) -> list[int]:
        """Return all answers: those that survived longest first, then by mean result."""
        longest = max([len(found) for found in self.results])
        return sorted(
            range(len(self.actions)),
            key=lambda place: (2 * len(self.results[place]) <= longest, -self.mean(place), place),
        )

    def spent(self, budget: Budget, share: float) -> bool:
        """Return whether this share of the budget is used up."""
        if budget.nodes > 0 and self.nodes + len(self.alive) > budget.nodes * share:
            return True
        return budget.seconds > 0.0 and perf_counter() - self.began >= budget.seconds * share

    def batch(self, seed: int) -> None:
        """Evaluate another batch of worlds."""
        for _i in range(BATCH):
            self.world(seed + self.worlds * 7919)
            self.worlds += 1

    def world(self, seed: int) -> None:
        """Play every remaining answer in one world."""
        world = self.guess.guess(self.seat, int(derive(low(seed))))
        for place in self.alive:
            tried = world.clone()
            tried.apply_unchecked(self.actions[place])
            self.decisions += 1 + int(play_on(tried, self.policy, self.until))
            self.win_model.judge(tried, self.policy)
            self.results[place].append(int(self.win_model.of(tried, self.seat)))
            self.nodes += 1

    def mean(self, place: int) -> float:
        """Return the mean result of an answer."""
        found = self.results[place]
        return sum(found) / max(1, len(found))

    def ranked(self) -> list[int]:
        """Return the remaining answers, best first."""
        return sorted(self.alive, key=lambda place: (-sum(self.results[place]), place))

    def halve(self) -> None:
        """Keep the better half."""
        if self.worlds > 0:
            self.alive = self.ranked()[: (len(self.alive) + 1) // 2]

    def drop_clearly_worse(self) -> None:
        """Drop answers that are clearly worse than the best."""
        if self.worlds < FEWEST:
            return
        order = self.ranked()
        first = self.results[order[0]]
        self.alive = [order[0]] + [place for place in order[1:] if not self.settled(self.results[place], first)]

    def settled(self, found: list[int], best: list[int]) -> bool:
        """Return whether this answer is significantly worse than the best, or practically equal to it."""
        gap, error = compared(found, best)
        return gap > self.clear * error or gap + self.clear * error < self.alike


def compared(found: list[int], best: list[int]) -> tuple[float, float]:
    """Return the mean paired difference to the best answer, and its standard error."""
    n = len(found)
    total = 0.0
    squares = 0.0
    for i in range(n):
        gap = best[i] - found[i]
        total += gap
        squares += gap * gap
    mean = total / n
    return mean, sqrt(max(1.0, squares / n - mean * mean) / n)
