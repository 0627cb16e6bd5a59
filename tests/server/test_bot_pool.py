"""Bots in worker processes: an answer comes whatever happens to the workers."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import structlog
import uvloop
from waiting import reached, until

from hadal.bots import bot
from hadal.core.chance import MASK, derive
from hadal.core.notation import NotationError
from hadal.core.registry import game, position
from hadal.core.state import State
from hadal.server.bots.fair_queue import WorkersStopped
from hadal.server.bots.pool import WorkerPool
from hadal.server.limits.rate_limits import RateLimits, Requester
from hadal.server.ops.metrics import BOT_BATCHES, BOT_QUEUE

ODD = (sys.executable, "-P", str(Path(__file__).with_name("odd_worker.py")))


@asynccontextmanager
async def workers(
    n: int = 1, timeout_s: float = 60, recycle_after: int = 1000, limits: RateLimits | None = None
) -> AsyncIterator[WorkerPool]:
    """A pool of workers with misbehaving bots; no process is left afterwards."""
    pool = WorkerPool(n, timeout_s, recycle_after, ODD, limits)
    await pool.start()
    try:
        yield pool
    finally:
        pids = pool.pids()
        await pool.stop()
        assert not pool.pids() and not any(lives(pid) for pid in pids)


def lives(pid: int) -> bool:
    """Whether a process is running; a zombie is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False


def guessed(state: State, seed: int = 1) -> str:
    """The guessed position that a worker gets, as text."""
    return state.guess(state.to_move(), derive(~seed & MASK)).notation()


def opening(seed: int = 1) -> State:
    """A position with more than one legal action."""
    return game("the_abyss", 3).seeded(seed)


def ask(pool: WorkerPool, name: str, table: str = "t", seed: int = 1, owner: Requester | None = None) -> Awaitable[int]:
    """Ask a bot for its action at the start."""
    state = opening()
    return pool.choose(table, guessed(state), state.to_move(), name, seed, owner)


def choice(name: str, seed: int = 1) -> int:
    """The action of this bot in this process."""
    state = opening()
    return int(bot(name, "the_abyss").choose(position(guessed(state)), state.to_move(), seed))


async def whole_game(pool: WorkerPool, state: State, table: str) -> None:
    """Every decision of a game equals the one made in this process."""
    n, greedy = 0, bot("greedy", state.game.name)
    while not state.over():
        n, seat, text = n + 1, state.to_move(), guessed(state, n)
        action = await pool.choose(table, text, seat, "greedy", n)
        assert action == greedy.choose(position(text), seat, n)
        state.apply(action)


def test_a_worker_decides_as_the_bot_does_in_process() -> None:
    async def main() -> None:
        async with workers() as pool:
            await whole_game(pool, opening(), "t")
            assert pool.fallbacks == pool.lost == 0

    asyncio.run(main())


def test_many_tables_at_once_on_the_loop_of_the_server() -> None:
    async def main() -> None:
        async with workers(2) as pool:
            await asyncio.gather(*(whole_game(pool, opening(seed), f"t{seed}") for seed in range(4)))
            await asyncio.gather(*(ask(pool, "greedy", f"t{n}") for n in range(100)))
            assert pool.fallbacks == pool.lost == 0

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(main())


def asked_together(pool: WorkerPool, names: list[str]) -> list[asyncio.Future[int]]:
    """Ask many bots at different tables, while the only worker is still starting, so that they share batches."""
    out: list[asyncio.Future[int]] = []
    for n, name in enumerate(names):
        state = opening(n)
        asked = pool.choose(f"t{n}", guessed(state, n), state.to_move(), name, n)
        out.append(asyncio.ensure_future(asked))
    return out


def chosen_alone(names: list[str]) -> list[int]:
    """The actions of these bots in this process."""
    states = [opening(n) for n in range(len(names))]
    return [
        int(bot(name, "the_abyss").choose(position(guessed(state, n)), state.to_move(), n))
        for n, (name, state) in enumerate(zip(names, states, strict=True))
    ]


def test_networks_decide_in_batches_as_they_do_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    monkeypatch.setattr(BOT_BATCHES, "observe", sizes.append)
    names = ["network", "level1", "level2", "network:nodes=6", "network", "level3", "greedy", "level4"]

    async def main() -> None:
        async with workers() as pool:
            assert await asyncio.gather(*asked_together(pool, names)) == chosen_alone(names)
            assert pool.fallbacks == pool.lost == 0

    asyncio.run(main())
    assert sizes == [6, 1, 1]


def test_one_broken_question_of_a_batch_does_not_harm_the_others() -> None:
    async def main() -> None:
        async with workers() as pool:
            good = asked_together(pool, ["network"] * 3)
            bad = asyncio.ensure_future(pool.choose("bad", "the_abyss seats=9", 0, "network", 1))
            assert await asyncio.gather(*good) == chosen_alone(["network"] * 3)
            with pytest.raises(NotationError):
                await bad
            assert pool.fallbacks == 1 and pool.lost == 0

    asyncio.run(main())


def test_a_worker_killed_in_a_batch_is_replaced_and_everyone_gets_their_answer() -> None:
    async def main() -> None:
        async with workers() as pool:
            await ask(pool, "greedy")
            (pid,) = pool.pids()
            os.kill(pid, signal.SIGSTOP)  # it gets the batch and does not answer
            asked = asked_together(pool, ["network"] * 3)
            await reached(lambda: len(pool.queue.busy) == 3)
            os.kill(pid, signal.SIGKILL)
            assert await asyncio.gather(*asked) == chosen_alone(["network"] * 3)
            assert (pool.lost, pool.fallbacks) == (1, 0)

    asyncio.run(main())


def test_a_worker_killed_while_it_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv("HADAL_TEST_MARK", str(mark))

    async def main() -> None:
        async with workers() as pool:
            asked = asyncio.ensure_future(ask(pool, "hangs-once"))
            await reached(mark.exists)
            os.kill(pool.pids()[0], signal.SIGKILL)
            assert await asked == choice("random")
            assert (pool.lost, pool.fallbacks) == (1, 0)

    asyncio.run(main())


def test_an_idle_worker_that_was_killed_is_replaced() -> None:
    async def main() -> None:
        async with workers() as pool:
            first = await ask(pool, "greedy")
            (pid,) = pool.pids()
            os.kill(pid, signal.SIGKILL)
            assert await ask(pool, "greedy") == first
            assert pool.pids() != [pid] and pool.fallbacks == 0

    asyncio.run(main())


def test_a_bot_that_hangs_is_replaced_by_random_and_its_worker_by_another() -> None:
    async def main() -> None:
        async with workers(timeout_s=0.3) as pool:
            await reached(lambda: bool(pool.pids()))
            (pid,) = pool.pids()
            with structlog.testing.capture_logs() as said:
                assert await ask(pool, "hangs") == choice("random")
            assert (pool.lost, pool.fallbacks) == (2, 1) and not lives(pid)
            assert [entry.get("why") for entry in said] == ["too slow"] * 3

    asyncio.run(main())


def test_a_bot_that_does_not_answer_properly_is_replaced_by_random_at_once() -> None:
    async def main() -> None:
        async with workers() as pool:
            with structlog.testing.capture_logs() as said:
                for name in ("cheats", "plays-on", "raises", "unheard-of"):
                    assert await ask(pool, name, seed=7) == choice("random", seed=7)
            assert (pool.lost, pool.fallbacks) == (0, 4)
            assert [entry["bot"] for entry in said] == ["cheats", "plays-on", "raises", "unheard-of"]
            assert [entry["why"].split()[0] for entry in said] == [
                "IllegalChoice",
                "IllegalChoice",
                "ValueError",
                "OptionError",
            ]
            assert all((entry["log_level"], entry["table"]) == ("warning", "t") for entry in said)
            assert "hand" not in str(said) and "seed" not in str(said)

    asyncio.run(main())


def test_a_bot_that_ends_its_process_is_replaced_by_random() -> None:
    async def main() -> None:
        async with workers() as pool:
            assert await ask(pool, "starves") == choice("random")
            assert (pool.lost, pool.fallbacks) == (2, 1)
            assert await ask(pool, "quits") == choice("random")
            assert (pool.lost, pool.fallbacks) == (4, 2)
            assert await ask(pool, "greedy") == choice("greedy")

    asyncio.run(main())


def test_a_bots_input_and_output_disturb_nothing() -> None:
    async def main() -> None:
        async with workers() as pool:
            loud, quiet = await asyncio.gather(ask(pool, "babbles"), ask(pool, "greedy", "other"))
            assert (loud, quiet) == (choice("random"), choice("greedy"))
            assert pool.fallbacks == pool.lost == 0

    asyncio.run(main())


@pytest.mark.parametrize("command", [(sys.executable, "-c", "import no_such_bot"), ("/no/such/python",)])
def test_without_any_worker_random_plays(command: tuple[str, ...]) -> None:
    async def main() -> None:
        pool = WorkerPool(1, command=command)
        await pool.start()
        assert await ask(pool, "greedy") == choice("random")
        await pool.stop()
        assert pool.fallbacks == 1

    asyncio.run(main())


def test_an_unreadable_position_is_the_callers_error() -> None:
    async def main() -> None:
        async with workers() as pool:
            with pytest.raises(NotationError):
                await pool.choose("t", "the_abyss seats=9", 0, "greedy", 1)
            assert await ask(pool, "greedy") == choice("greedy")

    asyncio.run(main())


async def nothing() -> None:
    """A worker that never works."""
    await asyncio.Event().wait()


def test_decisions_that_are_not_made_yet_are_counted() -> None:
    async def main() -> None:
        pool, before = WorkerPool(), BOT_QUEUE._value.get()
        pool.tasks = [asyncio.create_task(nothing())]
        waiting = [asyncio.ensure_future(ask(pool, "random", f"table{n}")) for n in range(3)]
        await reached(lambda: BOT_QUEUE._value.get() == before + 3)
        await pool.stop()
        assert all(
            isinstance(found, WorkersStopped) for found in await asyncio.gather(*waiting, return_exceptions=True)
        )
        assert BOT_QUEUE._value.get() == before

    asyncio.run(main())


def test_the_time_of_a_bot_is_charged_to_its_owner_and_their_address() -> None:
    async def main() -> None:
        limits = RateLimits(clock=lambda: 0.0)
        async with workers(limits=limits) as pool:
            assert await ask(pool, "greedy", owner=Requester("192.0.2.1", "ann")) == choice("greedy")
            await reached(lambda: limits.tokens(("bot", "ann")) < limits.rates["bot"].burst)
        assert limits.tokens(("bot-address", "192.0.2.1")) < limits.rates["bot-address"].burst

    asyncio.run(main())


async def served_in_order(limits: RateLimits, **asked: tuple[Requester, bool]) -> list[str]:
    """The order in which tables are served: each has an owner, and may be one of bots alone."""
    pool, state = WorkerPool(limits=limits), opening()
    pool.tasks = [asyncio.create_task(nothing())]
    waiting = [
        asyncio.ensure_future(pool.choose(table, guessed(state), state.to_move(), "random", 1, owner, alone))
        for table, (owner, alone) in asked.items()
    ]
    await reached(lambda: pool.asked == len(asked))
    order = [(await pool.queue.take()).table for _ in asked]
    for task in waiting:
        task.cancel()
    await pool.stop()
    return order


ANN, BOB = Requester("192.0.2.1", "ann"), Requester("192.0.2.2", "bob")


@pytest.mark.parametrize("spender", [Requester("192.0.2.1", "cyd"), Requester("192.0.2.3", "ann")])
def test_who_has_used_up_the_time_of_bots_comes_after_all_others(spender: Requester) -> None:
    """As a person at any address, or as anybody at that address."""
    limits = RateLimits(clock=lambda: 0.0)
    limits.spend_for("bot", spender, 41)
    order = asyncio.run(served_in_order(limits, spent=(ANN, False), honest=(BOB, False)))
    assert order == ["honest", "spent"]


def test_a_table_of_bots_alone_comes_after_all_others() -> None:
    order = asyncio.run(served_in_order(RateLimits(), alone=(ANN, True), people=(BOB, False)))
    assert order == ["people", "alone"]


def test_a_table_with_many_requests_does_not_delay_another() -> None:
    async def main() -> None:
        async with workers() as pool:
            order: list[str] = []

            async def note(table: str) -> None:
                await ask(pool, "greedy", table)
                order.append(table)

            await asyncio.gather(*(note(table) for table in ["flood"] * 6 + ["quiet"] * 2 + ["third"]))
            assert order == ["flood", "quiet", "third", "flood", "quiet", "flood", "flood", "flood", "flood"]

    asyncio.run(main())


def test_a_table_has_at_most_one_pending_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv("HADAL_TEST_MARK", str(mark))

    async def main() -> None:
        async with workers(2) as pool:
            first = asyncio.ensure_future(ask(pool, "hangs-once"))
            await reached(mark.exists)
            second = asyncio.ensure_future(ask(pool, "greedy"))
            await ask(pool, "greedy", "other")
            await ask(pool, "greedy", "other")
            assert not second.done()
            first.cancel()
            assert await second == choice("greedy")

    asyncio.run(main())


def test_a_cancelled_request_frees_its_worker() -> None:
    async def main() -> None:
        async with workers() as pool:
            asked = asyncio.ensure_future(ask(pool, "hangs"))
            queued = asyncio.ensure_future(ask(pool, "hangs"))
            await reached(lambda: "t" in pool.queue.busy)
            queued.cancel()
            asked.cancel()
            assert await ask(pool, "greedy") == choice("greedy")  # the patience here would be a minute
            assert pool.fallbacks == pool.lost == 0
            await asyncio.wait([asked, queued])

    asyncio.run(main())


def test_workers_are_recycled() -> None:
    async def main() -> None:
        async with workers(recycle_after=2) as pool:
            pids = set()
            for _ in range(5):
                assert await ask(pool, "greedy") == choice("greedy")
                pids |= set(pool.pids())
            assert len(pids) >= 3 and pool.fallbacks == pool.lost == 0

    asyncio.run(main())


def test_stopping_ends_all_workers() -> None:
    async def main() -> None:
        async with workers() as pool:
            asked = [asyncio.ensure_future(ask(pool, "hangs")) for _ in range(3)]
            await reached(lambda: "t" in pool.queue.busy)
            (pid,) = pool.pids()
            await pool.stop()
            assert not lives(pid)
            for answer in asked:
                with pytest.raises(WorkersStopped):
                    await answer
            with pytest.raises(WorkersStopped):
                await ask(pool, "greedy")
            await pool.start()
            assert await ask(pool, "greedy") == choice("greedy")

    asyncio.run(main())


def test_stopping_at_once_leaves_no_process(tmp_path: Path) -> None:
    async def main() -> None:
        for turns in (0, 1, 5, 25):  # of the event loop: the processes are then at various points of their start
            pool = WorkerPool(2, command=(*ODD, str(tmp_path)))
            await pool.start()
            for _ in range(turns):
                await asyncio.sleep(0)
            await pool.stop()
        pool = WorkerPool(2, command=(*ODD, str(tmp_path)))
        await pool.start()
        await reached(pool.pids)
        await pool.stop()

    asyncio.run(main())
    assert not any(str(tmp_path) in command_line(entry) for entry in Path("/proc").glob("[0-9]*"))


def command_line(process: Path) -> str:
    """The command line of a process."""
    try:
        return (process / "cmdline").read_text(errors="replace")
    except OSError:
        return ""


PARENT = """
import asyncio, sys
from hadal.server.bots.pool import WorkerPool
from hadal.server.limits.rate_limits import RateLimits, Requester

async def main():
    pool = WorkerPool(2, timeout_s=600, command=sys.argv[1:-1])
    await pool.start()
    asyncio.ensure_future(pool.choose("t", sys.argv[-1], 0, "hangs", 1))
    while len(pool.pids()) < 2 or not pool.queue.busy:
        await asyncio.sleep(0.01)
    print(*pool.pids(), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def test_workers_do_not_outlive_a_parent_that_was_killed() -> None:
    text = guessed(opening())
    with subprocess.Popen([sys.executable, "-c", PARENT, *ODD, text], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        assert len(pids) == 2 and all(lives(pid) for pid in pids)
        parent.kill()
    until(lambda: not any(lives(pid) for pid in pids), "the workers to end")


def test_workers_run_at_low_priority() -> None:
    async def main() -> None:
        async with workers() as pool:
            await ask(pool, "greedy")
            here = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, pool.pids()[0]) == min(19, here + 5)

    asyncio.run(main())
