"""A contest from its first deal to its last: hands out games, keeps them in order, and knows when to stop.

Games come back in any order, but deals are looked at one after the other: so the result, and where a test stops, is
the same whatever the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter

from hadal.arena.contest import Contest
from hadal.arena.executors import Executor, results_of
from hadal.arena.game_result import GameResult
from hadal.arena.ratings import DealResult
from hadal.arena.results_file import ResultsFile
from hadal.arena.schedule import Job
from hadal.arena.sprt import Sprt, SprtState


@dataclass
class Run:
    """A contest being held."""

    contest: Contest
    deals: int  # at most
    log: ResultsFile
    course: SprtState | None = None
    parts: dict[int, dict[int, GameResult]] = field(default_factory=dict)  # deals that are not whole, or not in turn
    whole: list[list[GameResult]] = field(default_factory=list)  # deals in their order
    seconds: float = 0.0
    start_s: float = 0.0  # until the first game began
    play_s: float = 0.0  # that games took, all processes together
    fresh: int = 0  # games of this run
    width: int = 1
    interrupted: bool = False

    @property
    def games(self) -> list[GameResult]:
        """The games that count, in order."""
        return [game for deal in self.whole for game in deal]

    @property
    def left_out(self) -> int:
        """Games that do not count: of deals that are not whole, or after a test had stopped."""
        return sum(len(part) for part in self.parts.values())

    @property
    def over(self) -> bool:
        """Is there nothing more to play?"""
        return len(self.whole) >= self.deals or bool(self.course and self.course.verdict)

    def take(self, game: GameResult) -> None:
        """A game has been played; deals that are whole now count."""
        self.parts.setdefault(game.deal, {})[game.number] = game
        while not self.over and len(self.parts.get(len(self.whole), ())) == self.contest.games_in_deal:
            part = self.parts.pop(len(self.whole))
            deal = [part[number] for number in sorted(part)]
            self.whole.append(deal)
            if self.course is not None:
                self.course.add(first_share(deal))

    def missing(self) -> Iterator[Job]:
        """The games that are still to be played, deal by deal."""
        for deal in range(len(self.whole), self.deals):
            if self.over:
                return
            have = self.parts.get(deal, {})
            yield from (job for job in self.contest.jobs(deal) if job.number not in have)

    def play(self, executor: Executor, look: Callable[[Run], None] = lambda run: None) -> None:
        """Play what is missing; `look` is called again and again, for whoever watches. Ctrl-C ends it early."""
        began, before = perf_counter(), self.seconds
        self.width = executor.width
        games = results_of(executor, self.missing())
        calm = False
        try:
            for game in games:
                if game is not None:
                    self.start_s = self.start_s or max(0.0, perf_counter() - began - game.seconds)
                    self.play_s += game.seconds
                    self.fresh += 1
                    self.log.add(game)
                    self.take(game)
                self.seconds = before + perf_counter() - began
                look(self)
                if self.over:
                    break
            calm = True
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            executor.close(now=not calm or self.left_out > 0)
            self.seconds = before + perf_counter() - began


def prepared(contest: Contest, games: int, log: ResultsFile, sprt: Sprt | None, have: list[GameResult]) -> Run:
    """A contest with the games that are there already."""
    course = SprtState(sprt, first_tables(contest)) if sprt else None
    run = Run(contest, contest.deals_for(games), log, course)
    for game in have:
        if game.deal < run.deals:
            run.take(game)
    return run


def first_tables(contest: Contest) -> list[tuple[int, int]]:
    """In one deal, the games of the first bot: how many seats it has, of how many."""
    seats = [job.seats.count(0) for job in contest.jobs(0)]
    return [(mine, contest.seats) for mine in seats if mine]


def first_share(deal: list[GameResult]) -> float:
    """The first bot's share of the wins of those games of a deal in which it sat."""
    mine = [game for game in deal if 0 in game.seats]
    won = sum(credit for game in mine for bot, credit in zip(game.seats, game.credit(), strict=True) if bot == 0)
    return won / len(mine)


def deal_result(deal: list[GameResult], bots: int) -> DealResult:
    """What of a deal counts for ratings."""
    wins = [0.0] * bots
    tables: dict[tuple[int, ...], int] = {}
    for game in deal:
        for bot, credit in zip(game.seats, game.credit(), strict=True):
            wins[bot] += credit
        key = tuple(sorted(game.seats))
        tables[key] = tables.get(key, 0) + 1
    return DealResult(tuple(round(one, 9) for one in wins), tuple(sorted(tables.items())))
