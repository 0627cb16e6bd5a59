"""Search bot: tries every answer in many sampled worlds consistent with what its seat knows."""

from typing import final

from hadal.bots.lookahead import SHOWN, Move, MoveSearch, Settings, best_first
from hadal.bots.parallel import moves_of_workers
from hadal.core.bot import Bot, Budget
from hadal.core.state import State

USUAL = Budget(seconds=0.1)


@final
class AnalysisLine:
    """One line of an analysis: a move, its share of the search effort, its chance of winning."""

    def __init__(self, action: int, share: float, chance: float) -> None:
        self.action = action
        self.share = share
        self.chance = chance

    def as_dict(self) -> dict[str, object]:
        """Return the line as a JSON-ready dictionary."""
        return {"action": self.action, "share": self.share, "chance": self.chance}


@final
class SearchBot(Bot):
    """Compares its answers in sampled worlds by sequential halving, within its budget."""

    name = "search"

    def __init__(self, budget: Budget = USUAL, workers: int = 1, settings: Settings | None = None) -> None:
        self.budget = budget
        self.workers = workers
        self.settings = settings  # None: the defaults for the table

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return the answer that the search prefers."""
        legal = guess.legal()
        if len(legal) == 1:
            return legal[0]
        return best_first(self.moves(guess, seat, seed))[0].action

    def moves(self, guess: State, seat: int, seed: int, shown: int = 0) -> list[Move]:
        """Return the answers searched, by one or several processes; spend the whole budget if they are shown."""
        if self.workers > 1:
            return moves_of_workers(guess, seat, self.budget, seed, self.workers, shown)
        return MoveSearch(self.settings).moves(guess, seat, self.budget, seed, shown)


def analyse(guess: State, seat: int, budget: Budget, seed: int = 0, workers: int = 1) -> list[AnalysisLine]:
    """Return the best three moves for the seat to move, given what it may know: for hints and reviews."""
    if guess.over() or guess.to_move() != seat:
        raise ValueError(f"seat {seat} is not asked here")
    moves = best_first(SearchBot(budget, workers).moves(guess, seat, seed, SHOWN))
    total = max(1, sum(move.count for move in moves))
    return [AnalysisLine(move.action, move.count / total, move.chance) for move in moves[:SHOWN]]
