"""The Abyss as a Game: builds the tables, creates and reads positions."""

from typing import Final, final

from hadal.core.chance import Stream, below, entry_dice, next_state, secret_of
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.labels import Label, Reason
from hadal.core.network_input import NetworkInput
from hadal.core.notation import NotationError
from hadal.core.options import Option, Options
from hadal.core.state import FRAME, State, View
from hadal.core.vector import i16, i64, numbers, vec, vector, zeros
from hadal.games.the_abyss import deck
from hadal.games.the_abyss.actions import ActionIds
from hadal.games.the_abyss.constants import CARDS
from hadal.games.the_abyss.deck import Deck
from hadal.games.the_abyss.guess import guess, redraw
from hadal.games.the_abyss.rules.stack import stack_fault
from hadal.games.the_abyss.rules.turn import QUESTION_KINDS, QUESTION_NAMES
from hadal.games.the_abyss.setup import deal_round, gather
from hadal.games.the_abyss.show import labels, notation
from hadal.games.the_abyss.show.features import feature_names
from hadal.games.the_abyss.show.fold import EVENT_NAMES, blank, fold
from hadal.games.the_abyss.show.invariants import faults, is_valid
from hadal.games.the_abyss.show.observation import observe
from hadal.games.the_abyss.show.view import view
from hadal.games.the_abyss.state import Position, Tables

NAME: Final = "the_abyss"
DEPTH: Final = 12  # maximum number of waiting questions
WIDTH: Final = 32  # maximum answers to one question, except for hands of many kinds


def options() -> list[Option]:
    """The options of a table."""
    return [
        Option("third_panic_rescue", ["always", "gifts_only"]),
        Option("hook_discard", ["drawn", "any_in_hand"]),
        Option("deck_list", ["standard"], deck.checked),
    ]


@final
class TheAbyss(Game):
    """The 51-card game with its options."""

    def __init__(self, options: Options) -> None:
        self.name = NAME
        self.options = options
        self.seats = options.seats
        self.questions = list(QUESTION_NAMES)
        self.events = list(EVENT_NAMES)
        cards = deck.STANDARD if options["deck_list"] == "standard" else options["deck_list"]
        self.deck = Deck(cards)
        acts = ActionIds(self.deck.names, self.seats)
        self.blocks = acts.blocks
        rescue = options["third_panic_rescue"] == "always"
        any_card = options["hook_discard"] == "any_in_hand"
        self.tables = Tables(self.deck, acts, [kind.question for kind in QUESTION_KINDS], rescue, any_card)

    def empty(self) -> Position:
        """A position with nothing on the table."""
        s = Position()
        kinds, seats = self.deck.kinds, self.seats
        s.game = self
        s.tables = self.tables
        s.seats = seats
        s.frames = zeros(DEPTH * FRAME)
        s.choices = zeros(max(WIDTH, kinds + 4))
        s.top = s.count = s.dice = 0
        s.revealed = False
        s.log = None
        s.hands = zeros((seats + 1) * kinds)
        s.played = zeros(seats * kinds)
        s.out = zeros(kinds)
        s.panics, s.alive, s.totals, s.began = zeros(seats), zeros(seats), zeros(seats), zeros(seats)
        s.deck, s.seen, s.pile = zeros(CARDS), zeros(CARDS), zeros(CARDS)
        s.known = vec[i16]([0] * int((seats + 1) * (seats + 1) * kinds))
        s.ambiguous_cards = zeros((seats + 1) * kinds)
        s.ambiguous_hands = zeros(seats + 1)
        s.deck_n = s.pile_n = s.waiting = s.turn = s.turns = s.round = s.starter = 0
        s.drawer = -1
        return s

    def new(self, secret: bytes) -> Position:
        """Create the first position, dealt from a cryptographic random stream derived from the secret."""
        stream = Stream(secret, "deal")
        s = self.empty()
        s.log = []
        s.dice = entry_dice(secret, 0)
        s.starter = stream.below(self.seats)
        gather(s)
        s.deck = vector(stream.shuffled(self.deck.cards()))
        return self.begun(s)

    def seeded(self, seed: int) -> Position:
        """Return the first position of a simulation; the same seed gives the same deal."""
        return self.new(secret_of(seed))

    def deal(self, seed: int) -> Position:
        """Deal a first position with the small generator."""
        s = self.empty()
        s.dice = next_state(seed)
        s.starter = below(s.dice, self.seats)
        gather(s)
        s.shuffle(s.deck, s.deck_n)
        return self.begun(s)

    def begun(self, s: Position) -> Position:
        """Deal the first round from a shuffled deck."""
        s.round = 1
        deal_round(s)
        s.settle()
        return s

    def position(self, state: State) -> Position:
        """Return the state as a position of this game."""
        assert isinstance(state, Position)
        return state

    def view_of(self, state: State, viewer: int) -> View:
        """Return what a viewer may see and remember."""
        return view(self.position(state), viewer)

    def guess_of(self, state: State, viewer: int, seed: int) -> Position:
        """Return a position that this viewer cannot distinguish from the real one."""
        return guess(self.position(state), viewer, seed)

    def redraw_of(self, state: State, seed: int) -> Position:
        """Return the position with those cards of the deck shuffled again that nobody has looked at."""
        return redraw(self.position(state), seed)

    def observe_of(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write a seat's observation as numbers."""
        observe(self.position(state), viewer, out, at)

    def label(self, state: State, action: int) -> Label:
        """Describe a legal action."""
        return labels.label(self.position(state), action)

    def explain(self, state: State, action: int, seat: int) -> Reason | None:
        """Return why an action is not legal now, or None if it is."""
        return labels.explain(self.position(state), action, seat)

    def card_name(self, card: int) -> str:
        """P8, S1, H2, E1, or X."""
        return self.deck.names[card]

    def copies(self) -> list[int]:
        """Number of copies of each card, by kind."""
        return numbers(self.deck.copies, 0, self.deck.kinds)

    def blank(self, viewer: int) -> View:
        """A viewer's view before the first event."""
        return blank(viewer, self.seats, self.deck.kinds)

    def features(self) -> list[str]:
        """A name for every number of an observation, in order."""
        return feature_names(self.deck.names, self.seats)

    def network_input(self) -> NetworkInput:
        """What a network gets besides an observation."""
        from hadal.games.the_abyss.ai.network_input import TheAbyssNetworkInput

        return TheAbyssNetworkInput(self.deck, self.seats)

    def fold(self, view: View, event: Event) -> None:
        """Update a view with an event, as redacted for its viewer."""
        fold(view, event, CARDS, self.deck.kinds)

    def write(self, state: State) -> str:
        """The whole position as one line of text."""
        return notation.write(self.position(state))

    def write_for(self, state: State, viewer: int) -> str:
        """What one viewer knows, as one line of text."""
        return notation.write_for(self.position(state), viewer)

    def read(self, text: str) -> Position:
        """Read a position from its line of text."""
        s = self.empty()
        if text.split(" ", 1)[0] != NAME:
            raise NotationError(f"a position of this game begins with {NAME}", 1)
        notation.Reader(s, text, len(NAME)).read()
        wrong = faults(s)
        if not wrong and stack_fault(s):
            wrong = [f"ask: {stack_fault(s)}"]
        if wrong:
            raise NotationError(f"not a possible position: {'; '.join(wrong)}")
        s.settle()
        return s

    def faults(self, state: State) -> list[str]:
        """Which invariants a position breaks."""
        return faults(self.position(state))

    def is_valid(self, state: State) -> bool:
        """Whether a position breaks no invariant."""
        return is_valid(self.position(state))
