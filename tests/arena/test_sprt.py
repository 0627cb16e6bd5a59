"""The sequential test errs as rarely as it claims, and stops early."""

from random import Random

import pytest

from hadal.arena.ratings import SCALE
from hadal.arena.sprt import NOT_STRONGER, STRONGER, Sprt, SprtState, expected

PAIR = [(1, 2), (1, 2)]
MOST = 5000


def simulated(elo: float, tables: list[tuple[int, int]], chance: Random, sprt: Sprt, luck: float) -> SprtState:
    """A test of a bot of known strength; with luck, one seat wins all games of a deal."""
    course = SprtState(sprt, tables)
    share = expected(elo, tables)
    while not course.verdict and course.deals < MOST:
        if chance.random() < luck:  # the seat decides: each bot wins in that seat
            course.add(even_part(tables, share, chance))
        else:
            course.add(sum(chance.random() < share for _ in tables) / len(tables))
    return course


def even_part(tables: list[tuple[int, int]], share: float, chance: Random) -> float:
    """A deal that the seat decides, with the same average: usually the even share, sometimes all or nothing."""
    even = sum(mine / all for mine, all in tables) / len(tables)
    gain = (share - even) / (1 - even) if share >= even else (even - share) / even
    return (1.0 if share >= even else 0.0) if chance.random() < gain else even


@pytest.mark.parametrize("luck", [0.0, 0.7])
@pytest.mark.parametrize("tables", [PAIR, [(1, 4)] * 4, [(1, 3), (1, 3), (1, 3), (2, 3), (2, 3), (2, 3)]], ids=str)
def test_it_errs_as_rarely_as_it_claims(tables: list[tuple[int, int]], luck: float) -> None:
    sprt, chance, n = Sprt(0, 70, 0.05, 0.05), Random(7), 150
    for elo, wrong in ((0.0, STRONGER), (70.0, NOT_STRONGER)):
        courses = [simulated(elo, tables, chance, sprt, luck) for _ in range(n)]
        errors = sum(course.verdict == wrong for course in courses) / n
        assert errors <= 0.05 + 3 * (0.05 * 0.95 / n) ** 0.5  # 0.05 and three standard errors
        assert all(course.verdict for course in courses)


def test_it_decides_quickly_if_the_difference_is_large() -> None:
    chance = Random(3)
    course = simulated(400, PAIR, chance, Sprt(0, 50), 0)
    assert course.verdict == STRONGER and course.deals < 60
    course = simulated(-400, PAIR, chance, Sprt(0, 50), 0)
    assert course.verdict == NOT_STRONGER and course.deals < 60


def test_deals_that_are_always_even_speak_for_no_difference() -> None:
    course = SprtState(Sprt(0, 50), PAIR)
    while not course.verdict:
        course.add(0.5)
    assert course.verdict == NOT_STRONGER


def test_nothing_is_decided_by_the_first_few_deals() -> None:
    course = SprtState(Sprt(0, 800), PAIR)
    for _ in range(7):
        assert course.add(1.0) == ""


def test_what_a_strength_means_for_shares() -> None:
    assert expected(0, PAIR) == pytest.approx(0.5) and expected(0, [(1, 4)]) == pytest.approx(0.25)
    assert expected(400, PAIR) == pytest.approx(10 / 11) and expected(400, [(1, 4)]) == pytest.approx(10 / 13)
    assert expected(0, [(2, 3), (1, 3)]) == pytest.approx(0.5)
    assert pytest.approx(173.717792) == SCALE


def test_once_decided_it_stays_decided() -> None:
    course = SprtState(Sprt(0, 50), PAIR)
    while not course.verdict:
        course.add(1.0)
    before = course.as_dict()
    course.add(0.0)
    assert course.as_dict() == before
