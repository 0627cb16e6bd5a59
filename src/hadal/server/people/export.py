"""Everything that belongs to a person, as a zip file for them."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, closing
from tempfile import TemporaryFile
from typing import IO, TYPE_CHECKING

import msgspec

from hadal.server.errors import RequestError
from hadal.server.limits.metering import in_thread
from hadal.server.lobby import seating

if TYPE_CHECKING:
    from hadal.server.services import Services
    from hadal.server.store.model import ChatMessage, Person

MAX_TABLES = 1000  # the newest; each record is replayed, which takes a moment
MESSAGES_AT_ONCE = 1000
PART = 64 * 1024  # bytes that are sent at once
README = """This is everything that this server knows about you.

profile.json  your name, language, and when you were here
sessions.json where you are signed in
tables.json   your tables: games, seats, settings, scores
chat.json     what you wrote
records/      the records of your finished games; `hadal verify` checks them
"""


async def export_person(services: Services, person: Person, address: str) -> Iterator[bytes]:
    """The parts of a zip file with profile, sessions, tables, chat and records, without secrets of running games.

    It can be long, so it is written to a temporary file piece by piece, one export after another.
    """
    async with services.exports.turn(address):
        with ExitStack() as opened:
            file = opened.enter_context(TemporaryFile())
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
                await write_all(services, person, archive)
            opened.pop_all()
    return parts_of(file)


def parts_of(file: IO[bytes]) -> Iterator[bytes]:
    """What was written to a file, from its beginning; then the file is closed."""
    with closing(file):
        file.seek(0)
        while part := file.read(PART):
            yield part


async def write_all(services: Services, person: Person, archive: zipfile.ZipFile) -> None:
    """Write everything that belongs to a person."""
    tables = await services.store.tables_of(person.id, MAX_TABLES)
    profile = {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "created": person.created,
        "seen": person.seen,
        "claimed": bool(person.password),
        "personal link made": person.link_made,
    }
    files = {
        "README.txt": README.encode(),
        "profile.json": pretty(profile),
        "sessions.json": pretty(await services.store.sessions_of(person.id)),
        "tables.json": pretty([seating.table_info(table, person) for table in tables]),
    }
    for name, data in files.items():
        await in_thread(archive.writestr, name, data)
    await write_chat(services, person, archive)
    for table in tables:
        if table.status == "over":
            try:
                record = await services.tables.record(table)
            except RequestError:  # a log of older rules
                continue
            name = re.sub(r"[^A-Za-z0-9_-]", "_", table.id)
            await in_thread(archive.writestr, f"records/{name}.jsonl", record)


async def write_chat(services: Services, person: Person, archive: zipfile.ZipFile) -> None:
    """Write the chat messages of a person, a few at a time: somebody may have written a hundred megabytes."""
    with archive.open("chat.json", "w") as out:
        first, last = True, 0
        while messages := await services.store.messages_of(person.id, MESSAGES_AT_ONCE, last):
            await in_thread(out.write, (b"[\n" if first else b",\n") + lines_of(messages))
            first, last = False, messages[-1].id
        out.write(b"[]" if first else b"\n]")


def lines_of(messages: list[ChatMessage]) -> bytes:
    """Chat messages as JSON, one a line."""
    written = [{"table": line.table, "channel": line.channel, "text": line.text, "at": line.at} for line in messages]
    return b",\n".join(msgspec.json.encode(line) for line in written)


def pretty(value: object) -> bytes:
    """A value as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(value))
