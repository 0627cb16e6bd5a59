"""Abyss as a Game: opens the boxes, builds the tables, creates and reads positions."""

from typing import Final, final

from hadal.core.chance import Stream, below, entry_dice, next_state, secret_of
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.labels import NONE, Label, Reason
from hadal.core.network_input import NetworkInput
from hadal.core.notation import NotationError, similar
from hadal.core.options import Option, OptionError, Options
from hadal.core.state import State, View
from hadal.core.vector import i16, i64, vec, vector, zeros
from hadal.games.abyss.boxes import registered
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.boxes.leviathan.leviathans import LEVIATHAN_ROWS, Leviathan
from hadal.games.abyss.constants import ALLY_NAMES
from hadal.games.abyss.guess import guess, redraw
from hadal.games.abyss.rules import payment_options as paying
from hadal.games.abyss.rules import score
from hadal.games.abyss.rules.payment_options import Afford, Payment, Payments
from hadal.games.abyss.rules.turn import affiliate_hand, begin_turn, turn_in_at_once
from hadal.games.abyss.setup import action_blocks, empty, lay_out, tables
from hadal.games.abyss.show import notation
from hadal.games.abyss.show.features import feature_names
from hadal.games.abyss.show.fold import Folder
from hadal.games.abyss.show.invariants.position import faults, is_valid
from hadal.games.abyss.show.labels import label
from hadal.games.abyss.show.notation_reader import Reader
from hadal.games.abyss.show.observation import observe
from hadal.games.abyss.show.reasons import explain
from hadal.games.abyss.show.view import view
from hadal.games.abyss.state import Position, Tables

NAME: Final = "abyss"
BOTH: Final = "both"  # the Kraken and the Leviathan box


def options() -> list[Option]:
    """The options of a table: which boxes are open, then the options of the boxes."""
    return [
        Option("expansions", list(expansions())),
        Option("hand_limit", ["auto", "12", "none"]),
        Option("court_end", ["refill_fails", "deck_empty"]),
        Option("allow_useless_allies", ["false", "true"]),
        Option("ambassador_keys", ["0", "3"]),
        Option("commander_purchase_check", ["immediate", "own_turn_end"]),
        *[option for box in registered.BOXES for option in box.switches],
        Option("black_smokers_tile", ["removed", "into_deck"]),
    ]


def expansions() -> dict[str, list[Box]]:
    """The sets of boxes that can be open, by the value of the option `expansions`."""
    base, *others = registered.BOXES
    chosen: dict[str, list[Box]] = {"none": [base]}
    for box in others:
        for name, boxes in list(chosen.items()):
            together = BOTH if name == "kraken" and box.name == "leviathan" else f"{name}+{box.name}"
            chosen[box.name if name == "none" else together] = [*boxes, box]
    return chosen


def open_boxes(options: Options) -> list[Box]:
    """Return the boxes of a table. Some boxes allow no more than four players."""
    boxes = expansions()[options["expansions"]]
    if options.seats > max(box.seats for box in boxes):
        raise OptionError("five players need the Leviathan box: expansions=leviathan or expansions=both")
    return boxes


@final
class Abyss(Game):
    """The board game with its options."""

    def __init__(self, options: Options) -> None:
        self.name = NAME
        self.options = options
        self.seats = options.seats
        self.blocks = action_blocks()
        boxes = open_boxes(options)
        self.boxes = boxes
        self.card_copies: dict[int, int] = {}
        for box in boxes:
            for kind, n in box.copies.items():
                self.card_copies[kind] = self.card_copies.get(kind, 0) + n
        removed = {lord for box in boxes for lord in box.removes}
        self.lords = [row.lord for box in boxes for row in box.lords if row.lord not in removed]
        self.locations = [row.location for box in boxes for row in box.locations]
        self.tables = self.lay_tables(boxes)
        self.questions = self.tables.question_names
        kinds = sorted((row for box in registered.BOXES for row in box.events), key=lambda row: row.number)
        self.event_kinds = kinds  # by number
        self.events = list(registered.EVENT_NAMES)
        self.unshuffled = self.stacked()

    def lay_tables(self, boxes: list[Box]) -> Tables:
        """Build the tables of the boxes with this table's options."""
        chosen = self.options.values
        t = tables(boxes, chosen)
        limited = chosen["hand_limit"] == "12" or (chosen["hand_limit"] == "auto" and len(boxes) > 1)
        t.hand_limit = 12 if limited else 0
        t.deck_empty_ends = chosen["court_end"] == "deck_empty"
        t.useless_allowed = chosen["allow_useless_allies"] == "true"
        t.ambassador_keys = int(chosen["ambassador_keys"])
        t.cut_at_once = chosen["commander_purchase_check"] == "immediate"
        t.smokers_into_deck = chosen["black_smokers_tile"] == "into_deck"
        return t

    def empty(self) -> Position:
        """A position with nothing on the table."""
        s = empty(self.tables, self.seats)
        s.game = self
        return s

    def cards(self) -> list[int]:
        """All exploration cards."""
        return [kind for kind, n in sorted(self.card_copies.items()) for _ in range(n)]

    def new(self, secret: bytes) -> Position:
        """Create the first position, dealt from a cryptographic random stream derived from the secret."""
        stream = Stream(secret, "deal")
        s = self.empty()
        s.log = []
        s.dice = entry_dice(secret, 0)
        s.turn = stream.below(self.seats)
        self.prepare(s)
        cards = stream.shuffled(self.undealt(s))
        self.lay_decks(s, cards, stream.shuffled(self.lords), stream.shuffled(self.locations))
        s.loot_deck = vector(stream.shuffled([int(card) for card in s.loot_deck]))
        s.leviathan_deck = vector(stream.shuffled([int(card) for card in s.leviathan_deck]))
        self.begin(s)
        return s

    def seeded(self, seed: int) -> Position:
        """Return the first position of a simulation; the same seed gives the same deal."""
        return self.new(secret_of(seed))

    def deal(self, seed: int) -> Position:
        """Deal a first position with the small generator; everything that is the same for every deal is set up once."""
        s = self.unshuffled.clone()
        s.dice = next_state(seed)
        s.turn = below(s.dice, self.seats)
        s.shuffle(s.deck, s.deck_n)
        s.shuffle(s.lord_deck, s.lord_deck_n)
        s.shuffle(s.location_deck, s.location_deck_n)
        s.shuffle(s.loot_deck, s.loot_deck_n)
        s.shuffle(s.leviathan_deck, s.leviathan_deck_n)
        self.begin(s)
        return s

    def stacked(self) -> Position:
        """Return a table with unshuffled decks."""
        s = self.empty()
        self.prepare(s)
        self.lay_decks(s, self.undealt(s), self.lords, self.locations)
        return s

    def lay_decks(self, s: Position, cards: list[int], lords: list[int], locations: list[int]) -> None:
        """Put the decks down in this order, top card last, leaving room for the cards that the boxes deal out."""
        s.deck = vector(cards + [0] * (len(self.cards()) - len(cards)))
        s.deck_n = len(cards)
        s.lord_deck, s.lord_deck_n = vector(lords), len(lords)
        s.location_deck, s.location_deck_n = vector(locations), len(locations)

    def prepare(self, s: Position) -> None:
        """Let the boxes set up their own boards and decks."""
        for box in self.boxes:
            if box.prepare is not None:
                box.prepare(s)

    def undealt(self, s: Position) -> list[int]:
        """Return the exploration cards that no box has dealt out."""
        out: list[int] = []
        for kind, n in sorted(self.card_copies.items()):
            dealt = sum(int(s.cards[seat * s.tables.kinds + kind]) for seat in range(self.seats))
            out += [kind] * (n - dealt)
        return out

    def begin(self, s: Position) -> None:
        """Set up the board with the decks in place, let the boxes add theirs, and begin the first turn."""
        lay_out(s)
        for box in self.boxes:
            if box.begin is not None:
                box.begin(s)
        begin_turn(s, s.turn)
        s.settle()

    def position(self, state: State) -> Position:
        """Return the state as a position of this game."""
        assert isinstance(state, Position)
        return state

    def position_asked(self, state: State, seat: int) -> Position:
        """The position that a program asks about; raise if it is one of another game, or has no such seat."""
        if not isinstance(state, Position):
            raise TypeError(f"this is a position of {state.game.name}, not of {self.name}")
        self.check_seat(seat)
        return state

    def view_of(self, state: State, viewer: int) -> View:
        """Return what a viewer may see and remember."""
        return view(self.position(state), viewer)

    def guess_of(self, state: State, viewer: int, seed: int) -> Position:
        """Return a position that this viewer cannot distinguish from the real one."""
        return guess(self.position(state), viewer, seed)

    def redraw_of(self, state: State, seed: int) -> Position:
        """Return the position with its decks shuffled again."""
        return redraw(self.position(state), seed)

    def observe_of(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write a seat's observation as numbers."""
        observe(self.position(state), viewer, out, at)

    def scores_of(self, state: State) -> list[int]:
        """Points by seat if the game ended now."""
        return score.final_scores(self.position(state))

    def winners_of(self, state: State) -> list[int]:
        """The seats that have won."""
        return score.best_seats(self.position(state))

    def label(self, state: State, action: int) -> Label:
        """Describe a legal action."""
        return label(self.position(state), action)

    def explain(self, state: State, action: int, seat: int) -> Reason | None:
        """Return why an action is not legal now, or None if it is."""
        return explain(self.position(state), action, seat)

    def check_lord(self, lord: int) -> None:
        """Raise if there is no such Lord."""
        lords = len(self.tables.lord_names)
        if not 0 <= lord < lords:
            raise ValueError(f"a Lord is a number from 0 to {lords - 1}, such as game.lord('keeper'), not {lord}")

    def price(self, state: State, seat: int, lord: int) -> tuple[int, list[tuple[str, int]]]:
        """What a Lord costs a seat now, with the parts of the price."""
        self.check_lord(lord)
        return paying.price(self.position_asked(state, seat), seat, lord)

    def afford(self, state: State, seat: int, lord: int) -> Afford:
        """Whether a seat can pay for a Lord, and if not, what is missing."""
        self.check_lord(lord)
        return paying.afford(self.position_asked(state, seat), seat, lord)

    def payments(self, state: State, seat: int, lord: int, most: int = paying.MOST) -> Payments:
        """Every legal payment for a Lord, at most `most` of them, the non-dominated ones first."""
        self.check_lord(lord)
        return paying.payments(self.position_asked(state, seat), seat, lord, most)

    def payment_actions(self, state: State, payment: Payment, ally: int = -1) -> list[int]:
        """The actions of a whole payment, for `State.apply_all` or `Match.play_all`; `ally` is the Ally it affiliates.

        Without `ally` it is the first that may be affiliated.
        """
        chosen = payment.affiliates[0] if ally == NONE and payment.affiliates else ally
        return paying.payment_actions(self.position(state), payment, chosen)

    def lord(self, name: str) -> int:
        """The number of a Lord, given its name as in notations, such as `keeper`."""
        names = self.tables.lord_names
        if name not in names:
            raise ValueError(f"there is no Lord {name!r}; {similar(name, names)}")
        return names.index(name)

    def being_paid(self, state: State) -> int:
        """The Lord that the seat to move is paying for, or -1."""
        return paying.being_paid(self.position(state))

    def leviathan(self, number: int) -> Leviathan:
        """A Leviathan: its race, levels, rewards and penalty."""
        return LEVIATHAN_ROWS[number]

    def worth(self, state: State, seat: int, location: int) -> score.ScoreLine:
        """Current points of a Location for a seat, whether it controls it or not."""
        locations = len(self.tables.location_names)
        if not 0 <= location < locations:
            raise ValueError(f"a Location is a number from 0 to {locations - 1}, not {location}")
        return score.location_line(self.position_asked(state, seat), seat, location)

    def breakdown(self, state: State, seat: int) -> list[score.ScoreLine]:
        """A seat's current score, line by line."""
        return score.breakdown(self.position_asked(state, seat), seat)

    def breakdown_if_over(self, state: State, seat: int) -> list[score.ScoreLine]:
        """A seat's score if the game ended now, after its Krakens are turned in and its hand is affiliated."""
        s = self.position_asked(state, seat).clone()
        turn_in_at_once(s)
        affiliate_hand(s, seat)
        return score.breakdown(s, seat)

    def card_name(self, card: int) -> str:
        """A kind of exploration card: J3, C5, M."""
        return ALLY_NAMES[card]

    def event_card(self, event: Event) -> str:
        """The short name of the card of an event."""
        return self.event_kinds[event.kind].card(self.tables, event.card)

    def blank(self, viewer: int) -> View:
        """A viewer's view before the first event: full decks, and nothing on the table."""
        s = self.empty()
        self.prepare(s)
        s.cards = zeros(len(s.cards))
        s.deck_n, s.lord_deck_n, s.location_deck_n = len(self.cards()), len(self.lords), len(self.locations)
        return view(s, viewer)

    def features(self) -> list[str]:
        """A name for every number of an observation, in order."""
        return feature_names(self.tables, self.seats, self.blank(0))

    def network_input(self) -> NetworkInput:
        """What a network gets besides an observation."""
        from hadal.games.abyss.ai.network_input import AbyssNetworkInput

        return AbyssNetworkInput(self.tables, self.seats)

    def fold(self, view: View, event: Event) -> None:
        """Update a view with an event, as redacted for its viewer."""
        self.event_kinds[event.kind].fold(Folder(view), event)

    def copies(self) -> list[int]:
        """How many of each kind of exploration card are in the open boxes."""
        return [self.card_copies.get(kind, 0) for kind in range(int(self.tables.kinds))]

    def write(self, state: State) -> str:
        """The whole position as one line of text."""
        return notation.write(self.position(state))

    def write_for(self, state: State, viewer: int) -> str:
        """What one viewer sees, as one line of text."""
        return notation.write_for(self.position(state), viewer)

    def read(self, text: str) -> Position:
        """Read a position from its line of text."""
        s = self.empty()
        if text.split(" ", 1)[0] != NAME:
            raise NotationError(f"a position of this game begins with {NAME}", 1)
        self.prepare(s)
        s.cards = zeros(len(s.cards))  # the text contains the cards that a box deals out
        # The reader fills these but cannot create them: mypyc never frees a vector that interpreted code assigns.
        s.deck = zeros(len(self.cards()))
        s.lord_deck, s.location_deck = zeros(len(self.lords)), zeros(len(self.locations))
        partial = Reader(s, text, len(NAME)).read()
        self.check(s, not partial)
        s.settle()
        self.check(s, not partial)
        return s

    def check(self, s: Position, whole: bool) -> None:
        """Reject an impossible position."""
        wrong = faults(s, whole)
        if wrong:
            raise NotationError(f"not a possible position: {'; '.join(wrong)}")

    def faults(self, state: State) -> list[str]:
        """Which invariants a position breaks."""
        return faults(self.position(state))

    def is_valid(self, state: State) -> bool:
        """Whether a position breaks no invariant; quick enough to call after every decision."""
        return is_valid(self.position(state))
