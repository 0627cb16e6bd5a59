"""`hadal db`: maintains the server's database."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from hadal.cli.arguments import FAILED, OK, UsageError, guarded, message

db = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    add_completion=False,
    help="Back up, export, import and inspect the table server's database.",
)

Url = Annotated[
    str,
    typer.Option(
        "--db",
        metavar="URL",
        help="sqlite:PATH or postgresql://USER@HOST/NAME (default: HADAL_DB, or the default file).",
    ),
]
Data = Annotated[str, typer.Option(help="Folder of the database and the key (default: HADAL_DATA).")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
SOME = 5  # ids listed by name; beyond that only the count


@db.command()
@guarded
def backup(
    file: Annotated[str, typer.Argument(help="The file to write; it must not exist yet.")],
    url: Url = "",
    data: Data = "",
) -> int:
    """Copy the database into one file, even while the server runs; PostgreSQL gives an export (.zip or .jsonl)."""
    with at_work():
        from hadal.server.store.admin import transfer

        with show_progress("cli-db-working-backup") as report:
            transfer.backup(place(url, data), file, report)
        say("cli-db-backup", file=file, size=size(os.path.getsize(file)))
    return OK


@db.command()
@guarded
def export(
    target: Annotated[str, typer.Argument(help="A folder, or a .zip or .jsonl file; it must not exist yet.")],
    url: Url = "",
    data: Data = "",
) -> int:
    """Write everything as text: people, tables, logs, chat; finished games also as records."""
    with at_work():
        from hadal.server.store.admin import transfer

        with show_progress("cli-db-working-export") as report:
            done = transfer.export(place(url, data), target, report)
        say("cli-db-export", file=target, people=done.people, tables=done.tables, records=done.records)
        warn("cli-db-no-record", done.without_record)
    return OK


@db.command(name="import")
@guarded
def import_(
    file: Annotated[str, typer.Argument(help="An export written by `hadal db export`.")],
    url: Url = "",
    data: Data = "",
) -> int:
    """Import an export. Existing data is kept; on any error nothing is changed."""
    with at_work():
        from hadal.server.store.admin import transfer

        with show_progress("cli-db-working-import") as report:
            done = transfer.import_dump(place(url, data), file, report)
        say("cli-db-import", people=done.people, tables=done.tables)
        if done.known_people:
            say("cli-db-known-people", n=done.known_people)
        warn("cli-db-known-tables", done.known_tables)
        warn("cli-db-unclaimed", done.unclaimed)
    return OK


@db.command()
@guarded
def upgrade(url: Url = "", data: Data = "") -> int:
    """Upgrade the schema, or create a new database. The server does this by itself when it starts."""
    with at_work():
        from hadal.server.store.admin import connection
        from hadal.server.store.migrations import HEAD

        connection.upgrade(place(url, data))
        say("cli-db-upgraded", place=public(place(url, data)), schema=HEAD)
    return OK


@db.command()
@guarded
def info(url: Url = "", data: Data = "", as_json: Json = False) -> int:
    """Show what the database holds."""
    with at_work():
        import msgspec

        from hadal.server.store.admin import transfer

        found = transfer.info(place(url, data))
        if as_json:
            print(msgspec.json.format(msgspec.json.encode(found)).decode())
            return OK
        say("cli-db-info-place", place=public(place(url, data)), engine=found.engine, size=size(found.bytes))
        say("cli-db-info-schema", schema=found.schema)
        say("cli-db-info-people", n=found.people)
        say("cli-db-info-tables", n=sum(found.tables.values()))
        for status, n in found.tables.items():
            say("cli-db-info-status", status=status, n=n)
        say("cli-db-info-log", entries=found.entries, chat=found.chat)
    return OK


@contextmanager
def at_work() -> Iterator[None]:
    """Turn errors of the store, or a missing server installation, into a sentence."""
    try:
        from hadal.server.config import SetupError
        from hadal.server.store import StoreError
    except ImportError as error:
        raise UsageError(f"{error.name} is not installed: pip install 'hadal-table[server]'", FAILED) from None
    try:
        yield
    except (StoreError, SetupError) as error:
        raise UsageError(str(error), FAILED) from None


def place(url: str, data: str) -> str:
    """Return the URL of the database, chosen as `hadal serve` does."""
    from hadal.server.config import from_env

    config = from_env(os.environ)
    return url or replace(config, data=Path(data) if data else config.data).database()


def public(url: str) -> str:
    """Return a URL without its password."""
    from hadal.server.store import without_password

    return without_password(url)


def say(name: str, **args: object) -> None:
    """Print a sentence about what was done."""
    print(message(name, **args))


def warn(name: str, ids: list[str]) -> None:
    """Print a warning about these ids, if there are any; only the first few are listed."""
    if ids:
        more = "" if len(ids) <= SOME else " …"
        say(name, n=len(ids), some=", ".join(ids[:SOME]) + more)


def size(n: int) -> str:
    """Format a number of bytes."""
    return f"{n / 1e6:.1f} MB" if n >= 100_000 else f"{n / 1e3:.1f} kB"


@contextmanager
def show_progress(name: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar whose total becomes known on the way."""
    from hadal.cli.progress import growing

    with growing(message(name)) as report:
        yield report
