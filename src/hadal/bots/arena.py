"""Matches between bots with rotated seats: win shares with confidence intervals."""

from math import sqrt
from statistics import mean, stdev
from typing import final

from hadal.core.bot import Bot, decide
from hadal.core.chance import next_state
from hadal.core.game import Game
from hadal.core.state import State

Z = 1.96  # 95 % interval


@final
class Share:
    """Wins out of a number of games, with Wilson's 95 % interval."""

    def __init__(self, wins: int, games: int) -> None:
        self.wins = wins
        self.games = games

    @property
    def share(self) -> float:
        """Return the share of games won."""
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share."""
        n, p = self.games, self.share
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.share:.1%} ({low:.1%} to {high:.1%}, {self.games} games)"


def played(game: Game, bots: list[Bot], seed: int) -> State:
    """Play one game to its end with bots[i] in seat i; the same seed gives the same game."""
    state = game.seeded(seed)
    state.log = None
    dice = seed
    while not state.over():
        dice = next_state(dice)
        state.apply(decide(bots[state.to_move()], state, dice))
    return state


@final
class Result:
    """Result of one game: winners, points by seat, number of decisions."""

    def __init__(self, winners: list[int], scores: list[int], decisions: int) -> None:
        self.winners = winners
        self.scores = scores
        self.decisions = decisions

    def share(self, seat: int) -> float:
        """Return a seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ahead(self, seat: int) -> int:
        """Return a seat's lead in points over the best other seat."""
        return self.scores[seat] - max(points for other, points in enumerate(self.scores) if other != seat)


def play_match(game: Game, deal: int, bots: list[Bot]) -> Result:
    """Play one game from a numbered deal, bots[i] in seat i; every seating uses the same dice."""
    state = game.seeded(deal)
    state.log = None
    dice, decisions = deal, 0
    while not state.over():
        dice = next_state(dice)
        state.apply(decide(bots[state.to_move()], state, dice))
        decisions += 1
    return Result(state.winners(), state.scores(), decisions)


@final
class Duel:
    """One bot against copies of another; every deal is played from each seat, intervals are over deals."""

    def __init__(self) -> None:
        self.shares: list[float] = []  # by deal: share of the wins
        self.margins: list[float] = []  # by deal: lead in points over the best other seat
        self.games = 0

    def add(self, results: list[Result]) -> None:
        """Add a deal: the games in which the bot sat in seat 0, in seat 1, and so on."""
        self.shares.append(mean(result.share(seat) for seat, result in enumerate(results)))
        self.margins.append(mean(result.ahead(seat) for seat, result in enumerate(results)))
        self.games += len(results)

    def __str__(self) -> str:
        share, margin = of_mean(self.shares), of_mean(self.margins)
        won = f"{100 * share[0]:.1f} % ± {100 * share[1]:.1f}"
        return f"{won} of {self.games} games, {margin[0]:+.1f} ± {margin[1]:.1f} points"


def of_mean(values: list[float]) -> tuple[float, float]:
    """Return the mean and the half-width of its 95 % interval."""
    error = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean(values), error


def duel(game: Game, one: Bot, others: Bot, deals: range) -> Duel:
    """Play one bot against copies of another on these deals, from every seat."""
    found = Duel()
    for deal in deals:
        seatings = [[one if seat == mine else others for seat in range(game.seats)] for mine in range(game.seats)]
        found.add([play_match(game, deal, bots) for bots in seatings])
    return found


def share_of_first(game: Game, bots: list[Bot], games: int, seed: int = 0) -> Share:
    """Return how often the first bot wins; seats rotate by one after each game."""
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
