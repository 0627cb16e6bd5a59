"""Averages with 95 % intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z = 1.96  # standard errors on either side of a 95 % interval


@dataclass
class Mean:
    """A mean and the half-width of its 95 % interval."""

    mean: float
    error: float

    def as_dict(self) -> dict[str, float]:
        """Return the mean as a JSON-ready dictionary."""
        return {"mean": round(self.mean, 4), "error": round(self.error, 4)}


def average(values: list[int]) -> Mean:
    """Return the mean of some numbers; no interval for fewer than two."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return Mean(mean, 0.0)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (n - 1))
    return Mean(mean, Z * spread / sqrt(n))
