"""Where the files of a game's network are. Needs no NumPy."""

from __future__ import annotations

from pathlib import Path

from hadal.core.registry import plugin

WEIGHTS = "network.npz"
LEVELS = "levels.json"


def weights_file(name: str) -> Path:
    """Return where the weights of a game are, if it has any."""
    return plugin(name).folder / "ai" / WEIGHTS


def has_network(name: str) -> bool:
    """Return whether a game comes with weights."""
    return weights_file(name).exists()


def levels_file(name: str) -> Path:
    """Return where the styles of the levels of a game are."""
    return plugin(name).folder / "ai" / LEVELS
