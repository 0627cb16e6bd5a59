"""Search bot: compares its answers by sequential halving in many sampled worlds consistent with what its seat knows."""

from typing import final

from hadal.core.bot import Bot, Budget
from hadal.core.chance import SEED_MASK, derive
from hadal.core.game import Game
from hadal.core.state import State
from hadal.network.files import has_network
from hadal.search.parameters import SearchParameters, parameters_for
from hadal.search.policies import policy_for
from hadal.search.sequential_halving import SequentialHalving

DEFAULT_BUDGET = Budget(seconds=0.1)
SHOWN = 3  # moves of an analysis
NODES_PER_ANSWER = 8  # with fewer nodes for each answer, the policy chooses which answers are tried


@final
class Move:
    """One answer: the number of rollouts that began with it, and the estimated chance to win."""

    def __init__(self, action: int, count: int, total: int) -> None:
        self.action = action
        self.count = count  # rollouts
        self.total = total  # sum of their results, in millionths of a won game

    @property
    def chance(self) -> float:
        """Return the estimated chance to win."""
        return self.total / (1_000_000 * self.count) if self.count else 0.0


@final
class MoveSearch:
    """Runs sequential halving on single questions; nothing is kept from one question to the next."""

    def __init__(self, parameters: SearchParameters | None = None) -> None:
        self.parameters = parameters  # None: the defaults for the table and the budget

    def run(self, guess: State, seat: int, budget: Budget, seed: int) -> SequentialHalving:
        """Try the answers to the current question within the budget."""
        chosen = self.parameters or parameters_for(guess.game, budget)
        if not budget.seconds and not budget.nodes:
            raise ValueError("a search needs a budget of seconds or nodes")
        # Guesses that the seat cannot tell apart lead to the same one, so that their made-up part decides nothing.
        seed &= SEED_MASK
        same = guess.guess(seat, derive(seed))
        search = SequentialHalving(same, seat, policy_for(guess.game), chosen.horizon, chosen.spread)
        most = chosen.max_answers
        search.select_candidates(min(most, budget.nodes // NODES_PER_ANSWER) if budget.nodes else most)
        search.run(budget, seed)
        return search

    def moves(self, guess: State, seat: int, budget: Budget, seed: int, shown: int = 0) -> list[Move]:
        """Return the answers that were tried; if the best `shown` are to be shown, spend the whole budget on them."""
        search = self.run(guess, seat, budget, seed)
        if shown:
            search.finish(budget, seed & SEED_MASK, shown)
        return [Move(action, len(search.results[i]), sum(search.results[i])) for i, action in enumerate(search.actions)]


def best_first(moves: list[Move]) -> list[Move]:
    """Return the answers in order: those that remained longest first, then by chance."""
    most = max(move.count for move in moves)
    return sorted(moves, key=lambda move: (2 * move.count <= most, -move.chance))


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

    def __init__(
        self, budget: Budget = DEFAULT_BUDGET, workers: int = 1, parameters: SearchParameters | None = None
    ) -> None:
        self.budget = budget
        self.workers = workers
        self.parameters = parameters  # None: the defaults for the table and the budget

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return the answer that the search prefers."""
        legal = guess.legal()
        if len(legal) == 1:
            return legal[0]
        return best_first(self.moves(guess, seat, seed))[0].action

    def moves(self, guess: State, seat: int, seed: int, shown: int = 0) -> list[Move]:
        """Return the answers searched, by one or several processes; spend the whole budget if they are shown."""
        if self.workers > 1:
            from hadal.bots.parallel import moves_of_workers

            return moves_of_workers(guess, seat, self.budget, seed, self.workers, shown, self.parameters)
        return MoveSearch(self.parameters).moves(guess, seat, self.budget, seed, shown)


def known_to_network(game: Game) -> bool:
    """Return whether the game has a network that plays at this table."""
    if not has_network(game.name):
        return False
    from hadal.network.shipped import network_plays

    return network_plays(game)


def analyse_by_network(guess: State, seat: int, budget: Budget, seed: int) -> list[AnalysisLine]:
    """Return the best three moves of a search with the trained network."""
    from hadal.network.analysis import best_moves
    from hadal.network.shipped import shipped_model

    moves = best_moves(shipped_model(guess.game), guess, seat, budget, seed, SHOWN)
    total = max(1, sum(move.descents for move in moves))
    return [AnalysisLine(move.action, move.descents / total, move.chance) for move in moves]


def analyse(guess: State, seat: int, budget: Budget, seed: int = 0, workers: int = 1) -> list[AnalysisLine]:
    """Return the best three moves for the seat to move, given what it may know: for hints and reviews."""
    if guess.over() or guess.to_move() != seat:
        raise ValueError(f"seat {seat} is not asked here")
    if known_to_network(guess.game):
        return analyse_by_network(guess, seat, budget, seed)
    moves = best_first(SearchBot(budget, workers).moves(guess, seat, seed, SHOWN))
    total = max(1, sum(move.count for move in moves))
    return [AnalysisLine(move.action, move.count / total, move.chance) for move in moves[:SHOWN]]
