"""The weights that come with a game, ready for its tables."""

from __future__ import annotations

from functools import cache, lru_cache

from hadal.core.game import Game
from hadal.core.registry import cached
from hadal.network.files import weights_file
from hadal.network.model import NetworkLayers, NetworkModel
from hadal.network.weights import load_weights

TABLES = 24  # prepared at the same time: about 10 MB each


@cache
def shipped_layers(name: str) -> NetworkLayers:
    """Return the layers of the weights of a game."""
    return NetworkLayers(load_weights(weights_file(name), name))


@lru_cache(maxsize=TABLES)
def model_at(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> NetworkModel:
    """Return the network prepared for a table."""
    return NetworkModel(shipped_layers(name), cached(name, seats, dict(options)))


def shipped_model(game: Game) -> NetworkModel:
    """Return the network that comes with a game, prepared for this table."""
    return model_at(game.name, game.seats, tuple(sorted(game.options.values.items())))
