"""What-ifs: tables that continue an old game from one of its moves."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from alembic import command
from msgspec.structs import replace

from hadal.core.match import Match
from hadal.server.errors import RequestError
from hadal.server.lobby.branch import MAX_PAST
from hadal.server.lobby.branch import create_branch as branched
from hadal.server.protocol.http import Branch, BranchSeat
from hadal.server.protocol.settings import BranchOrigin
from hadal.server.store.model import Person as PersonRow
from hadal.server.store.schema import alembic_config, sqlite_engine
from hadal.server.tables import history as game_history
from hadal.server.tables.history import record_of
from tests.server import samples
from tests.server.fake_tables import played
from tests.server.scenes import QUICK, accepted, comparable, live_table_of, log_of, read_again, refusal, snapshot_of
from tests.server.table_kit import Client, Kit, new_table, play_out, run

ME, GREEDY = BranchSeat("me"), BranchSeat("bot", "greedy")
ANN = PersonRow("person0", "Ann", 1)


def finished(game: str = "the_abyss", seats: int = 3, seed: int = 1) -> Match:
    """A random finished game."""
    return played(new_table(game, "p" * seats, seed=seed))


def kit_of(match: Match, move: int, *hands: BranchSeat) -> Kit:
    """A kit with a what-if."""
    table = branched(match.record, Branch(move, list(hands)), ANN, 1, "old")
    return Kit(replace(table, id="table1", settings=QUICK))


async def alone(kit: Kit) -> Client:
    """The one person who plays there."""
    await kit.start()
    (client,) = await kit.clients(0)
    await kit.wake()
    client.listen()
    return client


# Where it begins.


@pytest.mark.parametrize("game", ["abyss", "the_abyss"])
def test_a_what_if_begins_with_the_position_of_the_old_game(game: str) -> None:
    match = finished(game)
    for move in (0, 1, len(match.record.moves) // 2, len(match.record.moves) - 1):

        async def scene(move: int = move) -> None:
            kit = kit_of(match, move, ME, ME, ME)
            client = await alone(kit)
            assert (
                snapshot_of(kit).state.notation() == match.history[move].notation()
                and snapshot_of(kit).action_count == move
            )
            whole = client.last("view")
            asked = match.history[move].to_move()
            assert whole["viewer"] == asked and whole["view"] == match.history[move].view(asked)
            assert whole["standing"]["question"]["choices"] and whole.get("moves", 0) == move and whole["seq"] == 0

        run(scene())


def test_a_what_if_takes_over_a_limited_number_of_moves_and_redraws() -> None:
    """They are in the row of the table, which every list of tables reads."""
    match = finished()
    match.record.redraws = [(0, number) for number in range(1, MAX_PAST + 2)]
    with pytest.raises(RequestError) as refused:
        branched(match.record, Branch(1, [ME, ME, ME]), ANN, 1)
    assert refused.value.code == "branch-too-long"


def test_the_same_answers_draw_the_same_cards_as_in_the_old_game() -> None:
    match = finished()
    half = len(match.record.moves) // 2

    async def scene() -> None:
        kit = kit_of(match, half, ME, ME, ME)
        client = await alone(kit)
        for _, action in match.record.moves[half:]:
            accepted(await client.move(action))
        assert snapshot_of(kit).state.over() and snapshot_of(kit).state.scores() == match.record.scores
        record = record_of(await kit.table_row(), await log_of(kit))
        assert record.write() == match.record.write()  # an ordinary record, that anybody can verify

    run(scene())


# One person on several seats.


def test_a_player_of_several_seats_is_asked_for_each_with_the_view_of_that_seat() -> None:
    match = finished()

    async def scene() -> None:
        kit = kit_of(match, 5, ME, ME, ME)
        client = await alone(kit)
        seen = set()
        for _ in range(25):
            now = snapshot_of(kit)
            last = client.last("standing")
            assert last["standing"]["question"]["choices"], "the one person is asked, whichever seat it is"
            assert client.viewer.seat == now.to_move == client.viewer.audience.viewer  # type: ignore[union-attr]
            seen.add(now.to_move)
            told = await client.move(Random(now.seq).choice(now.state.legal()))
            accepted(told)
            wholes = [message for message in told if message["type"] == "whole"]
            turned = snapshot_of(kit).to_move != now.to_move
            assert [message["why"] for message in wholes] == (["seat"] if turned else [])
            for message in wholes:
                assert message["view"] == snapshot_of(kit).state.view(snapshot_of(kit).to_move)
        assert len(seen) > 1

    run(scene())


def test_a_bot_beside_the_player_moves_without_changing_the_players_view() -> None:
    match = finished(seed=3)

    async def scene() -> None:
        kit = kit_of(match, 4, ME, GREEDY, GREEDY)
        client = await alone(kit)
        await play_out(kit, [client], Random(7))
        assert snapshot_of(kit).state.over()
        assert {message["viewer"] for message in client.received if message["type"] == "whole"} == {0}

    run(scene())


def test_a_returning_player_is_shown_the_seat_to_move() -> None:
    match = finished()

    async def scene() -> None:
        kit = kit_of(match, 5, ME, ME, ME)
        client = await alone(kit)
        while snapshot_of(kit).to_move == 0:
            accepted(await client.move(snapshot_of(kit).state.legal()[0]))
        again = Client(kit, 0)
        await again.open(seen=snapshot_of(kit).seq)
        whole = again.last("view")
        assert whole["viewer"] == snapshot_of(kit).to_move != 0 and whole["standing"]["question"]
        presence = next(message for message in reversed(again.received) if message["type"] == "presence")
        assert presence["seats"] == [True, True, True]

    run(scene())


def test_a_repeated_message_is_applied_once_even_if_another_seat_is_to_move() -> None:
    match = finished()

    async def scene() -> None:
        kit = kit_of(match, 5, ME, ME, ME)
        client = await alone(kit)
        while True:
            before = snapshot_of(kit)
            action = before.state.legal()[0]
            first = accepted(await client.move(action, id=f"x{before.seq}", seq=before.seq))
            if snapshot_of(kit).to_move != before.to_move:
                break
        second = accepted(await client.move(action, id=f"x{before.seq}", seq=before.seq))
        assert second["seq"] == first["seq"] == snapshot_of(kit).seq

    run(scene())


def test_a_new_page_receives_the_log_with_move_numbers() -> None:
    match = finished(seed=5)

    async def scene() -> None:
        kit = kit_of(match, 20, ME, ME, ME)
        await kit.start()
        (client,) = await kit.clients(0, texts=True)
        whole = client.last("view")
        numbers = [line.get("n", -1) for line in whole["lines"]]
        assert numbers == sorted(numbers) and numbers[0] >= 0 and numbers[-1] <= 20 and len(set(numbers)) > 5
        told: dict[int, list[Any]] = {n: [] for n in numbers}
        for line in whole["lines"]:
            told[line["n"]].append(line["sentences"])
        history = game_history.match_history(match, whole["viewer"], "en")
        for n in set(numbers) - {0}:
            assert told[n] == [json.loads(msgspec.json.encode(line.sentences)) for line in history.steps[n - 1].lines]

    run(scene())


# Taking back.


def test_a_solo_what_if_can_be_undone_to_its_start_but_not_further() -> None:
    match = finished()

    async def scene() -> None:
        kit = kit_of(match, 8, ME, ME, ME)
        client = await alone(kit)
        start = snapshot_of(kit).state.notation()
        for _ in range(12):
            accepted(await client.move(Random(snapshot_of(kit).seq).choice(snapshot_of(kit).state.legal())))
        accepted(await client.say({"type": "ask-back", "seq": snapshot_of(kit).seq, "id": "b1", "to": 4}))
        assert snapshot_of(kit).action_count == 12 and len(snapshot_of(kit).moves) == 4
        accepted(await client.say({"type": "ask-back", "seq": snapshot_of(kit).seq, "id": "b2", "to": 0}))
        assert snapshot_of(kit).state.notation() == start and snapshot_of(kit).action_count == 8
        told = await client.say({"type": "ask-back", "seq": snapshot_of(kit).seq, "id": "b3", "to": 0})
        assert refusal(told)["code"] == "nothing-to-take-back"
        assert (
            refusal(await client.say({"type": "undo", "seq": snapshot_of(kit).seq, "id": "u"}))["code"]
            == "nothing-to-undo"
        )

    run(scene())


def test_undo_covers_moves_for_another_of_the_players_seats() -> None:
    match = finished("abyss", 2)

    async def scene() -> None:
        for move in range(len(match.record.moves) - 2):
            kit = kit_of(match, move, ME, ME)
            client = await alone(kit)
            seat, before = snapshot_of(kit).to_move, snapshot_of(kit).state.notation()
            accepted(await client.move(match.record.moves[move][1]))
            if snapshot_of(kit).moves[-1].revealed or snapshot_of(kit).to_move == seat:
                continue
            assert client.last("standing")["standing"]["undo"] == 1
            accepted(await client.say({"type": "undo", "seq": snapshot_of(kit).seq, "id": "u"}))
            assert snapshot_of(kit).state.notation() == before and client.last("view")["viewer"] == seat
            return
        raise AssertionError("no move of this game could be taken back")

    run(scene())


# What is kept.


def test_after_a_crash_a_what_if_is_where_it_was() -> None:
    match = finished("abyss", 3)

    async def scene() -> None:
        kit = kit_of(match, 30, ME, GREEDY, ME)
        client = await alone(kit)
        for _ in range(10):
            accepted(await client.move(Random(snapshot_of(kit).seq).choice(snapshot_of(kit).state.legal())))
            await kit.wake()
        before = comparable(snapshot_of(kit))
        kit.open_tables()
        again = Client(kit, 0)
        await again.open()
        after = comparable(snapshot_of(kit))
        assert {**after, "events": []} == {**before, "events": []}
        game_log = read_again(await kit.table_row(), await log_of(kit))
        assert game_log.snapshot.state.notation() == live_table_of(kit).game_log.snapshot.state.notation()

    run(scene())


def test_every_store_keeps_the_origin_of_a_what_if(url: str) -> None:
    async def scene() -> None:
        async with samples.opened(url) as store:
            plain = samples.table("plain", "playing", "ann", "ben")
            what_if = samples.table("branch", "playing", "ann", "ann")
            what_if.origin, what_if.past = BranchOrigin("plain", 3, 9), [4, 0, 2]
            await store.add_table(plain)
            await store.add_table(what_if)
            found = await store.table("branch")
            assert found is not None and (found.origin, found.past) == (what_if.origin, what_if.past)
            found.settings = replace(found.settings, listed=False)
            await store.change_table(found)
            again = await store.table("branch")
            assert again is not None and again.past == [4, 0, 2]
            assert sorted(row.id for row in await store.tables_of("ann", 9)) == ["branch", "plain"]
            assert [row.id for row in await store.tables_of("ann", 9, "games")] == ["plain"]
            assert [row.id for row in await store.tables_of("ann", 9, "what-ifs")] == ["branch"]

    asyncio.run(scene())


def test_tables_of_an_older_schema_are_not_what_ifs(tmp_path: Path) -> None:
    path = str(tmp_path / "old.db")
    config = alembic_config()
    with sqlite_engine(path).connect() as db:
        config.attributes["connection"] = db
        command.upgrade(config, "0001")
        db.commit()
    raw = sqlite3.connect(path)
    columns = [row[1] for row in raw.execute("pragma table_info(table_)")]
    texts = {"id": "t1", "game": "abyss", "options": "{}", "settings": "{}", "scores": "[]", "winners": "[]"}
    row = [texts.get(name, b"x" * 32 if name == "secret" else "" if name in WORDS else 0) for name in columns]
    with raw:
        raw.execute(f"insert into table_ values ({', '.join('?' * len(row))})", row)
    raw.close()

    async def scene() -> None:
        async with samples.opened(f"sqlite:{path}") as store:
            found = await store.table("t1")
            assert found is not None and found.origin is None and found.past == []

    asyncio.run(scene())


WORDS = ("host", "status", "rematch", "previous")
