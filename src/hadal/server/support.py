"""What a game adds to the server beyond its rules: offers answered in advance, suggested moves, previews, totals.

A game that adds nothing works with the defaults of GameSupport.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from msgspec import Struct

from hadal.core.event import Event
from hadal.core.game import State
from hadal.server.protocol.http import CardFacts
from hadal.server.protocol.socket import MoveSuggestion
from hadal.server.tables.counters import GameCounters
from hadal.words import Words

SUPPORT = {"abyss": "hadal.games.abyss.support", "the_abyss": "hadal.games.the_abyss.support"}


class OrdersGiven(Protocol):
    """When standing orders were given."""

    round: int  # the number of offer rounds begun by then
    turn: int  # the number of turns the seat had begun by then


class GameSupport:
    """The defaults: answers are given one after another, and nothing can be answered in advance."""

    name = ""  # of the game
    orders_type: type[Struct] | None = None  # the struct of standing orders, if the game has offers

    # Offers.

    def is_offer(self, state: State) -> bool:
        """Whether the question is an offer, which can be answered in advance."""
        return False

    def simultaneous_offers(self, state: State) -> list[State]:
        """The position for the seat to move, and for each seat that would get the same offer if all before passed."""
        return [state]

    def answer_by_orders(self, orders: Any, state: State) -> list[int] | None:
        """What the standing orders of the seat to move answer here; None: ask the player."""
        return None

    def orders_in_scope(
        self, orders: Any, given: OrdersGiven, counters: GameCounters, seat: int, rewound: bool
    ) -> bool:
        """Whether orders given earlier still apply; `rewound`: the players agreed to a takeback since then."""
        return False

    def counted(self, counters: GameCounters, events: list[Event]) -> GameCounters:
        """The counters after these events."""
        return counters

    # Questions.

    def question_subject(self, state: State) -> int:
        """The card or place the question is about, if everybody may know it; else -1."""
        return -1

    def suggestions(self, state: State, words: Words | None) -> list[MoveSuggestion]:
        """Several actions that make one decision, best first."""
        return []

    def only_suggestion(self, state: State) -> MoveSuggestion | None:
        """The only way to answer, in a position where it would be chosen automatically."""
        return None

    # What a player may ask for, and points.

    def previews(self, state: State, seat: int, words: Words | None, remember: bool = False) -> list[Any]:
        """What a seat's options would cost and lead to; with `remember` also what follows from cards seen earlier."""
        return []

    def totals(self, state: State, knowing: Collection[int]) -> list[Any]:
        """The points of each seat so far; hidden points only for the seats in `knowing`."""
        return []

    def cards(self, language: str, options: dict[str, str]) -> CardFacts:
        """The cards of the game in a language; OptionError if the options are not possible."""
        return CardFacts(self.name, language)


@cache
def support_for(game: str) -> GameSupport:
    """The support of a game, by the game's name."""
    support: GameSupport = import_module(SUPPORT[game]).support() if game in SUPPORT else GameSupport()
    support.name = game
    return support
