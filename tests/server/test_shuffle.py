"""The players' part in the shuffle: hashes before the start, numbers after it, and what the record proves."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from hadal.core.chance import commitment, key_of, secret_of
from hadal.core.record import secret_fault
from hadal.core.registry import read_record
from hadal.server.errors import RequestError
from hadal.server.store.model import Person, Table
from hadal.server.tables import shuffle
from tests.server.conftest import ServerUnderTest
from tests.server.table_kit import Kit, new_table, run
from tests.test_fair_shuffle import verify_deal

NUMBERS = [secret_of(100 + seat) for seat in range(4)]


def hash_of(seat: int) -> str:
    """The hash of a seat's number."""
    return hashlib.sha256(NUMBERS[seat]).hexdigest()


def person(seat: int) -> Person:
    """The person on a seat."""
    return Person(f"person{seat}", f"Player {seat}", 1)


async def awaiting(table: Table, *seats: int) -> Kit:
    """A table whose host has started the game; these seats have given hashes."""
    kit = Kit(table)
    await kit.store.open()
    await kit.store.add_table(table)
    row = await kit.table_row()
    for seat in seats:
        shuffle.give_hash(row, person(seat), hash_of(seat))
    assert shuffle.fix(row, kit.time()) == bool(seats)
    await kit.tables.await_numbers(row)
    return kit


async def send(kit: Kit, seat: int) -> None:
    """A browser sends its number."""
    row = await kit.table_row()
    shuffle.give_number(row, person(seat), NUMBERS[seat].hex())
    await kit.store.change_table(row)
    await kit.tables.deal(row.id)


@pytest.mark.parametrize("game", ["abyss", "the_abyss"])
def test_the_cards_are_dealt_from_the_secret_and_all_numbers(game: str) -> None:
    async def play() -> None:
        table = new_table(game, "ppb")
        kit = await awaiting(table, 1, 0)
        await send(kit, 0)
        assert (await kit.table_row()).status == "lobby"
        await send(kit, 1)
        row = await kit.table_row()
        assert row.status == "playing"
        assert row.secret == key_of(secret_of(1), [(0, NUMBERS[0]), (1, NUMBERS[1])])
        record = read_record(await kit.tables.record(row))
        assert record.commitment == commitment(secret_of(1)) and record.secret == row.secret
        assert secret_fault(record) == ""
        wrong, deal = verify_deal.check_record(record.write())
        assert wrong == [] and deal == verify_deal.GAMES[game](row.secret, 3, {})

    run(play())


def test_a_number_that_does_not_come_in_time_is_left_out_and_blocks_nobody() -> None:
    async def play() -> None:
        kit = await awaiting(new_table(seats="ppb"), 0, 1)
        await send(kit, 1)
        await kit.wake()
        assert (await kit.table_row()).status == "lobby"
        kit.time.ms += shuffle.WAIT_MS
        await kit.wake()
        row = await kit.table_row()
        assert row.status == "playing" and row.secret == key_of(secret_of(1), [(1, NUMBERS[1])])
        assert [(item.seat, item.given) for item in shuffle.player_numbers(row)] == [(0, False), (1, True)]
        record = read_record(await kit.tables.record(row))
        assert [seat for seat, _ in record.hashes] == [0, 1] and [seat for seat, _ in record.numbers] == [1]
        assert verify_deal.check_record(record.write())[0] == []

    run(play())


def test_without_any_number_the_secret_alone_deals() -> None:
    async def play() -> None:
        kit = await awaiting(new_table(seats="ppb"), 0)
        kit.time.ms += shuffle.WAIT_MS
        await kit.wake()
        row = await kit.table_row()
        assert row.status == "playing" and row.secret == secret_of(1)
        assert "contributions" not in (await kit.tables.record(row)).splitlines()[-1]

    run(play())


def test_in_a_rematch_the_next_player_begins_all_the_same() -> None:
    async def play(seed: int) -> int:
        table = new_table(seats="pppp", seed=seed)
        table.previous = "an earlier table"
        kit = await awaiting(table, 0)
        await send(kit, 0)
        row = await kit.table_row()
        first = verify_deal.Stream(secret_of(seed)).below(4)
        assert row.to_move == first
        record = read_record(await kit.tables.record(row))
        assert record.counter == row.shuffle.counter and verify_deal.check_record(record.write())[0] == []
        counter = record.counter
        for other in {0, counter + 1} - {counter}:
            record.contribute(record.table_secret, record.numbers, other)
            assert secret_fault(record) == "counter" and verify_deal.check_record(record.write())[0]
        record.contribute(record.table_secret, record.numbers, counter)
        record.rematch = False  # a game that is no rematch begins with whomever the key says
        fault = "counter" if counter else ""
        assert secret_fault(record) == fault and bool(verify_deal.check_record(record.write())[0]) == bool(fault)
        return row.shuffle.counter

    assert max(run(play(seed)) for seed in range(1, 7)) > 0


def test_a_changed_number_is_found() -> None:
    async def play() -> None:
        kit = await awaiting(new_table(seats="ppb"), 0)
        await send(kit, 0)
        text = await kit.tables.record(await kit.table_row())
        changed = text.replace(NUMBERS[0].hex(), NUMBERS[1].hex())
        assert secret_fault(read_record(changed)) == "numbers"
        assert verify_deal.check_record(changed)[0] == ["the number of seat A does not match its hash"]

    run(play())


def test_numbers_are_accepted_only_when_awaited_and_right() -> None:
    table = new_table(seats="ppb")
    with pytest.raises(RequestError, match="not-awaited"):
        shuffle.give_number(table, person(0), NUMBERS[0].hex())
    with pytest.raises(RequestError, match="not-seated"):
        shuffle.give_hash(table, Person("stranger", "S", 1), hash_of(0))
    shuffle.give_hash(table, person(0), hash_of(1))
    shuffle.give_hash(table, person(0), hash_of(0))
    assert [item.hash for item in shuffle.player_numbers(table)] == [hash_of(0)]
    shuffle.fix(table, 5)
    with pytest.raises(RequestError, match="fixed"):
        shuffle.give_hash(table, person(1), hash_of(1))
    with pytest.raises(RequestError, match="mismatch"):
        shuffle.give_number(table, person(0), NUMBERS[1].hex())


def test_a_hash_with_a_line_break_is_refused_because_no_record_could_contain_it(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    path = f"/api/tables/{ann.create_table('me', 'open')['id']}"
    for hash in (hash_of(0) + "\n", hash_of(0)[:-1] + "\n", hash_of(0).upper(), hash_of(0)[:-1] + "٣"):
        assert ann.put(f"{path}/hash", {"hash": hash}, 400)["code"] == "not-understood"
    assert ann.put(f"{path}/hash", {"hash": hash_of(0)})["numbers"] == [{"seat": 0, "hash": hash_of(0)}]


def test_over_http(server: ServerUnderTest) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    table: Any = ann.create_table("me", "open")
    path = f"/api/tables/{table['id']}"
    ben.post(f"{path}/join", {}, 200)
    told = ann.put(f"{path}/hash", {"hash": hash_of(0)})
    assert told["numbers"] == [{"seat": 0, "hash": hash_of(0)}] and "awaiting" not in told
    ben.put(f"{path}/hash", {"hash": hash_of(1)})
    assert ben.put(f"{path}/hash", {"hash": "short"}, 400)["code"] == "not-understood"
    told = ann.post(f"{path}/start", {}, 200)
    assert told["awaiting"] and told["status"] == "lobby"
    assert ben.post(f"{path}/leave", {}, 409)["code"] == "not-lobby-playing"
    assert ben.put(f"{path}/number", {"number": NUMBERS[0].hex()}, 422)["code"] == "shuffle-mismatch"
    told = ben.put(f"{path}/number", {"number": NUMBERS[1].hex()})
    assert [item.get("given", False) for item in told["numbers"]] == [False, True]
    assert NUMBERS[1].hex() not in str(told)
    assert ann.put(f"{path}/number", {"number": NUMBERS[0].hex()})["status"] == "playing"
    assert told["commitment"] == table["commitment"]
