"""Abyss: a whole payment as a list of actions and as a sentence."""

from __future__ import annotations

from hadal.games.abyss import actions, questions
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules.payment_options import MOST, Payment
from hadal.games.abyss.rules.score import extreme_value
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.state import Position
from hadal.games.abyss.texts.nouns import Nouns
from hadal.words.words import Words

NOBODY = -1  # no Ally is affiliated: all are Krakens


def best_ways(game: Abyss, s: Position, most: int, among: int = MOST) -> list[tuple[Payment, int]]:
    """The best ways to pay for the chosen Lord, each with the Ally it affiliates, among the first `among` found."""
    found = game.payments(s, s.to_move(), frame_card(s), among)
    pairs = [(way, ally) for way in found.ways[: found.best] for ally in way.affiliates or [NOBODY]]
    return pairs[:most]


def plan(s: Position, way: Payment, ally: int) -> list[int]:
    """The actions of a payment, without the ones that the rules take themselves."""
    g, seat, lord = s.clone(), s.to_move(), frame_card(s)
    out: list[int] = []
    while g.question() == questions.PAY and g.to_move() == seat and frame_card(g) == lord:
        out.append(next_action(g, way))
        g.apply(out[-1])
    if ally != NOBODY and g.question() == questions.AFFILIATE and g.to_move() == seat and g.allows(actions.ALLY + ally):
        out.append(actions.ALLY + ally)
    return out


def next_action(g: Position, way: Payment) -> int:
    """The next action of a payment: an Ally to lay down, or paying the rest."""
    start = g.spent() * g.tables.kinds
    for kind in way.cards:
        if g.cards[start + kind] < way.cards.count(kind):
            return actions.ALLY + kind
    return actions.PAY_MIXED + way.nebulis - 1 if way.nebulis else actions.PAY


def better(game: Abyss, s: Position, ally: int) -> int:
    """The points that an affiliated Ally adds."""
    best = int(extreme_value(s, s.to_move(), game.tables.race[ally], True))
    return max(0, int(game.tables.value[ally]) - best)


def sentence(game: Abyss, s: Position, way: Payment, ally: int, words: Words) -> str:
    """A payment, the Ally it affiliates, and what is left."""
    nouns = Nouns(words.catalogue)
    values = [int(game.tables.value[kind]) for kind in range(int(game.tables.kinds))]
    kept = nouns.text(
        "pay-kept",
        size=sum(way.remains),
        worth=sum(n * values[kind] for kind, n in enumerate(way.remains)),
        pearls=int(s.pearls[s.to_move()]) - way.pearls,
    )
    price = game.price(s, s.to_move(), frame_card(s))[0]
    return nouns.text(
        "pay-way",
        cards=" ".join(game.card_name(kind) for kind in way.cards),
        pearls=way.pearls,
        nebulis=way.nebulis,
        gained=way.gained,
        ally="none" if ally == NOBODY else game.card_name(ally),
        gain=0 if ally == NOBODY else better(game, s, ally),
        surplus=max(0, way.value - price),
        keep=kept,
    )
