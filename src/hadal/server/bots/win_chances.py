"""The win chances during a finished game, calculated in a separate process because it takes a second or more."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from time import monotonic, process_time

import msgspec
from msgspec import Struct

from hadal.bots.win_chances import chances
from hadal.core.registry import read_record
from hadal.server.bots.worker import become_background_process
from hadal.server.errors import RequestError
from hadal.server.limits.rate_limits import RateLimits, Requester
from hadal.server.replays.pool import Admission, cpu_seconds

COMMAND = (sys.executable, "-P", "-m", "hadal.server.bots.win_chances")
TIMEOUT_S = 40.0
BUDGET_S = 15.0  # after this time fewer sampled worlds must do, as without compiled rules
MAX_CACHED = 200  # games whose chances are cached
RETRY_S = 600.0  # a calculation that failed is not repeated for so long

Rows = list[list[float]]


class WinChanceCalculator:
    """Calculates one game at a time, and each game once."""

    def __init__(self, limits: RateLimits) -> None:
        self.cache: OrderedDict[str, Rows] = OrderedDict()
        self.failed: dict[str, float] = {}  # games whose chances could not be calculated, and when that was
        self.admission = Admission(1)
        self.admission.limit_by(limits)

    async def of(self, table: str, record: str, requester: Requester) -> Rows:
        """The chances of every seat from the deal to the end, for the record of a table's game."""
        if not self.is_known(table):
            async with self.admission.charged_turn(requester) as meter:
                if not self.is_known(table):  # another request may have been first
                    found = await calculate(record)
                    self.keep(table, found.rows)
                    meter.add(found.cpu_s)
        if table not in self.cache:
            raise RequestError(503, "no-chances")
        return self.cache[table]

    def is_known(self, table: str) -> bool:
        """Whether the chances of a game are cached, or were tried in vain a short time ago."""
        self.failed = {game: at for game, at in self.failed.items() if monotonic() < at + RETRY_S}
        return table in self.cache or table in self.failed

    def keep(self, table: str, rows: Rows | None) -> None:
        """Cache a result; failures for a while, so that nobody keeps the process busy with them."""
        if rows is None:
            self.failed[table] = monotonic()
            return
        self.cache[table] = rows
        if len(self.cache) > MAX_CACHED:
            self.cache.popitem(last=False)


class Calculated(Struct):
    """What the process writes."""

    rows: Rows | None  # None if it failed or took too long
    cpu_s: float  # processor time it took


async def calculate(record: str) -> Calculated:
    """Run the process; it is killed whatever happens here."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(TIMEOUT_S):
            output, _ = await process.communicate(record.encode())
            return msgspec.json.decode(output, type=Calculated)
    except (TimeoutError, msgspec.DecodeError):
        return Calculated(None, cpu_seconds(process.pid))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    """The process: reads a record and writes the chances."""
    become_background_process()
    end = monotonic() + BUDGET_S
    rows = chances(read_record(sys.stdin.read()), enough=lambda: monotonic() > end)
    sys.stdout.buffer.write(msgspec.json.encode(Calculated(rows, process_time())))


if __name__ == "__main__":
    main()
