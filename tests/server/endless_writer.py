"""A process that writes as fast as it can until it is killed, and prints what was acknowledged: table and number."""

from __future__ import annotations

import asyncio
import os
import sys
from itertools import count

from hadal.server.store import Store
from tests.server.samples import entry, opened, progress, table


async def fill_log(store: Store, id: str) -> None:
    """Fill the log of one table."""
    await store.add_table(table(id))
    for seq in count(1):
        await store.append(entry(seq, table=id), progress())
        os.write(1, f"{id} {seq}\n".encode())  # at once: what is buffered would die with the process


async def main(url: str, tables: int) -> None:
    """Fill many logs at once."""
    async with opened(url) as store:
        await asyncio.gather(*[fill_log(store, f"t{os.getpid()}-{n}") for n in range(tables)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
