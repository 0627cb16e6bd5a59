"""What the arena reads from a finished game: what each seat owns, what things are called, how long it was."""

from __future__ import annotations

from hadal.core.game import Game
from hadal.core.registry import plugin
from hadal.core.state import State


def names_of(game: Game) -> dict[str, list[str]]:
    """The names of the things numbered in a view, by kind, cards aside."""
    return plugin(game.name).facts().names


def owned(state: State) -> dict[str, list[list[int]]]:
    """The things that each seat owns, by kind and seat."""
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


def thing_name(game: str, kind: str, number: int) -> str:
    """The name of a thing, as in notations."""
    return plugin(game).facts().names[kind][number]


def unit(game: str) -> str:
    """What the length of a game is counted in, beside decisions."""
    return plugin(game).facts().length_unit


def length(state: State) -> int:
    """How many turns or rounds a game has had; 0 if the game does not count them."""
    key = plugin(state.game.name).facts().length_key
    found = state.view(-1)[key] if key else 0
    assert isinstance(found, int)
    return found
