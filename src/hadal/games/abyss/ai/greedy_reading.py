"""Abyss as one seat reads it: its hand, what each Lord asks and brings, the cards that may still come.

Everything here follows from the view and from what the game says to everybody about prices and
points: the order of a deck is never looked at, so equal knowledge gives equal numbers.
"""

from typing import Protocol, cast, final

from hadal.core.state import State

IN_DECK, FACE_UP, GONE, FREE = -1, -2, -3, -1
MONSTER = 0
RACES = "JCHSQ"
Counts = list[int]


class Bill(Protocol):
    """What a Lord asks of a seat, and what it is worth."""

    points: int
    keys: int
    price: int
    races: int
    must: int


class Way(Protocol):
    """One way to pay."""

    cards: list[int]
    pearls: int
    nebulis: int
    gained: int
    next: int
    affiliates: list[int]
    remains: Counts


class Ways(Protocol):
    """All ways to pay, the best first."""

    ways: list[Way]


class Line(Protocol):
    """What a Location brings."""

    points: int


class Leviathan(Protocol):
    """A Leviathan's card."""

    race: int
    resists: list[int]
    rewards: list[int]
    penalty: int
    count: int


class Adviser(Protocol):
    """What the game tells anybody who asks."""

    def afford(self, state: State, seat: int, lord: int) -> Bill:
        """What a Lord asks."""

    def payments(self, state: State, seat: int, lord: int) -> Ways:
        """How it can be paid."""

    def being_paid(self, state: State) -> int:
        """The Lord that the seat to move is paying for."""

    def worth(self, state: State, seat: int, location: int) -> Line:
        """What a Location would bring."""

    def leviathan(self, number: int) -> Leviathan:
        """What a Leviathan is."""

    def fought(self, state: State) -> tuple[int, int]:
        """The zone that the seat to move is fighting in, and its attack so far."""


@final
class Reading:
    """One seat's view in numbers."""

    def __init__(self, guess: State, seat: int) -> None:
        self.guess = guess
        self.me = seat
        self.view = guess.view(seat)
        self.adviser = cast(Adviser, guess.game)
        self.names = names = [guess.game.card_name(kind) for kind in range(len(guess.game.copies()))]
        self.value = [0, *(int(name[1]) for name in names[1:])]
        self.race = [-1, *(RACES.find(name[0]) for name in names[1:])]
        self.hand = self.row("hand")
        self.pearls = self.row("pearls")
        self.seats = len(self.pearls)
        self.owner = self.row("owner")
        self.under = self.row("under")
        self.holder = self.row("holder")
        self.guards = self.row("guards")
        self.nebulis = self.row("nebulis")
        self.court = [lord for lord in self.row("court") if lord >= 0 and self.guard_of(lord) in (-1, seat)]
        self.threat = cast(int, self.view["threat"])
        self.closing = cast(int, self.view["closer"]) >= 0
        memory = cast(dict[str, object], self.view["memory"])
        self.stacks = cast(list[Counts], memory["council"])
        self.hands = cast(list[Counts], memory["hands"])
        self.discard = cast(Counts, memory["discard"])
        self.affiliated = cast(list[Counts], self.view["affiliated"])
        self.bills = {lord: self.adviser.afford(guess, seat, lord) for lord in self.in_sight()}

    def row(self, key: str) -> list[int]:
        """A list of numbers of the view."""
        return cast(list[int], self.view[key])

    def number(self, key: str) -> int:
        """A number of the view."""
        return cast(int, self.view[key])

    def card_name(self, kind: int) -> str:
        """What a kind of exploration card is called."""
        return self.names[kind]

    def is_kraken(self, kind: int) -> bool:
        """Does it stand for any race?"""
        return self.names[kind].startswith("K")

    def guard_of(self, place: int) -> int:
        """Whose Sentinel guards a place (a Lord, 100 + a stack, 200 + a Location); -1 for nobody's."""
        there = [i for i in range(0, len(self.guards), 3) if self.guards[i + 1] == place]
        return self.guards[there[0]] if there else -1

    def stands(self, name: str) -> bool:
        """Has this seat the lasting power of a Lord?"""
        lord = self.guess.game.blocks.block("lord").things.index(name)
        return lord < len(self.owner) and self.owner[lord] == self.me and self.under[lord] == FREE

    def in_sight(self) -> list[int]:
        """The Lords that matter: at Court, in the deck, or before somebody."""
        there = self.guess.game.blocks.block("recruit").things
        return [lord for lord in range(min(len(there), len(self.owner))) if self.owner[lord] > GONE]

    def lord_name(self, lord: int) -> str:
        """What a Lord is called."""
        return self.guess.game.blocks.block("lord").things[lord]

    def lords_of(self, seat: int) -> list[int]:
        """A seat's Lords."""
        return [lord for lord, owner in enumerate(self.owner) if owner == seat]

    def deck_lords(self) -> list[int]:
        """The Lords that may come next."""
        return [lord for lord, owner in enumerate(self.owner) if owner == IN_DECK and lord in self.bills]

    def tile(self, location: int) -> int:
        """What a Location would bring now."""
        return self.adviser.worth(self.guess, self.me, location).points

    def deck_cards(self) -> Counts:
        """By kind, the exploration cards that may come next; the discard pile too when the deck runs out."""
        left = list(self.guess.game.copies())
        laid = self.row("spent")
        for counts in [*self.hands, *self.stacks, *self.affiliated, laid, self.discard]:
            left = [a - b for a, b in zip(left, counts, strict=True)]
        for kind in self.row("track"):
            if kind >= 0:
                left[kind] -= 1
        if sum(left) < 5:
            left = [a + b for a, b in zip(left, self.discard, strict=True)]
        return left

    def best_affiliated(self, race: int) -> int:
        """The strongest affiliated Ally of a race."""
        mine = self.affiliated[self.me]
        return max((self.value[k] for k, n in enumerate(mine) if n > 0 and self.race[k] == race), default=0)

    def missing(self, bill: Bill, hand: Counts, pearls: int) -> float:
        """How many points a hand lacks for a Lord; a race that is not there counts double."""
        sums = [0] * len(RACES)
        wild: list[int] = []
        for kind, n in enumerate(hand):
            if n > 0 and self.race[kind] >= 0:
                sums[self.race[kind]] += n * self.value[kind]
            elif n > 0 and self.is_kraken(kind):
                wild += [self.value[kind]] * n
        others = sorted((n for race, n in enumerate(sums) if race != bill.must), reverse=True)
        used = others[: bill.races - (bill.must >= 0)] + ([sums[bill.must]] if bill.must >= 0 else [])
        lacking = max(0, used.count(0) - len(wild))
        return max(0, bill.price - sum(used) - sum(wild) - pearls - 2 * lacking) + 3 * lacking
