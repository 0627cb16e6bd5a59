"""Tables with their seats, each saved by one statement: PostgreSQL and its driver pay for every statement."""

from __future__ import annotations

from hadal.server.store import sql
from hadal.server.store.model import Notification, Table
from hadal.server.store.postgres.appends import encode_notification
from hadal.server.store.postgres.listener import CHANNEL
from hadal.server.store.sql import Parameters

# The columns of the seats, and their types.
SEAT_TYPES = {
    "seat": "bigint", "kind": "text", "person": "text", "name": "text", "bot": "text", "invite": "text",
    "ready": "bigint", "archived": "bigint",
}  # fmt: skip


def sent(columns: str) -> str:
    """Columns as parameters of psycopg: `a, b` becomes `%(a)s, %(b)s`."""
    return ", ".join(f"%({column})s" for column in columns.split(", "))


def set_to(columns: str) -> str:
    """Assignments of parameters to columns."""
    return ", ".join(f"{column} = %({column})s" for column in columns.split(", "))


SENT_SEATS = ", ".join(f"%(seats_{name})s::{type}[]" for name, type in SEAT_TYPES.items())
NEW_SEATS = f"select saved.id, n.* from saved, unnest({SENT_SEATS}) as n({sql.SEAT})"
REPLACED = ", ".join(f"{name} = excluded.{name}" for name in SEAT_TYPES if name != "seat")
NOTIFIED = f"select pg_notify('{CHANNEL}', %(note)s) from saved"

# Both return a row if the table was saved, and none if it was not.
ADD = f"""
with saved as (
  insert into table_ ({sql.TABLE}, {sql.LISTED}) values ({sent(sql.TABLE)}, {sent(sql.LISTED)})
  on conflict do nothing returning id),
seats as (insert into seat (table_, {sql.SEAT}) {NEW_SEATS})
{NOTIFIED}
"""
CHANGE = f"""
with saved as (
  update table_ set {set_to(sql.TABLE)}, {set_to(sql.LISTED)}
  where id = %(id)s and version = %(before)s and seq = %(seq)s returning id),
removed as (delete from seat where table_ in (select id from saved) and seat <> all (%(seats_seat)s::bigint[])),
seats as (
  insert into seat (table_, {sql.SEAT}) {NEW_SEATS}
  on conflict (table_, seat) do update set {REPLACED})
{NOTIFIED}
"""


def parameters(table: Table, version: int = 0) -> Parameters:
    """A table with its seats; `version` is the new one of a table that is changed."""
    seats = {f"seats_{name}": [getattr(seat, name) for seat in table.seats] for name in SEAT_TYPES}
    note = encode_notification(Notification("table", table.id, version))
    changed = {"version": version, "before": table.version} if version else {}
    return sql.table_row(table) | seats | {"note": note} | changed
