"""Create, play and leave tables for a long time, and check that the server's memory stays flat.

    python tools/soak_tables.py --minutes 60 --rate 480

Tables that nobody uses are unloaded after a minute, and caches of texts fill up, so memory grows at first: the first
third of the time is the warm-up. The run fails if the median of the last third of the measurements is more than 5 %
above that of the middle third, for the server or for its worker processes. At most `--rate` tables are made in a
minute: a fast machine would make more, and memory depends on how many are loaded. The 60 measurements, the tables
loaded at the time, and the load of the machine are printed too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from statistics import median

from attack_tables import begun_table, socket_at
from server_process import ServerProcess
from table_client import ApiClient, requests

from hadal.server.http.routes.tables import MAX_UNFINISHED

TOLERANCE = 0.05
RATE = 480  # tables a minute
LOADED = re.compile(r"^hadal_tables_loaded (\S+)$", re.MULTILINE)
TABLES_EACH = MAX_UNFINISHED - 50  # tables that one person leaves unfinished


class Soak:
    """People who come, play a little and leave."""

    def __init__(self, server: ServerProcess, seconds: float, people: int = 8, rate: float = RATE) -> None:
        self.server = server
        self.end = time.monotonic() + seconds
        self.people = people
        self.table_s = 60 * people / rate  # the least time that a person spends on a table
        self.tables = 0
        self.moves = 0
        self.memory_kb: list[int] = []
        self.workers_kb: list[int] = []
        self.loaded: list[int] = []  # tables in the server's memory
        self.loads: list[float] = []  # of the machine

    async def run(self) -> dict[str, object]:
        """Run all, and measure."""
        visitors = [asyncio.create_task(self.visit(n)) for n in range(self.people)]
        interval = max(0.2, (self.end - time.monotonic()) / 60)
        while time.monotonic() < self.end:
            done, _ = await asyncio.wait(visitors, timeout=interval, return_when=asyncio.FIRST_EXCEPTION)
            for visitor in done:
                visitor.result()  # an error ends the run at once, not after an hour
            await self.measure()
        await asyncio.gather(*visitors)
        return self.result()

    async def measure(self) -> None:
        """Note the memory, and how many tables are loaded."""
        self.memory_kb.append(self.server.memory_kb())
        self.workers_kb.append(self.server.workers_kb())
        found = LOADED.search((await requests().get(f"{self.server.url}/metrics")).text)
        assert found, "the server has metrics"
        self.loaded.append(int(float(found[1])))
        self.loads.append(os.getloadavg()[0])

    async def visit(self, n: int) -> None:
        """Play a few moves at table after table, after a while as somebody new: unfinished tables are limited."""
        for made in count():
            if time.monotonic() >= self.end:
                return
            begun = time.monotonic()
            if made % TABLES_EACH == 0:
                person = ApiClient([self.server.url], f"Guest {n} {made}")
                await person.arrive()
            table = await begun_table([person], ("abyss", "the_abyss")[n % 2], {"listed": False, "bot_pace_ms": 0})
            async with socket_at(self.server.url, table, person) as socket:
                await self.play(socket, moves=6)
            self.tables += 1
            await asyncio.sleep(max(0.0, begun + self.table_s - time.monotonic()))

    async def play(self, socket: object, moves: int) -> None:
        """Make some moves."""
        made = 0
        async for data in socket:  # type: ignore[attr-defined]
            standing = json.loads(data).get("standing") or {}
            if made == moves or standing.get("asked", {}).get("seat") == -1:
                return
            if question := standing.get("question"):
                made += 1
                self.moves += 1
                move = {"type": "move", "seq": json.loads(data)["seq"], "id": f"m{made}"}
                await socket.send(json.dumps(move | {"actions": [question["choices"][0]["action"]]}))  # type: ignore[attr-defined]

    def result(self) -> dict[str, object]:
        """What was done, and what it cost."""
        middle, last = thirds(self.memory_kb)
        workers_middle, workers_last = thirds(self.workers_kb)
        return {
            "tables": self.tables,
            "moves": self.moves,
            "memory_mb": [round(kb / 1024, 1) for kb in self.memory_kb],
            "tables_loaded": self.loaded,
            "tables_loaded_middle_and_last": thirds(self.loaded),
            "memory_mb_middle": round(middle / 1024, 1),
            "memory_mb_last": round(last / 1024, 1),
            "growth": round(last / middle - 1, 4),
            "workers_mb_middle": round(workers_middle / 1024, 1),
            "workers_mb_last": round(workers_last / 1024, 1),
            "workers_growth": round(workers_last / workers_middle - 1, 4),
            "flat": is_flat(self.memory_kb) and is_flat(self.workers_kb),
            "load_of_the_machine": {
                "least": round(min(self.loads), 1),
                "median": round(median(self.loads), 1),
                "most": round(max(self.loads), 1),
            },
        }


def thirds(measured: list[int]) -> tuple[float, float]:
    """The medians of the middle and of the last third."""
    third = max(1, len(measured) // 3)
    return median(measured[third : 2 * third] or measured), median(measured[-third:])


def is_flat(measured: list[int]) -> bool:
    """Whether the last third is as high as the middle one."""
    middle, last = thirds(measured)
    return last <= middle * (1 + TOLERANCE)


async def main(minutes: float, people: int, rate: float) -> int:
    """Soak a fresh server."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(f"{folder}/hadal.db", Path(folder)) as server:
        result = await Soak(server, 60 * minutes, people, rate).run()
    print(json.dumps(result))
    print(f"{'flat' if result['flat'] else 'NOT flat'} within {TOLERANCE:.0%}")
    return 0 if result["flat"] else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--rate", type=float, default=RATE, help="tables a minute, at most")
    given = parser.parse_args()
    sys.exit(asyncio.run(main(given.minutes, given.people, given.rate)))
