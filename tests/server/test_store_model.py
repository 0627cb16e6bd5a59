"""Both stores compared with the simplest correct implementation: a dictionary of lists."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from hadal.server.store import Store, open_store
from hadal.server.store.model import Entry
from tests.server.samples import attempt, entry, table

TABLES = 3
games = count()
lines = st.tuples(st.integers(0, TABLES), st.integers(-1, 3), st.integers(0, 12))  # table, seq after the last, id


class Model:
    """A log as a list of entries."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = {}

    def append(self, line: Entry) -> str:
        """Append an entry; returns the result in a word."""
        log = self.logs.get(line.table, [])
        for known in log:
            if known.id == line.id:
                return f"repeated {known.seq}"
        if line.table not in self.logs or line.seq != len(log) + 1:
            return "conflict"
        log.append(line)
        return "ok"


class Compared(RuleBasedStateMachine):
    """Does the same to the model and to the stores."""

    stores: tuple[Store, ...]
    runner: asyncio.Runner

    def __init__(self) -> None:
        super().__init__()
        self.model = Model()
        game = next(games)
        self.names = [f"g{game}-{n}" for n in range(TABLES + 1)]  # the last one is never laid
        for name in self.names[:TABLES]:
            self.model.logs[name] = []
            for store in self.stores:
                self.runner.run(store.add_table(table(name)))

    def line(self, at: int, step: int, id: int) -> Entry:
        """An entry, numbered from the end of its log."""
        name = self.names[at]
        return entry(len(self.model.logs.get(name, [])) + step, f"id{id}", name)

    @rule(line=lines)
    def one(self, line: tuple[int, int, int]) -> None:
        """Append one entry."""
        self.append_together([line])

    @rule(many=st.lists(lines, min_size=2, max_size=12))
    def append_together(self, many: list[tuple[int, int, int]]) -> None:
        """Entries that arrive in the same moment: at each table they are appended in their order."""
        wanted = [self.line(*line) for line in many]
        expected = [self.model.append(line) for line in wanted]
        for store in self.stores:
            assert self.runner.run(gathered(store, wanted)) == expected

    @invariant()
    def same_logs(self) -> None:
        """The stores hold the same as the model, and their rows match."""
        for store in self.stores:
            for name, log in self.model.logs.items():
                assert self.runner.run(store.entries(name)) == log
                row = self.runner.run(store.table(name))
                assert row is not None and row.seq == len(log)


async def gathered(store: Store, wanted: list[Entry]) -> list[str]:
    """Append several entries at once."""
    return await asyncio.gather(*[attempt(store, line) for line in wanted])


@pytest.fixture
def compared(tmp_path: Path, database: str) -> Iterator[type[Compared]]:
    """The state machine with open stores."""
    with asyncio.Runner() as runner:
        stores = [open_store(f"{tmp_path}/hadal.db"), open_store(database)]
        for store in stores:
            runner.run(store.open())
        yield type("Both", (Compared,), {"stores": tuple(stores), "runner": runner})
        for store in stores:
            runner.run(store.close())


def test_stores_do_what_the_model_does(compared: type[Compared]) -> None:
    run_state_machine_as_test(compared, settings=settings(max_examples=20, stateful_step_count=12, deadline=None))
