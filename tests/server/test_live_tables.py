"""The hall: tables woken once, logs that cannot be read, news and own writes, closing."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from hadal.server.errors import RequestError
from hadal.server.protocol.settings import TableSettings
from hadal.server.store import StoreError
from hadal.server.store.model import Entry, Notification, Progress, Table
from hadal.server.tables.game_log import Snapshot
from hadal.server.tables.registry import IDLE_MS
from tests.server.memory_store import MemoryStore
from tests.server.scenes import (
    accepted,
    asks,
    begun,
    flat,
    listen,
    log_of,
    mover,
    now_of,
    picture,
    play_until,
    refusal,
    room_of,
)
from tests.server.table_kit import Client, Kit, laid, run


class SlowStore(MemoryStore):
    """A store that takes its time, so that others can come in between."""

    async def table(self, id: str) -> Table | None:
        await asyncio.sleep(0)
        return await super().table(id)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        found = await super().entries(table, after)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return found


def test_a_table_is_woken_once_however_many_want_it() -> None:
    """All get the same room, also when the first try fails."""

    async def scene() -> None:
        kit = Kit(laid())
        kit.store = SlowStore()
        kit.open_hall()
        await kit.start()
        live_tables = await asyncio.gather(*(kit.tables.get(kit.table.id) for _ in range(20)))
        assert len({id(live_table) for live_table in live_tables}) == 1
        kit.tables.live_tables.clear()
        good, calls = kit.store.entries, 0

        async def bad(table: str, after: int = 0) -> list[Entry]:
            nonlocal calls
            calls += 1
            if calls == 1:
                raise StoreError("not now")
            return await good(table, after)

        kit.store.entries = bad  # type: ignore[method-assign]
        tries = await asyncio.gather(*(kit.tables.get(kit.table.id) for _ in range(5)), return_exceptions=True)
        assert all(isinstance(found, StoreError) for found in tries)
        live_tables = await asyncio.gather(*(kit.tables.get(kit.table.id) for _ in range(5)))
        assert len({id(live_table) for live_table in live_tables}) == 1
        assert live_tables[0] is kit.tables.live_tables[kit.table.id]

    run(scene())


def test_tables_that_are_not_there_leave_no_trace() -> None:
    """Whoever asks for a thousand of them does not fill the memory."""

    async def scene() -> None:
        kit, _ = await begun()
        for n in range(1000):
            assert await kit.tables.get(f"nothing{n}") is None
        await asyncio.sleep(0)
        assert not kit.tables.opening
        assert len(kit.tables.live_tables) == 1

    run(scene())


def test_idle_tables_sleep_and_wake_as_they_were() -> None:
    """Not while somebody looks on."""

    async def scene() -> None:
        kit, clients = await begun()
        await play_until(kit, clients, lambda now: now.seq == 9, Random(1))
        before = picture(now_of(kit))
        kit.time.ms += 10 * IDLE_MS
        kit.tables.sweep()
        assert kit.tables.live_tables
        for client in clients:
            client.close()
        kit.tables.sweep()
        assert kit.tables.live_tables
        kit.time.ms += IDLE_MS + 1
        kit.tables.sweep()
        assert not kit.tables.live_tables
        await clients[0].open(seen=9)
        assert clients[0].told[-2]["type"] == "here"
        assert picture(now_of(kit)) | {"events": []} == before | {"events": []}

    run(scene())


def test_what_is_written_while_a_table_is_read_is_not_missed() -> None:
    """Another node plays on, and somebody sits down, between the reading and the first news."""

    async def scene() -> None:
        kit, clients = await begun()
        accepted(await mover(kit, clients).move(now_of(kit).state.legal()[0]))
        kit.open_hall()
        store, read = kit.store, kit.store.entries

        async def late(table: str, after: int = 0) -> list[Entry]:
            found = await read(table, after)
            store.entries = read  # type: ignore[method-assign]
            accepted(await mover_of(clients).move(clients[0].talk.live_table.game_log.now.state.legal()[0]))
            return found

        store.entries = late  # type: ignore[method-assign]
        live_table = await kit.tables.get(kit.table.id)
        assert live_table is not None
        assert live_table.game_log.now.seq == 2

    run(scene())


def mover_of(clients: list[Client]) -> Client:
    """Whoever must answer, in the room of these clients."""
    return next(c for c in clients if c.seat == c.talk.live_table.game_log.now.to_move)


@pytest.mark.parametrize("broken", ["action", "seat", "kind", "seq"])
def test_a_log_that_the_rules_refuse_stops_its_own_table_only(broken: str) -> None:
    """Whoever looks at it is told, nothing is done there, nothing is shown, and other tables go on."""

    async def scene() -> None:
        kit, clients = await begun(watched=True)
        await play_until(kit, clients, lambda now: now.seq == 9, Random(1))
        await kit.store.add_table(other := laid_as("table2"))
        await kit.tables.begin(other)
        spoil(kit.store.logs[kit.table.id][5], broken)
        before = await log_of(kit)
        kit.open_hall()
        fresh = Client(kit, 0, texts=True)
        await fresh.open()
        assert refusal(fresh.told)["code"] == "unreadable"
        assert not any(m["type"] in ("whole", "news", "here") for m in fresh.told)
        for message in (
            {"type": "move", "seq": 9, "id": "a", "actions": [1]},
            {"type": "undo", "seq": 9, "id": "b"},
            {"type": "orders", "id": "c", "orders": None},
            {"type": "why", "id": "d", "action": 1},
            {"type": "look", "seq": 9, "id": "e", "actions": [1]},
        ):
            assert refusal(await fresh.say(message))["code"] == "unreadable"
        await kit.tables.wake(kit.table.id)
        assert kit.due[kit.table.id] > kit.time()
        for note in [
            Notification("entry", kit.table.id, 99),
            Notification("wish", kit.table.id),
            Notification("table", kit.table.id),
        ]:
            await kit.tables.hear(note)
        assert await log_of(kit) == before
        live_table = await kit.tables.get("table2")
        assert live_table is not None
        assert live_table.playing
        accepted(await fresh.say({"type": "say", "id": "f", "text": "what now?"}))
        with pytest.raises(RequestError) as denied:
            await kit.tables.history(await kit.table_row(), 0, "en")
        assert (denied.value.status, denied.value.code) == (409, "unreadable")

    run(scene())


def laid_as(id: str) -> Table:
    """Another table."""
    table = laid()
    table.id = id
    return table


def spoil(entry: Entry, how: str) -> None:
    """Make an entry one that these rules do not know."""
    if how == "action":
        entry.body.actions = [99_999]
    elif how == "seat":
        entry.kind, entry.seat, entry.body.bot = "drive", 17, "random"
    elif how == "kind":
        entry.body.actions = ["recruit"]  # type: ignore[list-item]
    else:
        entry.body.actions = [2**80]


def test_options_that_no_game_has_any_more_stop_their_own_table_only() -> None:
    """A table laid by an older version, whose box is gone."""

    async def scene() -> None:
        kit, _ = await begun()
        kit.store.tables[kit.table.id].options = {"expansions": "atlantis"}
        kit.open_hall()
        fresh = Client(kit, 0)
        await fresh.open()
        assert refusal(fresh.told)["code"] == "unreadable"
        await kit.tables.wake(kit.table.id)

    run(scene())


def test_own_writes_come_back_as_news_and_change_nothing() -> None:
    """The store tells everybody of every write: whoever made it knows already."""

    async def scene() -> None:
        kit, clients = await begun("ppb", settings=TableSettings(bot_pace_ms=0, sealed=True), watched=True)
        chance = Random(3)
        await kit.hear()  # that the table was laid and begun
        for _ in range(60):
            await kit.wake()
            now = now_of(kit)
            accepted(await mover(kit, clients).move(chance.choice(now.state.legal())))
            listen(clients)
            before, told = picture(now_of(kit)), [len(client.bytes) for client in clients]
            await kit.hear()
            listen(clients)
            assert picture(now_of(kit)) == before
            assert [len(client.bytes) for client in clients] == told
        accepted(await clients[0].say({"type": "orders", "id": "o", "orders": flat(0)}))
        kept = room_of(kit).secret_answers.orders[0]
        await kit.hear()
        assert room_of(kit).secret_answers.orders[0] == kept

    run(scene())


def test_wishes_and_entries_of_another_node_are_heard() -> None:
    """Orders given there are followed here, and everybody here hears of moves made there."""

    async def scene() -> None:
        kit, clients = await begun("pp", seed=2, watched=True)
        here = kit.tables
        await play_until(kit, clients, asks("offer"), Random(2))
        client = mover(kit, clients)
        kit.open_hall()
        far = Client(kit, client.seat)
        await far.open()
        seq = here.live_tables[kit.table.id].game_log.now.seq
        accepted(await far.say({"type": "orders", "id": "o", "orders": flat(0)}))
        while not kit.notes.empty():
            await here.hear(kit.notes.get_nowait())
        assert here.live_tables[kit.table.id].game_log.now.seq == now_of(kit).seq > seq
        listen(clients)
        assert clients[-1].seq == now_of(kit).seq

    run(scene())


def test_a_closed_table_stays_closed() -> None:
    """Nobody plays on, no bot moves, and the row stays as it is."""

    async def scene() -> None:
        kit, clients = await begun("pb")
        row = await kit.table_row()
        row.status = "closed"
        await kit.store.change_table(row)
        await kit.tables.table_changed(kit.table.id)
        told = await clients[0].say({"type": "move", "seq": 0, "id": "a", "actions": [1]})
        assert refusal(told)["code"] == "closed"
        await kit.tables.wake(kit.table.id)
        assert kit.due[kit.table.id] == 0
        assert (await kit.table_row()).status == "closed"

    run(scene())


def test_a_table_closed_while_a_bot_thinks_stays_closed() -> None:
    """What the bot found comes too late; so does a move that waited."""

    async def scene() -> None:
        kit, clients = await begun("pb")
        while not now_of(kit).waits_for_bot():
            accepted(await clients[0].move(now_of(kit).state.legal()[0]))
        good, seq = kit.tables.bot_answer, now_of(kit).seq

        async def slow(table: Table, now: Snapshot) -> int:
            row = await kit.table_row()
            row.status = "closed"
            await kit.store.change_table(row)
            await kit.tables.table_changed(kit.table.id)
            return await good(table, now)

        kit.tables.bot_answer = slow  # type: ignore[method-assign]
        kit.due.clear()
        await kit.tables.wake(kit.table.id)
        row = await kit.table_row()
        assert (row.status, row.seq) == ("closed", seq)
        assert kit.due.get(kit.table.id, 0) == 0

    run(scene())


def test_a_table_without_spectators_shows_them_out_when_it_begins() -> None:
    """They may look on while people sit down, and see nothing of the game."""

    async def scene() -> None:
        kit = Kit(laid("abyss", "pp", settings=TableSettings(spectators=False)))
        await kit.store.open()
        await kit.store.add_table(kit.table)
        player, watcher = await kit.clients(0, -1)
        await kit.tables.begin(await kit.table_row())
        assert player.last("view")["seq"] == 0
        watcher.listen()
        assert watcher.viewer.gone.is_set()
        assert not any(m["type"] == "whole" for m in watcher.told)

    run(scene())


def test_a_game_goes_on_where_an_answer_by_order_was_left_over() -> None:
    """The server ended between a move and the answer that orders would have given to it."""

    async def scene() -> None:
        kit, clients = await begun("pp", seed=2)
        await play_until(kit, clients, asks("offer"), Random(2))
        client = mover(kit, clients)
        good, kit.store.append = kit.store.append, failing  # type: ignore[method-assign]
        accepted(await client.say({"type": "orders", "id": "o", "orders": flat(0)}))
        assert asks("offer")(now_of(kit))
        kit.store.append = good  # type: ignore[method-assign]
        kit.open_hall()
        await kit.clients(1 - client.seat)
        assert now_of(kit).steps[-1].seat == client.seat

    run(scene())


async def failing(entry: Entry, progress: Progress) -> None:
    """A store that is full."""
    raise StoreError("full")


def test_a_store_that_fails_refuses_and_changes_nothing() -> None:
    """The player is told to try again, and can."""

    async def scene() -> None:
        kit, clients = await begun()
        client, before = mover(kit, clients), picture(now_of(kit))
        good, kit.store.append = kit.store.append, failing  # type: ignore[method-assign]
        action = now_of(kit).state.legal()[0]
        assert refusal(await client.move(action, id="again"))["code"] == "store"
        assert picture(now_of(kit)) == before
        kit.store.append = good  # type: ignore[method-assign]
        accepted(await client.move(action, id="again"))

    run(scene())
