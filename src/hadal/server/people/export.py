"""Everything that belongs to a person, as a zip file for them."""

from __future__ import annotations

import io
import re
import zipfile
from typing import TYPE_CHECKING

import msgspec

from hadal.server.errors import RequestError
from hadal.server.limits.metering import in_thread
from hadal.server.lobby import seating

if TYPE_CHECKING:
    from hadal.server.services import Services
    from hadal.server.store.model import Person

MAX_TABLES = 1000  # the newest; each record is replayed, which takes a moment
MAX_MESSAGES = 100_000
README = """This is everything that this server knows about you.

profile.json  your name, language, and when you were here
sessions.json where you are signed in
tables.json   your tables: games, seats, settings, scores
chat.json     what you wrote
records/      the records of your finished games; `hadal verify` checks them
"""


async def export_person(services: Services, person: Person) -> bytes:
    """A zip file with profile, sessions, tables, chat and records. Secrets of running games are not part of it."""
    tables = await services.store.tables_of(person.id, MAX_TABLES)
    chat = await services.store.messages_of(person.id, MAX_MESSAGES)
    profile = {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "created": person.created,
        "seen": person.seen,
        "claimed": bool(person.password),
        "personal link made": person.link_made,
    }
    written = [{"table": line.table, "channel": line.channel, "text": line.text, "at": line.at} for line in chat]
    files = {
        "README.txt": README.encode(),
        "profile.json": pretty(profile),
        "sessions.json": pretty(await services.store.sessions_of(person.id)),
        "tables.json": pretty([seating.table_info(table, person) for table in tables]),
        "chat.json": pretty(written),
    }
    for table in tables:
        if table.status == "over":
            try:
                record = await services.tables.record(table)
            except RequestError:  # a log of older rules
                continue
            files[f"records/{re.sub(r'[^A-Za-z0-9_-]', '_', table.id)}.jsonl"] = record.encode()
    return await in_thread(zipped, files)


def pretty(value: object) -> bytes:
    """A value as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(value))


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip file with these files."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return content.getvalue()
