"""Measure how fast bots decide: alone in this process, and many tables at once through the server's pool.

    .venv/bin/python tools/measure_decisions.py
    .venv/bin/python tools/measure_decisions.py --bots network,level1,level5 --tables 64 --seconds 10

Alone: processor time of a decision, the network being loaded already. In the pool: `tables` tables ask one worker
process again and again, as tables of the server do; decisions per second of the clock and per second of the worker's
processor time, which does not depend on how busy the machine is. Decisions with one answer are not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from statistics import mean, median
from time import monotonic, process_time

from rich.console import Console
from rich.table import Table

from hadal.bots import bot
from hadal.bots.network import DecisionRequest, decide_many
from hadal.core.chance import MASK, derive
from hadal.core.registry import cached
from hadal.core.state import State
from hadal.server.bots.pool import WorkerPool

ALONE = 200  # decisions measured one by one
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("abyss", 2, {}),
    ("abyss", 2, {"expansions": "both"}),
    ("abyss", 4, {}),
    ("the_abyss", 3, {}),
)
TICKS = os.sysconf("SC_CLK_TCK")


def positions(name: str, seats: int, options: dict[str, str], n: int) -> list[State]:
    """Return positions with more than one answer, from all parts of games that the network plays."""
    game, deal = cached(name, seats, options), 0
    found: list[State] = []
    player = bot("network", name)
    while len(found) < n:
        deal += 1
        states = [game.deal(1000 * deal + part) for part in range(16)]
        moves = 0
        while states and len(found) < n:
            moves += 1
            for state in states:
                while not state.over() and len(state.legal()) == 1:
                    state.apply(state.legal()[0])
            states = [state for state in states if not state.over()]
            if moves % 5 == 0:
                found += [state.clone() for state in states]
            requests = [DecisionRequest(player, state.clone(), state.to_move(), moves) for state in states]
            for state, action in zip(states, decide_many(requests), strict=True):
                state.apply(action)
    return found[:n]


def alone(name: str, states: list[State]) -> list[float]:
    """Return the processor time of decisions made one by one, in milliseconds."""
    player = bot(name, states[0].game.name)
    player.choose(states[0].clone(), states[0].to_move(), 0)
    out = []
    for n, state in enumerate(states):
        seat = state.to_move()
        guess = state.guess(seat, derive(n))
        began = process_time()
        player.choose(guess, seat, n)
        out.append(1000 * (process_time() - began))
    return out


def used_s(pid: int) -> float:
    """Return the processor time of a process."""
    with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def through_pool(name: str, states: list[State], tables: int, seconds: float) -> tuple[float, float]:
    """Return decisions per second of the clock and of the worker's processor time, with one worker."""
    texts = []
    for n, state in enumerate(states):
        seat = state.to_move()
        texts.append((state.guess(seat, derive(~n & MASK)).notation(), seat))
    pool = WorkerPool(1, timeout_s=600)
    await pool.start()
    made = 0

    async def ask(table: int, n: int) -> None:
        nonlocal made
        text, seat = texts[n % len(texts)]
        await pool.choose(f"t{table}", text, seat, name, n)
        made += 1

    async def sit(table: int, until: float) -> None:
        n = table
        while monotonic() < until:
            await ask(table, n)
            n += tables

    await asyncio.gather(*(ask(n, n) for n in range(tables)))  # the network is loaded
    (pid,) = pool.pids()
    before, began, made = used_s(pid), monotonic(), 0
    await asyncio.gather(*(sit(table, began + seconds) for table in range(tables)))
    found = made / (monotonic() - began), made / max(1e-9, used_s(pid) - before)
    assert pool.fallbacks == pool.lost == 0
    await pool.stop()
    return found


def main() -> None:
    """Read the arguments, measure, print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="network,level1,level5")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    columns = ("table", "bot", "alone, median ms", "alone, mean ms", "pool: decisions/s", "per processor second")
    printed = Table(*columns)
    for name, seats, options in TABLES:
        states = positions(name, seats, options, ALONE)
        for text in asked.bots.split(","):
            spent = alone(text, states)
            clock, processor = asyncio.run(through_pool(text, states, asked.tables, asked.seconds))
            where = " ".join([name, str(seats), *options.values()])
            figures = (f"{median(spent):.2f}", f"{mean(spent):.2f}", f"{clock:.0f}", f"{processor:.0f}")
            printed.add_row(where, text, *figures)
    Console(width=140).print(printed)
    print("load of the machine:", " ".join(f"{load:.1f}" for load in os.getloadavg()), "on", os.cpu_count(), "cores")


if __name__ == "__main__":
    main()
