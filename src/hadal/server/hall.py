"""The hall: all tables that are awake on this node. It wakes them when needed and lets idle ones sleep."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from hadal.core.chance import entry_dice
from hadal.core.registry import cached
from hadal.server import lessons, wire, wire_rest
from hadal.server.blame import blame
from hadal.server.faults import Denied
from hadal.server.history import history
from hadal.server.live import Now, opening
from hadal.server.refusal import Refusal
from hadal.server.room import Room
from hadal.server.rows import Note, Person, Table, seat_of
from hadal.server.site import Socket
from hadal.server.socket import Conversation, SocketLine
from hadal.server.store import Store
from hadal.server.texts import known, words
from hadal.server.viewer import Viewer

log = structlog.get_logger()

BOT_DICE = 1 << 40  # far beyond the entries of any log: bots share no dice with the table
GUESS_DICE = 1 << 41  # nor with the guess they are shown
IDLE_MS = 60_000  # a table nobody has used for so long goes to sleep
SWEEP_S = 10
ASKING = "?"  # instead of a count: who looks on where you are?


class Thinkers(Protocol):
    """Whoever answers for the bots."""

    async def choose(self, table: str, guess: str, seat: int, bot: str, seed: int) -> int:
        """What a bot does in a guessed position."""


Info = Callable[[Table, str], wire.TableInfo]
WakeAt = Callable[[str, int], None]
Think = Callable[[int, str, int], int]


def clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
    """The tables of one node."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        info: Info,
        think: Think,
        node: str = "here",
        shared: bool = False,
        limits: bool = True,
        now: Callable[[], int] = clock_ms,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.info = info
        self.wake_at: WakeAt = lambda table, when: None  # until somebody keeps the time
        self.limits = limits
        self.think = think
        self.node = node
        self.shared = shared  # are there other nodes?
        self.telling: set[asyncio.Task[None]] = set()
        self.time = now
        self.words = {language: words(language) for language in known()}
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.closing = False

    # Opening and closing.

    async def start(self) -> None:
        """Listen to the store, and look for idle tables now and then."""
        self.tasks = [asyncio.create_task(self.follow()), asyncio.create_task(self.sweep_for_ever())]

    async def stop(self) -> None:
        """Everybody is told that the server closes."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for room in self.rooms.values():
            room.tell_bye()

    async def room(self, id: str) -> Room | None:
        """A table, woken up if it sleeps; None if there is no such table."""
        room = self.rooms.get(id) or await self.opened(id)
        if room is not None:
            room.last_used = self.time()
        return room

    async def opened(self, id: str) -> Room | None:
        """A table that sleeps, woken up once however many want it."""
        if id not in self.opening:
            task = self.opening[id] = asyncio.create_task(self.open_room(id))
            task.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def open_room(self, id: str) -> Room | None:
        """Read a table. News of what was written meanwhile has reached nobody, so it is looked at again."""
        found = await self.store.table(id)
        if found is None:
            return None
        room = Room(self, found)
        await room.load()
        self.rooms[id] = room
        await room.change()
        await room.alone.go_on()
        self.ask_presence(id)
        return room

    async def sweep_for_ever(self) -> None:
        """Idle tables go to sleep."""
        while True:
            await asyncio.sleep(SWEEP_S)
            self.sweep()

    def sweep(self) -> None:
        """Tables nobody looks at and nobody has used for a while are dropped: the log has them."""
        before = self.time() - IDLE_MS
        for id, room in list(self.rooms.items()):
            if room.idle(before):
                del self.rooms[id]

    # News.

    async def follow(self) -> None:
        """Hear what was written, here and on other nodes."""
        async for note in self.store.watch():
            try:
                await self.hear(note)
            except Refusal:
                pass  # another node was quicker
            except Exception as error:
                # One table's trouble must not make this node deaf for the others.
                log.error("note failed", table=note.table, kind=note.kind, why=blame(error))

    async def hear(self, note: Note) -> None:
        """One piece of news; only tables that are awake here care."""
        if note.kind == "reconnected":
            # Each on its own: one table's trouble is not the others'.
            await asyncio.gather(*(self.refresh(room) for room in self.rooms.values()), return_exceptions=True)
        elif note.table in self.rooms:
            await self.hear_about(self.rooms[note.table], note)

    async def hear_about(self, room: Room, note: Note) -> None:
        """News of a table that is awake here."""
        kinds: dict[str, Callable[[Room, Note], Awaitable[None]]] = {
            "entry": self.hear_entry,
            "table": self.hear_table,
            "chat": self.hear_chat,
            "wish": self.hear_wish,
            "presence": self.hear_presence,
        }
        await kinds[note.kind](room, note)

    async def refresh(self, room: Room) -> None:
        """Some news may have been missed: look at everything again."""
        await room.change()
        await room.talk.tell_new()
        await room.alone.go_on()
        self.ask_presence(room.table.id)

    async def hear_entry(self, room: Room, note: Note) -> None:
        """The log has grown; usually it was this node that wrote it."""
        if not room.playing or note.n <= room.live.now.seq:
            return
        async with room.lock:
            if note.n <= room.live.now.seq:
                return  # while this waited, the writer itself has taken it in
            await room.catch_up()
        await room.alone.go_on()

    async def hear_table(self, room: Room, note: Note) -> None:
        """Somebody sat down or left, or the game has begun."""
        await room.change()

    async def hear_chat(self, room: Room, note: Note) -> None:
        """Somebody said something."""
        if note.n > room.talk.last:
            await room.talk.tell_new()

    async def hear_wish(self, room: Room, note: Note) -> None:
        """Wishes have changed, perhaps on another node."""
        async with room.lock:
            if room.playing:
                room.wishes.load(await self.store.wishes(note.table))
        await room.alone.go_on()

    async def hear_presence(self, room: Room, note: Note) -> None:
        """Another node says who looks on there."""
        node, _, count = note.text.partition(" ")
        if node == self.node:
            return
        if count == ASKING:
            for seat in {seat for viewer in room.viewers for seat in viewer.seats}:
                self.tell_presence(note.table, seat, room.presence.here(seat))
            return
        room.presence.count_elsewhere(node, note.n, int(count))
        room.hear_presence(note.n)

    # What the rest of the server asks for.

    async def table_changed(self, id: str) -> None:
        """A request has changed a table: whoever looks at it should know."""
        room = self.rooms.get(id)
        if room is not None:
            await room.change()

    async def begin(self, table: Table) -> None:
        """Start the game of a table."""
        first = opening(cached(table.game, len(table.seats), table.options), table.secret, table.past).state
        table.status, table.started = "playing", self.time()
        table.to_move, table.since = first.to_move(), table.started
        table.wake = table.started  # the keeper looks at it, whoever is to move
        await self.store.change_table(table)
        await self.table_changed(table.id)
        self.wake_at(table.id, table.wake)

    async def wake(self, id: str) -> None:
        """Something is due at a table."""
        room = await self.room(id)
        if room is not None:
            await room.alone.wake()

    async def history(self, table: Table, viewer: int, language: str) -> wire_rest.History:
        """A game from its deal on, in a viewer's eyes; denied if these rules do not accept its log."""
        entries = await self.store.entries(table.id)
        try:
            return history(table, entries, viewer, language)
        except Exception as error:
            log.error("history failed", table=table.id, why=blame(error))
            raise Denied(409, "unreadable") from None

    async def socket(self, ws: Socket, table_id: str, person: Person | None) -> None:
        """Serve one socket until it closes."""
        room = await self.room(table_id)
        assert room is not None, "the door has let somebody in to a table that is not there"
        await ws.accept()
        id, name = (person.id, person.name) if person else ("", "")
        viewer = Viewer(id, name, seat_of(room.table, id))  # from here on the room keeps it up to date
        await Conversation(self, room, viewer, self.limits).run(SocketLine(ws))

    def forget_nodes(self, alive: list[str]) -> None:
        """Nobody looks on any more through nodes that are gone."""
        for room in self.rooms.values():
            room.forget_nodes(alive)

    def ask_presence(self, id: str) -> None:
        """Ask the other nodes who looks on there: who is present must not be taken for away."""
        self.tell_nodes(Note("presence", id, -1, f"{self.node} {ASKING}"))

    def tell_presence(self, id: str, seat: int, count: int) -> None:
        """Tell the other nodes how many look on from a seat here."""
        self.tell_nodes(Note("presence", id, seat, f"{self.node} {count}"))

    def tell_nodes(self, note: Note) -> None:
        """Tell the other nodes something that need not be kept, nor be sure."""
        if self.shared and not self.closing:
            task = asyncio.create_task(self.store.tell(note))
            self.telling.add(task)
            task.add_done_callback(self.told)

    def told(self, task: asyncio.Task[None]) -> None:
        """A note is on its way, or lost: presence is told again with the next change."""
        self.telling.discard(task)
        if not task.cancelled():
            task.exception()

    # Bots.

    def think_ms(self, table: Table, now: Now) -> int:
        """How long a bot seems to think. That does not hang on its choices: they may tell of hidden cards."""
        return self.think(table.settings.bot_pace_ms, table.id, now.seq)

    async def bot_answer(self, table: Table, now: Now) -> int:
        """What the bot on the seat to move does. It is shown a guess: what its seat cannot know is made up."""
        if told := lessons.wanted(table, now):
            return told[0]
        seat = now.to_move
        guess = now.state.guess(seat, entry_dice(table.secret, GUESS_DICE + now.number))
        seed = entry_dice(table.secret, BOT_DICE + now.number)
        return await self.thinkers.choose(table.id, str(guess), seat, now.drivers[seat], seed)
