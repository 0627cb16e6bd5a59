"""A server that cannot store moves says so: to the load balancer, and to the player whose move it was."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from hadal.server.ops.readiness import StoreProbe
from hadal.server.store import StoreTimeout
from hadal.server.store.sql import Transaction
from hadal.server.store.sqlite.store import SqliteStore
from tests.server.conftest import ServerUnderTest
from tests.server.memory_store import MemoryStore
from tests.server.samples import entry, next_notifications, opened, progress, table, writable
from tests.server.table_kit import Kit, new_table
from tests.server.table_kit import run as run_kit


@contextmanager
def stalled(store: SqliteStore) -> Iterator[None]:
    """A disk that does not finish a write."""
    goes_on, waiting = threading.Event(), threading.Event()

    def hang() -> Transaction[None]:
        waiting.set()
        goes_on.wait()
        yield "select 1", {}

    assert store.writer is not None
    store.writer.submit(hang(), None)
    waiting.wait()
    try:
        yield
    finally:
        goes_on.set()


def test_a_full_disk_is_not_ready_and_ready_again_with_space(path: str) -> None:
    async def main() -> None:
        async with opened(path) as store:
            assert isinstance(store, SqliteStore) and store.writer is not None
            db = store.writer.db
            [pages], [free] = db.execute("pragma page_count").fetchone(), db.execute("pragma freelist_count").fetchone()
            assert free == 0
            db.execute(f"pragma max_page_count={pages}")
            assert not await writable(store)
            db.execute("pragma max_page_count=1000000")
            assert await writable(store)

    asyncio.run(main())


def test_a_stalled_disk_is_not_ready_and_is_asked_once(path: str) -> None:
    async def main() -> None:
        async with opened(path) as store:
            assert isinstance(store, SqliteStore) and store.writer is not None
            probe = StoreProbe(store, "here", lambda: 1, limit_s=0.05)
            with stalled(store):
                assert not any([await probe.passes() for _ in range(20)])
                assert store.writer.waiting.qsize() == 1
            assert probe.writing is not None and await probe.writing
            assert await probe.passes()

    asyncio.run(main())


def test_a_check_is_answered_by_its_own_write_although_the_next_one_has_begun() -> None:
    class NextAtOnce(MemoryStore):
        """The next check comes between the end of this one and its answer."""

        async def check(self, node: str, now: int) -> None:
            if not later:
                asyncio.get_running_loop().call_soon(lambda: later.append(asyncio.create_task(probe.passes())))

    later: list[asyncio.Task[bool]] = []
    probe = StoreProbe(NextAtOnce(), "here", lambda: 1)

    async def main() -> None:
        assert await probe.passes()
        assert await later[0]

    asyncio.run(main())


def test_a_write_that_takes_too_long_is_answered_and_may_still_happen(path: str) -> None:
    async def main() -> None:
        async with opened(path) as store:
            assert isinstance(store, SqliteStore)
            await store.add_table(table())
            news = store.subscribe()
            store.write_timeout_s = 0.05
            with stalled(store):
                with pytest.raises(StoreTimeout):
                    await store.append(entry(1), progress())
                with pytest.raises(StoreTimeout):
                    await store.add_table(table("t2"))
            store.write_timeout_s = 240
            assert [note.kind for note in await next_notifications(news, 2)] == ["entry", "table"]
            assert [line.seq for line in await store.entries("t1")] == [1]

    asyncio.run(main())


def test_a_player_is_told_that_a_move_was_not_stored_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        kit = Kit(new_table("the_abyss", "pp"))
        await kit.start()
        players = await kit.clients(0, 1)
        mover = next(player for player in players if player.question)

        async def late(*_: object) -> None:
            raise StoreTimeout("slow")

        monkeypatch.setattr(kit.store, "append", late)
        action = mover.question["choices"][0]["action"]
        [refused] = await mover.move(action, id="once")
        assert (refused["type"], refused["code"], refused["id"]) == ("refused", "store-slow", "once")
        monkeypatch.undo()
        assert (await mover.move(action, id="once"))[-1]["type"] == "accepted"

    run_kit(main())


def test_a_slow_database_is_reported_as_such_by_the_api(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(*_: object) -> None:
        raise StoreTimeout("slow")

    ann = server.person("Ann")
    monkeypatch.setattr(server.store, "add_table", late)
    assert ann.create_table("me", "open", status=503)["code"] == "store-slow"


def test_the_readiness_check_writes_with_either_engine(url: str) -> None:
    async def main() -> None:
        async with opened(url) as store:
            assert await writable(store)
            [row] = await store.read("select node, at, padding from probe", {})
            assert tuple(row) == ("here", 1, "")
            assert await store.size() > 0

    asyncio.run(main())
