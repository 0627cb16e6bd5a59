"""Live tables: loading, unreadable logs, notifications, closing."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from hadal.server.errors import RequestError
from hadal.server.lobby.seating import leave_table, update_table
from hadal.server.protocol.frames import EncodedMessage
from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.store import StoreError
from hadal.server.store.model import ChatMessage, Entry, Notification, Person, Progress, StoredAnswer, Table
from hadal.server.tables.game_log import Snapshot
from hadal.server.tables.live_table import NewsByAudience
from hadal.server.tables.messages import LINES, MessageBuilder
from hadal.server.tables.registry import IDLE_MS
from tests.server.memory_store import MemoryStore
from tests.server.scenes import (
    accepted,
    asks,
    begun,
    comparable,
    flat,
    listen,
    live_table_of,
    log_of,
    mover,
    play_until,
    refusal,
    snapshot_of,
)
from tests.server.table_kit import Client, Kit, new_table, run


class SlowStore(MemoryStore):
    """A store that answers slowly, so that other tasks run in between."""

    async def table(self, id: str) -> Table | None:
        await asyncio.sleep(0)
        return await super().table(id)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        found = await super().entries(table, after)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return found


def test_a_table_is_loaded_once_for_many_requests() -> None:
    """All callers get the same live table, even if the first attempt fails."""

    async def scene() -> None:
        kit = Kit(new_table())
        kit.store = SlowStore()
        kit.open_tables()
        await kit.start()
        kit.tables.live_tables.clear()
        live_tables = await asyncio.gather(*(kit.tables.get(kit.table.id) for _ in range(20)))
        assert len({id(live_table) for live_table in live_tables}) == 1
        kit.tables.live_tables.clear()
        good, calls = kit.store.secret_answers, 0

        async def bad(table: str) -> list[StoredAnswer]:
            nonlocal calls
            calls += 1
            if calls == 1:
                raise StoreError("not now")
            return await good(table)

        kit.store.secret_answers = bad  # type: ignore[method-assign]
        tries = await asyncio.gather(*(kit.tables.get(kit.table.id) for _ in range(5)), return_exceptions=True)
        assert all(isinstance(found, StoreError) for found in tries)
        live_tables = await asyncio.gather(*(kit.tables.get(kit.table.id) for _ in range(5)))
        assert len({id(live_table) for live_table in live_tables}) == 1
        assert live_tables[0] is kit.tables.live_tables[kit.table.id]

    run(scene())


def test_requests_for_missing_tables_use_no_memory() -> None:
    """Asking for a thousand unknown tables uses no memory."""

    async def scene() -> None:
        kit, _ = await begun()
        for n in range(1000):
            assert await kit.tables.get(f"nothing{n}") is None
        await asyncio.sleep(0)
        assert not kit.tables.loading
        assert len(kit.tables.live_tables) == 1

    run(scene())


def test_idle_tables_are_unloaded_and_loaded_unchanged() -> None:
    """But not while somebody is connected."""

    async def scene() -> None:
        kit, clients = await begun()
        await play_until(kit, clients, lambda now: now.seq == 9, Random(1))
        before = comparable(snapshot_of(kit))
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
        assert clients[0].received[-2]["type"] == "here"
        assert comparable(snapshot_of(kit)) | {"events": []} == before | {"events": []}

    run(scene())


@pytest.mark.parametrize("meanwhile", [True, False])
def test_writes_during_the_loading_of_a_table_are_not_missed(meanwhile: bool) -> None:
    """Another node moves after the log was read. The notification comes before the table is loaded, or afterwards."""

    async def scene() -> None:
        kit, clients = await begun()
        accepted(await mover(kit, clients).move(snapshot_of(kit).state.legal()[0]))
        kit.open_tables()
        store, read = kit.store, kit.store.entries

        async def late(table: str, after: int = 0) -> list[Entry]:
            found = await read(table, after)
            store.entries = read  # type: ignore[method-assign]
            accepted(await mover_of(clients).move(clients[0].session.live_table.game_log.snapshot.state.legal()[0]))
            if meanwhile:
                await kit.deliver_notifications()
            return found

        await kit.deliver_notifications()
        store.entries = late  # type: ignore[method-assign]
        live_table = await kit.tables.get(kit.table.id)
        await kit.deliver_notifications()
        assert live_table is not None
        assert live_table.game_log.snapshot.seq == 2

    run(scene())


class CountingStore(MemoryStore):
    """A store that counts what is read of tables."""

    reads = 0

    async def table(self, id: str) -> Table | None:
        self.reads += 1
        return await super().table(id)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        self.reads += 1
        return await super().entries(table, after)

    async def secret_answers(self, table: str) -> list[StoredAnswer]:
        self.reads += 1
        return await super().secret_answers(table)

    async def chat(self, table: str, after: int = 0, limit: int = 200, hidden: str = "") -> list[ChatMessage]:
        self.reads += 1
        return await super().chat(table, after, limit, hidden)


@pytest.mark.parametrize("in_lobby", [True, False])
def test_a_game_that_starts_here_is_not_read_from_the_store(in_lobby: bool) -> None:
    """Neither when it starts, nor when the players come, except for the chat, which is looked up once."""

    async def scene() -> None:
        kit = Kit(new_table(seats="pp"))
        kit.store = store = CountingStore()
        store.subscribers.add(kit.notes)
        kit.open_tables()
        await store.open()
        await store.add_table(kit.table)
        early = await kit.clients(0, -1) if in_lobby else []
        await kit.deliver_notifications()
        row = await kit.table_row()
        store.reads = 0
        await kit.tables.begin(row)
        await kit.deliver_notifications()
        assert store.reads == 0
        late = await kit.clients(1)
        assert store.reads == (0 if in_lobby else 1)
        late += await kit.clients(0)
        assert store.reads == (0 if in_lobby else 1)
        for client in early:
            client.listen()
        assert all(client.last("standing")["seq"] == 0 for client in [*early, *late])
        assert await store.table(kit.table.id) == row == kit.tables.live_tables[kit.table.id].table
        players = [early[0], late[0]] if in_lobby else late
        accepted(await mover_of(players).move(snapshot_of(kit).state.legal()[0]))

    run(scene())


def test_a_change_by_another_node_is_read() -> None:
    """The notification names a version that this node does not have."""

    async def scene() -> None:
        kit, _clients = await begun()
        await kit.deliver_notifications()
        row = await kit.table_row()
        row.rematch = "table2"
        await kit.store.change_table(row)
        await kit.deliver_notifications()
        assert kit.tables.live_tables[kit.table.id].table.rematch == "table2"

    run(scene())


def test_a_table_where_nothing_is_due_is_not_woken_again_and_again() -> None:
    """Neither after the start, nor if the store says otherwise, as it does for a what-if."""

    async def scene() -> None:
        kit, _clients = await begun()
        id = kit.table.id
        assert await kit.store.due(kit.time(), 9) == []
        await kit.store.set_wake(id, kit.time())
        kit.open_tables()
        await kit.tables.wake(id)
        assert await kit.store.due(kit.time(), 9) == []
        assert not kit.due.get(id)

    run(scene())


def test_a_clock_that_runs_from_the_start_is_stored_with_it() -> None:
    async def scene() -> None:
        clock = TimeControl("live", 60, 0)
        kit, _clients = await begun(settings=TableSettings(bot_pace_ms=0, clock=clock))
        deadline = snapshot_of(kit).times.deadline(snapshot_of(kit).to_move)
        assert (await kit.table_row()).wake == kit.due[kit.table.id] == deadline > kit.time()

    run(scene())


def test_notifications_of_one_moment_are_sent_together_and_the_last_one_counts() -> None:
    """PostgreSQL would drop the second of two equal ones, and a seat that is present would seem to be away."""

    async def scene() -> None:
        kit, _clients = await begun()
        await kit.deliver_notifications()
        kit.tables.shared = True
        for count in (1, 0, 1):
            kit.tables.report_presence(kit.table.id, 0, count)
        await asyncio.gather(*kit.tables.outgoing)
        sent = [kit.notes.get_nowait().text for _ in range(kit.notes.qsize())]
        assert sent == ["here 0", "here 1"]

    run(scene())


def test_a_chat_that_was_empty_is_delivered_later() -> None:
    """Somebody comes while a message is stored whose notification has not come yet."""

    async def scene() -> None:
        kit, clients = await begun()
        accepted(await clients[0].say({"type": "say", "id": "c1", "text": "hello"}))
        late = Client(kit, 1)
        await late.open()
        await kit.deliver_notifications()
        for client in (*clients, late):
            client.listen()
            assert [m["text"] for m in client.received if m["type"] == "chat"] == ["hello"]

    run(scene())


def mover_of(clients: list[Client]) -> Client:
    """The client that must answer at this table."""
    return next(c for c in clients if c.seat == c.session.live_table.game_log.snapshot.to_move)


@pytest.mark.parametrize("broken", ["action", "seat", "kind", "seq"])
def test_a_log_that_the_rules_reject_stops_only_its_own_table(broken: str) -> None:
    """Its clients are told, nothing is done or shown there, and other tables go on."""

    async def scene() -> None:
        kit, clients = await begun(watched=True)
        await play_until(kit, clients, lambda now: now.seq == 9, Random(1))
        await kit.store.add_table(other := laid_as("table2"))
        await kit.tables.begin(other)
        spoil(kit.store.logs[kit.table.id][5], broken)
        before = await log_of(kit)
        kit.open_tables()
        fresh = Client(kit, 0, texts=True)
        await fresh.open()
        assert refusal(fresh.received)["code"] == "unreadable"
        assert not any(m["type"] in ("whole", "news", "here") for m in fresh.received)
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
            await kit.tables.handle(note)
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
    table = new_table()
    table.id = id
    return table


def spoil(entry: Entry, how: str) -> None:
    """Make an entry one that the rules do not know."""
    if how == "action":
        entry.body.actions = [99_999]
    elif how == "seat":
        entry.kind, entry.seat, entry.body.bot = "drive", 17, "random"
    elif how == "kind":
        entry.body.actions = ["recruit"]  # type: ignore[list-item]
    else:
        entry.body.actions = [2**80]


def test_options_that_no_game_has_any_more_stop_their_own_table_only() -> None:
    """A table created by an older version, with an option that no longer exists."""

    async def scene() -> None:
        kit, _ = await begun()
        kit.store.tables[kit.table.id].options = {"expansions": "atlantis"}
        kit.open_tables()
        fresh = Client(kit, 0)
        await fresh.open()
        assert refusal(fresh.received)["code"] == "unreadable"
        await kit.tables.wake(kit.table.id)

    run(scene())


def test_notifications_of_own_writes_change_nothing() -> None:
    """The store notifies about every write; the writer has already published it."""

    async def scene() -> None:
        kit, clients = await begun("ppb", settings=TableSettings(bot_pace_ms=0, sealed=True), watched=True)
        chance = Random(3)
        await kit.deliver_notifications()  # that the table was laid and begun
        for _ in range(60):
            await kit.wake()
            now = snapshot_of(kit)
            accepted(await mover(kit, clients).move(chance.choice(now.state.legal())))
            listen(clients)
            before, received = comparable(snapshot_of(kit)), [len(client.bytes) for client in clients]
            await kit.deliver_notifications()
            listen(clients)
            assert comparable(snapshot_of(kit)) == before
            assert [len(client.bytes) for client in clients] == received
        accepted(await clients[0].say({"type": "orders", "id": "o", "orders": flat(0)}))
        kept = live_table_of(kit).secret_answers.orders[0]
        await kit.deliver_notifications()
        assert live_table_of(kit).secret_answers.orders[0] == kept

    run(scene())


def test_secret_answers_and_entries_of_another_node_are_read() -> None:
    """Orders given there are followed here, and moves made there are published here."""

    async def scene() -> None:
        kit, clients = await begun("pp", seed=2, watched=True)
        here = kit.tables
        await play_until(kit, clients, asks("offer"), Random(2))
        client = mover(kit, clients)
        kit.open_tables()
        far = Client(kit, client.seat)
        await far.open()
        seq = here.live_tables[kit.table.id].game_log.snapshot.seq
        accepted(await far.say({"type": "orders", "id": "o", "orders": flat(0)}))
        while not kit.notes.empty():
            await here.handle(kit.notes.get_nowait())
        assert here.live_tables[kit.table.id].game_log.snapshot.seq == snapshot_of(kit).seq > seq
        listen(clients)
        assert clients[-1].seq == snapshot_of(kit).seq

    run(scene())


def test_a_closed_table_stays_closed() -> None:
    """No player and no bot moves, and the row stays as it is."""

    async def scene() -> None:
        kit, clients = await begun("pb")
        row = await kit.table_row()
        row.status = "closed"
        await kit.store.change_table(row)
        await kit.tables.table_changed(kit.table.id)
        received = await clients[0].say({"type": "move", "seq": 0, "id": "a", "actions": [1]})
        assert refusal(received)["code"] == "closed"
        await kit.tables.wake(kit.table.id)
        assert kit.due[kit.table.id] == 0
        assert (await kit.table_row()).status == "closed"

    run(scene())


def test_a_table_closed_while_a_bot_thinks_stays_closed() -> None:
    """The move of the bot comes too late, and so does a move that waited for the lock."""

    async def scene() -> None:
        kit, clients = await begun("pb")
        while not snapshot_of(kit).waits_for_bot():
            accepted(await clients[0].move(snapshot_of(kit).state.legal()[0]))
        good, seq = kit.tables.bot_action, snapshot_of(kit).seq

        async def slow(table: Table, snapshot: Snapshot) -> int:
            row = await kit.table_row()
            row.status = "closed"
            await kit.store.change_table(row)
            await kit.tables.table_changed(kit.table.id)
            return await good(table, snapshot)

        kit.tables.bot_action = slow  # type: ignore[method-assign]
        kit.due.clear()
        await kit.tables.wake(kit.table.id)
        row = await kit.table_row()
        assert (row.status, row.seq) == ("closed", seq)
        assert kit.due.get(kit.table.id, 0) == 0

    run(scene())


@pytest.mark.parametrize("deleted", [False, True])
def test_a_game_of_bots_that_is_closed_while_a_move_is_stored_stays_closed(deleted: bool) -> None:
    """Its host leaves, or it is deleted, after the table was asked whether it is played and before the store was."""

    async def scene() -> None:
        kit = Kit(new_table(seats="bb"))
        await kit.start()
        await kit.clients(-1)
        id, good, late = kit.table.id, kit.store.append, list[int]()
        live_table, seq = live_table_of(kit), snapshot_of(kit).seq
        assert live_table.playing and snapshot_of(kit).waits_for_bot()

        async def held(entry: Entry, progress: Progress) -> None:
            late.append(entry.seq)
            if deleted:
                del kit.store.tables[id]
            else:
                await update_table(kit.store, id, lambda row: leave_table(row, Person(row.host, "Host", 1)))
            await good(entry, progress)

        kit.store.append = held  # type: ignore[method-assign]
        await live_table.wake()
        assert late == [seq + 1]
        row = await kit.store.table(id)
        assert row is None if deleted else row is not None and (row.status, row.seq) == ("closed", seq)
        assert (live_table.table.status, live_table.playing, snapshot_of(kit).seq) == ("closed", False, seq)
        await live_table.wake()
        assert late == [seq + 1], "a closed table tries no further move"
        assert kit.due[id] == 0
        await kit.tables.table_changed(id)
        assert live_table.table.status == "closed"

    run(scene())


def test_a_table_without_spectators_disconnects_them_at_the_start() -> None:
    """They may watch the lobby, and see nothing of the game."""

    async def scene() -> None:
        kit = Kit(new_table("abyss", "pp", settings=TableSettings(spectators=False)))
        await kit.store.open()
        await kit.store.add_table(kit.table)
        player, watcher = await kit.clients(0, -1)
        await kit.tables.begin(await kit.table_row())
        assert player.last("view")["seq"] == 0
        watcher.listen()
        assert watcher.viewer.closed.is_set()
        assert not any(m["type"] == "whole" for m in watcher.received)

    run(scene())


def test_a_pending_standing_order_is_answered_after_a_restart() -> None:
    """The server stopped between a move and the answer that orders would have given."""

    async def scene() -> None:
        kit, clients = await begun("pp", seed=2)
        await play_until(kit, clients, asks("offer"), Random(2))
        client = mover(kit, clients)
        good, kit.store.append = kit.store.append, failing  # type: ignore[method-assign]
        accepted(await client.say({"type": "orders", "id": "o", "orders": flat(0)}))
        assert asks("offer")(snapshot_of(kit))
        kit.store.append = good  # type: ignore[method-assign]
        kit.open_tables()
        await kit.clients(1 - client.seat)
        assert snapshot_of(kit).moves[-1].seat == client.seat

    run(scene())


async def failing(entry: Entry, progress: Progress) -> None:
    """A store whose disk is full."""
    raise StoreError("full")


def test_a_failing_store_refuses_moves_and_changes_nothing() -> None:
    """The player is asked to try again, and can."""

    async def scene() -> None:
        kit, clients = await begun()
        client, before = mover(kit, clients), comparable(snapshot_of(kit))
        good, kit.store.append = kit.store.append, failing  # type: ignore[method-assign]
        action = snapshot_of(kit).state.legal()[0]
        assert refusal(await client.move(action, id="again"))["code"] == "store"
        assert comparable(snapshot_of(kit)) == before
        assert not any(one.listen() for one in clients), "nobody hears of a move that is not durable"
        kit.store.append = good  # type: ignore[method-assign]
        accepted(await client.move(action, id="again"))

    run(scene())


@pytest.mark.parametrize("sealed", [False, True])
def test_news_made_before_an_entry_is_durable_is_what_it_would_be_afterwards(sealed: bool) -> None:
    """For every player, from the deal to the end of the game; spectators' news is made afterwards.

    It is compared with what a message builder without any memory makes of the adopted entry.
    """
    compared: list[int] = []

    async def scene() -> None:
        kit = Kit(new_table(seats="ppp", settings=TableSettings(bot_pace_ms=0, sealed=sealed)))
        await kit.start()
        clients = await kit.clients(0, 1, 2, -1, texts=True)
        table = live_table_of(kit)
        send_entry = table.send_entry

        def compare(news: NewsByAudience) -> None:
            for audience, made in news.items():
                LINES.clear()
                afresh = MessageBuilder(table.game_log, table.secret_answers, table.host.words)
                standing = afresh.standing(audience)
                assert made.data == EncodedMessage(afresh.entry_news(audience, table.recent[-1], standing)).data
                compared.append(audience.viewer)
            send_entry(news)

        table.send_entry = compare  # type: ignore[method-assign]
        await play_until(kit, clients, lambda now: now.state.over(), Random(3))
        assert snapshot_of(kit).state.over()

    run(scene())
    assert len(compared) > 300 and set(compared) == {0, 1, 2}
