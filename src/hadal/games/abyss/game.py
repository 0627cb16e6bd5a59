"""Abyss as a Game: opens the boxes, lays the tables, makes and reads positions."""

from typing import Final, final

from hadal.core.dice import Stream, below, entry_dice, rolled
from hadal.core.event import Event
from hadal.core.game import Game, State, View
from hadal.core.label import Label, Reason
from hadal.core.notation import NotationError
from hadal.core.options import Option, Options
from hadal.core.vector import vector
from hadal.games.abyss import acts, ask, notation, score, tell
from hadal.games.abyss import afford as paying
from hadal.games.abyss.afford import Afford, Payments
from hadal.games.abyss.boxes.base.box import base_box
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.deal import empty, lay_out, tables
from hadal.games.abyss.explain import explain
from hadal.games.abyss.faults import faults, sound
from hadal.games.abyss.fold import blank, fold
from hadal.games.abyss.guess import guess
from hadal.games.abyss.label import label
from hadal.games.abyss.names import ALLY_NAMES
from hadal.games.abyss.nouns import event_card
from hadal.games.abyss.reading import Reader
from hadal.games.abyss.state import Eyes, Position, Tables
from hadal.games.abyss.turn import affiliate_hand
from hadal.games.abyss.view import view

NAME: Final = "abyss"
SEATS: Final = [2, 3, 4]


def switches() -> list[Option]:
    """The options of a table (section 15)."""
    return [
        Option("hand_limit", ["auto", "12", "none"], "how many Allies a hand may hold at the end of one's turn"),
        Option("court_end", ["refill_fails", "deck_empty"], "what about the Court triggers the end"),
        Option("allow_useless_allies", ["false", "true"], "may an Ally be thrown into a payment for nothing?"),
        Option("ambassador_keys", ["0", "3"], "do Ambassadors count as Lords with a key when scoring?"),
        Option("commander_purchase_check", ["immediate", "own_turn_end"], "when a buyer obeys the Commander"),
        Option("black_smokers_tile", ["removed", "into_deck"], "where Black Smokers goes when it is replaced"),
    ]


def open_boxes(options: Options) -> list[Box]:
    """The boxes of a table."""
    return [base_box()]


@final
class Sight(Eyes):
    """The ways of looking at a position."""

    def view(self, s: Position, viewer: int) -> View:
        """What a viewer may see and remember."""
        return view(s, viewer)

    def guess(self, s: Position, viewer: int, seed: int) -> Position:
        """A position this viewer cannot tell from the real one."""
        return guess(s, viewer, seed)

    def scores(self, s: Position) -> list[int]:
        """Points by seat, as the cards lie."""
        return score.final_scores(s)

    def winners(self, s: Position) -> list[int]:
        """Who has won."""
        return score.best_seats(s)


@final
class Abyss(Game):
    """The board game with its options."""

    def __init__(self, options: Options) -> None:
        self.name = NAME
        self.options = options
        self.seats = options.seats
        self.questions = list(ask.QUESTIONS)
        self.events = list(tell.EVENTS)
        self.blocks = acts.blocks()
        boxes = open_boxes(options)
        self.card_copies = {kind: n for box in boxes for kind, n in box.copies.items()}
        self.token_copies = {kind: n for box in boxes for kind, n in box.tokens.items()}
        self.lords = [row.lord for box in boxes for row in box.lords]
        self.locations = [row.location for box in boxes for row in box.locations]
        self.tables = self.lay_tables(boxes)

    def lay_tables(self, boxes: list[Box]) -> Tables:
        """The tables of the boxes, with the switches of this table."""
        t = tables(boxes)
        chosen = self.options.values
        t.eyes = Sight()
        t.hand_limit = 12 if chosen["hand_limit"] == "12" else 0
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
        for kind, n in self.token_copies.items():
            s.tokens[self.seats * self.tables.tokens + kind] = n
        return s

    def cards(self) -> list[int]:
        """All exploration cards."""
        return [kind for kind, n in sorted(self.card_copies.items()) for _ in range(n)]

    def new(self, secret: bytes) -> Position:
        """The first position, dealt from a cryptographic stream over the secret."""
        stream = Stream(secret, "deal")
        s = self.empty()
        s.log = []
        s.dice = entry_dice(secret, 0)
        s.turn = stream.below(self.seats)
        self.stack_decks(s, stream.shuffled(self.cards()), stream.shuffled(self.lords), stream.shuffled(self.locations))
        lay_out(s)
        return s

    def deal(self, dice: int) -> Position:
        """A first position dealt by the small generator."""
        s = self.empty()
        s.dice = rolled(dice)
        s.turn = below(s.dice, self.seats)
        self.stack_decks(s, self.cards(), self.lords, self.locations)
        s.shuffle(s.deck, s.deck_n)
        s.shuffle(s.lord_deck, s.lord_deck_n)
        s.shuffle(s.location_deck, s.location_deck_n)
        lay_out(s)
        return s

    def stack_decks(self, s: Position, cards: list[int], lords: list[int], locations: list[int]) -> None:
        """Lay the decks down in this order, the top card last."""
        s.deck, s.deck_n = vector(cards), len(cards)
        s.lord_deck, s.lord_deck_n = vector(lords), len(lords)
        s.location_deck, s.location_deck_n = vector(locations), len(locations)

    def position(self, state: State) -> Position:
        """The state as one of this game's."""
        assert isinstance(state, Position)
        return state

    def label(self, state: State, action: int) -> Label:
        """One legal action described."""
        return label(self.position(state), action)

    def explain(self, state: State, action: int, seat: int) -> Reason | None:
        """Why an action is not legal now, or None if it is."""
        return explain(self.position(state), action, seat)

    def price(self, state: State, seat: int, lord: int) -> tuple[int, list[tuple[str, int]]]:
        """What a Lord costs a seat now, and what that is made of."""
        return paying.price(self.position(state), seat, lord)

    def afford(self, state: State, seat: int, lord: int) -> Afford:
        """Can a seat pay for a Lord, and if not, what is missing?"""
        return paying.afford(self.position(state), seat, lord)

    def payments(self, state: State, seat: int, lord: int) -> Payments:
        """Every legal payment for a Lord, the non-dominated ones first."""
        return paying.payments(self.position(state), seat, lord)

    def being_paid(self, state: State) -> int:
        """The Lord that the seat to move is paying for, or -1."""
        return paying.being_paid(self.position(state))

    def worth(self, state: State, seat: int, location: int) -> score.Line:
        """What a Location is, or would be, worth to a seat as the cards lie."""
        return score.location_line(self.position(state), seat, location)

    def breakdown(self, state: State, seat: int) -> list[score.Line]:
        """A seat's score as the cards lie, line by line."""
        return score.breakdown(self.position(state), seat)

    def breakdown_if_over(self, state: State, seat: int) -> list[score.Line]:
        """A seat's score if the game ended now: with the affiliation of its hand."""
        s = self.position(state).clone()
        affiliate_hand(s, seat)
        return score.breakdown(s, seat)

    def card_name(self, card: int) -> str:
        """A kind of exploration card: J3, C5, M."""
        return ALLY_NAMES[card]

    def event_card(self, event: Event) -> str:
        """The short name of what an event is about."""
        return event_card(event)

    def blank(self, viewer: int) -> View:
        """A viewer's view before the first event."""
        tokens = sum(self.token_copies.values())
        return blank(viewer, self.seats, self.tables, len(self.cards()), len(self.lords), len(self.locations), tokens)

    def fold(self, view: View, event: Event) -> None:
        """Bring a view up to date with an event as its viewer was told it."""
        fold(view, event)

    def copies(self) -> list[int]:
        """How many of each kind of exploration card are in the open boxes."""
        return [self.card_copies.get(kind, 0) for kind in range(int(self.tables.kinds))]

    def usual(self) -> dict[str, str]:
        """The options as they are when nobody chooses."""
        return {option.name: option.default for option in switches()}

    def write(self, state: State) -> str:
        """The whole position as one line of text."""
        return notation.write(self.position(state))

    def write_for(self, state: State, viewer: int) -> str:
        """What one viewer sees, as one line of text."""
        return notation.write_for(self.position(state), viewer)

    def read(self, text: str) -> Position:
        """The position that a line of text describes."""
        s = self.empty()
        if text.split(" ", 1)[0] != NAME:
            raise NotationError(f"a position of this game begins with {NAME}", 1)
        partial = Reader(s, text, len(NAME)).read()
        self.check(s, not partial)
        s.settle()
        self.check(s, not partial)
        return s

    def check(self, s: Position, whole: bool) -> None:
        """Refuse a position that cannot be."""
        wrong = faults(s, whole)
        if wrong:
            raise NotationError(f"not a possible position: {'; '.join(wrong)}")

    def faults(self, state: State) -> list[str]:
        """Which invariants a position breaks."""
        return faults(self.position(state))

    def sound(self, state: State) -> bool:
        """Does a position break no invariant? For audits that ask after every decision."""
        return sound(self.position(state))
