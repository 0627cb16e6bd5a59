"""Every bot plays every deal from every seat."""

from collections import Counter

import pytest

from hadal.arena.play import PLAYERS
from hadal.arena.result import result
from hadal.arena.schedule import deals_for, games_in_deal, jobs_of, lineups
from tests.arena.kit import contest, held

SIZES = [(bots, seats) for bots in range(1, 9) for seats in range(2, 6)]


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_in_every_deal_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    for deal in range(3):
        jobs = jobs_of(deal, bots, seats, seed=5)
        counts = Counter((bot, seat) for job in jobs for seat, bot in enumerate(job.seats))
        assert len(counts) == bots * seats and len(set(counts.values())) == 1
        assert len({job.seats for job in jobs}) == len(jobs), "a line-up twice: the same game twice"
        assert [job.number for job in jobs] == list(range(len(jobs)))


def test_as_many_bots_as_seats_are_rotated() -> None:
    assert lineups(3, 3) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_more_bots_than_seats_each_sit_in_each_seat_once() -> None:
    assert lineups(4, 2) == [(0, 1), (1, 2), (2, 3), (3, 0)]


def test_two_bots_at_three_seats_play_all_six_line_ups() -> None:
    assert sorted(lineups(2, 3)) == [(0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0)]


def test_over_many_deals_everybody_meets_everybody_equally_often() -> None:
    met: Counter[tuple[int, int]] = Counter()
    for deal in range(2000):
        for job in jobs_of(deal, 5, 3, seed=1):
            met.update((a, b) for a in job.seats for b in job.seats if a < b)
    assert len(met) == 10 and max(met.values()) / min(met.values()) < 1.1


def test_neighbours_change_from_deal_to_deal() -> None:
    assert len({jobs_of(deal, 4, 4, seed=1)[0].seats for deal in range(200)}) == 24


def test_the_schedule_depends_on_the_seed_alone() -> None:
    assert jobs_of(7, 5, 3, seed=1) == jobs_of(7, 5, 3, seed=1)
    assert any(jobs_of(deal, 5, 3, seed=1) != jobs_of(deal, 5, 3, seed=2) for deal in range(5))


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert games_in_deal(2, 2) == 2 and deals_for(1, 2, 2) == 1 and deals_for(3, 2, 2) == 2 and deals_for(4, 2, 2) == 2


@pytest.mark.parametrize(
    ("game", "seats", "bot", "bots"),
    [
        ("the_abyss", 2, "greedy", 2),
        ("the_abyss", 3, "random", 3),
        ("abyss", 4, "random", 4),
        ("abyss", 3, "random", 2),
    ],
)
def test_a_bot_against_itself_has_exactly_the_even_share(game: str, seats: int, bot: str, bots: int) -> None:
    run = held(contest(*[bot] * bots, game=game, seats=seats), games=4 * seats)
    PLAYERS.close()
    found = result(run)["entrants"]
    assert isinstance(found, list)
    for one in found:
        share = one["share"]
        assert share["value"] == pytest.approx(one["even"]) and share["low"] == pytest.approx(share["high"])
        assert one["elo"]["value"] == pytest.approx(0, abs=1e-6)
    for deal in run.complete_deals:
        if bots == seats:
            assert len({(tuple(game.scores), game.decisions) for game in deal}) == 1, (
                "rotations of one bot are one game"
            )


def test_every_bot_gets_the_luck_of_each_seat() -> None:
    """In The Abyss between random and greedy, the win follows the bot, not the seat"""
    run = held(contest("greedy", "random"), games=20)
    shares = result(run)["seat_shares"]
    assert isinstance(shares, list) and 0.3 < shares[0]["value"] < 0.7
