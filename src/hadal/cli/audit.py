"""`hadal audit`: random games with every invariant checked, and the contracts of the engine."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass

from hadal.bots import repeatable
from hadal.cli.arguments import (
    FAILED,
    OK,
    at_least_one,
    complain,
    create_game,
    message,
    read_options,
    read_seed,
    table_name,
)
from hadal.cli.progress import progress
from hadal.core import promises
from hadal.core.game import Game
from hadal.core.registry import counts, counts_with
from hadal.core.registry import tables as every_table

PROMISED = 3  # games per table in which every contract is checked at every step


@dataclass(frozen=True)
class Audited:
    """What the audit of one table found."""

    game: Game
    found: promises.Audit
    problems: list[str]
    seconds: float

    def as_dict(self) -> dict[str, object]:
        """Return the findings for programs."""
        return {
            "game": self.game.name,
            "seats": self.game.seats,
            "options": self.game.changed_options(),
            "games": self.found.games,
            "decisions": self.found.decisions,
            "longest": self.found.longest,
            "promised": PROMISED,
            "seconds": round(self.seconds, 1),
            "problems": self.problems,
        }


def audit(
    name: str, games: int, seats: int | None, given: list[str], all_options: bool, seed: str, as_json: bool
) -> int:
    """Audit every requested table; return exit code 1 if anything is wrong."""
    at_least_one(games)
    start = read_seed(seed)
    audited = []
    for table in tables(name, seats, given, all_options):
        audited.append(audit_table(table, games, start))
        if not as_json:
            report(audited[-1])
    wrong = sum(len(one.problems) for one in audited)
    if as_json:
        print(json.dumps([one.as_dict() for one in audited], indent=2, ensure_ascii=False))
    elif wrong:
        complain(message("cli-problems", n=wrong))
    return FAILED if wrong else OK


def tables(name: str, seats: int | None, given: list[str], all_options: bool) -> list[Game]:
    """Return the tables to audit: one or every number of players, one or every set of options."""
    chosen = read_options(given)
    if all_options:
        sets = [(count, options) for count, options in every_table(name, chosen) if seats in (None, count)]
    else:
        sets = [(count, chosen) for count in ([seats] if seats is not None else counts_with(name, chosen))]
    if not sets:
        create_game(name, counts(name)[0] if seats is None else seats, given)  # raises: no table fits, and it says why
    return [create_game(name, count, [f"{key}={value}" for key, value in options.items()]) for count, options in sets]


def audit_table(game: Game, games: int, seed: int) -> Audited:
    """Audit one table."""
    began = time.perf_counter()
    with progress(table_name(game), games) as step:
        found = promises.audit(game, games, seed, step)
    problems = [*found.problems, *broken_promises(game, seed)]
    return Audited(game, found, problems, time.perf_counter() - began)


def report(audited: Audited) -> None:
    """Print what an audit of a table found."""
    found = audited.found
    counts = {"games": found.games, "decisions": found.decisions, "longest": found.longest, "promised": PROMISED}
    seconds, problems = f"{audited.seconds:.1f}", len(audited.problems)
    table = table_name(audited.game)
    print(message("cli-audited", table=table, seconds=seconds, problems=problems, **counts), flush=True)
    for problem in audited.problems:
        complain(problem)


def broken_promises(game: Game, seed: int) -> list[str]:
    """Return the first broken contract in a few games, if any."""
    bots = repeatable(game.name)
    try:
        promises.everything(game, seeds=range(seed, seed + PROMISED), bots=bots)
    except AssertionError as broken:  # BrokenPromise, or an assertion in the rules themselves
        return [str(broken)]
    return []
