"""The state of a game as its log determines it: position, clocks, who plays each seat, what can be taken back.

A log is read entry by entry. Positions of the game in force are kept every few moves, so that taking back needs no
replay from the deal. How long a log can become is limited: see `LogLimits`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from hadal.core.chance import entry_dice
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.registry import cached
from hadal.core.state import State
from hadal.server.errors import TableRefusal
from hadal.server.store import model
from hadal.server.store.model import Entry, EntryBody, EntryKind, Table, seats_of
from hadal.server.support import GameSupport
from hadal.server.tables.clocks import RemainingTimes, after_answer, after_return, initial_times, return_time
from hadal.server.tables.counters import GameCounters, zero_counters

NOBODY = -1


class LogLimits(NamedTuple):
    """How long a log can become. Moves that were taken back count, because they stay in the log."""

    entries: int = 5_000  # beyond this nothing is accepted any more
    entries_with_changes: int = 3_000  # beyond this only moves are accepted, so that the game can be finished
    changes: int = 500  # of each seat: takebacks with the moves they drop, votes on them, changes of driver
    changes_at_once: int = 20  # of each seat since the last move: each interrupts the player who must answer


LIMITS = LogLimits()
CHECKPOINT_MOVES = 16  # moves between two positions that are kept
RECENT_POSITIONS = 4  # after the last moves; a position takes several kilobytes, and most of a table's memory
MAX_CHECKPOINTS = 32  # of a table; then every second one is dropped


class EntryDraft(NamedTuple):
    """An entry that a command or the automation wants to append to the log."""

    kind: EntryKind
    seat: int
    id: str  # unique in the log
    body: EntryBody


class PlayedMove(Struct, frozen=True, gc=False):
    """A move that was not taken back, or a redraw of what nobody knew (seat -1, no actions)."""

    seq: int  # of its entry
    seat: int
    actions: tuple[int, ...]
    revealed: bool  # whether it showed anything new
    redraw: int = 0  # the number of the redraw
    by_bot: bool = False  # a bot played the seat


class TakebackRequest(Struct, frozen=True, gc=False):
    """A request to return to the position after entry `to`."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()
    voters: frozenset[int] | None = None  # the seats whose people must agree; None: the people who play now


class Checkpoint:
    """A position of the game in force that is kept, so that taking back needs no replay from the deal."""

    __slots__ = ("_game", "_state", "action_count", "counters", "moves", "redraw")

    def __init__(
        self,
        moves: int,
        state: State | str,
        action_count: int,
        counters: GameCounters,
        redraw: int,
        game: Game | None = None,
    ) -> None:
        self.moves = moves  # moves in force up to it
        self.action_count = action_count
        self.counters = counters
        self.redraw = redraw
        self._state = state
        self._game = game

    @property
    def state(self) -> State:
        """The position; one that was saved as text is read when it is needed."""
        if isinstance(self._state, str):
            assert self._game is not None
            self._state = self._game.read(self._state)
        return self._state


class Snapshot(Struct, frozen=True, gc=False):
    """The state of a game after an entry. It never changes; the next entry makes a new one."""

    seq: int
    state: State
    moves: tuple[PlayedMove, ...]
    action_count: int  # the dice of the next action depend on it
    times: RemainingTimes
    asked_times: RemainingTimes  # as they were when the current question was asked
    drivers: tuple[str, ...]  # the bot that plays each seat; empty for its own person
    counters: GameCounters
    offered_at: int = 0  # the entry since which the current card is on offer
    max_action_count: int = 0  # highest number ever reached; only going beyond it earns time
    bot_answered: frozenset[int] = frozenset()  # seats whose bot has answered since it took over
    paying: frozenset[int] = frozenset()  # seats whose person pays for the time of the bot that plays for them
    rewound_at: int = 0  # the entry by which the players last agreed to a takeback
    redraw: int = 0  # the number of the redraw in force; the dice of the next action depend on it too
    redraws: int = 0  # the highest number of a redraw so far
    changes: tuple[int, ...] = ()  # by seat: what counts towards `LogLimits.changes`
    asked_at: int = 0  # the entry since which the position is the same
    asked_changes: tuple[int, ...] = ()  # `changes` as they were then
    flagged: frozenset[int] = frozenset()  # seats whose person took them back after their time had run out
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


class LogStart(NamedTuple):
    """A log that was read up to some entry before."""

    snapshot: Snapshot
    checkpoints: list[Checkpoint]
    checkpoint_moves: int
    opening_events: list[list[Event]]


Follow = Callable[[Entry, State, Snapshot], None]  # an entry, the position before it, the snapshot after it


def game_of(table: Table) -> Game:
    """The game of a table with its options."""
    return cached(table.game, len(table.seats), table.options, table.rules)


class GameLog:
    """Reads a log entry by entry. Looking ahead changes nothing."""

    def __init__(self, table: Table, game: Game, support: GameSupport, start: LogStart | None = None) -> None:
        self.table = table
        self.game = game
        self.support = support
        self.ids: dict[str, int] = {}  # the seq of each entry by its id
        self.opening_moves: list[tuple[int, int]] = []  # seat and action of the moves that a what-if took over
        self.opening_redraws: list[tuple[int, int]] = []  # redraws that a what-if took over: moves made, number
        self.opening_events: list[list[Event]] = []  # of the deal, and of each of those moves
        self.replayed = 0  # moves played so far, to measure what reading and taking back cost
        self.skipped: set[int] = set()  # while a log is read: moves that need not be played
        self.checkpoint_moves = CHECKPOINT_MOVES
        self.trail: list[Checkpoint] = []  # the positions after the last moves
        if start is None:
            self.snapshot = self.initial_snapshot()
            self.checkpoints = [checkpoint_of(self.snapshot)]  # the first is the position before the first entry
        else:
            self.snapshot, self.checkpoints, self.checkpoint_moves, self.opening_events = start

    def initial_snapshot(self) -> Snapshot:
        """The snapshot before the first entry: after the deal, or in a what-if after the moves it took over."""
        seats = self.game.seats
        start = starting_position(self.game, self.table.secret, self.table.past)
        self.opening_moves, self.opening_events, self.opening_redraws = start.moves, start.events, start.redraws
        redraw = start.redraws[-1][1] if start.redraws else 0
        events = [event for step in start.events for event in step]
        count = len(start.moves)
        times = initial_times(self.table.settings.clock, seats, self.table.started)
        return Snapshot(
            seq=0,
            state=start.state,
            moves=(),
            action_count=count,
            times=times,
            asked_times=times,
            drivers=tuple(seat.bot if seat.kind == "bot" else "" for seat in self.table.seats),
            counters=self.support.counted(zero_counters(seats), events),
            max_action_count=count,
            redraw=redraw,
            redraws=redraw,
            changes=(0,) * seats,
            asked_changes=(0,) * seats,
            events=events,
        )

    # Reading.

    def read(self, entries: list[Entry], follow: Follow | None = None) -> None:
        """Apply entries; those that were read before are skipped. `follow` is called after each that counts.

        Moves that a later entry takes back are not played, and positions that are left again are not computed. With
        clocks everything is: whoever was to move is charged for the time.
        """
        new = [entry for entry in entries if entry.seq > self.snapshot.seq]
        self.skipped = moves_taken_back(new) if not self.snapshot.times.left else set()
        for entry in new:
            before = self.snapshot.state
            self.adopt(entry, self.snapshot_after(entry))
            if follow is not None and self.is_exact():
                follow(entry, before, self.snapshot)
        self.skipped = set()

    def is_exact(self) -> bool:
        """Whether the position is that of the moves in force: not while moves are skipped."""
        moves = self.snapshot.moves
        return not moves or moves[-1].seq not in self.skipped

    def adopt(self, entry: Entry, snapshot: Snapshot) -> None:
        """Make a snapshot the current one. Call this when its entry is durable."""
        self.ids[entry.id] = entry.seq
        moved = len(snapshot.moves) != len(self.snapshot.moves) or snapshot.rewound
        self.snapshot = snapshot
        if snapshot.rewound:
            kept = len(snapshot.moves) - (1 if snapshot.moves and snapshot.moves[-1].seq == snapshot.seq else 0)
            drop_later(self.checkpoints, kept)
            drop_later(self.trail, kept)
        if moved and self.is_exact():
            self.keep_position(checkpoint_of(snapshot))

    @contextmanager
    def supposing(self, snapshot: Snapshot) -> Iterator[None]:
        """Look at everything as if this snapshot were the current one. Nothing may be awaited meanwhile."""
        current, self.snapshot = self.snapshot, snapshot
        try:
            yield
        finally:
            self.snapshot = current

    def keep_position(self, checkpoint: Checkpoint) -> None:
        """Keep a position: the last ones all, older ones every few moves, and fewer in a very long game."""
        if not (self.trail and self.trail[-1].moves == checkpoint.moves):
            self.trail.append(checkpoint)
            del self.trail[:-RECENT_POSITIONS]
        if checkpoint.moves < self.checkpoints[-1].moves + self.checkpoint_moves:
            return
        self.checkpoints.append(checkpoint)
        if len(self.checkpoints) > MAX_CHECKPOINTS:
            self.checkpoints = self.checkpoints[::2]
            self.checkpoint_moves *= 2

    def snapshot_after(self, entry: Entry) -> Snapshot:
        """The snapshot after the next entry. Nothing is changed yet."""
        assert entry.seq == self.snapshot.seq + 1, f"entry {entry.seq} does not follow {self.snapshot.seq}"
        snapshot = replace(self.snapshot, seq=entry.seq, events=[], rewound=False, times=self.times_at(entry))
        snapshot = self.after_entry(snapshot, entry)
        if snapshot.rewound:
            snapshot = replace(snapshot, times=replace(snapshot.times, since=entry.at))
        asks = snapshot.rewound or entry.kind == model.MOVE
        if not asks:
            return snapshot
        return replace(snapshot, asked_times=snapshot.times, asked_at=snapshot.seq, asked_changes=snapshot.changes)

    def after_entry(self, snapshot: Snapshot, entry: Entry) -> Snapshot:
        """What an entry changes, by its kind."""
        if entry.kind == model.MOVE:
            return self.after_move(snapshot, entry)
        if entry.kind == model.UNDO:
            return self.rewind(charged(snapshot, entry.seat), entry.body.to, entry.seat)
        if entry.kind == model.ASK_BACK:
            voters = None if entry.body.voters is None else frozenset(entry.body.voters)
            request = TakebackRequest(entry.seat, entry.body.to, voters=voters)
            return self.after_agreement(replace(charged(snapshot, entry.seat), takeback=request), entry)
        if entry.kind == model.AGREE:
            return self.after_vote(snapshot, entry)
        return self.after_agreement(self.after_driver_change(charged(snapshot, entry.seat), entry), entry)

    def times_at(self, entry: Entry) -> RemainingTimes:
        """The clocks at the time of an entry: the seat to move has used time, unless a bot answers for it.

        Whoever handed their seat over pays for the time of the bot: they may think meanwhile. So does whoever takes the
        seat back before the bot has answered, for the time since the question was asked or handed over.
        """
        now, times = self.snapshot, self.snapshot.times
        if entry.kind == model.UNDO and entry.body.pays and now.to_move not in self.own_seats(entry.seat):
            return self.times_after_undo(entry.seat, entry.at)
        if not now.waits_for_bot():
            return times.spent(now.to_move, entry.at)
        pays = now.to_move in now.paying
        if entry.kind == model.MOVE:
            return times.spent(now.to_move if pays else NOBODY, entry.at)
        returns = entry.kind == model.DRIVE and entry.seat == now.to_move and not entry.body.bot
        charged_now = returns and (pays or now.to_move not in now.bot_answered)
        return times.spent(now.to_move, entry.at) if charged_now else times

    def times_after_undo(self, seat: int, at: int) -> RemainingTimes:
        """Charge the time since a move to the seat that takes it back, and not to the seat that was asked meanwhile.

        Otherwise somebody could use up another's time by moving and taking back again and again.
        """
        now = self.snapshot
        left = now.times.at_least(now.to_move, now.asked_times.left[now.to_move]) if now.times.left else now.times
        return replace(left, since=now.asked_times.since).spent(seat, at)

    def after_move(self, snapshot: Snapshot, entry: Entry) -> Snapshot:
        """A move leads to the next question."""
        if entry.seq in self.skipped:
            return after_skipped_move(snapshot, entry)
        start, actions = snapshot.state.clone(), entry.body.actions
        state, revealed, events = self.play(start, snapshot.action_count, actions, snapshot.redraw)
        by_bot = bool(snapshot.drivers[entry.seat])
        move = PlayedMove(entry.seq, entry.seat, tuple(entry.body.actions), revealed, by_bot=by_bot)
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

    def play(
        self, state: State, count: int, actions: list[int] | tuple[int, ...], redraw: int = 0
    ) -> tuple[State, bool, list[Event]]:
        """Apply actions to a position, each with the dice of its number: whether anything was revealed, the events."""
        state.log = []
        revealed = False
        for n, action in enumerate(actions, count + 1):
            state.dice = self.dice(n, redraw)
            state.apply(action)
            revealed = revealed or bool(state.revealed)
        events, state.log = state.log or [], []
        self.replayed += 1
        return state, revealed, events

    def dice(self, n: int, redraw: int) -> int:
        """The dice of an action by its number; entry 0 is the redraw itself."""
        return entry_dice(self.table.secret, n, redraw)

    def rewind(self, snapshot: Snapshot, to: int, seat: int = NOBODY, redraw: int = 0) -> Snapshot:
        """Return to the position after entry `to`; clocks and drivers stay as they are.

        With a `redraw`, what nobody knew then is drawn again with this number. The moves that are dropped are charged
        to `seat`.
        """
        moves = snapshot.moves[: moves_up_to(snapshot.moves, to)]
        dropped = snapshot.moves[len(moves) :]
        drawn = (PlayedMove(snapshot.seq, NOBODY, (), revealed=True, redraw=redraw),) if redraw else ()
        last = (*moves, *drawn)[-1:]
        if last and last[0].seq in self.skipped:  # this position is left again: only the moves count
            count = snapshot.action_count - sum(len(move.actions) for move in dropped)
            found = checkpoint_of(replace(snapshot, action_count=count))
        else:
            found = self.checkpoint_before(len(moves))
            for move in (*moves[found.moves :], *drawn):
                found = self.after_replay(found, move)
        return replace(
            charged(snapshot, seat, len(dropped)),
            state=found.state,
            moves=(*moves, *drawn),
            action_count=found.action_count,
            counters=found.counters,
            redraw=found.redraw,
            redraws=max(snapshot.redraws, redraw),
            offered_at=snapshot.seq,
            takeback=None,
            rewound=True,
        )

    def checkpoint_before(self, moves: int) -> Checkpoint:
        """The last position that is kept among the first moves in force."""
        kept = self.trail if self.trail and self.trail[0].moves <= moves else self.checkpoints
        return kept[bisect_right(kept, moves, key=lambda one: one.moves) - 1]

    def after_replay(self, start: Checkpoint, move: PlayedMove) -> Checkpoint:
        """The position after one more move in force."""
        if move.redraw:
            state = start.state.redraw(self.dice(0, move.redraw))
            state.log = []
            return Checkpoint(start.moves + 1, state, start.action_count, start.counters, move.redraw)
        state, _, events = self.play(start.state.clone(), start.action_count, move.actions, start.redraw)
        count, counters = start.action_count + len(move.actions), self.support.counted(start.counters, events)
        return Checkpoint(start.moves + 1, state, count, counters, start.redraw)

    def after_driver_change(self, snapshot: Snapshot, entry: Entry) -> Snapshot:
        """A bot takes over a seat, or its person takes it back."""
        drivers = list(snapshot.drivers)
        drivers[entry.seat] = entry.body.bot
        times, flagged = snapshot.times, snapshot.flagged
        if not entry.body.bot and entry.body.at_least < 0:  # written before the entry said how much time there is
            if entry.seat in snapshot.bot_answered:
                times = after_return(times, self.table.settings.clock, entry.seat)
        elif not entry.body.bot:
            flagged = flagged | {entry.seat} if self.out_of_time(entry.seat) else flagged
            times = times.at_least(entry.seat, entry.body.at_least) if entry.body.at_least else times
        paying = snapshot.paying | {entry.seat} if entry.body.pays else snapshot.paying - {entry.seat}
        return replace(
            snapshot,
            drivers=tuple(drivers),
            times=times,
            flagged=flagged,
            bot_answered=snapshot.bot_answered - {entry.seat},
            paying=paying,
        )

    def out_of_time(self, seat: int) -> bool:
        """Whether a seat has a clock and no time left."""
        left = self.snapshot.times.left
        return bool(left) and left[seat] <= 0

    def return_time(self, seat: int) -> int:
        """The least time of a person who takes the seat back; TableRefusal if their time ran out before.

        Nobody gains time by handing over: the clock stays as it was. Only a person whose time ran out gets a
        little, once a game. With days for each answer, an answer of the bot counts like one of the person.
        """
        clock, answered = self.table.settings.clock, seat in self.snapshot.bot_answered
        expired = self.out_of_time(seat)
        if expired and seat in self.snapshot.flagged and clock.kind == "live":
            raise TableRefusal("time-is-up")
        return return_time(clock, answered, expired)

    def after_vote(self, snapshot: Snapshot, entry: Entry) -> Snapshot:
        """Somebody accepts or rejects a takeback."""
        takeback = snapshot.takeback
        if takeback is None or not entry.body.yes:
            return replace(snapshot, takeback=None)
        agreed = takeback.agreed | {entry.seat}
        snapshot = charged(snapshot, takeback.seat)
        return self.after_agreement(replace(snapshot, takeback=replace(takeback, agreed=agreed)), entry)

    def after_agreement(self, snapshot: Snapshot, entry: Entry) -> Snapshot:
        """Carry out a takeback if everybody has agreed."""
        takeback = snapshot.takeback
        if takeback is None or self.voters(snapshot):
            return snapshot
        rewound = self.rewind(snapshot, takeback.to, takeback.seat, entry.body.redraw)
        return replace(rewound, rewound_at=snapshot.seq)

    def voters(self, snapshot: Snapshot) -> list[int]:
        """The seats that must still agree to a takeback."""
        takeback = snapshot.takeback
        if takeback is None:
            return []
        asked = takeback.voters
        if asked is None:
            people = [seat for seat, bot in enumerate(snapshot.drivers) if not bot]
            asked = frozenset(people) - frozenset(self.own_seats(takeback.seat))
        return sorted(asked - takeback.agreed)

    def voters_for(self, seat: int) -> list[int]:
        """The seats whose people must agree if this seat asks: all people, whether a bot drives for them or not.

        A person who was deleted cannot be asked.
        """
        own = self.own_seats(seat)
        return [one.seat for one in self.table.seats if one.person and one.seat not in own]

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
                state.dice = self.dice(count + i + 1, self.snapshot.redraw)
                state.apply_unchecked(action)
                if state.revealed:
                    raise TableRefusal("shows-something", at=i + 1)
        return state

    def after_actions(self, seat: int, actions: list[int]) -> State:
        """The position after some actions; TableRefusal if they would reveal something."""
        state = self.before_last_action(seat, actions).clone()
        state.dice = self.dice(self.snapshot.action_count + len(actions), self.snapshot.redraw)
        state.apply_unchecked(actions[-1])
        if state.revealed:
            raise TableRefusal("shows-something", at=len(actions))
        return state

    # Taking back.

    def undo_count(self, seat: int) -> int:
        """How many of its last moves a seat may take back alone.

        A move that revealed something ends the count, and so does a move of somebody else, or of a bot that played the
        seat: its time cost the person nothing. At the end of the game all cards are revealed.
        """
        if self.snapshot.state.over() or self.snapshot.drivers[seat]:
            return 0
        count, own = 0, self.own_seats(seat)
        for move in reversed(self.snapshot.moves):
            if move.seat not in own or move.revealed or move.by_bot:
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

    def check_undo_time(self, seat: int, at: int) -> None:
        """Refuse to take back a move if the time since costs more than this seat has left."""
        if self.snapshot.to_move in self.own_seats(seat) or not self.snapshot.times.left:
            return
        if self.times_after_undo(seat, at).left[seat] <= 0:
            raise TableRefusal("undo-too-late")

    def before_last_move(self) -> int:
        """The entry to return to when the last move is undone; votes and the like may have followed it."""
        return next((move.seq - 1 for move in reversed(self.snapshot.moves) if not move.redraw), self.snapshot.seq)

    def check_takeback(self, to: int) -> None:
        """Whether a player may ask to return to entry `to`."""
        if self.snapshot.state.over():
            raise TableRefusal("over")
        if not self.table.settings.takebacks:
            raise TableRefusal("no-takebacks")
        if all(move.redraw for move in self.moves_after(to)):
            raise TableRefusal("nothing-to-take-back")

    def moves_after(self, to: int) -> tuple[PlayedMove, ...]:
        """The moves in force after entry `to`."""
        return self.snapshot.moves[moves_up_to(self.snapshot.moves, to) :]

    def redraw_for(self, to: int) -> int:
        """The number of the redraw that returning to entry `to` needs; 0 if nothing was revealed since.

        A what-if keeps its chance: its secret is known, and it asks what would have happened with the same cards.
        """
        if self.table.origin is not None:
            return 0
        return self.snapshot.redraws + 1 if any(move.revealed for move in self.moves_after(to)) else 0

    # Limits.

    def check_room_for_move(self) -> None:
        """Refuse a move if the log is full."""
        if self.is_full():
            raise TableRefusal("full")

    def is_full(self, snapshot: Snapshot | None = None) -> bool:
        """Whether the log accepts nothing any more: now, or after an entry that leads to this snapshot."""
        return (snapshot or self.snapshot).seq >= LIMITS.entries

    def check_room_for_change(self, seat: int) -> None:
        """Refuse whatever is not a move, if the seat has done too much of it or the log is long."""
        if self.snapshot.changes[seat] >= LIMITS.changes or self.snapshot.seq >= LIMITS.entries_with_changes:
            raise TableRefusal("too-many-changes")

    def check_interruptions(self, seat: int, more: int = 0) -> None:
        """Refuse to interrupt the player who must answer, if the seat has done so too often since the last move."""
        if self.snapshot.changes[seat] - self.snapshot.asked_changes[seat] >= LIMITS.changes_at_once + more:
            raise TableRefusal("too-many-at-once")


def checkpoint_of(snapshot: Snapshot) -> Checkpoint:
    """The position of a snapshot, to return to it later."""
    return Checkpoint(len(snapshot.moves), snapshot.state, snapshot.action_count, snapshot.counters, snapshot.redraw)


def drop_later(kept: list[Checkpoint], moves: int) -> None:
    """Drop the positions after more than this many moves."""
    while kept and kept[-1].moves > moves:
        kept.pop()


def after_skipped_move(snapshot: Snapshot, entry: Entry) -> Snapshot:
    """The snapshot after a move that is taken back later: everything but the position."""
    count = snapshot.action_count + len(entry.body.actions)
    by_bot = frozenset({entry.seat}) if snapshot.drivers[entry.seat] else frozenset()
    return replace(
        snapshot,
        moves=(*snapshot.moves, PlayedMove(entry.seq, entry.seat, tuple(entry.body.actions), revealed=True)),
        action_count=count,
        max_action_count=max(count, snapshot.max_action_count),
        bot_answered=snapshot.bot_answered | by_bot,
        takeback=None,
    )


def charged(snapshot: Snapshot, seat: int, count: int = 1) -> Snapshot:
    """Count changes of a seat towards its limit."""
    if seat < 0:
        return snapshot
    changes = snapshot.changes
    return replace(snapshot, changes=(*changes[:seat], changes[seat] + count, *changes[seat + 1 :]))


def moves_up_to(moves: tuple[PlayedMove, ...], to: int) -> int:
    """How many of these moves are not after entry `to`."""
    return bisect_right(moves, to, key=lambda move: move.seq)


def moves_taken_back(entries: list[Entry]) -> set[int]:
    """The moves and redraws that a later one of these entries takes back, if it says so itself."""
    standing: list[int] = []
    dropped: set[int] = set()
    for entry in entries:
        if takes_back(entry):
            while standing and standing[-1] > entry.body.to:
                dropped.add(standing.pop())
        if entry.kind == model.MOVE or entry.body.redraw:
            standing.append(entry.seq)
    return dropped


def takes_back(entry: Entry) -> bool:
    """Whether this entry alone shows that it takes back the moves after `to`."""
    alone = entry.kind == model.ASK_BACK and entry.body.voters == []
    return entry.kind == model.UNDO or alone or (entry.kind == model.AGREE and entry.body.to > 0)


class StartingPosition(NamedTuple):
    """The position before the first entry of a log, and what led to it."""

    state: State
    moves: list[tuple[int, int]]
    events: list[list[Event]]  # of the deal, and of each move
    redraws: list[tuple[int, int]]  # moves made by then, and number


def starting_position(game: Game, secret: bytes, past: list[int]) -> StartingPosition:
    """The position after the deal and these actions; a negative number -n is the redraw n."""
    start = StartingPosition(game.new(secret), [], [], [])
    state, redraw = start.state, 0
    start.events.append(state.log or [])
    for action in past:
        if action < 0:
            redraw = -action
            state = state.redraw(entry_dice(secret, 0, redraw))
            start.redraws.append((len(start.moves), redraw))
            continue
        start.moves.append((state.to_move(), action))
        state.dice, state.log = entry_dice(secret, len(start.moves), redraw), []
        state.apply(action)
        start.events.append(state.log or [])
    state.log = []
    return start._replace(state=state)


def next_entry(snapshot: Snapshot, table: str, draft: EntryDraft, at: int) -> Entry:
    """The next entry of a log; times never run backwards."""
    return Entry(table, snapshot.seq + 1, draft.id, draft.kind, draft.seat, draft.body, max(at, snapshot.times.since))
