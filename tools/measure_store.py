"""Measure how many entries per second a store accepts: from one caller, and from many at once.

python tools/measure_store.py [ADDRESS ...]     without an address: a new SQLite file
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from uuid import uuid4

from hadal.server.protocol.settings import TableSettings
from hadal.server.store import Store, open_store
from hadal.server.store.model import Entry, EntryBody, Progress, Seat, Table

SECONDS = 3.0


async def climb(store: Store, id: str, end: float, waits: list[float]) -> None:
    """Append to one table as fast as possible."""
    seq = 0
    while (begin := time.perf_counter()) < end:
        seq += 1
        line = Entry(id, seq, uuid4().hex, "move", seq % 4, EntryBody(actions=[seq % 300]), seq)
        await store.append(line, Progress("playing", seq % 4, seq, 0))
        waits.append(time.perf_counter() - begin)


async def measure(store: Store, callers: int) -> str:
    """Return entries per second and the waiting times of callers."""
    tables = [uuid4().hex for _ in range(callers)]
    for id in tables:
        await store.add_table(Table(id, "abyss", {}, TableSettings(), [Seat(0)], "", bytes(32), 0, "playing"))
    waits: list[float] = []
    begin = time.perf_counter()
    await asyncio.gather(*[climb(store, id, begin + SECONDS, waits) for id in tables])
    rate = len(waits) / (time.perf_counter() - begin)
    waits.sort()
    half, most = (1000 * waits[int(len(waits) * share)] for share in (0.5, 0.99))
    return f"{callers:4} callers: {rate:8,.0f} entries/s, wait {half:.2f} ms (half), {most:.2f} ms (99 of 100)"


async def main(url: str) -> None:
    """Measure one store."""
    store = open_store(url)
    await store.open()
    print(url.partition(":")[0] if ":" in url else "sqlite")
    for callers in (1, 20, 200):
        print(await measure(store, callers), flush=True)
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for address in sys.argv[1:] or [f"sqlite:{folder}/hadal.db"]:
            asyncio.run(main(address))
