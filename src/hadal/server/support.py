"""What a game adds to the table beside its rules: offers answered ahead, whole payments."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hadal.core.events import Event
from hadal.core.labels import Label
from hadal.core.registry import plugin
from hadal.core.state import State
from hadal.server.protocol.cards import CardsInfo
from hadal.server.protocol.previews import LordPreview, SeatTotals
from hadal.server.protocol.socket import Orders, PaymentWay
from hadal.server.tables.counters import GameCounters
from hadal.words import Words


class GameSupport:
    """The usual: one answer after another, and nothing to say in advance."""

    offers = False  # are there offers, for which orders and sealed answers make sense?

    def cards(self, language: str, options: dict[str, str]) -> CardsInfo | None:
        """Every card of the game for a client that draws them; None if the game is played in words only."""
        return None

    def about(self, state: State) -> int:
        """The Lord, Location or space that the question is about, if everybody knows it; else -1."""
        return -1

    def counted(self, tally: GameCounters, events: list[Event]) -> GameCounters:
        """The tally after these events."""
        return tally

    def simultaneous_offers(self, state: State) -> list[State]:
        """The position for the seat to move, and for each that would be asked the same if all before it passed."""
        return [state]

    def answer_by_orders(self, orders: Orders, state: State) -> list[int] | None:
        """What the orders of the seat to move say here; None: it must be asked."""
        return None

    def ways(self, state: State, words: Words | None) -> list[PaymentWay]:
        """Several actions that make one decision, best first."""
        return []

    def only_way(self, state: State) -> PaymentWay | None:
        """What would be paid in a position where a payment is due that can be made in one way only."""
        return None

    def prices(self, state: State, seat: int, words: Words | None, remember: bool = False) -> list[LordPreview]:
        """What a seat would pay for what lies open to be recruited, and what it lacks; `remember` what was seen."""
        return []

    def sums(self, state: State, knowing: Collection[int]) -> list[SeatTotals]:
        """For each seat what its cards are worth as they lie; these seats' hidden ones are counted, too."""
        return []

    # What a client shows, and need not work out.

    def facts(self, state: State) -> dict[str, Any]:
        """What follows from the rules in a position; everybody may know it."""
        return {}

    def question_facts(self, state: State) -> dict[str, Any]:
        """What follows from the rules for the question of the seat to move."""
        return {}

    def choice_facts(self, state: State, label: Label) -> dict[str, Any]:
        """What follows from the rules for one action of the seat to move."""
        return {}


def support_for(game: str) -> GameSupport:
    """What a game offers beyond its rules."""
    return plugin(game).support() or GameSupport()
