"""Where games are played: in this process, on all cores (loky), or on a cluster (Ray). The same work, the same games.

Processes may die with games under way: those are handed out again. Nobody counts a game twice, since each has a number.
"""

from __future__ import annotations

import importlib.util
import os
import re
import signal
import socket
from collections.abc import Iterator
from typing import Any, Protocol

from hadal.arena.contest import Contest
from hadal.arena.errors import ArenaError
from hadal.arena.game_result import GameResult
from hadal.arena.play import PLAYERS, play_all
from hadal.arena.schedule import Job
from hadal.arena.subprocess_player import leave_with_parent

BUNDLE_S = 0.25  # games that take less are handed out several at a time
MOST_BUNDLE = 64
WAIT_S = 0.2  # so often somebody who waits may look up
MOST_LOSSES = 10  # bundles for each process that are lost in a row, without a single game coming back
KNOCK_S = 5.0
EXECUTORS = ("processes", "ray")


class Lost(Exception):
    """The process that had this work has died."""


class Executor(Protocol):
    """Somebody to hand work to."""

    width: int  # how many bundles are played at the same time

    def submit(self, jobs: list[Job]) -> object:
        """Hand games out."""

    def wait(self, tasks: list[object]) -> list[object]:
        """Those that are done, after a while at most."""

    def result(self, task: object) -> list[GameResult]:
        """What came of it; Lost if its process has died."""

    def close(self, now: bool) -> None:
        """Send everybody home, at once if need be."""


class Serial:
    """This process plays, when it is asked for the result."""

    width = 1

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    def submit(self, jobs: list[Job]) -> object:
        """Keep the games for later."""
        return jobs

    def wait(self, tasks: list[object]) -> list[object]:
        """Whatever comes first."""
        return tasks[:1]

    def result(self, task: object) -> list[GameResult]:
        """Play them now."""
        assert isinstance(task, list)
        return play_all(self.contest, task)

    def close(self, now: bool) -> None:
        """Send the bots away."""
        PLAYERS.close()


def work(contest: Contest, jobs: list[Job]) -> list[GameResult]:
    """What a worker process does. Ctrl-C is for the process that hands out the work; nobody should outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()
    return play_all(contest, jobs)


class Processes:
    """Worker processes on this machine."""

    def __init__(self, contest: Contest, width: int) -> None:
        self.contest = contest
        self.width = width
        self.pool: Any = None

    def submit(self, jobs: list[Job]) -> object:
        """Hand games to whoever is free; the processes start with the first."""
        if self.pool is None:
            loky: Any = importlib.import_module("loky")
            self.pool = loky.ProcessPoolExecutor(self.width)
        try:
            return self.pool.submit(work, self.contest, jobs)
        except RuntimeError:  # broken since the last look
            return None

    def wait(self, tasks: list[object]) -> list[object]:
        """Those that are done."""
        from concurrent.futures import FIRST_COMPLETED, wait

        if None in tasks:
            return [None]
        done, _ = wait(tasks, WAIT_S, FIRST_COMPLETED)  # type: ignore[arg-type]  # futures, all of them
        return list(done)

    def result(self, task: Any) -> list[GameResult]:
        """What came of it."""
        from concurrent.futures import CancelledError
        from concurrent.futures.process import BrokenProcessPool

        try:
            if task is None:
                raise Lost
            return list(task.result())
        except (BrokenProcessPool, CancelledError, Lost):
            self.close(now=True)
            raise Lost from None

    def close(self, now: bool) -> None:
        """End the processes; without `now` they finish what they have."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=True, kill_workers=now)


class Cluster:
    """A Ray cluster, or one that is started here for the occasion."""

    def __init__(self, contest: Contest, address: str, width: int) -> None:
        if importlib.util.find_spec("ray") is None:
            raise ArenaError("arena-needs", package="ray", extra="cluster")
        knock(address)
        ray: Any = importlib.import_module("ray")
        self.ray = ray
        paths = os.pathsep.join([os.getcwd(), os.environ.get("PYTHONPATH", "")])
        # "local": a new one, even if another runs here
        given: dict[str, Any] = {"address": address} if address else {"address": "local", "num_cpus": width}
        try:
            ray.init(log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": paths}}, **given)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ArenaError("arena-no-cluster", address=address or "local", why=str(error).split("\n")[0]) from None
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.contest = ray.put(contest)
        # Ray repeats what a dead process had; what it gives up on is handed out again here.
        self.work: Any = ray.remote(max_retries=3)(work)

    def submit(self, jobs: list[Job]) -> object:
        """Hand games to the cluster."""
        task: object = self.work.remote(self.contest, jobs)
        return task

    def wait(self, tasks: list[object]) -> list[object]:
        """Those that are done."""
        done, _ = self.ray.wait(tasks, num_returns=1, timeout=WAIT_S)
        return list(done)

    def result(self, task: object) -> list[GameResult]:
        """What came of it."""
        try:
            return list(self.ray.get(task))
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.RaySystemError):
            raise Lost from None
        except self.ray.exceptions.ObjectLostError:
            raise Lost from None

    def close(self, now: bool) -> None:
        """Leave the cluster; one that was started here ends."""
        self.ray.shutdown()


def knock(address: str) -> None:
    """Is anybody there? Ray itself would try for minutes."""
    place = re.fullmatch(r"(?:ray://)?\[?([^/\]]+)\]?:(\d+)", address)
    if place is None:  # "auto", or a cluster that is started here
        return
    try:
        socket.create_connection((place[1], int(place[2])), KNOCK_S).close()
    except (OSError, OverflowError) as error:
        why = str(getattr(error, "strerror", None) or error).lower()
        raise ArenaError("arena-no-cluster", address=address, why=why) from None


def executor_for(contest: Contest, engine: str, jobs: int, address: str) -> Executor:
    """Who plays: `jobs` processes, as many as there are cores for 0."""
    width = jobs or cores()
    if engine == "ray":
        return Cluster(contest, address, width)
    if width == 1 or importlib.util.find_spec("loky") is None:
        return Serial(contest)
    return Processes(contest, width)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def results_of(executor: Executor, jobs: Iterator[Job]) -> Iterator[GameResult | None]:
    """All games, as they come, each once; None where nothing has come for a while.

    The executor is closed by whoever made it.
    """
    out: list[tuple[object, list[Job]]] = []
    back: list[Job] = []
    done: set[tuple[int, int]] = set()
    size, losses = 1, 0
    while True:
        while len(out) < 2 * executor.width and (bundle := taken(back, jobs, size)):
            out.append((executor.submit(bundle), bundle))
        if not out:
            return
        ready = executor.wait([task for task, _ in out])
        if not ready:
            yield None
        for task, bundle in [pair for pair in out if pair[0] in ready]:
            out.remove((task, bundle))
            try:
                games = executor.result(task)
            except Lost:
                losses += 1
                if losses > MOST_LOSSES * executor.width:
                    raise ArenaError("arena-workers-die", n=losses) from None
                back += bundle
                continue
            losses, size = 0, bundle_size(games)
            for game in games:
                if game.key not in done:
                    done.add(game.key)
                    yield game


def taken(back: list[Job], jobs: Iterator[Job], size: int) -> list[Job]:
    """The next games to hand out: first those that came back."""
    bundle = back[:size]
    del back[: len(bundle)]
    while len(bundle) < size:
        job = next(jobs, None)
        if job is None:
            break
        bundle.append(job)
    return bundle


def bundle_size(games: list[GameResult]) -> int:
    """How many such games take about as long as a bundle should."""
    each = sum(game.seconds for game in games) / len(games)
    return max(1, min(MOST_BUNDLE, int(BUNDLE_S / max(each, 1e-6))))
