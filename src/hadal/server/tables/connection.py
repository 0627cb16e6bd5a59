"""One connection to a table: whose it is, and the messages waiting to be sent."""

from __future__ import annotations

import asyncio
from typing import Protocol

from hadal.server.protocol.frames import EncodedMessage
from hadal.server.tables.messages import Audience

NORMAL, GOING_AWAY, TRY_AGAIN, OLD_PAGE = 1000, 1012, 4503, 4426  # why a connection is closed
MAX_QUEUED = 256  # messages for a client that reads too slowly


class DirectWrite(Protocol):
    """Sends messages at once, if the client reads fast enough."""

    def __call__(self, *messages: EncodedMessage) -> bool:
        """Send messages together; False: they must be queued."""


class Connection:
    """A player or spectator (seat -1) connected to a table."""

    def __init__(
        self,
        person: str,
        name: str,
        seat: int,
        session: str = "",
        write: DirectWrite | None = None,
    ) -> None:
        self.write = write  # None: everything is queued
        self.held: list[EncodedMessage] | None = None  # messages that will be sent together
        self.queued = 0  # messages that must be sent before the next one
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
        self.gone = False  # it may get no further message

    def close(self, code: int) -> None:
        """Close the connection after the messages that are queued."""
        self.close_code = code
        self.closed.set()

    def send(self, message: object) -> None:
        """Send a message."""
        self.send_encoded(EncodedMessage(message))

    def send_encoded(self, message: EncodedMessage) -> None:
        """Send a message at once, or queue it. A client that reads too slowly is disconnected; it can reconnect."""
        if self.held is not None:
            self.held.append(message)
        else:
            self.send_at_once([message])

    def hold(self) -> None:
        """Keep the next messages until `release`, to send them together: each write is a call of the system."""
        if self.held is None:
            self.held = []

    def release(self) -> None:
        """Send the messages that were held."""
        held, self.held = self.held, None
        if held:
            self.send_at_once(held)

    def send_at_once(self, messages: list[EncodedMessage]) -> None:
        """Write messages, or queue them behind others that wait."""
        if self.gone:
            return
        if not self.queued and self.write is not None and self.write(*messages):
            return
        try:
            for message in messages:
                self.outbox.put_nowait(message.data)
                self.queued += 1
        except asyncio.QueueFull:
            self.closed.set()

    def message_sent(self) -> None:
        """A queued message has been sent."""
        self.queued -= 1

    def disconnect(self) -> None:
        """Close the connection; it gets no further message, not even the answer to one that is being handled."""
        self.audience = None
        self.gone = True
        self.closed.set()
