"""Search for a single decision: settings of a game, sequential halving, results."""

from typing import final

from hadal.core.bot import Budget
from hadal.core.chance import MASK, derive
from hadal.core.game import Game
from hadal.core.registry import plugin
from hadal.core.state import State
from hadal.search.policies import policy_for
from hadal.search.sequential_halving import SequentialHalving

SHOWN = 3  # moves in an analysis
WORTH_RACING = 8  # nodes per answer; with fewer, the heuristic policy preselects the answers
HALF = MASK >> 1  # keeps room to add to a seed


@final
class Settings:
    """Depth and width of the search in a game; tuned with tools/tune_search.py."""

    def __init__(self, horizon: int, spread: float, most: int) -> None:
        self.horizon = horizon  # rounds of turns until a position is evaluated
        self.spread = spread  # lead in points that multiplies the odds of winning by e
        self.most = most  # maximum number of answers compared


MOST = 12
AMPLE = Budget(seconds=0.05, nodes=1500)


def usual(game: Game, budget: Budget) -> Settings:
    """Return the default settings for a table and a budget."""
    given = plugin(game.name).search_settings()
    # A longer horizon has less bias and more variance.
    near, far = given.horizons
    spread = given.spreads[min(int(game.seats) - 2, len(given.spreads) - 1)]
    return Settings(far if ample(budget) else near, spread, MOST)


def ample(budget: Budget) -> bool:
    """Return whether the budget allows a longer horizon."""
    enough = not budget.seconds or budget.seconds >= AMPLE.seconds
    return enough and (not budget.nodes or budget.nodes >= AMPLE.nodes)


@final
class Move:
    """One answer: the search effort spent on it and its estimated chance of winning."""

    def __init__(self, action: int, count: int, total: int) -> None:
        self.action = action
        self.count = count  # rollouts that began with this answer
        self.total = total  # sum of their results, in millionths of a won game

    @property
    def chance(self) -> float:
        """Return the estimated chance of winning."""
        return self.total / (1_000_000 * self.count) if self.count else 0.0


@final
class Search:
    """Searches answers by sequential halving. Nothing is kept between questions."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings  # None: the defaults for the table and the budget

    def race(self, guess: State, seat: int, budget: Budget, seed: int) -> SequentialHalving:
        """Search all answers to the current question."""
        chosen = self.settings or usual(guess.game, budget)
        if not budget.seconds and not budget.nodes:
            raise ValueError("a race needs a budget of seconds or nodes")
        # Guesses that the seat cannot tell apart lead to the same base guess, so made-up cards decide nothing.
        seed &= HALF
        same = guess.guess(seat, derive(seed))
        race = SequentialHalving(same, seat, policy_for(guess.game), chosen.horizon, chosen.spread)
        race.select_candidates(min(chosen.most, budget.nodes // WORTH_RACING) if budget.nodes else chosen.most)
        race.run(budget, seed)
        return race

    def moves(self, guess: State, seat: int, budget: Budget, seed: int, shown: int = 0) -> list[Move]:
        """Return every answer searched; use the whole budget if the chances of the best few are shown."""
        race = self.race(guess, seat, budget, seed)
        if shown:
            race.finish(budget, seed & HALF, shown)
        return [Move(action, len(race.results[i]), sum(race.results[i])) for i, action in enumerate(race.actions)]


def best_first(moves: list[Move]) -> list[Move]:
    """Sort the answers: those that survived longest first, then by mean result."""
    most = max(move.count for move in moves)
    return sorted(moves, key=lambda move: (2 * move.count <= most, -move.chance))
