"""Tables: laying, finding, joining, starting."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, PathParameter

from hadal.server.errors import RequestError
from hadal.server.http.request import (
    AnyRequest,
    check_rate,
    described,
    person_or_none,
    read_body,
    services_of,
    signed_in_person,
)
from hadal.server.lobby import rematch as again
from hadal.server.lobby import seating
from hadal.server.protocol import http as http_protocol
from hadal.server.protocol import socket as protocol
from hadal.server.store.errors import Conflict
from hadal.server.store.model import Person, Table

MOST = 100  # tables in a list
TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
Which = Literal["mine", "what-ifs", "open", "live"]


@post("/tables", opt=described(400, 401, 409, 422, body=http_protocol.NewTable), summary="Lay a table")
async def create(request: AnyRequest) -> Response[protocol.TableInfo]:
    """A new table; with `start` the game begins at once, if no seat is empty."""
    person = await signed_in_person(request)
    wish = await read_body(request, http_protocol.NewTable)
    check_rate(request, "table", person.id)
    services = services_of(request)
    table = seating.create_table(person, wish, services.now())
    if wish.start:
        seating.prepare_start(table, person, http_protocol.Start())
    await services.store.add_table(table)
    if wish.start:
        table = await begun(request, table.id, person, http_protocol.Start())
    return Response(seating.info_for_person(table, person), status_code=201)


@get("/tables", opt=described(400, 401, open_to_all=True), summary="Tables in a list")
async def listed(request: AnyRequest, list: FromQuery[Which] = "open") -> http_protocol.TablesInfo:
    """My own (those where I must move first), my what-ifs, those with an open seat, or those that may be watched."""
    store = services_of(request).store
    person = await person_or_none(request)
    if list in ("mine", "what-ifs"):
        tables = await store.tables_of(
            (await signed_in_person(request)).id, MOST, "games" if list == "mine" else "what-ifs"
        )
    else:
        tables = await (store.open_tables(MOST) if list == "open" else store.live_tables(MOST))
    return http_protocol.TablesInfo([seating.info_for_person(table, person) for table in tables])


@get("/tables/{id:str}", opt=described(404, open_to_all=True), summary="One table")
async def one(request: AnyRequest, id: FromPath[str]) -> protocol.TableInfo:
    """A table as whoever asks may see it."""
    return seating.info_for_person(
        await seating.find_table(services_of(request).store, id), await person_or_none(request)
    )


async def change(request: AnyRequest, id: str, change: seating.TableChange) -> protocol.TableInfo:
    """Change a table, and tell everybody at it."""
    services = services_of(request)
    table = await seating.update_table(services.store, id, change)
    await services.tables.table_changed(id)
    return seating.info_for_person(table, await person_or_none(request))


@post("/tables/{id:str}/join", status_code=200, opt=described(400, 401, 403, 404, 409, 422, body=http_protocol.Join))
async def join(request: AnyRequest, id: FromPath[str]) -> protocol.TableInfo:
    """Sit down on an open seat, or on the seat of an invite."""
    person = await signed_in_person(request)
    wish = await read_body(request, http_protocol.Join)
    return await change(request, id, lambda table: seating.join_table(table, person, wish))


@post("/tables/{id:str}/leave", status_code=200, opt=described(401, 404, 409))
async def leave(request: AnyRequest, id: FromPath[str]) -> protocol.TableInfo:
    """Get up before the start; if the host goes, the next person is the host."""
    person = await signed_in_person(request)
    return await change(request, id, lambda table: seating.leave_table(table, person))


@post("/tables/{id:str}/kick", status_code=200, opt=described(400, 401, 403, 404, 409, 422, body=http_protocol.Kick))
async def kick(request: AnyRequest, id: FromPath[str]) -> protocol.TableInfo:
    """The host makes somebody get up before the start."""
    person = await signed_in_person(request)
    wish = await read_body(request, http_protocol.Kick)
    return await change(request, id, lambda table: seating.kick_person(table, person, wish.seat))


@post(
    "/tables/{id:str}/seat", status_code=200, opt=described(400, 401, 403, 404, 409, 422, body=http_protocol.ChangeSeat)
)
async def seat(request: AnyRequest, id: FromPath[str]) -> protocol.TableInfo:
    """The host makes a free seat open, by invite, or a bot's."""
    person = await signed_in_person(request)
    wish = await read_body(request, http_protocol.ChangeSeat)
    return await change(request, id, lambda table: seating.change_seat(table, person, wish))


@post("/tables/{id:str}/start", status_code=200, opt=described(400, 401, 403, 404, 409, 422, body=http_protocol.Start))
async def start(request: AnyRequest, id: FromPath[str]) -> protocol.TableInfo:
    """The host begins the game; empty seats are refused, filled with bots, or removed."""
    person = await signed_in_person(request)
    wish = await read_body(request, http_protocol.Start)
    return seating.info_for_person(await begun(request, id, person, wish), person)


async def begun(request: AnyRequest, id: str, person: Person, wish: http_protocol.Start) -> Table:
    """A table whose game has begun; if somebody else changed it meanwhile, look again."""
    services = services_of(request)
    for _ in range(seating.MAX_ATTEMPTS):
        table = await seating.find_table(services.store, id)
        seating.prepare_start(table, person, wish)
        try:
            await services.tables.begin(table)
        except Conflict:
            continue
        return await seating.find_table(services.store, id)
    raise RequestError(409, "busy")


@post("/tables/{id:str}/rematch", status_code=200, opt=described(401, 403, 404, 409))
async def rematch(request: AnyRequest, id: FromPath[str]) -> protocol.TableInfo:
    """The table of the next game: who asks first lays it, the others are told which it is."""
    services, person = services_of(request), await signed_in_person(request)
    check_rate(request, "table", person.id)
    table, new = await again.find_or_create_rematch(services.store, id, person, services.now())
    if new:
        await services.tables.table_changed(id)
    return seating.info_for_person(table, person)


ROUTES = [create, listed, one, join, leave, kick, seat, start, rematch]
