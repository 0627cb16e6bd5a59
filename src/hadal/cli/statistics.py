"""Averages with 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z = 1.96  # standard errors on either side that hold 95 % of a normal distribution


@dataclass
class Mean:
    """An average and the half-width of its 95 % interval."""

    mean: float
    error: float

    def as_dict(self) -> dict[str, float]:
        """JSON-ready."""
        return {"mean": round(self.mean, 4), "error": round(self.error, 4)}


def average(values: list[int]) -> Mean:
    """The mean of some numbers; no interval for fewer than two."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return Mean(mean, 0.0)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (n - 1))
    return Mean(mean, Z * spread / sqrt(n))


def share(hits: int, n: int) -> tuple[float, float, float]:
    """A share and its 95 % interval (Wilson's: right also for few games and shares near 0 or 1)."""
    p = hits / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return p, max(0.0, middle - half), min(1.0, middle + half)
