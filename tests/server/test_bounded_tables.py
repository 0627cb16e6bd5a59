"""What a table costs is bounded: its log, taking back, opening, memory, messages about who is connected."""

from __future__ import annotations

import asyncio
import gc
import weakref
from random import Random
from typing import Any

import pytest

from hadal.core.registry import create
from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.protocol.socket import FullView
from hadal.server.replays.pool import InlineReplays
from hadal.server.replays.tasks import OpenTask
from hadal.server.store.model import MOVE, UNDO, Entry, EntryBody, Table
from hadal.server.support import support_for
from hadal.server.tables import game_log as game_log_module
from hadal.server.tables.connection import Connection
from hadal.server.tables.game_log import (
    CHECKPOINT_MOVES,
    LIMITS,
    MAX_CHECKPOINTS,
    RECENT_POSITIONS,
    EntryDraft,
    GameLog,
    next_entry,
)
from hadal.server.tables.messages import Audience, RecentEntry
from hadal.server.tables.opened_log import MAX_PLAYED_HERE, RECENT_ENTRIES
from hadal.server.tables.registry import IDLE_MS
from hadal.server.tables.session import ClientSession
from tests.server.scenes import (
    RandomPlayers,
    accepted,
    begun,
    comparable,
    live_table_of,
    log_of,
    mover,
    play_until,
    read_again,
    refusal,
    snapshot_of,
)
from tests.server.table_kit import Client, Kit, new_table, run

CLOCKS = [TimeControl(), TimeControl("live", 600, 5)]


def new_log(table: Table) -> GameLog:
    """The log of a table that has just begun."""
    return GameLog(table, create(table.game, len(table.seats), table.options), support_for(table.game))


def append(log: GameLog, entries: list[Entry], kind: Any, seat: int, **body: Any) -> None:
    """Append an entry."""
    draft = EntryDraft(kind, seat, f"e{len(entries) + 1}", EntryBody(**body))
    entry = next_entry(log.snapshot, log.table.id, draft, log.snapshot.times.since + 1)
    entries.append(entry)
    log.adopt(entry, log.snapshot_after(entry))


def flooded(table: Table, most: int) -> list[Entry]:
    """A log in which somebody takes back whatever they can."""
    log, entries, chance = new_log(table), list[Entry](), Random(3)
    while len(entries) < most and not log.snapshot.state.over():
        seat = log.snapshot.to_move
        append(log, entries, MOVE, seat, actions=[chance.choice(log.snapshot.state.legal())])
        if log.undo_count(seat) and len(entries) < most - 200:
            append(log, entries, UNDO, seat, to=log.undo_target(seat, everything=chance.random() < 0.3))
    return entries


# Taking back.


def test_an_undo_replays_a_few_moves_and_never_the_game() -> None:
    log, entries, chance = new_log(new_table("abyss", "pp")), list[Entry](), Random(3)
    undone = 0
    while undone < 40 and not log.snapshot.state.over():
        seat = log.snapshot.to_move
        append(log, entries, MOVE, seat, actions=[chance.choice(log.snapshot.state.legal())])
        before = log.replayed
        if log.undo_count(seat):
            append(log, entries, UNDO, seat, to=log.undo_target(seat, everything=False))
            undone += 1
            assert log.replayed - before <= CHECKPOINT_MOVES
    assert undone == 40


@pytest.mark.parametrize("to", [0, 1, 40, 100, 119])
def test_a_takeback_over_any_distance_replays_a_few_moves(to: int) -> None:
    log, entries, chance = new_log(new_table("the_abyss", "ppp")), list[Entry](), Random(3)
    for _ in range(120):
        append(log, entries, MOVE, log.snapshot.to_move, actions=[chance.choice(log.snapshot.state.legal())])
    before = log.replayed
    rewound = log.rewind(log.snapshot, to)
    assert log.replayed - before <= CHECKPOINT_MOVES
    assert rewound.state.notation() == read_again(log.table, entries[:to]).snapshot.state.notation()


def test_the_positions_kept_are_bounded_in_a_game_of_any_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_log_module, "CHECKPOINT_MOVES", 1)
    log, entries, chance = new_log(new_table("the_abyss", "ppp")), list[Entry](), Random(3)
    while len(entries) < 150:
        append(log, entries, MOVE, log.snapshot.to_move, actions=[chance.choice(log.snapshot.state.legal())])
        assert len(log.checkpoints) <= MAX_CHECKPOINTS
    for to in (0, 7, 80, 149):
        assert (
            log.rewind(log.snapshot, to).state.notation()
            == read_again(log.table, entries[:to]).snapshot.state.notation()
        )


# The length of a log.


def test_whoever_takes_back_without_end_is_refused_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others may still take back, and everybody may still move."""
    monkeypatch.setattr(game_log_module, "LIMITS", LIMITS._replace(changes=20))

    async def scene() -> None:
        kit, clients = await begun("pp", seed=3)
        chance, codes = Random(3), set()
        await play_until(kit, clients, lambda now: bool(now.moves), chance)
        for n in range(200):
            client = mover(kit, clients)
            accepted(await client.move(chance.choice(snapshot_of(kit).state.legal())))
            if client.seat == 0 and live_table_of(kit).game_log.undo_count(0):
                seq = snapshot_of(kit).seq
                answer = await client.say({"type": "undo", "seq": seq, "id": f"u{n}"})
                if answer[-1]["type"] == "refused":
                    codes.add(answer[-1]["code"])
                    break
            if snapshot_of(kit).state.over():
                break
        assert codes == {"too-many-changes"}
        assert snapshot_of(kit).changes[0] >= 20
        accepted(await mover(kit, clients).move(snapshot_of(kit).state.legal()[0]))
        live_table_of(kit).game_log.check_room_for_change(1)

    run(scene())


def test_a_full_table_accepts_nothing_and_asks_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_log_module, "LIMITS", LIMITS._replace(entries=12))

    async def scene() -> None:
        kit, clients = await begun("pb", seed=3)
        chance = Random(3)
        while snapshot_of(kit).seq < 12:
            await kit.wake()
            if snapshot_of(kit).seq < 12:
                accepted(await mover(kit, clients).move(chance.choice(snapshot_of(kit).state.legal())))
        await kit.wake()
        assert snapshot_of(kit).seq == 12
        assert refusal(await clients[0].move(0))["code"] in ("full", "not-your-turn", "bot-drives", "illegal")
        assert (await kit.table_row()).wake == 0  # nobody wakes it again and again
        await kit.store.set_wake(kit.table.id, 1)  # as it was stored before
        kit.open_tables()
        await kit.tables.wake(kit.table.id)
        assert (await kit.table_row()).wake == 0
        await Client(kit, 0).open()
        await asyncio.gather(*kit.tables.outgoing)
        assert (await kit.table_row()).wake == 0
        assert live_table_of(kit).due(snapshot_of(kit)) == 0

    run(scene())


# Opening.


async def stored(table: Table, entries: list[Entry]) -> Kit:
    """A server that has not loaded this table yet."""
    kit = Kit(table)
    await kit.store.open()
    table.status, table.started, table.seq = "playing", 1, len(entries)
    await kit.store.add_table(table)
    kit.store.logs[table.id] = entries
    return kit


@pytest.mark.parametrize("clock", CLOCKS, ids=["no clock", "clock"])
def test_opening_the_longest_table_plays_few_moves_in_the_event_loop(clock: TimeControl) -> None:
    """Opening costs what its last entries cost, whatever came before."""
    table = new_table("abyss", "pp", settings=TableSettings(bot_pace_ms=0, clock=clock))
    entries = flooded(table, 1500)
    assert len(entries) > 900

    async def scene() -> None:
        kit = await stored(table, entries)
        live_table = await kit.tables.get(table.id)
        assert live_table is not None and live_table.playing
        replays = kit.tables.replays
        assert isinstance(replays, InlineReplays)
        assert clock.kind == "none" or [type(task) for task in replays.tasks] == [OpenTask]
        most = MAX_PLAYED_HERE if not replays.tasks else RECENT_ENTRIES + CHECKPOINT_MOVES
        assert live_table.game_log.replayed <= most + 2 * CHECKPOINT_MOVES
        whole = read_again(await kit.table_row(), entries)
        assert comparable(live_table.game_log.snapshot) == comparable(whole.snapshot)
        assert live_table.game_log.ids == whole.ids
        assert [recent.seq for recent in live_table.recent][-5:]

    run(scene())


def test_moves_taken_back_are_not_played_when_a_table_without_clock_is_read() -> None:
    table = new_table("abyss", "pp")
    entries = flooded(table, 800)
    log = read_again(table, entries)
    assert log.replayed < len(log.snapshot.moves) + 4 * CHECKPOINT_MOVES < len(entries) // 2


@pytest.mark.parametrize("seed", range(4))
def test_a_table_read_elsewhere_continues_like_one_that_was_never_unloaded(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hadal.server.tables.opened_log.MAX_PLAYED_HERE", 8)
    monkeypatch.setattr("hadal.server.tables.opened_log.RECENT_ENTRIES", 4)

    async def scene() -> None:
        settings = TableSettings(bot_pace_ms=0, clock=CLOCKS[seed % 2])
        kit, clients = await begun("ppp", ("abyss", "the_abyss")[seed % 2], settings=settings, seed=seed)
        players = RandomPlayers(kit, clients, seed)
        for _ in range(4):
            await players.act(20)
            before = comparable(snapshot_of(kit))
            kit.open_tables()
            players.clients = await kit.clients(0, 1, 2)
            assert comparable(snapshot_of(kit)) == before
            game_log = live_table_of(kit).game_log
            log, table = await log_of(kit), await kit.table_row()
            for to in (0, len(log) // 2):
                if any(entry.kind == MOVE for entry in log):
                    fresh = read_again(table, log)
                    assert (
                        game_log.rewind(game_log.snapshot, to).state.notation()
                        == fresh.rewind(fresh.snapshot, to).state.notation()
                    )

    run(scene())


# Memory.


class EndedTransport:
    """A channel whose client says hello and is gone."""

    def __init__(self) -> None:
        self.sent = 0

    async def receive(self) -> bytes | None:
        if self.sent > 1:
            return None
        await asyncio.sleep(0)
        self.sent += 1
        return b'{"type":"hello"}'

    async def send(self, data: bytes) -> None:
        """Nobody reads it."""

    async def close(self, code: int, reason: str = "") -> None:
        """It is closed."""


def test_a_table_that_sleeps_is_freed_without_the_garbage_collector() -> None:
    """With its connections, sessions, timers and positions."""

    async def scene() -> None:
        kit, clients = await begun("pp", watched=True)
        await play_until(kit, clients, lambda now: now.seq > 6, Random(1))
        live_table = live_table_of(kit)
        session = ClientSession(kit.tables, live_table, Connection("person0", "Ann", 0))
        await session.run(EndedTransport())
        for client in clients:
            client.close()
        known = [weakref.ref(thing) for thing in (live_table, live_table.game_log, live_table.messages, session)]
        del live_table, session, client
        clients.clear()
        kit.time.ms += 2 * IDLE_MS
        gc.collect()
        gc.disable()
        try:
            kit.tables.sweep()
            for _ in range(3):
                await asyncio.sleep(0)
            assert [ref() for ref in known] == [None] * 4
        finally:
            gc.enable()

    run(scene())


def test_many_tables_that_come_and_go_leave_nothing_behind() -> None:
    """Counted by live objects: the number of those that tables are made of does not grow."""

    async def one_table(kit: Kit, n: int) -> None:
        table = new_table("the_abyss", "pp", seed=n)
        table.id = f"table{n}"
        kit.table = table
        await kit.start()
        clients = await kit.clients(0, 1)
        await play_until(kit, clients, lambda now: now.seq >= 3, Random(n))
        for client in clients:
            client.close()
        kit.time.ms += 2 * IDLE_MS
        kit.tables.sweep()

    async def scene() -> None:
        kit = Kit(new_table("the_abyss", "pp"))
        counts = []
        for n in range(24):
            await one_table(kit, n)
            if n in (7, 23):
                await asyncio.sleep(0)
                gc.collect()
                counts.append(census())
        assert not kit.tables.live_tables
        assert counts[1]["State"] <= counts[0]["State"] + 2
        for name in ("LiveTable", "GameLog", "Connection", "ClientSession", "Snapshot"):
            assert counts[1][name] <= counts[0][name], name

    run(scene())


def census() -> dict[str, int]:
    """How many objects of each class the collector knows; positions by their base class."""
    from collections import Counter

    found = Counter(type(thing).__name__ for thing in gc.get_objects())
    found["State"] = found["Position"]
    return found


# Spectators.


def test_spectators_cost_messages_in_proportion_to_their_number() -> None:
    """Twice as many spectators who come at the same time cost twice as many messages, not four times."""

    async def sent(n: int) -> int:
        kit, _ = await begun("pp")
        watchers = [Client(kit, -1) for _ in range(n)]
        for watcher in watchers:
            await watcher.open()
        live_table = live_table_of(kit)
        assert live_table.presence.here(-1) == n
        live_table.send_presence()
        for watcher in watchers:
            watcher.listen()
        for watcher in watchers:
            watcher.close()
        assert live_table.presence.here(-1) == 0
        live_table.cancel_timer()
        return sum(len(watcher.received) for watcher in watchers)

    few, many = run(sent(40)), run(sent(80))
    assert many <= 2.5 * few
    assert few <= 40 * 6


def test_the_full_view_of_spectators_is_built_once() -> None:
    async def scene() -> None:
        kit, clients = await begun("pp")
        messages = live_table_of(kit).messages
        full_view, built = messages.full_view, list[int]()

        def counted(audience: Audience, recent: list[RecentEntry], why: str = "") -> FullView:
            built.append(1)
            return full_view(audience, recent, why)

        messages.full_view = counted  # type: ignore[method-assign]
        for _ in range(10):
            watcher = Client(kit, -1)
            await watcher.open()
            assert watcher.last("view")["view"] == snapshot_of(kit).state.view(-1)
        assert len(built) == 1
        messages.full_view = full_view  # type: ignore[method-assign]
        accepted(await mover(kit, clients).move(snapshot_of(kit).state.legal()[0]))
        watcher = Client(kit, -1)
        await watcher.open()
        assert watcher.last("view")["seq"] == 1

    run(scene())


def test_only_the_last_positions_are_kept_and_a_client_that_missed_more_gets_everything() -> None:
    async def scene() -> None:
        kit, clients = await begun("pp", "abyss")
        live_table, chance = live_table_of(kit), Random(4)
        while snapshot_of(kit).seq < 2 * RECENT_POSITIONS:
            accepted(await mover(kit, clients).move(chance.choice(snapshot_of(kit).state.legal())))
        states = {id(state) for recent in live_table.recent for state in (recent.before, recent.after) if state}
        assert len(states) == RECENT_POSITIONS + 1
        assert all(recent.events for recent in live_table.recent if recent.after is None)
        last = snapshot_of(kit).seq
        for missed, kind in ((1, "news"), (RECENT_POSITIONS, "news"), (RECENT_POSITIONS + 1, "whole")):
            late = Client(kit, -1, False)
            await late.open(seen=last - missed)
            kinds = [message["type"] for message in late.received if message["type"] in ("news", "whole")]
            assert kinds == [kind] * (missed if kind == "news" else 1)

    run(scene())
