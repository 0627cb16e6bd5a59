"""`hadal db`: maintenance of the server's database."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from hadal.cli.border import FAILED, OK, Refusal, guarded, said

db = typer.Typer(
    rich_markup_mode=None,
    no_args_is_help=True,
    add_completion=False,
    help="Back up, export, import and inspect the database of the table server.",
)

Url = Annotated[
    str,
    typer.Option(
        "--db", metavar="URL", help="sqlite:PATH or postgresql://USER@HOST/NAME (default: HADAL_DB, or the usual file)."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
SOME = 5  # ids that are listed; of more, only the number


@db.command()
@guarded
def backup(
    file: Annotated[str, typer.Argument(help="The file to write; it must not be there yet.")], url: Url = ""
) -> int:
    """Copy everything into one file, even while the server runs; PostgreSQL gives an export (.zip or .jsonl)."""
    with at_work():
        from hadal.server.store.admin import transfer

        with progress_bar("cli-db-working-backup") as report:
            transfer.backup(place(url), file, report)
        say("cli-db-backup", file=file, size=size(os.path.getsize(file)))
    return OK


@db.command()
@guarded
def export(
    target: Annotated[str, typer.Argument(help="A folder, or a file .zip or .jsonl; it must not be there yet.")],
    url: Url = "",
) -> int:
    """Write everything as text: people, tables, logs, chat; finished games also as records."""
    with at_work():
        from hadal.server.store.admin import transfer

        with progress_bar("cli-db-working-export") as report:
            done = transfer.export(place(url), target, report)
        say("cli-db-export", file=target, people=done.people, tables=done.tables, records=done.records)
        warn("cli-db-no-record", done.without_record)
    return OK


@db.command(name="import")
@guarded
def import_(
    file: Annotated[str, typer.Argument(help="What `hadal db export` wrote.")],
    url: Url = "",
) -> int:
    """Add what an export holds. Whatever is there already is left alone; if anything is wrong, nothing is changed."""
    with at_work():
        from hadal.server.store.admin import transfer

        with progress_bar("cli-db-working-import") as report:
            done = transfer.import_dump(place(url), file, report)
        say("cli-db-import", people=done.people, tables=done.tables)
        if done.known_people:
            say("cli-db-known-people", n=done.known_people)
        warn("cli-db-known-tables", done.known_tables)
        warn("cli-db-unclaimed", done.unclaimed)
    return OK


@db.command()
@guarded
def upgrade(url: Url = "") -> int:
    """Bring the schema up to date, or lay a new database. The server does this by itself when it starts."""
    with at_work():
        from hadal.server.store.admin import connection
        from hadal.server.store.migrations import HEAD

        connection.upgrade(place(url))
        say("cli-db-upgraded", place=public(place(url)), schema=HEAD)
    return OK


@db.command()
@guarded
def info(url: Url = "", as_json: Json = False) -> int:
    """What the database holds."""
    with at_work():
        import msgspec

        from hadal.server.store.admin import transfer

        found = transfer.info(place(url))
        if as_json:
            print(msgspec.json.format(msgspec.json.encode(found)).decode())
            return OK
        say("cli-db-info-place", place=public(place(url)), engine=found.engine, size=size(found.bytes))
        say("cli-db-info-schema", schema=found.schema)
        say("cli-db-info-people", n=found.people)
        say("cli-db-info-tables", n=sum(found.tables.values()))
        for status, n in found.tables.items():
            say("cli-db-info-status", status=status, n=n)
        say("cli-db-info-log", entries=found.entries, chat=found.chat)
    return OK


@contextmanager
def at_work() -> Iterator[None]:
    """Report errors of the store, and a server that is not installed, as a sentence."""
    try:
        from hadal.server.config import SetupError
        from hadal.server.store import StoreError
    except ImportError as error:
        raise Refusal(f"{error.name} is not installed: pip install 'hadal[server]'", FAILED) from None
    try:
        yield
    except (StoreError, SetupError) as error:
        raise Refusal(str(error), FAILED) from None


def place(url: str) -> str:
    """The address of the database."""
    from hadal.server.config import from_env

    return url or from_env(os.environ).database()


def public(url: str) -> str:
    """An address without its password."""
    from hadal.server.store import without_password

    return without_password(url)


def say(name: str, **args: object) -> None:
    """A sentence about what was done."""
    print(said(name, **args))


def warn(name: str, ids: list[str]) -> None:
    """A sentence about some things, if there are any; the first few are named."""
    if ids:
        more = "" if len(ids) <= SOME else " …"
        say(name, n=len(ids), some=", ".join(ids[:SOME]) + more)


def size(n: int) -> str:
    """A number of bytes for people."""
    return f"{n / 1e6:.1f} MB" if n >= 100_000 else f"{n / 1e3:.1f} kB"


@contextmanager
def progress_bar(name: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar; how much there is to do becomes known on the way."""
    from hadal.cli.progress import growing

    with growing(said(name)) as report:
        yield report
