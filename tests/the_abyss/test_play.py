"""The Abyss, played at random to the end."""

import pytest

import hadal
from hadal.core.playout import random_playout


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_ends_with_somebody_at_seventy(seats: int) -> None:
    state = hadal.game("the_abyss", seats).seeded(7)
    assert random_playout(state, 7) > 20
    assert max(state.scores()) >= 70
    assert len(state.winners()) == 1
