"""Administration, with the token of HADAL_ADMIN_TOKEN."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from hadal.server.http.openapi import ADMIN, errors
from hadal.server.http.request import AnyConnection, TheServices, services_of
from hadal.server.http.routes.health import check_token
from hadal.server.lobby import seating
from hadal.server.ops.logs import log
from hadal.server.protocol.socket import TableInfo
from hadal.server.store.model import Table

DEAD_AFTER_MS = 30_000
MAX_TABLES = 10_000


class NodeList(Struct):
    """The servers that share this database."""

    nodes: list[str]


def require_admin(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Reject requests without the token of the administrators."""
    check_token(connection, services_of(connection).config.admin_token)


@post("/tables/{id:str}/close", status_code=200, responses=errors(400, 401, 403, 404, 409), summary="Close a table")
async def close(services: TheServices, id: FromPath[str]) -> TableInfo:
    """End the game at a table for good."""
    table = await seating.update_table(services.store, id, seating.close_table)
    await services.tables.table_changed(id)
    log().info("admin-close", table=id)
    return seating.table_info(table)


@post("/people/{id:str}/forget", status_code=204, responses=errors(400, 401, 403, 404, 409), summary="Forget a person")
async def forget(services: TheServices, id: FromPath[str]) -> None:
    """Remove a person's name, password and link, and the name from all tables except games in progress."""
    await services.accounts.forget(id)
    for table in await services.store.tables_of(id, MAX_TABLES):
        if table.status != "playing":  # a game in progress keeps its names: repeat this after its end
            await seating.update_table(services.store, table.id, lambda row: remove_name(row, id))
            await services.tables.table_changed(table.id)
    log().info("admin-forget", person=id)


def remove_name(table: Table, person: str) -> None:
    """Remove a person's name from their seats; before the start the seats become free."""
    for seat in [seat for seat in table.seats if person and seat.person == person]:
        if table.status == "lobby":
            seating.vacate(seat)
            if table.host == person:
                seating.reassign_host(table, seat.seat)
        else:
            seat.name = ""


@get("/nodes", responses=errors(401), summary="The servers that share this database")
async def nodes(services: TheServices) -> NodeList:
    """The nodes that sent a heartbeat lately."""
    name, now = services.config.node_name(), services.now()
    return NodeList(await services.store.heartbeat(name, now, DEAD_AFTER_MS))


ROUTES = [Router("/admin", route_handlers=[close, forget, nodes], guards=[require_admin], security=ADMIN)]
