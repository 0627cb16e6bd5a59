"""Tables: laying, finding, joining, starting."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, PathParameter

from hadal.server import lobby, wire, wire_rest
from hadal.server import rematch as again
from hadal.server.faults import Denied
from hadal.server.routes.asking import Asked, described, limited, me, read, site_of, somebody
from hadal.server.rows import Person, Table
from hadal.server.store.base import Conflict

MOST = 100  # tables in a list
TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
Which = Literal["mine", "what-ifs", "open", "live"]


@post("/tables", opt=described(400, 401, 409, 422, body=wire_rest.NewTable), summary="Lay a table")
async def create(request: Asked) -> Response[wire.TableInfo]:
    """A new table; with `start` the game begins at once, if no seat is empty."""
    person = await me(request)
    wish = await read(request, wire_rest.NewTable)
    limited(request, "table", person.id)
    site = site_of(request)
    table = lobby.lay(person, wish, site.now())
    if wish.start:
        lobby.make_ready(table, person, wire_rest.Start())
    await site.store.add_table(table)
    if wish.start:
        table = await begun(request, table.id, person, wire_rest.Start())
    return Response(lobby.info(table, person), status_code=201)


@get("/tables", opt=described(400, 401, open_to_all=True), summary="Tables in a list")
async def listed(request: Asked, list: FromQuery[Which] = "open") -> wire_rest.Tables:
    """My own (those where I must move first), my what-ifs, those with an open seat, or those that may be watched."""
    store = site_of(request).store
    person = await somebody(request)
    if list in ("mine", "what-ifs"):
        tables = await store.tables_of((await me(request)).id, MOST, "games" if list == "mine" else "what-ifs")
    else:
        tables = await (store.open_tables(MOST) if list == "open" else store.live_tables(MOST))
    return wire_rest.Tables([lobby.info(table, person) for table in tables])


@get("/tables/{id:str}", opt=described(404, open_to_all=True), summary="One table")
async def one(request: Asked, id: FromPath[str]) -> wire.TableInfo:
    """A table as whoever asks may see it."""
    return lobby.info(await lobby.found(site_of(request).store, id), await somebody(request))


async def change(request: Asked, id: str, change: lobby.Change) -> wire.TableInfo:
    """Change a table, and tell everybody at it."""
    site = site_of(request)
    table = await lobby.changed(site.store, id, change)
    await site.hall.table_changed(id)
    return lobby.info(table, await somebody(request))


@post("/tables/{id:str}/join", status_code=200, opt=described(400, 401, 403, 404, 409, 422, body=wire_rest.Join))
async def join(request: Asked, id: FromPath[str]) -> wire.TableInfo:
    """Sit down on an open seat, or on the seat of an invite."""
    person = await me(request)
    wish = await read(request, wire_rest.Join)
    return await change(request, id, lambda table: lobby.join(table, person, wish))


@post("/tables/{id:str}/leave", status_code=200, opt=described(401, 404, 409))
async def leave(request: Asked, id: FromPath[str]) -> wire.TableInfo:
    """Get up before the start; if the host goes, the next person is the host."""
    person = await me(request)
    return await change(request, id, lambda table: lobby.leave(table, person))


@post("/tables/{id:str}/kick", status_code=200, opt=described(400, 401, 403, 404, 409, 422, body=wire_rest.Kick))
async def kick(request: Asked, id: FromPath[str]) -> wire.TableInfo:
    """The host makes somebody get up before the start."""
    person = await me(request)
    wish = await read(request, wire_rest.Kick)
    return await change(request, id, lambda table: lobby.kick(table, person, wish.seat))


@post("/tables/{id:str}/seat", status_code=200, opt=described(400, 401, 403, 404, 409, 422, body=wire_rest.ChangeSeat))
async def seat(request: Asked, id: FromPath[str]) -> wire.TableInfo:
    """The host makes a free seat open, by invite, or a bot's."""
    person = await me(request)
    wish = await read(request, wire_rest.ChangeSeat)
    return await change(request, id, lambda table: lobby.change_seat(table, person, wish))


@post("/tables/{id:str}/start", status_code=200, opt=described(400, 401, 403, 404, 409, 422, body=wire_rest.Start))
async def start(request: Asked, id: FromPath[str]) -> wire.TableInfo:
    """The host begins the game; empty seats are refused, filled with bots, or removed."""
    person = await me(request)
    wish = await read(request, wire_rest.Start)
    return lobby.info(await begun(request, id, person, wish), person)


async def begun(request: Asked, id: str, person: Person, wish: wire_rest.Start) -> Table:
    """A table whose game has begun; if somebody else changed it meanwhile, look again."""
    site = site_of(request)
    for _ in range(lobby.TRIES):
        table = await lobby.found(site.store, id)
        lobby.make_ready(table, person, wish)
        try:
            await site.hall.begin(table)
        except Conflict:
            continue
        return await lobby.found(site.store, id)
    raise Denied(409, "busy")


@post("/tables/{id:str}/rematch", status_code=200, opt=described(401, 403, 404, 409))
async def rematch(request: Asked, id: FromPath[str]) -> wire.TableInfo:
    """The table of the next game: who asks first lays it, the others are told which it is."""
    site, person = site_of(request), await me(request)
    limited(request, "table", person.id)
    table, new = await again.rematch(site.store, id, person, site.now())
    if new:
        await site.hall.table_changed(id)
    return lobby.info(table, person)


ROUTES = [create, listed, one, join, leave, kick, seat, start, rematch]
