"""Write weights for the package: in bytes, half the size of those of a run; several runs of one network are averaged.

.venv/bin/python tools/pack_weights.py runs/all/weights.npz src/hadal/games/GAME/ai/network.npz
.venv/bin/python tools/pack_weights.py runs/a/weights.npz runs/b/weights.npz src/hadal/games/GAME/ai/network-2.npz
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from hadal.network.weights import NetworkWeights, load_weights, save_weights


def averaged(found: list[NetworkWeights]) -> NetworkWeights:
    """Return the mean of the weights of networks that began as the same one."""
    last = found[-1]
    if any((one.spec, one.width, one.blocks) != (last.spec, last.width, last.blocks) for one in found):
        raise SystemExit("networks of different shapes have no mean")
    arrays = {name: np.asarray(sum(one.arrays[name] for one in found) / len(found), np.float32) for name in last.arrays}
    training = last.training if len(found) == 1 else {**last.training, "averaged": len(found)}
    return NetworkWeights(last.spec, last.width, last.blocks, arrays, training)


def main() -> None:
    """Read the arguments, write the file, print its size."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, help="files of weights, then the file to write")
    asked = parser.parse_args()
    if len(asked.files) < 2:
        parser.error("name a file to read and a file to write")
    *sources, target = asked.files
    save_weights(target, averaged([load_weights(path) for path in sources]), small=True)
    print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
