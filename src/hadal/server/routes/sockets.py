"""The socket of a table: who may come in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from litestar import websocket
from litestar.params import FromPath

from hadal.server import lobby, texts
from hadal.server.faults import Denied
from hadal.server.ops import SOCKETS
from hadal.server.routes.asking import language_of, limited, site_of, somebody
from hadal.server.rows import Person
from hadal.server.site import Site, Socket
from hadal.server.wire import Refused

CLOSE = 4000  # added to the status of a refusal: 4403, 4404 …


@websocket("/ws/tables/{id:str}")
async def at_table(socket: Socket, id: FromPath[str]) -> None:
    """Check the door, then hand over to the hall; a refusal is said before the socket closes."""
    site = site_of(socket)
    if not site.door.welcome(socket.scope):
        await socket.close(code=CLOSE + 403)  # not accepted: pages from elsewhere learn nothing
        return
    try:
        limited(socket, "socket")
        person = await somebody(socket)
        await check_entry(socket, id, person)
    except Denied as denied:
        await refuse(socket, denied)
        return
    with counted(site):
        await site.hall.socket(socket, id, person)


@contextmanager
def counted(site: Site) -> Iterator[None]:
    """A socket is open."""
    site.sockets += 1
    try:
        with SOCKETS.track_inprogress():
            yield
    finally:
        site.sockets -= 1


async def check_entry(socket: Socket, id: str, person: Person | None) -> None:
    """Those who sit there, and spectators if the table allows them."""
    site = site_of(socket)
    if not site.ready:
        raise Denied(503, "not-ready")
    table = await lobby.found(site.store, id)
    mine = lobby.seat_taken_by(table, person.id if person else "")
    if mine is None and table.status == "playing" and not table.settings.spectators:
        raise Denied(403, "no-spectators")


async def refuse(socket: Socket, denied: Denied) -> None:
    """Say why, and close."""
    fault = texts.fault(denied, language_of(socket))
    await socket.accept()
    await socket.send_text(msgspec.json.encode(Refused(fault.code, fault.text)).decode())
    await socket.close(code=CLOSE + denied.status, reason=fault.code)
