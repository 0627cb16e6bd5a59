"""The thinking time of `search` in simulations, set at the command line."""

import pytest

from hadal.cli.arguments import UsageError, budgeted


def test_a_budget_applies_to_the_bots_that_search() -> None:
    assert budgeted("greedy,search", "0.5", "") == "greedy,search:seconds=0.5"
    assert budgeted("search, random", "0.5", "20") == "search:seconds=0.5:nodes=20,random"
    assert budgeted("network,search", "", "20") == "network:nodes=20,search:nodes=20"


def test_a_bots_own_settings_take_precedence() -> None:
    assert budgeted("search:nodes=7,search", "", "20") == "search:nodes=7,search:nodes=20"


def test_without_a_budget_nothing_is_changed() -> None:
    assert budgeted("greedy, random", "", "") == "greedy, random"


def test_a_budget_without_a_search_bot_is_rejected() -> None:
    with pytest.raises(UsageError, match=r"only for bots that search \(search, network\)"):
        budgeted("greedy", "1", "")
