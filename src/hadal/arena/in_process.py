"""Contests between Bot objects in this process, for tests, tools and notebooks."""

from __future__ import annotations

from collections.abc import Sequence

from hadal.arena.contest import Contest
from hadal.arena.entrants import OURS, Entrant
from hadal.arena.executors import Serial
from hadal.arena.game_result import GameResult
from hadal.arena.play import GameRunner
from hadal.arena.players import InProcess
from hadal.arena.ratings import Estimate, rate
from hadal.arena.results_file import ResultsFile
from hadal.arena.run import Run, deal_result
from hadal.arena.schedule import Job
from hadal.core.bot import Bot
from hadal.core.game import Game


class BotExecutor(Serial):
    """Plays games between given bots, when the result is requested."""

    def __init__(self, contest: Contest, bots: Sequence[Bot]) -> None:
        super().__init__(contest)
        self.bots = bots

    def result(self, task: object) -> list[GameResult]:
        """Play the games now."""
        assert isinstance(task, list)
        return [self.play(job) for job in task]

    def play(self, job: Job) -> GameResult:
        """Play one game."""
        runner = GameRunner(self.contest, job, [InProcess(self.bots[bot], self.contest.budget) for bot in job.seats])
        runner.play()
        return runner.played

    def close(self) -> None:
        """Do nothing; the bots belong to the caller."""


def contest_between(game: Game, bots: Sequence[Bot], games: int, seed: int = 0) -> Run:
    """Play at least this many games, with one bot for each seat; every deal is played from every seat."""
    if games < 1:
        raise ValueError(f"a contest needs at least 1 game, not {games}")
    if len(bots) != game.seats:
        raise ValueError(f"{game.name} has {game.seats} seats here, not {len(bots)}: give a bot for each")
    entrants = tuple(Entrant(f"{bot.name}#{n}", OURS, bot.name) for n, bot in enumerate(bots, 1))
    contest = Contest(game.name, game.seats, entrants, seed, game.options.values)
    run = Run(contest, contest.deals_for(games), ResultsFile("", contest))
    run.play(BotExecutor(contest, bots))
    return run


def win_share(game: Game, bots: Sequence[Bot], games: int, seed: int = 0) -> Estimate:
    """Return the win share of the first bot, with its 95 % interval over deals."""
    run = contest_between(game, bots, games, seed)
    return rate([deal_result(deal, len(bots)) for deal in run.complete_deals], len(bots), seed)[0].share
