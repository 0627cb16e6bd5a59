"""Administration, with the token of HADAL_ADMIN_TOKEN."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from hadal.server.errors import RequestError
from hadal.server.http.openapi import ADMIN, errors
from hadal.server.http.request import AnyConnection, TheServices, services_of
from hadal.server.http.routes.account import LINK
from hadal.server.http.routes.health import check_token
from hadal.server.lobby import seating
from hadal.server.ops.logs import log
from hadal.server.people.deletion import delete_person
from hadal.server.people.nicknames import ID, is_nickname
from hadal.server.protocol.http import PersonalLink
from hadal.server.protocol.socket import TableInfo

DEAD_AFTER_MS = 30_000


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
    log().info("table closed by an administrator", table=id)
    return seating.table_info(table)


@post("/people/{id:str}/forget", status_code=204, responses=errors(400, 401, 403, 404, 409), summary="Forget a person")
async def forget(services: TheServices, id: FromPath[str]) -> None:
    """Delete a person's name, password, links, sessions, chat messages, and the name on their seats.

    Open sockets are closed; in running games a bot takes over.
    """
    await delete_person(services, id)
    log().info("person deleted by an administrator", person=id)


@post("/people/{id:str}/reissue", responses=errors(400, 401, 403, 404, 409), summary="A one-time link for a person")
async def reissue(services: TheServices, id: FromPath[str]) -> PersonalLink:
    """A link for somebody who has lost everything, by id or by claimed name. It works once, for seven days."""
    possible = ID.fullmatch(id) or is_nickname(id)  # other characters may be such that no database stores them
    person = await services.store.person(id) or await services.store.person_named(id) if possible else None
    if person is None or not person.name:
        raise RequestError(404, "no-person")
    token = await services.accounts.reissue(person)
    log().info("one-time link created by an administrator", person=person.id)
    return PersonalLink(token, f"{LINK}{token}")


@get("/nodes", responses=errors(401), summary="The servers that share this database")
async def nodes(services: TheServices) -> NodeList:
    """The nodes that sent a heartbeat lately."""
    name, now = services.config.node_name(), services.now()
    return NodeList(await services.store.heartbeat(name, now, DEAD_AFTER_MS))


ROUTES = [Router("/admin", route_handlers=[close, forget, reissue, nodes], guards=[require_admin], security=ADMIN)]
