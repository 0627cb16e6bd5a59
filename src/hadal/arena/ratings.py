"""Win shares and Elo with confidence intervals over deals.

The games of one deal are not independent, because they share the luck of the cards. Intervals are therefore always
over deals: by bootstrap for shares and ratings, or from the variance between deals where there are many small
figures.

Elo: a seat of strength g wins a table with probability g / (sum over all seats), as in Luce's choice model; 400
points are a factor of ten in strength. With two players this is the usual Elo. The mean of all bots is 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate, combinations
from math import exp, isfinite, log, sqrt
from random import Random

Z = 1.959964  # standard errors on either side of a 95 % interval
TAIL = 0.025
SAMPLES = 1000
WORK = 2_000_000  # total number of deals drawn in all resamples; larger contests get fewer resamples
FEWEST_SAMPLES = 200
SCALE = 400 / log(10)
CLOSE = 1e-4  # convergence of the logarithm of a strength: 0.02 Elo
MOST_ROUNDS = 500


@dataclass
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def as_dict(self) -> dict[str, float | None]:
        """Return the estimate as a JSON-ready dictionary; an infinite bound is null."""
        parts = {"value": self.value, "low": self.low, "high": self.high}
        return {name: round(value, 6) if isfinite(value) else None for name, value in parts.items()}


@dataclass(frozen=True)
class DealResult:
    """What ratings need of a deal: wins by bot, and how often each line-up (sorted bots) played."""

    wins: tuple[float, ...]
    tables: tuple[tuple[tuple[int, ...], int], ...]


@dataclass
class Rating:
    """A bot's share of its games, the share expected by chance, and its Elo."""

    share: Estimate
    even: float
    elo: Estimate
    bound: str = ""  # "least" if it won every game, "most" if none: Elo is then only a bound


@dataclass
class Tally:
    """Sums over deals, sufficient for shares and ratings."""

    wins: list[float]
    tables: Counter[tuple[int, ...]] = field(default_factory=Counter)

    def add(self, deal: DealResult, times: int) -> None:
        """Add a deal `times` times."""
        for bot, wins in enumerate(deal.wins):
            self.wins[bot] += times * wins
        for table, n in deal.tables:
            self.tables[table] += times * n

    def share(self, bot: int) -> float:
        """Return the share of its games that a bot won."""
        games = sum(n for table, n in self.tables.items() if bot in table)
        return self.wins[bot] / games if games else 0.0

    def even(self, bot: int) -> float:
        """Return the share expected by chance."""
        games = {table: n for table, n in self.tables.items() if bot in table}
        total = sum(games.values())
        return sum(n * table.count(bot) / len(table) for table, n in games.items()) / total if total else 0.0


def tallied(deals: Sequence[DealResult], bots: int) -> Tally:
    """Sum over deals."""
    tally = Tally([0.0] * bots)
    for deal, times in Counter(deals).items():
        tally.add(deal, times)
    return tally


def strengths(tally: Tally, start: Sequence[float] | None = None) -> list[float]:
    """Return the maximum-likelihood log strength of every bot, with mean 0.

    Hunter's iteration. Each pair is given half a win each way, so that no strength is infinite.
    """
    bots = len(tally.wins)
    if bots == 1:
        return [0.0]
    seats = [(Counter(table), n) for table, n in tally.tables.items() if len(set(table)) > 1]
    seats += [(Counter(pair), 1) for pair in combinations(range(bots), 2)]
    won = [wins + 0.5 * (bots - 1) - own_games(tally, bot) for bot, wins in enumerate(tally.wins)]
    logs = list(start) if start else [0.0] * bots
    for _ in range(MOST_ROUNDS):
        power = [exp(one) for one in logs]
        load = [0.0] * bots
        for table, n in seats:
            weight = n / sum(count * power[bot] for bot, count in table.items())
            for bot, count in table.items():
                load[bot] += count * weight
        after = [log(won[bot] / load[bot]) for bot in range(bots)]
        mean = sum(after) / bots
        after = [one - mean for one in after]
        moved = max(abs(new - old) for new, old in zip(after, logs, strict=True))
        logs = after
        if moved < CLOSE:
            break
    return logs


def own_games(tally: Tally, bot: int) -> float:
    """Return the games that a bot played only against itself: they carry no information."""
    return sum(n for table, n in tally.tables.items() if set(table) == {bot})


def rate(deals: Sequence[DealResult], bots: int, seed: int = 0) -> list[Rating]:
    """Return every bot's share and Elo, with bootstrap intervals over deals."""
    tally = tallied(deals, bots)
    middle = strengths(tally)
    resampled = [(sample, strengths(sample, middle)) for sample in samples(deals, bots, seed)]
    out = []
    for bot in range(bots):
        share = tally.share(bot)
        shares = sorted(sample.share(bot) for sample, _ in resampled)
        elos = sorted(logs[bot] * SCALE for _, logs in resampled)
        rating = Rating(Estimate(share, *inner(shares)), tally.even(bot), Estimate(middle[bot] * SCALE, *inner(elos)))
        out.append(widened(rating, tally, len(deals), bot))
    return out


def samples(deals: Sequence[DealResult], bots: int, seed: int) -> list[Tally]:
    """Draw deals with replacement: the bootstrap samples."""
    kinds = Counter(deals)
    weights = list(accumulate(kinds.values()))
    n = len(deals)
    chance = Random(f"hadal arena bootstrap {seed}")
    out = []
    for _ in range(max(FEWEST_SAMPLES, min(SAMPLES, WORK // max(1, n)))):
        tally = Tally([0.0] * bots)
        for deal, times in Counter(chance.choices(list(kinds), cum_weights=weights, k=n)).items():
            tally.add(deal, times)
        out.append(tally)
    return out


def inner(values: Sequence[float]) -> tuple[float, float]:
    """Return the middle 95 % of sorted values."""
    last = len(values) - 1
    return values[round(TAIL * last)], values[round((1 - TAIL) * last)]


def widened(rating: Rating, tally: Tally, deals: int, bot: int) -> Rating:
    """Widen the interval of a bot that won or lost everything.

    Such a bot does not vary between resamples; the interval is that of independent deals.
    """
    won = rating.share.value
    if len(tally.wins) == 1 or 0 < won < 1:
        return rating
    plausible = TAIL ** (1 / deals)  # the win share for which winning this many deals in a row is just plausible
    edge = strengths(moved(tally, bot, plausible if won else 1 - plausible))[bot] * SCALE
    if won:
        rating.bound, rating.share.low = "least", plausible
        rating.elo.low, rating.elo.high = min(edge, rating.elo.value), float("inf")
    else:
        rating.bound, rating.share.high = "most", 1 - plausible
        rating.elo.low, rating.elo.high = float("-inf"), max(edge, rating.elo.value)
    return rating


def moved(tally: Tally, bot: int, share: float) -> Tally:
    """Return the same games with another win share for one bot; the others keep their proportions or split evenly."""
    games = sum(n for table, n in tally.tables.items() if bot in table)
    change = share * games - tally.wins[bot]
    others = [0.0 if one == bot else wins for one, wins in enumerate(tally.wins)]
    if not sum(others):
        others = [0.0 if one == bot else 1.0 for one in range(len(tally.wins))]
    shift = [-change * wins / sum(others) for wins in others]
    shift[bot] = change
    return Tally([wins + by for wins, by in zip(tally.wins, shift, strict=True)], tally.tables)


def ratio(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """Return a ratio of sums (one pair per deal), with an interval from the variance between deals (like Wilson's)."""
    total = sum(weight for _, weight in pairs)
    if not total:
        return Estimate(0.0, 0.0, 1.0)
    share = sum(value for value, _ in pairs) / total
    n = len(pairs)
    error = sum((value - share * weight) ** 2 for value, weight in pairs) * n / max(1, n - 1) / total**2
    free = share * (1 - share)
    size = free / error if error > 1e-12 and free > 0 else (total if free <= 0 else 0.0)
    if not size:
        return Estimate(share, share, share)  # no variance between deals
    size = min(size, 1e9)
    middle = (share + Z * Z / (2 * size)) / (1 + Z * Z / size)
    half = Z / (1 + Z * Z / size) * sqrt(free / size + Z * Z / (4 * size * size))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """Do the same for figures that are not shares: points, lengths."""
    total = sum(weight for _, weight in pairs)
    if not total:
        return Estimate(0.0, 0.0, 0.0)
    value = sum(value for value, _ in pairs) / total
    n = len(pairs)
    error = sqrt(sum((one - value * weight) ** 2 for one, weight in pairs) * n / max(1, n - 1)) / total
    return Estimate(value, value - Z * error, value + Z * error)
