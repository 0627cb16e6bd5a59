"""How far and how widely a question is searched, by table and budget."""

from typing import Final, final

from hadal.core.bot import Budget
from hadal.core.game import Game
from hadal.core.registry import plugin

LARGE_BUDGET: Final = Budget(seconds=0.05, nodes=1500)  # with at least this many nodes the longer horizon is better
MAX_ANSWERS: Final = 12  # answers that are tried


@final
class SearchParameters:
    """How far and how widely one question is searched; tools/tune_search.py compares values."""

    def __init__(self, horizon: int, spread: float, max_answers: int) -> None:
        self.horizon = horizon  # rounds of turns until a position is evaluated
        self.spread = spread  # a lead of this many points multiplies the odds by e
        self.max_answers = max_answers  # answers that are tried


def parameters_for(game: Game, budget: Budget) -> SearchParameters:
    """Return the default parameters for a table and a budget."""
    given = plugin(game.name).search_settings()
    # A longer horizon has less bias and more variance.
    near, far = given.horizons
    spread = given.spreads[min(int(game.seats) - 2, len(given.spreads) - 1)]
    return SearchParameters(far if is_large(budget) else near, spread, MAX_ANSWERS)


def is_large(budget: Budget) -> bool:
    """Return whether the budget allows the longer horizon."""
    enough = not budget.seconds or budget.seconds >= LARGE_BUDGET.seconds
    return enough and (not budget.nodes or budget.nodes >= LARGE_BUDGET.nodes)
