"""Measures the processor time of one client among many. Waiting costs nothing, and neither does a busy machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from time import thread_time
from typing import Any, Generic, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


class Meter:
    """Processor seconds used so far."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Add time that was measured elsewhere."""
        self.seconds += seconds

    def take(self) -> float:
        """The time since the last call."""
        seconds, self.seconds = self.seconds, 0.0
        return seconds

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Await a coroutine and measure the steps it takes on the event loop, without those of other tasks."""
        before = CURRENT.set(self)
        try:
            return await MeasuredSteps(work, self)
        finally:
            CURRENT.reset(before)

    async def in_thread(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Call a function in a thread and measure the processor time of that thread."""

        return await asyncio.to_thread(self.measured(work), *args, **more)

    def measured(self, work: Callable[P, T]) -> Callable[P, T]:
        """The same function for a thread, with its processor time measured."""

        def call(*args: P.args, **more: P.kwargs) -> T:
            start = thread_time()
            try:
                return work(*args, **more)
            finally:
                self.add(thread_time() - start)

        return call


CURRENT: ContextVar[Meter | None] = ContextVar("meter", default=None)


def charged(work: Callable[P, T]) -> Callable[P, T]:
    """The same function for a thread, at the expense of whoever sent the request that is being handled."""
    meter = CURRENT.get()
    return meter.measured(work) if meter else work


async def charged_steps(work: Coroutine[Any, Any, T]) -> T:
    """Await a coroutine in a task of its own, at the expense of whoever sent the request that is being handled."""
    meter = CURRENT.get()
    return await (meter.run(work) if meter else work)


async def in_thread(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """Call a function in a thread, at the expense of whoever sent the request that is being handled."""
    return await (CURRENT.get() or Meter()).in_thread(work, *args, **more)


class MeasuredSteps(Generic[T]):
    """A coroutine whose steps are measured."""

    def __init__(self, work: Coroutine[Any, Any, T], meter: Meter) -> None:
        self.work = work
        self.meter = meter

    def __await__(self) -> Generator[Any, Any, T]:
        """Resume the coroutine as the event loop does, and measure each step."""
        value: Any = None
        error: BaseException | None = None
        while True:
            start = thread_time()
            try:
                waits_for = self.work.send(value) if error is None else self.work.throw(error)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self.meter.add(thread_time() - start)
                value = error = None  # an error that refers to this frame would keep it, and the session, in memory
            try:
                value = yield waits_for
            except BaseException as raised:  # such as a cancellation: the coroutine decides
                error = raised
