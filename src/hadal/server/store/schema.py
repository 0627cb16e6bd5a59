"""Upgrades the schema of a database. Alembic is imported only when it is needed."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hadal.server.store.errors import StoreError
from hadal.server.store.migrations import HEAD

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection, Engine

VERSION = "select version_num from alembic_version"
UPGRADE_LOCK = 7_404_001  # the advisory lock that lets one PostgreSQL node upgrade at a time


def sqlite_version(path: str) -> str:
    """The schema version of a file; empty if it has none."""
    db = sqlite3.connect(path, isolation_level=None)
    try:
        if not db.execute("select 1 from sqlite_master where name = 'alembic_version'").fetchall():
            return ""
        return str(db.execute(VERSION).fetchone()[0])
    finally:
        db.close()


def postgres_version(dsn: str) -> str:
    """The schema version of a database; empty if it has none."""
    import psycopg

    with psycopg.connect(dsn, autocommit=True, connect_timeout=10) as db:
        if db.execute("select to_regclass('alembic_version')").fetchall() == [(None,)]:
            return ""
        row = db.execute(VERSION).fetchone()
        return str(row[0]) if row else ""


def upgrade_sqlite(path: str) -> None:
    """Upgrade a file."""
    if sqlite_version(path) != HEAD:
        with sqlite_engine(path).connect() as db:
            upgrade(db)


def upgrade_postgres(dsn: str) -> None:
    """Upgrade a database; of several nodes that start at once, one does it."""
    if postgres_version(dsn) == HEAD:
        return
    with postgres_engine(dsn).connect() as db:
        db.exec_driver_sql(f"select pg_advisory_xact_lock({UPGRADE_LOCK})")  # until the commit
        upgrade(db)


def sqlite_engine(path: str) -> Engine:
    """SQLAlchemy for a file. Transactions are begun explicitly, so that schema changes are part of them."""
    import sqlalchemy as sa

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, timeout=5)

    engine = sa.create_engine("sqlite://", creator=connect, poolclass=sa.NullPool)
    sa.event.listen(engine, "begin", lambda db: db.exec_driver_sql("begin immediate"))
    return engine


def postgres_engine(dsn: str) -> Engine:
    """SQLAlchemy with psycopg, which accepts more forms of addresses."""
    import psycopg
    import sqlalchemy as sa

    def connect() -> psycopg.Connection[Any]:
        return psycopg.connect(dsn, connect_timeout=10)

    return sa.create_engine("postgresql+psycopg://", creator=connect, poolclass=sa.NullPool)


def upgrade(db: Connection) -> None:
    """Run the missing migrations in one transaction."""
    from alembic import command
    from alembic.runtime.migration import MigrationContext
    from sqlalchemy.exc import DBAPIError

    config = alembic_config()
    try:
        refuse_newer(config, MigrationContext.configure(db).get_current_revision())
        config.attributes["connection"] = db
        command.upgrade(config, "head")
        db.commit()
    except DBAPIError as error:
        reason = (str(error.orig).splitlines() or ["no reason given"])[0]
        raise StoreError(f"the schema cannot be brought up to date: {reason}") from None


def alembic_config() -> Config:
    """The configuration of Alembic."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def refuse_newer(config: Config, found: str | None) -> None:
    """Refuse a schema that this program does not know: a newer version made it."""
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        sentence = f"the schema of the database ({found}) is newer than this program ({HEAD})"
        raise StoreError(f"{sentence}; nothing was changed: use a newer Hadal, or another database")
