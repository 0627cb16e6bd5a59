"""`hadal simulate`: averages over many games between bots in fixed seats."""

from __future__ import annotations

import json
from typing import Literal

from rich.box import ASCII, SIMPLE
from rich.table import Table

from hadal.arena.budget import DecisionBudget
from hadal.arena.contest import Contest
from hadal.arena.entrants import read_entrants
from hadal.arena.simulation import Figures, Simulation, average
from hadal.cli.arguments import OK, at_least_one, bot_names, catalogue, create_game, message, read_seed, table_name
from hadal.cli.drawing import TerminalTable, table_for
from hadal.cli.progress import progress
from hadal.cli.terminal import Terminal
from hadal.core.game import Game
from hadal.words import SEAT_LETTERS

PATIENCE_S = 24 * 3600.0  # a simulation has no clock; this only ends bots that hang


def simulate(name: str, games: int, seats: int, bots: str, seed: str, given: list[str], as_json: bool) -> int:
    """Play the games and print the figures."""
    at_least_one(games)
    game = create_game(name, seats, given)
    simulation = Simulation(contest_of(game, bot_names(bots, name, seats), read_seed(seed)))
    terminal, words = Terminal(), catalogue()
    with progress(message("cli-games", n=games), games) as step:
        simulation.play(games, step)
    table = table_for(name, terminal, words)
    rounds, endings = rounds_of(simulation, table)
    if as_json:
        found = simulation.as_dict()
        speed = found.pop("decisions_per_second")
        more = {"rounds": rounds, "round_endings": endings, "decisions_per_second": speed}
        print(json.dumps(found | more, indent=2))
    else:
        report(simulation, rounds, endings, terminal)
    return OK


def contest_of(game: Game, bots: list[str], seed: int) -> Contest:
    """Return the contest of these bots, one for each seat, which keep their seats."""
    distinct = list(dict.fromkeys(bots))
    entrants = tuple(read_entrants(distinct, game.name))
    lineup = tuple(distinct.index(bot) for bot in bots)
    budget = DecisionBudget(patience_s=PATIENCE_S)
    return Contest(game.name, game.seats, entrants, seed, game.options.values, budget, trust=True, lineup=lineup)


def rounds_of(simulation: Simulation, table: TerminalTable) -> tuple[dict[str, float] | None, dict[str, int]]:
    """Return the average number of rounds, None for a game without rounds, and how often rounds ended in each way."""
    game = simulation.contest.create_game()
    rounds = [table.rounds(game, events) for events in simulation.events]
    endings: dict[str, int] = {}
    for events in simulation.events:
        for name, count in table.endings(game, events).items():
            endings[name] = endings.get(name, 0) + count
    return average([(float(n), 1.0) for n in rounds]) if any(rounds) else None, endings


def report(
    simulation: Simulation, rounds: dict[str, float] | None, endings: dict[str, int], terminal: Terminal
) -> None:
    """Print the figures."""
    names = simulation.names
    table = Table(box=ASCII if terminal.ascii else SIMPLE, pad_edge=False)
    for title in ("seat", "bot", "wins", "interval", "points"):
        justify: Literal["left", "right"] = "left" if title in ("seat", "bot") else "right"
        table.add_column(message(f"cli-column-{title}"), justify=justify)
    for seat, name in enumerate(names):
        table.add_row(terminal.text(SEAT_LETTERS[seat]), name, *cells(simulation.group([seat]), terminal))
    if 1 < len(set(names)) < len(names):
        table.add_section()
        for name in dict.fromkeys(names):
            table.add_row(message("cli-all-seats"), name, *cells(simulation.group(simulation.seats_of(name)), terminal))
    title = table_name(simulation.contest.create_game())
    terminal.say(f"{title}{message('cli-colon')} {message('cli-games', n=len(simulation.games))}")
    terminal.show(table)
    for name, value in summary(simulation, rounds, endings):
        terminal.say(f"{message(f'cli-figure-{name}'):<20} {value}")


def summary(simulation: Simulation, rounds: dict[str, float] | None, endings: dict[str, int]) -> list[tuple[str, str]]:
    """Return the figures of all seats together, by name."""
    out = [("decisions", plus_minus(simulation.decisions()))]
    if rounds:
        out.append(("rounds", plus_minus(rounds)))
    total = sum(endings.values())
    if total:
        out.append(("endings", ", ".join(f"{name} {100 * n / total:.0f} %" for name, n in endings.items())))
    return [*out, ("speed", message("cli-speed", n=simulation.decisions_per_second()))]


def cells(group: Figures, terminal: Terminal) -> list[str]:
    """Return the row of a group of seats."""
    wins, points = group["wins"], group["points"]
    assert isinstance(wins, dict) and isinstance(points, dict)
    interval = f"{100 * wins['low']:.1f} – {100 * wins['high']:.1f} %"
    return [f"{100 * wins['share']:.1f} %", terminal.plain(interval), terminal.plain(plus_minus(points))]


def plus_minus(mean: dict[str, float]) -> str:
    """Format a mean with its interval."""
    return f"{mean['mean']:.1f} ± {mean['error']:.1f}"
