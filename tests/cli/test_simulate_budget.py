"""How long `search` may think, message at the terminal."""

import pytest

from hadal.cli.arguments import UsageError, budgeted


def test_a_budget_is_for_those_who_look_ahead() -> None:
    assert budgeted("greedy,search", "0.5", "") == "greedy,search:seconds=0.5"
    assert budgeted("search, random", "0.5", "20") == "search:seconds=0.5:nodes=20,random"


def test_settings_of_its_own_come_first() -> None:
    assert budgeted("search:nodes=7,search", "", "20") == "search:nodes=7,search:nodes=20"


def test_without_a_budget_nothing_is_changed() -> None:
    assert budgeted("greedy, random", "", "") == "greedy, random"


def test_a_budget_for_nobody_is_refused() -> None:
    with pytest.raises(UsageError, match="only for the search bot"):
        budgeted("greedy", "1", "")
