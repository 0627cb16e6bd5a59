"""The weights that come with a game, ready for its tables."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.core.registry import cached
from hadal.network.files import has_network, table_weights_file
from hadal.network.model import NetworkLayers, NetworkModel
from hadal.network.weights import load_weights

TABLES = 24  # prepared at the same time: about 10 MB each


@cache
def layers_at(path: Path, name: str) -> NetworkLayers:
    """Return the layers of a file of weights."""
    return NetworkLayers(load_weights(path, name))


def shipped_layers(name: str, seats: int) -> NetworkLayers:
    """Return the layers of the weights of a game for tables with this many seats."""
    return layers_at(table_weights_file(name, seats), name)


@lru_cache(maxsize=TABLES)
def model_at(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> NetworkModel:
    """Return the network prepared for a table."""
    return NetworkModel(shipped_layers(name, seats), cached(name, seats, dict(options)))


def shipped_model(game: Game) -> NetworkModel:
    """Return the network that comes with a game, prepared for this table."""
    return model_at(game.name, game.seats, tuple(sorted(game.options.values.items())))


@lru_cache(maxsize=TABLES)
def plays_at(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> bool:
    """Return whether the network knows every action of a table."""
    try:
        model_at(name, seats, options)
    except OptionError:
        return False
    return True


def network_plays(game: Game) -> bool:
    """Return whether a game has a network, and whether it knows this table: its own decks may have other cards."""
    return has_network(game.name) and plays_at(game.name, game.seats, tuple(sorted(game.options.values.items())))
