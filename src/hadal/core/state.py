"""State: a position of a game and its pending questions."""

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from hadal.core.chance import below, next_state, shuffle
from hadal.core.events import EVERYONE, HIDDEN, NOBODY, SPECTATOR, Event
from hadal.core.labels import Label, Reason
from hadal.core.vector import i16, i64, vec

if TYPE_CHECKING:
    from hadal.core.game import Game
    from hadal.core.named import NamedView

FRAME: Final = 4  # integers in a frame: question, seat, card, n
ASKED: Final = 0  # the one event every game has: which seat must answer (seat) and the kind of question (n)
View = dict[str, object]


class IllegalAction(ValueError):
    """The action is not an answer to the current question."""


@mypyc_attr(allow_interpreted_subclasses=True)  # games in other packages are plain Python
class State:
    """A position. Games add their zones; this class holds pending questions, dice and events.

    A program asks whose move it is (`to_move`), what is legal (`legal`, `legal_texts`, `label`) and what a seat sees
    (`view`), and answers with `apply`:

        while not state.over():
            state.apply(state.legal()[0])
        print(state.scores(), state.winners())

    `print(state)` shows the table. Positions are equal if their games and their notations are equal. They can be
    copied, pickled and used as keys; a position used as a key must not change.

    A frame is a pending question: four integers in `frames`, newest on top. A step that the rules take automatically is
    a question with a single answer. `settle` runs those and drops questions without an answer, until there is a real
    choice or the game is over.
    """

    game: "Game"
    seats: i64
    frames: vec[i64]
    top: i64  # number of integers used in `frames`; 0 when the game is over
    choices: vec[i64]  # answers to the top question, ascending
    count: i64  # number of answers
    dice: i64  # state of the small generator; see chance.py
    revealed: bool  # did the last move roll dice, reveal a hidden card or tell its player anything new? (limits undo)
    log: list[Event] | None  # receives the events, if not None

    # Implemented by each game.

    def offer_answers(self, question: i64, seat: i64, card: i64, n: i64) -> bool:
        """Offer the answers to a question; return True to ask it even when there is only one."""
        raise NotImplementedError

    def answer(self, question: i64, seat: i64, card: i64, n: i64, action: i64) -> None:
        """Apply the answer to a question."""
        raise NotImplementedError

    def clone(self) -> "State":
        """Return an independent copy without a log."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the current points by seat."""
        return self.game.scores_of(self)

    def winners(self) -> list[int]:
        """Return the winning seats; empty before the end."""
        return self.game.winners_of(self) if self.top == 0 else []

    def view(self, viewer: int) -> View:
        """Return what one seat, or a spectator (-1), may see and remember, as a dictionary of lists and numbers."""
        self.game.check_viewer(viewer)
        return self.game.view_of(self, viewer)

    def see(self, viewer: int = SPECTATOR) -> "NamedView":
        """Return the view of a seat or a spectator (-1) with names: `state.see(0).hand[0].name`."""
        named: NamedView = import_module("hadal.core.named").NamedView(self, viewer)
        return named

    def guess(self, viewer: int, seed: int) -> "State":
        """Return a random full position that this viewer cannot tell from the real one."""
        self.game.check_viewer(viewer)
        return self.game.guess_of(self, viewer, seed)

    def redraw(self, seed: int) -> "State":
        """Return the same position with everything drawn again that no seat knows: decks, face-down piles.

        Every view stays as it is. Used after a takeback, when players have seen cards they must not count on.
        """
        return self.game.redraw_of(self, seed)

    def observe(self, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write a seat's observation, one number per feature, into `out` from index `at`."""
        self.game.observe_of(self, viewer, out, at)

    # Questions and answers.

    def to_move(self) -> int:
        """Return the seat to move, or -1 when the game is over."""
        return int(self.frames[self.top - 3]) if self.top > 0 else NOBODY

    def question(self) -> int:
        """Return the kind of the current question, or -1 when the game is over."""
        return int(self.frames[self.top - FRAME]) if self.top > 0 else NOBODY

    def asked(self) -> list[int]:
        """Return the public part of the current question: seat, kind, card, n; all -1 at the end."""
        if self.top == 0:
            return [NOBODY, NOBODY, NOBODY, NOBODY]
        frames = self.frames
        return [self.to_move(), self.question(), int(frames[self.top - 2]), int(frames[self.top - 1])]

    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.top == 0

    def legal(self) -> list[int]:
        """Return the action ids that answer the current question, ascending."""
        choices = self.choices
        out: list[int] = []
        for i in range(self.count):
            out.append(int(choices[i]))
        return out

    def allows(self, action: i64) -> bool:
        """Return whether this action is legal now."""
        choices = self.choices
        return any(choices[i] == action for i in range(self.count))

    def apply(self, action: int | str) -> None:
        """Answer the current question with an action, given as its id or as text (`"draw"`).

        Raise and change nothing if the action is illegal.
        """
        chosen: i64 = self.parse(action) if isinstance(action, str) else action
        choices = self.choices
        for i in range(self.count):
            if choices[i] == chosen:
                self.apply_unchecked(chosen)
                return
        raise IllegalAction(self.game.complaint(self, int(chosen)))

    def apply_all(self, actions: Iterable[int | str]) -> None:
        """Answer several questions in a row; raise and change nothing if any of the actions is illegal."""
        chosen = list(actions)
        trial = self.clone()
        for action in chosen:
            trial.apply(action)
        for action in chosen:
            self.apply(action)

    def apply_unchecked(self, action: i64) -> None:
        """Answer the current question with an action known to be legal."""
        self.revealed = False
        pop_and_answer(self, action)
        settle(self)

    def pop_and_answer(self, action: i64) -> None:
        """Pop the current question and apply its answer."""
        pop_and_answer(self, action)

    def settle(self) -> None:
        """Run automatic steps and drop questions without answers, until a real choice or the end."""
        settle(self)

    # Actions as text.

    def parse(self, text: str) -> int:
        """Return the id of an action given as text, such as `"draw"`; ValueError suggests what may have been meant."""
        blocks = self.game.blocks
        if text not in blocks.ids:
            raise ValueError(blocks.unknown(text, self.legal_texts()))
        return blocks.ids[text]

    def text(self, action: int) -> str:
        """Return an action as text, as it appears in records; the inverse of `parse`."""
        return self.game.blocks.name(action)

    def legal_texts(self) -> list[str]:
        """Return the legal actions as texts, in the order of `legal`."""
        names = self.game.blocks.names
        return [names[action] for action in self.legal()]

    def label(self, action: int | str, language: str = "en") -> str:
        """Describe a legal action and its consequence in a sentence for the player."""
        return render("hadal.texts", "label", [self, action, language])

    # Used by the rules.

    def ask(self, question: i64, seat: i64, card: i64, n: i64) -> None:
        """Push a question."""
        frames = self.frames
        top = self.top
        frames[top] = question
        frames[top + 1] = seat
        frames[top + 2] = card
        frames[top + 3] = n
        self.top = top + FRAME

    def offer(self, action: i64) -> None:
        """Add an answer to the question being offered; call in ascending order."""
        self.choices[self.count] = action
        self.count += 1

    def insert(self, action: i64) -> None:
        """Insert an answer in order: for a few answers that are not generated in ascending order."""
        choices = self.choices
        place = self.count
        while place > 0 and choices[place - 1] > action:
            choices[place] = choices[place - 1]
            place -= 1
        choices[place] = action
        self.count += 1

    def tell(self, kind: i64, seat: i64, other: i64, card: i64, n: i64, audience: i64) -> None:
        """Append an event to the log, if there is one."""
        log = self.log
        if log is not None:
            log.append(Event(int(kind), int(seat), int(other), int(card), int(n), int(audience)))

    def below(self, n: i64) -> i64:
        """Return a random number from 0 to n - 1."""
        self.dice = next_state(self.dice)
        self.revealed = True
        return below(self.dice, n)

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        """Shuffle the first `count` cards of a zone."""
        self.dice = shuffle(cards, count, self.dice)
        self.revealed = True

    def copy_to(self, other: "State") -> None:
        """Copy the fields every game has to a clone, except the log."""
        other.game = self.game
        other.seats = self.seats
        other.frames = self.frames[:]
        other.top = self.top
        other.choices = self.choices[:]
        other.count = self.count
        other.dice = self.dice
        other.revealed = self.revealed
        other.log = None

    # What Python asks of any object.

    def copy(self) -> "State":
        """Return an independent copy without a log, like `clone`."""
        return self.clone()

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        # As text: small, the same in both forms of the rules, and readable by later versions.
        from hadal.core.registry import unpickled_position

        return unpickled_position, (self.game, self.game.write(self))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, State):
            return False
        # Random positions differ in these numbers already.
        if self.dice != other.dice or self.top != other.top or self.count != other.count:
            return False
        if self.game is not other.game:
            return self.game == other.game and self.game.write(self) == other.game.write(other)
        return has_same_fields(self, other) or self.game.write(self) == self.game.write(other)

    def __hash__(self) -> int:
        return hash((self.game.name, int(self.dice), int(self.top), int(self.count), self.to_move()))

    def __repr__(self) -> str:
        game = self.game.summary()
        if self.top == 0:
            return f"<{game}: over, scores {self.scores()}, won by {self.winners()}>"
        answers = "1 legal action" if self.count == 1 else f"{int(self.count)} legal actions"
        return f"<{game}: seat {self.to_move()} to move, {self.game.questions[self.question()]}, {answers}>"

    def __str__(self) -> str:
        return self.board()

    # Queries for people and programs.

    def labels(self) -> list[Label]:
        """Describe every legal action, in the order of `legal`."""
        return [self.game.label(self, action) for action in self.legal()]

    def explain(self, action: int | str, seat: int = NOBODY) -> Reason | None:
        """Explain why an action, an id or a text, is not legal now (for this seat, if given); None if it is."""
        if seat != NOBODY:
            self.game.check_seat(seat)
        chosen = self.parse(action) if isinstance(action, str) else action
        return self.game.explain(self, chosen, seat)

    def notation(self, viewer: int | None = None) -> str:
        """Return the position as one line of text; with a viewer, only what that viewer knows."""
        text = self.game.write(self) if viewer is None else self.game.write_for(self, viewer)
        options = self.game.options
        return text if options.newest else f"{text} rules={options.rules}"

    def board(self, viewer: int | None = None, language: str = "en") -> str:
        """Return the table as the terminal shows it: to a seat, to a spectator (-1), or with every hand open."""
        return render("hadal.texts", "board", [self, viewer, language])

    def _repr_svg_(self) -> str:
        """Draw the position as spectators see it, for notebooks."""
        return render("hadal.picture", "svg", [self])


# These are functions because they run in every move: games in other packages may override a method, so a compiled call
# has to look it up.


def pop_and_answer(s: State, action: i64) -> None:
    """Pop the current question and apply its answer."""
    frames = s.frames
    top = s.top - FRAME
    s.top = top
    s.answer(frames[top], frames[top + 1], frames[top + 2], frames[top + 3], action)


def settle(s: State) -> None:
    """Run automatic steps and drop questions without answers, until a real choice or the end."""
    frames = s.frames
    s.count = 0
    while s.top > 0:
        top = s.top - FRAME
        s.count = 0
        asked = s.offer_answers(frames[top], frames[top + 1], frames[top + 2], frames[top + 3])
        if s.count > 1 or (asked and s.count == 1):
            if s.log is not None:
                s.tell(ASKED, frames[top + 1], NOBODY, HIDDEN, frames[top], EVERYONE)
            return
        if s.count == 0:
            s.top = top
        else:
            pop_and_answer(s, s.choices[0])
    s.count = 0
    if s.log is not None:
        s.tell(ASKED, NOBODY, NOBODY, HIDDEN, NOBODY, EVERYONE)


def render(module: str, how: str, args: list[object]) -> str:
    """Draw or describe something with a module that the rules do not import: it is loaded on first use."""
    return str(getattr(import_module(module), how)(*args))


def has_same_fields(one: State, other: State) -> bool:
    """Return whether all fields but the logs are equal, including numbers in vectors that are no longer in use."""
    if type(one) is not type(other):
        return False
    # A compiled class lists its fields; positions of other classes have a dictionary.
    names = {*getattr(one, "__mypyc_attrs__", ()), *getattr(one, "__dict__", ())} - {"log", "__dict__"}
    return all(getattr(one, name, None) == getattr(other, name, None) for name in names)
