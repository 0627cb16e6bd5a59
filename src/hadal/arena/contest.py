"""What is played: the table, the bots, the seed and the budget; as the first line of a file of results too."""

from __future__ import annotations

from dataclasses import dataclass, field

from hadal.arena.budget import DecisionBudget
from hadal.arena.entrants import Entrant
from hadal.arena.errors import ArenaError
from hadal.arena.schedule import Job, deals_for, games_in_deal, jobs_of
from hadal.core.chance import MASK, derive, entry_dice, secret_of
from hadal.core.game import Game
from hadal.core.registry import cached
from hadal.core.state import State

FORMAT = 1
MOST_BOTS = 64
GAMES_APART = 1_000_003  # seeds of the deals of two contests do not meet
BOT_DICE = 1 << 40  # far beyond the entries of any record: bots share no dice with the table


@dataclass(frozen=True)
class Contest:
    """Everything a game of it depends on, but for which one it is: small, and the same in every process."""

    game: str
    seats: int
    entrants: tuple[Entrant, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    budget: DecisionBudget = field(default_factory=DecisionBudget)
    trust: bool = False  # own classes in the same process: quicker, but nobody can stop them

    def laid(self) -> Game:
        """The game with its options."""
        return cached(self.game, self.seats, self.options)

    def jobs(self, deal: int) -> list[Job]:
        """The games of a deal."""
        return jobs_of(deal, len(self.entrants), self.seats, self.seed)

    @property
    def games_in_deal(self) -> int:
        """How many games a deal makes."""
        return games_in_deal(len(self.entrants), self.seats)

    def deals_for(self, games: int) -> int:
        """The whole deals that make at least so many games."""
        return deals_for(games, len(self.entrants), self.seats)

    def secret(self, deal: int) -> bytes:
        """The secret that a deal is dealt from."""
        return secret_of(self.seed * GAMES_APART + deal)

    def head(self) -> dict[str, object]:
        """The first line of a file of results."""
        return {
            "hadal_arena": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "options": self.laid().options.values,
            "bots": [entrant.as_dict() for entrant in self.entrants],
            "seed": self.seed,
            "seconds": self.budget.seconds,
            "nodes": self.budget.nodes,
        }

    def differs(self, head: dict[str, object]) -> str:
        """The first thing in which a file of results is of another contest; empty if it is of this one."""
        mine = self.head()
        return next((name for name in mine if head.get(name) != mine[name]), "")


def decision_seed(secret: bytes, n: int) -> int:
    """The seed of the n-th decision: the same whoever decides, so that rotations of one bot are one game."""
    return entry_dice(secret, BOT_DICE + n)


def guessed(state: State, seed: int) -> State:
    """The guess that a bot here would be shown: the one that `core.bot.decide` draws."""
    return state.guess(state.to_move(), derive(~seed & MASK))


def check(contest: Contest) -> None:
    """Refuse a contest that cannot be held."""
    if not contest.entrants:
        raise ArenaError("arena-no-bots")
    if len(contest.entrants) > MOST_BOTS:
        raise ArenaError("arena-many-bots", most=MOST_BOTS, n=len(contest.entrants))
    contest.laid()
