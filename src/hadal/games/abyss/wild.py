"""Abyss: the payment law with Krakens, which stand for any race (7.2). Found by trying, dearest first.

Krakens make a set of Allies legal in more than one way, so the short argument of payment.py does not hold.
A search with three cuts does: what is wasteful stays so, what is too poor stays so, and a set that is
complete but has a card too many cannot be mended by more cards.
"""

from hadal.core.vector import bit, i64
from hadal.games.abyss.state import Bill, Position
from hadal.games.abyss.words import ANY, KRAKEN, WILD

NONE = 99


def holds_kraken(s: Position, zone: i64) -> bool:
    """Is there a Kraken in a zone?"""
    kinds = s.tables.kinds
    kind: i64 = WILD
    while kind < WILD + 3 and kind < kinds:
        if s.cards[zone * kinds + kind] > 0:
            return True
        kind += 1
    return False


def fits(b: Bill) -> bool:
    """Can the Krakens be given races so that exactly the right races are shown, the compulsory one among them?"""
    if b.shown > b.races or b.races > b.shown + b.laid[KRAKEN]:
        return False
    return b.must == ANY or b.laid[b.must] > 0 or b.shown < b.races


def has_useless(b: Bill) -> bool:
    """Could one Ally be left out? The last one is the cheapest, since the dearest are laid down first."""
    if b.useless_allowed or b.value < b.price:
        return False
    if b.wasted != NONE and b.value - b.wasted >= b.price:
        return True
    spare = b.shown + b.laid[KRAKEN] > b.races  # any card may go, and races can still be made up
    return spare and b.last != NONE and b.value - b.last >= b.price


def is_paid(b: Bill) -> bool:
    """Is what lies a legal payment, with Pearls for the rest?"""
    return fits(b) and b.value + b.pearls >= b.price and not has_useless(b)


def rest_from(s: Position, seat: i64, first: i64) -> i64:
    """The value of all Allies of a hand from a place of the order on."""
    t = s.tables
    total: i64 = 0
    at = first
    while at < len(t.order):
        kind = t.order[at]
        total += s.cards[seat * t.kinds + kind] * t.value[kind]
        at += 1
    return total


def completes(s: Position, b: Bill, seat: i64, first: i64, rest: i64) -> bool:
    """Can what lies be completed with Allies from this place of the order on, worth `rest` in all?"""
    if is_paid(b):
        return True
    if b.value + rest + b.pearls < b.price or is_lost(b):
        return False
    t = s.tables
    at = first
    while at < len(t.order):
        kind = t.order[at]
        n = s.cards[seat * t.kinds + kind]
        if n > 0 and opens(b, t.race[kind]):
            if follows(s, b, seat, at, rest):
                return True
            rest -= n * t.value[kind]
        elif n > 0:
            rest -= n * t.value[kind]
        at += 1
    return False


def is_lost(b: Bill) -> bool:
    """Can nothing more make this legal?"""
    if b.useless_allowed:
        return False
    if b.wasted != NONE and b.value - b.wasted >= b.price:
        return True
    return fits(b) and b.value >= b.price


def opens(b: Bill, race: i64) -> bool:
    """Is there room for this race?"""
    return race == KRAKEN or b.laid[race] > 0 or b.shown < b.races


def follows(s: Position, b: Bill, seat: i64, at: i64, rest: i64) -> bool:
    """Lay down an Ally for the moment: can the payment be completed?"""
    t = s.tables
    kind = t.order[at]
    race = t.race[kind]
    value = t.value[kind]
    shown, wasted, last = b.shown, b.wasted, b.last
    if race != KRAKEN:
        if b.laid[race] > 0:
            b.wasted = value
        else:
            b.shown += 1
    b.last = value
    b.laid[race] += 1
    b.value += value
    s.cards[seat * t.kinds + kind] -= 1
    found = completes(s, b, seat, at, rest - value)
    s.cards[seat * t.kinds + kind] += 1
    b.value -= value
    b.laid[race] -= 1
    b.shown, b.wasted, b.last = shown, wasted, last
    return found


def wild_followers(s: Position, b: Bill, seat: i64, first: i64) -> i64:
    """The Allies of a hand that may be laid down next: a bit for each kind."""
    t = s.tables
    found: i64 = 0
    rest = rest_from(s, seat, first)
    at = first
    while at < len(t.order):
        kind = t.order[at]
        n = s.cards[seat * t.kinds + kind]
        if n > 0:
            if opens(b, t.race[kind]) and not is_lost(b) and follows(s, b, seat, at, rest):
                found |= bit(kind)
            rest -= n * t.value[kind]
        at += 1
    return found
