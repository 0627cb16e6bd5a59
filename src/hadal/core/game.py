"""Game: the constants and tables of one game with its options; creates and reads positions."""

from mypy_extensions import mypyc_attr

from hadal.core.actions import Blocks
from hadal.core.chance import secret_of
from hadal.core.events import NOBODY, Event
from hadal.core.flat_view import flat_names, flat_numbers
from hadal.core.labels import NONE, Label, Reason
from hadal.core.network_input import NetworkInput
from hadal.core.options import Options
from hadal.core.state import State, View, render
from hadal.core.vector import i16, i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)  # games in other packages are plain Python
class Game:
    """The constants and tables of one game with its options; creates and reads positions.

    `new` deals a table from its secret, `seeded` and `deal` deal simulations, `read` reads a position from text. A Game
    is immutable and can be shared by any number of positions.
    """

    name: str
    options: Options
    seats: int
    blocks: Blocks
    questions: list[str]  # name of each kind of question
    events: list[str]  # name of each kind of event

    def new(self, secret: bytes) -> State:
        """Return the first position of a table, dealt from its secret; its log holds the events of the deal."""
        raise NotImplementedError

    def deal(self, seed: int) -> State:
        """Return the first position of a simulation without a log: faster than `seeded`, and another deal.

        Games may override this; by default the deal is that of `seeded`.
        """
        state = self.new(secret_of(seed))
        state.log = None
        return state

    def seeded(self, seed: int) -> State:
        """Return the first position of a simulation; the same seed gives the same deal."""
        return self.new(secret_of(seed))

    def check_viewer(self, viewer: int) -> None:
        """Raise if a viewer is neither a seat nor the spectator (-1)."""
        if not NOBODY <= viewer < self.seats:
            raise ValueError(f"a viewer is a seat from 0 to {self.seats - 1}, or -1 for a spectator, not {viewer}")

    def check_seat(self, seat: int) -> None:
        """Raise if a seat is not at the table."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"a seat is a number from 0 to {self.seats - 1}, not {seat}")

    def view_of(self, state: State, viewer: int) -> View:
        """Return what one seat, or a spectator (-1), may see and remember; used by `State.view`."""
        raise NotImplementedError

    def guess_of(self, state: State, viewer: int, seed: int) -> State:
        """Return a full position that this viewer cannot distinguish from the real one; used by `State.guess`."""
        raise NotImplementedError

    def redraw_of(self, state: State, seed: int) -> State:
        """Return the position with everything drawn again that no seat knows; used by `State.redraw`.

        By default nothing is: right for a game in which some seat knows every hidden card.
        """
        return state.clone()

    def observe_of(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write a seat's observation as numbers; used by `State.observe`."""
        for place, number in enumerate(flat_numbers(state.view(int(viewer)))):
            out[at + place] = i16(number)

    def scores_of(self, state: State) -> list[int]:
        """Return the points by seat; used by `State.scores`."""
        raise NotImplementedError

    def winners_of(self, state: State) -> list[int]:
        """Return the seats that have won; empty before the end. Used by `State.winners`."""
        raise NotImplementedError

    def label(self, state: State, action: int) -> Label:
        """Describe one legal action. By default the verb is its block and the card is its target."""
        block = self.blocks.block_of(action)
        return Label(action, block.name, card=action - block.first if block.size > 1 else NONE)

    def explain(self, state: State, action: int, seat: int) -> Reason | None:
        """Explain why an action is not legal now, or return None if it is."""
        if seat >= 0 and seat != state.to_move():
            return Reason("not-your-turn", seat=state.to_move())
        return None if state.allows(action) else Reason("not-legal")

    def card_name(self, card: int) -> str:
        """Return the short name of a card, as used in notations."""
        return str(card)

    def copies(self) -> list[int]:
        """Return the number of copies of each card, for bots that count cards; empty if the game does not say."""
        return []

    def changed_options(self) -> dict[str, str]:
        """Return the options that differ from their defaults."""
        from hadal.core.registry import switches

        try:
            usual = {option.name: option.default for option in switches(self.name)}
        except ValueError:  # a game that is not registered
            usual = {}
        return {name: value for name, value in self.options.values.items() if usual.get(name) != value}

    def event_card(self, event: Event) -> str:
        """Return the short name of the card of an event."""
        return self.card_name(event.card)

    def blank(self, viewer: int) -> View:
        """Return a viewer's view before the first event."""
        raise NotImplementedError

    def features(self) -> list[str]:
        """Name every number of an observation, in order. By default these are the numbers of a view."""
        return flat_names(self.blank(0))

    def network_input(self) -> NetworkInput:
        """Return what a network gets besides an observation, and how it reads both; by default nothing and numbers."""
        return NetworkInput()

    def fold(self, view: View, event: Event) -> None:
        """Update a view with an event as its viewer may see it."""
        raise NotImplementedError

    def write(self, state: State) -> str:
        """Return the complete position as one line of text."""
        raise NotImplementedError

    def write_for(self, state: State, viewer: int) -> str:
        """Return a position as one line of text, limited to what a viewer knows."""
        return f"{self.name} {state.view(viewer)}"

    def read(self, text: str) -> State:
        """Read a position from a line of text; NotationError says what is wrong and where."""
        raise NotImplementedError

    def faults(self, state: State) -> list[str]:
        """List the invariants of the game that a position breaks; empty if there are none."""
        return []

    def is_valid(self, state: State) -> bool:
        """Return whether a position breaks no invariant: a fast version of `faults` for long audits."""
        return not self.faults(state)

    @property
    def actions(self) -> int:
        """Return the number of action ids."""
        return self.blocks.size

    def _repr_svg_(self) -> str:
        """Return the name and options of the game as a title card, for notebooks."""
        return render("hadal.picture", "title_card", [self])

    def summary(self) -> str:
        """Return the name of the game, the number of players and the options that differ from their defaults."""
        changed = [f" {name}={value}" for name, value in self.changed_options().items()]
        return f"{self.name} seats={self.seats}{''.join(changed)}"

    def __repr__(self) -> str:
        return f"<{self.summary()}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Game) and type(self) is type(other) and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash(self.options)

    def __copy__(self) -> "Game":
        return self  # immutable

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from hadal.core.registry import unpickled_game

        return unpickled_game, (self.options,)

    def complaint(self, state: State, action: int) -> str:
        """Return a sentence for programmers about an illegal action."""
        if state.over():
            return "the game is over: no action is legal"
        if not 0 <= action < self.actions:
            return f"action {action} is not one of 0 to {self.actions - 1}"
        legal = ", ".join(self.blocks.name(a) for a in state.legal())
        return f"{self.blocks.name(action)} is not legal now; legal: {legal}"
