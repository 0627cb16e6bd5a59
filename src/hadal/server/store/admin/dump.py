"""The dump format: JSON lines with a header, one line for each person and each table, and an end.

In a folder or a zip file these lines are in `hadal.jsonl`, beside the records of finished games.
"""

from __future__ import annotations

import os
import re
import shutil
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypeVar

import msgspec
from msgspec import Struct

from hadal.server.store.errors import StoreError
from hadal.server.store.model import ChatMessage, Entry, LoginSession, Person, StoredAnswer, Table

VERSION = 1
LINES = "hadal.jsonl"
RECORDS = "records"
T = TypeVar("T")


class BadDump(StoreError):
    """A file is not a valid dump; the message says where."""


class DumpHeader(Struct, forbid_unknown_fields=True):
    """The first line."""

    version: int = msgspec.field(name="hadal-dump")
    people: int = 0
    tables: int = 0


class TableDump(Struct, forbid_unknown_fields=True):
    """A table with everything that belongs to it."""

    table: Table
    log: list[Entry] = []
    chat: list[ChatMessage] = []
    secret_answers: list[StoredAnswer] = msgspec.field(default_factory=list, name="wishes")


class PersonDump(Struct):
    """A person with their sessions."""

    person: Person
    sessions: list[LoginSession]


class DumpLine(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Any other line: a person with their sessions, a table, or the end."""

    person: Person | None = None
    sessions: list[LoginSession] = []
    table: TableDump | None = msgspec.field(default=None, name="whole")
    end: int | None = None  # the number of lines before this one


# Writing.


class DumpTarget:
    """The target of a dump: one file of lines, a zip file, or a folder."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.zip: zipfile.ZipFile | None = None
        if place.name.endswith(".zip.part"):
            self.zip = zipfile.ZipFile(private_file(place), "w", zipfile.ZIP_DEFLATED, compresslevel=6)
        elif not place.name.endswith(".jsonl.part"):
            place.mkdir(mode=0o700)

    @property
    def one_file(self) -> bool:
        """Whether the target has no room for records."""
        return self.zip is None and not self.place.is_dir()

    @contextmanager
    def lines(self) -> Iterator[IO[bytes]]:
        """The file for the lines."""
        with self.member(LINES) as file:
            yield file

    @contextmanager
    def member(self, name: str) -> Iterator[IO[bytes]]:
        """A file of the dump."""
        if self.zip is not None:
            with self.zip.open(name, "w", force_zip64=True) as packed:
                yield packed
            return
        path = self.place if self.one_file else self.place / name
        path.parent.mkdir(exist_ok=True)
        with private_file(path) as file:
            yield file

    def record(self, table: str, text: str) -> None:
        """The record of a finished game."""
        safe = re.sub(r"[^\w-]", "_", table)
        with self.member(f"{RECORDS}/{safe}.jsonl") as file:
            file.write(text.encode())

    def close(self) -> None:
        """Finish a zip file."""
        if self.zip is not None:
            self.zip.close()


def private_file(path: Path) -> IO[bytes]:
    """A new file that only its owner may read: it holds the secrets of games and the hashes of passwords."""
    return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600), "w+b")


@contextmanager
def atomic_target(target: str) -> Iterator[Path]:
    """A temporary path that is renamed to the target at the end, and removed if anything fails."""
    refuse_existing(target)
    draft = Path(f"{target.rstrip('/')}.part")
    remove(draft)
    try:
        yield draft
        os.replace(draft, target.rstrip("/"))
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {(error.strerror or str(error)).lower()}") from None
    finally:
        remove(draft)


def refuse_existing(target: str) -> None:
    """Refuse to overwrite an existing file."""
    if os.path.lexists(target):
        raise StoreError(f"{target} is there already: give another name, or remove it first")
    folder = os.path.dirname(target.rstrip("/")) or "."
    if not os.path.isdir(folder):
        raise StoreError(f"{target} cannot be written: there is no folder {folder}")


def remove(path: Path) -> None:
    """Remove a file or folder, if it exists."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


# Reading.


@contextmanager
def source(place: str) -> Iterator[IO[bytes]]:
    """The lines of a dump in any of its forms."""
    path = Path(place)
    try:
        if path.is_dir():
            path = path / LINES
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as packed, packed.open(LINES) as file:
                yield file
            return
        with path.open("rb") as plain:
            yield plain
    except KeyError:
        raise BadDump(f"{place} holds no {LINES}: it is no dump of Hadal") from None
    except zipfile.BadZipFile as error:
        raise BadDump(f"{place} is damaged: {error}") from None
    except OSError as error:
        raise BadDump(f"{place} cannot be read: {(error.strerror or str(error)).lower()}") from None


def read_head(place: str, file: IO[bytes]) -> DumpHeader:
    """Read the first line."""
    head = decoded(place, 1, file.readline(1 << 16), DumpHeader, f'a dump begins with {{"hadal-dump": {VERSION}, ...}}')
    if head.version != VERSION:
        raise BadDump(f"{place} is a dump of version {head.version}; this program reads version {VERSION}")
    return head


def read_lines(place: str, file: IO[bytes]) -> Iterator[PersonDump | TableDump]:
    """Read all people and tables; BadDump if the end is missing or a line is wrong."""
    number = 1
    for text in file:
        number += 1
        line = decoded(place, number, text, DumpLine, "this is no line of a dump")
        if line.end is not None:
            if line.end != number - 1 or file.read(1):
                raise BadDump(f"{place}, line {number}: the dump should end after {line.end} lines")
            return
        yield checked(place, number, line)
    raise BadDump(f"{place} breaks off after line {number}")


def checked(place: str, number: int, line: DumpLine) -> PersonDump | TableDump:
    """Check that a line holds exactly one thing, and that the parts of a table fit together."""
    if (line.person is None) == (line.table is None):
        raise BadDump(f"{place}, line {number}: a person or a table is needed")
    if any(session.person != (line.person.id if line.person else "") for session in line.sessions):
        raise BadDump(f"{place}, line {number}: a session of somebody else")
    if line.person is not None:
        return PersonDump(line.person, line.sessions)
    assert line.table is not None
    if problem := problem_with(line.table):
        raise BadDump(f"{place}, line {number}: {problem}")
    return line.table


def problem_with(dump: TableDump) -> str:
    """What is wrong with a table; empty if nothing is."""
    id, log = dump.table.id, dump.log
    if [entry.seq for entry in log] != list(range(1, dump.table.seq + 1)):
        return f"the log of table {id} is not complete"
    if len({entry.id for entry in log}) != len(log):
        return f"an entry of table {id} is there twice"
    if len({seat.seat for seat in dump.table.seats}) != len(dump.table.seats):
        return f"a seat of table {id} is there twice"
    if len({(answer.seat, answer.kind) for answer in dump.secret_answers}) != len(dump.secret_answers):
        return f"a secret answer of table {id} is there twice"
    parts: list[Entry | ChatMessage | StoredAnswer] = [*log, *dump.chat, *dump.secret_answers]
    if any(part.table != id for part in parts):
        return f"something of another table lies at table {id}"
    return ""


def decoded(place: str, number: int, text: bytes, kind: type[T], hint: str) -> T:
    """A line decoded as the expected type."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadDump(f"{place}, line {number}: {hint} ({error})") from None
