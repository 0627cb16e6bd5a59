"""Clocks and absence: worked out from the log, fair to all, and never against somebody who is there."""

from __future__ import annotations

from random import Random

import pytest

from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.store.model import Notification
from hadal.server.tables.registry import IDLE_MS
from tests.server.scenes import (
    People,
    accepted,
    begun,
    listen,
    log_of,
    mover,
    now_of,
    picture,
    play_until,
    refusal,
    room_of,
)
from tests.server.table_kit import Client, Kit, run

MINUTE = 60_000
DAY = 86_400_000
FISCHER = TableSettings(bot_pace_ms=0, clock=TimeControl("live", base_s=120, increment_s=10))
DAYS = TableSettings(bot_pace_ms=0, clock=TimeControl("days", days=2))
AWAY = TableSettings(bot_pace_ms=0, absence_s=300)


async def answer(kit: Kit, clients: list[Client]) -> int:
    """Whoever is asked answers; their seat."""
    client = mover(kit, clients)
    accepted(await client.move(now_of(kit).state.legal()[0]))
    listen(clients)
    return client.seat


def left(kit: Kit) -> list[int]:
    """The time everybody has."""
    return list(now_of(kit).times.left)


async def hand_over(kit: Kit, client: Client, bot: str, id: str) -> None:
    """A bot takes a seat, or its person takes it back."""
    accepted(await client.say({"type": "hand-over", "seq": now_of(kit).seq, "id": id, "bot": bot}))


def test_a_fischer_clock_takes_what_was_used_and_gives_its_increment() -> None:
    """Only the clock of whoever is asked runs, and everybody sees it."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER, watched=True)
        expected = [120_000, 120_000]
        for n in range(12):
            seat = now_of(kit).to_move
            face = clients[-1].last("standing")["standing"]["clock"]
            assert (face["left_ms"], face.get("running", -1)) == (expected, seat)
            assert face["deadline"] == kit.time() + expected[seat]
            kit.time.ms += 1000 * n
            await answer(kit, clients)
            expected[seat] += 10_000 - 1000 * n
            assert left(kit) == expected

    run(scene())


def test_days_begin_anew_with_each_answer() -> None:
    """Who answers has all days again; who waits loses nothing."""

    async def scene() -> None:
        kit, clients = await begun(settings=DAYS)
        for _ in range(6):
            kit.time.ms += DAY
            await answer(kit, clients)
            assert left(kit) == [2 * DAY, 2 * DAY]
        assert kit.due[kit.table.id] == kit.time() + 2 * DAY

    run(scene())


def test_without_a_clock_nobody_is_hurried() -> None:
    """Years later it is still the same player's turn."""

    async def scene() -> None:
        kit, clients = await begun(watched=True)
        seat = now_of(kit).to_move
        kit.time.ms += 10_000 * DAY
        await kit.tables.wake(kit.table.id)
        assert (now_of(kit).seq, now_of(kit).to_move) == (0, seat)
        assert "clock" not in clients[-1].last("standing")["standing"]
        assert kit.due[kit.table.id] == 0

    run(scene())


def test_when_the_time_is_up_a_bot_plays_on_and_the_person_may_come_back() -> None:
    """Everybody hears it; whoever comes back after the bot has played has a little time."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER, watched=True)
        client = mover(kit, clients)
        kit.time.ms += 119_999
        await kit.wake()
        assert now_of(kit).drivers == ("", "")
        kit.time.ms += 1
        await kit.wake()
        assert now_of(kit).drivers[client.seat] == "greedy"
        assert clients[-1].last("standing")["standing"]["drivers"][client.seat] == "greedy"
        assert [e.body.why for e in await log_of(kit) if e.kind == "drive"] == ["flag"]
        assert any(e.kind == "move" and e.seat == client.seat for e in await log_of(kit))
        assert refusal(await client.move(0))["code"] in ("bot-drives", "stale")
        await hand_over(kit, client, "", "back")
        assert now_of(kit).drivers == ("", "")
        assert left(kit)[client.seat] == MINUTE

    run(scene())


def test_nobody_gains_time_by_handing_over_and_taking_back() -> None:
    """Without an answer of the bot in between there is nothing to make good for."""

    async def scene(settings: TableSettings, used: int) -> None:
        kit, clients = await begun(settings=settings)
        client = mover(kit, clients)
        kit.time.ms += used
        before = left(kit)[client.seat] - used
        for n in range(3):
            await hand_over(kit, client, "random", f"a{n}")
            await hand_over(kit, client, "", f"b{n}")
        assert left(kit)[client.seat] == before

    run(scene(FISCHER, 110_000))
    run(scene(DAYS, DAY))


def test_nobody_gains_time_by_taking_moves_back() -> None:
    """The increment is for going on: the same move made again and again gives it once."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER, seed=3)
        chance = Random(3)
        while True:
            client = mover(kit, clients)
            before = left(kit)[client.seat]
            action = chance.choice(now_of(kit).state.legal())
            accepted(await client.move(action))
            assert left(kit)[client.seat] == before + 10_000
            if room_of(kit).game_log.undoable(client.seat):
                break
        for n in range(4):
            kit.time.ms += 1000
            waiting = now_of(kit).to_move
            was = left(kit)
            accepted(await client.say({"type": "undo", "seq": now_of(kit).seq, "id": f"u{n}"}))
            accepted(await client.move(action))
            was[waiting] -= 1000
            assert left(kit) == was

    run(scene())


def test_the_time_of_bots_is_not_charged() -> None:
    """Neither a bot's own clock nor anybody else's runs while it thinks."""

    async def scene() -> None:
        slow = TableSettings(bot_pace_ms=5000, clock=FISCHER.clock)
        kit, clients = await begun("pbb", settings=slow)
        for _ in range(30):
            if now_of(kit).waits_for_bot():
                face = clients[0].last("standing")["standing"]["clock"]
                before, now = left(kit), now_of(kit)
                assert (face.get("running", -1), face.get("deadline", 0)) == (-1, 0)
                kit.time.ms += 4999
                await kit.wake()
                assert now_of(kit).seq == now.seq
                kit.time.ms += 1
                await kit.wake()
                assert now_of(kit).seq > now.seq
                assert left(kit) == before
            else:
                await answer(kit, clients)

    run(scene())


@pytest.mark.parametrize("settings", [FISCHER, DAYS, TableSettings(bot_pace_ms=0)])
def test_clocks_are_the_same_in_a_hall_opened_anew_at_any_moment(settings: TableSettings) -> None:
    """They hang on the log alone, and what is due is due at the same time."""

    async def scene() -> None:
        kit, clients = await begun("ppp", settings=settings)
        people = People(kit, clients, 9)
        for _ in range(25):
            await people.game_log(3)
            if now_of(kit).state.over():
                return
            before, due = picture(now_of(kit)), room_of(kit).due(now_of(kit))
            faces = [room_of(kit).messages_for.clock()]
            kit.open_hall()
            people.clients = clients = await kit.clients(0, 1, 2)
            assert picture(now_of(kit)) == before
            assert room_of(kit).due(now_of(kit)) == due
            assert [room_of(kit).messages_for.clock()] == faces
            assert (await kit.table_row()).wake == due

    run(scene())


# Absence.


def test_only_somebody_who_is_away_is_replaced() -> None:
    """However long a player who is there thinks; and only the player to move is looked at."""

    async def scene() -> None:
        kit, clients = await begun(settings=AWAY)
        client = mover(kit, clients)
        other = next(c for c in clients if c is not client)
        other.close()
        kit.time.ms += 10 * 300_000
        await kit.tables.wake(kit.table.id)
        assert now_of(kit).drivers == ("", "")
        client.close()
        kit.time.ms += 299_999
        await kit.wake()
        assert now_of(kit).drivers == ("", "")
        kit.time.ms += 1
        await kit.wake()
        assert now_of(kit).drivers[client.seat] == "greedy"
        assert [e.body.why for e in await log_of(kit) if e.kind == "drive"] == ["absent"]
        await client.open()
        await hand_over(kit, client, "", "back")
        assert now_of(kit).drivers[client.seat] == ""

    run(scene())


def test_who_comes_back_in_time_is_not_replaced_and_one_of_two_devices_is_enough() -> None:
    """Away means that no connection of this seat is left."""

    async def scene() -> None:
        kit, clients = await begun(settings=AWAY)
        client = mover(kit, clients)
        second = Client(kit, client.seat)
        await second.open()
        client.close()
        kit.time.ms += 10 * 300_000
        await kit.tables.wake(kit.table.id)
        assert now_of(kit).drivers == ("", "")
        second.close()
        kit.time.ms += 200_000
        await second.open()
        kit.time.ms += 200_000
        await kit.tables.wake(kit.table.id)
        assert now_of(kit).drivers == ("", "")

    run(scene())


def test_a_restart_of_the_server_is_nobodys_absence() -> None:
    """Who was there when the server stopped has the whole time to come back."""

    async def scene() -> None:
        kit, clients = await begun(settings=AWAY)
        seat = mover(kit, clients).seat
        kit.time.ms += 10 * 300_000  # it thinks, and is there
        kit.open_hall()
        await kit.tables.wake(kit.table.id)
        assert now_of(kit).drivers == ("", "")
        kit.time.ms += 300_000
        await kit.wake()
        assert now_of(kit).drivers[seat] == "greedy"

    run(scene())


def test_a_table_that_counts_an_absence_does_not_fall_asleep_over_it() -> None:
    """Since when somebody is away is written nowhere: forgotten, it would begin with the question."""

    async def scene() -> None:
        kit, clients = await begun(settings=AWAY)
        seat = mover(kit, clients).seat
        kit.time.ms += 10 * 300_000
        for client in clients:
            client.close()
        kit.time.ms += 2 * IDLE_MS
        kit.tables.sweep()
        assert kit.table.id in kit.tables.live_tables
        await kit.tables.wake(kit.table.id)
        assert now_of(kit).drivers == ("", "")
        kit.time.ms += 300_000
        await kit.wake()
        assert now_of(kit).drivers[seat] == "greedy"

    run(scene())


def test_who_looks_on_through_another_node_is_there() -> None:
    """A node that opens a table asks the others, and counts whom they name until they say otherwise."""

    async def scene() -> None:
        kit, clients = await begun(settings=AWAY)
        seat, here = mover(kit, clients).seat, kit.tables
        here.shared = True
        kit.open_hall()
        elsewhere = kit.tables
        elsewhere.node, elsewhere.shared = "elsewhere", True
        while not kit.notes.empty():
            kit.notes.get_nowait()
        await elsewhere.wake(kit.table.id)
        for _ in range(20):
            await settle(kit, here, elsewhere)
        live_table = elsewhere.live_tables[kit.table.id]
        assert live_table.presence.count(seat) == 1
        kit.time.ms += 10 * 300_000
        await elsewhere.wake(kit.table.id)
        assert live_table.game_log.now.drivers == ("", "")
        mover(kit, clients).close()
        for _ in range(20):
            await settle(kit, here, elsewhere)
        assert live_table.presence.count(seat) == 0
        kit.time.ms += 300_000
        await elsewhere.wake(kit.table.id)
        assert "greedy" in live_table.game_log.now.drivers

    run(scene())


async def settle(kit: Kit, *halls: object) -> None:
    """All nodes hear what was told."""
    import asyncio

    from hadal.server.tables.registry import LiveTables

    await asyncio.sleep(0)
    while not kit.notes.empty():
        note: Notification = kit.notes.get_nowait()
        for live_tables in halls:
            assert isinstance(live_tables, LiveTables)
            await live_tables.hear(note)


def test_after_the_end_nothing_is_due() -> None:
    """No clock and no absence disturbs a game that is over."""

    async def scene() -> None:
        settings = TableSettings(bot_pace_ms=0, absence_s=300, clock=FISCHER.clock)
        kit, clients = await begun("pb", "the_abyss", settings=settings)
        await play_until(kit, clients, lambda now: now.state.over(), Random(1))
        row = await kit.table_row()
        clients[0].close()
        kit.time.ms += 10 * DAY
        await kit.tables.wake(kit.table.id)
        assert await kit.table_row() == row
        assert row.wake == 0
        assert kit.due.get(kit.table.id, 0) == 0

    run(scene())
