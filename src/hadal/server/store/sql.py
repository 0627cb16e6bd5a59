"""Rows as the database stores them, and the SQL that both engines share.

Parameters are named (`:table`). SQLite has a single writer and leaves out `LOCK` and `LOCK_NAME`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

import msgspec

from hadal.server.people.look_alikes import skeleton
from hadal.server.protocol.settings import BranchOrigin, TableSettings
from hadal.server.store.model import (
    Agreements,
    ChatMessage,
    Entry,
    EntryBody,
    LoginSession,
    Person,
    Progress,
    Seat,
    ShuffleState,
    StoredAnswer,
    Table,
)

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
Parameters: TypeAlias = dict[str, Any]
# Statements of one transaction: each is yielded with its parameters and answered with its rows.
Transaction: TypeAlias = Generator[tuple[str, Parameters], list[Row], T]

LOCK = " for no key update"  # locks the row until the transaction ends
LOCK_NAME = "select pg_advisory_xact_lock(hashtextextended(:claim, 7))"  # locks a name against concurrent claims


def names(columns: str) -> str:
    """Columns as parameters: `a, b` becomes `:a, :b`."""
    return ", ".join(f":{column}" for column in columns.split(", "))


def of(table: str, columns: str) -> str:
    """Columns of a table that is named in the query: `a, b` becomes `t.a, t.b`."""
    return ", ".join(f"{table}.{column}" for column in columns.split(", "))


PERSON = "id, name, created, language, password, link, seen, recovery, link_made, reissue, reissue_until, signed_out"
COMPARED = "claim, skeleton"  # the name as it is compared: exactly, if it is claimed, and by its look
SESSION = "id, person, created, seen, device, method, ended"
SEAT = "seat, kind, person, name, bot, invite, ready, archived"
TABLE = (
    "id, game, options, settings, host, secret, created, status, version, seq, to_move, since, wake, started, ended, "
    "scores, winners, rematch, previous, turned, origin, past, kicked, rules, network, shuffle, "
    "agreements, points, deadline"
)
# Copies of settings that lists filter by.
LISTED = "listed, spectators"
ENTRY = "table_, seq, id, kind, seat, body, at"
CHAT = "table_, channel, person, name, text, at, command_id"
ANSWER = "table_, seat, kind, body, offer"
PROGRESS = "status, to_move, since, wake, ended, scores, winners, points, deadline"

# The seats of a table are selected as one JSON text, so that a single statement reads a consistent table.
SEATS = (
    "(select cast(json_group_array(json_object('seat', seat, 'kind', kind, 'person', person, 'name', name, "
    "'bot', bot, 'invite', invite, 'ready', ready, 'archived', archived)) as text) from seat where seat.table_ = t.id)"
)
TABLES = f"select {TABLE}, {SEATS} from table_ t"

# Whether somebody else has claimed a name that looks like the one of person p.
MARKED = (
    "(p.claim is null and p.skeleton <> '' and exists "
    "(select 1 from person o where o.claim is not null and o.skeleton = p.skeleton and o.id <> p.id))"
)
PERSON_COLUMNS = f"{of('p', PERSON)}, {MARKED}"
PEOPLE = f"select {PERSON_COLUMNS} from person p"

ADD_PERSON = f"insert into person ({PERSON}, {COMPARED}) values ({names(PERSON)}, {names(COMPARED)})"
ADD_SESSION = f"insert into session ({SESSION}) values ({names(SESSION)})"
ADD_TABLE = f"insert into table_ ({TABLE}, {LISTED}) values ({names(TABLE)}, {names(LISTED)})"
ADD_SEAT = f"insert into seat (table_, {SEAT}) values (:table_, {names(SEAT)})"
ADD_ENTRY = f"insert into entry ({ENTRY}) values ({names(ENTRY)})"
ADD_CHAT = f"insert into chat ({CHAT}) values ({names(CHAT)}) on conflict do nothing returning id"
CHAT_SAID = "select id from chat where table_ = :table_ and person = :person and command_id = :command_id"
ADD_ANSWER = f"insert into wish ({ANSWER}) values ({names(ANSWER)})"


def setting(columns: str) -> str:
    """Assignments of parameters to columns."""
    return ", ".join(f"{column} = :{column}" for column in columns.split(", "))


def claim_of(name: str) -> str:
    """A nickname as it is compared, ignoring case and forms of letters."""
    return unicodedata.normalize("NFKC", name).casefold()


def text(value: object) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()


def compared_names(person: Person) -> Parameters:
    """The forms in which a person's name is compared with those of others."""
    return {"id": person.id, "claim": claim_of(person.name), "skeleton": skeleton(person.name)}


def person_row(person: Person) -> Parameters:
    """A person; `claim` is the name nobody else may take."""
    row = msgspec.structs.asdict(person)
    del row["marked"]
    return row | {"claim": claim_of(person.name) if person.password else None, "skeleton": skeleton(person.name)}


def person_of(row: Row) -> Person:
    """A person, from what PEOPLE selects."""
    person = Person(*row)
    person.marked = bool(person.marked)  # SQLite has no truth values
    return person


def session_row(session: LoginSession) -> Parameters:
    """A session."""
    return msgspec.structs.asdict(session)


def table_row(table: Table) -> Parameters:
    """A table without its seats."""
    row = msgspec.structs.asdict(table)
    for column in ("options", "settings", "scores", "winners", "past", "kicked", "shuffle", "agreements", "points"):
        row[column] = text(row[column])
    row["origin"] = text(table.origin) if table.origin else ""
    del row["seats"]
    return row | {"listed": int(table.settings.listed), "spectators": int(table.settings.spectators)}


def seat_row(table: str, seat: Seat) -> Parameters:
    """A seat of a table."""
    return msgspec.structs.asdict(seat) | {"table_": table}


def entry_row(entry: Entry) -> Parameters:
    """An entry of the log."""
    row = msgspec.structs.asdict(entry)
    return row | {"table_": row.pop("table"), "body": text(entry.body)}


def progress_row(progress: Progress) -> Parameters:
    """The changes that go with an entry."""
    row = msgspec.structs.asdict(progress)
    return row | {column: text(row[column]) for column in ("scores", "winners", "points")}


def message_row(message: ChatMessage | StoredAnswer) -> Parameters:
    """A chat message or a secret answer."""
    row = msgspec.structs.asdict(message)
    return row | {"table_": row.pop("table")}


seats_of = msgspec.json.Decoder(list[Seat]).decode
options_of = msgspec.json.Decoder(dict[str, str]).decode
settings_of = msgspec.json.Decoder(TableSettings).decode
numbers_of = msgspec.json.Decoder(list[int]).decode
ids_of = msgspec.json.Decoder(list[str]).decode
origin_of = msgspec.json.Decoder(BranchOrigin).decode
shuffle_of = msgspec.json.Decoder(ShuffleState).decode
agreements_of = msgspec.json.Decoder(Agreements).decode
body_of = msgspec.json.Decoder(EntryBody).decode


def table_of(row: Row) -> Table:
    """A table with its seats, from what TABLES selects."""
    found = dict(zip(TABLE.split(", "), row, strict=False))
    found["options"] = options_of(found["options"])
    found["settings"] = settings_of(found["settings"])
    found["scores"] = numbers_of(found["scores"])
    found["winners"] = numbers_of(found["winners"])
    found["past"] = numbers_of(found["past"])
    found["points"] = numbers_of(found["points"])
    found["shuffle"] = shuffle_of(found["shuffle"])
    found["agreements"] = agreements_of(found["agreements"])
    found["kicked"] = ids_of(found["kicked"])
    found["origin"] = origin_of(found["origin"]) if found["origin"] else None
    seats = seats_of(row[-1] or "[]")
    return Table(**found, seats=sorted(seats, key=lambda seat: seat.seat))


def entry_of(row: Row) -> Entry:
    """An entry of the log, from its columns."""
    table, seq, id, kind, seat, body, at = row
    return Entry(table, seq, id, kind, seat, body_of(body), at)
