"""Abyss: the best payments, and a whole payment as a sentence."""

from __future__ import annotations

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


def better(game: Abyss, s: Position, ally: int) -> int:
    """The points that an affiliated Ally adds."""
    best = int(extreme_value(s, s.to_move(), game.tables.race[ally], True))
    return max(0, int(game.tables.value[ally]) - best)


def sentence(game: Abyss, s: Position, way: Payment, ally: int, words: Words) -> str:
    """A payment, the Ally it affiliates, and what is left."""
    nouns = Nouns(words.catalogue)
    value = game.tables.value
    kept = nouns.text(
        "pay-kept",
        size=sum(way.remains),
        worth=sum([n * int(value[kind]) for kind, n in enumerate(way.remains) if n]),
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
