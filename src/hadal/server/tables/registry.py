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
from hadal.server.errors import Refusal, RequestError
from hadal.server.i18n import languages_available, words
from hadal.server.ops.redaction import error_location
from hadal.server.protocol import http as http_protocol
from hadal.server.protocol import socket as protocol
from hadal.server.services import Socket
from hadal.server.store import Store
from hadal.server.store.model import Notification, Person, Table, seat_of
from hadal.server.tables import lessons
from hadal.server.tables.connection import Connection
from hadal.server.tables.game_log import Snapshot, starting_position
from hadal.server.tables.history import table_history
from hadal.server.tables.live_table import LiveTable
from hadal.server.tables.session import ClientSession, WebSocketTransport

log = structlog.get_logger()

BOT_SEED_OFFSET = 1 << 40  # far beyond the entries of any log: bots share no dice with the table
GUESS_SEED_OFFSET = 1 << 41  # nor with the guess they are shown
IDLE_MS = 60_000  # a table nobody has used for so long goes to sleep
SWEEP_S = 10
PRESENCE_QUERY = "?"  # instead of a count: who looks on where you are?


class BotDecider(Protocol):
    """Whoever answers for the bots."""

    async def choose(self, table: str, guess: str, seat: int, bot: str, seed: int) -> int:
        """What a bot does in a guessed position."""


Info = Callable[[Table, str], protocol.TableInfo]
WakeAt = Callable[[str, int], None]
Think = Callable[[int, str, int], int]


def clock_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class LiveTables:
    """The tables of one node."""

    def __init__(
        self,
        store: Store,
        thinkers: BotDecider,
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
        self.words = {language: words(language) for language in languages_available()}
        self.live_tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable | None]] = {}
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
        for live_table in self.live_tables.values():
            live_table.send_closing()

    async def get(self, id: str) -> LiveTable | None:
        """A table, woken up if it sleeps; None if there is no such table."""
        live_table = self.live_tables.get(id) or await self.opened(id)
        if live_table is not None:
            live_table.last_used = self.time()
        return live_table

    async def opened(self, id: str) -> LiveTable | None:
        """A table that sleeps, woken up once however many want it."""
        if id not in self.opening:
            task = self.opening[id] = asyncio.create_task(self.open_table(id))
            task.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def open_table(self, id: str) -> LiveTable | None:
        """Read a table. News of what was written meanwhile has reached nobody, so it is looked at again."""
        found = await self.store.table(id)
        if found is None:
            return None
        live_table = LiveTable(self, found)
        await live_table.load()
        self.live_tables[id] = live_table
        await live_table.change()
        await live_table.automation.go_on()
        self.ask_presence(id)
        return live_table

    async def sweep_for_ever(self) -> None:
        """Idle tables go to sleep."""
        while True:
            await asyncio.sleep(SWEEP_S)
            self.sweep()

    def sweep(self) -> None:
        """Tables nobody looks at and nobody has used for a while are dropped: the log has them."""
        before = self.time() - IDLE_MS
        for id, live_table in list(self.live_tables.items()):
            if live_table.idle(before):
                del self.live_tables[id]

    # News.

    async def follow(self) -> None:
        """Hear what was written, here and on other nodes."""
        async for note in self.store.subscribe():
            try:
                await self.hear(note)
            except Refusal:
                pass  # another node was quicker
            except Exception as error:
                # One table's trouble must not make this node deaf for the others.
                log.error("note failed", table=note.table, kind=note.kind, why=error_location(error))

    async def hear(self, note: Notification) -> None:
        """One piece of news; only tables that are awake here care."""
        if note.kind == "reconnected":
            # Each on its own: one table's trouble is not the others'.
            await asyncio.gather(
                *(self.refresh(live_table) for live_table in self.live_tables.values()), return_exceptions=True
            )
        elif note.table in self.live_tables:
            await self.hear_about(self.live_tables[note.table], note)

    async def hear_about(self, live_table: LiveTable, note: Notification) -> None:
        """News of a table that is awake here."""
        kinds: dict[str, Callable[[LiveTable, Notification], Awaitable[None]]] = {
            "entry": self.hear_entry,
            "table": self.hear_table,
            "chat": self.hear_chat,
            "wish": self.hear_wish,
            "presence": self.hear_presence,
        }
        await kinds[note.kind](live_table, note)

    async def refresh(self, live_table: LiveTable) -> None:
        """Some news may have been missed: look at everything again."""
        await live_table.change()
        await live_table.talk.tell_new()
        await live_table.automation.go_on()
        self.ask_presence(live_table.table.id)

    async def hear_entry(self, live_table: LiveTable, note: Notification) -> None:
        """The log has grown; usually it was this node that wrote it."""
        if not live_table.playing or note.n <= live_table.game_log.now.seq:
            return
        async with live_table.lock:
            if note.n <= live_table.game_log.now.seq:
                return  # while this waited, the writer itself has taken it in
            await live_table.catch_up()
        await live_table.automation.go_on()

    async def hear_table(self, live_table: LiveTable, note: Notification) -> None:
        """Somebody sat down or left, or the game has begun."""
        await live_table.change()

    async def hear_chat(self, live_table: LiveTable, note: Notification) -> None:
        """Somebody said something."""
        if note.n > live_table.talk.last:
            await live_table.talk.tell_new()

    async def hear_wish(self, live_table: LiveTable, note: Notification) -> None:
        """Wishes have changed, perhaps on another node."""
        async with live_table.lock:
            if live_table.playing:
                live_table.secret_answers.load(await self.store.secret_answers(note.table))
        await live_table.automation.go_on()

    async def hear_presence(self, live_table: LiveTable, note: Notification) -> None:
        """Another node says who looks on there."""
        node, _, count = note.text.partition(" ")
        if node == self.node:
            return
        if count == PRESENCE_QUERY:
            for seat in {seat for viewer in live_table.connections for seat in viewer.seats}:
                self.tell_presence(note.table, seat, live_table.presence.here(seat))
            return
        live_table.presence.count_elsewhere(node, note.n, int(count))
        live_table.hear_presence(note.n)

    # What the rest of the server asks for.

    async def table_changed(self, id: str) -> None:
        """A request has changed a table: whoever looks at it should know."""
        live_table = self.live_tables.get(id)
        if live_table is not None:
            await live_table.change()

    async def begin(self, table: Table) -> None:
        """Start the game of a table."""
        first = starting_position(cached(table.game, len(table.seats), table.options), table.secret, table.past).state
        table.status, table.started = "playing", self.time()
        table.to_move, table.since = first.to_move(), table.started
        table.wake = table.started  # the keeper looks at it, whoever is to move
        await self.store.change_table(table)
        await self.table_changed(table.id)
        self.wake_at(table.id, table.wake)

    async def wake(self, id: str) -> None:
        """Something is due at a table."""
        live_table = await self.get(id)
        if live_table is not None:
            await live_table.automation.wake()

    async def history(self, table: Table, viewer: int, language: str) -> http_protocol.History:
        """A game from its deal on, in a viewer's eyes; denied if these rules do not accept its log."""
        entries = await self.store.entries(table.id)
        try:
            return table_history(table, entries, viewer, language)
        except Exception as error:
            log.error("history failed", table=table.id, why=error_location(error))
            raise RequestError(409, "unreadable") from None

    async def socket(self, ws: Socket, table_id: str, person: Person | None) -> None:
        """Serve one socket until it closes."""
        live_table = await self.get(table_id)
        assert live_table is not None, "the door has let somebody in to a table that is not there"
        await ws.accept()
        id, name = (person.id, person.name) if person else ("", "")
        viewer = Connection(id, name, seat_of(live_table.table, id))  # from here on the room keeps it up to date
        await ClientSession(self, live_table, viewer, self.limits).run(WebSocketTransport(ws))

    def forget_nodes(self, alive: list[str]) -> None:
        """Nobody looks on any more through nodes that are gone."""
        for live_table in self.live_tables.values():
            live_table.forget_nodes(alive)

    def ask_presence(self, id: str) -> None:
        """Ask the other nodes who looks on there: who is present must not be taken for away."""
        self.tell_nodes(Notification("presence", id, -1, f"{self.node} {PRESENCE_QUERY}"))

    def tell_presence(self, id: str, seat: int, count: int) -> None:
        """Tell the other nodes how many look on from a seat here."""
        self.tell_nodes(Notification("presence", id, seat, f"{self.node} {count}"))

    def tell_nodes(self, note: Notification) -> None:
        """Tell the other nodes something that need not be kept, nor be sure."""
        if self.shared and not self.closing:
            task = asyncio.create_task(self.store.notify(note))
            self.telling.add(task)
            task.add_done_callback(self.told)

    def told(self, task: asyncio.Task[None]) -> None:
        """A note is on its way, or lost: presence is told again with the next change."""
        self.telling.discard(task)
        if not task.cancelled():
            task.exception()

    # Bots.

    def think_ms(self, table: Table, now: Snapshot) -> int:
        """How long a bot seems to think. That does not hang on its choices: they may tell of hidden cards."""
        return self.think(table.settings.bot_pace_ms, table.id, now.seq)

    async def bot_answer(self, table: Table, now: Snapshot) -> int:
        """What the bot on the seat to move does. It is shown a guess: what its seat cannot know is made up."""
        if told := lessons.remaining_actions(table, now):
            return told[0]
        seat = now.to_move
        guess = now.state.guess(seat, entry_dice(table.secret, GUESS_SEED_OFFSET + now.number))
        seed = entry_dice(table.secret, BOT_SEED_OFFSET + now.number)
        return await self.thinkers.choose(table.id, str(guess), seat, now.drivers[seat], seed)
