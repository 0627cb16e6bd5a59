"""Abyss: recruiting a Lord."""

from typing import Final

from hadal.core.vector import i64
from hadal.games.abyss import actions, events, questions
from hadal.games.abyss.constants import KRAKEN, MASTER_OF_MAGIC
from hadal.games.abyss.rules.nebulis import change_nebulis, check_figure, may_split, offer_mixed, spent_yield
from hadal.games.abyss.rules.payment import followers, is_complete, new_bill
from hadal.games.abyss.rules.queries import has
from hadal.games.abyss.rules.shared_powers import enter
from hadal.games.abyss.rules.verbs import affiliate, discard_spent, lay_down, leave_court, lose_pearls
from hadal.games.abyss.state import Bill, Position, Question

NO_ALLY: Final = 99


def recruit(s: Position, seat: i64, lord: i64) -> None:
    """The main action: begin the payment for a Lord of the Court."""
    s.ask(questions.PAY, seat, lord, 0)


def spent_value(s: Position) -> i64:
    """Total value of the Allies laid down."""
    t = s.tables
    start = s.spent() * t.kinds
    total: i64 = 0
    for kind in range(1, t.kinds):
        total += s.cards[start + kind] * t.value[kind]
    return total


class Pay(Question):
    """D9b: lay down Allies one at a time, highest first; then pay the missing points in Pearls, and perhaps Nebulis."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        bill = new_bill(s, seat, card, n)
        missing = missing_value(bill)
        complete = is_complete(bill)
        if complete and may_split(s, seat, missing, 0):
            s.offer(actions.PAY)
        found = followers(s, bill, seat, n)
        kind: i64 = 0
        while found >> kind != 0:
            if found >> kind & 1 == 1:
                s.offer(actions.ALLY + kind)
            kind += 1
        if complete and s.nebulis[seat] > 0:
            offer_mixed(s, seat, missing, actions.PAY_MIXED)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == actions.PAY:
            settle_bill(s, seat, card, n, 0)
            return
        if action >= actions.PAY_MIXED:
            settle_bill(s, seat, card, n, action - actions.PAY_MIXED + 1)
            return
        kind = action - actions.ALLY
        while s.tables.order[n] != kind:
            n += 1
        lay_down(s, seat, kind)
        s.ask(questions.PAY, seat, card, n)


def missing_value(b: Bill) -> i64:
    """Amount that the Allies laid down leave to be paid."""
    if b.value > b.price:
        return 0
    return b.price - b.value


def settle_bill(s: Position, seat: i64, lord: i64, last: i64, nebulis: i64) -> None:
    """7.3: pay Pearls and Nebulis, bring the Lord into play, affiliate an Ally, then carry out the Lord's power."""
    bill = new_bill(s, seat, lord, last)
    anyone = bill.shown > 0  # with Krakens alone, there is no Ally to affiliate
    lose_pearls(s, seat, missing_value(bill) - nebulis, events.WHY_RECRUIT)
    change = -nebulis
    if bill.laid[KRAKEN] > 0:
        change += spent_yield(s)
    before = s.nebulis[:] if change != 0 else s.nebulis
    change_nebulis(s, seat, change)
    master: i64 = 1 if has(s, seat, MASTER_OF_MAGIC) else 0  # owned before this recruitment
    leave_court(s, lord)
    s.lord_left = True
    enter(s, seat, lord, events.BY_RECRUITING)
    if anyone:
        s.ask(questions.AFFILIATE, seat, lord, master)
    else:
        discard_spent(s, seat)
    if change != 0:
        check_figure(s, before, s.turn)


class Affiliate(Question):
    """D10: affiliate a lowest Ally, any with the Master of Magic, never a Kraken."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        t = s.tables
        cards = s.cards
        start = s.spent() * t.kinds
        lowest: i64 = NO_ALLY
        for kind in range(1, t.kinds):
            if cards[start + kind] > 0 and t.race[kind] != KRAKEN:
                if n == 0 and t.value[kind] < lowest:  # what was offered before was not the lowest
                    lowest = t.value[kind]
                    s.count = 0
                if n == 1 or t.value[kind] == lowest:
                    s.offer(actions.ALLY + kind)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        affiliate(s, seat, action - actions.ALLY, s.spent())
        discard_spent(s, seat)
