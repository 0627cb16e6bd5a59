"""The same contest on a real Ray cluster whose workers are killed: no game is lost or counted twice."""

import json
import os
import signal
from pathlib import Path

import pytest

from hadal.arena.executors import executor_for
from hadal.arena.results_file import ResultsFile
from hadal.arena.run import Run, prepared
from tests.arena.kit import EXAMPLES, contest, held
from tests.arena.test_contest import timeless

pytestmark = pytest.mark.slow


def workers() -> list[int]:
    """The processes on this machine that play for Ray."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().startswith(b"ray::work"):
                found.append(int(path.parent.name))
        except OSError:
            continue
    return found


def test_a_worker_of_the_cluster_is_killed_and_no_game_is_lost_or_counted_twice(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    games, path = 60, str(tmp_path / "games.jsonl")
    of = contest("greedy", str(EXAMPLES / "first.sh"), "random", seed=8)
    log = ResultsFile(path, of)
    log.create()
    run = prepared(of, games, log, None, [])
    executor = executor_for(of, "ray", 2, "")
    killed: list[int] = []

    def murder(now: Run) -> None:
        if len(now.games) >= 6 and len(killed) < 2 and (not killed or len(now.games) >= 30):
            found = workers()
            if found:
                os.kill(found[0], signal.SIGKILL)
                killed.append(found[0])

    run.play(executor, murder)
    log.close()
    lines = [json.loads(line) for line in Path(path).read_text().splitlines()[1:]]
    assert len(killed) == 2
    assert len({(line["deal"], line["number"]) for line in lines}) == len(lines) == games
    assert timeless(run) == timeless(held(of, games))
