"""Tables that need not be kept are deleted, as the host of the server has decided; nothing else is."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hadal.server.clock import DAY_MS
from hadal.server.config import from_env
from hadal.server.store import Store, open_store
from hadal.server.store.model import ChatMessage, Retention, Status, Table
from hadal.server.tables.clean_up import CleanUp
from tests.server.conftest import ServerUnderTest
from tests.server.samples import entry, opened, progress, table
from tests.server.scenes import begun
from tests.server.store_fixtures import Run
from tests.server.table_kit import run as run_scene

NOW = 1_800_000_000_000


def row(id: str, status: Status, days: int, started: bool) -> Table:
    """A table in which nothing has happened for some days."""
    found = table(id, status)
    found.created = found.since = NOW - days * DAY_MS
    found.started = found.created if started else 0
    return found


async def fill(store: Store) -> None:
    """One new and one old table of every kind."""
    for days in (1, 30):
        for status, started in (("lobby", False), ("closed", False), ("playing", True), ("closed", True)):
            await store.add_table(row(f"{status}-{started}-{days}", status, days, started))  # type: ignore[arg-type]
        await store.add_table(row(f"over-{days}", "over", days, True))


def test_only_lobbies_expire_unless_the_host_says_otherwise(run: Run) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        deleted = await store.delete_expired(Retention(), NOW, 100)
        assert sorted(deleted) == ["closed-False-30", "lobby-False-30"]
        assert await store.delete_expired(Retention(lobby_days=0), NOW + 1000 * DAY_MS, 100) == []
        assert await store.table("over-30") is not None

    run(work)


def test_each_rule_deletes_what_it_names(run: Run) -> None:
    async def work(store: Store) -> None:
        await fill(store)
        assert await store.delete_expired(Retention(0, 7, 0), NOW, 100) == ["over-30"]
        assert sorted(await store.delete_expired(Retention(0, 0, 7), NOW, 100)) == ["closed-True-30", "playing-True-30"]

    run(work)


def test_log_chat_and_seats_go_with_their_table(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(row("t1", "playing", 30, True))
        await store.append(entry(1), progress(since=5))
        await store.say(ChatMessage("t1", "players", "ann", "Ann", "hello", 5))
        assert await store.delete_expired(Retention(unfinished_days=7), NOW, 100) == ["t1"]
        assert await store.table("t1") is None
        assert await store.entries("t1") == [] and await store.chat("t1") == []
        assert await store.tables_of("ann", 10) == []

    run(work)


def test_two_nodes_that_clean_up_at_once_delete_each_table_once(url: str) -> None:
    async def work() -> None:
        async with opened(url) as store:
            for n in range(45):
                await store.add_table(row(f"t{n}", "lobby", 30, False))
            if url.startswith("sqlite"):
                stores = [store, store]
            else:
                stores = [store, open_store(url)]
                await stores[1].open()
            deleted: list[str] = []

            async def note(id: str) -> None:
                deleted.append(id)

            counts = await asyncio.gather(*(CleanUp(one, Retention(), note, lambda: NOW).clean() for one in stores))
            assert sum(counts) == 45 == len(set(deleted)) == len(deleted)
            if stores[1] is not store:
                await stores[1].close()

    asyncio.run(work())


def test_people_at_a_table_that_is_deleted_are_told() -> None:
    async def scene() -> None:
        kit, clients = await begun("pp")
        del kit.store.tables[kit.table.id]
        await kit.tables.table_deleted(kit.table.id)
        await kit.deliver_notifications()
        assert kit.table.id not in kit.tables.live_tables
        for client in clients:
            client.listen()
            assert client.received[-1]["code"] == "closed" and client.viewer.closed.is_set()

    run_scene(scene())


def test_a_rematch_that_has_expired_can_be_asked_for_again(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = ann.create_table("me", "greedy", start=True)["id"]
    server.tables.end(id)
    first = ann.post(f"/api/tables/{id}/rematch", {})["rematch"]
    assert ann.post(f"/api/tables/{id}/rematch", {})["rematch"] == first
    del server.store.tables[first]
    second = ann.post(f"/api/tables/{id}/rematch", {})["rematch"]
    assert second != first
    assert ann.post(f"/api/tables/{id}/rematch", {})["rematch"] == second


def test_the_host_sets_the_rules_by_environment_variables(tmp_path: Path) -> None:
    base = {"HADAL_DATA": str(tmp_path)}
    assert from_env(base).retention == Retention(7, 0, 0)
    more = {"HADAL_KEEP_LOBBY_DAYS": "2", "HADAL_KEEP_FINISHED_DAYS": "365", "HADAL_KEEP_UNFINISHED_DAYS": "90"}
    assert from_env(base | more).retention == Retention(2, 365, 90)
