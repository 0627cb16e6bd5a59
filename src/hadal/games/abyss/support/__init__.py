"""What the server offers for Abyss beyond the rules: standing orders, offers, whole payments, prices, points."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

from hadal.core.events import Event
from hadal.core.labels import Label
from hadal.core.state import State
from hadal.games.abyss import actions as action_ids
from hadal.games.abyss import events as event_kinds
from hadal.games.abyss import questions
from hadal.games.abyss.boxes.kraken.reasons import reserved
from hadal.games.abyss.constants import AT_LORD, AT_STACK, RACES
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules.afford import Payment
from hadal.games.abyss.rules.queries import zone_size
from hadal.games.abyss.rules.verbs import buy_from_track, take_stack
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.show.reasons import cannot_recruit
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.cards import cards
from hadal.games.abyss.support.consequences import consequences
from hadal.games.abyss.support.facts import fight_facts, payment_facts, position_facts, races_of
from hadal.games.abyss.support.totals import seat_totals
from hadal.games.abyss.texts.nouns import abyss as abyss_of
from hadal.games.abyss.texts.payments import best_ways, better, plan, sentence
from hadal.server.protocol.cards import CardsInfo
from hadal.server.protocol.previews import LordPreview, PricePart, SeatTotals
from hadal.server.protocol.sentences import parts, plain
from hadal.server.protocol.socket import ASK, Orders, PaymentWay
from hadal.server.support import GameSupport
from hadal.server.tables.counters import GameCounters
from hadal.words import Words

SEED = 1  # seed of the guess in which recruitments are tried out
MOST_WAYS = 7  # maximum payments suggested
AMONG = 80  # maximum payments compared: a huge hand has thousands, and all tables would have to wait


class AbyssSupport(GameSupport):
    """Offers can be answered in advance; a payment is one move."""

    offers = True

    def cards(self, language: str, options: dict[str, str]) -> CardsInfo:
        """Every card of every box."""
        return cards(language)

    def about(self, state: State) -> int:
        """The card that the question is about, which is always public."""
        s = position(state)
        return frame_card(s) if s.top > 0 and s.tables.card_forms[s.question()] != questions.NOTHING else -1

    def counted(self, tally: GameCounters, events: list[Event]) -> GameCounters:
        """Count explorations, turns and revealed cards."""
        for event in events:
            if event.kind == event_kinds.EXPLORED:
                tally = tally.explored()
            elif event.kind == event_kinds.REVEALED:
                tally = tally.revealed()
            elif event.kind == event_kinds.TURN:
                tally = tally.turn_of(event.seat)
        return tally

    def simultaneous_offers(self, state: State) -> list[State]:
        """The seats that may buy the card offered, in seat order, as if all seats before had passed."""
        out = [state]
        space = frame_card(position(state)) if state.question() == questions.OFFER else -1
        while True:
            ahead = out[-1].clone()
            if not is_offer(ahead, space):
                return out[:-1] or [state]
            ahead.apply_unchecked(action_ids.PASS)
            out.append(ahead)

    def answer_by_orders(self, orders: Orders, state: State) -> list[int] | None:
        """Answer an offer by the seat's standing orders (buy, pass or ask), by race and value of the card."""
        s = position(state)
        if state.question() != questions.OFFER:
            return None
        kind = int(s.track[frame_card(s)])
        most = orders.prices[int(s.tables.race[kind])][int(s.tables.value[kind]) - 1]
        if most == ASK or (orders.unless_lord and completes_lord(s)):
            return None
        if int(s.sold) + 1 > most:
            return [action_ids.PASS]
        # The orders do not say what to do if the seat has to pay with Nebulis.
        return [action_ids.BUY] if state.allows(action_ids.BUY) else None

    def ways(self, state: State, words: Words | None) -> list[PaymentWay]:
        """The best payments for the chosen Lord, each with the Ally it affiliates."""
        s = position(state)
        if state.question() != questions.PAY:
            return []
        found = best_ways(abyss(s), s, MOST_WAYS, AMONG)
        return [payment(s, way, ally, words, plan(s, way, ally)) for way, ally in found]

    def only_way(self, state: State) -> PaymentWay | None:
        """The only payment for the chosen Lord; no actions if nobody is asked."""
        s = position(state)
        found = best_ways(abyss(s), s, 2, AMONG) if state.question() == questions.PAY else []
        if len(found) != 1:
            return None
        (way, ally), *_ = found
        return payment(s, way, ally, None, [])

    def prices(self, state: State, seat: int, words: Words | None, remember: bool = False) -> list[LordPreview]:
        """The price of every Lord at Court, from the left, and the consequences of recruiting it.

        Consequences are given as far as the seat can know them.
        """
        s, known = position(state), position(state.guess(seat, SEED))
        out = [lord_price(s, seat, int(lord), words) for lord in s.court if lord >= 0]
        for price in out:
            price.then = consequences(known, seat, price.lord)
        if remember and any(price.lacks for price in out):
            name_stacks(s, seat, out)
        return out

    def sums(self, state: State, knowing: Collection[int]) -> list[SeatTotals]:
        """The totals of every seat; at the end everybody's tokens are counted."""
        s = position(state)
        return [seat_totals(s, seat, s.over() or seat in knowing) for seat in range(int(s.seats))]

    def facts(self, state: State) -> dict[str, Any]:
        """The seats that still have a turn in the last round."""
        return position_facts(position(state))

    def question_facts(self, state: State) -> dict[str, Any]:
        """The races of a payment so far."""
        return payment_facts(position(state))

    def choice_facts(self, state: State, label: Label) -> dict[str, Any]:
        """The odds of a fight."""
        return fight_facts(position(state), label)


def position(state: State) -> Position:
    """Return the state as a position of this game."""
    assert isinstance(state, Position)
    return state


def abyss(s: Position) -> Abyss:
    """Return the game of a position."""
    return abyss_of(s.game)


def is_offer(state: State, space: int) -> bool:
    """Whether a seat is asked to buy the card on this space."""
    return state.question() == questions.OFFER and frame_card(position(state)) == space


def completes_lord(s: Position) -> bool:
    """Whether the card offered would let this seat pay for a Lord at Court that it cannot pay for now."""
    if not s.allows(action_ids.BUY):
        return False
    seat, then = s.to_move(), s.clone()
    buy_from_track(then, seat, frame_card(s), s.sold + 1, 0)  # a complete step would reveal the next card
    return bool(affordable(then, seat) - affordable(s, seat))


def affordable(s: Position, seat: int) -> set[int]:
    """The Lords at Court that a seat can pay for."""
    court = [int(lord) for lord in s.court if lord >= 0]
    return {lord for lord in court if abyss(s).afford(s, seat, lord).payable}


def payment(s: Position, way: Payment, ally: int, words: Words | None, actions: list[int]) -> PaymentWay:
    """Describe a payment as one move."""
    return PaymentWay(
        actions=actions,
        text=plain(sentence(abyss(s), s, way, ally, words)) if words else (),
        cards=way.cards,
        pearls=way.pearls,
        nebulis=way.nebulis,
        affiliates=ally,
        gain=better(abyss(s), s, ally) if ally >= 0 else 0,
        value=way.value,
        races=races_of(s, way.cards),
    )


def name_stacks(s: Position, seat: int, prices: list[LordPreview]) -> None:
    """Add the Council stacks that would make a Lord affordable to every Lord out of reach.

    Everybody saw which cards went to the stacks.
    """
    for stack in range(RACES):
        if zone_size(s, s.stacks() + stack) == 0 or reserved(s, seat, AT_STACK + stack):
            continue
        then = s.clone()
        take_stack(then, seat, stack)
        for price in prices:
            if price.lacks not in ("", "guarded") and abyss(s).afford(then, seat, price.lord).payable:
                price.stacks.append(stack)


LACKS: dict[str, Literal["value", "races", "race", "guarded"]] = {
    "not-enough": "value",
    "too-few-races": "races",
    "compulsory-race-missing": "race",
}


def lord_price(s: Position, seat: int, lord: int, words: Words | None) -> LordPreview:
    """What a Lord at Court costs a seat now, and why it cannot be recruited."""
    price, changes = abyss(s).price(s, seat, lord)
    out = LordPreview(lord, price, [PricePart(code, amount) for code, amount in changes])
    if abyss(s).afford(s, seat, lord).payable and not reserved(s, seat, AT_LORD + lord):
        return out
    why = cannot_recruit(s, seat, lord)
    out.lacks = LACKS.get(why.code, "guarded")
    out.have, out.need = max(0, why.have), max(0, why.need)
    out.race = why.card if out.lacks == "race" else -1
    out.text = parts(words.reason(s.game, why)) if words else ()
    return out
