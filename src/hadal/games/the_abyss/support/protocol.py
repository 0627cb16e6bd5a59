"""What The Abyss adds to the protocol: card facts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hadal.server.protocol.http import CardFacts

Suit = Literal["points", "sword", "hook", "eye", "panic"]


class PlainCardInfo(Struct):
    """A card of The Abyss; its index in the list is its number."""

    id: str  # P8, S1, X
    name: str
    suit: Suit
    points: int
    copies: int
    rulings: list[str]


class TheAbyssCards(CardFacts):
    """All cards of The Abyss."""

    cards: list[PlainCardInfo]
