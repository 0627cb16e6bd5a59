"""What a game adds to the server beyond its rules: offers answered in advance, suggested moves, previews, totals.

A game that adds nothing works with the defaults of GameSupport.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from hadal.core.events import Event
from hadal.core.labels import Label
from hadal.core.registry import plugin
from hadal.core.state import State
from hadal.server.protocol.http import CardFacts
from hadal.server.protocol.socket import MoveSuggestion
from hadal.server.tables.counters import GameCounters
from hadal.words import Words


class OrdersGiven(Protocol):
    """When standing orders were given."""

    round: int  # the number of offer rounds begun by then
    turn: int  # the number of turns the seat had begun by then


class TurnInProgress(NamedTuple):
    """Whose turn it is, and which one."""

    seat: int
    turn: int  # from 1
    round: int = -1  # if the game has rounds


class GameSupport:
    """The defaults: answers are given one after another, and nothing can be answered in advance."""

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

    def turn_in_progress(self, state: State) -> TurnInProgress | None:
        """The turn of a position, for the headings of the log; None: the game has no turns."""
        return None

    # What a player may ask for, and points.

    def previews(self, state: State, seat: int, words: Words | None, remember: bool = False) -> list[Any]:
        """What a seat's options would cost and lead to; with `remember` also what follows from cards seen earlier."""
        return []

    def totals(self, state: State, knowing: Collection[int], done: dict[int, Any] | None = None) -> list[Any]:
        """The points of each seat so far; hidden points only for the seats in `knowing`.

        `done` may keep what all viewers of this position share; the server passes the same dictionary for each of them.
        """
        return []

    def open_hand(self, state: State, seat: int) -> list[int]:
        """The hand of a seat as the view lists it, for spectators, where the players agreed to show it later."""
        return []

    def public_points(self, state: State, done: dict[int, Any] | None = None) -> list[int]:
        """The points of each seat that everybody knows, for lists of games; empty if there are none to show.

        `done` is the same dictionary as that of `totals`.
        """
        return []

    def cards(self, language: str, options: dict[str, str]) -> CardFacts | None:
        """The cards of the game in a language, or None if it has none to draw; OptionError for impossible options."""
        return None

    # Facts that follow from the rules, so that a client does not have to repeat the rules.

    def facts(self, state: State) -> dict[str, Any]:
        """Facts about a position that everybody may know."""
        return {}

    def question_facts(self, state: State) -> dict[str, Any]:
        """Facts about the question of the seat to move."""
        return {}

    def choice_facts(self, state: State, label: Label) -> dict[str, Any]:
        """Facts about one action of the seat to move."""
        return {}


@cache
def support_for(game: str) -> GameSupport:
    """The server support of a game, by the game's name."""
    return plugin(game).support() or GameSupport()
