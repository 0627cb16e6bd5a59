"""Play the matches of the strength table in docs/performance.md, and plot strength over thinking time.

    .venv/bin/python tools/measure_strength.py                     # every match of the table
    .venv/bin/python tools/measure_strength.py --only boxes,cards  # some of them
    .venv/bin/python tools/measure_strength.py --curve docs/pictures/strength.svg

Every deal is played from every seat (`hadal arena`, whose command is printed too); 95 % intervals over deals. Bots
think by the clock, so they search less on a busy machine.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field, replace
from typing import Any

from hadal.arena.contest import Contest
from hadal.arena.entrants import read_entrants
from hadal.arena.executors import executor_for
from hadal.arena.result import result
from hadal.arena.results_file import ResultsFile
from hadal.arena.run import prepared
from hadal.cli.arena_table import live

PEER = "hadal.envs.openspiel_bots:"
SECONDS = (0.02, 0.08, 0.32, 1.28)
STYLES = ("o-", "s--", "D:")


@dataclass(frozen=True)
class StrengthMatch:
    """The first bot against the others, and how often it should win."""

    bots: tuple[str, ...]
    game: str
    seats: int
    games: int
    least: float  # required win share in percent; 0: none
    options: dict[str, str] = field(default_factory=dict)

    @property
    def command(self) -> str:
        """Return the command that plays the same match."""
        more = "".join(f" --option {name}={value}" for name, value in self.options.items())
        return f"hadal arena {' '.join(self.bots)} --game {self.game} --seats {self.seats}{more} --games {self.games}"


BOTH = {"expansions": "both"}
TENTH, THIRD = "search:seconds=0.1", "search:seconds=0.3"
MATCHES = {
    "random": StrengthMatch(("greedy", "random"), "abyss", 2, 400, 95),
    "base": StrengthMatch((TENTH, "greedy"), "abyss", 2, 200, 80),
    "four": StrengthMatch((TENTH, "greedy", "b=greedy", "c=greedy"), "abyss", 4, 200, 55),
    "boxes": StrengthMatch((TENTH, "greedy"), "abyss", 2, 200, 75, BOTH),
    "cards": StrengthMatch((TENTH, "greedy", "b=greedy"), "the_abyss", 3, 600, 50),
    "ismcts": StrengthMatch((THIRD, f"ismcts={PEER}Ismcts"), "abyss", 2, 60, 75),
    "quick": StrengthMatch((THIRD, f"quick={PEER}QuickIsmcts"), "abyss", 2, 60, 75),
    "novice": StrengthMatch(("greedy", "novice"), "abyss", 2, 400, 0),
    "novice-cards": StrengthMatch(("greedy", "novice", "b=novice"), "the_abyss", 3, 600, 0),
    "beginner": StrengthMatch(("novice", "random"), "abyss", 2, 400, 0),
    "beginner-cards": StrengthMatch(("novice", "random", "b=random"), "the_abyss", 3, 600, 0),
}
# Games for each of SECONDS: fewer where they take long.
CURVES = {
    "four": ("Abyss, base box, 4 players (25 % by chance)", (60, 60, 40, 20)),
    "boxes": ("Abyss, both boxes, 2 players (50 % by chance)", (120, 120, 60, 30)),
    "cards": ("The Abyss, 3 players (33 % by chance)", (300, 300, 150, 60)),
}


def played(match: StrengthMatch, seed: int, jobs: int) -> dict[str, Any]:
    """Play a match and return its figures."""
    # A peer's process would be killed for a slow start; it is trusted, so it plays in this process.
    contest = Contest(
        match.game, match.seats, tuple(read_entrants(list(match.bots), match.game)), seed, match.options, trust=True
    )
    run = prepared(contest, match.games, ResultsFile("", contest), None, [])
    with live(run) as look:
        run.play(executor_for(contest, "processes", jobs, ""), look)
    if run.interrupted:
        raise SystemExit("stopped")
    found: dict[str, Any] = result(run)
    return found


def line(match: StrengthMatch, found: dict[str, Any]) -> str:
    """Return a row of the table."""
    first, share = found["entrants"][0], found["entrants"][0]["share"]
    percents = f"{100 * share['value']:.1f} % ({100 * share['low']:.1f}–{100 * share['high']:.1f})"
    bar = f"{match.least:g} %" if match.least else ""
    thought = " / ".join(f"{1000 * bot['time']['seconds_a_move']:.1f}" for bot in found["entrants"][:2])
    late = sum(sum(bot["faults"].values()) for bot in found["entrants"])
    cells = [f"`{match.command}`", str(found["games"]), percents, bar, f"{first['ahead']['value']:+.1f}", thought]
    return "| " + " | ".join(cells) + " |" + (f" {late} games lost by faults" if late else "")


def curves(wanted: list[str], seed: int, jobs: int, path: str) -> None:
    """Print win shares by seconds per decision, and plot them."""
    drawn: dict[str, list[dict[str, float]]] = {}
    for name in wanted:
        title, games = CURVES[name]
        for seconds, n in zip(SECONDS, games, strict=True):
            bots = (f"search:seconds={seconds:g}", *MATCHES[name].bots[1:])
            match = replace(MATCHES[name], bots=bots, games=n, least=0)
            found = played(match, seed, jobs)
            drawn.setdefault(title, []).append(found["entrants"][0]["share"])
            print(line(match, found), flush=True)
    draw(drawn, path)


def draw(drawn: dict[str, list[dict[str, float]]], path: str) -> None:
    """Plot one line per table with intervals; lines differ by dashes and markers."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axis = plt.subplots(figsize=(7, 4), layout="constrained")
    for (name, shares), style in zip(drawn.items(), STYLES, strict=False):
        middle = [100 * one["value"] for one in shares]
        below = [100 * (one["value"] - one["low"]) for one in shares]
        above = [100 * (one["high"] - one["value"]) for one in shares]
        axis.errorbar(SECONDS, middle, yerr=[below, above], fmt=style, capsize=3, label=name)
    axis.set_xscale("log")
    axis.set_xticks(SECONDS, [f"{seconds:g} s" for seconds in SECONDS])
    axis.minorticks_off()
    axis.set_xlabel("time for a decision")
    axis.set_ylabel("games won against greedy (%)")
    axis.legend()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    """Read the arguments, play, print the rows."""
    parser = argparse.ArgumentParser(description="strengths of the bots")
    parser.add_argument("--only", default="", help=f"some of {','.join(MATCHES)}")
    parser.add_argument("--games", type=int, default=0, help="instead of those of the table")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=0, help="processes; one for each core if 0")
    parser.add_argument("--curve", default="", help="a picture: shares by seconds for a decision")
    asked = parser.parse_args()
    known = list(CURVES if asked.curve else MATCHES)
    wanted = asked.only.split(",") if asked.only else known
    if unknown := set(wanted) - set(known):
        parser.error(f"no match {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    print("| match | games | wins of the first | bar | points ahead | ms a move |\n" + "| --- " * 6 + "|", flush=True)
    if asked.curve:
        curves(wanted, asked.seed, asked.jobs, asked.curve)
        return
    for name in wanted:
        match = MATCHES[name]
        if asked.games:
            match = replace(match, games=asked.games)
        print(line(match, played(match, asked.seed, asked.jobs)), flush=True)


if __name__ == "__main__":
    main()
