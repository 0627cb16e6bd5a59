"""A table without a network: live tables with a store in memory, and clients that use them through queues."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from hadal.bots import bot
from hadal.core.chance import secret_of
from hadal.core.registry import position
from hadal.server.limits.rate_limits import Requester
from hadal.server.protocol import socket as protocol
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import Notification, Seat, Table
from hadal.server.tables.connection import Connection
from hadal.server.tables.registry import LiveTables
from hadal.server.tables.session import ClientSession
from tests.server.memory_store import MemoryStore


class FakeClock:
    """A clock that stands still until the test moves it."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms


class InProcessBots:
    """Bots that choose in this process."""

    async def choose(
        self, table: str, guess: str, seat: int, name: str, seed: int, owner: Requester, background: bool
    ) -> int:
        state = position(guess)
        return int(bot(name, state.game.name).choose(state, seat, seed))


def info(table: Table, person: str) -> protocol.TableInfo:
    """A table's description with as little as possible."""
    return protocol.TableInfo(table.id, table.game, table.options, table.settings, [], table.status, "")


def new_table(
    game: str = "abyss",
    seats: str = "ppbb",
    options: dict[str, str] | None = None,
    settings: TableSettings | None = None,
    seed: int = 1,
) -> Table:
    """A table that is ready to start: p is a person, b a greedy bot."""
    made = [
        Seat(i, "bot", name="greedy", bot="greedy") if who == "b" else Seat(i, "person", f"person{i}", f"Player {i}")
        for i, who in enumerate(seats)
    ]
    chosen = settings or TableSettings(bot_pace_ms=0)
    return Table("table1", game, options or {}, chosen, made, "person0", secret_of(seed), 1, "lobby")


class Client:
    """One connection with all messages it has received."""

    def __init__(self, kit: Kit, seat: int, texts: bool = False) -> None:
        self.kit = kit
        self.seat = seat
        self.viewer = Connection(f"person{seat}" if seat >= 0 else "guest", f"Player {seat}", seat)
        self.texts = texts
        self.received: list[Any] = []
        self.bytes: list[bytes] = []
        self.n = 0

    async def open(self, seen: int = -1) -> None:
        live_table = await self.kit.tables.get(self.kit.table.id)
        assert live_table is not None
        self.session = ClientSession(self.kit.tables, live_table, self.viewer)
        live_table.enter(self.viewer)
        await self.say({"type": "hello", "seen": seen, "texts": self.texts})

    def close(self) -> None:
        self.session.live_table.leave(self.viewer)

    async def say(self, message: dict[str, Any] | bytes) -> list[Any]:
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        await self.session.handle(data)
        return self.listen()

    def listen(self) -> list[Any]:
        new = []
        while not self.viewer.outbox.empty():
            data = self.viewer.outbox.get_nowait()
            self.bytes.append(data)
            new.append(msgspec.json.decode(data))
        self.received += new
        return new

    async def move(self, *actions: int, id: str = "", seq: int = -1) -> list[Any]:
        self.n += 1
        seq = self.seq if seq < 0 else seq
        return await self.say({"type": "move", "seq": seq, "id": id or f"m{self.n}", "actions": list(actions)})

    @property
    def seq(self) -> int:
        return int(self.last("seq")["seq"])

    def last(self, key: str) -> Any:
        self.listen()
        return next(m for m in reversed(self.received) if key in m and m["type"] in ("whole", "news", "here"))

    @property
    def question(self) -> Any:
        return self.last("standing")["standing"].get("question")


class Kit:
    """Live tables with one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.time = FakeClock()
        self.store = MemoryStore()
        self.due: dict[str, int] = {}
        self.notes: asyncio.Queue[Notification] = asyncio.Queue()
        self.store.subscribers.add(self.notes)
        self.open_tables()

    def open_tables(self) -> None:
        """New live tables with the same store, as after a restart."""
        self.tables = LiveTables(self.store, InProcessBots(), info, lambda pace, table, seq, bot: pace, now=self.time)
        self.tables.wake_at = self.wake_at

    async def deliver_notifications(self) -> None:
        """Deliver all notifications of the store."""
        while not self.notes.empty():
            await self.tables.handle(self.notes.get_nowait())

    def wake_at(self, table: str, when: int) -> None:
        self.due[table] = when

    async def start(self) -> None:
        await self.store.open()
        await self.store.add_table(self.table)
        await self.tables.begin(await self.table_row())

    async def table_row(self) -> Table:
        found = await self.store.table(self.table.id)
        assert found is not None
        return found

    async def wake(self) -> None:
        """Do everything that is due, until only people must answer."""
        while 0 < self.due.get(self.table.id, 0) <= self.time():
            self.due.pop(self.table.id)
            await self.tables.wake(self.table.id)

    async def clients(self, *seats: int, texts: bool = False) -> list[Client]:
        out = [Client(self, seat, texts) for seat in seats]
        for client in out:
            await client.open()
        return out


async def play_out(kit: Kit, clients: list[Client], chance: Random, each: Callable[[], None] | None = None) -> None:
    """Everybody answers at random until the game is over."""
    for _ in range(5000):
        await kit.wake()
        asked = clients[0].last("standing")["standing"]["asked"]
        if asked["seat"] < 0:
            return
        mover = next(client for client in clients if client.seat == asked["seat"])
        choice = chance.choice(mover.question["choices"])
        received = await mover.move(choice["action"])
        assert any(m["type"] == "accepted" for m in received), received
        for client in clients:
            client.listen()
        if each:
            each()
    raise AssertionError("the game does not end")


def run(coroutine: Any) -> Any:
    """Run a coroutine."""
    return asyncio.run(coroutine)
