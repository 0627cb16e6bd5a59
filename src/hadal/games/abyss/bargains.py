"""Abyss: bargains. Lords and Locations traded: Illusionist, Corruptor, Traitor and Schemer."""

from hadal.core.vector import i64
from hadal.games.abyss import acts, ask, tell
from hadal.games.abyss.lords import any_court_lord, enter, offer_court
from hadal.games.abyss.nebulis import change_nebulis, check_figure, funds, may_split, offer_mixed
from hadal.games.abyss.rules import any_available, is_free, may_take_location
from hadal.games.abyss.state import Position, Question
from hadal.games.abyss.tiles import exchange
from hadal.games.abyss.verbs import dismiss, leave_court, lose_pearls
from hadal.games.abyss.words import CORRUPTION, CORRUPTOR, TRAITOR


class TradeAway(Question):
    """The Illusionist: an own Location, or none."""

    def look(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if not any_available(s, seat):
            return False
        location: i64 = 0
        found = False
        while location < s.tables.locations:
            if s.holder[location] == seat:
                if not found:
                    s.offer(acts.DECLINE)
                    found = True
                s.offer(acts.LOCATION + location)
            location += 1
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action != acts.DECLINE:
            s.ask(ask.TRADE_FOR, seat, action - acts.LOCATION, 0)


class TradeFor(Question):
    """The Illusionist: which available Location, for own Location `card`."""

    def look(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        location: i64 = 0
        while location < s.tables.locations:
            if may_take_location(s, seat, location):
                s.offer(acts.LOCATION + location)
            location += 1
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        new = action - acts.LOCATION
        exchange(s, seat, card, new)
        s.ask(ask.LOCATION_TAKEN, seat, new, 0)


class Bribe(Question):
    """The Corruptor: another Lord of the Court for 5 Pearls, or none."""

    def look(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if funds(s, seat) >= CORRUPTION and any_court_lord(s, seat):
            s.offer(acts.DECLINE)
            offer_court(s, seat, acts.LORD)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action != acts.DECLINE:
            s.ask(ask.BRIBE_SPLIT, seat, action - acts.LORD, 0)


class BribeSplit(Question):
    """The Corruptor: 5 in Pearls, or with Nebulis among them, for Lord `card`."""

    def look(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if may_split(s, seat, CORRUPTION, 0):
            s.offer(acts.PAY)
        offer_mixed(s, seat, CORRUPTION, acts.PAY_MIXED)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        before = s.nebulis[:]
        nebulis: i64 = 0
        if action >= acts.PAY_MIXED:
            nebulis = action - acts.PAY_MIXED + 1
        lose_pearls(s, seat, CORRUPTION - nebulis, CORRUPTOR)
        change_nebulis(s, seat, -nebulis)
        leave_court(s, card)
        s.left = True
        enter(s, seat, card, tell.BY_BRIBE)
        check_figure(s, before, s.turn)


class Dismiss(Question):
    """The Traitor and the Schemer: another free Lord goes, or none."""

    def look(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if not any_court_lord(s, seat) if card == TRAITOR else s.lord_deck_n == 0:
            return False
        found = False
        lord: i64 = 0
        while lord < s.tables.lords:
            if lord != card and is_free(s, lord, seat):
                if not found:
                    s.offer(acts.DECLINE)
                    found = True
                s.offer(acts.LORD + lord)
            lord += 1
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == acts.DECLINE:
            return
        dismiss(s, action - acts.LORD)
        if card == TRAITOR:
            s.ask(ask.APPOINT, seat, card, 0)
        else:
            self.take_top(s, seat)

    def take_top(self, s: Position, seat: i64) -> None:
        """The top Lord of the deck comes into play (Schemer)."""
        s.lord_deck_n -= 1
        s.fresh = True
        enter(s, seat, s.lord_deck[s.lord_deck_n], tell.FROM_THE_DECK)


class Appoint(Question):
    """The Traitor: any Lord of the Court, for nothing."""

    def look(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_court(s, seat, acts.LORD)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        lord = action - acts.LORD
        leave_court(s, lord)
        s.left = True
        enter(s, seat, lord, tell.BY_APPOINTMENT)
