"""Search for one decision: the settings of a game, the race of the answers, and what is told about it."""

from typing import final

from hadal.core.bot import Budget
from hadal.core.game import Game, State
from hadal.search.bandit import Race
from hadal.search.policies import policy_for

SHOWN = 3  # moves of an analysis


@final
class Settings:
    """How far and how widely a game is searched; tried out with tools/tune_search.py."""

    def __init__(self, horizon: int, spread: float, most: int, patience: float, explore: float, ripe: int) -> None:
        self.horizon = horizon  # rounds of turns until a position is judged
        self.spread = spread  # points ahead that make a chance of 73 %
        self.most = most  # answers that are raced
        self.patience = patience  # visits for another branch in the tree, squared; 0 for no tree
        self.explore = explore
        self.ripe = ripe  # visits before a branch grows


USUAL = {
    "abyss": Settings(3, 8.0, 12, 0.0, 0.1, 4),
    "the_abyss": Settings(40, 12.0, 12, 0.0, 0.1, 4),
}


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
class Search:
    """Races the answers to questions of one game."""

    def __init__(self, game: Game, settings: Settings | None = None) -> None:
        self.policy = policy_for(game)
        self.settings = settings or USUAL[game.name]

    def race(self, guess: State, seat: int, budget: Budget, seed: int) -> Race:
        """All answers to the question on the table, raced."""
        chosen = self.settings
        race = Race(guess, seat, self.policy, chosen.horizon, chosen.spread)
        race.patience, race.explore, race.ripe = chosen.patience, chosen.explore, chosen.ripe
        race.line_up(chosen.most)
        race.run(budget, seed)
        return race

    def moves(self, guess: State, seat: int, budget: Budget, seed: int) -> list[Move]:
        """Every answer that was raced."""
        race = self.race(guess, seat, budget, seed)
        return [Move(action, len(race.results[i]), sum(race.results[i])) for i, action in enumerate(race.actions)]


def best_first(moves: list[Move]) -> list[Move]:
    """The answers in order: those that stayed longest in the race first, of those the better ones."""
    most = max(move.count for move in moves)
    return sorted(moves, key=lambda move: (-(2 * move.count > most), -move.chance, move.action))
