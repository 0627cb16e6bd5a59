"""How long it takes to open a table that sleeps, and what a table that is awake holds.

    python tools/measure_tables.py --moves 400 --tables 500

Opening is reading the log from an SQLite file, playing it again, and making the first page of a player with sentences.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from hadal.core.chance import secret_of
from hadal.core.registry import cached
from hadal.server import rows
from hadal.server.hall import Hall
from hadal.server.live import Live, entry
from hadal.server.lobby import info_for
from hadal.server.manners import manners
from hadal.server.rows import Body, Progress, Seat, Table
from hadal.server.settings import Settings
from hadal.server.store import Store, open_store
from hadal.server.telling import Ear
from hadal.server.viewer import Viewer


class Nobody:
    """No bot is asked here."""

    async def choose(self, table: str, guess: str, seat: int, bot: str, seed: int) -> int:
        raise AssertionError("there is no bot at these tables")


def laid(n: int) -> Table:
    """A table of four people with all boxes."""
    seats = [Seat(i, "person", f"person{i}", f"Player {i}") for i in range(4)]
    options = {"expansions": "both"}
    return Table(f"t{n}", "abyss", options, Settings(), seats, "person0", secret_of(n), 1, "playing", started=1)


async def played(store: Store, table: Table, moves: int) -> int:
    """A table with so many random moves in its log, or all until its end; how many."""
    await store.add_table(table)
    live = Live(table, cached(table.game, len(table.seats), table.options), manners(table.game))
    chance = Random(table.id)
    while live.now.seq < moves and not live.now.state.over():
        body = Body(actions=[chance.choice(live.now.state.legal())])
        found = entry(live.now, table.id, rows.MOVE, live.now.to_move, f"m{live.now.seq}", live.now.seq, body)
        now = live.after(found)
        await store.append(found, Progress("playing", now.to_move, 1, 0))
        live.adopt(found, now)
    return live.now.seq


def memory_kb() -> int:
    """What this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


async def opened_ms(store: Store, id: str) -> float:
    """Milliseconds until somebody who opens a table has its first page."""
    hall = Hall(store, Nobody(), info_for, lambda pace, table, seq: 0)
    began = time.perf_counter()
    room = await hall.room(id)
    assert room is not None
    viewer = Viewer("person0", "Player 0", 0)
    viewer.ear = Ear(0, "en", True)
    room.greet(viewer, -1)
    return 1000 * (time.perf_counter() - began)


async def run(given: argparse.Namespace) -> dict[str, object]:
    """Measure both."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(str(Path(folder, "tables.db")))
        await store.open()
        longest = max([(await played(store, laid(n), given.moves), n) for n in range(6)])
        times = sorted([await opened_ms(store, f"t{longest[1]}") for _ in range(40)])
        for n in range(6, given.tables + 6):
            await played(store, laid(n), 100)
        hall = Hall(store, Nobody(), info_for, lambda pace, table, seq: 0)
        before = memory_kb()
        for n in range(6, given.tables + 6):
            await hall.room(f"t{n}")
        held = (memory_kb() - before) / given.tables
        await store.close()
    return {
        "moves": longest[0],
        "open_ms": {"median": round(times[len(times) // 2], 2), "most": round(times[-1], 2)},
        "kb_per_table_of_100_moves": round(held, 1),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--tables", type=int, default=300)
    print(json.dumps(asyncio.run(run(parser.parse_args()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
