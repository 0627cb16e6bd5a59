"""A contest in the terminal: the interim table while it runs, and the result."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

from rich.box import ASCII, SIMPLE
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hadal.arena.ratings import ratio
from hadal.arena.report import duration, elo_range, elo_words, length, percent, percents, verdict
from hadal.arena.run import Run, deal_result
from hadal.cli.arguments import catalogue, message
from hadal.cli.terminal import Terminal, progress_on_stderr
from hadal.words import SEAT_LETTERS

LOOKS_S = 0.5  # refresh interval of the table
MOST_FAULTS_SHOWN = 5  # faults shown
MOST_THINGS = 5
MOST_QUOTED = 160  # characters shown of what was sent, answered or written
Justify = Literal["left", "right"]


@contextmanager
def live(run: Run) -> Iterator[Callable[[Run], None]]:
    """Show a progress bar and the interim table on stderr, if it is a terminal."""
    console = progress_on_stderr()
    if console is None:
        yield lambda run: None
        return
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    task = bar.add_task(message("arena-deals"), total=run.deals, completed=len(run.complete_deals))
    drawn = 0.0
    with Live(bar, console=console, transient=True, refresh_per_second=4) as screen:

        def look(run: Run) -> None:
            nonlocal drawn
            now = time.monotonic()
            if now - drawn < LOOKS_S:
                return
            drawn = now
            bar.update(task, completed=len(run.complete_deals))
            screen.update(Group(so_far(run), bar))

        yield look


def so_far(run: Run) -> Table:
    """Return the current shares and the state of the test, if there is one."""
    table = framed(("bot", "share", "interval", "faults"), ascii=False)
    results = [deal_result(deal, len(run.contest.entrants)) for deal in run.complete_deals]
    for bot, entrant in enumerate(run.contest.entrants):
        pairs = [(one.wins[bot], float(sum(n for line, n in one.tables if bot in line))) for one in results]
        share = ratio(pairs).as_dict()
        faults = sum(game.fault is not None and game.seats[game.fault.seat] == bot for game in run.games)
        table.add_row(entrant.name, percent(share["value"]), percents(share), str(faults))
    if run.sprt_state is not None:
        low, high = run.sprt_state.sprt.bounds
        table.caption = message("arena-llr-now", llr=f"{run.sprt_state.llr:.2f}", low=f"{low:.2f}", high=f"{high:.2f}")
    return table


def framed(columns: tuple[str, ...], ascii: bool) -> Table:
    """Return an empty table; the first column is for names."""
    table = Table(box=ASCII if ascii else SIMPLE, pad_edge=False)
    for name in columns:
        justify: Justify = "left" if name == columns[0] else "right"
        table.add_column(message(f"arena-column-{name}"), justify=justify)
    return table


def show(found: dict[str, Any], out: str) -> None:
    """Print the result."""
    terminal, say = Terminal(columns=100), catalogue().text
    title = say("cli-table-name", game=say(f"{found['game']}-title"), seats=found["seats"])
    played = say("arena-played", games=found["games"], deals=found["deals"], each=found["games_in_deal"])
    terminal.say(f"{title}{say('cli-colon')} {played}", "bold")
    if found["interrupted"] and found["time"]["left_out"]:
        terminal.say(say("arena-left-out", n=found["time"]["left_out"]))
    terminal.show(standings(found, terminal), seats(found, terminal))
    if found["sprt"]:
        terminal.say(verdict(found, say))
    for kind, rows in found["owned"].items():
        terminal.say(say(f"arena-best-{kind}", names=best(found["game"], kind, rows)))
    terminal.say(f"{say('arena-fact-length')}{say('cli-colon')} {length(found, say)}")
    terminal.say(f"{say('arena-fact-time')}{say('cli-colon')} {duration(found, say)}")
    terminal.say(f"{say('arena-fact-seed')}{say('cli-colon')} {found['seed']}")
    tell_faults(found, terminal)
    if out:
        terminal.say(say("arena-written", file=os.path.join(out, "report.html")))


def standings(found: dict[str, Any], terminal: Terminal) -> Table:
    """Return the standings."""
    table = framed(
        ("bot", "share", "interval", "elo", "interval", "points", "ahead", "late-moves", "faults"), terminal.ascii
    )
    for bot in sorted(found["entrants"], key=lambda bot: -bot["share"]["value"]):
        elo = "" if bot["elo"] is None else elo_range(bot["elo"])
        cells = [percent(bot["share"]["value"]), percents(bot["share"]), elo_words(bot), elo]
        cells += [f"{bot['points']['value']:.1f}", f"{bot['ahead']['value']:+.1f}"]
        cells += [str(bot["time"]["late"]), str(sum(bot["faults"].values()))]
        table.add_row(bot["name"], *(terminal.plain(cell) for cell in cells))
    return table


def seats(found: dict[str, Any], terminal: Terminal) -> Table:
    """Return the win shares by seat."""
    table = Table(box=ASCII if terminal.ascii else SIMPLE, pad_edge=False)
    table.add_column(message("arena-column-bot"))
    for seat in range(found["seats"]):
        table.add_column(message("arena-seat", seat=SEAT_LETTERS[seat]), justify="right")
    for bot in found["entrants"]:
        table.add_row(bot["name"], *(terminal.plain(percent(one["value"])) for one in bot["by_seat"]))
    everybody = [f"{percent(one['value'])} ({percents(one)})" for one in found["seat_shares"]]
    table.add_row(message("arena-everybody"), *(terminal.plain(cell) for cell in everybody))
    return table


def best(game: str, kind: str, rows: list[dict[str, Any]]) -> str:
    """Return the items whose owners won most often, of those owned often enough."""
    often = max(row["owned"] for row in rows) / 4
    chosen = [row for row in rows if row["owned"] >= often][:MOST_THINGS]
    return ", ".join(
        f"{message(f'{game}-{kind[:-1]}-' + row['name'])} {percent(row['share']['value'])}" for row in chosen
    )


def tell_faults(found: dict[str, Any], terminal: Terminal) -> None:
    """Print the first faults: what was sent, answered, and how long it took."""
    for one in found["faults"][:MOST_FAULTS_SHOWN]:
        kind = message(f"arena-fault-{one['kind']}")
        args = {"bot": one["bot"], "deal": one["deal"], "seat": SEAT_LETTERS[one["seat"]], "decision": one["decision"]}
        terminal.say(message("arena-fault", kind=kind, **args), "bold")
        took = message("arena-fault-took", seconds=f"{one['seconds']:.3f}")
        terminal.say(f"  {one['why']} ({took})")
        for name in ("sent", "answered", "stderr"):
            if one[name]:
                text = " ".join(one[name].split())
                # the end of stderr is the most informative
                part = text[-MOST_QUOTED:] if name == "stderr" else text[:MOST_QUOTED]
                terminal.say(f"  {message(f'arena-fault-{name}')}{message('cli-colon')} {part}")
    more = sum(sum(bot["faults"].values()) for bot in found["entrants"]) - MOST_FAULTS_SHOWN
    if more > 0:
        terminal.say(message("arena-more-faults", n=more))
