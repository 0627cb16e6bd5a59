"""The queue for bots: fair by address, then by person, then by table, and people come before bot-only tables."""

from __future__ import annotations

import asyncio
from collections import deque

from hadal.bots.network import batch_weight
from hadal.server.bots.worker import BotQuestion
from hadal.server.limits.rate_limits import Requester

GRACE_S = 0.1  # for a worker whose answer nobody needs any more: restarting it would cost more
FIRST_ESTIMATE_S = 0.05  # what a decision costs, until some were measured
ESTIMATE_WEIGHT = 0.1  # of the newest decision in the estimate

FOR_PEOPLE = 0
BACKGROUND = 1  # tables where no person plays, and owners who have used up their share


class WorkersStopped(Exception):
    """The pool is not running."""


class BotRequest:
    """A question that waits for its answer."""

    def __init__(
        self, table: str, question: BotQuestion, owner: Requester | None = None, priority: int = FOR_PEOPLE
    ) -> None:
        self.table = table
        self.question = question
        self.owner = owner or Requester(table, table)
        self.priority = priority
        self.weight = batch_weight(question.bot)  # in a batch; 0: it is asked alone
        self.answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.batch: BotBatch | None = None  # while a worker thinks about it
        self.estimate = 0.0  # what it was expected to cost when a worker took it
        self.seconds = 0.0  # of the processor, that it has cost

    def path(self) -> tuple[str, str, str]:
        """Its place in the queue."""
        return self.owner.address, self.owner.person, self.table

    def abandon(self) -> None:
        """Nobody waits for the answer any more."""
        if self.batch is not None:
            self.batch.abandon()

    def reject(self) -> None:
        """Report to the caller that there will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(WorkersStopped("the bots have stopped"))


class BotBatch:
    """Requests that a worker answers together."""

    def __init__(self, requests: list[BotRequest], timeout: asyncio.Timeout) -> None:
        self.requests = requests
        self.timeout = timeout

    def abandon(self) -> None:
        """Give the worker a moment to finish if nobody waits for any of the answers."""
        if all(request.answer.done() for request in self.requests) and not self.timeout.expired():
            self.timeout.reschedule(asyncio.get_running_loop().time() + GRACE_S)


class QueueShare:
    """An address, a person or a table in the queue. The one that has used the least time comes first.

    A newcomer starts with what the others had used when it came, and its own time is added. So it neither gets a
    head start nor pays for the past of others (start-time fair queuing).
    """

    def __init__(self, used: float = 0.0) -> None:
        self.used = used
        self.reached = 0.0  # what the child that was served last had used
        self.children: dict[str, QueueShare] = {}
        self.request: BotRequest | None = None  # of a table

    def child(self, name: str) -> QueueShare:
        """A part of this share, new if it has not waited until now."""
        if name not in self.children:
            self.children[name] = QueueShare(self.reached)
        return self.children[name]


class FairQueue:
    """Requests by priority and owner; each table has at most one request in progress."""

    def __init__(self) -> None:
        self.roots = {FOR_PEOPLE: QueueShare(), BACKGROUND: QueueShare()}  # with the first request of each table
        self.waiting: dict[str, deque[BotRequest]] = {}  # by table
        self.busy: set[str] = set()
        self.filled = asyncio.Semaphore(0)  # counts the requests in `roots`
        self.estimate = FIRST_ESTIMATE_S

    def put(self, request: BotRequest) -> None:
        """Add a request behind the others of its table."""
        if request.table in self.waiting:
            self.waiting[request.table].append(request)
            return
        self.waiting[request.table] = deque([request])
        if request.table not in self.busy:
            self._enqueue(request.table)

    def _enqueue(self, table: str) -> None:
        """Let the first request of a table wait for its turn."""
        request = self.waiting[table][0]
        share = self.roots[request.priority]
        for name in request.path():
            share = share.child(name)
        share.request = request
        self.filled.release()

    async def take(self) -> BotRequest:
        """The request whose turn it is."""
        while True:
            await self.filled.acquire()
            if request := self._take_next():
                return request

    async def take_batch(self, most: int) -> list[BotRequest]:
        """The request whose turn it is, with those that come next as long as they can be answered together."""
        requests = [await self.take()]
        weight = requests[0].weight
        while weight and not self.filled.locked():
            following = self._path()[1].weight
            if not following or weight + following > most:
                break
            await self.filled.acquire()  # at once: it is not locked
            if request := self._take_next():
                requests.append(request)
                weight += following
        return requests

    def _take_next(self) -> BotRequest | None:
        """The request whose turn it is; None if nobody waits for its table any more."""
        requests = self.waiting.pop(self._next().table)
        while requests and requests[0].answer.done():  # cancelled
            requests.popleft()
        return self._begin(requests) if requests else None

    def _begin(self, requests: deque[BotRequest]) -> BotRequest:
        request = requests.popleft()
        self.busy.add(request.table)
        if requests:
            self.waiting[request.table] = requests
        request.estimate = self.estimate
        self._charge(request, request.estimate)
        return request

    def _next(self) -> BotRequest:
        """Remove the request of the share that has used least, on every level."""
        path, request = self._path()
        for parent, name in reversed(path):
            share = parent.children[name]
            parent.reached = share.used
            share.request = None
            if not share.children:
                del parent.children[name]
        return request

    def _path(self) -> tuple[list[tuple[QueueShare, str]], BotRequest]:
        """The way to the request whose turn it is, from its root."""
        share = next(self.roots[priority] for priority in sorted(self.roots) if self.roots[priority].children)
        path: list[tuple[QueueShare, str]] = []
        while share.request is None:
            name = min(share.children, key=lambda child: share.children[child].used)
            path.append((share, name))
            share = share.children[name]
        return path, share.request

    def _charge(self, request: BotRequest, seconds: float) -> None:
        """Count time against the owner, as far as they still wait for something."""
        share: QueueShare | None = self.roots[request.priority]
        for name in request.path():
            share = share.children.get(name) if share else None
            if share:
                share.used += seconds

    def done(self, request: BotRequest) -> None:
        """The request in progress is answered; the next one of its table waits for its turn."""
        self._charge(request, request.seconds - request.estimate)
        self.estimate += ESTIMATE_WEIGHT * (request.seconds - self.estimate)
        self.busy.discard(request.table)
        if request.table in self.waiting:
            self._enqueue(request.table)

    def close(self) -> None:
        """Reject all requests."""
        for requests in self.waiting.values():
            for request in requests:
                request.reject()
        self.waiting.clear()
