"""Calibrate the five levels of a network, and measure the ladder.

    .venv/bin/python tools/measure_levels.py --calibrate                 # find the styles, write them, measure
    .venv/bin/python tools/measure_levels.py                             # measure what is written
    .venv/bin/python tools/measure_levels.py --only the_abyss --games 400

The strongest level searches. Each further level plays without search at the temperature at which the level above it
wins about 70 % of the games. It is found by trials of a few games: after each, a logistic curve is fitted to the
results of all, and the next trial is where the curve says 70 %. Then the match is played with other deals; if the
result is not between 65 and 75 %, it becomes one more trial. Matches are between two players, every deal from both
seats; 95 % intervals over deals. The results are written to games/GAME/ai/levels.json with a digest of the weights.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict, dataclass, field
from math import exp, log

from arguments import name_and_value
from network_games import MatchOfBots, MatchShare, OutcomeFile, play_match
from rich.console import Console
from rich.table import Table

from hadal.network.files import levels_file, table_weights_file
from hadal.network.levels import (
    ANY_BOX,
    LADDER_SEATS,
    STRENGTHS,
    LadderStep,
    LevelTable,
    careful_questions,
    level_tables,
    weights_digest,
    write_level_tables,
)
from hadal.network.style import PlayStyle

TARGET = 0.70
LOWEST, HIGHEST = 0.65, 0.75
COLDEST, HOTTEST = 0.05, 60.0
FIRST_FACTOR = 1.8  # the first trial is this much hotter than the level above
SEARCH_HEAT = 0.75  # the temperature that a level with search counts as
USUAL_SLOPE, SLOPE_SPREAD = 0.9, 0.5  # of the curve by the logarithm of the temperature, before any trial
FITTING_STEPS = 30
MOST_MATCHES = 3  # of a level, until one is near enough to the target
TRIAL_SEED = 100_000


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


@dataclass(frozen=True)
class TemperatureTrial:
    """Some games of the level above against a temperature."""

    heat: float  # the logarithm of the temperature
    share: float
    games: int


def temperature_at(trials: list[TemperatureTrial], share: float) -> float:
    """Return the temperature at which a logistic curve through the trials has this share, not far from those tried."""
    shift, slope = log(TARGET / (1 - TARGET)) - USUAL_SLOPE * trials[0].heat, USUAL_SLOPE
    for _ in range(FITTING_STEPS):  # Newton's method, with the usual slope as prior knowledge
        g0, g1 = 0.0, (USUAL_SLOPE - slope) / SLOPE_SPREAD**2
        h00, h01, h11 = 1e-6, 0.0, 1 / SLOPE_SPREAD**2
        for one in trials:
            expected = 1 / (1 + exp(-max(-30.0, min(30.0, shift + slope * one.heat))))
            weight = one.games * expected * (1 - expected)
            rest = one.games * (one.share - expected)
            g0, g1 = g0 + rest, g1 + rest * one.heat
            h00, h01, h11 = h00 + weight, h01 + weight * one.heat, h11 + weight * one.heat**2
        bottom = h00 * h11 - h01 * h01
        shift += max(-3.0, min(3.0, (g0 * h11 - g1 * h01) / bottom))
        slope += max(-0.5, min(0.5, (g1 * h00 - g0 * h01) / bottom))
    heats = [one.heat for one in trials]
    wanted = (log(share / (1 - share)) - shift) / max(slope, 0.2)
    heat = max(min(heats) - 1, min(max(heats) + 1, wanted))
    return round(max(COLDEST, min(HOTTEST, exp(heat))), 3)


def as_bot(style: PlayStyle, weights: str) -> str:
    """Return a style as the name of a bot with a file of weights."""
    given = [f"{key}={value:g}" for key, value in asdict(style).items() if value and key not in ("reach", "careful")]
    if style.temperature:
        given.append(f"reach={style.reach:g}")
        given += [f"careful={','.join(style.careful)}"] * bool(style.careful)
    return ":".join([weights, *given])


class LadderMatches:
    """Plays matches between styles at one table."""

    def __init__(
        self, table: LadderTable, outcomes: OutcomeFile, jobs: int, weights: str, seed: int, console: Console
    ) -> None:
        self.table = table
        self.outcomes = outcomes
        self.jobs = jobs
        self.weights = weights or str(table_weights_file(table.game, LADDER_SEATS))
        self.seed = seed
        self.console = console
        self.careful = careful_questions(table.game)

    def share(self, above: PlayStyle, below: PlayStyle, games: int, seed: int) -> MatchShare:
        """Return how often one style wins against another."""
        names = [as_bot(style, self.weights) for style in (above, below)]
        match = MatchOfBots(names[0], names[1], self.table.game, LADDER_SEATS, self.table.options, seed)
        return play_match(match, games, self.outcomes, self.jobs)

    def say(self, text: str) -> None:
        """Print a line about this table."""
        self.console.print(f"{self.table.game} {self.table.box}: {text}")

    def below(
        self, above: PlayStyle, strength: int, games: int, trials: int, trial_games: int
    ) -> tuple[PlayStyle, LadderStep]:
        """Return the style against which `above` wins TARGET of its games, without search, and the match with it."""
        tried: list[TemperatureTrial] = []
        temperature = round(FIRST_FACTOR * max(above.temperature, SEARCH_HEAT), 3)
        for n in range(trials):
            style = PlayStyle(temperature=temperature, careful=self.careful)
            found = self.share(above, style, trial_games, self.seed + TRIAL_SEED * strength + n)
            self.say(f"level {strength} at temperature {temperature}: {found.text} of {found.games} games")
            tried.append(TemperatureTrial(log(temperature), found.share, found.games))
            temperature = temperature_at(tried, TARGET)
        for n in range(MOST_MATCHES):
            style = PlayStyle(temperature=temperature, careful=self.careful)
            found = self.share(above, style, games, self.seed + n)
            self.say(f"match against level {strength}, temperature {temperature}: {found.text} of {found.games} games")
            if LOWEST <= found.share <= HIGHEST:
                break
            tried.append(TemperatureTrial(log(temperature), found.share, found.games))
            temperature = temperature_at(tried, TARGET)
        return style, step_of(found)


def step_of(found: MatchShare) -> LadderStep:
    """Return a match as a step of the ladder."""
    return LadderStep(round(100 * found.share, 1), round(100 * found.error, 1), found.games)


def calibrate(ladder: LadderMatches, nodes: int, games: int, trials: int, trial_games: int) -> LevelTable:
    """Return the levels of a table."""
    styles, steps = [PlayStyle(nodes=nodes)], []
    for strength in range(STRENGTHS - 1, 0, -1):
        style, step = ladder.below(styles[-1], strength, games, trials, trial_games)
        styles.append(style)
        steps.append(step)
    return LevelTable(weights_digest(ladder.table.game), tuple(styles[::-1]), tuple(steps[::-1]))


def measure(ladder: LadderMatches, known: LevelTable, games: int) -> LevelTable:
    """Return the levels of a table with the ladder measured again."""
    steps = []
    for below, above in zip(known.styles, known.styles[1:], strict=False):
        steps.append(step_of(ladder.share(above, below, games, ladder.seed)))
        ladder.say(f"{as_bot(above, 'network')}: {steps[-1].wins} % ± {steps[-1].error}")
    return LevelTable(weights_digest(ladder.table.game), known.styles, tuple(steps))


def known_levels(game: str) -> dict[str, LevelTable]:
    """Return the levels of a game by box; none if they were never calibrated."""
    return dict(level_tables(game)) if levels_file(game).exists() else {}


def main() -> None:
    """Read the arguments, calibrate if asked to, measure, write and print the ladder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help=f"some tables, comma-separated: {', '.join(TABLES)}")
    parser.add_argument("--calibrate", action="store_true")
    parser.add_argument("--nodes", type=int, default=100, help="of the strongest level")
    parser.add_argument("--games", type=int, default=400, help="of each match of the ladder")
    parser.add_argument("--trials", type=int, default=5, help="of a calibration")
    parser.add_argument("--trial-games", type=int, default=64)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", default="build/level_matches.jsonl")
    parser.add_argument("--weights", type=name_and_value, action="append", default=[], help="GAME=FILE")
    asked = parser.parse_args()
    wanted = asked.only.split(",") if asked.only else list(TABLES)
    for name in wanted:
        if name not in TABLES:
            parser.error(f"there is no table {name!r}; tables are: {', '.join(TABLES)}")
        if not asked.calibrate and TABLES[name].box not in known_levels(TABLES[name].game):
            parser.error(f"the levels of {name} were never calibrated: add --calibrate")
    weights = dict(asked.weights)
    console, outcomes = Console(width=200), OutcomeFile(asked.results)
    printed = Table("table", "level", "style", "wins against the level below", "games", "65–75 %")
    for name in wanted:
        table = TABLES[name]
        ladder = LadderMatches(table, outcomes, asked.jobs, weights.get(table.game, ""), asked.seed, console)
        if asked.calibrate:
            found = calibrate(ladder, asked.nodes, asked.games, asked.trials, asked.trial_games)
        else:
            found = measure(ladder, known_levels(table.game)[table.box], asked.games)
        level_tables.cache_clear()  # another process may have written the levels of another table meanwhile
        known = known_levels(table.game) | {table.box: found}
        write_level_tables(
            table.game,
            {each.box: known[each.box] for each in TABLES.values() if each.game == table.game and each.box in known},
        )
        for strength in range(STRENGTHS, 1, -1):
            step = found.ladder[strength - 2]
            fits = "yes" if LOWEST <= step.wins / 100 <= HIGHEST else "no"
            style = as_bot(found.styles[strength - 1], "network")
            printed.add_row(name, str(strength), style, f"{step.wins} % ± {step.error}", str(step.games), fits)
        printed.add_row(name, "1", as_bot(found.styles[0], "network"), "", "", "")
    console.print(printed)


if __name__ == "__main__":
    main()
