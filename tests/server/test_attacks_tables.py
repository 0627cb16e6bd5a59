"""The attacks of `tools/attack_tables.py`, small: the server bounds what they cost, and others play on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import soak_tables
from attack_tables import ATTACKS, attacked
from server_process import ServerProcess
from soak_tables import Soak

from hadal.server.http.routes.tables import MAX_UNFINISHED
from tests.server.table_kit import run

SIZE = 0.02


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without rate limits."""
    folder: Path = tmp_path_factory.mktemp("attacked")
    with ServerProcess(str(folder / "hadal.db"), folder) as started:
        yield started


@pytest.mark.parametrize("name", list(ATTACKS))
def test_innocent_players_play_on_during_an_attack(server: ServerProcess, name: str) -> None:
    found: dict[str, Any] = run(attacked(server, name, SIZE, calm_moves=5))
    print(found)
    assert found["innocent_during_ms"]["moves"] >= 20
    if name == "history":
        assert set(found["answers"]) <= {200, 429} and found["answers"][200]
    if name == "spectators":
        assert found["messages_after_hello"] <= 8 * found["spectators"]


def test_a_soak_counts_tables_and_measures_memory(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its people stay below the limit of unfinished tables, however long it takes."""
    assert soak_tables.TABLES_EACH < MAX_UNFINISHED
    monkeypatch.setattr(soak_tables, "TABLES_EACH", 1)
    result = run(Soak(server, 3, people=2).run())
    assert result["tables"] >= 1 and result["memory_mb_last"] > 10


def test_a_soak_is_flat_if_memory_in_its_last_third_is_as_in_the_middle_one() -> None:
    start = [150, 200, 240]
    assert soak_tables.is_flat([*start, 250, 252, 250, 255, 251, 256])
    assert not soak_tables.is_flat([*start, 250, 252, 250, 270, 275, 280])
