"""Ratings recover the strengths used in simulated games, and their intervals contain them as often as they claim."""

from math import exp, log
from random import Random

import pytest

from hadal.arena.ratings import SCALE, DealResult, mean, rate, ratio, strengths, tallied
from hadal.arena.schedule import jobs_of


def simulated(logs: list[float], seats: int, deals: int, chance: Random, luck: float = 0.0) -> list[DealResult]:
    """Deals between bots of known strength; luck makes one seat of a deal stronger, whoever plays it."""
    out = []
    for deal in range(deals):
        wins = [0.0] * len(logs)
        tables: dict[tuple[int, ...], int] = {}
        lucky = chance.randrange(seats)
        for job in jobs_of(deal, len(logs), seats, seed=1):
            powers = [exp(logs[bot] + (luck if seat == lucky else 0)) for seat, bot in enumerate(job.seats)]
            wins[chance.choices(job.seats, powers)[0]] += 1
            key = tuple(sorted(job.seats))
            tables[key] = tables.get(key, 0) + 1
        out.append(DealResult(tuple(wins), tuple(sorted(tables.items()))))
    return out


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 2), (3, 3), (5, 3), (2, 4)])
def test_many_games_show_the_true_elo(bots: int, seats: int) -> None:
    truth = [0.6 * (i - (bots - 1) / 2) for i in range(bots)]
    found = strengths(tallied(simulated(truth, seats, 6000, Random(2)), bots))
    assert found == pytest.approx(truth, abs=0.12)


@pytest.mark.parametrize("luck", [0.0, 2.0])
def test_intervals_contain_the_true_value_as_often_as_they_claim(luck: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """95 % nominal; luck makes the games of a deal dependent, so that intervals over games would be wrong"""
    monkeypatch.setattr("hadal.arena.ratings.SAMPLES", 300)
    truth, chance = [0.5, 0.0, -0.5], Random(11)
    exact = rate(simulated(truth, 3, 8000, chance, luck), 3)
    hits = tries = 0
    for sample in range(60):
        for one, true in zip(rate(simulated(truth, 3, 60, chance, luck), 3, sample), exact, strict=True):
            for have, want in ((one.share, true.share.value), (one.elo, true.elo.value)):
                tries += 1
                hits += have.low <= want <= have.high
    assert 0.88 <= hits / tries <= 0.99


def test_intervals_are_over_deals_not_over_games() -> None:
    """Five games of a deal that always go together count as one"""
    chance = Random(5)
    wins = [float(5 * (chance.random() < 0.5)) for _ in range(100)]
    together = [DealResult((won, 5 - won), (((0, 1), 5),)) for won in wins]
    apart = [DealResult((won / 5, 1 - won / 5), (((0, 1), 1),)) for won in wins]
    wide, same = rate(together, 2)[0].share, rate(apart, 2)[0].share
    assert wide.high - wide.low == pytest.approx(same.high - same.low, rel=0.05) and wide.high - wide.low > 0.15


def test_elo_of_two_players_is_the_usual_one() -> None:
    deals = [DealResult((3.0, 1.0), (((0, 1), 4),))] * 1000
    first, second = rate(deals, 2)
    assert first.elo.value - second.elo.value == pytest.approx(SCALE * log(3), abs=0.5)


def test_a_bot_that_won_every_game_has_only_a_bound() -> None:
    first, second = rate([DealResult((2.0, 0.0), (((0, 1), 2),))] * 40, 2)
    assert first.bound == "least" and first.elo.high == float("inf") and 0 < first.elo.low < first.elo.value
    assert first.elo.as_dict()["high"] is None
    assert 0.9 < first.share.low < first.share.high == 1.0
    assert second.bound == "most" and second.elo.low == float("-inf") and second.elo.high < 0


def test_deals_that_never_vary_leave_no_doubt() -> None:
    """A bot against itself: exactly even, whatever the deal"""
    for one in rate([DealResult((1.0, 1.0), (((0, 1), 2),))] * 40, 2):
        assert (one.share.low, one.share.value, one.share.high) == (0.5, 0.5, 0.5) and one.elo.value == 0


def test_a_single_bot_has_no_rival() -> None:
    (one,) = rate([DealResult((1.0,), (((0, 0), 1),))] * 5, 1)
    assert one.share.value == 1 and one.even == 1 and one.elo.value == 0


def test_the_same_deals_give_the_same_intervals() -> None:
    deals = simulated([0.3, -0.3], 2, 50, Random(4))
    assert rate(deals, 2, seed=9) == rate(deals, 2, seed=9)


def test_ratio_intervals_contain_the_true_value_as_often_as_they_claim() -> None:
    chance, hits, n = Random(8), 0, 400
    for _ in range(n):
        pairs = []
        for _ in range(40):
            share = chance.choice([0.1, 0.5])  # deals differ: games of one go together
            pairs.append((float(sum(chance.random() < share for _ in range(4))), 4.0))
        one = ratio(pairs)
        hits += one.low <= 0.3 <= one.high
    assert 0.92 <= hits / n <= 0.985


def test_statistics_of_no_games() -> None:
    assert ratio([]).as_dict() == {"value": 0, "low": 0, "high": 1} and mean([]).value == 0
    assert mean([(4.0, 2.0)]).as_dict() == {"value": 2, "low": 2, "high": 2}


def test_an_interval_has_the_share_inside() -> None:
    found = ratio([(1.0, 1.0)] * 30 + [(0.0, 1.0)] * 10)
    assert found.value == 0.75
    assert found.low == pytest.approx(0.598, abs=0.003)
    assert found.high == pytest.approx(0.858, abs=0.003)
    assert ratio([(1.0, 1.0)] * 40).high == pytest.approx(1)
