"""The socket of a table: reconnects, and sends again what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Callable
from random import random
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from hadal.cli.online.texts import UNREADABLE, printable

Message = dict[str, Any]
RECONNECT_S = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # before the next attempt to connect
PATIENCE_S = 3.0  # a connection may be lost this long before the player is told
PING_S = 25.0
SILENCE_S = 60.0  # longer than two pings: the connection is dead
RETRY_CODES = (4429, 4503)  # close codes after which a client may come back
ANSWERS = ("accepted", "refused", "because", "guess")
MAX_MESSAGE = 4 << 20  # bytes; a full view has less than a tenth of it
CANNOT_READ = 4007  # as if the server had closed the socket: it sends what we cannot read


class SocketHandler(Protocol):
    """Who uses the socket."""

    def hello(self) -> Message:
        """Return the first message of a connection."""

    def receive(self, message: Message) -> None:
        """Handle a message of the server."""

    def link_changed(self, connected: bool) -> None:
        """The connection has been lost for a while, or is back."""

    def closed(self) -> None:
        """The server has closed the socket for good."""


class TableSocket:
    """One connection to a table at a time, until it is closed for good."""

    def __init__(self, address: str, cookie: Callable[[], str], handler: SocketHandler) -> None:
        self.address = address
        self.cookie = cookie
        self.handler = handler
        self.connection: ClientConnection | None = None
        self.waiting: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self.last_message_at = 0.0
        self.lost_since = 0.0  # 0: connected
        self.told_lost = False
        self.closed_code = 0  # why the server closed the socket for good

    async def run(self) -> None:
        """Stay connected until the server closes the socket for good, or this task is cancelled."""
        try:
            await self.stay_connected()
        finally:
            for _, answer in self.waiting.values():
                answer.cancel()
            self.handler.closed()

    async def stay_connected(self) -> None:
        """Connect again and again."""
        tries = 0
        while not self.closed_code:
            try:
                received = await self.one_connection()
            except (OSError, WebSocketException, TimeoutError):
                received = False
            tries = 0 if received else tries + 1
            if not self.closed_code:
                self.note_lost()
                # Spread reconnections, so that they do not overload a restarted server.
                await asyncio.sleep(RECONNECT_S[min(tries, len(RECONNECT_S) - 1)] * (0.75 + random() / 2))
                self.note_lost()

    async def one_connection(self) -> bool:
        """Use one connection until it ends; return whether anything was received."""
        received = False
        headers = {"cookie": self.cookie()} if self.cookie() else {}
        try:
            async with connect(
                self.address, additional_headers=headers, open_timeout=20, close_timeout=1, max_size=MAX_MESSAGE
            ) as self.connection:
                await self.write(self.handler.hello())
                for message, _ in list(self.waiting.values()):
                    await self.write(message)
                self.last_message_at = time.monotonic()
                pinging = asyncio.create_task(self.keep_alive())
                try:
                    async for data in self.connection:
                        received = True
                        self.note_message()
                        self.dispatch(printable(json.loads(data)))
                    code = self.connection.close_code or 0
                except UNREADABLE:
                    code = CANNOT_READ
                finally:
                    pinging.cancel()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
        except InvalidHandshake:
            code = 0
        finally:
            self.connection = None
        if code >= 4000 and code not in RETRY_CODES:
            self.closed_code = code
        return received

    def dispatch(self, message: Message) -> None:
        """Pass a message on, and give an answer to whoever waits for it."""
        self.handler.receive(message)
        if message["type"] in ANSWERS and message.get("id") in self.waiting:
            _, answer = self.waiting.pop(message["id"])
            if not answer.done():
                answer.set_result(message)

    def note_lost(self) -> None:
        """Tell the handler once if the connection has been lost for a while."""
        self.lost_since = self.lost_since or time.monotonic()
        if not self.told_lost and time.monotonic() - self.lost_since > PATIENCE_S:
            self.told_lost = True
            self.handler.link_changed(False)

    def note_message(self) -> None:
        """Note that the connection works."""
        self.last_message_at, self.lost_since = time.monotonic(), 0.0
        if self.told_lost:
            self.told_lost = False
            self.handler.link_changed(True)

    async def keep_alive(self) -> None:
        """Ping; end a connection that does not answer."""
        while True:
            await asyncio.sleep(PING_S)
            if time.monotonic() - self.last_message_at > SILENCE_S and self.connection:
                await self.connection.close()
            await self.write({"type": "ping"})

    async def write(self, message: Message) -> None:
        """Send a message, if there is a connection."""
        with contextlib.suppress(WebSocketException, OSError):
            if self.connection:
                await self.connection.send(json.dumps(message))

    async def ask(self, type: str, **fields: object) -> Message:
        """Send a command or query and wait for its answer; it is sent again after a reconnection."""
        message: Message = {"type": type, "id": secrets.token_hex(12), **fields}
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.waiting[message["id"]] = (message, answer)
        await self.write(message)
        return await answer
