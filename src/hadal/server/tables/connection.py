"""One connection to a table: whose it is, and the messages waiting to be sent."""

from __future__ import annotations

import asyncio

import msgspec

from hadal.server.tables.messages import Audience

NORMAL, GOING_AWAY, TRY_AGAIN, OLD_PAGE = 1000, 1012, 4503, 4426  # why a connection is closed
MAX_QUEUED = 256  # messages for a client that reads too slowly
encoder = msgspec.json.Encoder()


class Connection:
    """A player or spectator (seat -1) connected to a table."""

    def __init__(self, person: str, name: str, seat: int, session: str = "") -> None:
        self.person = person
        self.session = session  # the browser's; the connection ends with it
        self.name = name
        self.seat = seat  # whose view it gets
        self.seats = [seat]  # all seats of this person: in a what-if one person may play several
        self.audience: Audience | None = None  # set by hello; before that nothing is sent
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(MAX_QUEUED)
        self.last_chat = -1  # id of the last chat message sent; -1: the recent messages have not been sent yet
        self.closed = asyncio.Event()  # set when the server closes the connection
        self.close_code = NORMAL

    def close(self, code: int) -> None:
        """Close the connection after the messages that are queued."""
        self.close_code = code
        self.closed.set()

    def send(self, message: object) -> None:
        """Queue a message."""
        self.send_encoded(encoder.encode(message))

    def send_encoded(self, data: bytes) -> None:
        """Queue an encoded message. A client that reads too slowly is disconnected; it can reconnect."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.closed.set()

    def disconnect(self) -> None:
        """Close the connection; it gets no further message."""
        self.audience = None
        self.closed.set()
