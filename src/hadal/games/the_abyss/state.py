"""The Abyss: the position (named flat vectors of integers) and the tables it refers to."""

from importlib import import_module
from typing import TYPE_CHECKING, cast, final

from hadal.core.events import SPECTATOR
from hadal.core.state import State
from hadal.core.vector import i16, i64, vec
from hadal.games.the_abyss.actions import ActionIds
from hadal.games.the_abyss.deck import Deck

if TYPE_CHECKING:
    from hadal.games.the_abyss.show.named_view import TheAbyssView


class Question:
    """A kind of question: its legal answers and their effects. Stateless; the frame holds the numbers."""

    def offer_answers(self, s: "Position", seat: i64, card: i64, n: i64) -> bool:
        """Offer the legal answers; return True if it must be asked even when there is only one."""
        raise NotImplementedError

    def answer(self, s: "Position", seat: i64, card: i64, n: i64, action: i64) -> None:
        """Carry out the answer."""
        raise NotImplementedError


@final
class Tables:
    """Everything that the options of a table determine: deck, action ids, questions, two switches."""

    def __init__(self, deck: Deck, acts: ActionIds, questions: list[Question], draws: bool, any_card: bool) -> None:
        self.deck = deck
        self.acts = acts
        self.questions = vec[Question](questions)
        self.kinds: i64 = deck.kinds
        self.panic: i64 = deck.panic
        self.rescue_draws = draws  # may a third Panic that was drawn be averted by a sacrifice?
        self.discard_any = any_card  # does a hooked player discard any card of the hand?


@final
class Position(State):
    """A position of The Abyss. Zone `seats` of `hands` holds the cards drawn but not yet kept."""

    tables: Tables
    hands: vec[i64]  # count at zone * kinds + kind
    played: vec[i64]  # combo cards in front of a seat: count at seat * kinds + kind
    out: vec[i64]  # cards out of the round: count at kind
    panics: vec[i64]  # by seat, face up
    alive: vec[i64]  # by seat: 1 while in the round
    totals: vec[i64]  # by seat: points of finished rounds
    began: vec[i64]  # by seat: number of its latest turn this round; negative before the first
    deck: vec[i64]  # kinds, the top card last
    seen: vec[i64]  # by place in the deck: bits of the seats that have looked at the card
    pile: vec[i64]  # the discard pile, the top card last
    # Cards a viewer is sure of: count at (viewer * zones + zone) * kinds + kind. Small numbers are cloned faster.
    known: vec[i16]
    ambiguous_cards: vec[i64]  # cards a viewer knows to be in one of several hands: count at viewer * kinds + kind
    ambiguous_hands: vec[i64]  # by viewer: bits of the hands in which the ambiguous cards are
    deck_n: i64
    pile_n: i64
    waiting: i64  # Panics drawn but not yet placed
    drawer: i64  # whose draw is in progress, or -1
    turn: i64  # whose turn it is
    turns: i64  # turns begun this round
    round: i64
    starter: i64

    def offer_answers(self, question: i64, seat: i64, card: i64, n: i64) -> bool:
        """Offer the answers to a question."""
        return self.tables.questions[question].offer_answers(self, seat, card, n)

    def answer(self, question: i64, seat: i64, card: i64, n: i64, action: i64) -> None:
        """Carry out the answer to a question."""
        self.tables.questions[question].answer(self, seat, card, n, action)

    def clone(self) -> "Position":
        """Return an independent copy that records no events."""
        s = Position()
        self.copy_to(s)
        s.tables = self.tables
        s.hands = self.hands[:]
        s.played = self.played[:]
        s.out = self.out[:]
        s.panics = self.panics[:]
        s.alive = self.alive[:]
        s.totals = self.totals[:]
        s.began = self.began[:]
        s.deck = self.deck[:]
        s.seen = self.seen[:]
        s.pile = self.pile[:]
        s.known = self.known[:]
        s.ambiguous_cards = self.ambiguous_cards[:]
        s.ambiguous_hands = self.ambiguous_hands[:]
        s.deck_n = self.deck_n
        s.pile_n = self.pile_n
        s.waiting = self.waiting
        s.drawer = self.drawer
        s.turn = self.turn
        s.turns = self.turns
        s.round = self.round
        s.starter = self.starter
        return s

    def copy(self) -> "Position":
        """Return an independent copy without a log, like `clone`."""
        return self.clone()

    def guess(self, viewer: int, seed: int) -> "Position":
        """Return a random full position that this viewer cannot tell from the real one."""
        return cast("Position", super().guess(viewer, seed))

    def see(self, viewer: int = SPECTATOR) -> "TheAbyssView":
        """Return the view of a seat or a spectator (-1) with names: `state.see(0).hand[0].name`."""
        view: TheAbyssView = import_module("hadal.games.the_abyss.show.named_view").TheAbyssView(self, viewer)
        return view

    def scores(self) -> list[int]:
        """Points by seat, of finished rounds."""
        return [int(total) for total in self.totals]

    def winners(self) -> list[int]:
        """The highest total; ties go to the player whose latest turn began last (ruling 25)."""
        if self.top > 0:
            return []
        best = 0
        for seat in range(1, int(self.seats)):
            ahead = self.totals[seat] - self.totals[best]
            if ahead > 0 or (ahead == 0 and self.began[seat] > self.began[best]):
                best = seat
        return [best]
