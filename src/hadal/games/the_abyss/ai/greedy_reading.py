"""The Abyss as one seat reads it: the cards it has not seen, the hands it estimates, the next draw."""

from collections.abc import Callable
from typing import cast, final

from hadal.core.state import State

SACRIFICE = 15
FATAL = 3
PANIC, SWORD, HOOK, EYE = "X", "S", "H", "E"
NO_CARD = -1


@final
class Reading:
    """One seat's view in numbers. Nothing here looks past the view."""

    def __init__(self, guess: State, seat: int) -> None:
        view = guess.view(seat)
        self.view = view
        self.me = seat
        names = [guess.game.card_name(kind) for kind in range(len(guess.game.copies()))]
        self.suits = [name[0] for name in names]
        self.points = [int(name[1:] or 0) for name in names]
        self.panic = self.suits.index(PANIC)
        self.totals = self.row("totals")
        self.panics = self.row("panics")
        self.alive = self.row("alive")
        self.sizes = self.row("sizes")
        self.hand = self.row("hand")
        self.pile = self.row("pile")
        self.waiting = cast(int, view["waiting"])
        memory = cast(dict[str, object], view["memory"])
        self.sure = cast(list[list[int]], memory["hands"])
        self.deck = cast(list[int], memory["deck"])
        self.pool = self.unseen(guess.game.copies())
        self.blind = self.deck.count(NO_CARD)
        self.average = self.mean_card()
        self.rivals = [s for s in self.clockwise() if self.alive[s]]

    def row(self, key: str) -> list[int]:
        """A list of numbers of the view."""
        return cast(list[int], self.view[key])

    def clockwise(self) -> list[int]:
        """The other seats, the next one first."""
        seats = len(self.alive)
        return [(self.me + i) % seats for i in range(1, seats)]

    def unseen(self, copies: list[int]) -> list[int]:
        """By kind, the cards that may be anywhere: neither before me nor known to be in some place."""
        left = list(copies)
        played = cast(list[list[int]], self.view["played"])
        for counts in [self.hand, self.row("drawn"), self.row("out"), *played, *self.sure]:
            for kind, count in enumerate(counts):
                left[kind] -= count
        for kind in self.pile + [card for card in self.deck if card != NO_CARD]:
            left[kind] -= 1
        left[self.panic] -= sum(self.panics) + self.waiting
        return left

    def mean_card(self) -> float:
        """Points of an unseen card that is not a Panic."""
        cards = sum(self.pool) - self.pool[self.panic]
        return sum(n * points for n, points in zip(self.pool, self.points, strict=True)) / max(1, cards)

    def held(self, seat: int) -> float:
        """Points in a hand: mine exactly, a rival's by what I know of it and the mean card."""
        counts = self.hand if seat == self.me else self.sure[seat]
        known = sum(n * points for n, points in zip(counts, self.points, strict=True))
        return known + (self.sizes[seat] - sum(counts)) * self.average

    def mean_held(self, seat: int) -> float:
        """Points of a card stolen from this hand."""
        return self.held(seat) / max(1, self.sizes[seat])

    def cards_at(self, place: int, drawn: int = NO_CARD) -> list[tuple[int, float]]:
        """What may lie at a place of the deck and how likely, after this card was drawn before it."""
        if place >= len(self.deck):
            return [(NO_CARD, 1.0)]
        if self.deck[place] != NO_CARD:
            return [(self.deck[place], 1.0)]
        pool = list(self.pool)
        blind = self.blind
        if drawn != NO_CARD and self.deck[place - 1] == NO_CARD:
            pool[drawn] -= 1
            blind -= 1
        scare = min(1.0, pool[self.panic] / max(1, blind))  # every unseen Panic is in the deck, no hand holds one
        others = max(1, sum(pool) - pool[self.panic])
        chances = [(kind, (1 - scare) * n / others) for kind, n in enumerate(pool) if n > 0 and kind != self.panic]
        return [*chances, (self.panic, scare)] if scare > 0 else chances

    def expect(self, place: int, value: Callable[[int, int], float]) -> float:
        """The mean of a value over the two cards that are drawn from this place of the deck."""
        total = 0.0
        for first, chance in self.cards_at(place):
            for second, then in self.cards_at(place + 1, first):
                total += chance * then * value(first, second)
        return total

    def risk(self) -> float:
        """How likely a Panic is in some draw of two cards from the deck."""
        panics = self.pool[self.panic] + self.deck.count(self.panic)
        return 1 - (1 - panics / max(1, len(self.deck))) ** 2
