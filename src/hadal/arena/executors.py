"""Executors that play games: in this process, on all cores (loky), or on a cluster (Ray).

The results do not depend on the executor. Games of a worker that dies are submitted again; each game has a number, so
none is counted twice.
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

BUNDLE_S = 0.25  # shorter games are submitted in bundles
MOST_BUNDLE = 64
WAIT_S = 0.2  # polling interval while waiting for results
MOST_LOSSES = 10  # bundles per process that may be lost in a row without any result
CONNECT_TIMEOUT_S = 5.0
EXECUTORS = ("processes", "ray")


class WorkerDied(Exception):
    """The worker process of this task has died."""


class Executor(Protocol):
    """Runs bundles of games."""

    width: int  # number of bundles played at the same time

    def submit(self, jobs: list[Job]) -> object:
        """Submit games; return a task."""

    def wait(self, tasks: list[object]) -> list[object]:
        """Return the finished tasks, after a short wait at most."""

    def result(self, task: object) -> list[GameResult]:
        """Return the results of a task; raise WorkerDied if its process has died."""

    def close(self) -> None:
        """Shut down the workers. All results that count have arrived."""


class Serial:
    """Plays in this process, when the result is requested."""

    width = 1

    def __init__(self, contest: Contest) -> None:
        self.contest = contest

    def submit(self, jobs: list[Job]) -> object:
        """Store the games for later."""
        return jobs

    def wait(self, tasks: list[object]) -> list[object]:
        """Return the first task."""
        return tasks[:1]

    def result(self, task: object) -> list[GameResult]:
        """Play the games now."""
        assert isinstance(task, list)
        return play_all(self.contest, task)

    def close(self) -> None:
        """Close the players."""
        PLAYERS.close()


def work(contest: Contest, jobs: list[Job]) -> list[GameResult]:
    """Play games in a worker process.

    Workers ignore Ctrl-C, which is handled by the parent, and exit with the parent.
    """
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
        """Submit games; the processes start with the first call."""
        if self.pool is None:
            loky: Any = importlib.import_module("loky")
            self.pool = loky.ProcessPoolExecutor(self.width)
        try:
            return self.pool.submit(work, self.contest, jobs)
        except RuntimeError:  # the pool broke after the last check
            return None

    def wait(self, tasks: list[object]) -> list[object]:
        """Return the finished tasks."""
        from concurrent.futures import FIRST_COMPLETED, wait

        if None in tasks:
            return [None]
        done, _ = wait(tasks, WAIT_S, FIRST_COMPLETED)  # type: ignore[arg-type]  # futures, all of them
        return list(done)

    def result(self, task: Any) -> list[GameResult]:
        """Return the results of a task."""
        from concurrent.futures import CancelledError
        from concurrent.futures.process import BrokenProcessPool

        try:
            if task is None:
                raise WorkerDied
            return list(task.result())
        except (BrokenProcessPool, CancelledError, WorkerDied):
            self.close()
            raise WorkerDied from None

    def close(self) -> None:
        """Kill the processes.

        Asking them to end could block for ever: a process that was killed from outside may have held the lock of the
        queue through which they are asked.
        """
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=True, kill_workers=True)


class Cluster:
    """A Ray cluster; started here if there is no address."""

    def __init__(self, contest: Contest, address: str, width: int) -> None:
        if importlib.util.find_spec("ray") is None:
            raise ArenaError("arena-needs", package="ray", extra="cluster")
        check_reachable(address)
        ray: Any = importlib.import_module("ray")
        self.ray = ray
        paths = os.pathsep.join([os.getcwd(), os.environ.get("PYTHONPATH", "")])
        # "local" starts a new cluster, even if another one runs on this machine
        given: dict[str, Any] = {"address": address} if address else {"address": "local", "num_cpus": width}
        try:
            ray.init(log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": paths}}, **given)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ArenaError("arena-no-cluster", address=address or "local", why=str(error).split("\n")[0]) from None
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.contest = ray.put(contest)
        # Ray retries the work of a dead process; work it gives up on is submitted again here.
        self.work: Any = ray.remote(max_retries=3)(work)

    def submit(self, jobs: list[Job]) -> object:
        """Submit games to the cluster."""
        task: object = self.work.remote(self.contest, jobs)
        return task

    def wait(self, tasks: list[object]) -> list[object]:
        """Return the finished tasks."""
        done, _ = self.ray.wait(tasks, num_returns=1, timeout=WAIT_S)
        return list(done)

    def result(self, task: object) -> list[GameResult]:
        """Return the results of a task."""
        try:
            return list(self.ray.get(task))
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.RaySystemError):
            raise WorkerDied from None
        except self.ray.exceptions.ObjectLostError:
            raise WorkerDied from None

    def close(self) -> None:
        """Disconnect from the cluster; shut it down if it was started here."""
        self.ray.shutdown()


def check_reachable(address: str) -> None:
    """Check that the address answers. Ray itself would retry for minutes."""
    place = re.fullmatch(r"(?:ray://)?\[?([^/\]]+)\]?:(\d+)", address)
    if place is None:  # "auto", or a cluster started here
        return
    try:
        socket.create_connection((place[1], int(place[2])), CONNECT_TIMEOUT_S).close()
    except (OSError, OverflowError) as error:
        why = str(getattr(error, "strerror", None) or error).lower()
        raise ArenaError("arena-no-cluster", address=address, why=why) from None


def executor_for(contest: Contest, engine: str, processes: int, address: str) -> Executor:
    """Create the executor; with 0 processes, one per core."""
    width = processes or cores()
    if engine == "ray":
        return Cluster(contest, address, width)
    if width == 1 or importlib.util.find_spec("loky") is None:
        return Serial(contest)
    return Processes(contest, width)


def cores() -> int:
    """Return the number of cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def results_of(executor: Executor, jobs: Iterator[Job]) -> Iterator[GameResult | None]:
    """Yield the result of every game once, in order of completion; None if there was none for a while.

    The caller closes the executor.
    """
    out: list[tuple[object, list[Job]]] = []
    back: list[Job] = []
    done: set[tuple[int, int]] = set()
    size, losses = 1, 0
    while True:
        while len(out) < 2 * executor.width and (bundle := next_bundle(back, jobs, size)):
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
            except WorkerDied:
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


def next_bundle(back: list[Job], jobs: Iterator[Job], size: int) -> list[Job]:
    """Take the next games to submit; games of lost tasks come first."""
    bundle = back[:size]
    del back[: len(bundle)]
    while len(bundle) < size:
        job = next(jobs, None)
        if job is None:
            break
        bundle.append(job)
    return bundle


def bundle_size(games: list[GameResult]) -> int:
    """Return the number of games in a bundle that takes about BUNDLE_S."""
    each = sum(game.seconds for game in games) / len(games)
    return max(1, min(MOST_BUNDLE, int(BUNDLE_S / max(each, 1e-6))))
