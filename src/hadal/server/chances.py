"""The chances in a game that is over, worked out in a process of its own: it takes a second or more."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from time import monotonic

import msgspec

from hadal.bots.win_chances import chances
from hadal.core.registry import read_record
from hadal.server.faults import Denied
from hadal.server.thinker import settle_down

COMMAND = (sys.executable, "-P", "-m", "hadal.server.chances")
PATIENCE_S = 60.0
LONG_S = 20.0  # without compiled rules fewer worlds have to do
KEPT = 200  # games whose chances are remembered

Rows = list[list[float]]


class Chances:
    """Works out one game at a time, and each game once."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Rows] = OrderedDict()
        self.turn = asyncio.Semaphore(1)

    async def of(self, table: str, record: str) -> Rows:
        """The chances of every seat, from the deal to the end, by a table's id and the record of its game."""
        async with self.turn:
            if table not in self.known:
                self.known[table] = await worked_out(record)
                if len(self.known) > KEPT:
                    self.known.popitem(last=False)
            return self.known[table]


async def worked_out(record: str) -> Rows:
    """What the process says; it is not left behind, whatever happens here."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(PATIENCE_S):
            said, _ = await process.communicate(record.encode())
            return msgspec.json.decode(said, type=Rows)
    except (TimeoutError, msgspec.DecodeError):
        raise Denied(503, "no-chances") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    """The process: a record comes in, chances go out."""
    settle_down()
    end = monotonic() + LONG_S
    sys.stdout.buffer.write(
        msgspec.json.encode(chances(read_record(sys.stdin.read()), enough=lambda: monotonic() > end))
    )


if __name__ == "__main__":
    main()
