"""Analysis with a network: win chances of positions, and the best moves with their chances."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hadal.core.bot import Budget
from hadal.core.state import State
from hadal.network.model import NetworkModel
from hadal.network.rollout_search import search_for
from hadal.network.search import run_alone, win_shares


class AnalysedMove(NamedTuple):
    """A move: how many descents began with it, and the estimated chance to win."""

    action: int
    descents: int
    chance: float


def win_chances(model: NetworkModel, states: Sequence[State]) -> list[list[float]]:
    """Return every seat's chance to win in each position, as the seat to move there sees it.

    Decisions with one answer are made first, because the network was not trained on them; the positions are changed.
    """
    for state in states:
        while state.top > 0 and state.count == 1:
            state.apply_unchecked(state.choices[0])
    pending = [state for state in states if state.top > 0]
    rows = iter(model.evaluate(pending).chances.tolist() if pending else [])
    return [next(rows) if state.top > 0 else win_shares(state) for state in states]


def best_moves(
    model: NetworkModel, guess: State, seat: int, budget: Budget, seed: int, shown: int
) -> list[AnalysedMove]:
    """Return the best moves of a search that spends its whole budget on them, best first."""
    search = search_for(model, guess, seat, budget, seed)
    run_alone(search, keep=shown)
    moves = [search.actions[place] for place in search.ranked()]
    return [AnalysedMove(one.action, one.count, one.mean if one.count else search.chance) for one in moves]
