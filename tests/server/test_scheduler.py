"""The scheduler wakes tables in time, with one task for each, and retries after failures."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import structlog
from hypothesis import given, settings
from hypothesis import strategies as st
from waiting import reached

from hadal.server.cluster.scheduler import WakeScheduler, retry_ms


class FakeWorld:
    """A store, a node and tables in one object, with a clock set by the test."""

    def __init__(self) -> None:
        self.now = 1000
        self.wakes: dict[str, int] = {}  # what the store says
        self.foreign: set[str] = set()  # tables of other nodes
        self.woken: list[str] = []
        self.under_way: set[str] = set()
        self.most = 0  # so many were awake at the same time
        self.faults = 0  # so many wakes fail from now on
        self.gates: dict[str, asyncio.Event] = {}  # a table with a gate takes until it opens
        self.scheduler = WakeScheduler(self, self, self.wake, now=lambda: self.now)

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables in the store that are due."""
        found = [table for table, when in sorted(self.wakes.items()) if when <= now][:limit]
        await asyncio.sleep(0)
        return found

    def owns(self, table: str) -> bool:
        """Whether this node owns the table."""
        return table not in self.foreign

    async def wake(self, table: str) -> None:
        """A table wakes up; never twice at the same time."""
        assert table not in self.under_way
        self.under_way.add(table)
        self.most = max(self.most, len(self.under_way))
        self.woken.append(table)
        try:
            await self.slumber(table)
        finally:
            self.under_way.remove(table)

    async def slumber(self, table: str) -> None:
        """Take as long as the table is set to take, and fail if it is set to."""
        if table in self.gates:
            await self.gates[table].wait()
        if self.faults:
            self.faults -= 1
            raise RuntimeError("the hand is P8,S1")

    async def at(self, now: int) -> list[str]:
        """The tables that wake up at this time."""
        self.now = now
        self.scheduler.fire()
        return await self.seen()

    async def polled(self) -> list[str]:
        """The tables that wake up when the store is polled."""
        await self.scheduler.poll()
        return await self.seen()

    async def seen(self) -> list[str]:
        """The tables that woke up since the last call."""
        await quiet()
        woken, self.woken = self.woken, []
        return woken


async def quiet() -> None:
    """Let all pending tasks run."""
    for _ in range(6):
        await asyncio.sleep(0)


def run(test: Callable[[FakeWorld], Awaitable[None]]) -> None:
    """Run a test with a new FakeWorld."""

    async def main() -> None:
        await test(FakeWorld())

    asyncio.run(main())


def test_tables_wake_in_the_order_of_their_times() -> None:
    async def test(world: FakeWorld) -> None:
        for table, when in (("c", 3000), ("a", 1500), ("b", 2000)):
            world.scheduler.at(table, when)
        assert world.scheduler.next_at() == 1500
        assert await world.at(1499) == []
        assert await world.at(1500) == ["a"]
        assert await world.at(5000) == ["b", "c"]
        assert world.scheduler.next_at() is None and await world.at(9000) == []

    run(test)


def test_a_new_wake_time_replaces_the_old_one() -> None:
    async def test(world: FakeWorld) -> None:
        for when in (3000, 5000, 2000, 4000):
            world.scheduler.at("a", when)
        world.scheduler.at("b", 2500)
        world.scheduler.at("b", 0)
        assert await world.at(3999) == []
        assert await world.at(4000) == ["a"]
        assert await world.at(9000) == []

    run(test)


def test_polling_finds_unscheduled_tables() -> None:
    async def test(world: FakeWorld) -> None:
        world.wakes = {"old": 500, "later": 1200, "here": 900}
        world.scheduler.at("here", 1100)
        assert await world.polled() == ["old"]
        world.wakes["old"] = 5000
        world.now = 1300
        assert await world.polled() == ["later"]
        assert await world.at(1300) == ["here"]

    run(test)


def test_tables_that_stay_due_do_not_hide_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strangers can have hundreds of tables whose bots wait for their turn, and so can other nodes."""
    monkeypatch.setattr("hadal.server.cluster.scheduler.POLL_LIMIT", 2)

    async def test(world: FakeWorld) -> None:
        world.wakes = dict.fromkeys(("a", "b", "c", "d", "e", "z"), 500)
        world.foreign = {"b", "d"}
        world.gates = {table: asyncio.Event() for table in ("a", "c")}
        woken = [table for _ in range(4) for table in await world.polled()]
        assert woken == ["a", "c", "e", "z"]
        for gate in world.gates.values():
            gate.set()

    run(test)


def test_a_poll_that_is_out_of_date_wakes_nobody() -> None:
    async def test(world: FakeWorld) -> None:
        world.wakes = {"a": 900, "b": 900}
        asked = asyncio.ensure_future(world.scheduler.poll())
        await asyncio.sleep(0)
        world.scheduler.at("a", 0)  # settled while the store was asked
        await asked
        assert await world.seen() == ["b"]

    run(test)


def test_only_tables_of_this_node_are_woken() -> None:
    async def test(world: FakeWorld) -> None:
        world.foreign = {"theirs"}
        world.wakes = {"theirs": 500, "ours": 500}
        world.scheduler.at("theirs", 900)
        assert await world.at(1000) == [] and world.scheduler.next_at() is None
        assert await world.polled() == ["ours"]
        world.foreign = set()  # the other node has died
        world.wakes = {"theirs": 500}
        assert await world.polled() == ["theirs"]

    run(test)


def test_a_table_is_never_woken_twice_at_the_same_time() -> None:
    async def test(world: FakeWorld) -> None:
        world.gates["a"] = asyncio.Event()
        world.scheduler.at("a", 900)
        world.scheduler.at("b", 901)
        assert await world.at(1000) == ["a", "b"]  # a still sleeps, b is done
        world.wakes = {"a": 900}
        world.scheduler.at("a", 1100)
        assert await world.at(1200) == [] and await world.polled() == []
        world.gates.pop("a").set()
        await quiet()
        assert await world.at(1200) == ["a"]  # what came meanwhile
        assert await world.at(9000) == []

    run(test)


def test_failures_are_retried_with_growing_delays() -> None:
    async def test(world: FakeWorld) -> None:
        world.faults = 7
        world.wakes = {"a": 900}
        world.scheduler.at("a", 1000)
        with structlog.testing.capture_logs() as said:
            assert await world.at(1000) == ["a"]
            for wait in (1, 2, 4, 8, 16, 30, 30):
                assert await world.polled() == [] == await world.at(world.now + wait * 1000 - 1)
                assert await world.at(world.now + 1) == ["a"]
        assert [entry["again_in_ms"] for entry in said] == [1000, 2000, 4000, 8000, 16000, 30000, 30000]
        assert "P8" not in str(said)
        assert world.scheduler.next_at() is None and not world.scheduler.failures
        assert retry_ms(1000) == 30000

    run(test)


def test_news_about_a_table_does_not_wait_for_the_next_try() -> None:
    async def test(world: FakeWorld) -> None:
        world.faults = 1
        world.scheduler.at("a", 1000)
        assert await world.at(1000) == ["a"]
        world.scheduler.at("a", 1200)
        assert await world.at(1200) == ["a"]
        assert await world.at(9000) == [] and not world.scheduler.failures

    run(test)


TABLES = st.sampled_from(["a", "b", "c"])
STEPS = st.one_of(
    st.tuples(st.just("at"), TABLES, st.integers(0, 40)),
    st.tuples(st.just("pass"), TABLES, st.integers(0, 30)),
    st.tuples(st.just("gate"), TABLES, st.just(0)),
    st.tuples(st.just("open"), TABLES, st.just(0)),
)


@settings(deadline=None)
@given(st.lists(STEPS, max_size=30))
def test_the_latest_wake_time_counts(steps: list[tuple[str, str, int]]) -> None:
    """Every time that was not replaced is honoured, at once or when the table has finished."""

    async def test(world: FakeWorld) -> None:
        wanted: dict[str, int] = {}
        for step, table, n in steps:
            if step == "at":
                wanted[table] = world.now + n if n else 0
                world.scheduler.at(table, wanted[table])
            elif step == "gate":
                world.gates.setdefault(table, asyncio.Event())
            elif step == "open" and table in world.gates:
                world.gates.pop(table).set()
            await expect(world, wanted, n if step == "pass" else 0)
        for gate in world.gates.values():
            gate.set()
        world.gates.clear()
        await expect(world, wanted, 100)
        assert not any(wanted.values()) and world.scheduler.next_at() is None and not world.scheduler.running

    run(test)


async def expect(world: FakeWorld, wanted: dict[str, int], ms: int) -> None:
    """Time passes: exactly the tables that are due and not awake yet wake up."""
    await quiet()
    busy = set(world.under_way)
    world.now += ms
    due = sorted((when, table) for table, when in wanted.items() if 0 < when <= world.now and table not in busy)
    assert await world.at(world.now) == [table for _, table in due]
    for _, table in due:
        wanted[table] = 0


def test_a_started_scheduler_wakes_tables_and_polls() -> None:
    async def main() -> None:
        world = FakeWorld()
        world.wakes = {"stored": 1}
        scheduler = WakeScheduler(world, world, world.wake, poll_ms=20)
        await scheduler.start()
        scheduler.at("far", scheduler.now() + 10**9)
        scheduler.at("soon", scheduler.now() + 10)
        await reached(lambda: {"soon", "stored"} <= set(world.woken))
        await scheduler.stop()
        assert "far" not in world.woken and not scheduler.running

    asyncio.run(main())


def test_stopping_finishes_pending_work() -> None:
    async def main() -> None:
        world = FakeWorld()
        world.gates["a"] = asyncio.Event()
        world.scheduler.at("a", 900)
        await world.scheduler.start()
        await quiet()
        asyncio.get_running_loop().call_soon(world.gates["a"].set)  # after stop() has begun
        await world.scheduler.stop()
        assert world.woken == ["a"] and not world.scheduler.running and not world.under_way

    asyncio.run(main())


def test_a_failing_store_is_retried() -> None:
    class Broken(FakeWorld):
        async def due(self, now: int, limit: int) -> list[str]:
            asked.append(now)
            if len(asked) == 1:
                raise OSError("gone")
            return ["a"]

    async def main() -> None:
        world = Broken()
        scheduler = WakeScheduler(world, world, world.wake, poll_ms=1)
        await scheduler.start()
        await reached(lambda: world.woken)
        await scheduler.stop()

    asked: list[int] = []
    asyncio.run(main())


def test_the_heap_holds_no_more_than_the_tables_need() -> None:
    """A table with days for each answer is scheduled anew with every move, and its old times lie days ahead."""
    world = FakeWorld()
    for n in range(20_000):
        world.scheduler.at(f"table{n % 10}", 10_000_000 + n)
    assert len(world.scheduler.heap) <= 2 * 10 + 65
    assert world.scheduler.next_at() == 10_000_000 + 20_000 - 10
