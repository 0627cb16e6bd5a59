"""What operators may do, with the token of HADAL_ADMIN_TOKEN."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Struct

from hadal.server.http.request import AnyRequest, described, services_of
from hadal.server.http.routes.health import check_token
from hadal.server.lobby import seating
from hadal.server.ops.logs import log
from hadal.server.protocol import socket as protocol
from hadal.server.services import Services
from hadal.server.store.model import Table

DEAD_AFTER_MS = 30_000
MOST_TABLES = 10_000


class NodeList(Struct):
    """The servers that share this database."""

    nodes: list[str]


def check_admin(request: AnyRequest) -> Services:
    """The server, for operators only."""
    services = services_of(request)
    check_token(request, services.config.admin_token)
    return services


@post("/admin/tables/{id:str}/close", status_code=200, opt=described(401, 404, 409), summary="Close a table")
async def close(request: AnyRequest, id: FromPath[str]) -> protocol.TableInfo:
    """Nobody plays on at this table."""
    services = check_admin(request)
    table = await seating.update_table(services.store, id, seating.close_table)
    await services.tables.table_changed(id)
    log().info("admin-close", table=id)
    return seating.info_for_person(table, None)


@post("/admin/people/{id:str}/forget", status_code=204, opt=described(401, 404, 409), summary="Forget a person")
async def forget(request: AnyRequest, id: FromPath[str]) -> Response[None]:
    """Name, password and link are taken away, and the name from all tables that are not being played."""
    services = check_admin(request)
    await services.people.forget(id)
    for table in await services.store.tables_of(id, MOST_TABLES):
        if table.status != "playing":  # a game that goes on keeps its names: ask again after its end
            await seating.update_table(services.store, table.id, lambda kept: nameless(kept, id))
            await services.tables.table_changed(table.id)
    log().info("admin-forget", person=id)
    return Response(None, status_code=204)


def nameless(table: Table, person: str) -> None:
    """Somebody's seats without their name; before the start it is free again."""
    for seat in [seat for seat in table.seats if person and seat.person == person]:
        if table.status == "lobby":
            seating.vacate(seat)
            if table.host == person:
                seating.reassign_host(table, seat.seat)
        else:
            seat.name = ""


@get("/admin/nodes", opt=described(401), summary="The servers that share this database")
async def nodes(request: AnyRequest) -> NodeList:
    """Those that have been heard of lately."""
    services = check_admin(request)
    return NodeList(await services.store.heartbeat(services.config.node_name(), services.now(), DEAD_AFTER_MS))


ROUTES = [close, forget, nodes]
