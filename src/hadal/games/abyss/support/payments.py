"""Payments for a Lord, each as one move."""

from __future__ import annotations

from hadal.core.state import State
from hadal.games.abyss import questions
from hadal.games.abyss.rules.payment_options import Payment, payment_actions
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.facts import races_of
from hadal.games.abyss.support.positions import abyss_game, abyss_position
from hadal.games.abyss.support.protocol import PaymentWay
from hadal.games.abyss.texts.payments import best_ways, better, sentence
from hadal.server.protocol.sentences import plain
from hadal.words import Words

MAX_SUGGESTIONS = 7
MAX_COMPARED = 80  # a large hand has thousands of payments, and comparing them all would hold up the server


def suggested_payments(state: State, words: Words | None) -> list[PaymentWay]:
    """The best payments for the chosen Lord, each with the Ally it affiliates."""
    s = abyss_position(state)
    if state.question() != questions.PAY:
        return []
    found = best_ways(abyss_game(s), s, MAX_SUGGESTIONS, MAX_COMPARED)
    return [payment_way(s, payment, ally, words, payment_actions(s, payment, ally)) for payment, ally in found]


def only_payment(state: State) -> PaymentWay | None:
    """The payment for the chosen Lord if there is exactly one. It has no actions, since nobody is asked."""
    s = abyss_position(state)
    found = best_ways(abyss_game(s), s, 2, MAX_COMPARED) if state.question() == questions.PAY else []
    if len(found) != 1:
        return None
    (payment, ally), *_ = found
    return payment_way(s, payment, ally, None, [])


def payment_way(s: Position, payment: Payment, ally: int, words: Words | None, actions: list[int]) -> PaymentWay:
    """A payment as one move."""
    return PaymentWay(
        actions=actions,
        text=plain(sentence(abyss_game(s), s, payment, ally, words)) if words else (),
        cards=payment.cards,
        pearls=payment.pearls,
        nebulis=payment.nebulis,
        affiliates=ally,
        gain=better(abyss_game(s), s, ally) if ally >= 0 else 0,
        value=payment.value,
        races=races_of(s, payment.cards),
    )
