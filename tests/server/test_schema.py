"""The schema: one set of migrations, and databases of newer versions."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys

import psycopg
import pytest
from alembic.script import ScriptDirectory

from hadal.server.store import StoreError, open_store
from hadal.server.store.migrations import HEAD
from hadal.server.store.schema import alembic_config
from tests.server.samples import opened

FUTURE = "update alembic_version set version_num = '9999'"


def run_sql(url: str, statement: str) -> None:
    """Run a statement without the store."""
    if url.startswith("sqlite:"):
        db = sqlite3.connect(url.removeprefix("sqlite:"))
        with db:
            db.execute(statement)
        db.close()
    else:
        with psycopg.connect(url) as connection:
            connection.execute(statement)


async def once(url: str) -> None:
    """Open and close a store."""
    async with opened(url):
        pass


def test_the_head_is_the_newest_script() -> None:
    assert ScriptDirectory.from_config(alembic_config()).get_heads() == [HEAD]


def test_a_newer_schema_is_refused(url: str) -> None:
    asyncio.run(once(url))
    run_sql(url, FUTURE)
    try:
        for _ in range(2):  # and nothing is left locked
            with pytest.raises(StoreError, match=rf"\(9999\) is newer than this program \({HEAD}\)"):
                asyncio.run(open_store(url).open())
    finally:
        run_sql(url, FUTURE.replace("9999", HEAD))
    asyncio.run(once(url))


@pytest.mark.parametrize(
    ("index", "query"),
    [
        ("seat_person", "select table_ from seat where person = 'ann' and person <> ''"),
        ("table_due", "select id from table_ where status = 'playing' and wake > 0 and wake <= 7 order by wake, id"),
        ("table_open", "select id from table_ t where t.status = 'lobby' and t.listed = 1 order by t.created desc"),
        (
            "table_live",
            "select id from table_ where status = 'playing' and listed = 1 and spectators = 1 order by since desc",
        ),
        ("table_not_begun", "select id from table_ where started = 0 and status in ('lobby', 'closed') and since <= 5"),
        ("table_begun", "select id from table_ where started > 0 and status = 'over' and since <= 5"),
        ("entry_id", "select seq from entry where table_ = 't' and id = 'x'"),
        ("chat_table", "select id from chat where table_ = 't' and id > 3 order by id desc"),
        ("person_link", "select id from person where link = 'x' and link <> ''"),
    ],
)
def test_queries_find_their_index(path: str, index: str, query: str) -> None:
    db = sqlite3.connect(path)
    plan = " ".join(row[3] for row in db.execute(f"explain query plan {query}"))
    db.close()
    assert index in plan


def test_the_package_is_quick_to_import() -> None:
    """It imports neither Alembic nor SQLAlchemy nor a driver."""
    heavy = ("alembic", "sqlalchemy", "psycopg", "sqlite3")
    program = f"import sys, hadal.server.store; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
