"""Sequential test: is the first bot stronger than the field by elo1, or only by elo0?

A generalised sequential probability ratio test (GSPRT) over deals. The sample is the first bot's share of the wins of
a deal, over all line-ups, so that rotations are not treated as independent games. Each hypothesis fixes the mean
share (Luce's choice model, which is Elo for two players; at elo 0 it is the even share); the distribution under it is
the most likely one with this mean. The test stops when the log-likelihood ratio leaves [log(beta / (1 - alpha)),
log((1 - beta) / alpha)].
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import exp, log

from hadal.arena.ratings import SCALE

STRONGER, NOT_STRONGER, OPEN = "stronger", "not-stronger", ""
FEWEST = 8  # minimum deals before a decision, to estimate the distribution
PRIOR = 1e-3  # pseudo-count of deals for every extreme result


@dataclass
class Sprt:
    """The two hypotheses and the error probabilities."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Return the log-likelihood ratios at which the test stops."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


@dataclass
class SprtState:
    """A running test."""

    sprt: Sprt
    tables: list[tuple[int, int]]  # for the first bot's games of one deal: its seats, and all seats
    seen: Counter[float] = field(default_factory=Counter)
    deals: int = 0
    llr: float = 0.0
    verdict: str = OPEN

    def add(self, share: float) -> str:
        """Add the first bot's share of the wins of a deal; return the verdict, or an empty string."""
        if self.verdict:
            return self.verdict
        self.seen[round(share, 9)] += 1
        self.deals += 1
        self.llr = ratio(self.seen, expected(self.sprt.elo0, self.tables), expected(self.sprt.elo1, self.tables))
        low, high = self.sprt.bounds
        if self.deals >= FEWEST:
            self.verdict = STRONGER if self.llr >= high else NOT_STRONGER if self.llr <= low else OPEN
        return self.verdict

    def as_dict(self) -> dict[str, object]:
        """Return the test as a JSON-ready dictionary."""
        low, high = self.sprt.bounds
        return {
            "test": "GSPRT over deals",
            "elo0": self.sprt.elo0,
            "elo1": self.sprt.elo1,
            "alpha": self.sprt.alpha,
            "beta": self.sprt.beta,
            "share0": round(expected(self.sprt.elo0, self.tables), 6),
            "share1": round(expected(self.sprt.elo1, self.tables), 6),
            "llr": round(self.llr, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "deals": self.deals,
            "verdict": self.verdict or "open",
        }


def expected(elo: float, tables: list[tuple[int, int]]) -> float:
    """Return the expected win share of a bot this much stronger than all others, over tables (its seats, all seats)."""
    power = exp(elo / SCALE)
    return sum(mine * power / (mine * power + all - mine) for mine, all in tables) / len(tables)


def ratio(seen: Counter[float], share0: float, share1: float) -> float:
    """Return the log-likelihood ratio of two means, given the frequency of each result."""
    counts = Counter(seen)
    for extreme in (0.0, 1.0):
        counts[extreme] += PRIOR  # type: ignore[assignment]  # a Counter holds fractions as well
    total = sum(counts.values())
    tilt0, tilt1 = tilt(counts, share0), tilt(counts, share1)
    parts = ((n, 1 + tilt0 * (x - share0), 1 + tilt1 * (x - share1)) for x, n in counts.items())
    return sum(n * log(below / above) for n, below, above in parts) if total else 0.0


def tilt(counts: Counter[float], share: float) -> float:
    """Return the tilt that gives the frequencies this mean: p(x) = frequency / (1 + tilt (x - share))."""
    total = sum(counts.values())
    low, high = -1 / (1 - share), 1 / share  # all weights are positive between these bounds
    low, high = low + 1e-12, high - 1e-12
    for _ in range(200):
        middle = (low + high) / 2
        off = sum(n / total * (x - share) / (1 + middle * (x - share)) for x, n in counts.items())
        if off > 0:
            low = middle
        else:
            high = middle
        if high - low < 1e-12:
            break
    return (low + high) / 2
