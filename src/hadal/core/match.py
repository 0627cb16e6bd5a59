"""A game being played: the position, and the record that it follows from."""

from typing import final

from hadal.core.chance import entry_dice
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.record import Record
from hadal.core.state import IllegalAction, State


@final
class Match:
    """Plays a record forward, entry by entry, each with its own dice; can take entries back."""

    def __init__(self, game: Game, secret: bytes) -> None:
        self.game = game
        self.record = Record(game, secret)
        self.state = game.new(secret)
        self.told: list[list[Event]] = []  # the events of the deal and of each entry
        self.past: list[State] = []  # the position before each entry
        self.collect()

    def collect(self) -> None:
        """Move the events just told into the story."""
        self.told.append(self.state.log or [])
        self.state.log = []

    def play(self, action: int) -> None:
        """The seat to move does this; an illegal action raises and changes nothing."""
        seat = self.state.to_move()
        if not self.state.allows(action):
            raise IllegalAction(self.game.complaint(self.state, action))
        self.past.append(self.state.clone())
        self.record.moves.append((seat, action))
        self.state.dice = entry_dice(self.record.secret, len(self.record.moves))
        self.state.step(action)
        self.collect()
        if self.state.over():
            self.record.scores = self.state.scores()
            self.record.winners = self.state.winners()

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last move back: it moved last, and nothing was revealed or rolled since."""
        moves = self.record.moves
        return bool(moves) and moves[-1][0] == seat and not self.state.fresh

    def undo(self) -> None:
        """Take the last entry back."""
        self.state = self.past.pop()
        self.state.log = []
        self.told.pop()
        self.record.moves.pop()
        self.record.scores = []
        self.record.winners = []


def replay(record: Record) -> Match:
    """Play a record to its end; a move out of turn or illegal raises IllegalAction with its number."""
    match = Match(record.game, record.secret)
    for n, (seat, action) in enumerate(record.moves, 1):
        name = record.game.blocks.name(action)
        if seat != match.state.to_move():
            raise IllegalAction(f"move {n}: seat {seat} does {name}, but seat {match.state.to_move()} is to move")
        try:
            match.play(action)
        except IllegalAction as error:
            raise IllegalAction(f"move {n}: {error}") from None
    return match
