"""`hadal simulate`: statistics over many games between bots."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Literal

from rich.box import ASCII, SIMPLE
from rich.table import Table

from hadal.bots.arena import Share
from hadal.cli.arguments import OK, at_least_one, catalogue, lay, message, read_bots, read_seed, table_name
from hadal.cli.drawing import TerminalTable, table_for
from hadal.cli.progress import progress
from hadal.cli.seats import bot_move
from hadal.cli.statistics import average
from hadal.cli.terminal import Terminal
from hadal.core.bot import Bot
from hadal.core.chance import secret_of
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.words import SEAT_LETTERS

GAMES_APART = 1_000_003  # keeps the seeds of two simulations apart


class Series:
    """Results of the games so far."""

    def __init__(self, game: Game, bots: list[Bot], draw: TerminalTable) -> None:
        self.game = game
        self.bots: list[Bot | None] = [*bots]
        self.names = [bot.name for bot in bots]
        self.draw = draw
        self.points: list[list[int]] = []
        self.winners: list[list[int]] = []
        self.decisions: list[int] = []
        self.rounds: list[int] = []
        self.endings: dict[str, int] = {}
        self.seconds = 0.0

    def play(self, seed: int) -> None:
        """Play one more game."""
        secret = secret_of(seed)
        state = self.game.new(secret)
        told: list[Event] = list(state.log or [])
        state.log = []
        n = 0
        while not state.over():
            state.apply(bot_move(self.bots, state, secret, n))
            n += 1
        told += state.log or []
        self.points.append(state.scores())
        self.winners.append(state.winners())
        self.decisions.append(n)
        self.rounds.append(self.draw.rounds(self.game, told))
        for name, count in self.draw.endings(self.game, told).items():
            self.endings[name] = self.endings.get(name, 0) + count

    def group(self, seats: list[int]) -> dict[str, object]:
        """Return win share and points of a group of seats; winners of a tied game share the win."""
        wins = sum(1 / len(won) for won in self.winners for seat in won if seat in seats)
        won = Share(round(wins), len(self.winners))
        low, high = won.interval()
        points = [points[seat] for points in self.points for seat in seats]
        return {
            "wins": {"share": round(won.share, 4), "low": round(low, 4), "high": round(high, 4)},
            "points": average(points).as_dict(),
        }

    def as_dict(self) -> dict[str, object]:
        """Return all figures as a JSON-ready dictionary."""
        options = self.game.options
        seats = [{"seat": seat, "bot": name} | self.group([seat]) for seat, name in enumerate(self.names)]
        bots = {
            name: {"seats": self.names.count(name)} | self.group([i for i, n in enumerate(self.names) if n == name])
            for name in dict.fromkeys(self.names)
        }
        return {
            "game": options.game,
            "options": options.values,
            "games": len(self.points),
            "seats": seats,
            "bots": bots,
            "decisions": average(self.decisions).as_dict(),
            "rounds": average(self.rounds).as_dict() if any(self.rounds) else None,
            "round_endings": self.endings,
            "decisions_per_second": round(sum(self.decisions) / self.seconds) if self.seconds else 0,
        }


def simulate(name: str, games: int, seats: int, bots: str, seed: str, given: list[str], as_json: bool) -> int:
    """Play the games and print the figures."""
    at_least_one(games)
    game = lay(name, seats, given)
    players = read_bots(bots, name, seats)
    start = read_seed(seed)
    terminal, words = Terminal(), catalogue()
    series = Series(game, players, table_for(name, terminal, words))
    with progress(message("cli-games", n=games), games) as step:
        play_all(series, games, start, step)
    if as_json:
        print(json.dumps(series.as_dict(), indent=2))
    else:
        report(series, terminal)
    return OK


def play_all(series: Series, games: int, seed: int, step: Callable[[int], None]) -> None:
    """Play all games; report the number done after each."""
    began = time.perf_counter()
    for n in range(games):
        series.play(seed * GAMES_APART + n)
        step(n + 1)
    series.seconds = time.perf_counter() - began


def report(series: Series, terminal: Terminal) -> None:
    """Print the figures."""
    table = Table(box=ASCII if terminal.ascii else SIMPLE, pad_edge=False)
    for title in ("seat", "bot", "wins", "interval", "points"):
        justify: Literal["left", "right"] = "left" if title in ("seat", "bot") else "right"
        table.add_column(message(f"cli-column-{title}"), justify=justify)
    for seat, name in enumerate(series.names):
        table.add_row(terminal.text(SEAT_LETTERS[seat]), name, *cells(series.group([seat]), terminal))
    if len(set(series.names)) < len(series.names) and len(set(series.names)) > 1:
        table.add_section()
        for name in dict.fromkeys(series.names):
            seats = [i for i, n in enumerate(series.names) if n == name]
            table.add_row(message("cli-all-seats"), name, *cells(series.group(seats), terminal))
    terminal.say(f"{table_name(series.game)}{message('cli-colon')} {message('cli-games', n=len(series.points))}")
    terminal.show(table)
    for name, value in summary(series):
        terminal.say(f"{message(f'cli-figure-{name}'):<20} {value}")


def summary(series: Series) -> list[tuple[str, str]]:
    """Return the figures of all seats together, by name."""
    out = [("decisions", plus_minus(average(series.decisions).as_dict()))]
    if any(series.rounds):
        out.append(("rounds", plus_minus(average(series.rounds).as_dict())))
    total = sum(series.endings.values())
    if total:
        ways = ", ".join(f"{name} {100 * n / total:.0f} %" for name, n in series.endings.items())
        out.append(("endings", ways))
    speed = series.as_dict()["decisions_per_second"]
    return [*out, ("speed", message("cli-speed", n=speed))]


def cells(group: dict[str, object], terminal: Terminal) -> list[str]:
    """Return the row of a group of seats."""
    wins, points = group["wins"], group["points"]
    assert isinstance(wins, dict) and isinstance(points, dict)
    interval = f"{100 * wins['low']:.1f} – {100 * wins['high']:.1f} %"
    return [f"{100 * wins['share']:.1f} %", terminal.plain(interval), terminal.plain(plus_minus(points))]


def plus_minus(mean: dict[str, float]) -> str:
    """Format a mean with its interval."""
    return f"{mean['mean']:.1f} ± {mean['error']:.1f}"
