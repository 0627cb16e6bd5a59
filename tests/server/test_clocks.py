"""Clocks and absence are computed from the log; a connected player is never regarded as absent."""

from __future__ import annotations

from random import Random

import pytest

from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.store.model import Notification
from hadal.server.tables.registry import IDLE_MS
from tests.server.scenes import (
    RandomPlayers,
    accepted,
    begun,
    comparable,
    listen,
    live_table_of,
    log_of,
    mover,
    play_until,
    refusal,
    snapshot_of,
)
from tests.server.table_kit import Client, Kit, run

MINUTE = 60_000
DAY = 86_400_000
FISCHER = TableSettings(bot_pace_ms=0, clock=TimeControl("live", base_s=120, increment_s=10))
DAYS = TableSettings(bot_pace_ms=0, clock=TimeControl("days", days=2))
AWAY = TableSettings(bot_pace_ms=0, absence_s=300)


async def answer(kit: Kit, clients: list[Client]) -> int:
    """The player to move answers; returns their seat."""
    client = mover(kit, clients)
    accepted(await client.move(snapshot_of(kit).state.legal()[0]))
    listen(clients)
    return client.seat


def left(kit: Kit) -> list[int]:
    """The remaining time of each seat."""
    return list(snapshot_of(kit).times.left)


async def hand_over(kit: Kit, client: Client, bot: str, id: str) -> None:
    """A bot takes over a seat, or its person takes it back."""
    accepted(await client.say({"type": "hand-over", "seq": snapshot_of(kit).seq, "id": id, "bot": bot}))


def test_a_fischer_clock_deducts_the_time_used_and_adds_its_increment() -> None:
    """Only the clock of the player to move runs, and everybody sees it."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER, watched=True)
        expected = [120_000, 120_000]
        for n in range(12):
            seat = snapshot_of(kit).to_move
            face = clients[-1].last("standing")["standing"]["clock"]
            assert (face["left_ms"], face.get("running", -1)) == (expected, seat)
            assert face["deadline"] == kit.time() + expected[seat]
            kit.time.ms += 1000 * n
            await answer(kit, clients)
            expected[seat] += 10_000 - 1000 * n
            assert left(kit) == expected

    run(scene())


def test_a_clock_in_days_restarts_with_each_answer() -> None:
    """An answer restores all days; waiting costs nothing."""

    async def scene() -> None:
        kit, clients = await begun(settings=DAYS)
        for _ in range(6):
            kit.time.ms += DAY
            await answer(kit, clients)
            assert left(kit) == [2 * DAY, 2 * DAY]
        assert kit.due[kit.table.id] == kit.time() + 2 * DAY

    run(scene())


def test_without_a_clock_there_is_no_time_limit() -> None:
    """Years later it is still the same player's turn."""

    async def scene() -> None:
        kit, clients = await begun(watched=True)
        seat = snapshot_of(kit).to_move
        kit.time.ms += 10_000 * DAY
        await kit.tables.wake(kit.table.id)
        assert (snapshot_of(kit).seq, snapshot_of(kit).to_move) == (0, seat)
        assert "clock" not in clients[-1].last("standing")["standing"]
        assert kit.due[kit.table.id] == 0

    run(scene())


def test_when_the_time_is_up_a_bot_plays_on_and_the_person_may_come_back() -> None:
    """Everybody is told; a person who returns after the bot has played gets a little time."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER, watched=True)
        client = mover(kit, clients)
        kit.time.ms += 119_999
        await kit.wake()
        assert snapshot_of(kit).drivers == ("", "")
        kit.time.ms += 1
        await kit.wake()
        assert snapshot_of(kit).drivers[client.seat] == "greedy"
        assert clients[-1].last("standing")["standing"]["drivers"][client.seat] == "greedy"
        assert [e.body.why for e in await log_of(kit) if e.kind == "drive"] == ["flag"]
        assert any(e.kind == "move" and e.seat == client.seat for e in await log_of(kit))
        assert refusal(await client.move(0))["code"] in ("bot-drives", "stale")
        await hand_over(kit, client, "", "back")
        assert snapshot_of(kit).drivers == ("", "")
        assert left(kit)[client.seat] == MINUTE

    run(scene())


def test_nobody_gains_time_by_handing_over_and_taking_back() -> None:
    """If the bot has not answered in between, returning gives no time."""

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
    """Repeating a move gives its increment only once."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER, seed=3)
        chance = Random(3)
        while True:
            client = mover(kit, clients)
            before = left(kit)[client.seat]
            action = chance.choice(snapshot_of(kit).state.legal())
            accepted(await client.move(action))
            assert left(kit)[client.seat] == before + 10_000
            if live_table_of(kit).game_log.undo_count(client.seat):
                break
        for n in range(4):
            kit.time.ms += 1000
            was = left(kit)
            accepted(await client.say({"type": "undo", "seq": snapshot_of(kit).seq, "id": f"u{n}"}))
            accepted(await client.move(action))
            was[client.seat] -= 1000  # whoever takes back has thought, not the seat that was asked meanwhile
            assert left(kit) == was

    run(scene())


def test_the_time_of_bots_is_not_charged() -> None:
    """No clock runs while a bot thinks."""

    async def scene() -> None:
        slow = TableSettings(bot_pace_ms=5000, clock=FISCHER.clock)
        kit, clients = await begun("pbb", settings=slow)
        for _ in range(30):
            if snapshot_of(kit).waits_for_bot():
                face = clients[0].last("standing")["standing"]["clock"]
                before, now = left(kit), snapshot_of(kit)
                assert (face.get("running", -1), face.get("deadline", 0)) == (-1, 0)
                kit.time.ms += 4999
                await kit.wake()
                assert snapshot_of(kit).seq == now.seq
                kit.time.ms += 1
                await kit.wake()
                assert snapshot_of(kit).seq > now.seq
                assert left(kit) == before
            else:
                await answer(kit, clients)

    run(scene())


@pytest.mark.parametrize("settings", [FISCHER, DAYS, TableSettings(bot_pace_ms=0)])
def test_clocks_are_the_same_after_a_restart_at_any_moment(settings: TableSettings) -> None:
    """They depend on the log alone, and so does the next wake-up."""

    async def scene() -> None:
        kit, clients = await begun("ppp", settings=settings)
        people = RandomPlayers(kit, clients, 9)
        for _ in range(25):
            await people.act(3)
            if snapshot_of(kit).state.over():
                return
            before, due = comparable(snapshot_of(kit)), live_table_of(kit).due(snapshot_of(kit))
            faces = [live_table_of(kit).messages.clock_times()]
            kit.open_tables()
            people.clients = clients = await kit.clients(0, 1, 2)
            assert comparable(snapshot_of(kit)) == before
            assert live_table_of(kit).due(snapshot_of(kit)) == due
            assert [live_table_of(kit).messages.clock_times()] == faces
            assert (await kit.table_row()).wake == due

    run(scene())


# Absence.


def test_only_an_absent_player_is_replaced() -> None:
    """A connected player may think as long as they like, and only the player to move is checked."""

    async def scene() -> None:
        kit, clients = await begun(settings=AWAY)
        client = mover(kit, clients)
        other = next(c for c in clients if c is not client)
        other.close()
        kit.time.ms += 10 * 300_000
        await kit.tables.wake(kit.table.id)
        assert snapshot_of(kit).drivers == ("", "")
        client.close()
        kit.time.ms += 299_999
        await kit.wake()
        assert snapshot_of(kit).drivers == ("", "")
        kit.time.ms += 1
        await kit.wake()
        assert snapshot_of(kit).drivers[client.seat] == "greedy"
        assert [e.body.why for e in await log_of(kit) if e.kind == "drive"] == ["absent"]
        await client.open()
        await hand_over(kit, client, "", "back")
        assert snapshot_of(kit).drivers[client.seat] == ""

    run(scene())


def test_a_player_who_returns_in_time_on_any_device_is_not_replaced() -> None:
    """A player is away when the seat has no connection left."""

    async def scene() -> None:
        kit, clients = await begun(settings=AWAY)
        client = mover(kit, clients)
        second = Client(kit, client.seat)
        await second.open()
        client.close()
        kit.time.ms += 10 * 300_000
        await kit.tables.wake(kit.table.id)
        assert snapshot_of(kit).drivers == ("", "")
        second.close()
        kit.time.ms += 200_000
        await second.open()
        kit.time.ms += 200_000
        await kit.tables.wake(kit.table.id)
        assert snapshot_of(kit).drivers == ("", "")

    run(scene())


def test_a_server_restart_does_not_count_as_absence() -> None:
    """After a restart, every player has the full time to reconnect."""

    async def scene() -> None:
        kit, clients = await begun(settings=AWAY)
        seat = mover(kit, clients).seat
        kit.time.ms += 10 * 300_000  # it thinks, and is there
        kit.open_tables()
        await kit.tables.wake(kit.table.id)
        assert snapshot_of(kit).drivers == ("", "")
        kit.time.ms += 300_000
        await kit.wake()
        assert snapshot_of(kit).drivers[seat] == "greedy"

    run(scene())


def test_an_absence_is_counted_while_the_table_is_unloaded() -> None:
    """A table that is kept in memory only to count an absence would let a stranger fill the memory."""

    async def scene() -> None:
        kit, clients = await begun(settings=AWAY)
        seat = mover(kit, clients).seat
        kit.time.ms += 10 * 300_000
        for client in clients:
            client.close()
        kit.time.ms += 2 * IDLE_MS
        kit.tables.sweep()
        assert kit.table.id not in kit.tables.live_tables
        await kit.tables.wake(kit.table.id)
        assert snapshot_of(kit).drivers == ("", "")
        kit.time.ms += 300_000 - 2 * IDLE_MS
        await kit.wake()
        assert snapshot_of(kit).drivers[seat] == "greedy"
        assert kit.tables.absences == {}

    run(scene())


def test_a_player_connected_to_another_node_is_present() -> None:
    """A node that loads a table asks the others who is connected there."""

    async def scene() -> None:
        kit, clients = await begun(settings=AWAY)
        seat, here = mover(kit, clients).seat, kit.tables
        here.shared = True
        kit.open_tables()
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
        assert live_table.game_log.snapshot.drivers == ("", "")
        mover(kit, clients).close()
        for _ in range(20):
            await settle(kit, here, elsewhere)
        assert live_table.presence.count(seat) == 0
        kit.time.ms += 300_000
        await elsewhere.wake(kit.table.id)
        assert "greedy" in live_table.game_log.snapshot.drivers

    run(scene())


async def settle(kit: Kit, *halls: object) -> None:
    """Deliver all notifications to all nodes."""
    import asyncio

    from hadal.server.tables.registry import LiveTables

    await asyncio.sleep(0)
    while not kit.notes.empty():
        note: Notification = kit.notes.get_nowait()
        for live_tables in halls:
            assert isinstance(live_tables, LiveTables)
            await live_tables.handle(note)


def test_after_the_end_nothing_is_due() -> None:
    """Neither clocks nor absence matter after the end."""

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
