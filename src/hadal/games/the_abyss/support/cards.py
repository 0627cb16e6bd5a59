"""The cards of The Abyss for a client that draws them."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from hadal.core.game import Game
from hadal.core.registry import create
from hadal.games.the_abyss.support.protocol import PlainCardInfo, Suit, TheAbyssCards
from hadal.games.the_abyss.texts.sentences import points_of, suit_of
from hadal.server import i18n
from hadal.words import Words


@lru_cache(maxsize=64)
def the_abyss_cards(language: str, deck_list: str = "") -> TheAbyssCards:
    """All cards in a language, of the usual deck or a custom one; OptionError if that deck is not possible."""
    game = create("the_abyss", 2, {"deck_list": deck_list} if deck_list else {})
    words = i18n.words(language)
    cards = [card(words, game, kind, n) for kind, n in enumerate(game.copies())]
    return TheAbyssCards("the_abyss", language, cards)


def card(words: Words, game: Game, kind: int, copies: int) -> PlainCardInfo:
    """One kind of card."""
    suit = suit_of(game, kind)
    return PlainCardInfo(
        id=game.card_name(kind),
        name=words.card(game, kind),
        suit=cast(Suit, suit),
        points=points_of(game, kind),
        copies=copies,
        rulings=words.text(f"the_abyss-ruling-{suit}").splitlines(),
    )
