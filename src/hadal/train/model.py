"""The network in PyTorch: a residual MLP over named features, with a policy head and a value head."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from hadal.network.spec import NetworkSpec
from hadal.network.weights import NORM_EPSILON, Arrays, NetworkWeights

ABSENT = -1e9  # logit of what is not possible
ALIGNED = 8  # a GPU multiplies matrices faster if their sides are multiples of this


def precision_on(device: torch.device) -> torch.dtype:
    """Return the precision of the matrix products: half of the bits on a GPU, where that is faster."""
    return torch.bfloat16 if device.type == "cuda" else torch.float32


def product(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    """Return the outputs of a linear layer in the precision of its inputs; sums are made in single precision."""
    size = len(weight)
    missing = -size % ALIGNED
    rows = functional.pad(weight, (0, 0, 0, missing)).to(x.dtype)
    return functional.linear(x, rows, functional.pad(bias, (0, missing)).to(x.dtype))[:, :size]


class ResidualBlock(nn.Module):
    """A residual block: at first it changes nothing."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width, eps=NORM_EPSILON)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.orthogonal_(self.first.weight, 2**0.5)
        nn.init.zeros_(self.first.bias)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, h: Tensor, precision: torch.dtype) -> Tensor:
        """Return the input with a change added, which is computed in this precision."""
        inner = functional.relu(product(self.norm(h).to(precision), self.first.weight, self.first.bias))
        return h + product(inner, self.second.weight, self.second.bias)


class Network(nn.Module):
    """Policy and value of positions, given as in `hadal.network.encoder`.

    The parameters are those of a file of weights. `layout` lists the features that the input has; the others are 0.
    """

    def __init__(self, spec: NetworkSpec, layout: NDArray[np.int64], width: int, blocks: int) -> None:
        super().__init__()
        self.spec, self.width, self.block_count, self.seats = spec, width, blocks, spec.max_seats
        features, actions = len(spec.features), len(spec.actions)
        # About 150 features of a position are not 0.
        self.embedding = nn.Parameter(torch.randn(features, width) / 12)
        self.category_embedding = nn.Parameter(torch.zeros(max(1, spec.category_rows), width))
        self.mask_embedding = nn.Parameter(torch.randn(actions, width) / 10)
        self.bias = nn.Parameter(torch.zeros(width))
        self.blocks = nn.ModuleList([ResidualBlock(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width, eps=NORM_EPSILON)
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 2 * spec.max_seats)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.orthogonal_(self.value.weight, 0.1)
        nn.init.zeros_(self.value.bias)
        self.everything = len(layout) == features
        codes = [at for at, place in enumerate(layout.tolist()) if spec.categories[place]]
        sizes = [spec.categories[layout[at]] for at in codes]
        starts = [sum(sizes[:i]) for i in range(len(sizes))]
        rows = [spec.category_start[layout[at]] + i for at, size in zip(codes, sizes, strict=True) for i in range(size)]
        self.code_rows = len(rows)
        columns = len(layout) + actions + self.code_rows
        self.padding = -columns % ALIGNED
        for name, value in {
            "layout": torch.from_numpy(layout.copy()),
            "binary": torch.tensor([spec.binary[place] for place in layout.tolist()]),
            "scales": torch.tensor([1.0 if spec.binary[place] else spec.scales[place] for place in layout.tolist()]),
            "codes": torch.tensor(codes, dtype=torch.long),
            "code_starts": torch.tensor(starts, dtype=torch.long),
            "code_tops": torch.tensor([size - 1 for size in sizes], dtype=torch.long),
            "code_places": torch.tensor(rows, dtype=torch.long),
        }.items():
            self.register_buffer(name, value, persistent=False)

    layout: Tensor
    binary: Tensor
    scales: Tensor
    codes: Tensor
    code_starts: Tensor
    code_tops: Tensor
    code_places: Tensor

    def trunk(self, features: Tensor, masks: Tensor) -> Tensor:
        """Return the last hidden layer for features (bytes) and legal actions (bool)."""
        precision = precision_on(features.device)
        # Numbers enter as they are, which is exact in half precision; their scales are applied to the weights.
        numbers = torch.where(self.binary, (features > 0).to(precision), features.to(precision))
        embedding = self.embedding if self.everything else self.embedding.index_select(0, self.layout)
        inputs = [numbers, masks.to(precision)]
        rows = [embedding * self.scales[:, None], self.mask_embedding]
        if self.code_rows:
            code = features.index_select(1, self.codes).long() & 255
            code = torch.minimum(code, self.code_tops) + self.code_starts
            hot = torch.zeros(len(features), self.code_rows, device=features.device, dtype=precision)
            inputs.append(hot.scatter_(1, code, 1.0))
            rows.append(self.category_embedding.index_select(0, self.code_places))
        inputs.append(numbers.new_zeros(len(features), self.padding))
        rows.append(embedding.new_zeros(self.padding, self.width))
        h = (torch.cat(inputs, 1) @ torch.cat(rows).to(precision)).float() + self.bias
        for block in self.blocks:
            h = block(h, precision)
        out: Tensor = functional.relu(self.norm(h))
        return out

    def logits(self, h: Tensor, masks: Tensor) -> Tensor:
        """Return the logits of the actions; illegal ones are ABSENT."""
        return product(h, self.policy.weight, self.policy.bias).masked_fill(~masks, ABSENT)

    def values(self, h: Tensor, present: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of winning and the margins by seat, counted from the mover."""
        both = product(h, self.value.weight, self.value.bias)
        return both[:, : self.seats].masked_fill(~present, ABSENT), both[:, self.seats :]


def to_arrays(state: dict[str, Tensor]) -> Arrays:
    """Return parameters as NumPy arrays."""
    return {name: value.detach().float().cpu().numpy() for name, value in state.items()}


def load_into(network: Network, weights: NetworkWeights) -> None:
    """Load weights; features and actions are matched by name, so those of a smaller specification fit too."""
    if (weights.width, weights.blocks) != (network.width, network.block_count):
        raise ValueError(
            f"the weights are for a network of width {weights.width} with {weights.blocks} blocks, "
            f"not {network.width} with {network.block_count}"
        )
    own = network.state_dict()
    arrays = dict(weights.arrays)
    if weights.spec != network.spec:
        arrays = matched(weights, network.spec, to_arrays(own))
    network.load_state_dict({name: torch.from_numpy(arrays[name]).to(own[name]) for name in own})


def matched(weights: NetworkWeights, spec: NetworkSpec, own: Arrays) -> Arrays:
    """Return the weights in the order of another specification; what they lack is taken from `own`."""
    out = {name: weights.arrays[name] for name in own}
    theirs = weights.spec
    for name, mine, their in (
        ("embedding", spec.feature_at, theirs.feature_at),
        ("mask_embedding", spec.action_at, theirs.action_at),
        ("policy.weight", spec.action_at, theirs.action_at),
        ("policy.bias", spec.action_at, theirs.action_at),
    ):
        out[name] = own[name].copy()
        for word in mine.keys() & their.keys():
            out[name][mine[word]] = weights.arrays[name][their[word]]
    out["category_embedding"] = own["category_embedding"].copy()
    for word in spec.feature_at.keys() & theirs.feature_at.keys():
        here, there = spec.feature_at[word], theirs.feature_at[word]
        if spec.categories[here] and spec.categories[here] == theirs.categories[there]:
            size, to, start = spec.categories[here], spec.category_start[here], theirs.category_start[there]
            out["category_embedding"][to : to + size] = weights.arrays["category_embedding"][start : start + size]
    if theirs.max_seats != spec.max_seats:
        raise ValueError(f"the weights are for {theirs.max_seats} seats, not for {spec.max_seats}")
    return out
