"""Compare our environments with other projects': random legal steps per second through their usual API."""

from __future__ import annotations

import contextlib
import importlib
import io
import re
import time
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

from hadal.core.batch import Batch
from hadal.core.game import Game
from hadal.core.registry import names, plugin

Measure = Callable[[float], float]
SIDE_BY_SIDE = 64  # games of a vectorised environment


def batch_steps(game: Game, seconds: float) -> float:
    """Return random steps per second of many parallel games, with observations, masks and new deals."""
    batch = Batch(game, SIDE_BY_SIDE, 1, False)
    picks = memoryview(batch.picks)
    began = time.perf_counter()
    steps = 0
    while time.perf_counter() - began < seconds:
        batch.pick()
        batch.step(picks.tobytes())
        steps += SIDE_BY_SIDE
    return steps / (time.perf_counter() - began)


def title() -> str:
    """Return the game to measure: the default game of environments."""
    return plugin(names()[0]).title


def environments() -> tuple[dict[str, Measure], dict[str, Measure], list[str]]:
    """Return a measure for each of our environments and other projects', and what is not installed."""
    ours: dict[str, Measure] = {}
    others: dict[str, Measure] = {}
    missing = [name for name in ("numpy", "pettingzoo", "gymnasium", "catanatron_gym") if find_spec(name) is None]
    if "numpy" not in missing:
        ours[f"vector, {SIDE_BY_SIDE} games: {title()}, 4 players"] = vector
    if "pettingzoo" not in missing:
        ours[f"PettingZoo, its own benchmark: {title()}, 4 players"] = zoo
    if "gymnasium" not in missing:
        ours[f"Gymnasium: {title()} against a random bot"] = gym
        if "catanatron_gym" not in missing:
            others["catanatron's Gym: Catan against a random bot"] = catanatron_gym
    return ours, others, missing


def vector(seconds: float) -> float:
    """Return steps per second of the vectorised environment, through NumPy."""
    env: Any = importlib.import_module("hadal.envs.vector").VectorEnv("", SIDE_BY_SIDE, 4)
    began = time.perf_counter()
    steps = 0
    while time.perf_counter() - began < seconds:
        env.step(env.random_actions())
        steps += SIDE_BY_SIDE
    return steps / (time.perf_counter() - began)


def zoo(seconds: float) -> float:
    """Return turns per second of PettingZoo's own benchmark, which always takes five seconds."""
    env: Any = importlib.import_module("hadal.envs.pettingzoo").env("", 4)
    benchmark: Any = importlib.import_module("pettingzoo.test").performance_benchmark
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        benchmark(env)
    found = re.search(r"([\d.]+) turns per second", output.getvalue())
    assert found, "PettingZoo's benchmark prints turns per second"
    return float(found[1])


def gym(seconds: float) -> float:
    """Return steps per second of one seat against a random bot."""
    env: Any = importlib.import_module("hadal.envs.gymnasium").HadalEnv("", 2)
    return single_seat(env, seconds, lambda info: [i for i, legal in enumerate(info["action_mask"].tolist()) if legal])


def catanatron_gym(seconds: float) -> float:
    """Do the same in catanatron's environment, with its own list of valid actions."""
    with warnings.catch_warnings(), contextlib.redirect_stderr(io.StringIO()):
        warnings.simplefilter("ignore")  # it was written for an older Gymnasium
        importlib.import_module("catanatron_gym")
        env: Any = importlib.import_module("gymnasium").make("catanatron-v1").unwrapped
    return single_seat(env, seconds, lambda info: list(info["valid_actions"]))


def single_seat(env: Any, seconds: float, legal: Callable[[Any], list[int]]) -> float:
    """Return random legal steps per second of an environment with one seat."""
    chance = Random(1)
    _, info = env.reset(seed=1)
    began = time.perf_counter()
    steps = 0
    while time.perf_counter() - began < seconds:
        _, _, ended, cut, info = env.step(chance.choice(legal(info)))
        steps += 1
        if ended or cut:
            _, info = env.reset()
    return steps / (time.perf_counter() - began)
