"""Abyss: Nebulis, how they may be used in payments, and the Kraken figure (9.2, 9.3)."""

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import i64, vec
from hadal.games.abyss import events, questions
from hadal.games.abyss.constants import COUNTERFEITER, KRAKEN, OUTLAW
from hadal.games.abyss.rules.queries import has
from hadal.games.abyss.state import Position


def most_nebulis(s: Position, seat: i64) -> i64:
    """Maximum number of Nebulis a seat may use in one payment."""
    if s.nebulis[seat] == 0:
        return 0
    limit: i64 = 2 if has(s, seat, OUTLAW) else 1
    return s.nebulis[seat] if s.nebulis[seat] < limit else limit


def funds(s: Position, seat: i64) -> i64:
    """Maximum amount a seat can pay; it can pay every smaller amount too."""
    return s.pearls[seat] if s.nebulis[seat] == 0 else s.pearls[seat] + most_nebulis(s, seat)


def may_split(s: Position, seat: i64, amount: i64, nebulis: i64) -> bool:
    """Whether a seat may pay an amount with this many Nebulis and the rest in Pearls (9.2)."""
    pearls = amount - nebulis
    if nebulis == 0:
        return pearls <= s.pearls[seat]
    if pearls < 0 or pearls > s.pearls[seat] or nebulis > most_nebulis(s, seat):
        return False
    return nebulis == 0 or pearls == s.pearls[seat] or has(s, seat, COUNTERFEITER)


def offer_mixed(s: Position, seat: i64, amount: i64, block: i64) -> None:
    """Offer every way to pay an amount that uses Nebulis."""
    n: i64
    for n in range(1, 3):
        if may_split(s, seat, amount, n):
            s.offer(block + n - 1)


def change_nebulis(s: Position, seat: i64, n: i64) -> None:
    """A seat gains or loses Nebulis."""
    if n != 0:
        s.nebulis[seat] += n
        s.tell(events.NEBULIS, seat, NOBODY, HIDDEN, n, EVERYONE)


def kraken_yield(s: Position, kind: i64) -> i64:
    """Nebulis gained by playing a card: a Kraken's value less one."""
    if s.tables.race[kind] != KRAKEN:
        return 0
    return s.tables.value[kind] - 1


def spent_yield(s: Position) -> i64:
    """Nebulis gained from the Krakens of a payment."""
    start = s.spent() * s.tables.kinds
    total: i64 = 0
    for i in range(len(s.tables.krakens)):
        kind = s.tables.krakens[i]
        total += s.cards[start + kind] * kraken_yield(s, kind)
    return total


def check_figure(s: Position, before: vec[i64], chooser: i64) -> None:
    """Decide who has the Kraken figure after Nebulis changed hands (9.3)."""
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, s.nebulis[seat])
    if most == 0:
        give_figure(s, NOBODY)
        return
    holder = s.kraken_holder
    rivals = candidates(s, before, most)
    if rivals == 0:
        return
    s.ask(questions.FIGURE, chooser if holder < 0 else holder, 0, rivals)


def candidates(s: Position, before: vec[i64], most: i64) -> i64:
    """The seats that may take the figure from its holder, one bit each."""
    holder = s.kraken_holder
    found: i64 = 0
    for seat in range(s.seats):
        if seat != holder and s.nebulis[seat] == most and may_take_figure(s, before, most, seat):
            found |= 1 << seat
    return found


def may_take_figure(s: Position, before: vec[i64], most: i64, seat: i64) -> bool:
    """Whether this seat, having the most Nebulis, has overtaken or newly tied with the holder."""
    holder = s.kraken_holder
    if holder < 0 or s.nebulis[holder] < most:
        return True
    return s.tables.tie_moves and before[seat] < before[holder]


def give_figure(s: Position, seat: i64) -> None:
    """Give the Kraken figure to a seat, or to nobody."""
    if s.kraken_holder != seat:
        s.kraken_holder = seat
        s.tell(events.FIGURE, seat, NOBODY, HIDDEN, 0, EVERYONE)


def give_nebulis(s: Position, giver: i64, takers: i64) -> None:
    """Give a Nebulis to each of these seats (one bit each), then decide about the figure once."""
    before = s.nebulis[:]
    for seat in range(s.seats):
        if takers >> seat & 1 == 1:
            change_nebulis(s, giver, -1)
            change_nebulis(s, seat, 1)
    check_figure(s, before, s.turn)
