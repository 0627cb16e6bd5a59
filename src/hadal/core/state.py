"""State: a position of a game, the questions that wait in it, and what programs ask of it."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from hadal.core.chance import below, next_state, shuffle
from hadal.core.events import EVERYONE, HIDDEN, NOBODY, Event
from hadal.core.flat_view import flat_numbers
from hadal.core.labels import Label, Reason
from hadal.core.vector import i16, i64, vec

if TYPE_CHECKING:
    from hadal.core.game import Game

FRAME: Final = 4  # integers in a frame: question, seat, card, n
ASKED: Final = 0  # the one event every game has: who must answer now (seat), and what kind of question (n)
View = dict[str, object]


class IllegalAction(ValueError):
    """An action that the question on the table does not allow."""


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are plain Python
class State:
    """A position. A game adds its zones; here are the waiting questions, the dice and the events.

    A frame is a question that waits: four integers in `frames`, the newest on top. A step that the
    rules take by themselves is a question with a single answer. `settle` runs those and drops
    the questions nobody can answer, until a real choice or the end.
    """

    game: "Game"
    seats: i64
    frames: vec[i64]
    top: i64  # integers in use in `frames`; 0 when the game is over
    choices: vec[i64]  # answers to the question on top, ascending
    count: i64  # how many of them
    dice: i64  # the small generator; see dice.py
    fresh: bool  # did the last move roll, lift a hidden card, or tell its player anything new? (undo stops there)
    log: list[Event] | None  # where events are told, if anybody listens

    # What a game fills in.

    def look(self, question: i64, seat: i64, card: i64, n: i64) -> bool:
        """Offer the answers to a question; True if it is asked even when there is only one."""
        raise NotImplementedError

    def answer(self, question: i64, seat: i64, card: i64, n: i64, action: i64) -> None:
        """Carry out the answer to a question."""
        raise NotImplementedError

    def clone(self) -> "State":
        """A silent copy that shares nothing."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points by seat, as they stand."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        raise NotImplementedError

    def view(self, viewer: int) -> View:
        """What one seat, or a spectator (-1), may see and remember."""
        raise NotImplementedError

    def guess(self, viewer: int, seed: int) -> "State":
        """A full position drawn at random from those this viewer cannot tell from the real one."""
        raise NotImplementedError

    def observe(self, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat sees as numbers, one for each of the game's features, from place `at` on."""
        for place, number in enumerate(flat_numbers(self.view(int(viewer)))):
            out[at + place] = i16(number)

    # Questions and answers.

    def to_move(self) -> int:
        """The seat that must answer, or -1 when the game is over."""
        return int(self.frames[self.top - 3]) if self.top > 0 else NOBODY

    def question(self) -> int:
        """The kind of question on the table, or -1 when the game is over."""
        return int(self.frames[self.top - FRAME]) if self.top > 0 else NOBODY

    def asked(self) -> list[int]:
        """The question on the table as notations have it for everybody: seat, kind, card, n; all -1 at the end."""
        if self.top == 0:
            return [NOBODY, NOBODY, NOBODY, NOBODY]
        frames = self.frames
        return [self.to_move(), self.question(), int(frames[self.top - 2]), int(frames[self.top - 1])]

    def over(self) -> bool:
        """Has the game ended?"""
        return self.top == 0

    def legal(self) -> list[int]:
        """The action ids that answer the question on the table, ascending."""
        choices = self.choices
        out: list[int] = []
        for i in range(self.count):
            out.append(int(choices[i]))
        return out

    def allows(self, action: i64) -> bool:
        """Is this action legal now?"""
        choices = self.choices
        return any(choices[i] == action for i in range(self.count))

    def apply(self, action: i64) -> None:
        """Answer the question on the table; an illegal answer changes nothing and raises."""
        if not self.allows(action):
            raise IllegalAction(self.game.complaint(self, int(action)))
        self.step(action)

    def step(self, action: i64) -> None:
        """Answer the question on the table with an action known to be legal."""
        self.fresh = False
        self.reply(action)
        self.settle()

    def reply(self, action: i64) -> None:
        """Take the question off the table and carry out its answer."""
        frames = self.frames
        top = self.top - FRAME
        self.top = top
        self.answer(frames[top], frames[top + 1], frames[top + 2], frames[top + 3], action)

    def settle(self) -> None:
        """Run what needs no choice and drop what nobody can answer, until a real choice or the end."""
        frames = self.frames
        self.count = 0
        while self.top > 0:
            top = self.top - FRAME
            self.count = 0
            asked = self.look(frames[top], frames[top + 1], frames[top + 2], frames[top + 3])
            if self.count > 1 or (asked and self.count == 1):
                self.tell(ASKED, frames[top + 1], NOBODY, HIDDEN, frames[top], EVERYONE)
                return
            if self.count == 0:
                self.top = top
            else:
                self.reply(self.choices[0])
        self.count = 0
        self.tell(ASKED, NOBODY, NOBODY, HIDDEN, NOBODY, EVERYONE)

    # What the rules use.

    def ask(self, question: i64, seat: i64, card: i64, n: i64) -> None:
        """Lay a question on top of those that wait."""
        frames = self.frames
        top = self.top
        frames[top] = question
        frames[top + 1] = seat
        frames[top + 2] = card
        frames[top + 3] = n
        self.top = top + FRAME

    def offer(self, action: i64) -> None:
        """Add an answer to the question being looked at; call in ascending order."""
        self.choices[self.count] = action
        self.count += 1

    def insert(self, action: i64) -> None:
        """Add an answer at its place among those offered: for a few that come in no order."""
        choices = self.choices
        place = self.count
        while place > 0 and choices[place - 1] > action:
            choices[place] = choices[place - 1]
            place -= 1
        choices[place] = action
        self.count += 1

    def tell(self, kind: i64, seat: i64, other: i64, card: i64, n: i64, audience: i64) -> None:
        """Tell an event to whoever listens."""
        log = self.log
        if log is not None:
            log.append(Event(int(kind), int(seat), int(other), int(card), int(n), int(audience)))

    def below(self, n: i64) -> i64:
        """Roll a number from 0 to n - 1."""
        self.dice = next_state(self.dice)
        self.fresh = True
        return below(self.dice, n)

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        """Shuffle the first `count` cards of a zone."""
        self.dice = shuffle(cards, count, self.dice)
        self.fresh = True

    def copy_to(self, other: "State") -> None:
        """Give a clone what every game has; the log stays behind."""
        other.game = self.game
        other.seats = self.seats
        other.frames = self.frames[:]
        other.top = self.top
        other.choices = self.choices[:]
        other.count = self.count
        other.dice = self.dice
        other.fresh = self.fresh
        other.log = None

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    # What people and programs ask.

    def labels(self) -> list[Label]:
        """Every legal action described, in the order of `legal`."""
        return [self.game.label(self, action) for action in self.legal()]

    def explain(self, action: int, seat: int = NOBODY) -> Reason | None:
        """Why this action is not legal now (for this seat, if given); None if it is."""
        return self.game.explain(self, action, seat)

    def notation(self, viewer: int | None = None) -> str:
        """The position as one line of text; with a viewer, only what that viewer knows."""
        return self.game.write(self) if viewer is None else self.game.write_for(self, viewer)

    def __str__(self) -> str:
        return self.notation()

    def _repr_svg_(self) -> str:
        """The position as spectators see it, for notebooks."""
        return render("svg", self)


def render(how: str, subject: object) -> str:
    """Draw a picture with `hadal.picture`, the only module that draws."""
    return str(getattr(import_module("hadal.picture"), how)(subject))
