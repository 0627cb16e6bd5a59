"""Stores for tests: a new SQLite file for each test, and one PostgreSQL server for all."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
import pytest

from hadal.server.store import Store
from hadal.server.store.schema import upgrade_postgres, upgrade_sqlite
from tests.server.samples import opened
from tests.server.temp_postgres import TempPostgres, bin_dir

Work: TypeAlias = Callable[[Store], Coroutine[Any, Any, None]]
Run: TypeAlias = Callable[[Work], None]


@pytest.fixture(scope="session")
def postgres() -> Iterator[TempPostgres]:
    """A PostgreSQL server for the whole session; tests may restart it."""
    if bin_dir() is None and "HADAL_NEEDS_POSTGRES" not in os.environ:
        pytest.skip("no PostgreSQL binaries here")
    with TempPostgres() as server:
        upgrade_postgres(server.url())
        yield server


@pytest.fixture
def database(postgres: TempPostgres) -> str:
    """The address of an empty database with the schema."""
    with psycopg.connect(postgres.url(), autocommit=True) as db:
        db.execute("truncate person, table_, node restart identity cascade")
    return postgres.url()


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the schema; copying it is faster than creating it."""
    path = tmp_path_factory.mktemp("empty") / "hadal.db"
    upgrade_sqlite(str(path))
    return path


@pytest.fixture
def path(empty_file: Path, tmp_path: Path) -> str:
    """An empty SQLite file with the schema."""
    return str(shutil.copy(empty_file, tmp_path / "hadal.db"))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty store, of each engine."""
    if request.param == "sqlite":
        return f"sqlite:{request.getfixturevalue('path')}"
    address: str = request.getfixturevalue("database")
    return address


@pytest.fixture
def run(url: str) -> Run:
    """Runs a test with an open store."""

    def go(work: Work) -> None:
        async def main() -> None:
            async with opened(url) as store:
                await work(store)

        asyncio.run(main())

    return go
