"""Contests for tests: small, and in this process by default."""

import os
import sys
from pathlib import Path

from hadal.arena.budget import DecisionBudget
from hadal.arena.contest import Contest
from hadal.arena.entrants import read_entrants
from hadal.arena.executors import executor_for
from hadal.arena.results_file import ResultsFile
from hadal.arena.run import Run, prepared
from hadal.arena.sprt import Sprt

HERE = Path(__file__).parent
ODD = HERE / "odd_program.py"
BOTS = HERE / "odd_bots.py"
EXAMPLES = HERE.parents[1] / "docs" / "examples"


def contest(*bots: str, game: str = "the_abyss", seats: int = 2, seed: int = 1, **more: object) -> Contest:
    """A contest between these bots."""
    budget, trust = more.get("budget", DecisionBudget()), bool(more.get("trust"))
    options = more.get("options", {})
    assert isinstance(budget, DecisionBudget) and isinstance(options, dict)
    return Contest(game, seats, tuple(read_entrants(list(bots), game)), seed, options, budget, trust)


def held(of: Contest, games: int, jobs: int = 1, path: str = "", sprt: Sprt | None = None) -> Run:
    """Run the contest."""
    log = ResultsFile(path, of)
    log.create()
    run = prepared(of, games, log, sprt, [])
    run.play(executor_for(of, "processes", jobs, ""))
    log.close()
    return run


def odd(kind: str, *more: object) -> str:
    """A program that misbehaves."""
    return f"{kind}=program:" + " ".join(map(str, [sys.executable, ODD, kind, *more]))


def alive(pid: int) -> bool:
    """Whether there is such a process, other than a zombie."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][:1]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state != "Z"
