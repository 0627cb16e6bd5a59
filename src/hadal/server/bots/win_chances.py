"""The chances in a game that is over, worked out in a process of its own: it takes a second or more."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from time import monotonic

import msgspec

from hadal.bots.win_chances import chances
from hadal.core.registry import read_record
from hadal.server.bots.worker import become_background_process
from hadal.server.errors import RequestError

COMMAND = (sys.executable, "-P", "-m", "hadal.server.bots.win_chances")
TIMEOUT_S = 60.0
LONG_S = 20.0  # without compiled rules fewer worlds have to do
MAX_CACHED = 200  # games whose chances are remembered

Rows = list[list[float]]


class WinChanceCalculator:
    """Works out one game at a time, and each game once."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Rows] = OrderedDict()
        self.turn = asyncio.Semaphore(1)

    async def of(self, table: str, record: str) -> Rows:
        """The chances of every seat, from the deal to the end, by a table's id and the record of its game."""
        async with self.turn:
            if table not in self.known:
                self.known[table] = await calculate(record)
                if len(self.known) > MAX_CACHED:
                    self.known.popitem(last=False)
            return self.known[table]


async def calculate(record: str) -> Rows:
    """What the process says; it is not left behind, whatever happens here."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(TIMEOUT_S):
            said, _ = await process.communicate(record.encode())
            return msgspec.json.decode(said, type=Rows)
    except (TimeoutError, msgspec.DecodeError):
        raise RequestError(503, "no-chances") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    """The process: a record comes in, chances go out."""
    become_background_process()
    end = monotonic() + LONG_S
    sys.stdout.buffer.write(
        msgspec.json.encode(chances(read_record(sys.stdin.read()), enough=lambda: monotonic() > end))
    )


if __name__ == "__main__":
    main()
