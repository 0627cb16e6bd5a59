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
from hadal.core.registry import cached_position
from hadal.server.background import stop_tasks
from hadal.server.bots.fair_queue import BACKGROUND, FOR_PEOPLE, BotBatch, BotRequest, FairQueue, WorkersStopped
from hadal.server.bots.worker import HEADER_BYTES, BotAnswer, BotQuestion, frame
from hadal.server.limits.rate_limits import RateLimits, Requester
from hadal.server.ops.metrics import BOT_BATCHES, BOT_DECISIONS, BOT_FALLBACKS, BOT_QUEUE
from hadal.server.ops.redaction import error_location

COMMAND = (sys.executable, "-P", "-m", "hadal.server.bots.worker")
START_TIMEOUT_S = 30.0
MAX_ANSWER_BYTES = 65_536
MAX_ATTEMPTS = 2  # the first one may be in a batch, the second is alone
MAX_BATCH_WEIGHT = 32  # decisions of networks without search
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

    async def read(self) -> list[BotAnswer]:
        """The next message of the process."""
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(HEADER_BYTES), "big")
        if size > MAX_ANSWER_BYTES:
            raise msgspec.DecodeError("too long")
        return msgspec.json.decode(await self.process.stdout.readexactly(size), type=list[BotAnswer])

    async def ask(self, requests: list[BotRequest], timeout_s: float) -> list[BotAnswer]:
        """The answers to requests; TimeoutError if they take too long."""
        assert self.process.stdin is not None
        self.asked += len(requests)
        async with asyncio.timeout(timeout_s) as timeout:
            batch = BotBatch(requests, timeout)
            for request in requests:
                request.batch = batch
            try:
                self.process.stdin.write(frame([request.question for request in requests]))
                await self.process.stdin.drain()
                answers = await self.read()
            finally:
                for request in requests:
                    request.batch = None
        if len(answers) != len(requests):
            raise msgspec.DecodeError("not one answer for each question")
        return answers

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

    async def ask(self, requests: list[BotRequest], timeout_s: float) -> list[BotAnswer]:
        """The worker's answers; if the worker fails it is ended, and one of WORKER_FAILURES is raised."""
        try:
            worker = await self.prepare()
            if all(request.answer.done() for request in requests):  # cancelled meanwhile
                return [BotAnswer() for _ in requests]
            return await worker.ask(requests, timeout_s)
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
        await stop_tasks(*tasks)
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
                requests = await self.queue.take_batch(MAX_BATCH_WEIGHT)
                BOT_BATCHES.observe(len(requests))
                await self._serve(slot, requests)
                for request in requests:
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

    async def _serve(self, slot: WorkerSlot, requests: list[BotRequest]) -> None:
        """Answer requests: all at once, and those that got no answer one by one."""
        try:
            if len(requests) == 1 or await self._attempt(slot, requests):
                attempts = MAX_ATTEMPTS - (len(requests) > 1)
                for request in requests:
                    await self._serve_alone(slot, request, attempts)
        except asyncio.CancelledError:
            for request in requests:
                request.reject()
            raise

    async def _serve_alone(self, slot: WorkerSlot, request: BotRequest, attempts: int) -> None:
        """Answer a request, by the random bot if no attempt succeeds."""
        why = ""
        for _ in range(attempts):
            if request.answer.done():
                return
            why = await self._attempt(slot, [request])
            if not why:
                return
        self._finish(request, BotAnswer(error=why))

    async def _attempt(self, slot: WorkerSlot, requests: list[BotRequest]) -> str:
        """Let a worker answer; return why it failed, if it did."""
        try:
            answers = await slot.ask(requests, self.timeout_s)
        except WORKER_FAILURES as failure:
            slow = isinstance(failure, TimeoutError)
            for request in requests:
                request.seconds += self.timeout_s / len(requests) if slow else 0
            why = "too slow" if slow else "crashed"
            self._log_lost_worker(requests, why)
            return why
        for request, answer in zip(requests, answers, strict=True):
            request.seconds += answer.seconds
            self._finish(request, answer)
        return ""

    def _finish(self, request: BotRequest, answer: BotAnswer) -> None:
        """Give a request its answer, or pass the error on to its caller."""
        if request.answer.done():
            return
        try:
            request.answer.set_result(self._fallback(request, answer.error) if answer.error else answer.action)
        except Exception as error:  # the guess cannot be read: an error of the caller
            request.answer.set_exception(error)

    def _log_lost_worker(self, requests: list[BotRequest], why: str) -> None:
        waiting = [request for request in requests if not request.answer.done()]
        if waiting:
            self.lost += 1
            for request in waiting:
                question = request.question
                log.warning("bot worker lost", table=request.table, seat=question.seat, bot=question.bot, why=why)

    def _fallback(self, request: BotRequest, why: str) -> int:
        """An action of the random bot, which needs no process. The log says nothing about the position."""
        question = request.question
        self.fallbacks += 1
        BOT_FALLBACKS.inc()
        log.warning("random plays for a bot", table=request.table, seat=question.seat, bot=question.bot, why=why)
        guess = cached_position(question.guess)
        return int(bot_named("random", guess.game.name).choose(guess, question.seat, question.seed))
