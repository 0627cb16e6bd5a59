"""Game: the constants and tables of one game with its options. It makes and reads positions."""

from mypy_extensions import mypyc_attr

from hadal.core.actions import Blocks
from hadal.core.chance import secret_of
from hadal.core.events import NOBODY, Event
from hadal.core.flat_view import flat_names
from hadal.core.labels import NONE, Label, Reason
from hadal.core.options import Options
from hadal.core.state import State, View, render


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other packages are plain Python
class Game:
    """The constants and tables of one game with its options; makes and reads positions."""

    name: str
    options: Options
    seats: int
    blocks: Blocks
    questions: list[str]  # a name for each kind of question
    events: list[str]  # a name for each kind of event

    def new(self, secret: bytes) -> State:
        """The first position of a table, dealt from its secret; its events are in its log."""
        raise NotImplementedError

    def deal(self, dice: int) -> State:
        """A first position for simulations, without a log. A game can deal faster than from a secret."""
        state = self.new(secret_of(dice))
        state.log = None
        return state

    def seeded(self, seed: int) -> State:
        """The first position of a simulation: same seed, same deal."""
        return self.new(secret_of(seed))

    def check_viewer(self, viewer: int) -> None:
        """Refuse a viewer who is neither a seat nor a spectator (-1)."""
        if not NOBODY <= viewer < self.seats:
            raise ValueError(f"a viewer is a seat from 0 to {self.seats - 1}, or -1 for a spectator, not {viewer}")

    def label(self, state: State, action: int) -> Label:
        """One legal action described. By default: its block is the verb, its target the card."""
        block = self.blocks.block_of(action)
        return Label(action, block.name, card=action - block.first if block.size > 1 else NONE)

    def explain(self, state: State, action: int, seat: int) -> Reason | None:
        """Why an action is not legal now, or None if it is."""
        if seat >= 0 and seat != state.to_move():
            return Reason("not-your-turn", seat=state.to_move())
        return None if state.allows(action) else Reason("not-legal")

    def card_name(self, card: int) -> str:
        """The short name of a card, as in notations."""
        return str(card)

    def copies(self) -> list[int]:
        """How many of each card there are, for players who count cards; empty if the game does not say."""
        return []

    def usual(self) -> dict[str, str]:
        """The options of a table for which nothing was chosen."""
        from hadal.core.registry import switches

        return {option.name: option.default for option in switches(self.name)}

    def event_card(self, event: Event) -> str:
        """The short name of the card of an event."""
        return self.card_name(event.card)

    def blank(self, viewer: int) -> View:
        """A viewer's view before the first event."""
        raise NotImplementedError

    def features(self) -> list[str]:
        """A name for every number of an observation, in order. By default: the numbers of a view."""
        return flat_names(self.blank(0))

    def flat(self, view: View, asked: list[int]) -> list[int]:
        """A seat's view and the question on the table as numbers, one for each feature."""
        raise NotImplementedError

    def fold(self, view: View, event: Event) -> None:
        """Bring a view up to date with an event as its viewer was told it."""
        raise NotImplementedError

    def write(self, state: State) -> str:
        """A position as one line of text, complete."""
        raise NotImplementedError

    def write_for(self, state: State, viewer: int) -> str:
        """A position as one line of text, as far as a viewer knows it."""
        return f"{self.name} {state.view(viewer)}"

    def read(self, text: str) -> State:
        """The position that a line of text describes; NotationError says what is wrong where."""
        raise NotImplementedError

    def faults(self, state: State) -> list[str]:
        """Which invariants of the game a position breaks: for audits, empty when all is well."""
        return []

    def sound(self, state: State) -> bool:
        """Does a position break no invariant? The quick form of `faults`, for long audits."""
        return not self.faults(state)

    @property
    def actions(self) -> int:
        """How many action ids the game has."""
        return self.blocks.size

    def _repr_svg_(self) -> str:
        """The name and the options of the game on a plate, for notebooks."""
        return render("title_card", self)

    def complaint(self, state: State, action: int) -> str:
        """A sentence for programmers about an illegal action."""
        if state.over():
            return "the game is over: no action is legal"
        if not 0 <= action < self.actions:
            return f"action {action} is not one of 0 to {self.actions - 1}"
        legal = ", ".join(self.blocks.name(a) for a in state.legal())
        return f"{self.blocks.name(action)} is not legal now; legal: {legal}"
