"""What the arena reads from a finished game: ownership, names of items, length."""

from __future__ import annotations

from hadal.core.game import Game
from hadal.core.registry import plugin
from hadal.core.state import State


def names_of(game: Game) -> dict[str, list[str]]:
    """Return the names of the items numbered in a view, by kind, without cards."""
    return plugin(game.name).facts().names


def owned(state: State) -> dict[str, list[list[int]]]:
    """Return the items each seat owns, by kind and seat."""
    kinds = plugin(state.game.name).facts().owners
    if not kinds:
        return {}
    view = state.view(-1)
    out: dict[str, list[list[int]]] = {}
    for kind, key in kinds.items():
        owners = view[key]
        assert isinstance(owners, list)
        out[kind] = [[i for i, owner in enumerate(owners) if owner == seat] for seat in range(state.game.seats)]
    return out


def item_name(game: str, kind: str, number: int) -> str:
    """Return the name of an item, as used in notations."""
    return plugin(game).facts().names[kind][number]


def unit(game: str) -> str:
    """Return the unit of a game's length, besides decisions."""
    return plugin(game).facts().length_unit


def length(state: State) -> int:
    """Return the number of turns or rounds of a game; 0 if the game does not count them."""
    key = plugin(state.game.name).facts().length_key
    found = state.view(-1)[key] if key else 0
    assert isinstance(found, int)
    return found
