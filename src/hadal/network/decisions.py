"""Decisions of a network, one or many at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hadal.core.bot import Budget
from hadal.core.state import State
from hadal.network.choice import pick
from hadal.network.model import NetworkModel
from hadal.network.search import NetworkSearch, run_together
from hadal.network.style import PlayStyle


@dataclass(frozen=True)
class NetworkQuestion:
    """A decision that is asked of a network."""

    model: NetworkModel
    guess: State
    seat: int
    seed: int
    style: PlayStyle


def answers(questions: Sequence[NetworkQuestion]) -> list[int]:
    """Return the action for each question; positions of the same table are evaluated together.

    An answer does not depend on the questions beside it, except where a budget is in seconds.
    """
    out = [-1] * len(questions)
    searches: list[tuple[int, NetworkSearch]] = []
    alone: dict[NetworkModel, list[int]] = {}
    for at, asked in enumerate(questions):
        legal = asked.guess.legal()
        if len(legal) == 1:
            out[at] = legal[0]
        elif asked.style.nodes or asked.style.seconds:
            budget = Budget(asked.style.seconds, asked.style.nodes)
            searches.append((at, NetworkSearch(asked.model, asked.guess, asked.seat, budget, asked.seed)))
        else:
            alone.setdefault(asked.model, []).append(at)
    for model, places in alone.items():
        found = model.evaluate([questions[at].guess for at in places])
        for row, at in enumerate(places):
            out[at] = pick(found.legal[row], found.logits[row], questions[at].style, questions[at].seed)
    run_together([search for _, search in searches])
    for at, search in searches:
        out[at] = search.best
    return out
