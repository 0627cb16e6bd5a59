"""`hadal bench`: measures the speed of the rules on this machine. Medians of interleaved rounds."""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial

from rich.box import ASCII, SIMPLE
from rich.table import Table

from hadal import _form
from hadal.bots import play
from hadal.cli.arguments import OK, UsageError, create_game
from hadal.cli.bench_envs import batch_steps, environments
from hadal.cli.bench_peers import Measure, peers
from hadal.cli.terminal import Terminal
from hadal.core.game import Game
from hadal.core.match import replay
from hadal.core.playout import clones, random_playout, random_steps
from hadal.core.registry import counts_with, names, plugin
from hadal.core.state import State

ROUNDS = 5
SPREAD = 30  # positions used to measure views and guesses


def compiled_loop(game: Game, seconds: float) -> float:
    """Return random decisions per second in the compiled loop, including dealing."""
    began = time.perf_counter()
    decisions = games = 0
    while time.perf_counter() - began < seconds:
        decisions += random_playout(game.deal(games), games)
        games += 1
    return decisions / (time.perf_counter() - began)


def from_python(game: Game, seconds: float) -> float:
    """Return random decisions per second with legal() and apply() called from Python, including dealing."""
    began = time.perf_counter()
    decisions = games = 0
    pick = 1
    while time.perf_counter() - began < seconds:
        state = game.deal(games)
        games += 1
        while not state.over():
            legal = state.legal()
            pick = pick * 48271 % 2147483647
            state.apply(legal[pick % len(legal)])
            decisions += 1
    return decisions / (time.perf_counter() - began)


def middle_of(game: Game, seed: int) -> State:
    """Return a position from the middle of a random game."""
    state = game.deal(seed)
    random_steps(state, seed, 20 + seed % 20)
    return state if not state.over() else game.deal(seed)


def clone_ns(game: Game, seconds: float) -> float:
    """Return nanoseconds per clone."""
    state, n = middle_of(game, 1), 20_000
    return 1e9 / n * each(lambda: clones(state, n), seconds)


def view_us(game: Game, seconds: float) -> float:
    """Return microseconds per view, over many positions."""
    states = [middle_of(game, seed) for seed in range(SPREAD)]
    return 1e6 / SPREAD * each(lambda: [state.view(0) for state in states], seconds)


def guess_us(game: Game, seconds: float) -> float:
    """Return microseconds per guess, over many positions."""
    states = [middle_of(game, seed) for seed in range(SPREAD)]
    return 1e6 / SPREAD * each(lambda: [state.guess(0, 7) for state in states], seconds)


def replay_ms(game: Game, seconds: float) -> float:
    """Return milliseconds to replay the record of a random game."""
    record = play(game, ["random"], 1).record
    return 1e3 * each(lambda: replay(record), seconds)


def help_ms(game: Game, seconds: float) -> float:
    """Return milliseconds to run `hadal --help`."""
    command = [sys.executable, "-m", "hadal.cli", "--help"]
    return 1e3 * each(lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL), seconds)


def each(work: Callable[[], object], seconds: float) -> float:
    """Return seconds per call, for at least one call."""
    began = time.perf_counter()
    times = 0
    while times == 0 or time.perf_counter() - began < seconds:
        work()
        times += 1
    return (time.perf_counter() - began) / times


# name, unit, measure; all apply to every table
MEASURES: list[tuple[str, str, Callable[[Game, float], float]]] = [
    ("random decisions, compiled loop", "/s", compiled_loop),
    ("random decisions, from Python", "/s", from_python),
    ("steps of 64 games at once, with observations and masks", "/s", batch_steps),
    ("clone", "ns", clone_ns),
    ("view", "µs", view_us),
    ("guess", "µs", guess_us),
    ("replay of a random game", "ms", replay_ms),
    ("hadal --help", "ms", help_ms),
]


def bench(as_json: bool, seconds: float, with_peers: bool = False) -> int:
    """Measure every game, and other projects' if requested, and print the medians."""
    if not 0 < seconds <= 3600:
        raise UsageError(f"--seconds is more than 0 and at most 3600, not {seconds:g}")
    results = {title: measure(game, seconds) for title, game in tables().items()}
    others = {"peers": compare(seconds), "environments": compare_environments(seconds)} if with_peers else {}
    if as_json:
        found = {"form": _form.form(), "machine": machine(), "games": results}
        print(json.dumps(found | others, indent=2))
        return OK
    report(results)
    for title, what in (("peers", "random decisions, from Python"), ("environments", "steps of environments")):
        if title in others:
            report_peers(others[title], what)
    return OK


def tables() -> dict[str, Game]:
    """Return the tables to measure: every game with its maximum number of players, with default and largest options."""
    found: dict[str, Game] = {}
    for name in names():
        seats = counts_with(name, {})[-1]
        found[name] = create_game(name, seats, [])
        largest = [f"{option}={value}" for option, value in plugin(name).largest.items()]
        if largest:
            found[f"{name}, {', '.join(largest)}"] = create_game(name, seats, largest)
    return found


def compare(seconds: float) -> dict[str, object]:
    """Compare random decisions from Python with other projects; also return the projects not installed."""
    found, missing = peers()
    ours = {name: partial(from_python, create_game(name, counts_with(name, {})[-1], [])) for name in names()}
    return side_by_side(ours, found, missing, seconds)


def compare_environments(seconds: float) -> dict[str, object]:
    """Compare random environment steps with other projects, in interleaved rounds."""
    return side_by_side(*environments(), seconds)


def side_by_side(
    ours: Mapping[str, Measure], others: Mapping[str, Measure], missing: list[str], seconds: float
) -> dict[str, object]:
    """Return the medians of interleaved rounds, and the speed-up of each of our games."""
    works = {**ours, **others}
    samples: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            samples[name].append(work(seconds / ROUNDS / len(works)))
    medians = {name: statistics.median(values) for name, values in samples.items()}
    ratios = {name: {peer: medians[name] / medians[peer] for peer in others} for name in ours}
    return {"per_second": medians, "ratios": ratios, "not_installed": missing}


def measure(game: Game, seconds: float) -> dict[str, object]:
    """Return the medians for one game; rounds are interleaved so that a load peak spoils no single figure."""
    works = [(name, unit, partial(work, game)) for name, unit, work in MEASURES]
    slot = seconds / ROUNDS / len(works)
    samples: dict[str, list[float]] = {name: [] for name, _, _ in works}
    for _ in range(ROUNDS):
        for name, _, work in works:
            samples[name].append(work(slot))
    figures = [
        {"name": name, "unit": unit, "median": statistics.median(samples[name]), "rounds": samples[name]}
        for name, unit, _ in works
    ]
    return {"seats": game.seats, "figures": figures}


def machine() -> dict[str, object]:
    """Describe the machine."""
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cpu": cpu(),
        "cores": os.cpu_count() or 0,
    }


def cpu() -> str:
    """Return the name of the processor, if available."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            found = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    except OSError:
        found = []
    return found[0] if found else platform.processor() or "unknown"


def report(results: dict[str, dict[str, object]]) -> None:
    """Print the figures."""
    terminal = Terminal()
    here = machine()
    terminal.say(f"rules {_form.form()} ({_form.why()}), Python {here['python']}, {here['system']}")
    terminal.say(f"{here['cpu']}, {here['cores']} cores; medians of {ROUNDS} interleaved rounds")
    for name, result in results.items():
        table = Table(title=None, box=ASCII if terminal.ascii else SIMPLE, pad_edge=False)
        table.add_column(f"{name}, {result['seats']} players")
        for title in ("median", "lowest", "highest", ""):
            table.add_column(title, justify="right" if title else "left")
        figures = result["figures"]
        assert isinstance(figures, list)
        for figure in figures:
            values = (figure["median"], min(figure["rounds"]), max(figure["rounds"]))
            table.add_row(figure["name"], *(shown(value) for value in values), terminal.plain(figure["unit"]))
        terminal.show(table)


def report_peers(others: dict[str, object], title: str) -> None:
    """Print the comparison with other projects."""
    terminal = Terminal()
    medians, ratios, missing = others["per_second"], others["ratios"], others["not_installed"]
    assert isinstance(medians, dict) and isinstance(ratios, dict) and isinstance(missing, list)
    if medians:
        table = Table(box=ASCII if terminal.ascii else SIMPLE, pad_edge=False)
        table.add_column(title)
        columns = [ours for ours in ratios if ratios[ours]]
        for head in ("/s", *(ours.split(":")[0] for ours in columns)):
            table.add_column(head, justify="right")
        for name, median in medians.items():
            times = [f"{shown(ratios[ours][name])} times" if name in ratios[ours] else "" for ours in columns]
            table.add_row(name, shown(median), *times)
        terminal.show(table)
    if missing:
        terminal.say(f"not installed, so not measured: {', '.join(missing)}")


def shown(value: float) -> str:
    """Format a figure with a sensible number of digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
