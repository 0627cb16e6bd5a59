"""Bots against each other, seats rotated: who wins how often, with an interval."""

from math import sqrt
from typing import final

from hadal.core.bot import Bot, decide
from hadal.core.dice import rolled
from hadal.core.game import Game, State

Z = 1.96  # a 95 % interval


@final
class Share:
    """So many wins of so many games, with Wilson's 95 % interval."""

    def __init__(self, wins: int, games: int) -> None:
        self.wins = wins
        self.games = games

    @property
    def share(self) -> float:
        """Wins for each game."""
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        n, p = self.games, self.share
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.share:.1%} ({low:.1%} to {high:.1%}, {self.games} games)"


def played(game: Game, bots: list[Bot], seed: int) -> State:
    """One game to its end, bots[i] in seat i: same seed, same game."""
    state = game.seeded(seed)
    state.log = None
    dice = seed
    while not state.over():
        dice = rolled(dice)
        state.apply(decide(bots[state.to_move()], state, dice))
    return state


def share_of_first(game: Game, bots: list[Bot], games: int, seed: int = 0) -> Share:
    """How often the first of these bots wins, each game one seat further round the table."""
    if games < 1:
        raise ValueError(f"a share needs at least 1 game, not {games}")
    if len(bots) != game.seats:
        raise ValueError(f"{game.name} has {game.seats} seats here, not {len(bots)}: give a bot for each")
    wins = 0
    for i in range(games):
        turned = i % game.seats
        table = bots[-turned:] + bots[:-turned] if turned else bots
        wins += turned in played(game, table, seed + i).winners()
    return Share(wins, games)
