"""Tables for testing the environments, and walks through their games."""

from collections.abc import Iterator

from hadal.core.game import Game
from hadal.core.playout import random_steps
from hadal.core.registry import create
from hadal.core.state import State

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("abyss", 2, {}),
    ("abyss", 4, {}),
    ("abyss", 3, {"expansions": "kraken"}),
    ("abyss", 4, {"expansions": "leviathan"}),
    ("abyss", 5, {"expansions": "both"}),
    ("the_abyss", 2, {}),
    ("the_abyss", 3, {"hook_discard": "any_in_hand"}),
    ("the_abyss", 4, {}),
]


def name_of(table: object) -> str:
    """A short name for the list of tests."""
    if isinstance(table, tuple):
        return "-".join([str(table[0]), str(table[1]), *table[2].values()])
    return str(table)


def create_game(table: tuple[str, int, dict[str, str]]) -> Game:
    """The game of a table."""
    return create(*table)


def walk(game: Game, seed: int, pace: int) -> Iterator[State]:
    """Positions of a random game at intervals, including the last one."""
    state = game.deal(seed)
    while not state.over():
        yield state
        random_steps(state, seed + 1, pace)
    yield state
