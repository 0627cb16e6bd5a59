"""Python's own ways to copy a position give an independent one."""

import copy
from collections.abc import Callable

import pytest

import hadal
from hadal.core.state import State


@pytest.mark.parametrize("game", hadal.names())
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_shares_nothing_with_the_original(game: str, copied: Callable[[State], State]) -> None:
    state = hadal.game(game, 3).seeded(1)
    before = str(state)
    twin = copied(state)
    assert str(twin) == before
    for _ in range(20):
        twin.apply(twin.legal()[0])
    assert str(state) == before != str(twin)
