"""Measure how many entries per second a store accepts: from one caller, from many at once, and at a given rate.

python tools/measure_store.py [ADDRESS ...]     without an address: a new SQLite file
python tools/measure_store.py --rate 1500       entries for 500 tables at this rate: how long they and the commits take
python tools/measure_store.py --rate 1500 --checkpoint 1000     SQLite copies its log into the file after so many pages
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from random import Random
from uuid import uuid4

from hadal.server.protocol.settings import TableSettings
from hadal.server.run import SWITCH_INTERVAL_S
from hadal.server.store import Store, open_store
from hadal.server.store.model import Entry, EntryBody, Progress, Seat, Table
from hadal.server.store.sqlite.store import SqliteStore

SECONDS = 3.0
STEADY_SECONDS = 12.0
STEADY_TABLES = 500


async def new_tables(store: Store, number: int) -> list[str]:
    """Create tables and return their ids."""
    tables = [uuid4().hex for _ in range(number)]
    for id in tables:
        await store.add_table(Table(id, "abyss", {}, TableSettings(), [Seat(0)], "", bytes(32), 0, "playing"))
    return tables


async def add(store: Store, id: str, seq: int, waits: list[float]) -> None:
    """Append an entry and note how long it took."""
    begin = time.perf_counter()
    line = Entry(id, seq, uuid4().hex, "move", seq % 4, EntryBody(actions=[seq % 300]), seq)
    await store.append(line, Progress("playing", seq % 4, seq, 0))
    waits.append(time.perf_counter() - begin)


async def climb(store: Store, id: str, end: float, waits: list[float]) -> None:
    """Append to one table as fast as possible."""
    seq = 0
    while time.perf_counter() < end:
        seq += 1
        await add(store, id, seq, waits)


def quantiles(waits: list[float]) -> str:
    """Return the waiting times of half and of 99 of 100 callers."""
    waits.sort()
    half, most = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    return f"wait {half:.2f} ms (half), {most:.2f} ms (99 of 100)"


async def measure(store: Store, callers: int) -> str:
    """Return entries per second and the waiting times of callers."""
    tables = await new_tables(store, callers)
    waits: list[float] = []
    begin = time.perf_counter()
    await asyncio.gather(*[climb(store, id, begin + SECONDS, waits) for id in tables])
    rate = len(waits) / (time.perf_counter() - begin)
    return f"{callers:4} callers: {rate:8,.0f} entries/s, {quantiles(waits)}"


async def measure_steady(store: Store, rate: float) -> str:
    """Return the waiting times at a rate. Entries come at random moments; a table has at most one that waits."""
    tables, chance = await new_tables(store, STEADY_TABLES), Random(1)
    seqs = dict.fromkeys(tables, 0)
    free, waits, running = list(tables), list[float](), set[asyncio.Task[None]]()

    async def one(id: str) -> None:
        seqs[id] += 1
        await add(store, id, seqs[id], waits)
        free.append(id)

    due = time.perf_counter()
    end = due + STEADY_SECONDS
    while due < end:
        due += chance.expovariate(rate)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if free:
            task = asyncio.create_task(one(free.pop(chance.randrange(len(free)))))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return f"{len(waits) / STEADY_SECONDS:8,.0f} entries/s, {quantiles(waits)}, load {os.getloadavg()[0]:.1f}"


async def main(url: str, rate: float, checkpoint: int) -> None:
    """Measure one store."""
    store = open_store(url)
    await store.open()
    print(url.partition(":")[0] if ":" in url else "sqlite")
    if checkpoint and isinstance(store, SqliteStore) and store.writer is not None:
        store.writer.db.execute(f"pragma wal_autocheckpoint={checkpoint}")
    if rate:
        print(await measure_steady(store, rate), flush=True)
    else:
        for callers in (1, 20, 200):
            print(await measure(store, callers), flush=True)
    await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("addresses", nargs="*")
    parser.add_argument("--rate", type=float, default=0, help="entries a second, instead of as many as possible")
    parser.add_argument("--checkpoint", type=int, default=0, help="pages of SQLite's log before they are copied")
    given = parser.parse_args()
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    with tempfile.TemporaryDirectory() as folder:
        for address in given.addresses or [f"sqlite:{folder}/hadal.db"]:
            asyncio.run(main(address, given.rate, given.checkpoint))
