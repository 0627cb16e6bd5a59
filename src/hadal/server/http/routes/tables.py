"""Tables: creating, listing, joining, starting."""

from __future__ import annotations

from typing import Literal

from litestar import get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from hadal.server.errors import RequestError, not_signed_in
from hadal.server.http.openapi import PERSON, body_errors, errors
from hadal.server.http.request import SignedIn, StrictJson, TheLimiter, TheServices, Visitor
from hadal.server.lobby import seating
from hadal.server.lobby.rematch import find_or_create_rematch
from hadal.server.protocol.http import ChangeSeat, GiveHash, GiveNumber, Join, Kick, NewTable, Start, TablesInfo
from hadal.server.protocol.socket import TableInfo
from hadal.server.services import Services
from hadal.server.store.errors import Conflict
from hadal.server.store.model import Person, Table
from hadal.server.tables import shuffle

MAX_LISTED = 100
PRESENT_MS = 90_000  # somebody who was connected so recently counts as present in the list of open tables
ListName = Literal["mine", "what-ifs", "open", "live"]


@post(
    "/tables",
    dto=StrictJson[NewTable],
    return_dto=None,
    responses=body_errors(401, 409, 422),
    security=PERSON,
    summary="Create a table",
)
async def create(person: SignedIn, services: TheServices, limiter: TheLimiter, data: JSONBody[NewTable]) -> TableInfo:
    """A new table. With `start` the game starts at once; every seat must be filled."""
    limiter.check_for("table", person)
    table = seating.create_table(person, data, services.now())
    table.network = limiter.network_id()
    if data.start:
        seating.prepare_start(table, person, Start())
    await services.store.add_table(table)
    if data.start:
        table = await start_game(services, table.id, person, Start())
    return seating.table_info(table, person)


@get("/tables", responses=errors(400, 401), summary="Lists of tables")
async def listed(services: TheServices, visitor: Visitor, list: FromQuery[ListName] = "open") -> TablesInfo:
    """My own tables (first those where it is my turn), my what-ifs, tables with an open seat, or games to watch."""
    store = services.store
    if list in ("mine", "what-ifs"):
        if visitor is None:
            raise not_signed_in()
        tables = await store.tables_of(visitor.id, MAX_LISTED, "games" if list == "mine" else "what-ifs")
    else:
        lately = services.now() - PRESENT_MS
        tables = await (store.open_tables(MAX_LISTED, lately) if list == "open" else store.live_tables(MAX_LISTED))
    return TablesInfo([seating.table_info(table, visitor) for table in tables])


@get("/tables/{id:str}", responses=errors(400, 404), summary="One table")
async def one(services: TheServices, visitor: Visitor, id: FromPath[str]) -> TableInfo:
    """A table as the visitor may see it."""
    return seating.table_info(await seating.find_table(services.store, id), visitor)


async def update(services: Services, id: str, person: Person, change: seating.TableChange) -> TableInfo:
    """Change a table and update its clients."""
    table = await seating.update_table(services.store, id, change)
    await services.tables.table_changed(id)
    return seating.table_info(table, person)


@post(
    "/tables/{id:str}/join",
    status_code=200,
    dto=StrictJson[Join],
    return_dto=None,
    responses=body_errors(401, 404, 409, 422),
    security=PERSON,
)
async def join(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[Join]) -> TableInfo:
    """Take an open seat, or the seat of an invite."""
    return await update(services, id, person, lambda table: seating.join_table(table, person, data))


@post("/tables/{id:str}/leave", status_code=200, responses=errors(400, 401, 403, 404, 409), security=PERSON)
async def leave(person: SignedIn, services: TheServices, id: FromPath[str]) -> TableInfo:
    """Leave a seat before the start. If the host leaves, the next person becomes the host."""
    return await update(services, id, person, lambda table: seating.leave_table(table, person))


@post(
    "/tables/{id:str}/kick",
    status_code=200,
    dto=StrictJson[Kick],
    return_dto=None,
    responses=body_errors(401, 404, 409, 422),
    security=PERSON,
)
async def kick(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[Kick]) -> TableInfo:
    """The host removes somebody from a seat before the start."""
    return await update(services, id, person, lambda table: seating.kick_person(table, person, data.seat))


@post(
    "/tables/{id:str}/seat",
    status_code=200,
    dto=StrictJson[ChangeSeat],
    return_dto=None,
    responses=body_errors(401, 404, 409, 422),
    security=PERSON,
)
async def seat(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[ChangeSeat]) -> TableInfo:
    """The host makes a free seat open, by invite only, or a bot's."""
    return await update(services, id, person, lambda table: seating.change_seat(table, person, data))


@post(
    "/tables/{id:str}/start",
    status_code=200,
    dto=StrictJson[Start],
    return_dto=None,
    responses=body_errors(401, 404, 409, 422),
    security=PERSON,
)
async def start(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[Start]) -> TableInfo:
    """The host starts the game; empty seats prevent that, are filled with bots, or are removed."""
    return seating.table_info(await start_game(services, id, person, data), person)


async def start_game(services: Services, id: str, person: Person, request: Start) -> Table:
    """Start the game of a table; if the table is changed at the same time, try again."""
    for _ in range(seating.MAX_ATTEMPTS):
        table = await seating.find_table(services.store, id)
        if shuffle.is_awaiting(table):
            await services.tables.deal(id)
            return await seating.find_table(services.store, id)
        seating.prepare_start(table, person, request)
        try:
            if shuffle.fix(table, services.now()):
                await services.tables.await_numbers(table)
            else:
                await services.tables.begin(table)
        except Conflict:
            continue
        return await seating.find_table(services.store, id)
    raise RequestError(409, "busy")


@put(
    "/tables/{id:str}/hash",
    dto=StrictJson[GiveHash],
    return_dto=None,
    responses=body_errors(401, 403, 404, 409),
    security=PERSON,
    summary="Contribute to the shuffle: the hash of a number",
)
async def give_hash(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[GiveHash]) -> TableInfo:
    """Before the start: the hash of a random number that this player will add to the shuffle."""
    return await update(services, id, person, lambda table: shuffle.give_hash(table, person, data.hash))


@put(
    "/tables/{id:str}/number",
    dto=StrictJson[GiveNumber],
    return_dto=None,
    responses=body_errors(401, 404, 409, 422),
    security=PERSON,
    summary="Contribute to the shuffle: the number",
)
async def give_number(
    person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[GiveNumber]
) -> TableInfo:
    """After the start: the number. The cards are dealt when the last one is here."""
    table = await seating.update_table(
        services.store, id, lambda table: shuffle.give_number(table, person, data.number)
    )
    if shuffle.is_ready(table, services.now()):
        await services.tables.deal(id)
    return seating.table_info(await seating.find_table(services.store, id), person)


@post("/tables/{id:str}/rematch", status_code=200, responses=errors(400, 401, 403, 404, 409), security=PERSON)
async def rematch(person: SignedIn, services: TheServices, limiter: TheLimiter, id: FromPath[str]) -> TableInfo:
    """The table of the next game. The first player who asks creates it; the others get the same one."""
    limiter.check_for("table", person)
    table, new = await find_or_create_rematch(services.store, id, person, services.now())
    if new:
        await services.tables.table_changed(id)
    return seating.table_info(table, person)


ROUTES = [create, listed, one, join, leave, kick, seat, start, give_hash, give_number, rematch]
