"""What every store must do, on both engines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import pytest

from hadal.server.rows import Body, Chat, Entry, Note, Progress, Seat, Wish
from hadal.server.settings import Clock, Settings
from hadal.server.store import Conflict, Repeated, Store, StoreError, open_store

from .things import attempt, entry, heard, opened, person, progress, table

Work = Callable[[Store], Coroutine[Any, Any, None]]


@pytest.fixture
def run(url: str) -> Callable[[Work], None]:
    """Run a test with an open store."""

    def go(work: Work) -> None:
        async def main() -> None:
            async with opened(url) as store:
                await work(store)

        asyncio.run(main())

    return go


Run = Callable[[Work], None]


async def refused(work: Awaitable[object]) -> None:
    """It must be a Conflict."""
    with pytest.raises(Conflict):
        await work


# People.


def test_a_person_comes_back_as_they_were(run: Run) -> None:
    async def work(store: Store) -> None:
        ann = person(language="de", password="hash", link="link")
        ann.seen = 9
        await store.add_person(ann)
        assert await store.person("ann") == ann
        assert await store.person_named("aNN") == ann
        assert await store.person_linked("link") == ann
        assert await store.person("ben") is None

    run(work)


def test_a_nickname_is_free_until_somebody_claims_it(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("a1"))
        await store.add_person(person("a2"))
        assert await store.person_named("Ann") is None
        assert await store.person_linked("") is None
        claimed = person("a1", password="hash")
        await store.change_person(claimed)
        assert await store.person_named("ann") == claimed
        await refused(store.add_person(person("a3", "ANN")))
        await refused(store.add_person(person("a3", "Ann", password="other")))
        await refused(store.change_person(person("a2", password="other")))
        assert await store.person("a2") == person("a2")
        assert await store.person("a3") is None

    run(work)


@pytest.mark.parametrize(("one", "other"), [("Ünal", "ÜNAL"), ("Straße", "STRASSE"), ("ﬁsh", "Fish")])
def test_capitals_are_those_of_all_languages(run: Run, one: str, other: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("a1", one, password="hash"))
        await refused(store.add_person(person("a2", other)))
        assert await store.person_named(other) == person("a1", one, password="hash")

    run(work)


def test_a_claim_ends_with_the_name_or_the_password(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("a1", password="hash"))
        await store.change_person(person("a1", "Anna", password="hash"))
        await store.add_person(person("a2", "Ann", password="hash"))
        await store.change_person(person("a2", "Ann"))
        await store.add_person(person("a3", "Ann"))
        assert await store.person_named("Ann") is None

    run(work)


def test_a_person_is_added_once_and_changed_only_if_there(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person())
        await refused(store.add_person(person("ann", "Another")))
        await refused(store.change_person(person("ben")))
        assert await store.person("ann") == person()

    run(work)


def test_of_many_who_claim_a_name_at_once_one_gets_it(run: Run) -> None:
    async def work(store: Store) -> None:
        tries = [store.add_person(person(f"a{n}", "Ann", password="hash")) for n in range(12)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Conflict) for result in results)

    run(work)


# Tables.


def test_a_table_comes_back_as_it_was(run: Run) -> None:
    async def work(store: Store) -> None:
        laid = table(settings=Settings(clock=Clock("days", days=7), sealed=True, listed=False))
        laid.seats.append(Seat(2, "bot", "", "greedy", "greedy"))
        laid.seats.append(Seat(3, "invite", invite="token"))
        laid.scores, laid.winners, laid.rematch = [3, -1], [0], "t2"
        await store.add_table(laid)
        assert await store.table("t1") == laid
        assert await store.table("t2") is None
        await refused(store.add_table(table()))

    run(work)


def test_a_change_counts_the_version_up_and_replaces_the_seats(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table(status="lobby"))
        first, second = await store.table("t1"), await store.table("t1")
        assert first is not None and second is not None
        first.seats = [Seat(0, "person", "cem", "Cem")]
        first.status = "playing"
        await store.change_table(first)
        assert first.version == 1 and await store.table("t1") == first
        await refused(store.change_table(second))
        assert second.version == 0 and await store.table("t1") == first
        await refused(store.change_table(table("t9")))

    run(work)


def test_a_change_from_before_the_last_move_is_refused(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        stale = await store.table("t1")
        assert stale is not None
        await store.append(entry(1), progress())
        await refused(store.change_table(stale))
        now = await store.table("t1")
        assert now is not None and (now.seq, now.to_move, now.version) == (1, 1, 0)

    run(work)


def test_my_tables_begin_with_those_that_wait_for_me(run: Run) -> None:
    async def work(store: Store) -> None:
        for n, to_move in enumerate([1, 0, 1, 0]):
            laid = table(f"t{n}")
            laid.created, laid.to_move = n, to_move
            await store.add_table(laid)
        over = table("t4", "over")
        over.created, over.to_move = 4, 1
        await store.add_table(over)
        await store.add_table(table("t5", "lobby", "cem", ""))
        assert [found.id for found in await store.tables_of("ben", 9)] == ["t2", "t0", "t4", "t3", "t1"]
        assert [found.id for found in await store.tables_of("ben", 2)] == ["t2", "t0"]
        assert await store.tables_of("", 9) == []

    run(work)


def test_somebody_on_two_seats_has_one_table(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table("t1", "playing", "ann", "ann"))
        assert [found.id for found in await store.tables_of("ann", 9)] == ["t1"]

    run(work)


def test_the_lobby_lists_what_can_be_joined(run: Run) -> None:
    async def work(store: Store) -> None:
        for n in range(3):
            laid = table(f"open{n}", "lobby", "ann", "")
            laid.created = n
            await store.add_table(laid)
        await store.add_table(table("full", "lobby"))
        await store.add_table(table("private", "lobby", "ann", "", settings=Settings(listed=False)))
        await store.add_table(table("started", "playing", "ann", ""))
        found = await store.open_tables(9)
        assert [laid.id for laid in found] == ["open2", "open1", "open0"]
        assert found[0].seats == table("x", "lobby", "ann", "").seats
        assert len(await store.open_tables(2)) == 2

    run(work)


def test_live_tables_may_be_watched_and_the_latest_moves_come_first(run: Run) -> None:
    async def work(store: Store) -> None:
        for n in range(3):
            await store.add_table(table(f"t{n}"))
        await store.add_table(table("alone", settings=Settings(spectators=False)))
        await store.add_table(table("private", settings=Settings(listed=False)))
        await store.add_table(table("over", "over"))
        for n, since in enumerate([20, 30, 10]):
            await store.append(entry(1, table=f"t{n}"), progress(since=since))
        assert [laid.id for laid in await store.live_tables(9)] == ["t1", "t0", "t2"]
        assert len(await store.live_tables(1)) == 1

    run(work)


def test_due_are_tables_being_played_whose_time_has_come(run: Run) -> None:
    async def work(store: Store) -> None:
        for n, wake in enumerate([30, 0, 10, 20]):
            await store.add_table(table(f"t{n}"))
            await store.append(entry(1, table=f"t{n}"), progress(wake=wake))
        over = table("over", "over")
        over.wake = 1
        await store.add_table(over)
        assert await store.due(20, 9) == ["t2", "t3"]
        assert await store.due(99, 1) == ["t2"]
        assert await store.due(9, 9) == []

    run(work)


# The log.


def test_an_entry_is_kept_with_the_progress(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        lines = [
            Entry("t1", 1, "a", "move", 0, Body(actions=[5, 6]), 11),
            Entry("t1", 2, "b", "undo", 0, Body(to=0), 12),
            Entry("t1", 3, "c", "ask-back", 1, Body(to=1, why="slip"), 13),
            Entry("t1", 4, "d", "agree", 0, Body(yes=True), 14),
            Entry("t1", 5, "e", "drive", 1, Body(bot="greedy"), 15),
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


def test_saying_it_twice_does_it_once(run: Run) -> None:
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


def test_of_many_who_move_at_once_one_is_first(run: Run) -> None:
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


def test_a_caller_who_goes_away_spoils_nothing(run: Run) -> None:
    async def work(store: Store) -> None:
        news = store.watch()
        await store.add_table(table())
        task = asyncio.create_task(store.append(entry(1), progress()))
        await asyncio.sleep(0)
        task.cancel()
        assert await heard(news, 2) == [Note("table", "t1"), Note("entry", "t1", 1)]
        assert await attempt(store, entry(2)) == "ok"

    run(work)


# Chat and wishes.


def test_chat_comes_back_in_order_and_the_newest_first_if_it_is_much(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        await store.add_table(table("t2"))
        lines = [Chat("t1", "players", "ann", "Ann", f"line {n} 🐙", n) for n in range(5)]
        for line in lines:
            line.id = await store.say(line)
            await store.say(Chat("t2", "spectators", "", "?", "elsewhere", 1))
        assert [line.id for line in lines] == sorted({line.id for line in lines})
        assert await store.chat("t1") == lines
        assert await store.chat("t1", after=lines[1].id) == lines[2:]
        assert await store.chat("t1", limit=2) == lines[3:]
        await refused(store.say(Chat("t9", "players", "", "?", "nowhere", 1)))

    run(work)


def test_a_wish_replaces_the_one_before(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table())
        orders = [Wish("t1", seat, "orders", f'{{"seat": {seat}}}') for seat in range(2)]
        sealed = Wish("t1", 0, "sealed", "3", offer=4)
        for wish in [Wish("t1", 0, "orders", "old"), *orders, Wish("t1", 0, "sealed", "1", offer=3), sealed]:
            await store.keep_wish(wish)
        assert await store.wishes("t1") == [orders[0], sealed, orders[1]]
        await store.drop_wishes("t1", "orders", 1)
        assert await store.wishes("t1") == [orders[0], sealed]
        await store.keep_wish(orders[1])
        await store.drop_wishes("t1", "orders")
        assert await store.wishes("t1") == [sealed]
        await store.drop_wishes("t9", "orders")
        await refused(store.keep_wish(Wish("t9", 0, "orders", "")))

    run(work)


# Nodes and news.


def test_nodes_that_live_are_known(run: Run) -> None:
    async def work(store: Store) -> None:
        assert await store.beat("b", 100, 50) == ["b"]
        assert await store.beat("a", 120, 50) == ["a", "b"]
        assert await store.beat("a", 160, 50) == ["a"]
        assert await store.beat("b", 170, 50) == ["a", "b"]
        await store.leave("a")
        assert await store.beat("b", 171, 50) == ["b"]
        await store.leave("nobody")

    run(work)


def test_every_write_is_news(run: Run) -> None:
    async def work(store: Store) -> None:
        news, more = store.watch(), store.watch()
        laid = table()
        await store.add_table(laid)
        await store.change_table(laid)
        await store.append(entry(1), progress())
        id = await store.say(Chat("t1", "players", "ann", "Ann", "hello", 1))
        await store.keep_wish(Wish("t1", 1, "orders", "{}"))
        await store.drop_wishes("t1", "orders", 1)
        await store.tell(Note("presence", "t1", 1, "node-1 2"))
        want = [
            Note("table", "t1"),
            Note("table", "t1"),
            Note("entry", "t1", 1),
            Note("chat", "t1", id),
            Note("wish", "t1", 1),
            Note("wish", "t1", 1),
            Note("presence", "t1", 1, "node-1 2"),
        ]
        assert await heard(news, len(want)) == want
        assert await heard(more, len(want)) == want

    run(work)


def test_what_was_refused_is_no_news(run: Run) -> None:
    async def work(store: Store) -> None:
        news = store.watch()
        await store.add_table(table())
        assert await attempt(store, entry(5)) == "conflict"
        await refused(store.add_table(table()))
        await refused(store.say(Chat("t9", "players", "", "?", "nowhere", 1)))
        assert await attempt(store, entry(1)) == "ok"
        assert await heard(news, 2) == [Note("table", "t1"), Note("entry", "t1", 1)]

    run(work)


def test_watching_ends_with_the_store(url: str) -> None:
    async def main() -> None:
        store = open_store(url)
        await store.open()
        news = store.watch()
        await store.add_table(table())
        await heard(news, 1)
        await store.close()
        assert [note async for note in news] == []

    asyncio.run(main())


# Open and closed.


def test_a_store_that_is_not_open_says_so(url: str) -> None:
    async def main() -> None:
        store = open_store(url)
        assert not await store.healthy()
        with pytest.raises(StoreError):
            await store.append(entry(1), progress())
        await store.open()
        assert await store.healthy()
        await store.close()
        await store.close()
        assert not await store.healthy()
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


def test_everything_is_there_when_it_is_opened_again(url: str) -> None:
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
    """A text that an engine cannot keep fails alone, and nothing else with it."""

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
    """The structs of the store are what exports are made of."""
    assert msgspec.json.decode(msgspec.json.encode(table()), type=type(table())) == table()
