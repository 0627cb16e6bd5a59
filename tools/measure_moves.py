"""Measure what a move costs the server at many tables, without network and disk, and how long the collector pauses.

    python tools/measure_moves.py --tables 400 --rounds 15
    python tools/measure_moves.py --tables 400 --rounds 15 --collector 50000,50,20

Two players at each table, who get everything a browser gets, compressed. The tables move in turn, a dozen at a time, as
if these shared a commit. Everything is processor time of this thread; the first rounds warm up and do not count.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sys
from pathlib import Path
from random import Random
from time import thread_time

import msgspec
from measure_tables import Nobody

from hadal.core.chance import secret_of
from hadal.server.lobby.seating import table_info_for
from hadal.server.protocol.frames import WINDOW_BITS, EncodedMessage
from hadal.server.protocol.settings import TableSettings
from hadal.server.run import tune_garbage_collector
from hadal.server.store.model import Entry, Progress, Seat, Table
from hadal.server.tables.connection import Connection
from hadal.server.tables.live_table import LiveTable
from hadal.server.tables.registry import LiveTables
from hadal.server.tables.session import ClientSession

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.memory_store import MemoryStore

TOGETHER = 12  # tables whose moves share a commit at 1,500 moves a second
HELLO = {"type": "hello", "seen": -1, "texts": True}


class ForgetfulStore(MemoryStore):
    """A store that keeps no entries: only the others get their turn."""

    async def append(self, entry: Entry, progress: Progress) -> None:
        """Let the other tables of the commit go on."""
        await asyncio.sleep(0)


class Pauses:
    """How long each collection of the garbage collector took."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.began = 0.0

    def note(self, phase: str, info: dict[str, int]) -> None:
        """Called by the collector."""
        if phase == "start":
            self.began = thread_time()
        else:
            self.seconds.append(thread_time() - self.began)


class PlayedTable:
    """A table and the sessions of its players."""

    def __init__(self, table: LiveTable, sessions: list[ClientSession]) -> None:
        self.table = table
        self.sessions = sessions

    async def move(self, chance: Random) -> int:
        """Make a random move, if the game is not over; return the number of moves."""
        now = self.table.game_log.snapshot
        if now.state.over():
            return 0
        action = chance.choice(now.state.legal())
        command = {"type": "move", "seq": now.seq, "id": f"m{now.seq}", "actions": [action]}
        await self.sessions[now.to_move].handle(msgspec.json.encode(command))
        assert self.table.game_log.snapshot.seq == now.seq + 1, "the move was refused"
        return 1


def written(*messages: EncodedMessage) -> bool:
    """Compress messages as for a socket."""
    for message in messages:
        message.frame(WINDOW_BITS)
    return True


async def opened(host: LiveTables, store: MemoryStore, n: int) -> PlayedTable:
    """Open a table with two players."""
    seats = [Seat(i, "person", f"person{n}.{i}", f"Player {i}") for i in range(2)]
    options = {"expansions": "none"}
    row = Table(f"t{n}", "abyss", options, TableSettings(), seats, "host", secret_of(n), 1, "playing", started=1)
    await store.add_table(row)
    table = await host.get(row.id)
    assert table is not None
    sessions = []
    for seat in seats:
        connection = Connection(seat.person, seat.name, seat.seat, write=written)
        table.enter(connection)
        sessions.append(ClientSession(host, table, connection))
        await sessions[-1].handle(msgspec.json.encode(HELLO))
    return PlayedTable(table, sessions)


async def play_round(tables: list[PlayedTable], chance: Random) -> int:
    """One move at every table; return the number of moves."""
    moves = 0
    for first in range(0, len(tables), TOGETHER):
        moves += sum(await asyncio.gather(*(table.move(chance) for table in tables[first : first + TOGETHER])))
    return moves


async def measure(given: argparse.Namespace) -> dict[str, object]:
    """Open the tables, warm up, then measure."""
    store = ForgetfulStore()
    await store.open()
    host = LiveTables(store, Nobody(), table_info_for, lambda pace, table, seq, bot: 0)
    tune_garbage_collector()
    if given.collector:
        gc.set_threshold(*(int(n) for n in given.collector.split(",")))
    tables = [await opened(host, store, n) for n in range(given.tables)]
    chance, pauses = Random(1), Pauses()
    for _ in range(given.warm_up):
        await play_round(tables, chance)
    gc.callbacks.append(pauses.note)
    began = thread_time()
    moves = sum([await play_round(tables, chance) for _ in range(given.rounds)])
    took = thread_time() - began
    return {
        "tables": given.tables,
        "collector": gc.get_threshold(),
        "moves": moves,
        "us_per_move": round(1e6 * took / moves, 1),
        "collections": len(pauses.seconds),
        "collector_percent": round(100 * sum(pauses.seconds) / took, 1),
        "longest_pause_ms": round(1000 * max(pauses.seconds, default=0), 1),
        "machine_load": round(os.getloadavg()[0], 1),
    }


def arguments() -> argparse.Namespace:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=15, help="moves at every table")
    parser.add_argument("--warm-up", type=int, default=6, help="moves at every table before the measurement")
    parser.add_argument("--collector", default="", help="thresholds of the garbage collector; without it the server's")
    return parser.parse_args()


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(arguments()))))
