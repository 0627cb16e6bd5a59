"""Stores to test: a file for each test, and databases in one PostgreSQL server for all of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from hadal.server.store.schema import upgrade_postgres

from .pgtemp import TempPostgres, bin_dir

numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[TempPostgres]:
    """A PostgreSQL server for the whole session; tests may restart it."""
    if bin_dir() is None and "HADAL_NEEDS_POSTGRES" not in os.environ:
        pytest.skip("no PostgreSQL binaries here")
    with TempPostgres() as server:
        upgrade_postgres(server.url("template1"))  # so that new databases come with the schema
        yield server


@pytest.fixture
def database(postgres: TempPostgres) -> str:
    """The address of a new database with the schema in it."""
    name = f"test{next(numbers)}"
    with psycopg.connect(postgres.url(), autocommit=True) as db:
        db.execute(f"create database {name}")
    return postgres.url(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of each engine."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path}/hadal.db"
    address: str = request.getfixturevalue("database")
    return address
