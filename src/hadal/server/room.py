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
from hadal.server import rows, wire
from hadal.server.alone import Alone
from hadal.server.blame import blame
from hadal.server.deeds import Deeds
from hadal.server.live import NOBODY, Live, Now, entry
from hadal.server.manners import manners
from hadal.server.presence import Attendance
from hadal.server.refusal import Refusal
from hadal.server.rows import Body, Entry, Progress, Table, seat_of, seats_of
from hadal.server.store import Conflict, Repeated
from hadal.server.talk import Talk
from hadal.server.telling import Ear, Story, Teller
from hadal.server.viewer import Viewer, encoder
from hadal.server.wishes import Wishes, is_offer

if TYPE_CHECKING:
    from hadal.server.hall import Hall

log = structlog.get_logger()
RECENT = 64  # entries that somebody who comes back may catch up with


class Recent(NamedTuple):
    """An entry of late, for those who come back and for the story of a fresh page."""

    seq: int
    seat: int
    events: list[Event]
    moves: int
    back: bool = False  # moves were taken back: nobody's view goes on from here


class Room:
    """One table. Whatever changes it happens under its lock, one thing after another."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.presence = Attendance(self.viewers, hall.time())
        self.last_used = hall.time()
        self.unreadable = False
        self.recent: deque[Recent] = deque(maxlen=RECENT)
        self.deeds = Deeds(self)
        self.alone = Alone(self)
        self.talk = Talk(self)
        self.open_game()

    def open_game(self) -> None:
        """Deal, if the game has begun."""
        self.game: Game | None = None
        if self.table.status in ("lobby", "closed"):
            return
        try:
            game = made_for(self.table)
            self.live = Live(self.table, game, manners(self.table.game))
        except Exception as error:
            self.give_up(0, error)
            return
        self.game = game
        self.wishes = Wishes(self.live)
        self.teller = Teller(self.live, self.wishes, self.hall.words)
        self.recent.extend(Recent(0, -1, events, n) for n, events in enumerate(self.live.told_before))

    def give_up(self, seq: int, error: Exception) -> None:
        """The rules do not accept this log (any more): this table stands still, and the others go on."""
        log.error("log cannot be read", table=self.table.id, seq=seq, why=blame(error))
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
            self.wishes.load(await self.hall.store.wishes(self.table.id))

    async def catch_up(self) -> None:
        """Take in what others have added to the log."""
        for found in await self.hall.store.entries(self.table.id, self.live.now.seq):
            if found.seq == self.live.now.seq + 1 and self.playing:
                self.take_in(found)

    def take_in(self, found: Entry) -> None:
        """An entry of the log; it may be one of older rules, to which these say no in one way or another."""
        try:
            now = self.live.after(found)
        except Exception as error:
            self.give_up(found.seq, error)
        else:
            self.adopt(found, now)

    def adopt(self, found: Entry, now: Now) -> None:
        """An entry is durable: the game goes on from it, and everybody is told."""
        ordered = [seat for seat in self.wishes.orders if self.wishes.running(seat)]
        self.live.adopt(found, now)
        self.remember(found, now)
        self.note_progress(self.progress(now, found.at))
        self.tell_entry(found)
        self.turn_viewers()
        for seat in ordered:
            if self.wishes.running(seat) is None:
                self.deeds.tell_orders(seat)
        self.schedule()

    def remember(self, found: Entry, now: Now) -> None:
        """What happened lately, without what was taken back."""
        if now.back:
            stand = {0, *(step.seq for step in now.steps)}
            kept = [recent for recent in self.recent if recent.seq in stand]
            self.recent.clear()
            self.recent.extend(kept)
        self.recent.append(Recent(now.seq, found.seat, now.events, now.number, now.back))

    def note_progress(self, progress: Progress) -> None:
        """The row goes with the log."""
        self.table.seq = self.live.now.seq
        for name in Progress.__struct_fields__:
            setattr(self.table, name, getattr(progress, name))

    # Telling.

    def ears(self) -> dict[Ear, list[Viewer]]:
        """The viewers by what they hear: those with the same ears hear the same bytes."""
        out: dict[Ear, list[Viewer]] = {}
        for viewer in self.viewers:
            if viewer.ear is not None:
                out.setdefault(viewer.ear, []).append(viewer)
        return out

    def tell_entry(self, found: Entry) -> None:
        """Everybody hears of an entry; where moves were taken back, everybody gets a whole view."""
        back = self.live.now.back
        for ear, viewers in self.ears().items():
            message = self.teller.whole(ear, self.story(), "undo") if back else self.teller.news(ear, found.seat)
            data = encoder.encode(message)
            for viewer in viewers:
                viewer.send(data)

    def turn_viewers(self) -> None:
        """Who plays several seats looks on from the one that is asked now."""
        for viewer in self.viewers:
            before = viewer.seat
            self.place(viewer)
            if viewer.ear is not None and viewer.seat != before:
                viewer.tell(self.teller.whole(viewer.ear, self.story(), "seat"))

    def story(self) -> Story:
        """What happened lately, and how many answers there were by then."""
        return [(recent.moves, recent.events) for recent in self.recent]

    def tell_all(self, message: object) -> None:
        """Everybody hears the same."""
        data = encoder.encode(message)
        for viewer in self.viewers:
            if viewer.ear is not None:
                viewer.send(data)

    def greet(self, viewer: Viewer, seen: int) -> None:
        """Somebody says hello: they get what they have missed, or everything."""
        self.tell_table(viewer)
        if self.playing:
            self.tell_position(viewer, seen)
        elif self.unreadable:
            text, _ = self.talk.reason(viewer, Refusal("unreadable"))
            viewer.tell(wire.Refused("unreadable", text))
        viewer.tell(self.presence.message(len(self.table.seats)))

    def tell_position(self, viewer: Viewer, seen: int) -> None:
        """Where the game is, for somebody who knows it as far as entry `seen`."""
        ear, now = viewer.ear, self.live.now
        assert ear is not None
        several = len(viewer.seats) > 1  # what it has seen may have been another seat's
        if seen == now.seq and not several:
            viewer.tell(wire.Here(now.seq, self.teller.standing(ear)))
            return
        missed = [recent for recent in self.recent if recent.seq > seen]
        if seen < 0 or several or len(missed) != now.seq - seen or any(recent.back for recent in missed):
            viewer.tell(self.teller.whole(ear, self.story()))
            return
        standing = self.teller.standing(ear)
        for recent in missed:
            heard = [event.seen_by(ear.viewer).numbers() for event in recent.events]
            lines = self.teller.lines(recent.events, ear)
            viewer.tell(wire.News(recent.seq, heard, standing, recent.seat, lines, recent.moves))

    def tell_table(self, viewer: Viewer) -> None:
        """Who sits here, and what was agreed."""
        viewer.tell(self.hall.info(self.table, viewer.person))

    # Changing the log.

    async def append(self, kind: rows.Kind, seat: int, id: str, body: Body) -> int:
        """Add an entry to the log; Refusal if somebody else was quicker. Call under the lock."""
        self.check_open()  # it may have been closed while somebody waited, or a bot thought
        found = entry(self.live.now, self.table.id, kind, seat, id, self.hall.time(), body)
        now = self.live.after(found)
        try:
            await self.hall.store.append(found, self.progress(now, found.at))
        except Conflict:
            await self.catch_up()
            raise Refusal("stale", seq=self.live.now.seq) from None
        except Repeated as error:
            await self.catch_up()
            return error.seq
        self.adopt(found, now)
        return found.seq

    def progress(self, now: Now, at: int) -> Progress:
        """What changes in the table's row."""
        if not now.state.over():
            return Progress("playing", now.to_move, now.times.since, self.due(now))
        return Progress("over", -1, at, 0, at, now.state.scores(), now.state.winners())

    def due(self, now: Now) -> int:
        """When a bot, the clock or an absence has something to do here; 0: never.

        It does not hang on anybody's orders: an offer at a table that covers them is looked at again in any case.
        """
        if now.state.over():
            return 0
        if now.waits_for_bot():
            return now.times.since + self.hall.think_ms(self.table, now)
        times = [now.times.deadline(now.to_move), self.covered_until(now), self.absent_until(now)]
        return min((time for time in times if time > 0), default=0)

    def covered_until(self, now: Now) -> int:
        """When an answer by order may be made to an offer; 0 if it may be made already."""
        cover = self.table.settings.cover_ms
        until = now.times.since + cover
        return until if cover and is_offer(now.state) and until > self.hall.time() else 0

    def absent_until(self, now: Now) -> int:
        """When the player to move has been away for too long; 0 if it is there, or may stay away."""
        absence, seat = self.table.settings.absence_s, now.to_move
        if not absence or seat < 0 or now.waits_for_bot() or self.presence.count(seat):
            return 0
        return max(now.times.since, self.presence.away_since(seat)) + absence * 1000

    def schedule(self) -> None:
        """Come back when something is due."""
        self.hall.wake_at(self.table.id, self.due(self.live.now))

    # Coming and going.

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks on."""
        self.place(viewer)
        self.viewers.add(viewer)
        for seat in viewer.seats:
            self.note_presence(seat)

    def idle(self, before: int) -> bool:
        """May this table sleep? Not while it counts how long somebody stays away: that is written nowhere else."""
        busy = bool(self.viewers) or self.last_used >= before or self.lock.locked()
        return not busy and not (self.playing and self.absent_until(self.live.now))

    def leave(self, viewer: Viewer) -> None:
        """Somebody goes."""
        self.viewers.discard(viewer)
        self.last_used = self.hall.time()
        for seat in viewer.seats:
            self.note_presence(seat)

    def note_presence(self, seat: int) -> None:
        """Somebody came or went: everybody hears it, here and on other nodes."""
        self.hall.tell_presence(self.table.id, seat, self.presence.here(seat))
        self.hear_presence(seat)

    def hear_presence(self, seat: int) -> None:
        """Who is here has changed."""
        self.presence.note(seat, self.hall.time())
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
            found = await self.hall.store.table(self.table.id)
            if found is None:
                return
            started = self.table.status == "lobby" and found.status in ("playing", "over")
            await self.become(found, started)
            self.reseat()
            if started and not self.table.settings.spectators:
                self.show_out()
            for viewer in self.viewers:
                self.tell_again(viewer, started)

    async def become(self, table: Table, started: bool) -> None:
        """The table as the store has it now; call under the lock."""
        self.table = table
        if started:
            self.open_game()
        elif table.status == "closed":
            self.game = None
        if self.playing:
            self.live.table = table
            await self.load()

    def reseat(self) -> None:
        """Connections follow their people from seat to seat, until the game begins."""
        for viewer in self.viewers:
            self.place(viewer)

    def place(self, viewer: Viewer) -> None:
        """From where a connection looks."""
        viewer.seats = seats_of(self.table, viewer.person) or [NOBODY]
        viewer.seat = seat_of(self.table, viewer.person, viewer.seat)
        if viewer.ear is not None:
            viewer.ear = replace(viewer.ear, viewer=viewer.seat)

    def show_out(self) -> None:
        """Nobody may watch here once the game has begun, not even until they are gone."""
        for viewer in self.viewers:
            if viewer.seat < 0:
                viewer.ear = None
                viewer.gone.set()

    def tell_again(self, viewer: Viewer, started: bool) -> None:
        """The table, and the first position when the game begins."""
        if viewer.ear is None:
            return
        self.tell_table(viewer)
        if started and self.playing:
            self.tell_position(viewer, -1)

    def tell_bye(self) -> None:
        """The server closes."""
        for viewer in self.viewers:
            if viewer.ear is not None:
                viewer.tell(wire.Bye(self.hall.words[viewer.ear.language].text("table-bye")))
            viewer.gone.set()


def made_for(table: Table) -> Game:
    """The game of a table with its options."""
    return cached(table.game, len(table.seats), table.options)
