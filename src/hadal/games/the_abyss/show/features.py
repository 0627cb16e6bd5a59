"""The Abyss: a seat's observation as numbers, computed from its view alone, and the name of each number.

The order is that of `observation.py`, which writes the same numbers directly from a position. Seats are counted from
the viewer: `seat0` is the viewer, `seat1` the next to play.
"""

from hadal.core.feature_list import ints, lists_of, number, one_of
from hadal.core.observation import seat_from
from hadal.core.state import View
from hadal.games.the_abyss.constants import EYE_DEPTH, PILE_DEPTH, SEAT_LETTERS
from hadal.games.the_abyss.questions import QUESTIONS

COURSE = ("round", "turns", "waiting", "drawn_size", "deck_size")
SEAT_NUMBERS = ("total", "alive", "panics", "began", "hand_size")
SEAT_LISTS = ("totals", "alive", "panics", "began", "sizes")  # the same in a view


class Layout:
    """How the numbers are laid out at one table: the kinds of card and the seats."""

    def __init__(self, kinds: list[str], seats: int) -> None:
        self.kinds = kinds
        self.seats = seats

    def names(self) -> list[str]:
        """A name for every number, in order."""
        seats = [f"seat{i}" for i in range(self.seats)]
        kinds = self.kinds
        out = [f"me:{SEAT_LETTERS[seat]}" for seat in range(self.seats)]
        out += [f"asked:{seat}" for seat in seats] + [f"asked:{question}" for question in QUESTIONS]
        out += ["asked.card", "asked.n"]
        out += [f"{what}:{seat}" for what in ("turn", "starter", "drawer") for seat in seats]
        out += COURSE
        out += [f"{seat}.{what}" for seat in seats for what in SEAT_NUMBERS]
        out += [f"seat0.hand.{kind}" for kind in kinds] + [f"seat0.drawn.{kind}" for kind in kinds]
        out += [f"{seat}.played.{kind}" for seat in seats for kind in kinds]
        out += [f"out.{kind}" for kind in kinds] + [f"pile.{kind}" for kind in kinds]
        out += [f"pile{depth + 1}:{kind}" for depth in range(PILE_DEPTH) for kind in kinds]
        out += [f"{zone}.known.{kind}" for zone in (*seats, "drawn") for kind in kinds]
        out += [f"loose.{kind}" for kind in kinds] + [f"loose:{seat}" for seat in seats]
        for depth in range(EYE_DEPTH):
            out += [f"deck{depth + 1}:{kind}" for kind in kinds]
            out += [f"deck{depth + 1}.looked:{seat}" for seat in seats]
        return out + [f"deck.known.{kind}" for kind in kinds]

    def flat(self, view: View, asked: list[int]) -> list[int]:
        """Return a seat's view and the current question as a list of numbers."""
        me = number(view["viewer"])
        memory = view["memory"]
        assert isinstance(memory, dict)
        seat, question, card, n = asked
        out = one_of(self.seats, me) + self.seat(me, seat) + one_of(len(QUESTIONS), question)
        out += [card, n] if question >= 0 else [0, 0]
        for key in ("turn", "starter", "drawer"):
            out += self.seat(me, number(view[key]))
        out += [number(view[key]) for key in COURSE]
        lists = [ints(view[key]) for key in SEAT_LISTS]
        for other in self.round(me):
            out += [values[other] for values in lists]
        out += ints(view["hand"]) + (ints(view["drawn"]) or [0] * len(self.kinds))
        played, known = lists_of(view["played"]), lists_of(memory["hands"])
        for other in self.round(me):
            out += played[other]
        out += ints(view["out"]) + self.pile(ints(view["pile"]))
        for zone in (*self.round(me), self.seats):
            out += known[zone]
        out += ints(memory["loose"]) + self.seats_in(me, number(memory["among"]))
        return out + self.deck(me, ints(memory["deck"]), ints(memory["looked"]))

    def seat(self, me: int, seat: int) -> list[int]:
        """One number for each seat, counted from the viewer; all 0 for nobody."""
        return one_of(self.seats, int(seat_from(me, seat, self.seats)))

    def round(self, me: int) -> list[int]:
        """The seats in turn order, starting with the viewer."""
        return [(me + i) % self.seats for i in range(self.seats)]

    def seats_in(self, me: int, bits: int) -> list[int]:
        """A number for each seat, counted from the viewer: 1 if its bit is set."""
        return [bits >> seat & 1 for seat in self.round(me)]

    def pile(self, cards: list[int]) -> list[int]:
        """The discard pile by kind, and its topmost cards."""
        kinds = len(self.kinds)
        out = [cards.count(kind) for kind in range(kinds)]
        for depth in range(PILE_DEPTH):
            out += one_of(kinds, cards[-1 - depth] if depth < len(cards) else -1)
        return out

    def deck(self, me: int, cards: list[int], looked: list[int]) -> list[int]:
        """The topmost cards of the deck that were looked at, and everything the viewer knows about it."""
        kinds = len(self.kinds)
        out: list[int] = []
        for depth in range(EYE_DEPTH):
            there = depth < len(cards)
            out += one_of(kinds, cards[depth] if there else -1) + self.seats_in(me, looked[depth] if there else 0)
        return out + [cards.count(kind) for kind in range(kinds)]
