"""Calibrate the five levels of a network, and measure the ladder.

    .venv/bin/python tools/measure_levels.py --calibrate                 # find the styles, write them, measure
    .venv/bin/python tools/measure_levels.py                             # measure what is written
    .venv/bin/python tools/measure_levels.py --only the_abyss --games 400

The strongest level searches. Each further level plays without search at the temperature at which the level above it
wins about 70 % of the games; it is found by bisection, because the share grows with the temperature. Matches are
between two players, every deal from both seats; 95 % intervals over deals.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict, dataclass, field

from network_games import MatchOfBots, MatchShare, OutcomeFile, play_match
from rich.console import Console
from rich.table import Table

from hadal.network.files import levels_file, weights_file
from hadal.network.levels import ANY_BOX, STRENGTHS, styles, write_styles
from hadal.network.style import PlayStyle

TARGET = 0.70
CLOSE = 0.01
COLDEST, HOTTEST = 0.05, 40.0
REACH = 4.0
STEPS = 6


@dataclass(frozen=True)
class LadderTable:
    """A table for which the levels are calibrated."""

    game: str
    box: str
    options: dict[str, str] = field(default_factory=dict)


TABLES = {
    "abyss": LadderTable("abyss", "none"),
    "abyss-both": LadderTable("abyss", "both", {"expansions": "both"}),
    "the_abyss": LadderTable("the_abyss", ANY_BOX),
}


def as_bot(style: PlayStyle, weights: str) -> str:
    """Return a style as the name of a bot with a file of weights."""
    given = [f"{key}={value:g}" for key, value in asdict(style).items() if value and key != "reach"]
    if style.temperature:
        given.append(f"reach={style.reach:g}")
    return ":".join([weights, *given])


class Ladder:
    """Plays matches between styles at one table."""

    def __init__(self, table: LadderTable, outcomes: OutcomeFile, jobs: int, weights: str, seed: int) -> None:
        self.table = table
        self.outcomes = outcomes
        self.jobs = jobs
        self.weights = weights or str(weights_file(table.game))
        self.seed = seed

    def share(self, above: PlayStyle, below: PlayStyle, games: int) -> MatchShare:
        """Return how often one style wins against another."""
        names = [as_bot(style, self.weights) for style in (above, below)]
        match = MatchOfBots(names[0], names[1], self.table.game, 2, self.table.options, self.seed)
        return play_match(match, games, self.outcomes, self.jobs)

    def below(self, above: PlayStyle, games: int, console: Console) -> PlayStyle:
        """Return the style against which `above` wins TARGET of its games, without search."""
        low, high = max(COLDEST, above.temperature), HOTTEST
        best, distance = PlayStyle(temperature=low, reach=REACH), 1.0
        for _ in range(STEPS):
            middle = round((low * high) ** 0.5, 3)
            style = PlayStyle(temperature=middle, reach=REACH)
            found = self.share(above, style, games)
            console.print(f"  temperature {middle}: {found.text} of {found.games} games")
            if abs(found.share - TARGET) < distance:
                best, distance = style, abs(found.share - TARGET)
            if distance < CLOSE:
                break
            low, high = (middle, high) if found.share < TARGET else (low, middle)
        return best


def calibrate(ladder: Ladder, nodes: int, games: int, console: Console) -> list[PlayStyle]:
    """Return the styles of all levels, weakest first."""
    found = [PlayStyle(nodes=nodes)]
    for strength in range(STRENGTHS - 1, 0, -1):
        console.print(f"{ladder.table.game} {ladder.table.box}: level {strength}")
        found.append(ladder.below(found[-1], games, console))
    return found[::-1]


def main() -> None:
    """Read the arguments, calibrate if asked to, measure and print the ladder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help=f"some tables, comma-separated: {', '.join(TABLES)}")
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("--nodes", type=int, default=200, help="of the strongest level")
    parser.add_argument("--games", type=int, default=400, help="of each match of the ladder")
    parser.add_argument("--trial-games", type=int, default=200, help="of each step of a calibration")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", default="build/level_matches.jsonl")
    parser.add_argument("--weights", action="append", default=[], help="GAME=FILE")
    asked = parser.parse_args()
    weights = dict(text.split("=", 1) for text in asked.weights)
    console, outcomes = Console(), OutcomeFile(asked.results)
    ladder_table = Table("table", "level", "style", "wins against the level below", "games", "65–75 %")
    for name in asked.only.split(",") if asked.only else TABLES:
        table = TABLES[name]
        ladder = Ladder(table, outcomes, asked.jobs, weights.get(table.game, ""), asked.seed)
        known = dict(styles(table.game)) if levels_file(table.game).exists() else {}
        if asked.calibrate:
            known[table.box] = calibrate(ladder, asked.nodes, asked.trial_games, console)
            write_styles(table.game, known)
        rows = known[table.box]
        ladder.seed += 1000  # other deals than those of the calibration
        for strength in range(STRENGTHS, 1, -1):
            found = ladder.share(rows[strength - 1], rows[strength - 2], asked.games)
            fits = "yes" if 0.65 <= found.share <= 0.75 else "no"
            style = as_bot(rows[strength - 1], "network")
            ladder_table.add_row(name, str(strength), style, found.text, str(found.games), fits)
        ladder_table.add_row(name, "1", as_bot(rows[0], "network"), "", "", "")
    console.print(ladder_table)


if __name__ == "__main__":
    main()
