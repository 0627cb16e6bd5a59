"""Limits by cost: who is slowed, who is disconnected, and who is not affected."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from waiting import reached

from hadal.server.config import SetupError, from_env
from hadal.server.errors import RequestError
from hadal.server.http.hosts import HostNames
from hadal.server.limits.metering import Meter
from hadal.server.limits.open_counts import OpenCounts
from hadal.server.limits.rate_limits import REPLAYS, RateLimits, Requester
from hadal.server.limits.rates import MAX_DEBTS, Rate, parse_rates
from hadal.server.limits.sharing import LimitSharing
from hadal.server.limits.throttle import LimitExceeded, Throttle
from hadal.server.limits.timeouts import parse_timeouts
from hadal.server.limits.turns import Turns
from hadal.server.store import Store, open_store
from hadal.server.store.model import OpenCount, Spending

ANN = Requester("192.0.2.1", "ann")
BOB = Requester("192.0.2.1", "bob")


class FakeTime:
    """A clock that moves when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept += seconds


def limits_with(clock: FakeTime, **rates: Rate) -> RateLimits:
    """Limits with these rates."""
    named = {name.replace("_", "-"): rate for name, rate in rates.items()}
    return RateLimits(clock=clock, sleep=clock.sleep, rates=named)


# Buckets.


def test_a_person_and_an_address_are_limited_separately() -> None:
    limits = limits_with(FakeTime(), table=Rate(2, 1), table_address=Rate(3, 1))
    assert [limits.take_for("table", ANN) for _ in range(3)] == [0, 0, 1]
    assert [limits.take_for("table", BOB) for _ in range(2)] == [0, 1]
    assert limits.take_for("table", Requester("192.0.2.2", "bob")) == 0


def test_a_refused_request_takes_nothing_from_either_bucket() -> None:
    limits = limits_with(FakeTime(), table=Rate(1, 1), table_address=Rate(2, 1))
    assert limits.take_for("table", ANN) == 0
    for _ in range(9):
        assert limits.take_for("table", ANN) == 1
    assert limits.take_for("table", BOB) == 0


def test_people_without_a_nickname_share_a_bucket_for_each_address() -> None:
    limits = limits_with(FakeTime(), message=Rate(1, 1))
    assert limits.take_for("message", Requester("192.0.2.1")) == 0
    assert limits.take_for("message", Requester("192.0.2.1")) == 1
    assert limits.take_for("message", Requester("192.0.2.2")) == 0


def test_a_debt_is_bounded_and_is_paid_back() -> None:
    clock = FakeTime()
    limits = limits_with(clock, message=Rate(2, 0.5))
    limits.spend_for("message", ANN, 100)
    assert limits.debt_s("message", ANN) == 4
    clock.now = 4
    assert limits.debt_s("message", ANN) == 0


def test_work_is_charged_and_somebody_in_debt_is_delayed_or_rejected() -> None:
    async def main() -> None:
        clock = FakeTime()
        limits = limits_with(clock, processor=Rate(2, 0.5))
        async with limits.charge(ANN) as meter:
            meter.add(2.25)
        async with limits.charge(ANN) as meter:  # in debt for half a second
            meter.add(1)
        assert clock.slept == 0.5
        with pytest.raises(RequestError) as rejected:
            async with limits.charge(ANN):
                raise AssertionError("not reached")
        assert rejected.value.status == 429
        assert rejected.value.retry_after == 2
        assert rejected.value.text_args["kind"] == "processor"
        async with limits.charge(BOB):
            pass

    asyncio.run(main())


def test_work_that_fails_is_charged_too() -> None:
    async def main() -> None:
        limits = limits_with(FakeTime(), processor=Rate(2, 0.5))
        with pytest.raises(ZeroDivisionError):
            async with limits.charge(ANN) as meter:
                meter.add(3)
                raise ZeroDivisionError
        assert limits.debt_s("processor", ANN) == 2

    asyncio.run(main())


# Measuring.


def burn(seconds: float) -> str:
    """Use the processor."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass
    return "burnt"


def test_the_processor_time_of_a_task_is_measured_without_that_of_others() -> None:
    async def work(seconds: float) -> str:
        for _ in range(4):
            burn(seconds / 4)
            await asyncio.sleep(0)
        return "done"

    async def main() -> None:
        little, much = Meter(), Meter()
        assert list(await asyncio.gather(little.run(work(0.02)), much.run(work(0.2)))) == ["done", "done"]
        assert 0.02 <= little.seconds < 0.2 <= much.seconds
        assert await little.in_thread(burn, 0.1) == "burnt"
        assert little.take() >= 0.12 and little.seconds == 0

    asyncio.run(main())


def test_who_reads_much_from_the_database_pays_for_it(path: str) -> None:
    """The threads that read from SQLite are shared by all."""
    counting = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 200000) select count(*) from n"

    async def main() -> None:
        store = open_store(path)
        await store.open()
        little, much = Meter(), Meter()
        await little.run(store.read("select 1", {}))
        assert await much.run(store.read(counting, {})) == [(200_000,)]
        await store.close()
        assert much.seconds > 5 * little.seconds
        assert much.seconds > 0.005

    asyncio.run(main())


def test_a_measured_task_can_be_cancelled_and_can_fail() -> None:
    async def stubborn() -> str:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return "cleaned up"
        return "never"

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def main() -> None:
        task = asyncio.create_task(Meter().run(stubborn()))
        await asyncio.sleep(0)
        task.cancel()
        assert await task == "cleaned up"
        with pytest.raises(ZeroDivisionError):
            await Meter().run(failing())

    asyncio.run(main())


# Turns.


def test_one_address_has_only_so_many_tasks_at_once_and_others_do_not_wait() -> None:
    async def main() -> None:
        turns, order, gate = Turns(2), list[str](), asyncio.Event()

        async def work(address: str, name: str) -> None:
            await turns.take(address)
            try:
                order.append(name)
                await gate.wait()
            finally:
                turns.release(address)

        tasks = [asyncio.create_task(work("a", f"a{n}")) for n in range(5)]
        tasks.append(asyncio.create_task(work("b", "b0")))
        await reached(lambda: len(order) == 3)
        assert order == ["a0", "a1", "b0"]
        tasks[2].cancel()
        gate.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == ["a0", "a1", "b0", "a3", "a4"]
        assert not turns.active and not turns.waiting

    asyncio.run(main())


def test_a_turn_that_was_handed_to_a_cancelled_task_goes_on_to_the_next() -> None:
    async def main() -> None:
        turns = Turns(1)
        await turns.take("a")
        second, third = asyncio.create_task(turns.take("a")), asyncio.create_task(turns.take("a"))
        await asyncio.sleep(0)
        turns.release("a")  # to the second, which is cancelled before it runs
        second.cancel()
        await third
        turns.release("a")
        assert not turns.active

    asyncio.run(main())


# Sockets.


def test_a_flooder_is_slowed_then_disconnected_and_told_what_is_allowed() -> None:
    async def main() -> None:
        clock = FakeTime()
        limits = limits_with(clock, message=Rate(10, 5), delay=Rate(4, 0.1))
        throttle, sent = Throttle(limits, ANN), 0
        with pytest.raises(LimitExceeded) as out:
            while True:
                await throttle.admit(10)
                sent += 1
        assert 4 <= clock.slept < 5
        assert sent <= 10 + 5 * clock.now + 1
        assert out.value.text_args["kind"] == "message"
        assert (out.value.text_args["burst"], out.value.text_args["minute"]) == (10, 300)
        with pytest.raises(LimitExceeded):  # another connection of the same person
            await Throttle(limits, ANN).admit(10)
        await Throttle(limits, BOB).admit(10)

    asyncio.run(main())


def test_somebody_who_stays_within_the_limits_is_never_slowed() -> None:
    async def main() -> None:
        clock = FakeTime()
        throttle = Throttle(limits_with(clock, message=Rate(10, 5), delay=Rate(1, 0.1)), ANN)
        for _ in range(200):
            await throttle.admit(10)
            clock.now += 0.2
        assert clock.slept == 0

    asyncio.run(main())


def test_expensive_messages_are_paid_for_before_the_next_one_is_read() -> None:
    async def main() -> None:
        clock = FakeTime()
        limits = limits_with(clock, message=Rate(100, 100), processor=Rate(1, 0.5), delay=Rate(9, 0.1))
        throttle = Throttle(limits, ANN)
        throttle.meter.add(2)
        await throttle.admit(10)
        assert clock.slept == 2  # a debt of one second at half a second per second

    asyncio.run(main())


def test_long_messages_are_paid_for_by_the_person_and_by_the_address() -> None:
    async def main() -> None:
        clock = FakeTime()
        rates = {"message": Rate(100, 100), "delay": Rate(99, 1)}
        limits = limits_with(clock, bytes=Rate(1000, 100), bytes_address=Rate(2000, 100), **rates)
        await Throttle(limits, ANN).admit(1500)
        assert clock.slept == 5  # for what is above a thousand
        neighbour = Requester(ANN.address, "cyd")
        await Throttle(limits, neighbour).admit(900)
        assert clock.slept == 5
        await Throttle(limits, Requester(ANN.address, "eve")).admit(900)
        assert clock.slept == 13  # of the address, 3,300 were sent, and 500 were refilled

    asyncio.run(main())


# Open connections.


def test_open_connections_are_counted_here_and_on_other_nodes() -> None:
    counts = OpenCounts({"socket": 2, "socket-address": 3})
    ann, bob = ANN.keys("socket", counts.most), BOB.keys("socket", counts.most)
    assert [counts.add(ann) for _ in range(3)] == ["", "", "socket"]
    assert counts.add(bob) == ""
    assert counts.add(Requester("192.0.2.1", "cyd").keys("socket", counts.most)) == "socket-address"
    counts.remove(ann)
    counts.elsewhere = {("socket", "bob"): 1}
    assert counts.add(bob) == "socket"
    for keys in (ann, bob):
        counts.remove(keys)
    assert not counts.here


# Several nodes.


class SharedBudgets:
    """What a database does, for two nodes."""

    def __init__(self) -> None:
        self.used: dict[tuple[str, str], float] = {}
        self.calls = 0

    async def share_spending(self, spent: list[Spending]) -> list[Spending]:
        self.calls += 1
        for s in spent:
            self.used[s.name, s.key] = self.used.get((s.name, s.key), 0) + s.amount
        return [Spending(s.name, s.key, self.used[s.name, s.key], s.burst, s.per_second) for s in spent]

    async def share_open(self, node: str, counts: list[OpenCount]) -> list[OpenCount]:
        return []


def test_two_nodes_share_a_limit_once_it_is_partly_used() -> None:
    async def main() -> None:
        store = SharedBudgets()
        one, two = (limits_with(FakeTime(), table=Rate(20, 1)) for _ in range(2))
        nodes = [LimitSharing(store, "one", one), LimitSharing(store, "two", two)]
        for _ in range(4):
            one.take_for("table", ANN)
        await nodes[0].share()
        assert store.calls == 0  # nearly full: nothing to tell
        for limits, node in ((one, nodes[0]), (two, nodes[1])):
            for _ in range(8):
                limits.take_for("table", ANN)
            await node.share()
        assert two.tokens(("table", "ann")) == 0
        assert two.take_for("table", ANN) > 0
        await nodes[0].share()
        one.take_for("table", ANN)
        await nodes[0].share()
        assert one.take_for("table", ANN) > 0

    asyncio.run(main())


def test_nodes_share_what_was_spent_and_what_is_open_over_the_database(run: Callable[..., Any], url: str) -> None:
    async def work(store: Store) -> None:
        spent = [Spending("table", "ann", 3, 10, 0.001), Spending("table-address", "x", 5, 4, 0.001)]
        first = await store.share_spending(spent)
        second = await store.share_spending(spent)
        await store.share_open("one", [OpenCount("socket", "ann", 4)])
        elsewhere = await store.share_open("two", [OpenCount("socket", "ann", 2)])
        mine = await store.share_open("one", [])
        if not url.startswith("postgresql"):
            assert not (first or second or elsewhere or mine)  # one process: its memory is enough
            return
        assert [round(s.amount, 1) for s in first] == [3, 5]
        assert [round(s.amount, 1) for s in second] == [6, 8]
        assert [round(s.amount, 1) for s in await store.share_spending(spent)] == [9, 8]  # at most twice the bucket
        assert elsewhere == [OpenCount("socket", "ann", 4)]
        assert mine == [OpenCount("socket", "ann", 2)]

    run(work)


# Settings.


def test_a_host_can_change_limits_and_timeouts() -> None:
    rates, max_open = parse_rates("table=30/12, open-socket=5")
    assert rates["table"] == Rate(30, 0.2) and max_open["socket"] == 5
    assert parse_timeouts("idle=600").idle == 600
    config = from_env({"HADAL_RATES": "request=10/60", "HADAL_TIMEOUTS": "body=5", "HADAL_HOSTS": "a.example"})
    assert config.rate_limits().rates["request"] == Rate(10, 1)
    assert config.timeouts.body == 5 and config.hosts == ("a.example",)


@pytest.mark.parametrize(
    ("name", "value", "part"),
    [
        ("HADAL_RATES", "tables=3/4", "there is no limit 'tables'"),
        ("HADAL_RATES", "table=3", "BURST/PER_MINUTE"),
        ("HADAL_RATES", "table=0/4", "above 0"),
        ("HADAL_RATES", "open-socket=-1", "whole number above 0"),
        ("HADAL_TIMEOUTS", "idle=soon", "NAME=SECONDS"),
        ("HADAL_TIMEOUTS", "sleep=3", "the names are header"),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused(name: str, value: str, part: str) -> None:
    with pytest.raises(SetupError, match=name) as refused:
        from_env({name: value})
    assert part in str(refused.value)


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("", True),
        ("localhost:8400", True),
        ("127.0.0.1:8400", True),
        ("192.168.1.5:8400", True),
        ("[fd00::1]:8400", True),
        ("living-room:8400", True),
        ("living-room.local", True),
        ("play.example", True),
        ("PLAY.example.:443", True),
        ("other.example", True),
        ("a.club.example", True),
        ("club.example", False),
        ("evil.example", False),
        ("evil.example:8400", False),
        ("127.0.0.1.evil.example", False),
    ],
)
def test_the_server_answers_to_its_own_names_and_to_addresses(host: str, allowed: bool) -> None:
    names = HostNames(("other.example", "*.club.example"), "https://play.example")
    assert names.allows(host) == allowed
    assert HostNames(("*",)).allows(host)


def test_whoever_causes_a_long_replay_waits_for_all_of_it() -> None:
    """A debt that ended at the size of the bucket would let one address use most of the process that replays games."""
    limits = RateLimits(clock=lambda: 0.0)
    stranger, another = Requester("192.0.2.1"), Requester("192.0.2.2")
    rate = limits.rates[REPLAYS]
    limits.spend_replay(stranger, rate.burst + 32.5)
    assert limits.debt_s(REPLAYS, stranger) == pytest.approx(32.5 / rate.per_second)
    with pytest.raises(RequestError):
        limits.check_replay(stranger)
    limits.check_replay(another)
    assert limits.debt_s("processor", stranger) == 0  # games at the same address go on
    limits.spend_replay(stranger, 1_000_000)
    most = max(MAX_DEBTS[name] * limits.rates[name].burst / limits.rates[name].per_second for name in MAX_DEBTS)
    assert limits.debt_s(REPLAYS, stranger) == most  # but not for ever


def test_replays_are_limited_for_a_person_at_many_addresses_and_for_many_people_at_one() -> None:
    limits = RateLimits(clock=lambda: 0.0)
    for n in range(5):
        limits.spend_replay(Requester(f"192.0.2.{n}", "ann"), 4)
    with pytest.raises(RequestError):
        limits.check_replay(Requester("192.0.2.9", "ann"))
    limits.check_replay(Requester("192.0.2.1", "ben"))
    for n in range(5):
        limits.spend_replay(Requester("192.0.2.1", f"guest {n}"), 4)
    with pytest.raises(RequestError):
        limits.check_replay(Requester("192.0.2.1", "ben"))
    limits.check_replay(Requester("192.0.2.8", "ben"))
