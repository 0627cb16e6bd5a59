"""A good payment for a Lord, found without trying all: by the sums that each race can make.

Which sums a race can make is a number with a bit for each. For every choice of races the least sum that reaches the
price is never wasteful (7.2, rule 6), and any sum below it that Pearls can fill up is legal too.
"""

from typing import Final, final

from hadal.core.vector import i64, vec, zeros
from hadal.games.abyss.ai.hand_value import Purse
from hadal.games.abyss.ai.weights import NEVER, PEARL, VALUE
from hadal.games.abyss.constants import ANY, DIPLOMAT, PLAIN, RACES, SPECIAL
from hadal.games.abyss.rules.explore import bits
from hadal.games.abyss.rules.queries import has, price
from hadal.games.abyss.state import Position

HIGHEST: Final[i64] = 5
MOST: Final = 30  # sums above this are of no use
SUMS: Final = 0x7FFFFFFF


@final
class Payer:
    """Finds a payment; the last one found is kept, to be laid down card by card."""

    counts: vec[i64]  # of the hand: by race and value
    sums: vec[i64]  # by race: the sums that one card or more can make, a bit each
    parts: vec[i64]  # by race: what the payment takes from it
    after: vec[i64]  # by race: the sums that this race and the later ones of the choice can make
    best_parts: vec[i64]
    lord: i64
    seat: i64
    turns: i64
    pearls: i64  # of the payment found

    def __init__(self, purse: Purse) -> None:
        self.purse = purse
        self.counts = zeros(RACES * (HIGHEST + 1))
        self.sums, self.parts, self.best_parts = zeros(RACES), zeros(RACES), zeros(RACES)
        self.after = zeros(RACES + 1)
        self.lord = self.seat = self.turns = -1
        self.pearls = 0

    def read(self, s: Position, seat: i64) -> None:
        """Which sums the hand of the seat can make."""
        t = s.tables
        counts = self.counts
        for i in range(RACES * (HIGHEST + 1)):
            counts[i] = 0
        for race in range(RACES):
            self.sums[race] = 1
        start = seat * t.kinds
        for kind in range(1, t.kinds):
            n = s.cards[start + kind]
            if n > 0 and t.race[kind] < RACES:
                race = t.race[kind]
                value = t.value[kind]
                counts[race * (HIGHEST + 1) + value] += n
                for _ in range(n):
                    self.sums[race] |= self.sums[race] << value & SUMS
        for race in range(RACES):
            self.sums[race] &= SUMS - 1

    def best(self, s: Position, seat: i64, lord: i64) -> i64:
        """What the best payment for a Lord leaves, hand, Pearls and affiliated Ally; NEVER without one.

        `read` and the purse's own `read` have been called for this seat.
        """
        t = s.tables
        asked = price(s, seat, lord)
        races = t.races[lord]
        must = t.must[lord]
        if has(s, seat, DIPLOMAT):
            must = ANY
        found: i64 = NEVER
        chosen: i64
        for chosen in range(1, 32):
            if bits(chosen) == races and (must == ANY or chosen >> must & 1 == 1) and self.spread(chosen):
                left = self.try_races(s, chosen, asked, lord)
                if left > found:
                    found = left
                    self.pearls = self.paid
                    for race in range(RACES):
                        self.best_parts[race] = self.parts[race]
        self.lord = lord
        self.seat = seat
        self.turns = s.turns
        return found

    def spread(self, chosen: i64) -> bool:
        """Work out the sums that these races can make together; False if one of them is not held."""
        after = self.after
        total: i64 = 1
        after[RACES] = 1
        race: i64
        for race in range(RACES - 1, -1, -1):
            if chosen >> race & 1 == 1:
                own = self.sums[race]
                if own == 0:
                    return False
                joined: i64 = 0
                value: i64 = 1
                while own >> value != 0:
                    if own >> value & 1 == 1:
                        joined |= total << value & SUMS
                    value += 1
                total = joined
            after[race] = total
        return True

    paid: i64 = 0  # Pearls of the payment being tried

    def try_races(self, s: Position, chosen: i64, asked: i64, lord: i64) -> i64:
        """The best sum of these races, taken from them the first most; what that leaves."""
        total = self.best_sum(asked)
        if total < 0:
            return NEVER
        self.paid = 0
        if total < asked:
            self.paid = asked - total
        self.split(chosen, total)
        return self.left(s, lord)

    def best_sum(self, asked: i64) -> i64:
        """The sum that costs least: Allies without change, or Pearls for what is missing; -1 for none."""
        possible = self.after[0]
        best: i64 = -1
        least: i64 = 1000000
        total = asked - self.purse.pearls
        total = max(total, 0)
        while total <= MOST and possible >> total != 0:
            if possible >> total & 1 == 1:
                cost = VALUE * total
                if total < asked:
                    cost += PEARL * (asked - total)
                if cost < least:
                    least = cost
                    best = total
                if total >= asked:
                    return best
            total += 1
        return best

    def split(self, chosen: i64, total: i64) -> None:
        """Share a sum out among the races."""
        for race in range(RACES):
            self.parts[race] = 0
            if chosen >> race & 1 == 1:
                part = total
                rest = self.after[race + 1]
                own = self.sums[race]
                while own >> part & 1 == 0 or rest >> (total - part) & 1 == 0:
                    part -= 1
                self.parts[race] = part
                total -= part

    def left(self, s: Position, lord: i64) -> i64:
        """What the hand is worth when these parts are gone."""
        p = self.purse
        gone: i64 = 0
        for race in range(RACES):
            p.sums[race] -= self.parts[race]
            gone += self.parts[race]
        p.value -= gone
        p.pearls -= self.paid
        p.without = lord
        result = p.worth(s)
        p.without = -1
        p.pearls += self.paid
        p.value += gone
        for race in range(RACES):
            p.sums[race] += self.parts[race]
        return result

    def next_card(self, s: Position, seat: i64, lord: i64, last: i64) -> i64:
        """The dearest kind of the payment kept that is still to be laid down, at a place of the order from `last` on.

        -1 when all lie, -2 if what lies is not that payment.
        """
        if self.lord != lord or self.seat != seat or self.turns != s.turns:
            return -2
        t = s.tables
        spent = s.spent() * t.kinds
        best: i64 = -1
        dearest: i64 = 0
        for race in range(RACES):
            part = self.best_parts[race] - self.laid(s, spent, race)
            if part < 0:
                return -2
            if part > 0:
                value = self.dearest_of(s, seat, race, part)
                if value < 0:
                    return -2
                if value > dearest:
                    dearest = value
                    best = race
        return best if best < 0 else self.kind_in_hand(s, seat, best, dearest)

    def laid(self, s: Position, spent: i64, race: i64) -> i64:
        """The value of a race that has been laid down."""
        t = s.tables
        total: i64 = 0
        for kind in range(1, t.kinds):
            if s.cards[spent + kind] > 0 and t.race[kind] == race:
                total += s.cards[spent + kind] * t.value[kind]
        return total

    def dearest_of(self, s: Position, seat: i64, race: i64, part: i64) -> i64:
        """The dearest value to begin with, so that the cheaper cards of the race make up the rest; -1 for none."""
        value: i64
        for value in range(HIGHEST, 0, -1):
            n = self.held(s, seat, race, value)
            if n > 0 and value <= part and self.can_make(s, seat, race, value, n - 1, part - value):
                return value
        return -1

    def can_make(self, s: Position, seat: i64, race: i64, value: i64, n: i64, rest: i64) -> bool:
        """Can so many cards of this value, with those cheaper ones, make a sum?"""
        sums: i64 = 1
        while value > 0:
            while n > 0:
                sums |= sums << value & SUMS
                n -= 1
            value -= 1
            if value > 0:
                n = self.held(s, seat, race, value)
        return sums >> rest & 1 == 1

    def held(self, s: Position, seat: i64, race: i64, value: i64) -> i64:
        """How many Allies of a race and value the hand holds, special ones too."""
        t = s.tables
        start = seat * t.kinds
        n = s.cards[start + PLAIN + (5 - value) * RACES + race]
        special = SPECIAL + (4 - value) * RACES + race
        if value < HIGHEST and special < t.kinds:
            n += s.cards[start + special]
        return n

    def kind_in_hand(self, s: Position, seat: i64, race: i64, value: i64) -> i64:
        """A kind of this race and value in hand, a plain one first."""
        plain = PLAIN + (5 - value) * RACES + race
        if s.cards[seat * s.tables.kinds + plain] > 0:
            return plain
        return SPECIAL + (4 - value) * RACES + race
