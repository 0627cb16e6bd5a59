"""Older selves: averaged weights from earlier in the run, which some slots have as opponents."""

from __future__ import annotations

from pathlib import Path
from random import Random

import torch
from torch import Tensor

from hadal.network.weights import NetworkWeights, load_weights, save_weights
from hadal.train.model import Network, load_into, to_arrays

MOST = 12  # older selves kept


class League:
    """Older weights: on the device in half precision while a run goes on, in files between its slices."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = Random(seed)
        self.members: dict[int, dict[str, Tensor]] = {}  # by update

    def path(self, member: int) -> Path:
        """Return the file of an older self, named after its update."""
        return self.folder / f"{member:07}.npz"

    def files(self) -> list[Path]:
        """Return the files of older selves, the oldest first."""
        return sorted(self.folder.glob("[0-9]" * 7 + ".npz"))

    def add(self, updates: int, average: dict[str, Tensor]) -> None:
        """Keep the averaged weights; if there are too many, drop one so that the others are spread evenly."""
        self.members[updates] = {name: value.to(torch.float16, copy=True) for name, value in average.items()}
        while len(self.members) > MOST:
            names = list(self.members)
            inner = range(1, len(names) - 1)
            del self.members[names[min(inner, key=lambda i: names[i + 1] - names[i - 1])]]

    def assign(self, networks: list[Network]) -> list[int]:
        """Choose opponents: the newest older self and random others; return their updates."""
        if not self.members:
            return []
        names = list(self.members)
        chosen = [names[-1], *self.chance.choices(names, k=len(networks) - 1)][: len(networks)]
        for network, member in zip(networks, chosen, strict=True):
            network.load_state_dict(self.members[member])  # keeps the precision of the network
        return chosen

    def save(self, network: Network) -> None:
        """Write the older selves that have no file yet, and remove the files of those that were dropped."""
        if self.members:
            self.folder.mkdir(parents=True, exist_ok=True)
        for path in self.files():
            if int(path.stem) not in self.members:
                path.unlink()
        for member, state in self.members.items():
            if not self.path(member).exists():
                weights = NetworkWeights(network.spec, network.width, network.block_count, to_arrays(state), {})
                save_weights(self.path(member), weights, compress=False)

    def load(self, network: Network, updates: int) -> None:
        """Read the files up to the update of the checkpoint from which a run resumes; remove later ones."""
        own = {name: value.clone() for name, value in network.state_dict().items()}
        for path in self.files():
            if int(path.stem) > updates:
                path.unlink()
                continue
            load_into(network, load_weights(path, network.spec.game))
            state = network.state_dict()
            self.members[int(path.stem)] = {name: value.to(torch.float16, copy=True) for name, value in state.items()}
        network.load_state_dict(own)
