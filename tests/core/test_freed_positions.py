"""Positions leave nothing in memory, however they are made: a bot reads one for every decision."""

from __future__ import annotations

import copy
import gc
import sys
from collections.abc import Callable

import pytest

from hadal.core.playout import random_steps
from hadal.core.registry import cached_position
from hadal.core.state import State
from tests.tables import Table, chosen_tables, laid, title

REPEATS = 100
WAYS: dict[str, Callable[[State], object]] = {
    "read": lambda state: cached_position(state.notation()),
    "guess": lambda state: state.guess(0, 5),
    "copy": copy.deepcopy,
    "view": lambda state: state.view(0),
}


def kept_blocks(make: Callable[[State], object], state: State) -> float:
    """How many blocks of memory remain of each object that was made and dropped, once the caches are full."""
    blocks = []
    for _ in range(2):
        for _ in range(REPEATS):
            make(state)
        gc.collect()
        blocks.append(sys.getallocatedblocks())
    return (blocks[1] - blocks[0]) / REPEATS


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("table", chosen_tables(), ids=title)
def test_a_position_leaves_nothing_in_memory(table: Table, way: str) -> None:
    state = laid(table).seeded(1)
    random_steps(state, 5, 20)
    assert kept_blocks(WAYS[way], state) < 0.5
