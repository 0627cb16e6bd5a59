"""Files of weights: NumPy arrays with a JSON header that says what they are.

Arrays are in half precision. A file that must be small has its matrices in bytes instead: each row is whole numbers
from -127 to 127 times a step of its own, in the array NAME.step.

The header has the version of the format, the specification of the network (names of features and actions), its sizes,
and facts about the training. The arrays, with H the width, F features, C rows of categories, A actions, S seats:

    embedding             F x H    rows of features; a feature x contributes x times its row
    category_embedding    C x H    one row for each value of each category
    mask_embedding        A x H    rows of legal actions
    bias                  H
    blocks.N.norm.weight, .bias    H           layer norm
    blocks.N.first.weight, .bias   H x H, H    h = h + second(relu(first(norm(h))))
    blocks.N.second.weight, .bias  H x H, H
    norm.weight, .bias    H        h = relu(norm(h))
    policy.weight, .bias  A x H, A    logits of actions, seats counted from the mover
    value.weight, .bias   2S x H, 2S  logits of winning by seat from the mover, then the expected margin by seat

The first layer is the sum of the bias, of embedding rows times feature values (0 or 1 for binary ones, number times
scale for others), of one row for each category (value & 255, at most the last row), and of the rows of all legal
actions. A feature that a table lacks is 0, and so is a category that it lacks: its row 0 is added.
"""

from __future__ import annotations

import json
import os
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from hadal.network.spec import NetworkSpec, spec_from_dict

FORMAT = "hadal-network"
VERSION = 1
HEADER = "header"
STEP = ".step"
MOST = 127  # the largest number in a byte
NORM_EPSILON = 1e-5  # of the layer norms
MARGIN = 20.0  # a margin is tanh(points ahead of the best opponent / MARGIN)

Arrays = dict[str, NDArray[np.float32]]


class WeightsError(ValueError):
    """A file of weights cannot be used; the text says why."""


@dataclass
class NetworkWeights:
    """The weights of a network with everything needed to use them."""

    spec: NetworkSpec
    width: int
    blocks: int
    arrays: Arrays
    training: dict[str, object] = field(default_factory=dict)  # facts: decisions, seconds, machine, settings

    def check(self) -> None:
        """Raise WeightsError if an array is missing or has the wrong shape."""
        for name, shape in shapes(self.spec, self.width, self.blocks).items():
            if name not in self.arrays:
                raise WeightsError(f"the weights have no array {name!r}")
            if self.arrays[name].shape != shape:
                raise WeightsError(f"the array {name!r} has the shape {self.arrays[name].shape}, not {shape}")


def shapes(spec: NetworkSpec, width: int, blocks: int) -> dict[str, tuple[int, ...]]:
    """Return the shape of every array of a network."""
    actions, values = len(spec.actions), 2 * spec.max_seats
    out: dict[str, tuple[int, ...]] = {
        "embedding": (len(spec.features), width),
        "category_embedding": (max(1, spec.category_rows), width),
        "mask_embedding": (actions, width),
        "bias": (width,),
    }
    for block in range(blocks):
        for part in ("first", "second"):
            out[f"blocks.{block}.{part}.weight"] = (width, width)
            out[f"blocks.{block}.{part}.bias"] = (width,)
        out[f"blocks.{block}.norm.weight"] = out[f"blocks.{block}.norm.bias"] = (width,)
    out["norm.weight"] = out["norm.bias"] = (width,)
    out |= {"policy.weight": (actions, width), "policy.bias": (actions,)}
    return out | {"value.weight": (values, width), "value.bias": (values,)}


def in_bytes(values: NDArray[np.float32]) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return a matrix as bytes, and the step of each row."""
    steps = np.abs(values).max(axis=1) / np.float32(MOST)
    steps[steps == 0] = 1
    return np.rint(values / steps[:, None]).astype(np.int8), steps


def save_weights(path: Path, weights: NetworkWeights, compress: bool = True, small: bool = False) -> None:
    """Write a file of weights in half precision, or in bytes; an existing file is replaced at once or not at all."""
    weights.check()
    header = {
        "format": FORMAT,
        "version": VERSION,
        "spec": weights.spec.as_dict(),
        "width": weights.width,
        "blocks": weights.blocks,
        "training": weights.training,
    }
    names = shapes(weights.spec, weights.width, weights.blocks)
    arrays: dict[str, NDArray[np.generic]] = {}
    for name, shape in names.items():
        if small and len(shape) == 2:
            arrays[name], arrays[name + STEP] = in_bytes(weights.arrays[name])
        else:
            arrays[name] = weights.arrays[name].astype(np.float16)
    text = np.frombuffer(json.dumps(header).encode(), np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    with part.open("wb") as file:
        write = np.savez_compressed if compress else np.savez
        write(file, allow_pickle=False, **{HEADER: text}, **arrays)
    part.replace(path)


def load_weights(path: Path, game: str = "") -> NetworkWeights:
    """Read a file of weights; WeightsError says why it cannot be used, for this game if one is named."""
    if not path.exists():
        raise WeightsError(f"there is no file {path}")
    if path.is_file() and not zipfile.is_zipfile(path):
        raise WeightsError(f"{path} is not a file of weights, or it is incomplete")
    try:
        with np.load(path, allow_pickle=False) as file:
            if HEADER not in file.files:
                raise WeightsError(f"{path} is not a file of weights: it has no header")
            found = read_header(json.loads(bytes(file[HEADER])), path)
            for name in file.files:
                if name != HEADER and not name.endswith(STEP):
                    values = file[name].astype(np.float32)
                    found.arrays[name] = values * file[name + STEP][:, None] if name + STEP in file.files else values
    except OSError as error:
        raise WeightsError(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error
    except WeightsError:
        raise
    except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise WeightsError(f"{path} is damaged: {error}") from error
    if game and found.spec.game != game:
        raise WeightsError(f"{path} has weights for {found.spec.game}, not for {game}")
    found.check()
    return found


def read_header(header: dict[str, object], path: Path) -> NetworkWeights:
    """Read everything but the arrays."""
    if header.get("format") != FORMAT:
        raise WeightsError(f"{path} is not a file of weights: its format is {header.get('format')!r}")
    if header.get("version") != VERSION:
        raise WeightsError(f"{path} has version {header.get('version')} of the format; this program reads {VERSION}")
    spec, training = header["spec"], header.get("training", {})
    if not isinstance(spec, dict) or not isinstance(training, dict):
        raise ValueError("the header has no specification of the network")
    return NetworkWeights(spec_from_dict(spec), int(str(header["width"])), int(str(header["blocks"])), {}, training)
