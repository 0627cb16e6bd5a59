"""The socket of a table: who may connect."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from litestar import websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.params import FromPath
from structlog.contextvars import bind_contextvars

from hadal.server import i18n
from hadal.server.errors import RequestError, too_many_open
from hadal.server.http.request import Limiter, language_of, services_of, user_or_none
from hadal.server.http.security import drop_long_query, header
from hadal.server.limits.rate_limits import Requester
from hadal.server.lobby import seating
from hadal.server.ops.logs import begin_request
from hadal.server.ops.metrics import SOCKETS
from hadal.server.protocol.socket import Refused
from hadal.server.services import Services, Socket
from hadal.server.store.model import Person

CLOSE_CODE = 4000  # plus the HTTP status of the error: 4403, 4404 …


@websocket("/ws/tables/{id:str}")
async def at_table(socket: Socket, id: FromPath[str]) -> None:
    """Serve a socket, then free it: its functions refer to it, and would keep the whole connection in memory."""
    try:
        await admit(socket, id)
    finally:
        socket.receive, socket.send = empty_receive, empty_send


async def admit(socket: Socket, id: str) -> None:
    """Check the request, then serve the socket. An error is sent before the socket is closed."""
    services = services_of(socket)
    policy = services.policy
    begin_request(services, socket.scope)
    if not policy.allows_origin(socket.scope) or not policy.hosts.allows(header(socket.scope, "host")):
        await socket.close(code=CLOSE_CODE + 403)  # not accepted: pages of other sites learn nothing
        return
    long_query = drop_long_query(socket.scope)
    try:
        Limiter(socket).check("socket")
        if long_query is not None:
            raise long_query
        user = await user_or_none(socket)
        person, session = (user.person, user.session.id) if user else (None, "")
        bind_contextvars(person=person.id if person else "")
        requester = policy.requester(socket.scope, person.id if person else "")
        with counted(services, requester):
            await check_entry(services, id, person)
            await services.tables.socket(socket, id, person, requester, session)
    except RequestError as error:  # not allowed, or the table cannot be opened now
        await reject(socket, error)


@contextmanager
def counted(services: Services, requester: Requester) -> Iterator[None]:
    """Count an open socket; an error if the person or the address has too many."""
    opened = services.limits.open
    keys = requester.keys("socket", opened.most)
    reached = opened.add(keys)
    if reached:
        raise too_many_open(opened.most[reached])
    services.sockets += 1
    try:
        with SOCKETS.track_inprogress():
            yield
    finally:
        services.sockets -= 1
        opened.remove(keys)


async def check_entry(services: Services, id: str, person: Person | None) -> None:
    """Players may connect, and spectators if the table allows them; nobody whom the host has removed."""
    if not services.ready:
        raise RequestError(503, "not-ready")
    table = services.tables.row(id) or await seating.find_table(services.store, id)
    seating.check_not_kicked(table, person.id if person else "")
    seating.check_private(table, person.id if person else "")


async def reject(socket: Socket, error: RequestError) -> None:
    """Send the reason, and close."""
    info = i18n.error_info(error, language_of(socket))
    await socket.accept()
    await socket.send_text(msgspec.json.encode(Refused(info.code, (info.text,))).decode())
    await socket.close(code=CLOSE_CODE + error.status, reason=info.code)
