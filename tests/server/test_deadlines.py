"""Many futures share one timer, and each fails at its own deadline."""

from __future__ import annotations

import asyncio

import pytest

from hadal.server.store.deadlines import Deadlines


def test_a_future_fails_at_its_deadline_and_others_go_on() -> None:
    async def main() -> None:
        loop, deadlines = asyncio.get_running_loop(), Deadlines(lambda: TimeoutError("late"))
        done, slow, late = loop.create_future(), loop.create_future(), loop.create_future()
        deadlines.add(done, 100)
        deadlines.add(slow, 200)
        deadlines.add(late, 0.001)  # shorter than that of the others
        done.set_result(1)
        with pytest.raises(TimeoutError, match="late"):
            await late
        assert not slow.done()
        slow.set_result(2)
        assert (await done, await slow) == (1, 2)

    asyncio.run(main())


def test_finished_futures_are_forgotten_and_one_timer_serves_all() -> None:
    async def main() -> None:
        loop, deadlines = asyncio.get_running_loop(), Deadlines(TimeoutError)
        timers = set()
        for n in range(1000):
            future = loop.create_future()
            deadlines.add(future, 100)
            timers.add(id(deadlines.timer))
            future.set_result(n)
        assert len(deadlines.waiting) == 1
        assert len(timers) == 1

    asyncio.run(main())
