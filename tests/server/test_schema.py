"""The schema: one set of migrations, and databases of newer versions."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic import command
from alembic.script import ScriptDirectory

from hadal.server.store import StoreError, base, open_store, transactions
from hadal.server.store.migrations import HEAD
from hadal.server.store.model import Person, Retention
from hadal.server.store.schema import alembic_config, sqlite_engine
from hadal.server.store.sql import LOCK, Transaction
from tests.server.samples import opened, refused

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
        (
            "table_open",
            "select id from table_ w where w.status = 'lobby' and w.listed = 1 order by w.present desc, w.created desc",
        ),
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


def statements_of(transaction: Transaction[Any]) -> list[str]:
    """The statements of a transaction, if each of them finds one row."""
    found = []
    try:
        statement, _ = next(transaction)
        while True:
            found.append(statement)
            statement, _ = transaction.send([("t",)])
    except StopIteration:
        return found


READING = {name: text for name, text in vars(base).items() if name.startswith(("SELECT_", "COUNT_"))}
WRITING = {
    "deletion of a person": statements_of(transactions.forget_person("ann", 7)),
    "end of sessions": statements_of(transactions.end_sessions("ann", 7, "", "", 5)),
    "deletion of messages": statements_of(transactions.delete_messages("ann", 3)),
    "clean-up": statements_of(transactions.delete_expired(Retention(7, 7, 7), 7, 100)),
}
WHOLE_TABLE = re.compile(r"SCAN (table_|seat|entry|chat|wish|person|session|[hmpst])\b(?! USING)")  # or its short name


@pytest.mark.parametrize(
    "statement",
    [
        *(pytest.param(text, id=name) for name, text in READING.items()),
        *(pytest.param(text, id=f"{name} {n}") for name, texts in WRITING.items() for n, text in enumerate(texts)),
    ],
)
def test_no_statement_reads_a_whole_table(path: str, statement: str) -> None:
    """Otherwise it takes longer with every game that was ever played, and a write holds up those of others."""
    db = sqlite3.connect(path)
    text = statement.removesuffix(LOCK)
    parameters = dict.fromkeys(re.findall(r":(\w+)", text), 0)
    plan = [row[3] for row in db.execute(f"explain query plan {text}", parameters)]
    db.close()
    assert not [step for step in plan if WHOLE_TABLE.match(step)]


def test_the_package_is_quick_to_import() -> None:
    """It imports neither Alembic nor SQLAlchemy nor a driver."""
    heavy = ("alembic", "sqlalchemy", "psycopg", "sqlite3")
    program = f"import sys, hadal.server.store; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_people_from_before_sessions_keep_their_names_and_claims(tmp_path: Path) -> None:
    path = str(tmp_path / "old.db")
    columns = "id, name, language, password, link, created, seen, claim"
    with sqlite_engine(path).connect() as db:
        config = alembic_config()
        config.attributes["connection"] = db
        command.upgrade(config, "0002")
        for values in ("'a', 'Marina', '', 'hash', 'link', 1, 2, 'marina'", "'b', 'marina', '', '', '', 1, 2, null"):
            db.exec_driver_sql(f"insert into person ({columns}) values ({values})")
        db.commit()

    async def look() -> None:
        async with opened(f"sqlite:{path}") as store:
            assert await store.person_named("MARINA") == Person("a", "Marina", 1, "", "hash", "link", 2)
            other = await store.person("b")
            assert other is not None and other.marked and await store.sessions_of("b") == []
            await store.change_person(other.id, {"language": "fr"})
            await refused(store.add_person(Person("c", "Mаrina", 1)))  # with a Cyrillic letter

    asyncio.run(look())


def test_names_are_compared_anew_when_more_characters_are_known_to_look_alike(tmp_path: Path) -> None:
    path = str(tmp_path / "old.db")
    with sqlite_engine(path).connect() as db:
        config = alembic_config()
        config.attributes["connection"] = db
        command.upgrade(config, "0011")
        columns = "id, name, language, password, link, created, seen, claim, recovery, reissue, skeleton"
        times = "link_made, reissue_until, signed_out"
        values = "'a', 'Mar\u05d5na', '', 'hash', '', 1, 2, 'mar\u05d5na', '', '', 'rnar\u05d5na', 0, 0, 0"
        db.exec_driver_sql(f"insert into person ({columns}, {times}) values ({values})")
        db.commit()

    async def look() -> None:
        async with opened(f"sqlite:{path}") as store:
            await refused(store.add_person(Person("b", "Marina", 1)))

    asyncio.run(look())
