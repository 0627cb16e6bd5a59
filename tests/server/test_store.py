"""The log, chat, secret answers, nodes and notifications of a store, on both engines."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from hadal.server.store import Conflict, Repeated, Store, StoreError, open_store
from hadal.server.store.model import (
    ChatMessage,
    Entry,
    EntryBody,
    Notification,
    Progress,
    Status,
    StoredAnswer,
    Table,
)
from tests.server.samples import attempt, entry, next_notifications, opened, progress, refused, table, writable
from tests.server.store_fixtures import Run

# The log.


def test_an_entry_is_kept_with_the_progress(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        lines = [
            Entry("t1", 1, "a", "move", 0, EntryBody(actions=[5, 6]), 11),
            Entry("t1", 2, "b", "undo", 0, EntryBody(to=0), 12),
            Entry("t1", 3, "c", "ask-back", 1, EntryBody(to=1, why="slip"), 13),
            Entry("t1", 4, "d", "agree", 0, EntryBody(yes=True), 14),
            Entry("t1", 5, "e", "drive", 1, EntryBody(bot="greedy"), 15),
        ]
        for line in lines[:4]:
            await store.append(line, progress())
        await store.append(lines[4], Progress("over", -1, 15, 0, 16, [10, -2], [0]))
        assert await store.entries("t1") == lines
        assert await store.entries("t1", after=3) == lines[3:]
        assert await store.entries("t9") == []
        kept = await store.table("t1")
        want = table(status="over")
        want.seq, want.to_move, want.since, want.wake, want.ended, want.scores, want.winners = (
            5,
            -1,
            15,
            0,
            16,
            [10, -2],
            [0],
        )
        assert kept == want

    run(work)


def test_numbers_follow_each_other(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        assert await attempt(store, entry(2)) == "conflict"
        assert await attempt(store, entry(1)) == "ok"
        assert await attempt(store, entry(1, "other")) == "conflict"
        assert await attempt(store, entry(3)) == "conflict"
        assert await attempt(store, entry(0)) == "conflict"
        assert await attempt(store, entry(1, table="t9")) == "conflict"
        assert await store.entries("t1") == [entry(1)]

    run(work)


def test_a_repeated_append_counts_once(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        await store.add_table(table("t2"))
        assert await attempt(store, entry(1, "once")) == "ok"
        assert await attempt(store, entry(2, "once")) == "repeated 1"
        assert await attempt(store, entry(1, "once")) == "repeated 1"
        assert await attempt(store, entry(1, "once", "t2")) == "ok"
        with pytest.raises(Repeated) as caught:
            await store.append(entry(7, "once"), progress())
        assert caught.value.seq == 1
        assert len(await store.entries("t1")) == 1

    run(work)


def test_only_a_game_in_progress_gets_entries(run: Run) -> None:
    """Alone and among the entries of other tables; the row stays as it is."""
    statuses: tuple[Status, ...] = ("lobby", "closed", "over")

    async def work(store: Store) -> None:
        for status in statuses:
            await store.add_table(table(status, status))
        await store.add_table(table())
        for status in statuses:
            assert await attempt(store, entry(1, table=status)) == "conflict"
        tries = [attempt(store, entry(1, table=id)) for id in (*statuses, "t1")]
        assert await asyncio.gather(*tries) == ["conflict", "conflict", "conflict", "ok"]
        for status in statuses:
            assert await store.table(status) == table(status, status)
            assert await store.entries(status) == []

    run(work)


def test_a_game_that_is_closed_during_a_move_stays_closed(run: Run) -> None:
    """Either the move comes first and the change is refused, or the game is closed and the move is refused."""

    async def close(store: Store, row: Table) -> str:
        try:
            await store.change_table(replace(row, status="closed"))
        except Conflict:
            return "open"
        return "closed"

    async def work(store: Store) -> None:
        tables = [table(f"t{n}") for n in range(20)]
        for row in tables:
            await store.add_table(row)
            assert await attempt(store, entry(1, table=row.id)) == "ok"
            row.seq = 1
        for n, row in enumerate(tables):
            both = [close(store, row), attempt(store, entry(2, table=row.id))]
            results = await asyncio.gather(*(both if n % 2 else reversed(both)))
            assert set(results) in ({"closed", "conflict"}, {"open", "ok"})
            kept = await store.table(row.id)
            assert kept is not None
            assert (kept.status, kept.seq) == (("closed", 1) if "closed" in results else ("playing", 2))
            if kept.status == "closed":
                assert await attempt(store, entry(1, table=row.id)) == "repeated 1"

    run(work)


def test_concurrent_appends_have_one_winner(run: Run) -> None:
    async def work(store: Store) -> None:
        tables = [f"t{n}" for n in range(4)]
        for id in tables:
            await store.add_table(table(id))
        for seq in range(1, 6):
            tries = [attempt(store, entry(seq, f"{seq}-{who}", id)) for who in range(8) for id in tables]
            results = await asyncio.gather(*tries)
            assert results.count("ok") == len(tables) and results.count("conflict") == 7 * len(tables)
        for id in tables:
            assert [line.seq for line in await store.entries(id)] == [1, 2, 3, 4, 5]

    run(work)


def test_the_same_message_from_many_sockets_counts_once(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        results = await asyncio.gather(*[attempt(store, entry(1, "same")) for _ in range(20)])
        assert sorted(results) == ["ok"] + ["repeated 1"] * 19

    run(work)


def test_a_cancelled_caller_does_no_harm(run: Run) -> None:
    async def work(store: Store) -> None:
        news = store.subscribe()
        await store.add_table(table())
        task = asyncio.create_task(store.append(entry(1), progress()))
        await asyncio.sleep(0)
        task.cancel()
        assert await next_notifications(news, 2) == [Notification("table", "t1"), Notification("entry", "t1", 1)]
        assert await attempt(store, entry(2)) == "ok"

    run(work)


# Chat and secret answers.


def test_chat_is_read_in_order_and_limited_to_the_newest(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        await store.add_table(table("t2"))
        lines = [ChatMessage("t1", "players", "ann", "Ann", f"line {n} 🐙", n) for n in range(5)]
        for line in lines:
            line.id = await store.say(line)
            await store.say(ChatMessage("t2", "spectators", "", "?", "elsewhere", 1))
        assert [line.id for line in lines] == sorted({line.id for line in lines})
        assert await store.chat("t1") == lines
        assert await store.chat("t1", after=lines[1].id) == lines[2:]
        assert await store.chat("t1", limit=2) == lines[3:]
        await refused(store.say(ChatMessage("t9", "players", "", "?", "nowhere", 1)))

    run(work)


def test_the_chat_of_a_table_keeps_the_newest_messages_of_each_channel(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What strangers write does not push out what players have written, and nobody can write without end."""
    monkeypatch.setattr("hadal.server.store.transactions.MOST_CHAT", 3)

    async def work(store: Store) -> None:
        await store.add_table(table())
        await store.add_table(table("t2"))
        await store.say(ChatMessage("t2", "players", "ann", "Ann", "elsewhere", 1))
        for n in range(5):
            await store.say(ChatMessage("t1", "players", "ann", "Ann", f"player {n}", n, f"id{n}"))
            await store.say(ChatMessage("t1", "spectators", "bob", "Bob", f"stranger {n}", n, f"id{n}"))
        await store.say(ChatMessage("t1", "players", "ann", "Ann", "player 4", 4, "id4"))
        kept = [f"{who} {n}" for n in (2, 3, 4) for who in ("player", "stranger")]
        assert [line.text for line in await store.chat("t1")] == kept
        assert [line.text for line in await store.chat("t1", limit=2, hidden="spectators")] == ["player 3", "player 4"]
        assert len(await store.chat("t2")) == 1

    run(work)


def test_the_messages_of_a_person_are_deleted_a_few_at_a_time(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        for n, person in enumerate(("ann", "bob", "ann", "ann")):
            await store.say(ChatMessage("t1", "players", person, person, "hello", n))
        assert [await store.delete_messages("ann", 2) for _ in range(3)] == [2, 1, 0]
        assert [line.person for line in await store.chat("t1")] == ["bob"]

    run(work)


def test_a_secret_answer_replaces_the_previous_one(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        orders = [StoredAnswer("t1", seat, "orders", f'{{"seat": {seat}}}') for seat in range(2)]
        sealed = StoredAnswer("t1", 0, "sealed", "3", offer=4)
        for wish in [
            StoredAnswer("t1", 0, "orders", "old"),
            *orders,
            StoredAnswer("t1", 0, "sealed", "1", offer=3),
            sealed,
        ]:
            await store.save_secret_answer(wish)
        assert await store.secret_answers("t1") == [orders[0], sealed, orders[1]]
        await store.delete_secret_answers("t1", "orders", 1)
        assert await store.secret_answers("t1") == [orders[0], sealed]
        await store.save_secret_answer(orders[1])
        await store.delete_secret_answers("t1", "orders")
        assert await store.secret_answers("t1") == [sealed]
        await store.delete_secret_answers("t9", "orders")
        await refused(store.save_secret_answer(StoredAnswer("t9", 0, "orders", "")))

    run(work)


# Nodes and news.


def test_live_nodes_are_known(run: Run) -> None:
    async def work(store: Store) -> None:
        assert await store.heartbeat("b", 100, 50) == ["b"]
        assert await store.heartbeat("a", 120, 50) == ["a", "b"]
        assert await store.heartbeat("a", 160, 50) == ["a"]
        assert await store.heartbeat("b", 170, 50) == ["a", "b"]
        await store.leave("a")
        assert await store.heartbeat("b", 171, 50) == ["b"]
        await store.leave("nobody")

    run(work)


def test_several_notifications_are_sent_in_order(run: Run) -> None:
    async def work(store: Store) -> None:
        news = store.subscribe()
        sent = [Notification("presence", "t1", seat, f"node {9 - seat}") for seat in range(5)]
        await store.notify_all(sent)
        assert await next_notifications(news, 5) == sent

    run(work)


def test_every_write_sends_a_notification(run: Run) -> None:
    async def work(store: Store) -> None:
        news, more = store.subscribe(), store.subscribe()
        new_table = table()
        await store.add_table(new_table)
        for subscription in (news, more):  # one that still waits would stand for the next one as well
            assert await next_notifications(subscription, 1) == [Notification("table", "t1")]
        await store.change_table(new_table)
        await store.append(entry(1), progress())
        id = await store.say(ChatMessage("t1", "players", "ann", "Ann", "hello", 1))
        await store.save_secret_answer(StoredAnswer("t1", 1, "orders", "{}"))
        await store.delete_secret_answers("t1", "orders", 2)
        await store.notify(Notification("presence", "t1", 1, "node-1 2"))
        want = [
            Notification("table", "t1", new_table.version),
            Notification("entry", "t1", 1),
            Notification("chat", "t1", id),
            Notification("wish", "t1", 1),
            Notification("wish", "t1", 2),
            Notification("presence", "t1", 1, "node-1 2"),
        ]
        assert await next_notifications(news, len(want)) == want
        assert await next_notifications(more, len(want)) == want

    run(work)


def test_refused_writes_send_no_notification(run: Run) -> None:
    async def work(store: Store) -> None:
        news = store.subscribe()
        await store.add_table(table())
        assert await attempt(store, entry(5)) == "conflict"
        await refused(store.add_table(table()))
        await refused(store.say(ChatMessage("t9", "players", "", "?", "nowhere", 1)))
        assert await attempt(store, entry(1)) == "ok"
        assert await next_notifications(news, 2) == [Notification("table", "t1"), Notification("entry", "t1", 1)]

    run(work)


def test_watching_ends_with_the_store(url: str) -> None:
    async def main() -> None:
        store = open_store(url)
        await store.open()
        news = store.subscribe()
        await store.add_table(table())
        await next_notifications(news, 1)
        await store.close()
        assert [note async for note in news] == []

    asyncio.run(main())


# Open and closed.


def test_a_store_that_is_not_open_says_so(url: str) -> None:
    async def main() -> None:
        store = open_store(url)
        assert not await writable(store)
        with pytest.raises(StoreError):
            await store.append(entry(1), progress())
        await store.open()
        assert await writable(store)
        await store.close()
        await store.close()
        assert not await writable(store)
        with pytest.raises(StoreError):
            await store.add_table(table())

    asyncio.run(main())


def test_closing_finishes_what_is_being_written(url: str) -> None:
    async def main() -> list[object]:
        store = open_store(url)
        await store.open()
        for n in range(30):
            await store.add_table(table(f"t{n}"))
        tasks = [asyncio.create_task(store.append(entry(1, table=f"t{n}"), progress())) for n in range(30)]
        await asyncio.sleep(0)
        await store.close()
        return await asyncio.gather(*tasks, return_exceptions=True)

    assert asyncio.run(main()) == [None] * 30


def test_everything_is_stored_when_reopened(url: str) -> None:
    async def main() -> None:
        async with opened(url) as store:
            await store.add_table(table())
            await store.append(entry(1), progress())
        async with opened(url) as store:
            assert await store.entries("t1") == [entry(1)]
            kept = await store.table("t1")
            assert kept is not None and kept.seq == 1

    asyncio.run(main())


def test_any_text_is_kept_or_refused(run: Run) -> None:
    """A text that an engine cannot store fails alone."""

    async def work(store: Store) -> None:
        for n in range(3):
            await store.add_table(table(f"t{n}"))
        ids = ["fine", "nul \0", "quote ' \" % :x %(y)s {}"]
        tries = [store.append(entry(1, id, f"t{n}"), progress()) for n, id in enumerate(ids)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert results[0] is None and results[2] is None
        assert results[1] is None or isinstance(results[1], StoreError)
        for n, id in enumerate(ids):
            assert [line.id for line in await store.entries(f"t{n}")] == ([id] if results[n] is None else [])

    run(work)


def test_rows_survive_as_json_too() -> None:
    """Exports are made of the structs of the store."""
    assert msgspec.json.decode(msgspec.json.encode(table()), type=type(table())) == table()
