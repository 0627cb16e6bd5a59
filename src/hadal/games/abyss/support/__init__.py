"""What Abyss adds to the table server: offers, payments, previews of cards, points, and card facts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hadal.core.events import Event
from hadal.core.labels import Label
from hadal.core.state import State
from hadal.games.abyss import events as event_kinds
from hadal.games.abyss import questions
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.show.view import zone
from hadal.games.abyss.support import cards, offers, payments, previews, totals
from hadal.games.abyss.support.facts import payment_facts, position_facts
from hadal.games.abyss.support.fights import fight_facts
from hadal.games.abyss.support.positions import abyss_position
from hadal.games.abyss.support.protocol import (
    AbyssCards,
    CardPreview,
    LordPreview,
    OfferOrders,
    PaymentWay,
    SeatTotals,
)
from hadal.server.protocol.socket import MoveSuggestion
from hadal.server.support import GameSupport, OrdersGiven, TurnInProgress
from hadal.server.tables.counters import GameCounters
from hadal.words import Words


class AbyssSupport(GameSupport):
    """Offers can be answered in advance, and a payment is one move."""

    orders_type = OfferOrders

    def is_offer(self, state: State) -> bool:
        """Whether somebody is offered a card of the exploration track."""
        return offers.is_offer(state)

    def simultaneous_offers(self, state: State) -> list[State]:
        """Everybody who may buy the offered card, in seat order, as if all before had passed."""
        return offers.simultaneous_offers(state)

    def answer_by_orders(self, orders: OfferOrders, state: State) -> list[int] | None:
        """Buy, pass, or None to ask."""
        return offers.answer_by_orders(orders, state)

    def orders_in_scope(
        self, orders: OfferOrders, given: OrdersGiven, counters: GameCounters, seat: int, rewound: bool
    ) -> bool:
        """Orders last for the exploration, until the seat's next turn, or for the whole game.

        After a takeback the exploration or turn is no longer the one the orders were given in.
        """
        if orders.scope == "game":
            return True
        same = given.round == counters.rounds if orders.scope == "exploration" else given.turn == counters.turns[seat]
        return same and not rewound

    def counted(self, counters: GameCounters, events: list[Event]) -> GameCounters:
        """Count explorations, revealed cards and turns."""
        for event in events:
            if event.kind == event_kinds.EXPLORED:
                counters = counters.with_round()
            elif event.kind == event_kinds.REVEALED:
                counters = counters.with_offer()
            elif event.kind == event_kinds.TURN:
                counters = counters.with_turn(event.seat)
        return counters

    def turn_in_progress(self, state: State) -> TurnInProgress:
        """The turn, counted from the beginning of the game."""
        s = abyss_position(state)
        return TurnInProgress(int(s.turn), int(s.turns))

    def question_subject(self, state: State) -> int:
        """The Lord, Location or space the question is about; all of these are public."""
        s = abyss_position(state)
        return frame_card(s) if s.top > 0 and s.tables.card_forms[s.question()] != questions.NOTHING else -1

    def suggestions(self, state: State, words: Words | None) -> list[MoveSuggestion]:
        """The best payments for the chosen Lord, each with the Ally it affiliates."""
        return [*payments.suggested_payments(state, words)]

    def only_suggestion(self, state: State) -> PaymentWay | None:
        """The only payment for the chosen Lord."""
        return payments.only_payment(state)

    def previews(
        self, state: State, seat: int, words: Words | None, remember: bool = False
    ) -> list[LordPreview | CardPreview]:
        """Every Lord of the Court, from the left, then the other cards that can be had or fought."""
        court = previews.court_previews(state, seat, words, remember)
        return [*court, *previews.card_previews(state, seat, words)]

    def public_points(self, state: State, done: dict[int, SeatTotals] | None = None) -> list[int]:
        """Everything but Monster tokens, which are face down."""
        return totals.public_points(state, done)

    def totals(
        self, state: State, knowing: Collection[int], done: dict[int, SeatTotals] | None = None
    ) -> list[SeatTotals]:
        """The points of every seat; at the end the Monster tokens of all seats are counted."""
        return totals.all_totals(state, knowing, done)

    def open_hand(self, state: State, seat: int) -> list[int]:
        """The Allies in a hand."""
        return zone(abyss_position(state), seat)

    def cards(self, language: str, options: dict[str, str]) -> AbyssCards:
        """The cards of all boxes, whatever the options."""
        return cards.abyss_cards(language)

    def facts(self, state: State) -> dict[str, Any]:
        """The seats that still have a turn in the last round."""
        return position_facts(abyss_position(state))

    def question_facts(self, state: State) -> dict[str, Any]:
        """The number of races in the payment so far."""
        return payment_facts(abyss_position(state))

    def choice_facts(self, state: State, label: Label) -> dict[str, Any]:
        """The odds of a fight."""
        return fight_facts(abyss_position(state), label)
