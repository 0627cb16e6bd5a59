"""The queue for the workers is fair, and bots appear to think as long as the table's pace says."""

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from hadal.server.bots.pool import BotRequest, FairQueue, think_ms
from hadal.server.bots.worker import BotQuestion

TABLES = st.sampled_from(["a", "b", "c", "d"])


class Check:
    """A second, simpler implementation of what a fair queue must do."""

    def __init__(self) -> None:
        self.queue = FairQueue()
        self.waiting: dict[str, list[int]] = {}
        self.served: dict[str, int] = {}  # for each table that waits: how many others came first since it was ready
        self.busy: set[str] = set()

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
        self.busy.add(table)
        if not self.waiting[table]:
            del self.waiting[table]

    def done(self, table: str) -> None:
        self.queue.done(table)
        self.busy.remove(table)


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
        assert not (check.queue.waiting or check.queue.ready or check.queue.busy)

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
