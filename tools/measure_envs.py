"""Measure the vectorised environment against the bare rules, in interleaved rounds.

    python tools/measure_envs.py [--rounds 5] [--seconds 0.5] [--games 16,64,256,1024]

Uses processor time, so that other load on the machine does not count, except for its effect on the caches.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable

import hadal
from hadal import _form
from hadal.core.game import Game
from hadal.core.playout import random_playout
from hadal.envs.vector import VectorEnv

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("abyss", 4, {}),
    ("abyss", 4, {"expansions": "both"}),
    ("the_abyss", 4, {}),
]


def bare(game: Game, seconds: float) -> float:
    """Return decisions per second of the rules alone."""
    began, decisions, games = time.process_time(), 0, 0
    while time.process_time() - began < seconds:
        decisions += random_playout(game.deal(games), games)
        games += 1
    return decisions / (time.process_time() - began)


def stepped(env: VectorEnv, seconds: float) -> float:
    """Return steps per second with observations, masks, rewards and new deals; actions are chosen in compiled code."""
    began, steps = time.process_time(), 0
    while time.process_time() - began < seconds:
        env.step(env.random_actions())
        steps += env.games
    return steps / (time.process_time() - began)


def works_of(table: tuple[str, int, dict[str, str]], sizes: list[int]) -> dict[str, Callable[[float], float]]:
    """Return what is measured at one table."""
    name, seats, options = table
    game = hadal.game(name, seats, **options)
    works: dict[str, Callable[[float], float]] = {"bare rules": lambda seconds: bare(game, seconds)}
    for size in sizes:
        env = VectorEnv(game, size)
        works[f"{size} games, {len(env.features)} features"] = lambda seconds, env=env: stepped(env, seconds)  # type: ignore[misc]
    return works


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--games", default="16,64,256,1024")
    given = parser.parse_args()
    print(f"rules {_form.form()} ({_form.why()}); steps per processor second: median (lowest-highest), share of bare")
    for table in TABLES:
        works = works_of(table, [int(size) for size in given.games.split(",")])
        samples: dict[str, list[float]] = {name: [] for name in works}
        for _ in range(given.rounds):
            for name, work in works.items():
                samples[name].append(work(given.seconds))
        print(f"{table[0]}, {table[1]} players {' '.join(table[2].values())}")
        most = statistics.median(samples["bare rules"])
        for name, found in samples.items():
            middle = statistics.median(found)
            print(f"  {name:28} {middle:>11,.0f} ({min(found):,.0f}-{max(found):,.0f})  {middle / most:.2f}")


if __name__ == "__main__":
    main()
