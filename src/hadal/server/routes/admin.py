"""What operators may do, with the token of HADAL_ADMIN_TOKEN."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Struct

from hadal.server import lobby, wire
from hadal.server.ops import log
from hadal.server.routes.asking import Asked, described, site_of
from hadal.server.routes.health import check_token
from hadal.server.rows import Table
from hadal.server.site import Site

DEAD_AFTER_MS = 30_000
MOST_TABLES = 10_000


class NodeList(Struct):
    """The servers that share this database."""

    nodes: list[str]


def check_admin(request: Asked) -> Site:
    """The server, for operators only."""
    site = site_of(request)
    check_token(request, site.config.admin_token)
    return site


@post("/admin/tables/{id:str}/close", status_code=200, opt=described(401, 404, 409), summary="Close a table")
async def close(request: Asked, id: FromPath[str]) -> wire.TableInfo:
    """Nobody plays on at this table."""
    site = check_admin(request)
    table = await lobby.changed(site.store, id, lobby.close)
    await site.hall.table_changed(id)
    log().info("admin-close", table=id)
    return lobby.info(table, None)


@post("/admin/people/{id:str}/forget", status_code=204, opt=described(401, 404, 409), summary="Forget a person")
async def forget(request: Asked, id: FromPath[str]) -> Response[None]:
    """Name, password and link are taken away, and the name from all tables that are not being played."""
    site = check_admin(request)
    await site.people.forget(id)
    for table in await site.store.tables_of(id, MOST_TABLES):
        if table.status != "playing":  # a game that goes on keeps its names: ask again after its end
            await lobby.changed(site.store, table.id, lambda kept: nameless(kept, id))
            await site.hall.table_changed(table.id)
    log().info("admin-forget", person=id)
    return Response(None, status_code=204)


def nameless(table: Table, person: str) -> None:
    """Somebody's seats without their name; before the start it is free again."""
    for seat in [seat for seat in table.seats if person and seat.person == person]:
        if table.status == "lobby":
            lobby.get_up(seat)
            if table.host == person:
                lobby.hand_on(table, seat.seat)
        else:
            seat.name = ""


@get("/admin/nodes", opt=described(401), summary="The servers that share this database")
async def nodes(request: Asked) -> NodeList:
    """Those that have been heard of lately."""
    site = check_admin(request)
    return NodeList(await site.store.beat(site.config.node_name(), site.now(), DEAD_AFTER_MS))


ROUTES = [close, forget, nodes]
