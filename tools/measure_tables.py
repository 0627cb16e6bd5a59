"""Measure the time to open a sleeping table and the memory of an open one.

    python tools/measure_tables.py --moves 400 --tables 500

Opening means reading the log from an SQLite file, replaying it, and building a player's first message with texts.
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
from hadal.server.limits.rate_limits import Requester
from hadal.server.lobby.seating import table_info_for
from hadal.server.protocol.settings import TableSettings
from hadal.server.store import Store, model, open_store
from hadal.server.store.model import EntryBody, Progress, Seat, Table
from hadal.server.support import support_for
from hadal.server.tables.connection import Connection
from hadal.server.tables.game_log import EntryDraft, GameLog, next_entry
from hadal.server.tables.messages import Audience
from hadal.server.tables.registry import LiveTables


class Nobody:
    """A stub: no bot is needed here."""

    async def choose(
        self, table: str, guess: str, seat: int, bot: str, seed: int, owner: Requester, background: bool
    ) -> int:
        raise AssertionError("there is no bot at these tables")


def laid(n: int) -> Table:
    """Return a table of four people with all boxes."""
    seats = [Seat(i, "person", f"person{i}", f"Player {i}") for i in range(4)]
    options = {"expansions": "both"}
    return Table(f"t{n}", "abyss", options, TableSettings(), seats, "person0", secret_of(n), 1, "playing", started=1)


async def played(store: Store, table: Table, moves: int) -> int:
    """Append this many random moves to a table's log, or all until the end; return how many."""
    await store.add_table(table)
    game_log = GameLog(table, cached(table.game, len(table.seats), table.options), support_for(table.game))
    chance = Random(table.id)
    while game_log.snapshot.seq < moves and not game_log.snapshot.state.over():
        body = EntryBody(actions=[chance.choice(game_log.snapshot.state.legal())])
        before = game_log.snapshot
        found = next_entry(before, table.id, EntryDraft(model.MOVE, before.to_move, f"m{before.seq}", body), before.seq)
        now = game_log.snapshot_after(found)
        await store.append(found, Progress("playing", now.to_move, 1, 0))
        game_log.adopt(found, now)
    return game_log.snapshot.seq


def memory_kb() -> int:
    """Return the memory of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


async def opened_ms(store: Store, id: str) -> float:
    """Return milliseconds from opening a table until its first message."""
    live_tables = LiveTables(store, Nobody(), table_info_for, lambda pace, table, seq, bot: 0)
    began = time.perf_counter()
    live_table = await live_tables.get(id)
    assert live_table is not None
    viewer = Connection("person0", "Player 0", 0)
    viewer.audience = Audience(0, "en", True)
    live_table.greet(viewer, -1)
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
        live_tables = LiveTables(store, Nobody(), table_info_for, lambda pace, table, seq, bot: 0)
        before = memory_kb()
        for n in range(6, given.tables + 6):
            await live_tables.get(f"t{n}")
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
