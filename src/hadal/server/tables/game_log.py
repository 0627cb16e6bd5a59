"""The state of a game as its log determines it: position, clocks, who plays each seat, what can be taken back."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from hadal.core.chance import entry_dice
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.state import State
from hadal.server.errors import TableRefusal
from hadal.server.store import model
from hadal.server.store.model import Entry, EntryBody, EntryKind, Table, seats_of
from hadal.server.support import GameSupport
from hadal.server.tables.clocks import RemainingTimes, after_answer, after_return, initial_times
from hadal.server.tables.counters import GameCounters, zero_counters

NOBODY = -1


class EntryDraft(NamedTuple):
    """An entry that a command or the automation wants to append to the log."""

    kind: EntryKind
    seat: int
    id: str  # unique in the log
    body: EntryBody


class PlayedMove(Struct, frozen=True, gc=False):
    """A move that was not taken back."""

    seq: int  # of its entry
    seat: int
    actions: tuple[int, ...]
    revealed: bool  # whether it showed anything new


class TakebackRequest(Struct, frozen=True, gc=False):
    """A request to return to the position after entry `to`."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


class Snapshot(Struct, frozen=True):
    """The state of a game after an entry. It never changes; the next entry makes a new one."""

    seq: int
    state: State
    moves: tuple[PlayedMove, ...]
    action_count: int  # the dice of the next action depend on it
    times: RemainingTimes
    drivers: tuple[str, ...]  # the bot that plays each seat; empty for its own person
    counters: GameCounters
    offered_at: int = 0  # the entry since which the current card is on offer
    max_action_count: int = 0  # highest number ever reached; only going beyond it earns time
    bot_answered: frozenset[int] = frozenset()  # seats whose bot has answered since it took over
    rewound_at: int = 0  # the entry by which the players last agreed to a takeback
    takeback: TakebackRequest | None = None
    events: list[Event] = field(default_factory=list)  # of the last entry
    rewound: bool = False  # whether the last entry took moves back

    @property
    def to_move(self) -> int:
        """The seat that must answer, or -1."""
        return self.state.to_move()

    def waits_for_bot(self) -> bool:
        """Whether the seat to move is played by a bot."""
        return self.to_move >= 0 and self.drivers[self.to_move] != ""


class GameLog:
    """Reads a log entry by entry. Looking ahead changes nothing."""

    def __init__(self, table: Table, game: Game, support: GameSupport) -> None:
        self.table = table
        self.game = game
        self.support = support
        self.ids: dict[str, int] = {}  # the seq of each entry by its id
        self.opening_moves: list[tuple[int, int]] = []  # seat and action of the moves that a what-if took over
        self.opening_events: list[list[Event]] = []  # of the deal, and of each of those moves
        self.snapshot = self.initial_snapshot()

    def initial_snapshot(self) -> Snapshot:
        """The snapshot before the first entry: after the deal, or in a what-if after the moves it took over."""
        seats = self.game.seats
        start = starting_position(self.game, self.table.secret, self.table.past)
        self.opening_moves, self.opening_events = start.moves, start.events
        events = [event for step in start.events for event in step]
        count = len(start.moves)
        return Snapshot(
            seq=0,
            state=start.state,
            moves=(),
            action_count=count,
            times=initial_times(self.table.settings.clock, seats, self.table.started),
            drivers=tuple(seat.bot if seat.kind == "bot" else "" for seat in self.table.seats),
            counters=self.support.counted(zero_counters(seats), events),
            max_action_count=count,
            events=events,
        )

    # Reading.

    def read(self, entries: list[Entry]) -> None:
        """Apply entries; those that were read before are skipped."""
        for entry in entries:
            if entry.seq > self.snapshot.seq:
                self.adopt(entry, self.snapshot_after(entry))

    def adopt(self, entry: Entry, snapshot: Snapshot) -> None:
        """Make a snapshot the current one. Call this when its entry is durable."""
        self.ids[entry.id] = entry.seq
        self.snapshot = snapshot

    def snapshot_after(self, entry: Entry) -> Snapshot:
        """The snapshot after the next entry. Nothing is changed yet."""
        assert entry.seq == self.snapshot.seq + 1, f"entry {entry.seq} does not follow {self.snapshot.seq}"
        snapshot = replace(self.snapshot, seq=entry.seq, events=[], rewound=False, times=self.times_at(entry.at))
        if entry.kind == model.MOVE:
            return self.after_move(snapshot, entry)
        if entry.kind == model.UNDO:
            return self.rewind(snapshot, entry.body.to)
        if entry.kind == model.ASK_BACK:
            return self.after_agreement(replace(snapshot, takeback=TakebackRequest(entry.seat, entry.body.to)))
        if entry.kind == model.AGREE:
            return self.after_vote(snapshot, entry)
        return self.after_agreement(self.after_driver_change(snapshot, entry))

    def times_at(self, at: int) -> RemainingTimes:
        """The clocks at the time of an entry: the seat to move has used time, unless a bot plays it."""
        seat = NOBODY if self.snapshot.waits_for_bot() else self.snapshot.to_move
        return self.snapshot.times.spent(seat, at)

    def after_move(self, snapshot: Snapshot, entry: Entry) -> Snapshot:
        """A move leads to the next question."""
        state, revealed, events = self.play(snapshot.state.clone(), snapshot.action_count, entry.body.actions)
        move = PlayedMove(entry.seq, entry.seat, tuple(entry.body.actions), revealed)
        count = snapshot.action_count + len(move.actions)
        counters = self.support.counted(snapshot.counters, events)
        return replace(
            self.with_earned_time(snapshot, entry.seat, count),
            state=state,
            moves=(*snapshot.moves, move),
            action_count=count,
            counters=counters,
            offered_at=entry.seq if counters.offers != snapshot.counters.offers else snapshot.offered_at,
            takeback=None,
            events=events,
        )

    def with_earned_time(self, snapshot: Snapshot, seat: int, count: int) -> Snapshot:
        """A person who takes the game further than it ever was earns time, so nobody gains time by taking back."""
        if snapshot.waits_for_bot():
            highest = max(count, snapshot.max_action_count)
            return replace(snapshot, max_action_count=highest, bot_answered=snapshot.bot_answered | {seat})
        if count <= snapshot.max_action_count:
            return snapshot
        times = after_answer(snapshot.times, self.table.settings.clock, seat)
        return replace(snapshot, max_action_count=count, times=times)

    def play(self, state: State, count: int, actions: list[int]) -> tuple[State, bool, list[Event]]:
        """Apply actions, each with the dice of its number: the position, whether anything was revealed, the events."""
        state.log = []
        revealed = False
        for n, action in enumerate(actions, count + 1):
            state.dice = entry_dice(self.table.secret, n)
            state.apply(action)
            revealed = revealed or bool(state.revealed)
        events, state.log = state.log or [], []
        return state, revealed, events

    def rewind(self, snapshot: Snapshot, to: int) -> Snapshot:
        """Replay the moves up to entry `to` from the start; clocks and drivers stay as they are."""
        start = self.initial_snapshot()
        moves = tuple(move for move in snapshot.moves if move.seq <= to)
        state, count, counters = start.state, start.action_count, start.counters
        for move in moves:
            state, _, events = self.play(state, count, list(move.actions))
            count, counters = count + len(move.actions), self.support.counted(counters, events)
        return replace(
            snapshot,
            state=state,
            moves=moves,
            action_count=count,
            counters=counters,
            offered_at=snapshot.seq,
            takeback=None,
            rewound=True,
        )

    def after_driver_change(self, snapshot: Snapshot, entry: Entry) -> Snapshot:
        """A bot takes over a seat, or its person takes it back."""
        drivers = list(snapshot.drivers)
        drivers[entry.seat] = entry.body.bot
        times = snapshot.times
        # A person who returns before the bot has answered gets no extra time.
        if not entry.body.bot and entry.seat in snapshot.bot_answered:
            times = after_return(times, self.table.settings.clock, entry.seat)
        bot_answered = snapshot.bot_answered - {entry.seat}
        return replace(snapshot, drivers=tuple(drivers), times=times, bot_answered=bot_answered)

    def after_vote(self, snapshot: Snapshot, entry: Entry) -> Snapshot:
        """Somebody accepts or rejects a takeback."""
        takeback = snapshot.takeback
        if takeback is None or not entry.body.yes:
            return replace(snapshot, takeback=None)
        agreed = takeback.agreed | {entry.seat}
        return self.after_agreement(replace(snapshot, takeback=replace(takeback, agreed=agreed)))

    def after_agreement(self, snapshot: Snapshot) -> Snapshot:
        """Carry out a takeback if everybody has agreed."""
        takeback = snapshot.takeback
        if takeback is None or self.voters(snapshot):
            return snapshot
        return replace(self.rewind(snapshot, takeback.to), rewound_at=snapshot.seq)

    def voters(self, snapshot: Snapshot) -> list[int]:
        """The seats that must still agree to a takeback: those played by other people than the one who asks."""
        takeback = snapshot.takeback
        if takeback is None:
            return []
        people = [seat for seat, bot in enumerate(snapshot.drivers) if not bot]
        own = self.own_seats(takeback.seat)
        return [seat for seat in people if seat not in own and seat not in takeback.agreed]

    def own_seats(self, seat: int) -> list[int]:
        """All seats of the person on this one."""
        return seats_of(self.table, self.table.seats[seat].person) or [seat]

    # Looking ahead.

    def before_last_action(self, seat: int, actions: list[int]) -> State:
        """The position before the last of some actions; TableRefusal if they are not one legal decision of this seat.

        Only the last action may reveal something. Otherwise a refused move would disclose what it reveals.
        """
        state, count = self.snapshot.state, self.snapshot.action_count
        if state.over():
            raise TableRefusal("over")
        if len(actions) > 1:
            state = state.clone()
        for i, action in enumerate(actions):
            if state.to_move() != seat:
                raise TableRefusal("not-your-turn") if i == 0 else TableRefusal("not-one-decision", at=i + 1)
            if not state.allows(action):
                raise TableRefusal("illegal", action) if i == 0 else TableRefusal("illegal-later", at=i + 1)
            if i < len(actions) - 1:
                state.dice = entry_dice(self.table.secret, count + i + 1)
                state.apply_unchecked(action)
                if state.revealed:
                    raise TableRefusal("shows-something", at=i + 1)
        return state

    def after_actions(self, seat: int, actions: list[int]) -> State:
        """The position after some actions; TableRefusal if they would reveal something."""
        state = self.before_last_action(seat, actions).clone()
        state.dice = entry_dice(self.table.secret, self.snapshot.action_count + len(actions))
        state.apply_unchecked(actions[-1])
        if state.revealed:
            raise TableRefusal("shows-something", at=len(actions))
        return state

    # Taking back.

    def undo_count(self, seat: int) -> int:
        """How many of its last moves a seat may take back alone.

        A move that revealed something ends the count, and so does a move of somebody else. At the end of the game all
        cards are revealed.
        """
        if self.snapshot.state.over() or self.snapshot.drivers[seat]:
            return 0
        count, own = 0, self.own_seats(seat)
        for move in reversed(self.snapshot.moves):
            if move.seat not in own or move.revealed:
                break
            count += 1
        return count

    def undo_target(self, seat: int, everything: bool) -> int:
        """The entry to return to when a seat takes back one move, or all it may."""
        count = self.undo_count(seat)
        if count == 0:
            raise TableRefusal("nothing-to-undo")
        moves = self.snapshot.moves
        first = moves[-count] if everything else moves[-1]
        return first.seq - 1

    def check_takeback(self, to: int) -> None:
        """Whether a player may ask to return to entry `to`."""
        if self.snapshot.state.over():
            raise TableRefusal("over")
        if not self.table.settings.takebacks:
            raise TableRefusal("no-takebacks")
        if not self.snapshot.moves or to >= self.snapshot.moves[-1].seq:
            raise TableRefusal("nothing-to-take-back")


class StartingPosition(NamedTuple):
    """The position before the first entry of a log, and what led to it."""

    state: State
    moves: list[tuple[int, int]]
    events: list[list[Event]]  # of the deal, and of each move


def starting_position(game: Game, secret: bytes, actions: list[int]) -> StartingPosition:
    """The position after the deal and these actions."""
    state, moves, events = game.new(secret), [], []
    events.append(state.log or [])
    for n, action in enumerate(actions, 1):
        moves.append((state.to_move(), action))
        state.dice, state.log = entry_dice(secret, n), []
        state.apply(action)
        events.append(state.log or [])
    state.log = []
    return StartingPosition(state, moves, events)


def next_entry(snapshot: Snapshot, table: str, draft: EntryDraft, at: int) -> Entry:
    """The next entry of a log; times never run backwards."""
    return Entry(table, snapshot.seq + 1, draft.id, draft.kind, draft.seat, draft.body, max(at, snapshot.times.since))
