"""What The Abyss adds to the table server: card facts, points, and hands for spectators."""

from __future__ import annotations

from typing import Any

from hadal.core.state import State
from hadal.games.the_abyss.show.view import zone
from hadal.games.the_abyss.state import Position
from hadal.games.the_abyss.support.cards import the_abyss_cards
from hadal.games.the_abyss.support.protocol import TheAbyssCards
from hadal.server.support import GameSupport, TurnInProgress


class TheAbyssSupport(GameSupport):
    """The cards, the points of finished rounds, and the hands."""

    def turn_in_progress(self, state: State) -> TurnInProgress:
        """The turn, and the round it belongs to."""
        assert isinstance(state, Position)
        return TurnInProgress(int(state.turn), int(state.turns), int(state.round))

    def public_points(self, state: State, done: dict[int, Any] | None = None) -> list[int]:
        """The points of finished rounds."""
        return state.scores()

    def cards(self, language: str, options: dict[str, str]) -> TheAbyssCards:
        """The cards of the deck that is played with."""
        return the_abyss_cards(language, options.get("deck_list", ""))

    def open_hand(self, state: State, seat: int) -> list[int]:
        """The cards in a hand."""
        assert isinstance(state, Position)
        return zone(state, seat)
