"""Runs a contest: submits games, keeps them in order, and decides when to stop.

Games finish in any order, but deals are evaluated in sequence, so the result and the stopping point of a test do not
depend on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from hadal.arena.contest import Contest
from hadal.arena.executors import Executor, results_of
from hadal.arena.game_result import GameResult
from hadal.arena.ratings import DealResult
from hadal.arena.results_file import ResultsFile
from hadal.arena.schedule import Job
from hadal.arena.sprt import Sprt, SprtState
from hadal.core.frames import data_frame


@dataclass
class Run:
    """A running contest."""

    contest: Contest
    deals: int  # maximum
    log: ResultsFile
    sprt_state: SprtState | None = None
    # deals that are incomplete or not yet next in order
    incomplete_deals: dict[int, dict[int, GameResult]] = field(default_factory=dict)
    complete_deals: list[list[GameResult]] = field(default_factory=list)  # complete deals in order
    seconds: float = 0.0
    start_s: float = 0.0  # seconds until the first game began
    play_s: float = 0.0  # seconds of play, summed over all processes
    fresh: int = 0  # games of this run
    width: int = 1
    interrupted: bool = False

    @property
    def games(self) -> list[GameResult]:
        """Return the games that count, in order."""
        return [game for deal in self.complete_deals for game in deal]

    @property
    def left_out(self) -> int:
        """Return the number of games that do not count: of incomplete deals, or after a test stopped."""
        return sum(len(part) for part in self.incomplete_deals.values())

    @property
    def over(self) -> bool:
        """Return whether there is nothing left to play."""
        return len(self.complete_deals) >= self.deals or bool(self.sprt_state and self.sprt_state.verdict)

    def to_rows(self) -> list[dict[str, object]]:
        """Return one dictionary per seat and game that counts, for a data frame."""
        names = [entrant.name for entrant in self.contest.entrants]
        return [
            {
                "deal": game.deal,
                "game": game.number,
                "seat": seat,
                "bot": names[bot],
                "points": game.scores[seat] if game.scores else None,
                "share": game.credit()[seat],
                "decisions": game.decisions,
                "fault": game.fault is not None and game.fault.seat == seat,
            }
            for game in self.games
            for seat, bot in enumerate(game.seats)
        ]

    def to_frame(self, library: str = "") -> Any:
        """Return the rows as a DataFrame of pandas or polars, whichever is installed or named."""
        return data_frame(self.to_rows(), library)

    def take(self, game: GameResult) -> None:
        """Add a game; deals that it completes now count."""
        self.incomplete_deals.setdefault(game.deal, {})[game.number] = game
        while not self.over:
            part = self.incomplete_deals.get(len(self.complete_deals), {})
            if len(part) < self.contest.games_in_deal:
                return
            del self.incomplete_deals[len(self.complete_deals)]
            deal = [part[number] for number in sorted(part)]
            self.complete_deals.append(deal)
            if self.sprt_state is not None:
                self.sprt_state.add(first_share(deal))

    def missing(self) -> Iterator[Job]:
        """Yield the games still to be played, deal by deal."""
        for deal in range(len(self.complete_deals), self.deals):
            if self.over:
                return
            have = self.incomplete_deals.get(deal, {})
            yield from (job for job in self.contest.jobs(deal) if job.number not in have)

    def play(self, executor: Executor, look: Callable[[Run], None] = lambda run: None) -> None:
        """Play the missing games; `look` is called regularly to show progress. Ctrl-C stops early."""
        began, before = perf_counter(), self.seconds
        self.width = executor.width
        games = results_of(executor, self.missing())
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
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            executor.close()
            self.seconds = before + perf_counter() - began


def prepared(contest: Contest, games: int, log: ResultsFile, sprt: Sprt | None, have: list[GameResult]) -> Run:
    """Prepare a run with the games already played."""
    course = SprtState(sprt, first_tables(contest)) if sprt else None
    run = Run(contest, contest.deals_for(games), log, course)
    for game in have:
        if game.deal < run.deals:
            run.take(game)
    return run


def first_tables(contest: Contest) -> list[tuple[int, int]]:
    """Return, for the first bot's games of one deal, its number of seats and the number of all seats."""
    seats = [job.seats.count(0) for job in contest.jobs(0)]
    return [(mine, contest.seats) for mine in seats if mine]


def first_share(deal: list[GameResult]) -> float:
    """Return the first bot's share of the wins in its games of a deal."""
    mine = [game for game in deal if 0 in game.seats]
    won = sum(credit for game in mine for bot, credit in zip(game.seats, game.credit(), strict=True) if bot == 0)
    return won / len(mine)


def deal_result(deal: list[GameResult], bots: int) -> DealResult:
    """Return what ratings need of a deal."""
    wins = [0.0] * bots
    tables: dict[tuple[int, ...], int] = {}
    for game in deal:
        for bot, credit in zip(game.seats, game.credit(), strict=True):
            wins[bot] += credit
        key = tuple(sorted(game.seats))
        tables[key] = tables.get(key, 0) + 1
    return DealResult(tuple(round(one, 9) for one in wins), tuple(sorted(tables.items())))
