"""Win chances over the course of a finished game."""

from __future__ import annotations

import pytest

from hadal.bots.registry import bot
from hadal.bots.win_chances import chances, judged, turning_points
from hadal.core.bot import decide
from hadal.core.chance import secret_of
from hadal.core.match import Match
from hadal.core.record import Record
from hadal.core.registry import create


def between_bots(game: str, seats: int, seed: int = 1) -> Record:
    """A whole game between greedy bots."""
    match, greedy = Match(create(game, seats, {}), secret_of(seed)), bot("greedy", game)
    while not match.state.over():
        match.play(decide(greedy, match.state, seed))
    return match.record


@pytest.mark.parametrize(("game", "seats"), [("abyss", 2), ("abyss", 4), ("the_abyss", 3)])
def test_chances_are_given_for_every_turn_and_add_up_to_one(game: str, seats: int) -> None:
    record = between_bots(game, seats)
    told = chances(record, worlds=4)
    assert len(told) == len(turning_points(record)) > 10
    for row in told:
        assert len(row) == seats and abs(sum(row) - 1) < 1e-9 and min(row) >= 0
    end = turning_points(record)[-1]
    assert [seat for seat, chance in enumerate(told[-1]) if chance > 0] == end.winners()


def test_chances_start_about_even_and_the_winner_leads_before_the_end() -> None:
    games = [between_bots("abyss", 2, seed) for seed in range(1, 7)]
    told = [chances(record, worlds=8) for record in games]
    assert all(0.3 < rows[0][0] < 0.7 for rows in told)
    ahead = [rows[-3][rows[-1].index(max(rows[-1]))] > 0.5 for rows in told]
    assert sum(ahead) >= 5


def test_chances_do_not_depend_on_hidden_cards() -> None:
    """Two positions that look the same to spectators have the same chances."""
    state = turning_points(between_bots("abyss", 3))[9]
    other = state.guess(-1, 77)
    assert other.notation() != state.notation() and other.view(-1) == state.view(-1)
    assert [judged(other, world) for world in range(6)] == [judged(state, world) for world in range(6)]


def test_without_time_one_guess_is_enough() -> None:
    record = between_bots("the_abyss", 2)
    assert chances(record, worlds=50, enough=lambda: True) == chances(record, worlds=1)
