"""Lucky Dip, a small card game that shows what a game from another package needs.

Each seat holds two of nine cards, 1 to 9. On your turn, play a card (score its number and draw a hidden one) or dip:
roll for 1 to 3 points (0 to 2 in version 1 of the rules) and play your lowest card unscored. The game ends when all
hands are empty.
"""

from typing import cast

from hadal.core.actions import Blocks
from hadal.core.chance import Stream, entry_dice, shuffle
from hadal.core.events import EVERYONE, HIDDEN, NOBODY, Event, audience_of
from hadal.core.game import Game
from hadal.core.notation import NotationError, words
from hadal.core.options import Options
from hadal.core.state import ASKED, FRAME, State, View
from hadal.core.vector import i64, numbers, vec, vector, zeros

CARDS = 9
TURN, REFILL = 0, 1  # questions
DRAWN, LAID, DIPPED = 1, 2, 3  # events


class Dip(State):
    """The owner of each card (a seat, DECK or TABLE), the deck, and the points."""

    holder: vec[i64]
    deck: vec[i64]  # top card last
    deck_n: i64
    points: vec[i64]

    def hand(self, seat: int) -> list[int]:
        """The cards of a seat, ascending."""
        return [card for card in range(CARDS) if self.holder[card] == seat]

    def offer_answers(self, question: i64, seat: i64, card: i64, n: i64) -> bool:
        if question == REFILL:
            self.offer(0)
            return False
        for held in self.hand(seat):
            self.offer(held)
        if self.count:
            self.offer(CARDS)
        return True

    def answer(self, question: i64, seat: i64, card: i64, n: i64, action: i64) -> None:
        if question == REFILL:
            return self.refill(seat)
        self.ask(TURN, (seat + 1) % self.seats, 0, 0)
        self.ask(REFILL, seat, 0, 0)
        laid = action if action < CARDS else self.hand(seat)[0]
        gained = action + 1 if action < CARDS else self.below(3) + cast("LuckyDip", self.game).least
        self.holder[laid] = -2
        self.points[seat] += gained
        self.tell(LAID if action < CARDS else DIPPED, seat, NOBODY, laid, gained, EVERYONE)

    def refill(self, seat: i64) -> None:
        """Draw a card, unless the deck is empty."""
        if self.deck_n > 0:
            self.deck_n -= 1
            card = self.deck[self.deck_n]
            self.holder[card] = seat
            self.revealed = True
            self.tell(DRAWN, seat, NOBODY, card, 0, self.audience(int(seat)))

    def audience(self, seat: int) -> int:
        """Who may see a card that a seat draws."""
        return audience_of(seat)

    def clone(self) -> "Dip":
        other = type(self)()
        self.copy_to(other)
        other.holder, other.deck = self.holder[:], self.deck[:]
        other.points, other.deck_n = self.points[:], self.deck_n
        return other

    def scores(self) -> list[int]:
        return [int(n) for n in self.points]

    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best] if self.over() else []

    def view(self, viewer: int) -> View:
        return {
            "viewer": viewer,
            "points": self.scores(),
            "laid": [int(holder == -2) for holder in self.holder],
            "sizes": [len(self.hand(seat)) for seat in range(self.seats)],
            "hand": [int(viewer >= 0 and holder == viewer) for holder in self.holder],
            "deck": int(self.deck_n),
            "asked": [self.to_move(), self.question()],
        }

    def guess(self, viewer: int, seed: int) -> "Dip":
        other = self.clone()
        unseen = vector([c for c in range(CARDS) if self.holder[c] == -1 or self.holder[c] not in (viewer, -2)])
        other.dice = shuffle(unseen, len(unseen), seed & 2**62 - 1)
        other.lay_out(numbers(unseen, 0, len(unseen)), viewer)
        if other.to_move() != viewer and not other.over():
            other.count = 0
            other.offer_answers(TURN, other.to_move(), 0, 0)
        return other

    def redraw(self, seed: int) -> "Dip":
        other = self.clone()
        other.dice = shuffle(other.deck, other.deck_n, seed & 2**62 - 1)
        return other

    def lay_out(self, cards: list[int], viewer: int) -> None:
        """Give the hidden hands and the deck these cards."""
        sizes = [len(self.hand(seat)) for seat in range(self.seats)]
        for seat, size in enumerate(sizes):
            for _ in range(size if seat != viewer else 0):
                self.holder[cards.pop()] = seat
        for place, card in enumerate(cards):
            self.deck[place] = card
            self.holder[card] = -1


class LuckyDip(Game):
    """The game; `kind` is the class of its positions, so that tests can plant a defect."""

    kind: type[Dip] = Dip

    def __init__(self, options: Options) -> None:
        self.name = "lucky_dip"
        self.options, self.seats = options, options.seats
        self.least = options.rules - 1  # points of a dip
        self.blocks = Blocks([("lay", [str(card + 1) for card in range(CARDS)]), ("dip", [""])])
        self.questions = ["turn", "refill"]
        self.events = ["asked", "drawn", "laid", "dipped"]

    def empty(self) -> Dip:
        """A position with nothing dealt."""
        s = self.kind()
        s.game, s.seats = self, self.seats
        s.frames, s.choices = zeros(8 * FRAME), zeros(CARDS + 1)
        s.top = s.count = s.dice = s.deck_n = 0
        s.revealed, s.log = False, []
        s.holder, s.deck, s.points = vector([-1] * CARDS), zeros(CARDS), zeros(self.seats)
        return s

    def new(self, secret: bytes) -> Dip:
        s = self.empty()
        s.dice = entry_dice(secret, 0)
        s.deck = vector(Stream(secret, "deal").shuffled(list(range(CARDS))))
        s.deck_n = CARDS
        for i in range(2 * self.seats):  # two cards for each seat; seat 0 begins
            s.refill(i % self.seats)
        s.ask(TURN, 0, 0, 0)
        s.settle()
        return s

    def blank(self, viewer: int) -> View:
        view: View = {key: [0] * self.seats for key in ("points", "sizes")}
        view |= {key: [0] * CARDS for key in ("laid", "hand")}
        return view | {"viewer": viewer, "deck": CARDS, "asked": [-1, -1]}

    def fold(self, view: View, event: Event) -> None:
        v = cast("dict[str, list[int]]", view)
        if event.kind == ASKED:
            v["asked"] = [event.seat, event.n]
        elif event.kind == DRAWN:
            view["deck"] = cast(int, view["deck"]) - 1
            v["sizes"][event.seat] += 1
            if event.seat == view["viewer"]:
                v["hand"][event.card] = 1
        else:
            v["sizes"][event.seat] -= 1
            v["points"][event.seat] += event.n
            v["laid"][event.card] = 1
            v["hand"][event.card] = 0

    def write(self, state: State) -> str:
        s = cast(Dip, state)
        rows = [numbers(row, 0, len(row)) for row in (s.holder, s.deck[: s.deck_n], s.points)]
        holder, deck, points = (",".join(map(str, row)) for row in rows)
        zones = f"seats={self.seats} holder={holder} deck={deck} points={points}"
        return f"lucky_dip {zones} seat={s.to_move()} dice={s.dice} fresh={int(s.revealed)}"

    def read(self, text: str) -> Dip:
        found = {word.key: word.value for word in words(text, len("lucky_dip"))}
        s = self.empty()
        s.log = None
        try:
            s.holder, s.points = vector(listed(found["holder"])), vector(listed(found["points"]))
            deck = listed(found["deck"])
            s.dice, s.revealed, seat = int(found["dice"]), found["fresh"] == "1", int(found["seat"])
        except (KeyError, ValueError) as error:
            raise NotationError(str(error)) from None
        s.deck_n = len(deck)
        s.deck = vector(deck + [HIDDEN] * (CARDS - len(deck)))
        if seat >= 0:
            s.ask(TURN, seat, 0, 0)
        s.settle()
        return s

    def faults(self, state: State) -> list[str]:
        s = cast(Dip, state)
        deck = sorted(numbers(s.deck, 0, s.deck_n))
        return [] if deck == s.hand(-1) else [f"the deck is {deck}, but {s.hand(-1)} are said to be in it"]


def listed(text: str) -> list[int]:
    """Numbers separated by commas."""
    return [int(part) for part in text.split(",")] if text else []
