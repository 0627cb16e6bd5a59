"""Abyss: exchanging Lords and Locations: Illusionist, Corruptor, Traitor and Schemer."""

from hadal.core.vector import i64
from hadal.games.abyss import actions, events, questions
from hadal.games.abyss.constants import CORRUPTION, CORRUPTOR, TRAITOR
from hadal.games.abyss.rules.location_verbs import exchange
from hadal.games.abyss.rules.nebulis import change_nebulis, check_figure, funds, may_split, offer_mixed
from hadal.games.abyss.rules.queries import any_available, is_free, may_take_location
from hadal.games.abyss.rules.shared_powers import any_court_lord, enter, offer_court
from hadal.games.abyss.rules.verbs import dismiss, leave_court, lose_pearls
from hadal.games.abyss.state import Position, Question


class TradeAway(Question):
    """The Illusionist: choose one of your Locations, or none."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if not any_available(s, seat):
            return False
        found = False
        for location in range(s.tables.locations):
            if s.location_owner[location] == seat:
                if not found:
                    s.offer(actions.DECLINE)
                    found = True
                s.insert(s.tables.location_id[location])
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action != actions.DECLINE:
            s.ask(questions.TRADE_FOR, seat, s.tables.target[action], 0)


class TradeFor(Question):
    """The Illusionist: choose an available Location in exchange for Location `card`."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        for location in range(s.tables.locations):
            if may_take_location(s, seat, location):
                s.insert(s.tables.location_id[location])
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        new = s.tables.target[action]
        exchange(s, seat, card, new)
        s.ask(questions.LOCATION_TAKEN, seat, new, 0)


class Bribe(Question):
    """The Corruptor: discard another Lord at Court for 5 Pearls, or none."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if funds(s, seat) >= CORRUPTION and any_court_lord(s, seat):
            s.offer(actions.DECLINE)
            offer_court(s, seat)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action != actions.DECLINE:
            s.ask(questions.BRIBE_SPLIT, seat, s.tables.target[action], 0)


class BribeSplit(Question):
    """The Corruptor: pay 5 for Lord `card` in Pearls, or partly in Nebulis."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if may_split(s, seat, CORRUPTION, 0):
            s.offer(actions.PAY)
        offer_mixed(s, seat, CORRUPTION, actions.PAY_MIXED)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        before = s.nebulis[:]
        nebulis: i64 = 0
        if action >= actions.PAY_MIXED:
            nebulis = action - actions.PAY_MIXED + 1
        lose_pearls(s, seat, CORRUPTION - nebulis, CORRUPTOR)
        change_nebulis(s, seat, -nebulis)
        leave_court(s, card)
        s.lord_left = True
        enter(s, seat, card, events.BY_BRIBE)
        check_figure(s, before, s.turn)


class Dismiss(Question):
    """The Traitor and the Schemer: dismiss another free Lord, or none."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if not any_court_lord(s, seat) if card == TRAITOR else s.lord_deck_n == 0:
            return False
        found = False
        for lord in range(s.tables.lords):
            if lord != card and is_free(s, lord, seat):
                if not found:
                    s.offer(actions.DECLINE)
                    found = True
                s.insert(s.tables.lord_id[lord])
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == actions.DECLINE:
            return
        dismiss(s, s.tables.target[action])
        if card == TRAITOR:
            s.ask(questions.APPOINT, seat, card, 0)
        else:
            self.take_top(s, seat)

    def take_top(self, s: Position, seat: i64) -> None:
        """The top Lord of the deck comes into play (Schemer)."""
        s.lord_deck_n -= 1
        s.revealed = True
        enter(s, seat, s.lord_deck[s.lord_deck_n], events.FROM_THE_DECK)


class Appoint(Question):
    """The Traitor: take any Lord at Court for free."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_court(s, seat)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        lord = s.tables.target[action]
        leave_court(s, lord)
        s.lord_left = True
        enter(s, seat, lord, events.BY_APPOINTMENT)
