"""Abyss: the payment law (7.2). Which Ally may be laid down next, so that every legal payment is reached once.

Allies are laid down dearest first. Whatever follows is then no dearer than what lies, and a set can
be completed exactly if its cheapest completion is not wasteful, or falls short and its richest one does not.
Why that is so is shown in docs/decisions/0008-payments-dearest-first.md; a test compares it with trying all sets.
"""

from typing import Final

from hadal.core.vector import bit, i64
from hadal.games.abyss.nebulis import funds
from hadal.games.abyss.rules import has, price
from hadal.games.abyss.state import Bill, Position
from hadal.games.abyss.wild import completes, holds_kraken, is_paid, rest_from, wild_followers
from hadal.games.abyss.words import ANY, KRAKEN, P_DIPLOMAT, RACES, WILD

NONE: Final = 9999  # no cheapest card; above any sum of a hand


def new_bill(s: Position, seat: i64, lord: i64) -> Bill:
    """What a Lord asks of this seat, and what has been laid down for it."""
    b = s.tables.bill  # one for all payments: nothing of it outlives the question
    b.price = price(s, seat, lord)
    b.races = s.tables.races[lord]
    b.must = ANY if has(s, seat, P_DIPLOMAT) else s.tables.must[lord]
    b.pearls = funds(s, seat)
    b.useless_allowed = s.tables.useless_allowed
    read_spent(s, b)
    return b


def read_spent(s: Position, b: Bill) -> None:
    """Count the Allies already laid down."""
    t = s.tables
    cards = s.cards
    start = s.spent() * t.kinds
    values = t.value
    races = t.race
    laid = b.laid
    race: i64 = 0
    while race <= RACES:
        laid[race] = 0
        race += 1
    total: i64 = 0
    shown: i64 = 0
    wasted: i64 = NONE
    kind: i64 = 1
    while kind < t.kinds:
        n = cards[start + kind]
        if n > 0:
            race = races[kind]
            shown += 1 if laid[race] == 0 and race != KRAKEN else 0
            laid[race] += n
            total += n * values[kind]
        kind += 1
    kind = 1
    while kind < t.kinds and total > 0:
        if cards[start + kind] > 0 and laid[races[kind]] > 1 and values[kind] < wasted and races[kind] != KRAKEN:
            wasted = values[kind]
        kind += 1
    b.value = total
    b.shown = shown
    b.wasted = wasted
    b.last = cheapest_spent(s) if t.kinds > WILD else NONE  # only Krakens make it matter


def cheapest_spent(s: Position) -> i64:
    """The value of the cheapest Ally laid down, or NONE."""
    t = s.tables
    start = s.spent() * t.kinds
    at = len(t.order) - 1
    while at >= 0:
        if s.cards[start + t.order[at]] > 0:
            return t.value[t.order[at]]
        at -= 1
    return NONE


def is_wasteful(b: Bill, value: i64, wasted: i64) -> bool:
    """Could an Ally of this value be left out of a payment of that value? (7.2, rule 6)"""
    return not b.useless_allowed and wasted != NONE and value - wasted >= b.price


def is_complete(b: Bill) -> bool:
    """May the payment end here, with Pearls for what is missing?"""
    if b.laid[KRAKEN] > 0:
        return is_paid(b)
    if b.shown != b.races or (b.must != ANY and b.laid[b.must] == 0):
        return False
    return b.value + b.pearls >= b.price and not is_wasteful(b, b.value, b.wasted)


def can_follow(b: Bill, race: i64, value: i64) -> bool:
    """May an Ally of this race and value be laid down next?"""
    known = b.laid[race] > 0
    shown = b.shown if known else b.shown + 1
    wasted = value if known else b.wasted
    missing = b.races - shown
    if missing < 0:
        return False
    total = b.value + value
    must = b.must if b.must != ANY and b.must != race and b.laid[b.must] == 0 else ANY
    cheapest = total + extreme(b, race, must, missing, False)
    if cheapest >= NONE:
        return False
    if cheapest + b.pearls >= b.price:
        return not is_wasteful(b, cheapest, wasted)
    return total + present(b, race) + extreme(b, race, must, missing, True) + b.pearls >= b.price


def present(b: Bill, race: i64) -> i64:
    """The value of what could follow in the races that are shown."""
    total: i64 = 0
    r: i64 = 0
    while r < RACES:
        if r == race or b.laid[r] > 0:
            total += b.later[r]
        r += 1
    return total


def extreme(b: Bill, race: i64, must: i64, missing: i64, richest: bool) -> i64:
    """The least (one Ally each) or the most (all Allies) that the missing races can bring; NONE if they cannot."""
    total: i64 = 0
    taken: i64 = 1 << race
    if must != ANY:
        if b.least[must] == NONE or missing == 0:
            return NONE
        total = b.later[must] if richest else b.least[must]
        taken |= 1 << must
        missing -= 1
    while missing > 0:
        best: i64 = -1
        r: i64 = 0
        while r < RACES:
            free = taken >> r & 1 == 0 and b.laid[r] == 0 and b.least[r] != NONE
            if free and (best < 0 or (b.later[r] > b.later[best] if richest else b.least[r] < b.least[best])):
                best = r
            r += 1
        if best < 0:
            return NONE
        total += b.later[best] if richest else b.least[best]
        taken |= 1 << best
        missing -= 1
    return total


def followers(s: Position, b: Bill, seat: i64, first: i64) -> i64:
    """The Allies of a hand that may be laid down next, from place `first` of the order on: a bit for each kind."""
    t = s.tables
    if b.laid[KRAKEN] > 0 or holds_kraken(s, seat):
        return wild_followers(s, b, seat, first)
    cards = s.cards
    hand = seat * t.kinds
    race: i64 = 0
    while race < RACES:
        b.later[race] = 0
        b.least[race] = NONE
        race += 1
    order = t.order
    later = b.later
    least = b.least
    found: i64 = 0
    at = len(order) - 1
    while at >= first:  # cheapest first, so that what could follow grows as we go
        kind = order[at]
        copies = cards[hand + kind]
        if copies > 0:
            value = t.value[kind]
            race = t.race[kind]
            later[race] += (copies - 1) * value
            if copies > 1 and least[race] == NONE:
                least[race] = value
            if can_follow(b, race, value):
                found |= bit(kind)
            later[race] += value
            if least[race] == NONE:
                least[race] = value
        at -= 1
    return found


def race_sums(s: Position, seat: i64) -> None:
    """Work out the value of a hand in each race."""
    t = s.tables
    sums = t.sums
    races = t.race
    values = t.value
    cards = s.cards
    hand = seat * t.kinds
    race: i64 = 0
    while race <= RACES:
        sums[race] = 0
        race += 1
    kind: i64 = 1
    while kind < t.kinds:
        n = cards[hand + kind]
        if n > 0:
            sums[races[kind]] += n * values[kind]
        kind += 1


def can_pay(s: Position, seat: i64, lord: i64, change: i64) -> bool:
    """Is there any legal payment? The richest hand of the right races, with all Pearls, decides.

    `race_sums` has been worked out for this seat; `change` is what its powers add to a price.
    """
    t = s.tables
    sums = t.sums
    if sums[KRAKEN] > 0:
        return completes(s, new_bill(s, seat, lord), seat, 0, rest_from(s, seat, 0))
    missing = t.races[lord]
    must = t.must[lord]
    total = funds(s, seat)
    taken: i64 = 0
    if must != ANY and not has(s, seat, P_DIPLOMAT):
        if sums[must] == 0:
            return False
        total += sums[must]
        taken = 1 << must
        missing -= 1
    while missing > 0:
        best: i64 = -1
        most: i64 = 0
        race: i64 = 0
        while race < RACES:
            if sums[race] > most and taken >> race & 1 == 0:
                best = race
                most = sums[race]
            race += 1
        if best < 0:
            return False
        total += most
        taken |= 1 << best
        missing -= 1
    return total >= t.cost[lord] + change
