"""Create, play and leave tables for a long time, and check that the server's memory stays flat.

    python tools/soak_tables.py --minutes 60

Tables that nobody uses are unloaded after a minute, so memory grows at first. The run fails if the median of the last
third of the measurements is more than 5 % above that of the middle third. The 60 measurements and the load of the
machine are printed too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from statistics import median

from attack_tables import begun_table, socket_at
from server_process import ServerProcess
from table_client import ApiClient

from hadal.server.http.routes.tables import MAX_UNFINISHED

TOLERANCE = 0.05
TABLES_EACH = MAX_UNFINISHED - 50  # tables that one person leaves unfinished


class Soak:
    """People who come, play a little and leave."""

    def __init__(self, server: ServerProcess, seconds: float, people: int = 8) -> None:
        self.server = server
        self.end = time.monotonic() + seconds
        self.people = people
        self.tables = 0
        self.moves = 0
        self.memory_kb: list[int] = []

    async def run(self) -> dict[str, object]:
        """Run all, and measure."""
        visitors = [asyncio.create_task(self.visit(n)) for n in range(self.people)]
        interval = max(0.2, (self.end - time.monotonic()) / 60)
        while time.monotonic() < self.end:
            done, _ = await asyncio.wait(visitors, timeout=interval, return_when=asyncio.FIRST_EXCEPTION)
            for visitor in done:
                visitor.result()  # an error ends the run at once, not after an hour
            self.memory_kb.append(self.server.memory_kb())
        await asyncio.gather(*visitors)
        return self.result()

    async def visit(self, n: int) -> None:
        """Play a few moves at table after table, after a while as somebody new: unfinished tables are limited."""
        for made in count():
            if time.monotonic() >= self.end:
                return
            if made % TABLES_EACH == 0:
                person = ApiClient([self.server.url], f"Guest {n} {made}")
                await person.arrive()
            table = await begun_table([person], ("abyss", "the_abyss")[n % 2], {"listed": False, "bot_pace_ms": 0})
            async with socket_at(self.server.url, table, person) as socket:
                await self.play(socket, moves=6)
            self.tables += 1

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
        third = max(1, len(self.memory_kb) // 3)
        middle, last = median(self.memory_kb[third : 2 * third] or self.memory_kb), median(self.memory_kb[-third:])
        return {
            "tables": self.tables,
            "moves": self.moves,
            "memory_mb": [round(kb / 1024, 1) for kb in self.memory_kb],
            "memory_mb_middle": round(middle / 1024, 1),
            "memory_mb_last": round(last / 1024, 1),
            "growth": round(last / middle - 1, 4),
            "flat": last <= middle * (1 + TOLERANCE),
            "load_of_the_machine": [round(load, 1) for load in os.getloadavg()],
        }


async def main(minutes: float, people: int) -> int:
    """Soak a fresh server."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(f"{folder}/hadal.db", Path(folder)) as server:
        result = await Soak(server, 60 * minutes, people).run()
    print(json.dumps(result))
    print(f"{'flat' if result['flat'] else 'NOT flat'} within {TOLERANCE:.0%}")
    return 0 if result["flat"] else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--people", type=int, default=8)
    given = parser.parse_args()
    sys.exit(asyncio.run(main(given.minutes, given.people)))
