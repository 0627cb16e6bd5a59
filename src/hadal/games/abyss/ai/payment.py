"""Payments for a Lord: a good one found quickly (QuickPayment), or the best of all (BestPayment)."""

from typing import Final, final

from hadal.core.vector import i64, vec, zeros
from hadal.games.abyss import actions, constants
from hadal.games.abyss.ai.hand_value import NO_ALLY, HandValue
from hadal.games.abyss.ai.weights import NEVER, PEARL, VALUE
from hadal.games.abyss.rules.explore import bits
from hadal.games.abyss.rules.nebulis import may_split, spent_yield
from hadal.games.abyss.rules.payment import followers, is_complete, new_bill
from hadal.games.abyss.rules.queries import court_size, has, price
from hadal.games.abyss.rules.recruit import missing_value
from hadal.games.abyss.rules.score import extreme_value
from hadal.games.abyss.state import Position

HIGHEST: Final = 5
MOST: Final = 30  # higher sums are of no use
SUMS: Final = 0x7FFFFFFF
MOST_WAYS: Final = 1000  # maximum payments that BestPayment tries
MOST_NEBULIS: Final[i64] = 2  # maximum cards in one payment


def affiliating(s: Position, seat: i64, kind: i64) -> i64:
    """Value that an affiliated Ally adds beyond the highest one of its race."""
    t = s.tables
    value = t.value[kind]
    best = extreme_value(s, seat, t.race[kind], True)
    return 100 * value + (1000 * (value - best) if value > best else 0)


@final
class QuickPayment:
    """Finds a good payment from the sums that each race can make, and keeps it to be laid down card by card.

    The sums that a race can make are the bits of an integer. For every choice of races, the smallest sum that reaches
    the price is never wasteful (7.2, rule 6), and any lower sum that Pearls can fill up is legal as well.
    """

    counts: vec[i64]  # cards in hand, by race and value
    sums: vec[i64]  # by race: the sums that one or more cards can make, one bit each
    parts: vec[i64]  # by race: the part of the payment that it makes
    after: vec[i64]  # by race: the sums that this race and the later ones of the choice can make
    best_parts: vec[i64]
    lord: i64
    seat: i64
    turns: i64
    pearls: i64  # of the payment found

    def __init__(self, hand: HandValue) -> None:
        self.hand = hand
        self.counts = zeros(constants.RACES * (HIGHEST + 1))
        self.sums, self.parts, self.best_parts = zeros(constants.RACES), zeros(constants.RACES), zeros(constants.RACES)
        self.after = zeros(constants.RACES + 1)
        self.lord = self.seat = self.turns = -1
        self.pearls = 0

    def read(self, s: Position, seat: i64) -> None:
        """Compute the sums that the seat's hand can make."""
        t = s.tables
        counts = self.counts
        for i in range(constants.RACES * (HIGHEST + 1)):
            counts[i] = 0
        for race in range(constants.RACES):
            self.sums[race] = 1
        start = seat * t.kinds
        for kind in range(1, t.kinds):
            n = s.cards[start + kind]
            if n > 0 and t.race[kind] < constants.RACES:
                race = t.race[kind]
                value = t.value[kind]
                counts[race * (HIGHEST + 1) + value] += n
                for _i in range(n):
                    self.sums[race] |= self.sums[race] << value & SUMS
        for race in range(constants.RACES):
            self.sums[race] &= SUMS - 1

    def best(self, s: Position, seat: i64, lord: i64) -> i64:
        """Value of hand, Pearls and affiliated Ally after the best payment for a Lord; NEVER if there is none.

        Call `read` here and on the hand for this seat first.
        """
        t = s.tables
        asked = price(s, seat, lord)
        races = t.races[lord]
        must = t.must[lord]
        if has(s, seat, constants.DIPLOMAT):
            must = constants.ANY
        found: i64 = NEVER
        chosen: i64
        for chosen in range(1, 32):
            if bits(chosen) == races and (must == constants.ANY or chosen >> must & 1 == 1) and self.spread(chosen):
                left = self.try_races(s, chosen, asked, lord)
                if left > found:
                    found = left
                    self.pearls = self.paid
                    for race in range(constants.RACES):
                        self.best_parts[race] = self.parts[race]
        self.lord = lord
        self.seat = seat
        self.turns = s.turns
        return found

    def spread(self, chosen: i64) -> bool:
        """Compute the sums that these races can make together; return False if the hand lacks one of them."""
        after = self.after
        total: i64 = 1
        after[constants.RACES] = 1
        race: i64
        for race in range(constants.RACES - 1, -1, -1):
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
        """Try the best sum of these races, taking most from the first one; return the value of what remains."""
        total = self.best_sum(asked)
        if total < 0:
            return NEVER
        self.paid = 0
        if total < asked:
            self.paid = asked - total
        self.split(chosen, total)
        return self.left(s, lord)

    def best_sum(self, asked: i64) -> i64:
        """Return the cheapest sum: one that needs no change, or one that Pearls fill up; -1 if there is none."""
        possible = self.after[0]
        best: i64 = -1
        least: i64 = 1000000
        total = asked - self.hand.pearls
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
        """Distribute a sum among the races."""
        for race in range(constants.RACES):
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
        """Value of the hand without these parts."""
        p = self.hand
        gone: i64 = 0
        for race in range(constants.RACES):
            p.sums[race] -= self.parts[race]
            gone += self.parts[race]
        p.value -= gone
        p.pearls -= self.paid
        p.without = lord
        result = p.worth(s)
        p.without = -1
        p.pearls += self.paid
        p.value += gone
        for race in range(constants.RACES):
            p.sums[race] += self.parts[race]
        return result

    def next_card(self, s: Position, seat: i64, lord: i64, last: i64) -> i64:
        """Return the next kind of the kept payment to lay down, at place `last` of the order or later.

        -1 if all its cards have been laid down, -2 if the cards laid down do not belong to this payment.
        """
        if self.lord != lord or self.seat != seat or self.turns != s.turns:
            return -2
        t = s.tables
        spent = s.spent() * t.kinds
        best: i64 = -1
        highest: i64 = 0
        for race in range(constants.RACES):
            part = self.best_parts[race] - self.laid(s, spent, race)
            if part < 0:
                return -2
            if part > 0:
                value = self.highest_of(s, seat, race, part)
                if value < 0:
                    return -2
                if value > highest:
                    highest = value
                    best = race
        return best if best < 0 else self.kind_in_hand(s, seat, best, highest)

    def laid(self, s: Position, spent: i64, race: i64) -> i64:
        """Value of the cards of a race that have been laid down."""
        t = s.tables
        total: i64 = 0
        for kind in range(1, t.kinds):
            if s.cards[spent + kind] > 0 and t.race[kind] == race:
                total += s.cards[spent + kind] * t.value[kind]
        return total

    def highest_of(self, s: Position, seat: i64, race: i64, part: i64) -> i64:
        """Return the highest value to start with so that lower cards make up the rest; -1 if there is none."""
        value: i64
        for value in range(HIGHEST, 0, -1):
            n = self.held(s, seat, race, value)
            if n > 0 and value <= part and self.can_make(s, seat, race, value, n - 1, part - value):
                return value
        return -1

    def can_make(self, s: Position, seat: i64, race: i64, value: i64, n: i64, rest: i64) -> bool:
        """Return whether n cards of this value and the lower ones can make a sum."""
        sums: i64 = 1
        while value > 0:
            for _i in range(n):
                sums |= sums << value & SUMS
            value -= 1
            if value > 0:
                n = self.held(s, seat, race, value)
        return sums >> rest & 1 == 1

    def held(self, s: Position, seat: i64, race: i64, value: i64) -> i64:
        """Number of Allies of a race and value in hand, including special ones."""
        t = s.tables
        start = seat * t.kinds
        n = s.cards[start + constants.PLAIN + (5 - value) * constants.RACES + race]
        special = constants.SPECIAL + (4 - value) * constants.RACES + race
        if value < HIGHEST and special < t.kinds:
            n += s.cards[start + special]
        return n

    def kind_in_hand(self, s: Position, seat: i64, race: i64, value: i64) -> i64:
        """Return a kind of this race and value in hand, preferably a plain one."""
        plain = constants.PLAIN + (5 - value) * constants.RACES + race
        if s.cards[seat * s.tables.kinds + plain] > 0:
            return plain
        return constants.SPECIAL + (4 - value) * constants.RACES + race


@final
class BestPayment:
    """Finds the best of all legal payments, judged by what remains and by the Ally that is affiliated."""

    most: i64  # value of hand, Pearls, affiliated Ally and Nebulis after the best payment; NEVER if there is none
    action: i64  # the next step of that payment
    tried: i64

    def __init__(self, hand: HandValue) -> None:
        self.hand = hand
        self.most = NEVER
        self.action = -1
        self.tried = 0

    def find(self, s: Position, seat: i64, lord: i64, place: i64) -> i64:
        """Value of what remains after the best payment that continues from the cards laid down.

        Only kinds at places up to `place` of the order are added. The hand must have been read for this seat. Cards of
        `s` are moved while payments are tried, and moved back.
        """
        p = self.hand
        pearls = p.pearls
        self.most = NEVER
        self.action = -1
        self.tried = 0
        p.without = lord
        self.try_from(s, seat, lord, place, -1)
        p.without = -1
        p.pearls = pearls
        p.read_hand(s, seat)
        return self.most

    def try_from(self, s: Position, seat: i64, lord: i64, place: i64, begun: i64) -> None:
        """Try every payment that continues from the cards laid down; `begun` is its first action, or -1."""
        bill = new_bill(s, seat, lord, place)
        missing = missing_value(bill)
        complete = is_complete(bill)
        can_follow = followers(s, bill, seat, place)  # the bill is not used after this: the next attempt overwrites it
        if complete:
            self.judge(s, seat, missing, begun)
        t = s.tables
        hand = seat * t.kinds
        spent = s.spent() * t.kinds
        at = place
        while at < len(t.order) and self.tried < MOST_WAYS:
            kind = t.order[at]
            if can_follow >> kind & 1 == 1:
                s.cards[hand + kind] -= 1
                s.cards[spent + kind] += 1
                self.try_from(s, seat, lord, at, actions.ALLY + kind if begun < 0 else begun)
                s.cards[hand + kind] += 1
                s.cards[spent + kind] -= 1
            at += 1

    def judge(self, s: Position, seat: i64, missing: i64, begun: i64) -> None:
        """Evaluate the cards laid down with every split of the rest into Pearls and Nebulis."""
        p = self.hand
        p.read_hand(s, seat)
        ally = self.best_affiliated(s, seat)
        gained = spent_yield(s)
        bonus: i64 = 2 if court_size(s) <= 3 else 0
        for nebulis in range(MOST_NEBULIS + 1):
            if may_split(s, seat, missing, nebulis):
                self.tried += 1
                p.pearls = s.pearls[seat] - missing + nebulis + bonus
                left = p.worth(s) + ally + p.relief(gained - nebulis)
                if left > self.most:
                    self.most = left
                    self.action = begun
                    if begun < 0:
                        self.action = actions.PAY if nebulis == 0 else actions.PAY_MIXED + nebulis - 1

    def best_affiliated(self, s: Position, seat: i64) -> i64:
        """Value of the best Ally that may be affiliated: a lowest one, or any with the Master of Magic."""
        t = s.tables
        start = s.spent() * t.kinds
        master = has(s, seat, constants.MASTER_OF_MAGIC)
        lowest: i64 = NO_ALLY
        best: i64 = 0
        for kind in range(1, t.kinds):
            if s.cards[start + kind] > 0 and t.race[kind] != constants.KRAKEN:
                value = t.value[kind]
                if value < lowest:
                    lowest = value
                    if not master:
                        best = 0
                if master or value == lowest:
                    best = max(best, affiliating(s, seat, kind))
        return best
