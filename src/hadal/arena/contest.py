"""Definition of a contest: table, bots, seed and budget; also the first line of a results file."""

from __future__ import annotations

from dataclasses import dataclass, field

from hadal.arena.budget import DecisionBudget
from hadal.arena.entrants import Entrant
from hadal.arena.errors import ArenaError
from hadal.arena.schedule import Job, deals_for, games_in_deal, jobs_of
from hadal.core.chance import MASK, derive, secret_of
from hadal.core.game import Game
from hadal.core.registry import cached
from hadal.core.state import State

FORMAT = 1
MOST_BOTS = 64
GAMES_APART = 1_000_003  # keeps the deal seeds of two contests apart


@dataclass(frozen=True)
class Contest:
    """Everything a game depends on, except its number: small, and the same in every process."""

    game: str
    seats: int
    entrants: tuple[Entrant, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    budget: DecisionBudget = field(default_factory=DecisionBudget)
    trust: bool = False  # run custom classes in this process: faster, but they cannot be stopped
    lineup: tuple[int, ...] = ()  # bots that keep their seats; empty: every bot plays every deal from every seat

    def create_game(self) -> Game:
        """Return the game with its options."""
        return cached(self.game, self.seats, self.options)

    def jobs(self, deal: int) -> list[Job]:
        """Return the games of a deal."""
        if self.lineup:
            return [Job(deal, 0, self.lineup)]
        return jobs_of(deal, len(self.entrants), self.seats, self.seed)

    @property
    def games_in_deal(self) -> int:
        """Return the number of games in a deal."""
        return 1 if self.lineup else games_in_deal(len(self.entrants), self.seats)

    def deals_for(self, games: int) -> int:
        """Return the number of whole deals that make at least this many games."""
        return games if self.lineup else deals_for(games, len(self.entrants), self.seats)

    def secret(self, deal: int) -> bytes:
        """Return the secret of a deal."""
        return secret_of(self.seed * GAMES_APART + deal)

    def head(self) -> dict[str, object]:
        """Return the first line of a results file."""
        return {
            "hadal_arena": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "options": self.create_game().options.values,
            "bots": [entrant.as_dict() for entrant in self.entrants],
            "seed": self.seed,
            "seconds": self.budget.seconds,
            "nodes": self.budget.nodes,
        }

    def differs(self, head: dict[str, object]) -> str:
        """Name the first difference between this contest and that of a results file; empty if there is none."""
        mine = self.head()
        return next((name for name in mine if head.get(name) != mine[name]), "")


def guessed(state: State, seed: int) -> State:
    """Return the guess a built-in bot would get: the one that `core.bot.decide` draws."""
    return state.guess(state.to_move(), derive(~seed & MASK))


def check(contest: Contest) -> None:
    """Raise if the contest is not possible."""
    if not contest.entrants:
        raise ArenaError("arena-no-bots")
    if len(contest.entrants) > MOST_BOTS:
        raise ArenaError("arena-many-bots", most=MOST_BOTS, n=len(contest.entrants))
    contest.create_game()
