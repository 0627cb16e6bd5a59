"""Patches: their contents, and that applying one gives the new value."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hadal.core.chance import secret_of
from hadal.core.patch import apply, diff
from hadal.core.registry import create
from tests.tables import Table, title

SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["a", "b", "0", "1"]), inner),
    max_leaves=12,
)
TABLES: list[Table] = [("abyss", 3, {"expansions": "both"}), ("the_abyss", 3, {})]


@given(VALUES, VALUES)
def test_a_patch_leads_from_any_value_to_any_other(old: Any, new: Any) -> None:
    """Also after encoding; neither value is changed."""
    before = deepcopy((old, new))
    patch = msgspec.json.decode(msgspec.json.encode(diff(old, new)))
    assert apply(old, patch) == new
    assert (old, new) == before


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1}, {"a": 1, "b": None, "c": {}}, {"b": None, "c": [{}]}),
        ({"a": 1, "b": 2}, {"a": 1}, [{"a": 1}]),
        ({"a": [0, 0, 0, 0]}, {"a": [0, 0, 5, 0]}, {"a": {"2": 5}}),
        ({"a": [0, 0, 0]}, {"a": [1, 1, 0]}, {"a": [[1, 1, 0]]}),
        ({"a": [0]}, {"a": [0, 1]}, {"a": [[0, 1]]}),
        ({"a": [[0, 0, 0], [1]]}, {"a": [[0, 0, 7], [1]]}, {"a": {"0": {"2": 7}}}),
        ({"a": [1]}, {"a": {"0": 1}}, {"a": [{"0": 1}]}),
        ({"a": 1}, {"a": [1]}, {"a": [[1]]}),
        (1, 2, 2),
    ],
)
def test_a_patch_holds_what_differs(old: Any, new: Any, patch: Any) -> None:
    """Member by member and item by item; lists as a whole if that is shorter."""
    assert diff(old, new) == patch
    assert apply(old, patch) == new


@pytest.mark.parametrize("table", TABLES, ids=title)
def test_patches_of_views_are_small(table: Table) -> None:
    """In a random game, half of them take less than 200 bytes."""
    name, seats, options = table
    game, chance = create(name, seats, options), Random(1)
    state, sizes = game.new(secret_of(1)), []
    view = state.view(0)
    for _ in range(300):
        if state.over():
            break
        state.apply(chance.choice(state.legal()))
        after = state.view(0)
        patch = diff(view, after)
        assert apply(view, patch) == after
        sizes.append(len(msgspec.json.encode(patch)))
        view = after
    assert sorted(sizes)[len(sizes) // 2] < 200
