"""One connection to a table: who it belongs to, and what waits to be sent to it."""

from __future__ import annotations

import asyncio

import msgspec

from hadal.server.tables.messages import Audience

MAX_QUEUED = 256  # messages for somebody who reads too slowly
encoder = msgspec.json.Encoder()


class Connection:
    """Somebody who looks at a table: a player, or a spectator (seat -1)."""

    def __init__(self, person: str, name: str, seat: int) -> None:
        self.person = person
        self.name = name
        self.seat = seat  # from where it looks
        self.seats = [seat]  # all that are its own: in a what-if one person may play several
        self.audience: Audience | None = None  # how it wants to be spoken to; nothing is told before it has said hello
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(MAX_QUEUED)
        self.heard = -1  # the last line of talk it was told; -1: what was said before has not been told yet
        self.gone = asyncio.Event()  # it reads too slowly, or the server closes

    def tell(self, message: object) -> None:
        """Send one message, after those that wait."""
        self.send(encoder.encode(message))

    def send(self, data: bytes) -> None:
        """Send what was encoded already; who reads too slowly is shown out, and may come back for a whole view."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.gone.set()
