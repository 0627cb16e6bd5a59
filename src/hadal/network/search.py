"""Search with a network: sequential halving over the actions at the root, a tree below it, the value at the leaves.

Each world is a guess of the seat. Every remaining action is played in the same world and followed by one descent in a
tree that all worlds share: at each decision the action with the best sum of its mean result and a bonus for likely,
rarely tried actions (PUCT), judged for the seat that decides. The position where the descent leaves the tree is
evaluated by the network. Positions of several descents are evaluated together.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final

from hadal.core.bot import Budget
from hadal.core.chance import SEED_MASK, derive, low
from hadal.core.state import State
from hadal.network.exact import PARTS, shares
from hadal.network.model import Evaluation, NetworkModel

WORLD_STEP: Final = 7919
UNKNOWN: Final = 1e-3  # probability of an action that was not legal when its node was created
Pending = Generator[list[State], Evaluation, None]  # asks for evaluations of positions


@dataclass(frozen=True)
class NetworkSearchSettings:
    """How widely one question is searched."""

    max_actions: int = 8  # actions that are tried at the root
    min_share: float = 0.004  # probability that an action must have to be tried
    exploration: float = 1.2  # weight of the bonus for likely, rarely tried actions
    caution: float = 0.05  # an action not tried yet counts this much less than its node
    trust: float = 40.0  # results count as if this many descents had been made before
    scale: float = 0.4  # weight of results against the probabilities of the network at the root
    batch: int = 24  # descents whose last positions are evaluated together


DEFAULT_SETTINGS: Final = NetworkSearchSettings()


class Node:
    """A decision in the tree: what each action has brought to the seat that decides."""

    __slots__ = ("children", "mover", "priors", "total", "totals", "visited", "visits")

    def __init__(self, mover: int, value: float, priors: dict[int, float]) -> None:
        self.mover = mover
        self.priors = priors
        self.visits: dict[int, int] = {}
        self.totals: dict[int, float] = {}
        self.children: dict[tuple[int, ...], Node] = {}
        self.visited = 1
        self.total = value  # of all visits, and of its own evaluation

    def select(self, legal: Sequence[int], settings: NetworkSearchSettings) -> int:
        """Return the action to try; the first one of equals."""
        mean = self.total / self.visited
        bonus = settings.exploration * sqrt(self.visited)
        fresh = mean - settings.caution
        best, found = -1.0e9, -1
        visits, totals, priors = self.visits, self.totals, self.priors
        for action in legal:
            n = visits.get(action, 0)
            score = (totals[action] / n if n else fresh) + bonus * priors.get(action, UNKNOWN) / (1 + n)
            if score > best:
                best, found = score, action
        return found


@dataclass
class Descent:
    """One descent: the decisions on its way, and the position at its end."""

    place: int  # the action at the root
    path: list[tuple[Node, int]]
    state: State
    parent: Node | None
    key: tuple[int, ...]


@dataclass
class RootAction:
    """An action at the root and its results."""

    action: int
    logit: float
    prior: float
    count: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        """Return the mean result."""
        return self.total / self.count if self.count else 0.0


class NetworkSearch:
    """Search for one decision of one seat; nothing is kept for the next."""

    def __init__(
        self,
        model: NetworkModel,
        guess: State,
        seat: int,
        budget: Budget,
        seed: int,
        settings: NetworkSearchSettings = DEFAULT_SETTINGS,
    ) -> None:
        if not budget.seconds and not budget.nodes:
            raise ValueError("a search needs a budget of seconds or nodes")
        self.model = model
        self.seed = seed & SEED_MASK
        # Guesses that the seat cannot tell apart lead to the same one, so that their made-up part decides nothing.
        self.guess = guess.guess(seat, derive(self.seed))
        self.seat = seat
        self.budget = budget
        self.settings = settings
        self.began = perf_counter()
        self.nodes = self.worlds = 0
        self.chance = 0.0  # of winning, before the search
        self.actions: list[RootAction] = []
        self.alive: list[int] = []
        self.trees: list[dict[tuple[int, ...], Node]] = []

    def spent(self, share: float = 1.0) -> bool:
        """Return whether this share of the budget is used up."""
        budget = self.budget
        if budget.nodes and self.nodes + len(self.alive) > budget.nodes * share:
            return True
        return bool(budget.seconds) and perf_counter() - self.began >= budget.seconds * share

    def run(self, keep: int = 1) -> Pending:
        """Search until one action is left or the budget is spent; ask for the evaluations that are needed.

        With `keep`, try at least this many actions and spend the whole budget on the best of them.
        """
        found = yield [self.guess]
        self.begin(found, keep)
        rounds = max(1, (len(self.alive) - 1).bit_length())
        for at in range(rounds):
            share = (at + 1) / rounds
            while (len(self.alive) > 1 or keep > 1) and not self.spent(share):
                descents = self.descend()
                pending = [descent.state for descent in descents if descent.state.top > 0]
                self.finish(descents, (yield pending) if pending else None)
            self.alive = self.ranked()[: max(keep, (len(self.alive) + 1) // 2)]

    def begin(self, found: Evaluation, keep: int) -> None:
        """Choose the actions that are tried."""
        settings = self.settings
        self.chance = float(found.chances[0, self.seat])
        parts = (shares(found.logits[0][None])[0] / PARTS).tolist()
        rows = zip(found.legal[0], found.logits[0].tolist(), parts, strict=True)
        actions = sorted((RootAction(*row) for row in rows), key=lambda one: (-one.prior, one.action))
        likely = sum(one.prior >= settings.min_share for one in actions)
        self.actions = actions[: max(keep, min(likely, settings.max_actions))]
        self.alive = list(range(len(self.actions)))
        self.trees = [{} for _ in self.actions]

    def descend(self) -> list[Descent]:
        """Make a batch of descents, each world with every remaining action."""
        out: list[Descent] = []
        worlds = max(1, self.settings.batch // len(self.alive))
        if self.budget.nodes:
            worlds = max(1, min(worlds, (self.budget.nodes - self.nodes) // len(self.alive)))
        for _ in range(worlds):
            world = self.world(int(derive(low(self.seed + self.worlds * WORLD_STEP))))
            self.worlds += 1
            for place in self.alive:
                out.append(self.descent(place, world.clone()))
        self.nodes += len(out)
        return out

    def world(self, seed: int) -> State:
        """Return a world: a position that the seat considers possible."""
        return self.guess.guess(self.seat, seed)

    def descent(self, place: int, state: State) -> Descent:
        """Play down the tree until a position that is not in it; visits count at once, so that a batch spreads out."""
        action, children, parent = self.actions[place].action, self.trees[place], None
        path: list[tuple[Node, int]] = []
        settings = self.settings
        while True:
            state.apply_unchecked(action)
            self.play_on(state)
            key = (action, *state.asked()) if state.top > 0 else (action,)
            node = children.get(key) if state.top > 0 else None
            if node is None:
                return Descent(place, path, state, parent, key)
            action = node.select(state.legal(), settings)
            node.visits[action] = node.visits.get(action, 0) + 1
            node.totals.setdefault(action, 0.0)
            node.visited += 1
            path.append((node, action))
            parent, children = node, node.children

    def play_on(self, state: State) -> None:
        """Make the decisions that are not in the tree: those with one answer."""
        while state.top > 0 and state.count == 1:
            state.apply_unchecked(state.choices[0])

    def finish(self, descents: list[Descent], found: Evaluation | None) -> None:
        """Add new positions to the tree, and the results to the decisions on the way to them."""
        row = 0
        for descent in descents:
            state = descent.state
            if state.top == 0:
                values = win_shares(state)
            else:
                assert found is not None
                values = found.chances[row].tolist()
                children = descent.parent.children if descent.parent else self.trees[descent.place]
                if descent.key not in children:
                    parts = (shares(found.logits[row][None])[0] / PARTS).tolist()
                    mover = state.to_move()
                    children[descent.key] = Node(mover, values[mover], dict(zip(found.legal[row], parts, strict=True)))
                row += 1
            for node, action in descent.path:
                value = values[node.mover]
                node.totals[action] += value
                node.total += value
            root = self.actions[descent.place]
            root.count += 1
            root.total += values[self.seat]

    def ranked(self) -> list[int]:
        """Return the remaining actions, best first: by the network's probability and the results."""
        settings = self.settings
        most = max(one.count for one in self.actions)
        weight = (settings.trust + most) * settings.scale

        def score(place: int) -> float:
            one = self.actions[place]
            return one.logit + weight * (one.mean if one.count else self.chance)

        return sorted(self.alive, key=lambda place: (-score(place), place))

    @property
    def best(self) -> int:
        """Return the action that the search prefers."""
        return self.actions[self.alive[0]].action


def win_shares(state: State) -> list[float]:
    """Return every seat's share of the win at the end of a game."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def run_alone(search: NetworkSearch, keep: int = 1) -> None:
    """Run one search with its own evaluations."""
    run_together([search], keep)


def run_together(searches: Sequence[NetworkSearch], keep: int = 1) -> None:
    """Run several searches of any tables; those of one table are evaluated together."""
    waiting: list[tuple[NetworkSearch, Pending, list[State]]] = []
    for search in searches:
        pending = search.run(keep)
        waiting.append((search, pending, next(pending)))
    while waiting:
        following: list[tuple[NetworkSearch, Pending, list[State]]] = []
        for model in dict.fromkeys(search.model for search, _, _ in waiting):
            group = [one for one in waiting if one[0].model is model]
            found = model.evaluate([state for _, _, states in group for state in states])
            at = 0
            for search, pending, states in group:
                end = at + len(states)
                part = Evaluation(
                    found.legal[at:end], found.logits[at:end], found.chances[at:end], found.margins[at:end]
                )
                at = end
                try:
                    following.append((search, pending, pending.send(part)))
                except StopIteration:
                    continue
        waiting = following
