"""Files of weights: what is saved is loaded, and a file that cannot be used says why."""

import json
from pathlib import Path

import numpy as np
import pytest

from hadal.network.spec import network_spec
from hadal.network.weights import HEADER, NetworkWeights, WeightsError, load_weights, save_weights, shapes


def weights_of(name: str = "the_abyss", width: int = 8, blocks: int = 2) -> NetworkWeights:
    """Random weights of a small network."""
    spec = network_spec(name)
    chance = np.random.default_rng(1)
    arrays = {key: chance.normal(size=shape).astype(np.float32) for key, shape in shapes(spec, width, blocks).items()}
    return NetworkWeights(spec, width, blocks, arrays, {"decisions": 5})


def test_saved_weights_are_loaded_in_half_precision_with_their_facts(tmp_path: Path) -> None:
    weights = weights_of()
    save_weights(tmp_path / "w.npz", weights)
    found = load_weights(tmp_path / "w.npz", "the_abyss")
    assert (found.spec, found.width, found.blocks, found.training) == (weights.spec, 8, 2, {"decisions": 5})
    assert found.arrays.keys() == weights.arrays.keys()
    for name, array in found.arrays.items():
        assert np.array_equal(array, weights.arrays[name].astype(np.float16).astype(np.float32))
    assert [path.name for path in tmp_path.iterdir()] == ["w.npz"]


def test_small_files_keep_each_row_within_half_a_step(tmp_path: Path) -> None:
    weights = weights_of(width=64)
    weights.arrays["embedding"][0] = 0
    save_weights(tmp_path / "half.npz", weights)
    save_weights(tmp_path / "small.npz", weights, small=True)
    found = load_weights(tmp_path / "small.npz", "the_abyss")
    assert found.arrays.keys() == weights.arrays.keys()
    for name, array in found.arrays.items():
        given = weights.arrays[name]
        step = np.abs(given).max(axis=1, keepdims=True) / 127 if given.ndim == 2 else 0.01
        assert (np.abs(array - given) <= 0.51 * step).all()
    assert (tmp_path / "small.npz").stat().st_size < 0.7 * (tmp_path / "half.npz").stat().st_size


def test_a_file_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    path = tmp_path / "w.npz"
    with pytest.raises(WeightsError, match="there is no file"):
        load_weights(path)
    with pytest.raises(WeightsError, match=f"^{tmp_path} cannot be read: is a directory$"):
        load_weights(tmp_path)
    path.write_text("nothing")
    with pytest.raises(WeightsError, match=r"w\.npz is not a file of weights, or it is incomplete$"):
        load_weights(path)
    np.savez(path, a=np.zeros(3))
    with pytest.raises(WeightsError, match="it has no header"):
        load_weights(path)
    header = {"format": "hadal-network", "version": 99}
    np.savez(path, allow_pickle=False, **{HEADER: np.frombuffer(json.dumps(header).encode(), np.uint8)})
    with pytest.raises(WeightsError, match="has version 99 of the format; this program reads 1"):
        load_weights(path)
    header = {"format": "hadal-network", "version": 1, "spec": [], "width": 8, "blocks": 1}
    np.savez(path, allow_pickle=False, **{HEADER: np.frombuffer(json.dumps(header).encode(), np.uint8)})
    with pytest.raises(WeightsError, match=r"w\.npz is damaged: the header has no specification of the network"):
        load_weights(path)
    save_weights(path, weights_of())
    with pytest.raises(WeightsError, match="has weights for the_abyss, not for abyss"):
        load_weights(path, "abyss")
    whole = path.read_bytes()
    path.write_bytes(whole[:-2000])
    with pytest.raises(WeightsError, match=r"w\.npz is not a file of weights, or it is incomplete$"):
        load_weights(path)
    path.write_bytes(whole[:2000] + bytes(2000) + whole[4000:])
    with pytest.raises(WeightsError, match=r"w\.npz is damaged: "):
        load_weights(path)


def test_weights_with_a_missing_or_misshapen_array_are_not_saved(tmp_path: Path) -> None:
    weights = weights_of()
    weights.arrays["bias"] = np.zeros(9, np.float32)
    with pytest.raises(WeightsError, match=r"'bias' has the shape \(9,\), not \(8,\)"):
        save_weights(tmp_path / "w.npz", weights)
    del weights.arrays["bias"]
    with pytest.raises(WeightsError, match="no array 'bias'"):
        save_weights(tmp_path / "w.npz", weights)
    assert not list(tmp_path.iterdir())
