"""Bots in worker processes: a slow or broken bot holds up no table but its own."""

from __future__ import annotations

import asyncio
import hashlib
import os
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import structlog

from hadal.bots import bot as bot_named
from hadal.core.registry import cached, position
from hadal.server.bots.worker import HEADER_BYTES, BotAnswer, BotQuestion, frame
from hadal.server.ops.metrics import BOT_DECISIONS, BOT_FALLBACKS
from hadal.server.ops.redaction import error_location

COMMAND = (sys.executable, "-P", "-m", "hadal.server.bots.worker")
START_TIMEOUT_S = 30.0  # so long may a process take until it is ready
GRACE_S = 0.1  # so long may it go on when nobody waits for the answer any more: a new process costs more
MAX_ANSWER_BYTES = 4096  # bytes of an answer
MAX_ATTEMPTS = 2
# What a process does that is lost: it ends, says nothing in time, cannot be started, or talks nonsense.
WORKER_FAILURES = (OSError, EOFError, msgspec.DecodeError)

log = structlog.get_logger()


class WorkersStopped(Exception):
    """There is nobody to answer (any more)."""


def think_ms(pace_ms: int, table: str, seq: int, forced: bool = False) -> int:
    """How long a bot seems to think before this entry: about its pace, always the same for the same entry.

    `forced` is for an answer that everybody can see to be the only one: elsewhere its speed would tell of hidden cards.
    """
    digest = hashlib.blake2b(f"{table} {seq}".encode(), digest_size=4, person=b"hadal pace").digest()
    share = int.from_bytes(digest, "big") / 0xFFFFFFFF
    time = pace_ms * (0.65 + 0.95 * share)
    return round(time / 3 if forced else time)


def usual_number() -> int:
    """How many workers: one core is left to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class BotRequest:
    """A question that waits for its answer."""

    def __init__(self, table: str, ask: BotQuestion) -> None:
        self.table = table
        self.ask = ask
        self.frame = frame(ask)
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.limit: asyncio.Timeout | None = None  # while a worker thinks about it

    def hurry(self) -> None:
        """Nobody waits for the answer any more: the worker may finish, if it is quick."""
        if self.limit is not None and not self.limit.expired():
            self.limit.reschedule(asyncio.get_running_loop().time() + GRACE_S)


class FairQueue:
    """Who is next: tables take turns, and each has one request under way at most."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[BotRequest]] = {}
        self.busy: set[str] = set()
        self.ready: deque[str] = deque()  # tables that wait and are not busy
        self.filled = asyncio.Semaphore(0)  # counts `ready`

    def put(self, request: BotRequest) -> None:
        """A new request, behind the others of its table."""
        if request.table in self.waiting:
            self.waiting[request.table].append(request)
            return
        self.waiting[request.table] = deque([request])
        if request.table not in self.busy:
            self._line_up(request.table)

    def _line_up(self, table: str) -> None:
        self.ready.append(table)
        self.filled.release()

    async def take(self) -> BotRequest:
        """The first request of the table whose turn it is."""
        while True:
            await self.filled.acquire()
            table = self.ready.popleft()
            requests = self.waiting.pop(table)
            while requests and requests[0].answer.done():  # cancelled
                requests.popleft()
            if requests:
                return self._begin(requests)

    def _begin(self, requests: deque[BotRequest]) -> BotRequest:
        request = requests.popleft()
        self.busy.add(request.table)
        if requests:
            self.waiting[request.table] = requests
        return request

    def done(self, table: str) -> None:
        """The request under way is answered: the table's next one goes to the end of the line."""
        self.busy.discard(table)
        if table in self.waiting:
            self._line_up(table)

    def close(self) -> None:
        """Send everybody away."""
        for requests in self.waiting.values():
            for request in requests:
                reject(request)
        self.waiting.clear()


def reject(request: BotRequest) -> None:
    """Tell whoever waits that there will be no answer."""
    if not request.answer.done():
        request.answer.set_exception(WorkersStopped("the bots have stopped"))


class WorkerProcess:
    """One process and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.asked = 0

    async def hear(self) -> BotAnswer:
        """The next message of the process."""
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(HEADER_BYTES), "big")
        if size > MAX_ANSWER_BYTES:
            raise msgspec.DecodeError("too long")
        return msgspec.json.decode(await self.process.stdout.readexactly(size), type=BotAnswer)

    async def ask(self, request: BotRequest, patience_s: float) -> BotAnswer:
        """Its answer, within some seconds."""
        assert self.process.stdin is not None
        self.asked += 1
        async with asyncio.timeout(patience_s) as request.limit:
            try:
                self.process.stdin.write(request.frame)
                await self.process.stdin.drain()
                return await self.hear()
            finally:
                request.limit = None

    def alive(self) -> bool:
        """Has the process not ended?"""
        return self.process.returncode is None

    async def end(self) -> None:
        """Kill the process and wait until it is gone: it has nothing to lose."""
        if self.alive():
            with suppress(ProcessLookupError):  # it has just ended by itself
                self.process.kill()
        await self.process.wait()


async def start_worker(command: Sequence[str]) -> WorkerProcess:
    """A new worker that is ready."""
    pipe = asyncio.subprocess.PIPE
    worker = WorkerProcess(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
    try:
        async with asyncio.timeout(START_TIMEOUT_S):
            await worker.hear()
    except BaseException:
        await worker.end()
        raise
    return worker


class WorkerSlot:
    """A place for one worker at a time: who is lost or has worked long is followed by another."""

    def __init__(self, command: Sequence[str], recycle_after: int) -> None:
        self.command = command
        self.recycle_after = recycle_after
        self.worker: WorkerProcess | None = None
        self.ended = 0  # workers that have left, for whatever reason

    async def prepare(self) -> WorkerProcess:
        """The worker at this desk, ready."""
        worker = self.worker
        if worker is not None and worker.alive() and worker.asked < self.recycle_after:
            return worker
        await self.clear()
        self.worker = await start_worker(self.command)
        return self.worker

    async def clear(self) -> None:
        """Send the worker away."""
        if self.worker is not None:
            self.ended += 1
            await self.worker.end()
            self.worker = None

    async def ask(self, request: BotRequest, patience_s: float) -> BotAnswer:
        """What the worker says; one of LOST if it says nothing, and then it is sent away."""
        try:
            worker = await self.prepare()
            if request.answer.done():  # cancelled meanwhile
                return BotAnswer()
            return await worker.ask(request, patience_s)
        except WORKER_FAILURES:
            await self.clear()
            raise


class WorkerPool:
    """The bots of this server: each decision is made in a process that knows nothing but a guess."""

    def __init__(
        self,
        n: int = 0,
        patience_s: float = 10.0,
        recycle_after: int = 20_000,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.patience_s = patience_s
        self.slots = [WorkerSlot(command, recycle_after) for _ in range(n or usual_number())]
        self.tasks: list[asyncio.Task[None]] = []
        self.line = FairQueue()
        self.asked = 0  # questions
        self.lost = 0  # times that a process crashed or was too slow
        self.fallbacks = 0  # questions that the random bot answered instead of the bot that was asked

    async def start(self) -> None:
        """Start the processes; questions may be asked at once."""
        self.line = FairQueue()
        self.tasks = [asyncio.create_task(self._work(slot)) for slot in self.slots]

    async def stop(self) -> None:
        """End all processes; whoever waits gets WorkersStopped."""
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.line.close()

    def pids(self) -> list[int]:
        """The processes that run now."""
        return [slot.worker.process.pid for slot in self.slots if slot.worker is not None]

    async def choose(self, table: str, guess: str, seat: int, bot: str, seed: int) -> int:
        """What the bot does for this seat, whose guess it is; a legal action, come what may."""
        if not self.tasks:
            raise WorkersStopped("the bots have not been started")
        self.asked += 1
        BOT_DECISIONS.labels(bot).inc()
        request = BotRequest(table, BotQuestion(guess, seat, bot, seed))
        self.line.put(request)
        try:
            return await request.answer
        finally:
            request.hurry()

    async def _work(self, slot: WorkerSlot) -> None:
        try:
            while True:
                await self._prepare(slot)
                request = await self.line.take()
                await self._serve(slot, request)
                self.line.done(request.table)
        finally:
            await slot.clear()

    async def _prepare(self, slot: WorkerSlot) -> None:
        """Have a worker ready before it is needed; if that fails, the next request tries again."""
        try:
            await slot.prepare()
        except Exception as error:
            log.warning("bot worker does not start", why=error_location(error))

    async def _serve(self, slot: WorkerSlot, request: BotRequest) -> None:
        """See to it that a request is answered, or its caller told why not."""
        try:
            await self._answer(slot, request)
        except asyncio.CancelledError:
            reject(request)
            raise
        except Exception as error:  # the guess cannot be read: a fault of the caller
            if not request.answer.done():
                request.answer.set_exception(error)

    async def _answer(self, slot: WorkerSlot, request: BotRequest) -> None:
        answer = await self._asked(slot, request)
        if request.answer.done():
            return
        if answer.fault:
            action = self._stand_in(request, answer.fault)
        else:
            action = answer.action
        request.answer.set_result(action)

    async def _asked(self, slot: WorkerSlot, request: BotRequest) -> BotAnswer:
        """What a worker says, after a second try if need be."""
        fault = ""
        for _ in range(MAX_ATTEMPTS):
            if request.answer.done():
                break
            try:
                return await slot.ask(request, self.patience_s)
            except WORKER_FAILURES as error:
                fault = "too slow" if isinstance(error, TimeoutError) else "crashed"
                self._tell_lost(request, fault)
        return BotAnswer(fault=fault)

    def _tell_lost(self, request: BotRequest, why: str) -> None:
        if not request.answer.done():
            self.lost += 1
            log.warning("bot worker lost", table=request.table, seat=request.ask.seat, bot=request.ask.bot, why=why)

    def _stand_in(self, request: BotRequest, why: str) -> int:
        """A legal action by the random bot, which needs no process; the log tells nothing of the position."""
        ask = request.ask
        self.fallbacks += 1
        BOT_FALLBACKS.inc()
        log.warning("random plays for a bot", table=request.table, seat=ask.seat, bot=ask.bot, why=why)
        guess = position(ask.guess, cached)
        return bot_named("random", guess.game.name).choose(guess, ask.seat, ask.seed)
