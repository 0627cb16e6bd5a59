"""What the server offers for The Abyss beyond its rules."""

from __future__ import annotations

from hadal.games.the_abyss.support.cards import cards
from hadal.server.protocol.cards import CardsInfo
from hadal.server.support import GameSupport


class TheAbyssSupport(GameSupport):
    """The cards of the deck in play."""

    def cards(self, language: str, options: dict[str, str]) -> CardsInfo:
        """Every card of the deck list."""
        return cards(language, options.get("deck_list", ""))
