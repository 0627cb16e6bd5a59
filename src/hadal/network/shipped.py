"""The weights that come with a game, ready for its tables."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.core.registry import cached
from hadal.network.exact import ExactLayer, FastLayer
from hadal.network.files import has_network, table_weights_file
from hadal.network.model import NetworkLayers, NetworkModel
from hadal.network.weights import load_weights

TABLES = 24  # prepared at the same time: about 10 MB each


@cache
def layers_at(path: Path, name: str, fast: bool) -> NetworkLayers:
    """Return the layers of a file of weights."""
    return NetworkLayers(load_weights(path, name), FastLayer if fast else ExactLayer)


@lru_cache(maxsize=TABLES)
def model_at(name: str, seats: int, options: tuple[tuple[str, str], ...], fast: bool = False) -> NetworkModel:
    """Return the network prepared for a table."""
    layers = layers_at(table_weights_file(name, seats), name, fast)
    return NetworkModel(layers, cached(name, seats, dict(options)))


def shipped_model(game: Game, fast: bool = False) -> NetworkModel:
    """Return the network that comes with a game, prepared for this table.

    The fast form is for searches by the clock; its answers may differ between machines.
    """
    return model_at(game.name, game.seats, tuple(sorted(game.options.values.items())), fast)


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
