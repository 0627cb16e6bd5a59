"""A table's game as its log tells it: position, clocks, who plays which seat, what may be taken back."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from hadal.core.chance import entry_dice
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.state import State
from hadal.server.errors import Refusal
from hadal.server.store import model
from hadal.server.store.model import Entry, EntryBody, Table, seats_of
from hadal.server.support import GameSupport
from hadal.server.tables.clocks import RemainingTimes, after_answer, after_return, initial_times
from hadal.server.tables.counters import GameCounters, zero_counters

NOBODY = -1


class PlayedMove(Struct, frozen=True, gc=False):
    """A move that stands: the entry it came by, whose it was, and whether it has shown something."""

    seq: int
    seat: int
    actions: tuple[int, ...]
    fresh: bool


class TakebackRequest(Struct, frozen=True, gc=False):
    """Somebody asks to go back to the position after entry `to`."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


class Snapshot(Struct, frozen=True):
    """Where a game is. Nothing in it is changed any more: the next entry makes the next one."""

    seq: int
    state: State
    steps: tuple[PlayedMove, ...]
    number: int  # actions so far: the next one's dice hang on it
    times: RemainingTimes
    drivers: tuple[str, ...]  # the bot that plays each seat; empty for its own person
    counters: GameCounters
    offered_at: int = 0  # the entry by which the last card was turned up, or since which it is as if it were
    furthest: int = 0  # actions there ever were: time is given only for going farther
    helped: frozenset[int] = frozenset()  # seats whose bot has answered since it took over
    taken_back: int = 0  # the entry by which the others last agreed to go back
    request: TakebackRequest | None = None
    events: list[Event] = field(default_factory=list)  # told by the last entry
    back: bool = False  # has the last entry taken moves back?

    @property
    def to_move(self) -> int:
        """The seat that must answer, or -1."""
        return self.state.to_move()

    def waits_for_bot(self) -> bool:
        """Is it a bot's turn?"""
        return self.to_move >= 0 and self.drivers[self.to_move] != ""


class GameLog:
    """Reads a log, entry by entry; looks ahead without changing anything."""

    def __init__(self, table: Table, game: Game, manners: GameSupport) -> None:
        self.table = table
        self.game = game
        self.support = manners
        self.ids: dict[str, int] = {}
        self.past: list[tuple[int, int]] = []  # seat and action of what a what-if has taken over
        self.told_before: list[list[Event]] = []  # at the deal, and by each of those
        self.now = self.dealt()

    def dealt(self) -> Snapshot:
        """The first position: after the deal, or in a what-if after the moves it has taken over."""
        seats = self.game.seats
        state, self.past, self.told_before = starting_position(self.game, self.table.secret, self.table.past)
        events = [event for told in self.told_before for event in told]
        number = len(self.past)
        drivers = tuple(seat.bot if seat.kind == "bot" else "" for seat in self.table.seats)
        times = initial_times(self.table.settings.clock, seats, self.table.started)
        tally = self.support.counted(zero_counters(seats), events)
        return Snapshot(0, state, (), number, times, drivers, tally, furthest=number, events=events)

    def told(self, state: State) -> tuple[State, list[Event]]:
        """A position, and the events that led to it."""
        events = state.log or []
        state.log = []
        return state, events

    # Reading.

    def read(self, entries: list[Entry]) -> None:
        """Take in entries that follow the last one."""
        for entry in entries:
            if entry.seq > self.now.seq:
                self.adopt(entry, self.after(entry))

    def adopt(self, entry: Entry, now: Snapshot) -> None:
        """An entry is durable: what it leads to is where the game is."""
        self.ids[entry.id] = entry.seq
        self.now = now

    def after(self, entry: Entry) -> Snapshot:
        """Where an entry leads; nothing is changed yet."""
        assert entry.seq == self.now.seq + 1, f"entry {entry.seq} does not follow {self.now.seq}"
        now = replace(self.now, seq=entry.seq, events=[], back=False, times=self.charged(entry.at))
        if entry.kind == model.MOVE:
            return self.moved(now, entry)
        if entry.kind == model.UNDO:
            return self.rewound(now, entry.body.to)
        if entry.kind == model.ASK_BACK:
            return self.settled(replace(now, request=TakebackRequest(entry.seat, entry.body.to)))
        if entry.kind == model.AGREE:
            return self.voted(now, entry)
        return self.settled(self.driven(now, entry))

    def charged(self, at: int) -> RemainingTimes:
        """The clocks when an entry comes: who was waited for has used that time, unless it is a bot."""
        now = self.now
        seat = now.to_move
        return now.times.spent(NOBODY if now.waits_for_bot() else seat, at)

    def moved(self, now: Snapshot, entry: Entry) -> Snapshot:
        """A move leads to the next question."""
        state, fresh, events = self.played(now.state.clone(), now.number, entry.body.actions)
        step = PlayedMove(entry.seq, entry.seat, tuple(entry.body.actions), fresh)
        number = now.number + len(step.actions)
        tally = self.support.counted(now.counters, events)
        return replace(
            self.rewarded(now, entry.seat, number),
            state=state,
            steps=(*now.steps, step),
            number=number,
            counters=tally,
            offered_at=entry.seq if tally.reveals != now.counters.reveals else now.offered_at,
            request=None,
            events=events,
        )

    def rewarded(self, now: Snapshot, seat: int, number: int) -> Snapshot:
        """A person who brings the game farther than it ever was has new time: nobody gains by taking back."""
        if now.waits_for_bot():
            return replace(now, furthest=max(number, now.furthest), helped=now.helped | {seat})
        if number <= now.furthest:
            return now
        return replace(now, furthest=number, times=after_answer(now.times, self.table.settings.clock, seat))

    def played(self, state: State, number: int, actions: list[int]) -> tuple[State, bool, list[Event]]:
        """A position after some actions, each with the dice of its number; was something shown, and what was told?"""
        state.log = []
        fresh = False
        for n, action in enumerate(actions, number + 1):
            state.dice = entry_dice(self.table.secret, n)
            state.apply(action)
            fresh = fresh or bool(state.revealed)
        state, events = self.told(state)
        return state, fresh, events

    def rewound(self, now: Snapshot, to: int) -> Snapshot:
        """The position after entry `to`, played again from the deal; clocks and drivers stay as they are."""
        first = self.dealt()
        steps = tuple(step for step in now.steps if step.seq <= to)
        state, number, tally = first.state, first.number, first.counters
        for step in steps:
            state, _, events = self.played(state, number, list(step.actions))
            number, tally = number + len(step.actions), self.support.counted(tally, events)
        return replace(
            now, state=state, steps=steps, number=number, counters=tally, offered_at=now.seq, request=None, back=True
        )

    def driven(self, now: Snapshot, entry: Entry) -> Snapshot:
        """Another drives a seat from now on."""
        drivers = list(now.drivers)
        drivers[entry.seat] = entry.body.bot
        times = now.times
        # Who takes the seat back before the bot has done anything has not waited, and gets no time for it.
        if not entry.body.bot and entry.seat in now.helped:
            times = after_return(times, self.table.settings.clock, entry.seat)
        return replace(now, drivers=tuple(drivers), times=times, helped=now.helped - {entry.seat})

    def voted(self, now: Snapshot, entry: Entry) -> Snapshot:
        """Somebody agrees to go back, or does not."""
        asked = now.request
        if asked is None or not entry.body.yes:
            return replace(now, request=None)
        return self.settled(replace(now, request=replace(asked, agreed=asked.agreed | {entry.seat})))

    def settled(self, now: Snapshot) -> Snapshot:
        """If nobody is left who must agree, the game goes back."""
        asked = now.request
        if asked is None or self.voters(now):
            return now
        return replace(self.rewound(now, asked.to), taken_back=now.seq)

    def voters(self, now: Snapshot) -> list[int]:
        """Who must still agree to go back: the people who sit here, but for the one who asks on any of their seats."""
        asked = now.request
        if asked is None:
            return []
        people = [seat for seat, bot in enumerate(now.drivers) if not bot]
        own = self.own_seats(asked.seat)
        return [seat for seat in people if seat not in own and seat not in asked.agreed]

    def own_seats(self, seat: int) -> list[int]:
        """The seats that are played by the person on this one."""
        return seats_of(self.table, self.table.seats[seat].person) or [seat]

    # Looking ahead.

    def ahead(self, seat: int, actions: list[int]) -> State:
        """The position after some actions of one decision; Refusal if they are not this seat's, or not legal.

        What would be shown by an action cannot be known before the move is made: only the last one may show
        something. Otherwise moves that are refused would tell what the next card is.
        """
        state, number = self.now.state, self.now.number
        if state.over():
            raise Refusal("over")
        if len(actions) > 1:
            state = state.clone()
        for i, action in enumerate(actions):
            if state.to_move() != seat:
                raise Refusal("not-your-turn") if i == 0 else Refusal("not-one-decision", at=i + 1)
            if not state.allows(action):
                raise Refusal("illegal", action) if i == 0 else Refusal("illegal-later", at=i + 1)
            if i < len(actions) - 1:
                state.dice = entry_dice(self.table.secret, number + i + 1)
                state.apply_unchecked(action)
                if state.revealed:
                    raise Refusal("shows-something", at=i + 1)
        return state

    def preview(self, seat: int, actions: list[int]) -> State:
        """What the seat would be asked after these actions; refused if they would show something."""
        state = self.ahead(seat, actions).clone()
        state.dice = entry_dice(self.table.secret, self.now.number + len(actions))
        state.apply_unchecked(actions[-1])
        if state.revealed:
            raise Refusal("shows-something", at=len(actions))
        return state

    # Taking back.

    def undoable(self, seat: int) -> int:
        """How many of its last moves a seat may take back: nothing was shown since, nobody else has acted.

        At the end everything is shown.
        """
        if self.now.state.over() or self.now.drivers[seat]:
            return 0
        count, own = 0, self.own_seats(seat)
        for step in reversed(self.now.steps):
            if step.seat not in own or step.fresh:
                break
            count += 1
        return count

    def back_to(self, seat: int, everything: bool) -> int:
        """The entry that becomes the last one when a seat takes back one move, or all it may."""
        count = self.undoable(seat)
        if count == 0:
            raise Refusal("nothing-to-undo")
        steps = self.now.steps
        first = steps[-count] if everything else steps[-1]
        return first.seq - 1

    def check_request(self, seat: int, to: int) -> None:
        """May this seat ask to go back so far? After the end everybody has seen everything."""
        if self.now.state.over():
            raise Refusal("over")
        if not self.table.settings.takebacks:
            raise Refusal("no-takebacks")
        if not self.now.steps or to >= self.now.steps[-1].seq:
            raise Refusal("nothing-to-take-back")


class StartingPosition(NamedTuple):
    """Where a game begins: the position, the moves before it, and what was told at the deal and by each of them."""

    state: State
    moves: list[tuple[int, int]]
    told: list[list[Event]]


def starting_position(game: Game, secret: bytes, past: list[int]) -> StartingPosition:
    """The position after the deal and these actions."""
    state, moves, told = game.new(secret), [], []
    told.append(state.log or [])
    for n, action in enumerate(past, 1):
        moves.append((state.to_move(), action))
        state.dice, state.log = entry_dice(secret, n), []
        state.apply(action)
        told.append(state.log or [])
    state.log = []
    return StartingPosition(state, moves, told)


def next_entry(now: Snapshot, table: str, kind: model.EntryKind, seat: int, id: str, at: int, body: EntryBody) -> Entry:
    """The next entry of a log."""
    return Entry(table, now.seq + 1, id, kind, seat, body, max(at, now.times.since))
