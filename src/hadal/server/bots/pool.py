"""Bots in worker processes: a slow or broken bot delays no table but its own."""

from __future__ import annotations

import asyncio
import hashlib
import sys
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import structlog

from hadal.bots import bot as bot_named
from hadal.core.registry import cached, position
from hadal.server.bots.fair_queue import BACKGROUND, FOR_PEOPLE, BotRequest, FairQueue, WorkersStopped
from hadal.server.bots.worker import HEADER_BYTES, BotAnswer, BotQuestion
from hadal.server.limits.rate_limits import RateLimits, Requester
from hadal.server.ops.metrics import BOT_DECISIONS, BOT_FALLBACKS, BOT_QUEUE
from hadal.server.ops.redaction import error_location

COMMAND = (sys.executable, "-P", "-m", "hadal.server.bots.worker")
START_TIMEOUT_S = 30.0
MAX_ANSWER_BYTES = 4096
MAX_ATTEMPTS = 2
# How a worker fails: it cannot be started, ends, does not answer in time, or sends invalid data.
WORKER_FAILURES = (OSError, EOFError, msgspec.DecodeError)

log = structlog.get_logger()


def think_ms(pace_ms: int, table: str, seq: int) -> int:
    """How long a bot appears to think before an entry: about its pace, and always the same for the same entry."""
    digest = hashlib.blake2b(f"{table} {seq}".encode(), digest_size=4, person=b"hadal pace").digest()
    share = int.from_bytes(digest, "big") / 0xFFFFFFFF
    return round(pace_ms * (0.65 + 0.95 * share))


class WorkerProcess:
    """A worker process and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.asked = 0

    async def read(self) -> BotAnswer:
        """The next message of the process."""
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(HEADER_BYTES), "big")
        if size > MAX_ANSWER_BYTES:
            raise msgspec.DecodeError("too long")
        return msgspec.json.decode(await self.process.stdout.readexactly(size), type=BotAnswer)

    async def ask(self, request: BotRequest, timeout_s: float) -> BotAnswer:
        """The answer to a request; TimeoutError if it takes too long."""
        assert self.process.stdin is not None
        self.asked += 1
        async with asyncio.timeout(timeout_s) as request.timeout:
            try:
                self.process.stdin.write(request.frame)
                await self.process.stdin.drain()
                return await self.read()
            finally:
                request.timeout = None

    def alive(self) -> bool:
        """Whether the process is running."""
        return self.process.returncode is None

    async def end(self) -> None:
        """Kill the process and wait for its end; it has nothing to lose."""
        if self.alive():
            with suppress(ProcessLookupError):  # it has just ended
                self.process.kill()
        await self.process.wait()


async def start_worker(command: Sequence[str]) -> WorkerProcess:
    """A new worker that is ready."""
    pipe = asyncio.subprocess.PIPE
    worker = WorkerProcess(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe))
    try:
        async with asyncio.timeout(START_TIMEOUT_S):
            await worker.read()
    except BaseException:
        await worker.end()
        raise
    return worker


class WorkerSlot:
    """A slot for one worker at a time. A worker that failed or has worked for long is replaced."""

    def __init__(self, command: Sequence[str], recycle_after: int) -> None:
        self.command = command
        self.recycle_after = recycle_after
        self.worker: WorkerProcess | None = None
        self.ended = 0  # workers that were replaced

    async def prepare(self) -> WorkerProcess:
        """The worker of this slot, ready to work."""
        worker = self.worker
        if worker is not None and worker.alive() and worker.asked < self.recycle_after:
            return worker
        await self.clear()
        self.worker = await start_worker(self.command)
        return self.worker

    async def clear(self) -> None:
        """End the worker."""
        if self.worker is not None:
            self.ended += 1
            await self.worker.end()
            self.worker = None

    async def ask(self, request: BotRequest, timeout_s: float) -> BotAnswer:
        """The worker's answer; if the worker fails it is ended, and one of WORKER_FAILURES is raised."""
        try:
            worker = await self.prepare()
            if request.answer.done():  # cancelled meanwhile
                return BotAnswer()
            return await worker.ask(request, timeout_s)
        except WORKER_FAILURES:
            await self.clear()
            raise


class WorkerPool:
    """The bots of this server. Each decision is made in a process that sees only a guessed position."""

    def __init__(
        self,
        n: int = 1,
        timeout_s: float = 10.0,
        recycle_after: int = 20_000,
        command: Sequence[str] = COMMAND,
        limits: RateLimits | None = None,
    ) -> None:
        self.limits = limits or RateLimits(on=False)
        self.timeout_s = timeout_s
        self.slots = [WorkerSlot(command, recycle_after) for _ in range(n)]
        self.tasks: list[asyncio.Task[None]] = []
        self.queue = FairQueue()
        self.asked = 0  # questions
        self.lost = 0  # workers that crashed or were too slow
        self.fallbacks = 0  # questions that the random bot answered for another bot

    async def start(self) -> None:
        """Start the processes; questions can be asked at once."""
        self.queue = FairQueue()
        self.tasks = [asyncio.create_task(self._work(slot)) for slot in self.slots]

    async def stop(self) -> None:
        """End all processes; pending questions fail with WorkersStopped."""
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.queue.close()

    def pids(self) -> list[int]:
        """The processes that are running."""
        return [slot.worker.process.pid for slot in self.slots if slot.worker is not None]

    async def choose(
        self,
        table: str,
        guess: str,
        seat: int,
        bot: str,
        seed: int,
        owner: Requester | None = None,
        background: bool = False,
    ) -> int:
        """The action of a bot in the guessed position of its seat; always a legal one.

        The owner pays for it. In the background it waits until no other table needs a worker.
        """
        if not self.tasks:
            raise WorkersStopped("the bots have not been started")
        self.asked += 1
        BOT_DECISIONS.labels(bot).inc()
        poor = owner is not None and self.limits.debt_s("bot", owner) > 0
        priority = BACKGROUND if background or poor else FOR_PEOPLE
        request = BotRequest(table, BotQuestion(guess, seat, bot, seed), owner, priority)
        self.queue.put(request)
        try:
            with BOT_QUEUE.track_inprogress():
                return await request.answer
        finally:
            request.abandon()

    async def _work(self, slot: WorkerSlot) -> None:
        try:
            while True:
                await self._prepare(slot)
                request = await self.queue.take()
                await self._serve(slot, request)
                self.queue.done(request)
                self.limits.spend_for("bot", request.owner, request.seconds)
        finally:
            await slot.clear()

    async def _prepare(self, slot: WorkerSlot) -> None:
        """Start a worker before it is needed; if that fails, the next request tries again."""
        try:
            await slot.prepare()
        except Exception as error:
            log.warning("bot worker does not start", why=error_location(error))

    async def _serve(self, slot: WorkerSlot, request: BotRequest) -> None:
        """Answer a request, or pass the error on to its caller."""
        try:
            await self._answer(slot, request)
        except asyncio.CancelledError:
            request.reject()
            raise
        except Exception as error:  # the guess cannot be read: an error of the caller
            if not request.answer.done():
                request.answer.set_exception(error)

    async def _answer(self, slot: WorkerSlot, request: BotRequest) -> None:
        answer = await self._ask(slot, request)
        if request.answer.done():
            return
        action = self._fallback(request, answer.error) if answer.error else answer.action
        request.answer.set_result(action)

    async def _ask(self, slot: WorkerSlot, request: BotRequest) -> BotAnswer:
        """The answer of a worker, with a second attempt if it fails."""
        error = ""
        for _ in range(MAX_ATTEMPTS):
            if request.answer.done():
                break
            try:
                answer = await slot.ask(request, self.timeout_s)
                request.seconds += answer.seconds
                return answer
            except WORKER_FAILURES as failure:
                request.seconds += self.timeout_s if isinstance(failure, TimeoutError) else 0
                error = "too slow" if isinstance(failure, TimeoutError) else "crashed"
                self._log_lost_worker(request, error)
        return BotAnswer(error=error)

    def _log_lost_worker(self, request: BotRequest, why: str) -> None:
        if not request.answer.done():
            self.lost += 1
            question = request.question
            log.warning("bot worker lost", table=request.table, seat=question.seat, bot=question.bot, why=why)

    def _fallback(self, request: BotRequest, why: str) -> int:
        """An action of the random bot, which needs no process. The log says nothing about the position."""
        question = request.question
        self.fallbacks += 1
        BOT_FALLBACKS.inc()
        log.warning("random plays for a bot", table=request.table, seat=question.seat, bot=question.bot, why=why)
        guess = position(question.guess, cached)
        return bot_named("random", guess.game.name).choose(guess, question.seat, question.seed)
