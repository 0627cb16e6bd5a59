"""A game in progress: the position and the record that leads to it."""

from typing import final

from hadal.core.chance import entry_dice
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.record import Record
from hadal.core.state import IllegalAction, State


@final
class Match:
    """A game in progress: plays a record entry by entry, each with its own random numbers, and can undo entries.

    `state` is the current position, `record` the moves so far, `events` what has happened.
    """

    def __init__(self, game: Game, secret: bytes) -> None:
        self.game = game
        self.record = Record(game, secret)
        self.state = game.new(secret)
        self.events: list[list[Event]] = []  # the events of the deal and of each entry
        self.history: list[State] = []  # the position before each entry
        self.redrawn = 0  # the number of the last redraw
        self.collect()

    def collect(self) -> None:
        """Move new events from the position's log into the history."""
        self.events.append(self.state.log or [])
        self.state.log = []

    def play(self, action: int) -> None:
        """Play an action for the seat to move; raise and change nothing if it is illegal."""
        seat = self.state.to_move()
        if not self.state.allows(action):
            raise IllegalAction(self.game.complaint(self.state, action))
        self.history.append(self.state.clone())
        self.record.moves.append((seat, action))
        self.state.dice = entry_dice(self.record.secret, len(self.record.moves), self.redrawn)
        self.state.apply_unchecked(action)
        self.collect()
        if self.state.over():
            self.record.scores = self.state.scores()
            self.record.winners = self.state.winners()

    def redraw(self, number: int) -> None:
        """Draw again what no seat knows, and use other random numbers from here on."""
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
        self.state = self.history.pop()
        self.state.log = []
        self.events.pop()
        self.record.moves.pop()
        self.record.redraws = [redraw for redraw in self.record.redraws if redraw[0] <= len(self.record.moves)]
        self.redrawn = self.record.redraws[-1][1] if self.record.redraws else 0
        self.record.scores = []
        self.record.winners = []


def replay(record: Record) -> Match:
    """Play a record to its end.

    An illegal move or a move out of turn raises IllegalAction with the number of the move.
    """
    match = Match(record.game, record.secret)
    match.record.hashes, match.record.commitment = record.hashes, record.commitment
    match.record.contribute(record.table_secret, record.numbers, record.counter)
    redraws = record.redraws_by_move()
    for number in redraws.get(0, []):
        match.redraw(number)
    for n, (seat, action) in enumerate(record.moves, 1):
        name = record.game.blocks.name(action)
        if seat != match.state.to_move():
            raise IllegalAction(f"move {n}: seat {seat} does {name}, but seat {match.state.to_move()} is to move")
        try:
            match.play(action)
        except IllegalAction as error:
            raise IllegalAction(f"move {n}: {error}") from None
        for number in redraws.get(n, []):
            match.redraw(number)
    return match
