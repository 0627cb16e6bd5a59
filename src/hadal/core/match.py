"""A game in progress: the position and the record that leads to it."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, final

from hadal.core.chance import entry_dice, new_secret, secret_of
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.record import MOST_REDRAWS, Record
from hadal.core.state import IllegalAction, State

if TYPE_CHECKING:
    from hadal.core.plies import Ply


@final
class Match:
    """A game in progress: plays a record entry by entry, each with its own random numbers, and can undo entries.

    `state` is the current position, `record` the moves so far, `events` what has happened. `for ply in match` goes
    through the moves with their positions and events. Without a secret, a random one is drawn.

        match = Match(game)
        while not match.state.over():
            match.play(match.state.legal()[0])
        match.save("game.jsonl")
    """

    def __init__(self, game: Game, secret: bytes | None = None) -> None:
        secret = new_secret() if secret is None else secret
        self.game = game
        self.record = Record(game, secret)
        self.state = game.new(secret)
        self.events: list[list[Event]] = []  # the events of the deal and of each entry
        self.history: list[State] = []  # the position before each entry
        self.redrawn = 0  # the number of the last redraw
        self.collect()

    @staticmethod
    def seeded(game: Game, seed: int) -> "Match":
        """Begin a match whose secret follows from a seed: the same seed gives the same deal and dice."""
        return Match(game, secret_of(seed))

    @staticmethod
    def load(path: str | PathLike[str]) -> "Match":
        """Read a record from a file and play it to its end; RecordError if its secret is not the one promised."""
        from hadal.core.registry import load_record
        from hadal.core.verify import check_secret

        record = load_record(path)
        check_secret(record)  # with another secret the moves are illegal, which would say nothing about the cause
        return replay(record)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file, replacing it; an interrupted write leaves the old file."""
        self.record.save(path)

    def verify(self) -> None:
        """Check the record: secret, every move, scores and winners. RecordError says what is wrong."""
        self.record.verify()

    def collect(self) -> None:
        """Move new events from the position's log into the history."""
        self.events.append(self.state.log or [])
        self.state.log = []

    def play(self, action: int | str) -> None:
        """Play an action, given as its id or as text, for the seat to move.

        Raise and change nothing if it is illegal.
        """
        state, record = self.state, self.record
        chosen = state.parse(action) if isinstance(action, str) else action
        if not state.allows(chosen):
            raise IllegalAction(self.game.complaint(state, chosen))
        self.history.append(state.clone())
        moves = record.moves
        moves.append((state.to_move(), chosen))
        state.dice = entry_dice(record.secret, len(moves), self.redrawn)
        state.apply_unchecked(chosen)
        self.collect()
        if state.over():
            record.scores, record.winners = state.scores(), state.winners()
        elif record.scores or record.winners:  # claimed before this move
            record.scores, record.winners = [], []

    def play_all(self, actions: Iterable[int | str]) -> None:
        """Play several actions in a row, such as a whole payment; raise and change nothing if any is illegal."""
        before = len(self.record.moves)
        try:
            for action in actions:
                self.play(action)
        except ValueError:
            while len(self.record.moves) > before:
                self.undo()
            raise

    def redraw(self, number: int) -> None:
        """Draw again what no seat knows, and use other random numbers from here on.

        The numbers of redraws ascend, so that none is used twice.
        """
        if not self.redrawn < number <= MOST_REDRAWS:
            raise ValueError(f"the number of this redraw is from {self.redrawn + 1} to {MOST_REDRAWS}, not {number}")
        self.record.redraws.append((len(self.record.moves), number))
        self.redrawn = number
        self.state = self.state.redraw(entry_dice(self.record.secret, 0, number))
        self.state.log = []

    def can_undo(self, seat: int) -> bool:
        """Return whether this seat may undo: it moved last, and nothing was revealed or rolled since."""
        moves = self.record.moves
        return bool(moves) and moves[-1][0] == seat and not self.state.revealed

    def undo(self) -> None:
        """Undo the last entry."""
        if not self.history:
            raise ValueError("there is no move to undo")
        self.state = self.history.pop()
        self.state.log = []
        self.events.pop()
        self.record.moves.pop()
        self.record.redraws = [redraw for redraw in self.record.redraws if redraw[0] <= len(self.record.moves)]
        self.redrawn = self.record.redraws[-1][1] if self.record.redraws else 0
        self.record.scores = []
        self.record.winners = []

    def __iter__(self) -> "Iterator[Ply]":
        plies: Iterator[Ply] = import_module("hadal.core.plies").plies(self)
        return plies

    def to_rows(self, language: str = "en") -> list[dict[str, object]]:
        """Return one dictionary per move, for a data frame: number, seat, action, sentence, question, points."""
        rows: list[dict[str, object]] = import_module("hadal.core.plies").rows(self, language)
        return rows

    def to_frame(self, library: str = "") -> object:
        """Return the rows as a DataFrame of pandas or polars, whichever is installed or named."""
        frame: object = import_module("hadal.core.frames").data_frame(self.to_rows(), library)
        return frame

    # What Python asks of any object.

    def copy(self) -> "Match":
        """Return an independent copy."""
        other = Match(self.game, self.record.secret)
        other.record = self.record.copy()
        other.state = self.state.clone()
        other.state.log = []
        other.events = [list(told) for told in self.events]
        other.history = [state.clone() for state in self.history]
        other.redrawn = self.redrawn
        return other

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return replay, (self.record,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.record == other.record

    def __hash__(self) -> int:
        return hash(self.record)

    def __repr__(self) -> str:
        moves = len(self.record.moves)
        return f"<Match after {moves} {'move' if moves == 1 else 'moves'}: {self.state!r}>"

    def __str__(self) -> str:
        return str(self.state)

    def _repr_svg_(self) -> str:
        """Draw the current position as spectators see it, for notebooks."""
        return self.state._repr_svg_()


def replay(record: Record) -> Match:
    """Play a record to its end.

    An illegal move or a move out of turn raises IllegalAction with the number of the move. If the record claims a
    result, the match keeps that claim, and `verify` checks it.
    """
    match = Match(record.game, record.secret)
    match.record.hashes, match.record.commitment = record.hashes, record.commitment
    match.record.contribute(record.table_secret, record.numbers, record.counter)
    match.record.rematch = record.rematch
    match.record.header, match.record.notes = dict(record.header), dict(record.notes)
    redraws = record.redraws_by_move()
    for number in redraws.get(0, []):
        match.redraw(number)
    for n, (seat, action) in enumerate(record.moves, 1):
        if seat != match.state.to_move():
            name = record.game.blocks.name(action)
            raise IllegalAction(f"move {n}: seat {seat} does {name}, but seat {match.state.to_move()} is to move")
        try:
            match.play(action)
        except IllegalAction as error:
            raise IllegalAction(f"move {n}: {error}") from None
        if n in redraws:
            for number in redraws[n]:
                match.redraw(number)
    if record.scores or record.winners:
        match.record.scores, match.record.winners = list(record.scores), list(record.winners)
    return match
