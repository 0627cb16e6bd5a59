"""Decisions of a network, one or many at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hadal.core.bot import Budget
from hadal.core.state import State
from hadal.network.choice import pick
from hadal.network.model import NetworkModel
from hadal.network.rollout_search import search_for
from hadal.network.search import NetworkSearch, run_together
from hadal.network.style import BEST, PlayStyle


@dataclass(frozen=True)
class NetworkQuestion:
    """A decision that is asked of a network."""

    model: NetworkModel
    guess: State
    seat: int
    seed: int
    style: PlayStyle

    @property
    def care(self) -> PlayStyle:
        """Return the style for this question: at some, mistakes would be hard to believe."""
        careful = self.style.careful
        return BEST if careful and self.guess.game.questions[self.guess.question()] in careful else self.style

    def search(self) -> NetworkSearch:
        """Return the search for the answer, before it runs."""
        budget = Budget(self.style.seconds, self.style.nodes)
        return search_for(self.model, self.guess, self.seat, budget, self.seed)


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
            searches.append((at, asked.search()))
        else:
            alone.setdefault(asked.model, []).append(at)
    for model, places in alone.items():
        found = model.evaluate([questions[at].guess for at in places])
        for row, at in enumerate(places):
            out[at] = pick(found.legal[row], found.logits[row], questions[at].care, questions[at].seed)
    run_together([search for _, search in searches])
    for at, search in searches:
        out[at] = search.best
    return out
