"""Views and events with names instead of numbers, for programs that are read by people.

The numbers stay what they are: `State.view` and `Event` are fast, and everything here is derived from them. What the
numbers of a view stand for is in the game's `GameFacts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from hadal.core.events import SPECTATOR, Event
from hadal.core.game import Game
from hadal.core.plugin import CARDS, GameFacts
from hadal.core.registry import plugin
from hadal.core.state import State


class Item(NamedTuple):
    """A card or another thing of a game: its number and its name as in notations."""

    number: int
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class NamedEvent:
    """An event with names. What an event does not have is None."""

    kind: str  # as in `game.events`
    seat: int | None  # whom it is about
    other: int | None  # the other seat, or what else the kind of event has there
    card: Item | None  # None also for a card that the viewer may not see
    amount: int
    event: Event  # the numbers

    def __str__(self) -> str:
        parts = [self.kind, self.card, None if self.amount == 0 else self.amount]
        about = "" if self.seat is None else f"seat {self.seat} "
        return about + " ".join(str(part) for part in parts if part is not None)


def named_event(game: Game, event: Event, viewer: int | None = None) -> NamedEvent:
    """Return an event with names, as a viewer may see it; without a viewer nothing is hidden."""
    seen = event if viewer is None else event.seen_by(viewer)
    return NamedEvent(
        kind=game.events[seen.kind],
        seat=seen.seat if seen.seat >= 0 else None,
        other=seen.other if seen.other >= 0 else None,
        card=Item(seen.card, game.event_card(seen)) if seen.card >= 0 else None,
        amount=seen.n,
        event=seen,
    )


class NamedView(Mapping[str, Any]):
    """A view whose keys are attributes, with an `Item` for every number that stands for a card or another thing.

    A zone that a view counts by kind is a list of its cards; an empty space is None. `view["hand"]` is `view.hand`,
    and `numbers` is the view itself.

    A game declares its keys in a subclass, so that editors and type checkers know them. For other views they know
    `view["hand"]` only.
    """

    game_name: ClassVar[str] = ""  # the game whose views these are; empty: any

    def __init__(self, state: State, viewer: int = SPECTATOR) -> None:
        if self.game_name not in ("", state.game.name):
            raise ValueError(f"{type(self).__name__} shows positions of {self.game_name}, not of {state.game.name}")
        self.numbers = state.view(viewer)
        self.question = None if state.over() else state.game.questions[state.question()]
        self._game = state.game

    @cached_property
    def _facts(self) -> GameFacts:
        """What the numbers of the view stand for."""
        return plugin(self._game.name).facts()

    def __getstate__(self) -> dict[str, object]:
        return {key: value for key, value in vars(self).items() if key != "_facts"}

    def __getitem__(self, key: str) -> Any:
        value = self.numbers[key]
        if key in self._facts.items:
            return named_items(self.names(self._facts.items[key]), value)
        if key in self._facts.counts:
            return counted_items(self.names(self._facts.counts[key]), value)
        return value

    def names(self, kind: str) -> list[str]:
        """Return the names of a kind of thing, by number."""
        if kind == CARDS:
            return [self._game.card_name(card) for card in range(len(self._game.copies()))]
        return self._facts.names[kind]

    if not TYPE_CHECKING:  # with it, a type checker would accept any name

        def __getattr__(self, key: str) -> Any:
            if key.startswith("_"):  # a copy asks for some before it has numbers
                raise AttributeError(f"a view has no {key!r}")
            if key not in self.numbers:
                raise AttributeError(f"this view has no {key!r}; it has: {', '.join(self.numbers)}")
            return self[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    def __dir__(self) -> list[str]:
        return sorted([*super().__dir__(), *self.numbers])

    def __repr__(self) -> str:
        return f"<view of {self._game.summary()} by viewer {self.numbers.get('viewer')}>"


def named_items(names: list[str], value: Any) -> Any:
    """Return numbers as items, in lists of any depth; a negative number is an empty space or a hidden card."""
    if isinstance(value, list):
        return [named_items(names, one) for one in value]
    return Item(value, names[value]) if value >= 0 else None


def counted_items(names: list[str], value: Any) -> Any:
    """Return counts by kind as lists of items, in lists of any depth."""
    if value and isinstance(value[0], list):
        return [counted_items(names, one) for one in value]
    return [Item(kind, names[kind]) for kind, count in enumerate(value) for _ in range(count)]
