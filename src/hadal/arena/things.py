"""What a seat can own at the end of a game, and what such things are called: the only part that knows the games."""

from __future__ import annotations

from hadal.core.game import Game, State
from hadal.games.abyss.names import BEAST_NAMES, LOCATION_NAMES, LORD_NAMES, TOKEN_NAMES

LORDS, LOCATIONS = "lords", "locations"
OWNED = {"abyss": {LORDS: ("owner", LORD_NAMES), LOCATIONS: ("holder", LOCATION_NAMES)}}


def names_of(game: Game) -> dict[str, list[str]]:
    """What the numbers of things in a view stand for, beside the cards."""
    if game.name != "abyss":
        return {}
    return {
        LORDS: list(LORD_NAMES),
        LOCATIONS: list(LOCATION_NAMES),
        "tokens": list(TOKEN_NAMES),
        "leviathans": list(BEAST_NAMES),
    }


def owned(state: State) -> dict[str, list[list[int]]]:
    """The things that each seat owns, by kind and seat."""
    kinds = OWNED.get(state.game.name, {})
    if not kinds:
        return {}
    view = state.view(-1)
    out: dict[str, list[list[int]]] = {}
    for kind, (key, _) in kinds.items():
        holders = view[key]
        assert isinstance(holders, list)
        out[kind] = [[i for i, holder in enumerate(holders) if holder == seat] for seat in range(state.game.seats)]
    return out


def thing_name(game: str, kind: str, number: int) -> str:
    """The name of a thing, as in notations."""
    return OWNED[game][kind][1][number]


UNITS = {"abyss": ("turns", "turns"), "the_abyss": ("rounds", "round")}  # what a game's length is told in


def unit(game: str) -> str:
    """What the length of a game is counted in, beside decisions."""
    return UNITS[game][0]


def stretch(state: State) -> int:
    """How many turns or rounds a game has had."""
    found = state.view(-1)[UNITS[state.game.name][1]]
    assert isinstance(found, int)
    return found
