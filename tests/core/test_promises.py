"""Every registered game keeps the promises, with every number of players and every set of options."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hadal.bots import repeatable
from hadal.core import promises
from tests.strategies import few, scaled
from tests.tables import Table, chosen_tables, laid, tables, title

# Fewer in the plain form: test_forms.py shows that it plays the same games as the compiled one.
some_tables = pytest.mark.parametrize("table", chosen_tables()[:: scaled(1, 3)], ids=title)
every_table = pytest.mark.parametrize("table", tables(), ids=title)


@some_tables
def test_keeps_the_promises_of_a_game(table: Table) -> None:
    promises.everything(laid(table), range(scaled(2, 1)), repeatable(table[0]), every=scaled(6, 12))


@every_table
def test_many_random_games_break_no_invariant(table: Table) -> None:
    found = promises.audit(laid(table), scaled(300, 4), seed=2)
    assert found.problems == []
    assert found.games == scaled(300, 4)


class Draws:
    """Choices drawn by hypothesis for the first moves; then alternately the first and the last legal one."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices
        self.made = 0

    def __call__(self, n: int) -> int:
        """One of n."""
        self.made += 1
        if self.made <= len(self.choices):
            return self.choices[self.made - 1] % n
        return (self.made * 7919) % n


@few(24)
@given(
    table=st.sampled_from(tables()),
    seed=st.integers(0, 2**64),
    choices=st.lists(st.integers(0, 40), max_size=200),
    every=st.integers(25, 60),
)
def test_keeps_its_promises_whatever_is_played(table: Table, seed: int, choices: list[int], every: int) -> None:
    trial = promises.Trial(laid(table), seed, pick=Draws(choices))
    promises.check_all(trial, every)
    promises.records_replay(trial)
