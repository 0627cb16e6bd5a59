"""The queue for the workers is fair, and bots appear to think as long as the table's pace says."""

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from hadal.server.bots.fair_queue import BACKGROUND, BotRequest, FairQueue
from hadal.server.bots.pool import think_ms
from hadal.server.bots.worker import BotQuestion
from hadal.server.limits.rate_limits import Requester

TABLES = st.sampled_from(["a", "b", "c", "d"])


class Check:
    """A second, simpler implementation of what a fair queue must do."""

    def __init__(self) -> None:
        self.queue = FairQueue()
        self.waiting: dict[str, list[int]] = {}
        self.served: dict[str, int] = {}  # for each table that waits: how many others came first since it was ready
        self.busy: dict[str, BotRequest] = {}

    def put(self, table: str, n: int) -> None:
        self.queue.put(BotRequest(table, BotQuestion("", 0, "", n)))
        self.waiting.setdefault(table, []).append(n)

    def ready(self) -> set[str]:
        return {table for table in self.waiting if table not in self.busy}

    async def take(self) -> None:
        others = self.ready()
        request = await self.queue.take()
        table = request.table
        assert table in others and self.waiting[table].pop(0) == request.question.seed
        assert self.served.pop(table, 0) < 4  # each other table at most once
        self.served |= {other: self.served.get(other, 0) + 1 for other in others - {table}}
        self.busy[table] = request
        if not self.waiting[table]:
            del self.waiting[table]

    def done(self, table: str) -> None:
        request = self.busy.pop(table)
        request.seconds = request.estimate
        self.queue.done(request)


@settings(deadline=None)
@given(st.lists(st.sampled_from(["put", "put", "take", "done"]).flatmap(lambda s: st.tuples(st.just(s), TABLES))))
def test_the_queue_is_fair(steps: list[tuple[str, str]]) -> None:
    async def main() -> None:
        check = Check()
        for n, (step, table) in enumerate(steps):
            if step == "put":
                check.put(table, n)
            elif step == "take" and check.ready():
                await check.take()
            elif step == "done" and table in check.busy:
                check.done(table)
        while check.ready() or check.busy:
            if check.ready():
                await check.take()
            else:
                check.done(min(check.busy))
        assert not (check.queue.waiting or check.queue.busy)
        assert not any(root.children for root in check.queue.roots.values())

    asyncio.run(main())


def ask(queue: FairQueue, table: str, address: str, person: str, priority: int = 0) -> BotRequest:
    """A request of a table that belongs to somebody."""
    request = BotRequest(table, BotQuestion("", 0, "", 0), Requester(address, person), priority)
    queue.put(request)
    return request


async def served(queue: FairQueue, n: int, seconds: float = 0.1) -> list[str]:
    """The tables of the next requests, each of which takes some time."""
    tables = []
    for _ in range(n):
        request = await queue.take()
        request.seconds = seconds
        queue.done(request)
        tables.append(request.table)
    return tables


def test_150_tables_of_one_address_do_not_delay_the_table_of_another() -> None:
    """Whatever the number of nicknames that own them."""

    async def main() -> None:
        queue = FairQueue()
        for n in range(150):
            ask(queue, f"spam{n}", "192.0.2.1", f"spammer{n % 10}")
        await served(queue, 20)
        for _ in range(5):
            ask(queue, "honest", "198.51.100.1", "ann")
            assert "honest" in await served(queue, 2)

    asyncio.run(main())


def test_people_at_one_address_take_turns() -> None:
    async def main() -> None:
        queue = FairQueue()
        for n in range(50):
            ask(queue, f"many{n}", "192.0.2.1", "ann")
        ask(queue, "one", "192.0.2.1", "bob")
        assert "one" in await served(queue, 2)

    asyncio.run(main())


def test_an_owner_of_slow_bots_gets_fewer_turns() -> None:
    """Owners share the time of the workers, not the number of requests."""

    async def main() -> None:
        queue = FairQueue()
        for n in range(40):
            ask(queue, f"slow{n}", "192.0.2.1", "ann")
            ask(queue, f"fast{n}", "192.0.2.2", "bob")
        turns = {"slow": 0, "fast": 0}
        for _ in range(30):
            request = await queue.take()
            kind = request.table[:4]
            turns[kind] += 1
            request.seconds = 1.0 if kind == "slow" else 0.1
            queue.done(request)
        assert turns["fast"] >= 4 * turns["slow"] >= 4

    asyncio.run(main())


def test_tables_of_bots_alone_wait_until_nobody_else_needs_a_worker() -> None:
    async def main() -> None:
        queue = FairQueue()
        ask(queue, "bots", "192.0.2.1", "ann", BACKGROUND)
        for n in range(5):
            ask(queue, f"people{n}", "192.0.2.2", "bob")
        assert (await served(queue, 6))[-1] == "bots"

    asyncio.run(main())


@settings(deadline=None)
@given(pace=st.integers(0, 60_000), table=st.text("abc", max_size=4), seq=st.integers(0, 100_000))
def test_a_bot_answers_after_about_the_configured_delay(pace: int, table: str, seq: int) -> None:
    time = think_ms(pace, table, seq)
    assert 0.65 * pace - 1 <= time <= 1.6 * pace + 1
    assert time == think_ms(pace, table, seq)
    assert think_ms(0, table, seq) == 0


def test_the_delay_of_bots_varies() -> None:
    times = [think_ms(1000, "table", seq) for seq in range(500)]
    assert min(times) < 700 and max(times) > 1550 and 1075 < sum(times) / 500 < 1175


def test_decisions_of_networks_are_taken_together_up_to_a_weight() -> None:
    async def main() -> None:
        queue = FairQueue()
        for n, bot in enumerate(["network", "level1", "level5", "network", "greedy", "network", "search", "level2"]):
            queue.put(BotRequest(f"t{n}", BotQuestion("", 0, bot, n)))
        queue.put(BotRequest("t0", BotQuestion("", 0, "network", 8)))  # of a table that is busy
        taken = []
        for _ in range(7):
            batch = await queue.take_batch(10)
            taken.append([request.question.seed for request in batch])
            for request in batch:
                queue.done(request)
            if not queue.waiting:
                break
        assert taken == [[0, 1, 2], [3], [4], [5], [6], [7, 8]]

    asyncio.run(main())


def test_a_batch_leaves_out_what_nobody_waits_for() -> None:
    async def main() -> None:
        queue = FairQueue()
        requests = [BotRequest(f"t{n}", BotQuestion("", 0, "network", n)) for n in range(4)]
        for request in requests:
            queue.put(request)
        requests[1].answer.cancel()
        assert [request.question.seed for request in await queue.take_batch(32)] == [0, 2, 3]

    asyncio.run(main())
