"""Games between bots in fixed seats, with figures by seat and by bot (`hadal simulate`)."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from hadal.arena.contest import Contest
from hadal.arena.errors import ArenaError
from hadal.arena.game_result import GameResult
from hadal.arena.play import PLAYERS, GameRunner
from hadal.arena.ratings import mean, ratio
from hadal.core.events import Event

Figures = dict[str, object]


class Simulation:
    """Plays the games of a contest with a fixed line-up, and keeps their results and events."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.names = [contest.entrants[bot].name for bot in contest.lineup]  # by seat
        self.games: list[GameResult] = []
        self.events: list[list[Event]] = []  # by game
        self.seconds = 0.0

    def play(self, games: int, look: Callable[[int], None] = lambda done: None) -> None:
        """Play this many games; `look` gets the number of games done. A bot that fails ends the simulation."""
        began = perf_counter()
        for deal in range(games):
            for job in self.contest.jobs(deal):
                runner = GameRunner(self.contest, job, PLAYERS.seat(self.contest, job), keep_events=True)
                runner.play()
                if runner.played.fault is not None:
                    fault = runner.played.fault
                    raise ArenaError("arena-bot-failed", bot=self.names[fault.seat], why=fault.why)
                self.games.append(runner.played)
                self.events.append(runner.events)
            look(deal + 1)
        self.seconds = perf_counter() - began

    def seats_of(self, bot: str) -> list[int]:
        """Return the seats of a bot."""
        return [seat for seat, name in enumerate(self.names) if name == bot]

    def group(self, seats: list[int]) -> Figures:
        """Return win share and points of a group of seats; winners of a tied game share the win."""
        wins = ratio([(sum(game.credit()[seat] for seat in seats), 1.0) for game in self.games])
        points = [(float(sum(game.scores[seat] for seat in seats)), float(len(seats))) for game in self.games]
        return {
            "wins": {"share": round(wins.value, 4), "low": round(wins.low, 4), "high": round(wins.high, 4)},
            "points": average(points),
        }

    def decisions(self) -> dict[str, float]:
        """Return the average number of decisions in a game."""
        return average([(float(game.decisions), 1.0) for game in self.games])

    def decisions_per_second(self) -> int:
        """Return the speed of play."""
        return round(sum(game.decisions for game in self.games) / self.seconds) if self.seconds else 0

    def as_dict(self) -> Figures:
        """Return all figures as a JSON-ready dictionary."""
        options = self.contest.create_game().options
        return {
            "game": options.game,
            "options": options.values,
            "games": len(self.games),
            "seats": [{"seat": seat, "bot": name} | self.group([seat]) for seat, name in enumerate(self.names)],
            "bots": {
                name: {"seats": self.names.count(name)} | self.group(self.seats_of(name))
                for name in dict.fromkeys(self.names)
            },
            "decisions": self.decisions(),
            "decisions_per_second": self.decisions_per_second(),
        }


def average(pairs: list[tuple[float, float]]) -> dict[str, float]:
    """Return the mean of a figure, given as sum and count by game, and the half-width of its 95 % interval."""
    found = mean(pairs)
    return {"mean": round(found.value, 4), "error": round(found.high - found.value, 4)}
