"""Small networks for tests."""

import numpy as np

from hadal.core.game import Game
from hadal.network.model import NetworkLayers, NetworkModel
from hadal.network.spec import network_spec
from hadal.network.weights import NetworkWeights, shapes


def random_weights(name: str, width: int = 16, blocks: int = 2, seed: int = 1) -> NetworkWeights:
    """Weights of a small network that was never trained."""
    spec = network_spec(name)
    chance = np.random.default_rng(seed)
    sizes = shapes(spec, width, blocks)
    arrays = {key: chance.normal(0.0, 0.3, size).astype(np.float16).astype(np.float32) for key, size in sizes.items()}
    return NetworkWeights(spec, width, blocks, arrays)


def random_model(game: Game, width: int = 16, blocks: int = 2, seed: int = 1) -> NetworkModel:
    """A small network that was never trained, prepared for a table."""
    return NetworkModel(NetworkLayers(random_weights(game.name, width, blocks, seed)), game)
