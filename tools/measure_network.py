"""Measure the strength of the trained networks: every row of the table in docs/learning.md.

    .venv/bin/python tools/measure_network.py                            # every match, on all cores
    .venv/bin/python tools/measure_network.py --minutes 5                # a slice; the next call continues
    .venv/bin/python tools/measure_network.py --only alone,four-greedy
    .venv/bin/python tools/measure_network.py --weights abyss=new.npz    # other weights than those of the package
    .venv/bin/python tools/measure_network.py --picture docs/pictures/network-strength.svg

Every deal is played from every seat; 95 % intervals over deals. Games are kept in `--results`, so a measurement can be
stopped and continued. Bots that think by the clock search less on a busy machine; rows with nodes do not depend on it.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from arguments import name_and_value
from network_games import MatchOfBots, MatchShare, OutcomeFile, play_match
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

BOTH = {"expansions": "both"}
SEARCH = "search:nodes=2000"


@dataclass(frozen=True)
class StrengthRow:
    """A row of the table: a match, the games to play, and the share that is wanted."""

    text: str
    first: str
    second: str
    game: str
    seats: int
    games: int
    wanted: float  # percent
    options: dict[str, str] = field(default_factory=dict)
    most: bool = False  # is `wanted` an upper limit?


ROWS = {
    "alone": StrengthRow("network alone v search, 2,000 nodes", "network", SEARCH, "abyss", 2, 400, 80),
    "timed": StrengthRow(
        "with search, 0.1 s v search, 0.1 s", "network:seconds=0.1", "search:seconds=0.1", "abyss", 2, 400, 90
    ),
    "timed-boxes": StrengthRow(
        "the same, both boxes", "network:seconds=0.1", "search:seconds=0.1", "abyss", 2, 400, 85, BOTH
    ),
    "four-search": StrengthRow("one v three search, 2,000 nodes", "network:nodes=400", SEARCH, "abyss", 4, 200, 50),
    "four-greedy": StrengthRow("one v three greedy", "network:nodes=400", "greedy", "abyss", 4, 200, 95),
    "five-greedy": StrengthRow(
        "one v four greedy, both boxes", "network:nodes=400", "greedy", "abyss", 5, 200, 85, BOTH
    ),
    "cards-search": StrengthRow("one v two search, 2,000 nodes", "network:nodes=400", SEARCH, "the_abyss", 3, 201, 45),
    "cards-greedy": StrengthRow("one v two greedy", "network:nodes=400", "greedy", "the_abyss", 3, 201, 60),
    "ten-times": StrengthRow(
        "itself with ten times the nodes", "network:nodes=400", "network:nodes=40", "abyss", 2, 400, 60
    ),
    "reference": StrengthRow("v the reference weights, without search", "network", "reference", "abyss", 2, 400, 60),
    "exploiter": StrengthRow(
        "a network trained only to beat it", "EXPLOITER", "network", "abyss", 2, 400, 65, most=True
    ),
    # The network alone where the table above lets it search, to show what the search adds.
    "four-search-alone": StrengthRow("one v three search, alone", "network", SEARCH, "abyss", 4, 200, 0),
    "four-greedy-alone": StrengthRow("one v three greedy, alone", "network", "greedy", "abyss", 4, 200, 0),
    "five-greedy-alone": StrengthRow(
        "one v four greedy, both boxes, alone", "network", "greedy", "abyss", 5, 200, 0, BOTH
    ),
    "cards-search-alone": StrengthRow("one v two search, alone", "network", SEARCH, "the_abyss", 3, 201, 0),
    "cards-greedy-alone": StrengthRow("one v two greedy, alone", "network", "greedy", "the_abyss", 3, 201, 0),
    "search-alone": StrengthRow("400 nodes v the network alone", "network:nodes=400", "network", "abyss", 2, 400, 0),
    "greedy": StrengthRow("network alone v greedy", "network", "greedy", "abyss", 2, 400, 0),
    "boxes": StrengthRow("network alone v greedy, both boxes", "network", "greedy", "abyss", 2, 400, 0, BOTH),
    "cards": StrengthRow("network alone v greedy", "network", "greedy", "the_abyss", 2, 400, 0),
    # Where the levels stand among the other bots.
    "level4": StrengthRow("level 4 v greedy", "level4", "greedy", "abyss", 2, 400, 0),
    "level1": StrengthRow("level 1 v novice", "level1", "novice", "abyss", 2, 400, 0),
    "cards-level4": StrengthRow("level 4 v greedy", "level4", "greedy", "the_abyss", 2, 400, 0),
    "cards-level1": StrengthRow("level 1 v novice", "level1", "novice", "the_abyss", 2, 400, 0),
}


def match_of(row: StrengthRow, seed: int, weights: dict[str, str], exploiter: str) -> MatchOfBots:
    """Return the match of a row; files of weights replace those of the package."""
    file = weights.get(row.game, "")
    names = []
    for text in (row.first, row.second):
        changed = exploiter if text == "EXPLOITER" else text
        names.append(changed.replace("network", file, 1) if file and changed.startswith("network") else changed)
    return MatchOfBots(names[0], names[1], row.game, row.seats, row.options, seed)


def verdict(row: StrengthRow, found: MatchShare) -> str:
    """Return whether a row shows what is wanted."""
    if not row.wanted or not found.games:
        return ""
    reached = 100 * found.share <= row.wanted if row.most else 100 * found.share >= row.wanted
    return "yes" if reached else "no"


def report(found: dict[str, MatchShare]) -> Table:
    """Return the table of results."""
    table = Table("row", "match", "table", "games", "wins", "wanted", "reached", "points ahead", "ms a decision")
    for name, share in found.items():
        row = ROWS[name]
        where = f"{row.game} {row.seats}" + "".join(f" {value}" for value in row.options.values())
        wanted = f"{'≤' if row.most else '≥'} {row.wanted:g} %" if row.wanted else ""
        spent = f"{share.milliseconds:.1f}" if share.milliseconds else ""
        cells = [name, row.text, where, str(share.games), share.text, wanted, verdict(row, share)]
        table.add_row(*cells, f"{share.ahead:+.1f}", spent)
    return table


def draw(found: dict[str, MatchShare], path: str) -> None:
    """Draw the shares with their intervals and what is wanted."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    names = [name for name, share in found.items() if share.games][::-1]
    figure, axis = plt.subplots(figsize=(8, 0.45 * len(names) + 1), layout="constrained")
    for y, name in enumerate(names):
        row, share = ROWS[name], found[name]
        axis.barh(y, 100 * share.share, xerr=100 * share.error, color="#2b6f8f", height=0.6)
        axis.plot([100 / row.seats] * 2, [y - 0.4, y + 0.4], color="#888888", linestyle=":")
        if row.wanted:
            axis.plot([row.wanted] * 2, [y - 0.4, y + 0.4], color="#c0392b")
    axis.set_yticks(range(len(names)), [f"{ROWS[name].text} ({ROWS[name].game}, {ROWS[name].seats})" for name in names])
    axis.set_xlim(0, 100)
    axis.set_xlabel("wins in percent; dotted: by chance, red: wanted")
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path)


def main() -> None:
    """Read the arguments, play, print and draw the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="some rows, comma-separated")
    parser.add_argument("--games", type=int, default=0, help="games of each row instead of the usual number")
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after this time; 0: when all rows are played")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", default="build/network_matches.jsonl")
    parser.add_argument("--weights", type=name_and_value, action="append", default=[], help="GAME=FILE")
    parser.add_argument("--exploiter", default="", help="file of weights")
    parser.add_argument("--picture", default="")
    asked = parser.parse_args()
    wanted = asked.only.split(",") if asked.only else [name for name in ROWS if name != "exploiter" or asked.exploiter]
    if unknown := [name for name in wanted if name not in ROWS]:
        parser.error(f"there is no row {unknown[0]!r}; rows are: {', '.join(ROWS)}")
    weights = dict(asked.weights)
    outcomes, console = OutcomeFile(asked.results), Console()
    until = monotonic() + 60 * asked.minutes if asked.minutes else float("inf")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    found: dict[str, MatchShare] = {}
    with Progress(*columns, TextColumn("{task.fields[share]}"), console=console) as progress:
        for name in wanted:
            row = ROWS[name]
            games = asked.games or row.games
            task = progress.add_task(name, total=games, share="")

            def look(share: MatchShare, task: int = task) -> None:
                progress.update(task, completed=share.games, share=share.text)  # type: ignore[arg-type]

            match = match_of(row, asked.seed, weights, asked.exploiter)
            found[name] = play_match(match, games, outcomes, asked.jobs, until, look)
            look(found[name])
    console.print(report(found))
    if asked.picture:
        draw(found, asked.picture)


if __name__ == "__main__":
    main()
