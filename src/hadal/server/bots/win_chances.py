"""The win chances during a finished game, calculated in a separate process because it takes a second or more."""

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
BUDGET_S = 20.0  # after this time fewer sampled worlds must do, as without compiled rules
MAX_CACHED = 200  # games whose chances are cached

Rows = list[list[float]]


class WinChanceCalculator:
    """Calculates one game at a time, and each game once."""

    def __init__(self) -> None:
        self.cache: OrderedDict[str, Rows] = OrderedDict()
        self.semaphore = asyncio.Semaphore(1)

    async def of(self, table: str, record: str) -> Rows:
        """The chances of every seat from the deal to the end, for the record of a table's game."""
        async with self.semaphore:
            if table not in self.cache:
                self.cache[table] = await calculate(record)
                if len(self.cache) > MAX_CACHED:
                    self.cache.popitem(last=False)
            return self.cache[table]


async def calculate(record: str) -> Rows:
    """Run the process; it is killed whatever happens here."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(TIMEOUT_S):
            output, _ = await process.communicate(record.encode())
            return msgspec.json.decode(output, type=Rows)
    except (TimeoutError, msgspec.DecodeError):
        raise RequestError(503, "no-chances") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    """The process: reads a record and writes the chances."""
    become_background_process()
    end = monotonic() + BUDGET_S
    sys.stdout.buffer.write(
        msgspec.json.encode(chances(read_record(sys.stdin.read()), enough=lambda: monotonic() > end))
    )


if __name__ == "__main__":
    main()
