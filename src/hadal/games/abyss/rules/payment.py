"""Abyss: the payment rules (7.2). Which Ally may be laid down next, so that every legal payment is reached once.

Allies are laid down in descending order of value. A set can be completed exactly if its cheapest completion is not
wasteful, or if it falls short and the richest completion does not. docs/decisions/0008-payments-in-descending-order.md
proves this, Krakens included; tests compare it with trying all sets.
"""

from typing import Final

from hadal.core.vector import bit, i64
from hadal.games.abyss.constants import ANY, DIPLOMAT, KRAKEN, RACES
from hadal.games.abyss.rules.nebulis import funds
from hadal.games.abyss.rules.queries import has, price
from hadal.games.abyss.state import Bill, Position

NONE: Final = 9999  # no lowest card; greater than the value of any hand


def new_bill(s: Position, seat: i64, lord: i64, last: i64) -> Bill:
    """Return what a Lord requires of this seat and what has been laid down, at places up to `last` of the order."""
    b = s.tables.bill  # one shared object: it is not kept beyond the question
    b.price = price(s, seat, lord)
    b.races = s.tables.races[lord]
    b.must = s.tables.must[lord]
    if has(s, seat, DIPLOMAT):
        b.must = ANY
    b.pearls = funds(s, seat)
    b.useless_allowed = s.tables.useless_allowed
    read_spent(s, b, last)
    return b


def read_spent(s: Position, b: Bill, last: i64) -> None:
    """Count the Allies already laid down, in descending order of value."""
    t = s.tables
    cards = s.cards
    start = s.spent() * t.kinds
    order = t.order
    laid = b.laid
    for race in range(RACES + 1):
        laid[race] = 0
    b.value = b.shown = 0
    b.wasted = b.last = NONE
    for at in range(last + 1):
        n = cards[start + order[at]]
        if n > 0:
            count_laid(b, t.race[order[at]], t.value[order[at]], n)


def count_laid(b: Bill, race: i64, value: i64, n: i64) -> None:
    """Add n Allies, of no higher value than those before, to the payment."""
    if race != KRAKEN:
        known = b.laid[race] > 0
        if not known:
            b.shown += 1
        if known or n > 1:
            b.wasted = value
    b.laid[race] += n
    b.value += n * value
    b.last = value


def is_wasteful(b: Bill, value: i64, wasted: i64) -> bool:
    """Whether an Ally of this value could be left out of a payment of that value (7.2, rule 6)."""
    return not b.useless_allowed and wasted != NONE and value - wasted >= b.price


def is_complete(b: Bill) -> bool:
    """Whether the payment may end here, with Pearls for what is missing."""
    shown = b.shown
    krakens = b.laid[KRAKEN]
    if shown > b.races or shown + krakens < b.races:
        return False
    if b.must != ANY and b.laid[b.must] == 0 and shown == b.races:  # no race left that a Kraken could represent
        return False
    wasted = b.last if shown + krakens > b.races else b.wasted
    return b.value + b.pearls >= b.price and not is_wasteful(b, b.value, wasted)


def can_follow(b: Bill, race: i64, value: i64) -> bool:
    """Whether an Ally of this race and value may be laid down next."""
    cheapest = least_with(b, race, value)
    if cheapest == NONE:
        return False
    if cheapest + b.pearls >= b.price:
        return not is_wasteful(b, cheapest, wasted_with(b, race, value))
    return most_with(b, race, value) + b.pearls >= b.price


def shown_with(b: Bill, race: i64) -> i64:
    """Number of races shown once an Ally of this race is added."""
    return b.shown if b.laid[race] > 0 or race == KRAKEN else b.shown + 1


def krakens_with(b: Bill, race: i64) -> i64:
    """Number of Krakens laid down once an Ally of this race is added."""
    return b.laid[KRAKEN] + 1 if race == KRAKEN else b.laid[KRAKEN]


def wasted_with(b: Bill, race: i64, value: i64) -> i64:
    """Lowest Ally that could be left out once this one is added, or NONE."""
    if shown_with(b, race) + krakens_with(b, race) > b.races:
        return value  # one Kraken too many: any Ally may be left out, and this is the lowest
    return value if race != KRAKEN and b.laid[race] > 0 else b.wasted


def unmet_with(b: Bill, race: i64) -> i64:
    """The compulsory race if no Ally of it is laid down, even after adding this one; otherwise ANY."""
    must = b.must
    if must == ANY or must == race or b.laid[must] > 0:
        return ANY
    return must


def least_with(b: Bill, race: i64, value: i64) -> i64:
    """Value of the cheapest completion after adding this Ally; NONE if there is no completion."""
    shown = shown_with(b, race)
    krakens = krakens_with(b, race)
    must = unmet_with(b, race)
    if shown > b.races or (shown == b.races and must != ANY):
        return NONE
    if krakens > 0:
        must = ANY  # a Kraken represents it: a race is still missing
    rest = least_of(b, race, must, b.races - shown - krakens)
    if rest == NONE:
        return NONE
    return b.value + value + rest


def least_of(b: Bill, race: i64, must: i64, missing: i64) -> i64:
    """Minimum value of `missing` Allies, each a Kraken or of a new race, one of them valid as `must`; or NONE."""
    least = b.least
    taken: i64 = 1 << race
    krakens: i64 = 0
    total: i64 = 0
    if must != ANY:
        if b.least_krakens[0] < least[must]:
            total = b.least_krakens[0]
            krakens = 1
        else:
            total = least[must]
            taken |= 1 << must
        if total == NONE:
            return NONE
        missing -= 1
    for _i in range(missing):
        best: i64 = -1
        lowest = b.least_krakens[krakens]
        for r in range(RACES):
            if least[r] < lowest and taken >> r & 1 == 0 and b.laid[r] == 0:
                best = r
                lowest = least[r]
        if lowest == NONE:
            return NONE
        total += lowest
        if best < 0:
            krakens += 1
        else:
            taken |= 1 << best
    return total


def most_with(b: Bill, race: i64, value: i64) -> i64:
    """Value of the richest completion after adding this Ally; there must be one."""
    later = b.later
    total = b.value + value + later[KRAKEN]
    room = b.races - shown_with(b, race)
    taken: i64 = 1 << race
    must = unmet_with(b, race)
    if must != ANY:
        total += later[must]  # nothing, if a Kraken has to represent it
        taken |= 1 << must
        room -= 1
    for r in range(RACES):
        if r == race or b.laid[r] > 0:
            total += later[r]
            taken |= 1 << r
    for _i in range(room):
        best: i64 = -1
        most: i64 = 0
        for r in range(RACES):
            if later[r] > most and taken >> r & 1 == 0:
                best = r
                most = later[r]
        if best < 0:
            return total
        total += most
        taken |= 1 << best
    return total


def forget_later(b: Bill) -> None:
    """Clear the Allies that could follow."""
    for race in range(RACES + 1):
        b.later[race] = 0
        b.least[race] = NONE
        b.least_krakens[race] = NONE


def add_later(b: Bill, race: i64, value: i64, n: i64) -> None:
    """Add n Allies, of no lower value than those before, that could follow."""
    b.later[race] += n * value
    if race != KRAKEN:
        if n > 0 and b.least[race] == NONE:
            b.least[race] = value
        return
    place: i64 = 0
    while n > 0 and place < RACES:  # no payment needs more Krakens than there are races
        if b.least_krakens[place] == NONE:
            b.least_krakens[place] = value
            n -= 1
        place += 1


def followers(s: Position, b: Bill, seat: i64, first: i64) -> i64:
    """The kinds in hand that may be laid down next, from place `first` of the order on, one bit each."""
    t = s.tables
    cards = s.cards
    hand = seat * t.kinds
    order = t.order
    forget_later(b)
    found: i64 = 0
    for at in range(len(order) - 1, first - 1, -1):  # lowest first, so that the Allies that could follow accumulate
        kind = order[at]
        copies = cards[hand + kind]
        if copies > 0:
            value = t.value[kind]
            race = t.race[kind]
            if copies > 1:
                add_later(b, race, value, copies - 1)
            if can_follow(b, race, value):
                found |= bit(kind)
            add_later(b, race, value, 1)
    return found


def race_sums(s: Position, seat: i64) -> None:
    """Compute the value of a hand by race, its number of Krakens, and the most it can pay."""
    t = s.tables
    sums = t.sums
    races = t.race
    values = t.value
    cards = s.cards
    hand = seat * t.kinds
    for race in range(RACES + 1):
        sums[race] = 0
    krakens: i64 = 0
    total: i64 = funds(s, seat)
    for kind in range(1, t.kinds):
        n = cards[hand + kind]
        if n > 0:
            race = races[kind]
            if race == KRAKEN:
                krakens += n
            sums[race] += n * values[kind]
            total += n * values[kind]
    t.held = krakens
    t.reach = total


def can_pay(s: Position, seat: i64, lord: i64, change: i64) -> bool:
    """Whether there is any legal payment: the best cards of the right races with all Krakens and Pearls decide.

    Call `race_sums` for this seat first; `change` is what powers add to its prices.
    """
    t = s.tables
    sums = t.sums
    price = t.cost[lord] + change
    if t.reach < price:
        return False
    krakens = t.held
    missing = t.races[lord]
    must = t.must[lord]
    total = funds(s, seat) + sums[KRAKEN]
    taken: i64 = 0
    if must != ANY and not has(s, seat, DIPLOMAT):
        if sums[must] == 0:
            if krakens == 0:
                return False
            krakens -= 1  # one represents it
        total += sums[must]
        taken = 1 << must
        missing -= 1
    while missing > 0:
        best: i64 = -1
        most: i64 = 0
        for race in range(RACES):
            if sums[race] > most and taken >> race & 1 == 0:
                best = race
                most = sums[race]
        if best < 0:
            break
        total += most
        taken |= 1 << best
        missing -= 1
    return krakens >= missing and total >= price
