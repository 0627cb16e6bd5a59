"""The socket of a table: reads what a client says, checks it, and answers."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog

from hadal.server.errors import Refusal
from hadal.server.ops.metrics import MOVE_SECONDS, MOVES
from hadal.server.ops.redaction import error_location
from hadal.server.protocol import socket as protocol
from hadal.server.services import Socket
from hadal.server.store import StoreError
from hadal.server.tables.commands import LogCommand
from hadal.server.tables.connection import Connection
from hadal.server.tables.live_table import LiveTable
from hadal.server.tables.messages import Audience

if TYPE_CHECKING:
    from hadal.server.tables.registry import LiveTables

log = structlog.get_logger()
decoder = msgspec.json.Decoder(protocol.ClientMessage)


class Transport(Protocol):
    """A connection, whatever server library carries it."""

    async def receive(self) -> str | bytes | None:
        """The next message; None when it is closed."""

    async def send(self, data: bytes) -> None:
        """Send a message."""

    async def close(self, code: int) -> None:
        """Hang up."""


class WebSocketTransport:
    """A connection carried by Litestar."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket

    async def receive(self) -> str | bytes | None:
        """The next message; None when it is closed."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return message["bytes"] if text is None else text

    async def send(self, data: bytes) -> None:
        """Send a message, as text: browsers read that at once."""
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    async def close(self, code: int) -> None:
        """Hang up."""
        await self.socket.close(code)


class TokenBucket:
    """How many messages a connection may send: a bucket that fills up again."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate  # each second
        self.burst = burst
        self.left = burst
        self.at = 0

    def take(self, now_ms: int) -> bool:
        """Is one more allowed?"""
        self.left = min(self.burst, self.left + max(0, now_ms - self.at) * self.rate / 1000)
        self.at = now_ms
        if self.left < 1:
            return False
        self.left -= 1
        return True


class ClientSession:
    """One client at one table, from hello to goodbye."""

    def __init__(
        self, live_tables: LiveTables, live_table: LiveTable, viewer: Connection, limited: bool = True
    ) -> None:
        self.tables = live_tables
        self.live_table = live_table
        self.viewer = viewer
        self.messages = TokenBucket(20, 60) if limited else TokenBucket(1e9, 1e9)
        self.chat = TokenBucket(0.5, 6) if limited else TokenBucket(1e9, 1e9)

    async def run(self, line: Transport) -> None:
        """Listen and answer until one side hangs up."""
        listening = asyncio.create_task(self.listen(line))
        sending = asyncio.create_task(self.pump(line))
        leaving = asyncio.create_task(self.viewer.gone.wait())
        self.live_table.enter(self.viewer)
        try:
            await asyncio.wait((listening, sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live_table.leave(self.viewer)
            for task in (listening, sending, leaving):
                task.cancel()
            with contextlib.suppress(Exception):
                await self.flush(line)
                await line.close(1012 if self.tables.closing else 1000)

    async def flush(self, line: Transport) -> None:
        """Send what still waits, if the server closes in good order."""
        while self.tables.closing and not self.viewer.outbox.empty():
            await line.send(self.viewer.outbox.get_nowait())

    async def pump(self, line: Transport) -> None:
        """Send what waits, in order."""
        while True:
            await line.send(await self.viewer.outbox.get())

    async def listen(self, line: Transport) -> None:
        """Take message after message; what is under way when the connection breaks is finished."""
        while (data := await line.receive()) is not None:
            await asyncio.shield(self.hear_safely(data))

    async def hear_safely(self, data: str | bytes) -> None:
        """One message; an error of the server ends neither the conversation nor the server."""
        try:
            await self.hear(data)
        except Exception as error:
            log.error("message failed", table=self.live_table.table.id, why=error_location(error))
            self.refuse("", Refusal("failed"))

    async def hear(self, data: str | bytes) -> None:
        """One message: it is done, or refused with a reason."""
        id = ""
        try:
            if not self.messages.take(self.tables.time()):
                raise Refusal("busy")
            said = decoder.decode(data)
            id = getattr(said, "id", "")
            await self.answer(said)
        except Refusal as refusal:
            self.refuse(id, refusal)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(id, Refusal("bad-message", fault=str(error)))
        except StoreError:
            log.warning("store failed", table=self.live_table.table.id)
            self.refuse(id, Refusal("store"))

    def refuse(self, id: str, refusal: Refusal) -> None:
        """Say what was not done, and why."""
        MOVES.labels(refusal.code).inc()
        seq = self.live_table.game_log.now.seq if self.live_table.playing else -1
        text, reason = self.live_table.talk.reason(self.viewer, refusal)
        self.viewer.tell(protocol.Refused(refusal.code, text, id, seq, reason))

    async def answer(self, said: protocol.ClientMessage) -> None:
        """Do what was said."""
        if isinstance(said, protocol.Hello):
            await self.hello(said)
        elif isinstance(said, protocol.Ping):
            self.viewer.tell(protocol.Pong(self.tables.time()))
        elif self.viewer.audience is None:
            raise Refusal("hello-first")
        elif isinstance(said, protocol.ChatCommand):
            await self.say(said)
        elif isinstance(said, protocol.OrdersCommand):
            await self.live_table.commands.set_orders(self.viewer, said.orders)
            self.viewer.tell(protocol.Accepted(said.id, self.live_table.game_log.now.seq))
            await self.live_table.automation.go_on()
        elif isinstance(said, protocol.ExplainQuery):
            self.viewer.tell(self.live_table.talk.because(self.viewer, said))
        elif isinstance(said, protocol.LookAheadQuery):
            self.viewer.tell(self.live_table.talk.ahead(self.viewer, said))
        elif isinstance(said, protocol.PreviewsQuery):
            self.viewer.tell(self.live_table.talk.prices(self.viewer, said))
        else:
            await self.deed(said)

    async def deed(self, said: LogCommand) -> None:
        """Something for the log."""
        with MOVE_SECONDS.time():
            seq = await self.live_table.commands.say_entry(self.viewer, said)
        MOVES.labels("accepted").inc()
        self.viewer.tell(
            protocol.Accepted(said.id, seq, self.live_table.secret_answers.is_sealed(self.viewer.seat, said.id))
        )
        await self.live_table.automation.go_on()

    async def hello(self, said: protocol.Hello) -> None:
        """Now it is known how to speak to this client."""
        language = said.language if said.language in self.tables.words else "en"
        async with self.live_table.lock:  # so that no entry falls between this and the next news
            self.viewer.audience = Audience(self.viewer.seat, language, said.texts)
            self.live_table.greet(self.viewer, said.seen)
        await self.live_table.talk.tell_old(self.viewer)

    async def say(self, said: protocol.ChatCommand) -> None:
        """Something for the others."""
        if not self.chat.take(self.tables.time()):
            raise Refusal("muted")
        text = said.text.strip()
        if not text:
            raise Refusal("empty")
        await self.live_table.talk.say(self.viewer, said.id, text)
        self.viewer.tell(protocol.Accepted(said.id, self.live_table.game_log.now.seq if self.live_table.playing else 0))
