"""A table that is awake: its game, the people who look at it, and the order in which things happen there."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

import structlog
from msgspec.structs import replace

from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.registry import cached
from hadal.server.errors import Refusal
from hadal.server.ops.redaction import error_location
from hadal.server.protocol import socket as protocol
from hadal.server.store import Conflict, Repeated, model
from hadal.server.store.model import Entry, EntryBody, Progress, Table, seat_of, seats_of
from hadal.server.support import support_for
from hadal.server.tables.automation import Automation
from hadal.server.tables.chat import TableChat
from hadal.server.tables.commands import Commands
from hadal.server.tables.connection import Connection, encoder
from hadal.server.tables.game_log import NOBODY, GameLog, Snapshot, next_entry
from hadal.server.tables.messages import Audience, MessageBuilder, RecentEvents
from hadal.server.tables.presence import PresenceCounts
from hadal.server.tables.secret_answers import SecretAnswers, is_offer

if TYPE_CHECKING:
    from hadal.server.tables.registry import LiveTables

log = structlog.get_logger()
RECENT_ENTRIES = 64  # entries that somebody who comes back may catch up with


class RecentEntry(NamedTuple):
    """An entry of late, for those who come back and for the story of a fresh page."""

    seq: int
    seat: int
    events: list[Event]
    moves: int
    back: bool = False  # moves were taken back: nobody's view goes on from here


class LiveTable:
    """One table. Whatever changes it happens under its lock, one thing after another."""

    def __init__(self, live_tables: LiveTables, table: Table) -> None:
        self.tables = live_tables
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.presence = PresenceCounts(self.connections, live_tables.time())
        self.last_used = live_tables.time()
        self.unreadable = False
        self.recent: deque[RecentEntry] = deque(maxlen=RECENT_ENTRIES)
        self.commands = Commands(self)
        self.automation = Automation(self)
        self.talk = TableChat(self)
        self.open_game()

    def open_game(self) -> None:
        """Deal, if the game has begun."""
        self.game: Game | None = None
        if self.table.status in ("lobby", "closed"):
            return
        try:
            game = game_for(self.table)
            self.game_log = GameLog(self.table, game, support_for(self.table.game))
        except Exception as error:
            self.give_up(0, error)
            return
        self.game = game
        self.secret_answers = SecretAnswers(self.game_log)
        self.messages_for = MessageBuilder(self.game_log, self.secret_answers, self.tables.words)
        self.recent.extend(RecentEntry(0, -1, events, n) for n, events in enumerate(self.game_log.told_before))

    def give_up(self, seq: int, error: Exception) -> None:
        """The rules do not accept this log (any more): this table stands still, and the others go on."""
        log.error("log cannot be read", table=self.table.id, seq=seq, why=error_location(error))
        self.unreadable, self.game = True, None

    @property
    def playing(self) -> bool:
        """Has the game begun, and is it known where it is?"""
        return self.game is not None

    def check_open(self) -> None:
        """Refuse what needs a game, if there is none."""
        if not self.playing:
            closed = "closed" if self.table.status == "closed" else "not-started"
            raise Refusal("unreadable" if self.unreadable else closed)

    # Keeping up with the log.

    async def load(self) -> None:
        """Read the log and the wishes."""
        if self.playing:
            await self.catch_up()
        if self.playing:
            self.secret_answers.load(await self.tables.store.secret_answers(self.table.id))

    async def catch_up(self) -> None:
        """Take in what others have added to the log."""
        for found in await self.tables.store.entries(self.table.id, self.game_log.now.seq):
            if found.seq == self.game_log.now.seq + 1 and self.playing:
                self.take_in(found)

    def take_in(self, found: Entry) -> None:
        """An entry of the log; it may be one of older rules, to which these say no in one way or another."""
        try:
            now = self.game_log.after(found)
        except Exception as error:
            self.give_up(found.seq, error)
        else:
            self.adopt(found, now)

    def adopt(self, found: Entry, now: Snapshot) -> None:
        """An entry is durable: the game goes on from it, and everybody is told."""
        ordered = [seat for seat in self.secret_answers.orders if self.secret_answers.running(seat)]
        self.game_log.adopt(found, now)
        self.remember(found, now)
        self.note_progress(self.progress(now, found.at))
        self.tell_entry(found)
        self.turn_viewers()
        for seat in ordered:
            if self.secret_answers.running(seat) is None:
                self.commands.tell_orders(seat)
        self.schedule()

    def remember(self, found: Entry, now: Snapshot) -> None:
        """What happened lately, without what was taken back."""
        if now.back:
            stand = {0, *(step.seq for step in now.steps)}
            kept = [recent for recent in self.recent if recent.seq in stand]
            self.recent.clear()
            self.recent.extend(kept)
        self.recent.append(RecentEntry(now.seq, found.seat, now.events, now.number, now.back))

    def note_progress(self, progress: Progress) -> None:
        """The row goes with the log."""
        self.table.seq = self.game_log.now.seq
        for name in Progress.__struct_fields__:
            setattr(self.table, name, getattr(progress, name))

    # Telling.

    def ears(self) -> dict[Audience, list[Connection]]:
        """The viewers by what they hear: those with the same ears hear the same bytes."""
        out: dict[Audience, list[Connection]] = {}
        for viewer in self.connections:
            if viewer.audience is not None:
                out.setdefault(viewer.audience, []).append(viewer)
        return out

    def tell_entry(self, found: Entry) -> None:
        """Everybody hears of an entry; where moves were taken back, everybody gets a whole view."""
        back = self.game_log.now.back
        for audience, viewers in self.ears().items():
            message = (
                self.messages_for.whole(audience, self.story(), "undo")
                if back
                else self.messages_for.news(audience, found.seat)
            )
            data = encoder.encode(message)
            for viewer in viewers:
                viewer.send(data)

    def turn_viewers(self) -> None:
        """Who plays several seats looks on from the one that is asked now."""
        for viewer in self.connections:
            before = viewer.seat
            self.place(viewer)
            if viewer.audience is not None and viewer.seat != before:
                viewer.tell(self.messages_for.whole(viewer.audience, self.story(), "seat"))

    def story(self) -> RecentEvents:
        """What happened lately, and how many answers there were by then."""
        return [(recent.moves, recent.events) for recent in self.recent]

    def tell_all(self, message: object) -> None:
        """Everybody hears the same."""
        data = encoder.encode(message)
        for viewer in self.connections:
            if viewer.audience is not None:
                viewer.send(data)

    def greet(self, viewer: Connection, seen: int) -> None:
        """Somebody says hello: they get what they have missed, or everything."""
        self.tell_table(viewer)
        if self.playing:
            self.tell_position(viewer, seen)
        elif self.unreadable:
            text, _ = self.talk.reason(viewer, Refusal("unreadable"))
            viewer.tell(protocol.Refused("unreadable", text))
        viewer.tell(self.presence.message(len(self.table.seats)))

    def tell_position(self, viewer: Connection, seen: int) -> None:
        """Where the game is, for somebody who knows it as far as entry `seen`."""
        audience, now = viewer.audience, self.game_log.now
        assert audience is not None
        several = len(viewer.seats) > 1  # what it has seen may have been another seat's
        if seen == now.seq and not several:
            viewer.tell(protocol.UpToDate(now.seq, self.messages_for.standing(audience)))
            return
        missed = [recent for recent in self.recent if recent.seq > seen]
        if seen < 0 or several or len(missed) != now.seq - seen or any(recent.back for recent in missed):
            viewer.tell(self.messages_for.whole(audience, self.story()))
            return
        standing = self.messages_for.standing(audience)
        for recent in missed:
            heard = [event.seen_by(audience.viewer).numbers() for event in recent.events]
            lines = self.messages_for.lines(recent.events, audience)
            viewer.tell(protocol.EntryNews(recent.seq, heard, standing, recent.seat, lines, recent.moves))

    def tell_table(self, viewer: Connection) -> None:
        """Who sits here, and what was agreed."""
        viewer.tell(self.tables.info(self.table, viewer.person))

    # Changing the log.

    async def append(self, kind: model.EntryKind, seat: int, id: str, body: EntryBody) -> int:
        """Add an entry to the log; Refusal if somebody else was quicker. Call under the lock."""
        self.check_open()  # it may have been closed while somebody waited, or a bot thought
        found = next_entry(self.game_log.now, self.table.id, kind, seat, id, self.tables.time(), body)
        now = self.game_log.after(found)
        try:
            await self.tables.store.append(found, self.progress(now, found.at))
        except Conflict:
            await self.catch_up()
            raise Refusal("stale", seq=self.game_log.now.seq) from None
        except Repeated as error:
            await self.catch_up()
            return error.seq
        self.adopt(found, now)
        return found.seq

    def progress(self, now: Snapshot, at: int) -> Progress:
        """What changes in the table's row."""
        if not now.state.over():
            return Progress("playing", now.to_move, now.times.since, self.due(now))
        return Progress("over", -1, at, 0, at, now.state.scores(), now.state.winners())

    def due(self, now: Snapshot) -> int:
        """When a bot, the clock or an absence has something to do here; 0: never.

        It does not hang on anybody's orders: an offer at a table that covers them is looked at again in any case.
        """
        if now.state.over():
            return 0
        if now.waits_for_bot():
            return now.times.since + self.tables.think_ms(self.table, now)
        times = [now.times.deadline(now.to_move), self.covered_until(now), self.absent_until(now)]
        return min((time for time in times if time > 0), default=0)

    def covered_until(self, now: Snapshot) -> int:
        """When an answer by order may be made to an offer; 0 if it may be made already."""
        cover = self.table.settings.cover_ms
        until = now.times.since + cover
        return until if cover and is_offer(now.state) and until > self.tables.time() else 0

    def absent_until(self, now: Snapshot) -> int:
        """When the player to move has been away for too long; 0 if it is there, or may stay away."""
        absence, seat = self.table.settings.absence_s, now.to_move
        if not absence or seat < 0 or now.waits_for_bot() or self.presence.count(seat):
            return 0
        return max(now.times.since, self.presence.away_since(seat)) + absence * 1000

    def schedule(self) -> None:
        """Come back when something is due."""
        self.tables.wake_at(self.table.id, self.due(self.game_log.now))

    # Coming and going.

    def enter(self, viewer: Connection) -> None:
        """Somebody looks on."""
        self.place(viewer)
        self.connections.add(viewer)
        for seat in viewer.seats:
            self.note_presence(seat)

    def idle(self, before: int) -> bool:
        """May this table sleep? Not while it counts how long somebody stays away: that is written nowhere else."""
        busy = bool(self.connections) or self.last_used >= before or self.lock.locked()
        return not busy and not (self.playing and self.absent_until(self.game_log.now))

    def leave(self, viewer: Connection) -> None:
        """Somebody goes."""
        self.connections.discard(viewer)
        self.last_used = self.tables.time()
        for seat in viewer.seats:
            self.note_presence(seat)

    def note_presence(self, seat: int) -> None:
        """Somebody came or went: everybody hears it, here and on other nodes."""
        self.tables.tell_presence(self.table.id, seat, self.presence.here(seat))
        self.hear_presence(seat)

    def hear_presence(self, seat: int) -> None:
        """Who is here has changed."""
        self.presence.note(seat, self.tables.time())
        self.tell_all(self.presence.message(len(self.table.seats)))
        if self.playing and self.table.settings.absence_s:
            self.schedule()

    def forget_nodes(self, alive: list[str]) -> None:
        """Nobody looks on any more through nodes that are gone."""
        for node in set(self.presence.elsewhere) - set(alive):
            for seat in self.presence.forget(node):
                self.hear_presence(seat)

    async def change(self) -> None:
        """The row of the table may have changed: somebody sat down or left, the game begins, or is closed."""
        async with self.lock:
            found = await self.tables.store.table(self.table.id)
            if found is None:
                return
            started = self.table.status == "lobby" and found.status in ("playing", "over")
            await self.become(found, started)
            self.reseat()
            if started and not self.table.settings.spectators:
                self.show_out()
            for viewer in self.connections:
                self.tell_again(viewer, started)

    async def become(self, table: Table, started: bool) -> None:
        """The table as the store has it now; call under the lock."""
        self.table = table
        if started:
            self.open_game()
        elif table.status == "closed":
            self.game = None
        if self.playing:
            self.game_log.table = table
            await self.load()

    def reseat(self) -> None:
        """Connections follow their people from seat to seat, until the game begins."""
        for viewer in self.connections:
            self.place(viewer)

    def place(self, viewer: Connection) -> None:
        """From where a connection looks."""
        viewer.seats = seats_of(self.table, viewer.person) or [NOBODY]
        viewer.seat = seat_of(self.table, viewer.person, viewer.seat)
        if viewer.audience is not None:
            viewer.audience = replace(viewer.audience, viewer=viewer.seat)

    def show_out(self) -> None:
        """Nobody may watch here once the game has begun, not even until they are gone."""
        for viewer in self.connections:
            if viewer.seat < 0:
                viewer.audience = None
                viewer.gone.set()

    def tell_again(self, viewer: Connection, started: bool) -> None:
        """The table, and the first position when the game begins."""
        if viewer.audience is None:
            return
        self.tell_table(viewer)
        if started and self.playing:
            self.tell_position(viewer, -1)

    def send_closing(self) -> None:
        """The server closes."""
        for viewer in self.connections:
            if viewer.audience is not None:
                viewer.tell(protocol.ServerClosing(self.tables.words[viewer.audience.language].text("table-bye")))
            viewer.gone.set()


def game_for(table: Table) -> Game:
    """The game of a table with its options."""
    return cached(table.game, len(table.seats), table.options)
