"""Deletes everything that identifies a person. Games stay playable for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hadal.server.errors import RequestError
from hadal.server.lobby import rematch, seating
from hadal.server.people.nicknames import ID
from hadal.server.store.errors import Conflict
from hadal.server.tables import shuffle

if TYPE_CHECKING:
    from hadal.server.services import Services
    from hadal.server.store.model import Status, Table

MAX_TABLES = 10_000
MESSAGES_AT_ONCE = 500


async def delete_person(services: Services, id: str) -> None:
    """End the sessions, free the seats in lobbies, let bots take over in running games, then delete name and chat.

    If this is interrupted it can be repeated. Sockets are closed with the sessions.
    """
    if not ID.fullmatch(id) or await services.store.person(id) is None:
        raise RequestError(404, "no-person")
    await services.store.end_sessions(id, services.now())
    running = await leave_tables(services, id, set())
    while await services.store.delete_messages(id, MESSAGES_AT_ONCE):  # all at once would hold up the writes of others
        pass
    await leave_tables(services, id, running)  # a request that was on its way may have taken a seat meanwhile
    try:
        done = await services.store.forget_person(id, services.now())
    except Conflict:
        raise RequestError(404, "no-person") from None
    for changed in done.tables:
        await services.tables.table_changed(changed)


async def leave_tables(services: Services, person: str, left: set[str]) -> set[str]:
    """Make the tables of a person work without them, except those that were `left`; returns all that have started."""
    started: set[str] = set()
    for table in await services.store.tables_of(person, MAX_TABLES):
        if table.id not in left and await leave_behind(services, table, person) != "lobby":
            started.add(table.id)
    return started


async def leave_behind(services: Services, table: Table, person: str) -> Status:
    """Make a table work without a person; returns its status."""
    if table.status == "lobby":
        table = await seating.update_table(services.store, table.id, lambda row: leave_lobby(row, person))
        if table.status != "playing":  # it has not started meanwhile
            await services.tables.table_changed(table.id)
            return table.status
    if table.status == "playing" and any(seat.person not in ("", person) for seat in table.seats):
        if seating.seat_of_person(table, person) is not None:
            await services.tables.replace_by_bot(table.id, person)
    elif table.status == "playing":  # only bots are left
        await seating.update_table(services.store, table.id, close_running)
    elif person in (table.host, *table.agreements.rematch, *table.agreements.no_rematch):
        await seating.update_table(services.store, table.id, lambda row: rematch.withdraw(row, person))
    await services.tables.table_changed(table.id)
    return table.status


def leave_lobby(table: Table, person: str) -> None:
    """Free the seat of a person, unless the game has started meanwhile; if it is about to, a bot takes the seat.

    If they were the host, with a seat or without, the next person becomes the host; without one the table is closed.
    """
    if table.status != "lobby":
        return
    left = -1
    for seat in [seat for seat in table.seats if seat.person == person]:
        left = seat.seat
        if shuffle.is_awaiting(table):
            seating.reset_seat(seat, "bot", table.settings.takeover)
        else:
            seating.vacate(seat)
    if table.host == person:
        seating.reassign_host(table, left)


def close_running(table: Table) -> None:
    """Close a table, unless its game has ended meanwhile."""
    if table.status == "playing":
        seating.close_table(table)
