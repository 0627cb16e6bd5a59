"""Where the files of a game's network are. Needs no NumPy."""

from __future__ import annotations

from pathlib import Path

from hadal.core.registry import plugin

WEIGHTS = "network.npz"
SPECIAL_WEIGHTS = "network-{seats}.npz"
LEVELS = "levels.json"


def weights_file(name: str) -> Path:
    """Return where the weights of a game are, if it has any."""
    return plugin(name).folder / "ai" / WEIGHTS


def table_weights_file(name: str, seats: int) -> Path:
    """Return where the weights for tables with this many seats are: a game can have special ones for some."""
    special = plugin(name).folder / "ai" / SPECIAL_WEIGHTS.format(seats=seats)
    return special if special.exists() else weights_file(name)


def has_network(name: str) -> bool:
    """Return whether a game comes with weights."""
    return weights_file(name).exists()


def levels_file(name: str) -> Path:
    """Return where the styles of the levels of a game are."""
    return plugin(name).folder / "ai" / LEVELS
