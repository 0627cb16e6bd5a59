"""Search for one decision: the settings of a game, sequential halving over the answers, and its result."""

from typing import final

from hadal.core.bot import Budget
from hadal.core.chance import MASK, derive
from hadal.core.game import Game
from hadal.core.registry import plugin
from hadal.core.state import State
from hadal.search.policies import policy_for
from hadal.search.sequential_halving import SequentialHalving

SHOWN = 3  # moves of an analysis
WORTH_RACING = 8  # nodes for each answer: with fewer, the policy chooses which answers are tried
HALF = MASK >> 1  # seeds below this leave room to count on


@final
class Settings:
    """How far and how widely a game is searched; tried out with tools/tune_search.py."""

    def __init__(self, horizon: int, spread: float, most: int) -> None:
        self.horizon = horizon  # rounds of turns until a position is judged
        self.spread = spread  # points ahead that make one e times as likely to win
        self.most = most  # answers that are tried


MOST = 12
AMPLE = Budget(seconds=0.05, nodes=1500)


def usual(game: Game, budget: Budget) -> Settings:
    """The settings for a table and a budget."""
    given = plugin(game.name).search_settings()
    # A longer horizon has less bias and more variance.
    near, far = given.horizons
    spread = given.spreads[min(int(game.seats) - 2, len(given.spreads) - 1)]
    return Settings(far if ample(budget) else near, spread, MOST)


def ample(budget: Budget) -> bool:
    """Is there time to look further?"""
    enough = not budget.seconds or budget.seconds >= AMPLE.seconds
    return enough and (not budget.nodes or budget.nodes >= AMPLE.nodes)


@final
class Move:
    """One answer: how much of the search went into it, and the chance to win that it seems to leave."""

    def __init__(self, action: int, count: int, total: int) -> None:
        self.action = action
        self.count = count  # rollouts that began with it
        self.total = total  # what they brought, in millionths of a won game

    @property
    def chance(self) -> float:
        """The estimated chance to win."""
        return self.total / (1_000_000 * self.count) if self.count else 0.0


@final
class MoveSearch:
    """Runs sequential halving on the questions of one game. Nothing is kept from one question to the next."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings  # those that are usual for the table and the budget, if none are given

    def race(self, guess: State, seat: int, budget: Budget, seed: int) -> SequentialHalving:
        """Try all answers to the question on the table, as far as the budget goes."""
        chosen = self.settings or usual(guess.game, budget)
        if not budget.seconds and not budget.nodes:
            raise ValueError("a race needs a budget of seconds or nodes")
        # Guesses that the seat cannot tell apart lead to the same one, so that their made-up part decides nothing.
        seed &= HALF
        same = guess.guess(seat, derive(seed))
        race = SequentialHalving(same, seat, policy_for(guess.game), chosen.horizon, chosen.spread)
        race.select_candidates(min(chosen.most, budget.nodes // WORTH_RACING) if budget.nodes else chosen.most)
        race.run(budget, seed)
        return race

    def moves(self, guess: State, seat: int, budget: Budget, seed: int, shown: int = 0) -> list[Move]:
        """Every answer that was tried; all of the budget is spent if the chances of the best few are to be shown."""
        race = self.race(guess, seat, budget, seed)
        if shown:
            race.finish(budget, seed & HALF, shown)
        return [Move(action, len(race.results[i]), sum(race.results[i])) for i, action in enumerate(race.actions)]


def best_first(moves: list[Move]) -> list[Move]:
    """The answers in order: those that remained longest first, then by chance."""
    most = max(move.count for move in moves)
    return sorted(moves, key=lambda move: (2 * move.count <= most, -move.chance))
