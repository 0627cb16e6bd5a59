"""People and tables in a store, on both engines."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.store import Conflict, Store, base, sql
from hadal.server.store.errors import Outdated
from hadal.server.store.model import (
    ChatMessage,
    LoginSession,
    Notification,
    Seat,
    StoredAnswer,
)
from tests.server.samples import check_hosted_tables, entry, opened, person, progress, refused, table
from tests.server.store_fixtures import Run

# People.


def test_a_person_is_read_as_stored(run: Run) -> None:
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
        await store.change_person("a1", {"password": "hash"})
        assert await store.person_named("ann") == claimed
        await refused(store.add_person(person("a3", "ANN")))
        await refused(store.add_person(person("a3", "Ann", password="other")))
        await refused(store.change_person("a2", {"password": "other"}))
        assert await store.person("a2") == replace(person("a2"), marked=True)
        await store.change_person("a2", {"language": "fr"})  # an old name never blocks its owner
        await refused(store.change_person("a2", {"name": "ANN"}))
        await store.change_person("a1", {"name": "Anna"})
        assert await store.person("a2") == replace(person("a2"), language="fr")
        assert await store.person("a3") is None

    run(work)


def test_a_claimed_name_keeps_look_alikes_out(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("a1", "Marina", password="hash"))
        for name in ("Mаrina", "MARlNA", "Ｍａｒｉｎａ", "marina.", "Rnarina".replace("Rn", "rn")):
            await refused(store.add_person(person("a2", name)))
        await store.add_person(person("a2", "Marino"))

    run(work)


def test_a_session_is_read_with_its_person(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("a1"))
        await store.add_person(person("a2"))
        phone = LoginSession("phone", "a1", 1, 2, "Firefox, Android", "link")
        await store.add_session(phone)
        await store.add_session(LoginSession("phone", "a2", 5, 5))  # an id is given once
        await store.add_session(LoginSession("laptop", "a1", 3, 3))
        await store.add_session(LoginSession("other", "a2", 3, 3))
        assert await store.session("phone") == (phone, person("a1"))
        assert await store.session("nothing") is None
        await store.touch_session("phone", 9, "Firefox, iPhone")
        assert [row.id for row in await store.sessions_of("a1")] == ["phone", "laptop"]
        notes = store.subscribe()
        assert await store.end_sessions("a1", 20, keep="laptop") == ["phone"]
        assert await anext(notes) == Notification("sign-out", text="phone")
        found = await store.session("phone")
        assert found is not None and found[0] == replace(phone, seen=9, device="Firefox, iPhone", ended=20)
        assert [row.id for row in await store.sessions_of("a1")] == ["laptop"]
        assert await store.end_sessions("a1", 21, only="other") == []
        assert await store.end_sessions("a1", 30, old=10) == []  # all of them were last used before that
        assert await store.session("phone") is None and await store.session("other") is not None

    run(work)


def test_a_session_needs_what_it_was_opened_with(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("a1", password="old"))
        await store.add_session(LoginSession("first", "a1", 1, 1), {"password": "old"})
        await store.change_person("a1", {"password": "new"})
        with pytest.raises(Outdated):
            await store.add_session(LoginSession("second", "a1", 1, 1), {"password": "old"})
        await store.add_session(LoginSession("third", "a1", 1, 1), {"password": "new"})
        assert {row.id for row in await store.sessions_of("a1")} == {"first", "third"}
        await store.forget_person("a1", 7)
        with pytest.raises(Outdated):
            await store.add_session(LoginSession("fourth", "a1", 1, 1), {"password": ""})

    run(work)


def test_somebody_who_was_forgotten_writes_nothing_more(run: Run) -> None:
    """A message that was on its way when its author was deleted would keep their name for good."""

    async def work(store: Store) -> None:
        await store.add_person(person("ann"))
        await store.add_table(table("t1"))
        await store.say(ChatMessage("t1", "players", "ann", "Ann", "before", 1))
        await store.forget_person("ann", 7)
        with pytest.raises(Outdated):
            await store.say(ChatMessage("t1", "players", "ann", "Ann", "after", 8))
        assert await store.chat("t1") == []

    run(work)


def test_forgetting_somebody_removes_what_identifies_them(run: Run) -> None:
    async def work(store: Store) -> None:
        ann = replace(person("ann", "Ann", "fr", "hash", "link"), recovery="code", reissue="once", reissue_until=9)
        await store.add_person(ann)
        await store.add_person(person("bob", "Bob"))
        await store.add_table(table("t1", "playing", "ann", "bob"))
        await store.add_table(table("t2", "playing", "bob"))
        await store.add_session(LoginSession("s1", "ann", 1, 1))
        await store.save_secret_answer(StoredAnswer("t1", 0, "orders", "{}"))
        await store.save_secret_answer(StoredAnswer("t1", 1, "orders", "{}"))
        for name in ("t1", "t2"):
            await store.say(ChatMessage(name, "spectators", "ann", "Ann", "hello", 1))
            await store.say(ChatMessage(name, "spectators", "bob", "Bob", "hi", 2))
        first = await store.messages_of("ann", 1)
        assert [(line.table, line.text) for line in first] == [("t1", "hello")]
        assert [line.table for line in await store.messages_of("ann", 9, first[0].id)] == ["t2"]
        notes = store.subscribe()
        done = await store.forget_person("ann", 7)
        assert (done.tables, done.sessions) == (["t1"], ["s1"])
        awaited = {"table", "sign-out"}
        while awaited:  # notifications of earlier writes may come first
            awaited.discard((await anext(notes)).kind)
        assert await store.person("ann") == replace(person("ann", ""), created=ann.created, signed_out=7)
        changed = await store.table("t1")
        assert changed is not None and changed.version == 1
        assert [(seat.person, seat.name) for seat in changed.seats] == [("", ""), ("bob", "Bob")]
        lines = [*await store.chat("t1"), *await store.chat("t2")]
        assert [line.name for line in lines] == ["Bob", "Bob"]
        assert [answer.seat for answer in await store.secret_answers("t1")] == [1]
        assert await store.session("s1") is None
        await store.add_person(person("a2", "Ann"))
        await refused(store.forget_person("nobody", 7))

    run(work)


@pytest.mark.parametrize(("one", "other"), [("Ünal", "ÜNAL"), ("Straße", "STRASSE"), ("ﬁsh", "Fish")])
def test_names_ignore_case_in_all_languages(run: Run, one: str, other: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("a1", one, password="hash"))
        await refused(store.add_person(person("a2", other)))
        assert await store.person_named(other) == person("a1", one, password="hash")

    run(work)


def test_a_claim_ends_with_the_name_or_the_password(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("a1", password="hash"))
        await store.change_person("a1", {"name": "Anna"})
        await store.add_person(person("a2", "Ann", password="hash"))
        await store.change_person("a2", {"password": ""})
        await store.add_person(person("a3", "Ann"))
        assert await store.person_named("Ann") is None

    run(work)


def test_a_person_is_added_once_and_changed_only_if_they_exist(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person())
        await refused(store.add_person(person("ann", "Another")))
        await refused(store.change_person("ben", {"language": "fr"}))
        assert await store.person("ann") == person()

    run(work)


def test_concurrent_changes_of_different_fields_are_all_kept(run: Run) -> None:
    """A new password is not undone by somebody who only changes the language, on this node or another."""

    async def work(store: Store) -> None:
        await store.add_person(person(password="old", link="link"))
        changes = [{"password": "new", "link": ""}, *({"language": language} for language in ("fr", "de", "en") * 5)]
        await asyncio.gather(*(store.change_person("ann", change) for change in changes))
        found = await store.person("ann")
        assert found is not None and (found.password, found.link) == ("new", "")

    run(work)


def test_whoever_was_forgotten_stays_forgotten(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person(password="hash", link="link"))
        changes = (store.change_person("ann", {"language": "fr"}) for _ in range(10))
        results = await asyncio.gather(store.forget_person("ann", 7), *changes, return_exceptions=True)
        assert all(result is None or isinstance(result, Outdated) for result in results[1:])
        with pytest.raises(Outdated):
            await store.change_person("ann", {"language": "fr"})
        found = await store.person("ann")
        assert found is not None and (found.name, found.password, found.link) == ("", "", "")

    run(work)


def test_a_change_that_relies_on_an_old_value_is_refused(run: Run) -> None:
    """Of two proofs with the same password, or two uses of a one-time link, only the first one counts."""

    async def work(store: Store) -> None:
        await store.add_person(person(password="old"))
        await store.change_person("ann", {"password": "new"}, {"password": "old"})
        with pytest.raises(Outdated):
            await store.change_person("ann", {"password": "mine"}, {"password": "old"})
        found = await store.person("ann")
        assert found is not None and found.password == "new"

    run(work)


def test_concurrent_claims_of_a_name_have_one_winner(run: Run) -> None:
    async def work(store: Store) -> None:
        tries = [store.add_person(person(f"a{n}", "Ann", password="hash")) for n in range(12)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Conflict) for result in results)

    run(work)


# Tables.


def test_a_table_is_read_as_stored(run: Run) -> None:
    async def work(store: Store) -> None:
        new_table = table(settings=TableSettings(clock=TimeControl("days", days=7), sealed=True, listed=False))
        new_table.seats.append(Seat(2, "bot", "", "greedy", "greedy"))
        new_table.seats.append(Seat(3, "invite", invite="token"))
        new_table.scores, new_table.winners, new_table.rematch = [3, -1], [0], "t2"
        await store.add_table(new_table)
        assert await store.table("t1") == new_table
        assert await store.table("t2") is None
        await refused(store.add_table(table()))

    run(work)


def test_a_change_increments_the_version_and_replaces_the_seats(run: Run) -> None:
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
        first.seats = [Seat(0, "bot", bot="greedy"), Seat(1, "invite", invite="secret", ready=1), Seat(2, archived=1)]
        await store.change_table(first)
        assert first.version == 2 and await store.table("t1") == first

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
            new_table = table(f"t{n}")
            new_table.created, new_table.to_move = n, to_move
            await store.add_table(new_table)
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
            new_table = table(f"open{n}", "lobby", "ann", "")
            new_table.created = n
            await store.add_table(new_table)
        await store.add_table(table("full", "lobby"))
        await store.add_table(table("private", "lobby", "ann", "", settings=TableSettings(listed=False)))
        await store.add_table(table("started", "playing", "ann", ""))
        found = await store.open_tables(9)
        assert [new_table.id for new_table in found] == ["open2", "open1", "open0"]
        assert found[0].seats == table("x", "lobby", "ann", "").seats
        assert len(await store.open_tables(2)) == 2

    run(work)


def test_unfinished_tables_are_counted_up_to_a_limit(run: Run) -> None:
    async def work(store: Store) -> None:
        for n in range(3):
            await store.add_table(table(f"t{n}", "lobby" if n else "playing", "ann", ""))
        await store.add_table(table("t3", "over"))
        assert [await store.unfinished_tables_of(who, 10) for who in ("ann", "ben", "")] == [3, 0, 0]
        assert await store.unfinished_tables_of("ann", 2) == 2

    run(work)


def test_tables_that_somebody_hosts_without_a_seat_are_theirs_while_they_can_leave_them(run: Run) -> None:
    run(check_hosted_tables)


def test_150_spam_tables_do_not_push_an_honest_one_off_the_list(run: Run) -> None:
    async def work(store: Store) -> None:
        async def add(id: str, created: int, host: str, network: str) -> None:
            new_table = table(id, "lobby", host, "")
            new_table.created, new_table.host, new_table.network = created, host, network
            await store.add_table(new_table)

        await add("honest", 1, "bob", "home")
        await add("waiting", 2, "cyd", "office")
        for n in range(150):
            await add(f"spam{n}", 100 + n, f"spammer{n}", "botnet")
        for n in range(20):
            await add(f"many{n}", 50 + n, "ann", f"phone{n}")
        await store.mark_present("waiting", 5000)
        found = [listed.id for listed in await store.open_tables(100, 4000)]
        assert found[0] == "waiting"
        assert found[1:11] == [f"spam{n}" for n in range(149, 139, -1)]
        assert found[11:15] == ["many19", "many18", "many17", "honest"]
        assert len(found) == 100
        assert [listed.id for listed in await store.open_tables(3, 5000)] == ["spam149", "spam148", "spam147"]

    run(work)


def test_a_table_can_be_woken_only_while_it_is_played(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table("t1"))
        await store.add_table(table("t2", "closed"))
        for id in ("t1", "t2"):
            await store.set_wake(id, 7)
        assert await store.due(8, 9) == ["t1"]
        await store.set_wake("t1", 0)
        assert await store.due(8, 9) == []

    run(work)


def test_a_later_entry_says_itself_when_a_table_is_due(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table("t1"))
        await store.append(entry(1), progress())
        await store.set_wake("t1", 7, 1)
        assert await store.due(8, 9) == ["t1"]
        await store.set_wake("t1", 0, 0)
        assert await store.due(8, 9) == ["t1"]

    run(work)


def test_live_tables_may_be_watched_and_the_latest_moves_come_first(run: Run) -> None:
    async def work(store: Store) -> None:
        for n in range(3):
            await store.add_table(table(f"t{n}"))
        await store.add_table(table("alone", settings=TableSettings(spectators=False)))
        await store.add_table(table("private", settings=TableSettings(listed=False)))
        await store.add_table(table("over", "over"))
        for n, since in enumerate([20, 30, 10]):
            await store.append(entry(1, table=f"t{n}"), progress(since=since))
        assert [new_table.id for new_table in await store.live_tables(9)] == ["t1", "t0", "t2"]
        assert len(await store.live_tables(1)) == 1

    run(work)


def test_150_games_of_one_network_do_not_push_another_off_the_games_to_watch(run: Run) -> None:
    async def work(store: Store) -> None:
        async def add(id: str, since: int, host: str, network: str) -> None:
            game = table(id)
            game.since, game.host, game.network = since, host, network
            await store.add_table(game)

        await add("honest", 1, "bob", "home")
        for n in range(150):
            await add(f"spam{n}", 100 + n, f"spammer{n}", "botnet")
        for n in range(20):
            await add(f"many{n}", 50 + n, "ann", f"phone{n}")
        found = [listed.id for listed in await store.live_tables(100)]
        assert found[:10] == [f"spam{n}" for n in range(149, 139, -1)]
        assert found[10:15] == ["many19", "many18", "many17", "honest", "spam139"]
        assert len(found) == 100

    run(work)


def test_games_in_progress_are_due_at_their_wake_time(run: Run) -> None:
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


def test_others_have_their_turn_while_thousands_of_tables_are_read(url: str) -> None:
    """An export or a deletion reads all tables of a person."""

    async def work() -> None:
        async with opened(url) as store:
            await store.add_table(table("t"))
            (row,) = await store.read(f"{sql.TABLES} where t.id = :id", {"id": "t"})
            rounds = 0

            async def known_rows(statement: str, parameters: object) -> list[sql.Row]:
                return [row] * (10 * base.ROWS_AT_ONCE)

            async def count_rounds() -> None:
                nonlocal rounds
                while True:
                    rounds += 1
                    await asyncio.sleep(0)

            with patch.object(store, "read", known_rows):
                counting = asyncio.create_task(count_rounds())
                found = await store.live_tables(9)
            counting.cancel()
            assert len(found) == 10 * base.ROWS_AT_ONCE and rounds >= 9

    asyncio.run(work())
