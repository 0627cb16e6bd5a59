"""The cards of The Abyss for a client that draws them."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from hadal.core.registry import create
from hadal.games.the_abyss.texts.sentences import points_of, suit_of
from hadal.server import i18n
from hadal.server.protocol.cards import CardsInfo, PlainCardInfo, Suit


@lru_cache(maxsize=64)
def cards(language: str, deck_list: str) -> CardsInfo:
    """Every card of a deck list, with its texts in a language; an empty list is the standard deck."""
    game = create("the_abyss", 2, {"deck_list": deck_list} if deck_list else {})
    words = i18n.words(language)
    found = [
        PlainCardInfo(
            game.card_name(kind), words.card(game, kind), cast(Suit, suit_of(game, kind)), points_of(game, kind), n
        )
        for kind, n in enumerate(game.copies())
    ]
    return CardsInfo(game="the_abyss", language=language, cards=found)
