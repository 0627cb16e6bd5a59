"""The socket of a table: who may come in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from litestar import websocket
from litestar.params import FromPath

from hadal.server import i18n
from hadal.server.errors import RequestError
from hadal.server.http.request import check_rate, language_of, person_or_none, services_of
from hadal.server.lobby import seating
from hadal.server.ops.metrics import SOCKETS
from hadal.server.protocol.socket import Refused
from hadal.server.services import Services, Socket
from hadal.server.store.model import Person

CLOSE = 4000  # added to the status of a refusal: 4403, 4404 …


@websocket("/ws/tables/{id:str}")
async def at_table(socket: Socket, id: FromPath[str]) -> None:
    """Check the door, then hand over to the hall; a refusal is said before the socket closes."""
    services = services_of(socket)
    if not services.policy.allows_origin(socket.scope):
        await socket.close(code=CLOSE + 403)  # not accepted: pages from elsewhere learn nothing
        return
    try:
        check_rate(socket, "socket")
        person = await person_or_none(socket)
        await check_entry(socket, id, person)
    except RequestError as denied:
        await refuse(socket, denied)
        return
    with counted(services):
        await services.tables.socket(socket, id, person)


@contextmanager
def counted(services: Services) -> Iterator[None]:
    """A socket is open."""
    services.sockets += 1
    try:
        with SOCKETS.track_inprogress():
            yield
    finally:
        services.sockets -= 1


async def check_entry(socket: Socket, id: str, person: Person | None) -> None:
    """Those who sit there, and spectators if the table allows them."""
    services = services_of(socket)
    if not services.ready:
        raise RequestError(503, "not-ready")
    table = await seating.find_table(services.store, id)
    mine = seating.seat_taken_by(table, person.id if person else "")
    if mine is None and table.status == "playing" and not table.settings.spectators:
        raise RequestError(403, "no-spectators")


async def refuse(socket: Socket, denied: RequestError) -> None:
    """Say why, and close."""
    fault = i18n.error_info(denied, language_of(socket))
    await socket.accept()
    await socket.send_text(msgspec.json.encode(Refused(fault.code, (fault.text,))).decode())
    await socket.close(code=CLOSE + denied.status, reason=fault.code)
