"""Memory that the workers share with the process that learns."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing.shared_memory import SharedMemory

import numpy as np
from numpy.typing import NDArray

from hadal.train.plan import ROLES, Plan

HALVES = 2
MOVER, ENDED, RESULTS = 0, 1, 2  # columns of `results`; from RESULTS on: shares of the win, then points, by seat
STEPPING, COPYING = 0, 1  # columns of `busy`: seconds
GAMES, SHARES, EXPECTED, LENGTHS, POINTS = range(5)  # columns of `statistics`


class SharedArrays:
    """Arrays in one block of shared memory; `name` opens an existing block."""

    def __init__(self, plan: Plan, name: str | None = None) -> None:
        rows, seats = plan.count, plan.spec.max_seats
        shapes: dict[str, tuple[tuple[int, ...], type]] = {
            "features": ((HALVES, rows, len(plan.layout)), np.int8),
            "masks": ((HALVES, rows, len(plan.spec.actions)), np.uint8),
            "results": ((HALVES, rows, RESULTS + 2 * seats), np.float32),
            "actions": ((HALVES, rows), np.int64),
            "busy": ((plan.config.workers, 2), np.float64),
            "statistics": ((plan.config.workers, len(plan.tables), len(ROLES), 5), np.float64),
        }
        sizes = {key: aligned(int(np.prod(shape)) * np.dtype(kind).itemsize) for key, (shape, kind) in shapes.items()}
        self.memory = SharedMemory(name=name, create=name is None, size=sum(sizes.values()))
        arrays: dict[str, NDArray[np.generic]] = {}
        at = 0
        for key, (shape, kind) in shapes.items():
            arrays[key] = np.ndarray(shape, kind, self.memory.buf, at)
            at += sizes[key]
        self.features: NDArray[np.int8] = arrays["features"]  # type: ignore[assignment]
        self.masks: NDArray[np.uint8] = arrays["masks"]  # type: ignore[assignment]
        self.results: NDArray[np.float32] = arrays["results"]  # type: ignore[assignment]
        self.actions: NDArray[np.int64] = arrays["actions"]  # type: ignore[assignment]
        self.busy: NDArray[np.float64] = arrays["busy"]  # type: ignore[assignment]
        self.statistics: NDArray[np.float64] = arrays["statistics"]  # type: ignore[assignment]
        if name is None:
            for array in arrays.values():
                array[...] = 0

    def close(self, remove: bool) -> None:
        """Let go of the memory; the process that created it also removes it."""
        for name in ("features", "masks", "results", "actions", "busy", "statistics"):
            delattr(self, name)
        with suppress(BufferError):  # an array that still points into the block keeps it open until the process ends
            self.memory.close()
        if remove:
            self.memory.unlink()


def aligned(size: int) -> int:
    """Return a size rounded up to whole pages."""
    return -(-max(size, 1) // 4096) * 4096
