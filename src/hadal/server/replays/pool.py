"""Runs replay tasks in a process beside the event loop, a few at a time, fairly between those who cause them."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import msgspec
import structlog

from hadal.server.bots.worker import HEADER_BYTES
from hadal.server.errors import RequestError, too_many_requests
from hadal.server.limits.metering import Meter
from hadal.server.limits.rate_limits import SERVER, RateLimits, Requester
from hadal.server.ops.redaction import error_location
from hadal.server.replays.tasks import BranchTask, ReplayAnswer, ReplayTask, UploadedHistoryTask, answer_to, result_of
from hadal.server.replays.worker import frame

COMMAND = (sys.executable, "-P", "-m", "hadal.server.replays.worker")
START_TIMEOUT_S = 60.0
TIMEOUT_S = 30.0
UPLOAD_TIMEOUT_S = 10.0
MAX_WAITING = 4  # tasks of one address; the next is rejected
MAX_WAITING_IN_ALL = 64
CLOCK_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
Charge = Callable[[Requester, float], None]  # charges somebody for seconds of processor time

log = structlog.get_logger()


class ReplayRunner(Protocol):
    """Carries out replay tasks."""

    async def run(self, task: ReplayTask, requester: Requester = SERVER) -> bytes:
        """The result of a task; RequestError if the requester has too many, LogRejected if the rules reject the log."""


class InlineReplays:
    """Carries out tasks at once, in this process: for tests."""

    def __init__(self) -> None:
        self.tasks: list[ReplayTask] = []
        self.payers: list[Requester] = []

    async def run(self, task: ReplayTask, requester: Requester = SERVER) -> bytes:
        """The result of a task."""
        self.tasks.append(task)
        self.payers.append(requester)
        return result_of(answer_to(task))


@dataclass
class AddressQueue:
    """The tasks of one address: one at a time is carried out, the others wait."""

    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    waiting: int = 0


class Admission:
    """Decides whose task is next, and charges what it cost, whether it succeeds or not."""

    def __init__(self, slots: int) -> None:
        self.slots = asyncio.Semaphore(slots)
        self.queues: dict[str, AddressQueue] = {}
        self.waiting = 0
        # Both are replaced by who keeps budgets; `check` raises an error for somebody who must wait.
        self.charge: Charge = lambda requester, cpu_s: None
        self.check: Callable[[Requester], None] = lambda requester: None

    def limit_by(self, limits: RateLimits) -> None:
        """Charge the budgets of these limits, and reject whoever has used theirs up."""
        self.charge, self.check = limits.spend_replay, limits.check_replay

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a free slot. Every address has at most one place in the queue, so a flood delays its author only."""
        mine = self.queues.setdefault(address, AddressQueue())
        mine.waiting += 1
        self.waiting += 1
        try:
            if address and (mine.waiting > MAX_WAITING or self.waiting > MAX_WAITING_IN_ALL):
                raise too_many_requests(1, "waiting", MAX_WAITING, 0)
            if not address:
                async with self.slots:
                    yield
            else:
                async with mine.turn, self.slots:
                    yield
        finally:
            self.waiting -= 1
            mine.waiting -= 1
            if not mine.waiting:
                self.queues.pop(address, None)

    @asynccontextmanager
    async def charged_turn(self, requester: Requester) -> AsyncIterator[Meter]:
        """Wait for a free slot, and charge what the block adds to the meter, even if it fails."""
        if requester != SERVER:
            self.check(requester)
        async with self.turn(requester.address):
            meter = Meter()
            try:
                yield meter
            finally:
                if requester != SERVER:
                    self.charge(requester, meter.seconds)


class SeparateReplays:
    """Uploaded records are replayed in a process of their own, so that they never delay the tables."""

    def __init__(self, limits: RateLimits) -> None:
        self.tables = ReplayPool()
        self.uploads = ReplayPool(timeout_s=UPLOAD_TIMEOUT_S)
        for pool in (self.tables, self.uploads):
            pool.admission.limit_by(limits)

    async def start(self) -> None:
        """Nothing to do: the first task starts a process."""
        for pool in (self.tables, self.uploads):
            await pool.start()

    async def stop(self) -> None:
        """End all processes."""
        for pool in (self.tables, self.uploads):
            await pool.stop()

    async def run(self, task: ReplayTask, requester: Requester = SERVER) -> bytes:
        """The result of a task."""
        return await (self.uploads if is_upload(task) else self.tables).run(task, requester)


def is_upload(task: ReplayTask) -> bool:
    """Whether a task replays a record that somebody has sent, not a game of this server."""
    return isinstance(task, UploadedHistoryTask) or (isinstance(task, BranchTask) and not task.table)


class ReplayPool:
    """The processes that replay games. They start when they are needed first."""

    def __init__(self, n: int = 1, timeout_s: float = TIMEOUT_S, command: Sequence[str] = COMMAND) -> None:
        self.timeout_s = timeout_s
        self.command = command
        self.admission = Admission(n)
        self.idle: list[asyncio.subprocess.Process] = []
        self.running: set[asyncio.subprocess.Process] = set()
        self.stopped = False

    async def start(self) -> None:
        """Nothing to do: the first task starts a process."""
        self.stopped = False

    async def stop(self) -> None:
        """End all processes."""
        self.stopped = True
        for process in [*self.idle, *self.running]:
            await end(process)
        self.idle.clear()

    async def run(self, task: ReplayTask, requester: Requester = SERVER) -> bytes:
        """The result of a task."""
        async with self.admission.charged_turn(requester) as meter:
            answer = await self.answer(frame(task), meter)
            meter.seconds = answer.cpu_s
        return result_of(answer)

    async def answer(self, data: bytes, meter: Meter) -> ReplayAnswer:
        """Send a task to a process and wait. A process that fails or is too slow is ended, and its time is measured."""
        process = await self.process()
        before = cpu_seconds(process.pid)
        self.running.add(process)
        try:
            async with asyncio.timeout(self.timeout_s):
                assert process.stdin is not None
                process.stdin.write(data)
                await process.stdin.drain()
                answer = await read(process)
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
            log.warning("replay process lost", why=error_location(error))
            meter.add(cpu_seconds(process.pid) - before)
            await end(process)
            raise unavailable() from None
        except BaseException:
            await end(process)
            raise
        finally:
            self.running.discard(process)
        self.idle.append(process)
        return answer

    async def process(self) -> asyncio.subprocess.Process:
        """A process that is ready."""
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
        if self.stopped:
            raise unavailable()
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe)
        try:
            async with asyncio.timeout(START_TIMEOUT_S):
                await read(process)
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
            log.error("replay process does not start", why=error_location(error))
            await end(process)
            raise unavailable() from None
        except BaseException:
            await end(process)
            raise
        return process


def cpu_seconds(pid: int) -> float:
    """The processor time a running process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS


def unavailable() -> RequestError:
    """The process that replays games has failed; another attempt may succeed."""
    error = RequestError(503, "no-replay")
    error.retry_after = 5
    return error


async def read(process: asyncio.subprocess.Process) -> ReplayAnswer:
    """The next message of a process."""
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(HEADER_BYTES), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=ReplayAnswer)


async def end(process: asyncio.subprocess.Process) -> None:
    """Kill a process and wait for its end; it has nothing to lose."""
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
    await process.wait()
