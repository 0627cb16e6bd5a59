"""What The Abyss adds to the table server: card facts."""

from __future__ import annotations

from hadal.games.the_abyss.support.cards import the_abyss_cards
from hadal.games.the_abyss.support.protocol import TheAbyssCards
from hadal.server.support import GameSupport


class TheAbyssSupport(GameSupport):
    """Only the cards."""

    def cards(self, language: str, options: dict[str, str]) -> TheAbyssCards:
        """The cards of the deck that is played with."""
        return the_abyss_cards(language, options.get("deck_list", ""))
