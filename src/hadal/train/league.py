"""Older selves: averaged weights from earlier in the run, which some places have as opponents."""

from __future__ import annotations

from pathlib import Path
from random import Random

from torch import Tensor

from hadal.network.weights import NetworkWeights, load_weights, save_weights
from hadal.train.model import Network, load_into, to_arrays

MOST = 12  # older selves kept


class League:
    """Files of older weights in the folder of a run."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = Random(seed)
        self.members = sorted(int(path.stem) for path in folder.glob("*.npz"))

    def path(self, member: int) -> Path:
        """Return the file of an older self, named after its update."""
        return self.folder / f"{member:07}.npz"

    def add(self, updates: int, network: Network, average: dict[str, Tensor]) -> None:
        """Keep the averaged weights; if there are too many, drop one so that the others are spread evenly."""
        weights = NetworkWeights(network.spec, network.width, network.block_count, to_arrays(average), {})
        save_weights(self.path(updates), weights)
        if updates not in self.members:
            self.members.append(updates)
        while len(self.members) > MOST:
            inner = range(1, len(self.members) - 1)
            drop = min(inner, key=lambda i: self.members[i + 1] - self.members[i - 1])
            self.path(self.members.pop(drop)).unlink(missing_ok=True)

    def forget_after(self, updates: int) -> None:
        """Drop what was added after the checkpoint from which a run resumes."""
        for member in [member for member in self.members if member > updates]:
            self.path(member).unlink(missing_ok=True)
        self.members = [member for member in self.members if member <= updates]

    def assign(self, networks: list[Network]) -> list[int]:
        """Choose opponents: the newest older self and random others; return their updates."""
        if not self.members:
            return []
        chosen = [self.members[-1], *self.chance.choices(self.members, k=len(networks) - 1)][: len(networks)]
        for network, member in zip(networks, chosen, strict=True):
            load_into(network, load_weights(self.path(member), network.spec.game))
        return chosen
