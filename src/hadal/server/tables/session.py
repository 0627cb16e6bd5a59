"""The session of one client at one table: reads messages from the socket, checks them, and answers."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog

from hadal.server.errors import TableRefusal
from hadal.server.limits.rate_limits import RateLimits, Requester
from hadal.server.limits.throttle import LimitExceeded, Throttle
from hadal.server.ops.metrics import MOVE_SECONDS, MOVES
from hadal.server.ops.redaction import error_location
from hadal.server.protocol.socket import (
    Accepted,
    ChatCommand,
    ClientMessage,
    ExplainQuery,
    Hello,
    LookAheadQuery,
    OrdersCommand,
    Ping,
    Pong,
    PositionQuery,
    PreviewsQuery,
    Refused,
)
from hadal.server.protocol.version import OLDEST_PROTOCOL, PROTOCOL
from hadal.server.services import Socket
from hadal.server.store import StoreError, StoreTimeout
from hadal.server.tables.chat import clean_text
from hadal.server.tables.commands import LogCommand
from hadal.server.tables.connection import GOING_AWAY, NORMAL, OLD_PAGE, TRY_AGAIN, Connection
from hadal.server.tables.live_table import LiveTable
from hadal.server.tables.messages import Audience
from hadal.server.tables.queries import refusal_text

if TYPE_CHECKING:
    from hadal.server.tables.registry import LiveTables

log = structlog.get_logger()
ACCEPTED = MOVES.labels("accepted")
decoder = msgspec.json.Decoder(ClientMessage)
GOODBYE_S = 3.0  # for the last messages to a client
TOO_MANY = 4429  # close codes from 4000 on are HTTP statuses
TOO_LATE = 4408
SILENT = 1001


class Transport(Protocol):
    """A message channel, independent of the web framework."""

    async def receive(self) -> str | bytes | None:
        """The next message; None when the channel is closed."""

    async def send(self, data: bytes) -> None:
        """Send a message."""

    async def close(self, code: int, reason: str = "") -> None:
        """Close the channel."""


class WebSocketTransport:
    """A Litestar WebSocket as a transport."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket

    async def receive(self) -> str | bytes | None:
        """The next message; None when the socket is closed."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return message["bytes"] if text is None else text

    async def send(self, data: bytes) -> None:
        """Send a message as text, which browsers read directly."""
        await self.socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket."""
        await self.socket.close(code, reason)


class ClientSession:
    """Serves one client at one table until either side closes the connection."""

    def __init__(
        self, host: LiveTables, live_table: LiveTable, connection: Connection, throttle: Throttle | None = None
    ) -> None:
        self.host = host
        self.live_table = live_table
        self.connection = connection
        self.throttle = throttle or Throttle(RateLimits(on=False), Requester(""))
        self.handling = False  # a message is being handled
        self.ended = False  # the connection is closed; the message that is being handled is the last one
        self.opened_at = 0.0
        self.waiting_since: float | None = None  # since when the next message is awaited; None: one is being handled
        self.silence_timer: asyncio.TimerHandle | None = None
        self.goodbye: tuple[int, str, bytes] | None = None  # close code, reason and last message, if not the usual ones

    async def run(self, transport: Transport) -> None:
        """Receive and send until one side closes."""
        meter = self.throttle.meter
        receiving = asyncio.create_task(meter.run(self.receive_all(transport)))
        sending = asyncio.create_task(meter.run(self.send_all(transport)))
        closing = asyncio.create_task(self.connection.closed.wait())
        self.live_table.enter(self.connection)
        try:
            await asyncio.wait((receiving, sending, closing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live_table.leave(self.connection)
            self.ended = True
            self.connection.write = None
            for task in (sending, closing) if self.handling else (receiving, sending, closing):
                task.cancel()
            self.throttle.settle()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(GOODBYE_S):
                    await self.say_goodbye(transport)

    async def say_goodbye(self, transport: Transport) -> None:
        """Send the last messages, and close."""
        if self.goodbye is not None:
            code, reason, message = self.goodbye
            await transport.send(message)
            await transport.close(code, reason)
            return
        await self.flush(transport)
        await transport.close(GOING_AWAY if self.host.closing else self.connection.close_code)

    async def flush(self, transport: Transport) -> None:
        """Send what is still queued when the server shuts down or states why it closes the connection."""
        closing = self.host.closing or self.live_table.table.status == "closed" or self.connection.close_code != NORMAL
        while closing and not self.connection.outbox.empty():
            await transport.send(self.connection.outbox.get_nowait())

    async def send_all(self, transport: Transport) -> None:
        """Send queued messages in order."""
        while True:
            await transport.send(await self.connection.outbox.get())
            self.connection.message_sent()

    async def receive_all(self, transport: Transport) -> None:
        """Handle message after message. A message in progress is finished even if the connection breaks."""
        loop = asyncio.get_running_loop()
        self.opened_at = self.waiting_since = loop.time()
        self.watch_silence()
        try:
            while not self.ended:
                self.waiting_since = loop.time()
                data = await transport.receive()
                self.waiting_since = None
                if data is None:
                    return
                await self.throttle.admit(len(data))
                await self.handle_to_the_end(data)
        except LimitExceeded as error:
            log.warning("limit exceeded", table=self.live_table.table.id, kind=error.text_args["kind"])
            MOVES.labels("limit-exceeded").inc()
            self.end(TOO_MANY, TableRefusal("limit-exceeded", -1, **error.text_args))
        finally:
            if self.silence_timer is not None:
                self.silence_timer.cancel()
                self.silence_timer = None

    def watch_silence(self) -> None:
        """Close the connection if the client is silent for too long, else look again when it could be.

        A timer for each connection, which is set anew only when it ends, costs nothing for a message.
        """
        loop, timeouts = asyncio.get_running_loop(), self.host.timeouts
        greeted = self.connection.audience is not None
        allowed = timeouts.idle if greeted else timeouts.hello
        left = allowed
        if self.waiting_since is not None:
            left += (self.waiting_since if greeted else self.opened_at) - loop.time()
        if left > 0:
            self.silence_timer = loop.call_later(left, self.watch_silence)
            return
        self.end(SILENT if greeted else TOO_LATE, TableRefusal("idle" if greeted else "hello-late"))
        self.connection.closed.set()

    async def handle_to_the_end(self, data: str | bytes) -> None:
        """Handle one message; meanwhile the end of the connection does not interrupt it."""
        self.handling = True
        try:
            await self.throttle.in_turn(self.handle_safely(data))
        finally:
            self.handling = False
        if self.ended:
            self.throttle.settle()

    def end(self, code: int, refusal: TableRefusal) -> None:
        """End the session with a reason: first as a message, then as the reason of the close code."""
        message = self.live_table.refused(self.connection, refusal)
        self.goodbye = (code, refusal.code, msgspec.json.encode(message))

    async def handle_safely(self, data: str | bytes) -> None:
        """Handle one message; a bug ends neither the session nor the server."""
        try:
            await self.handle(data)
        except Exception as error:
            log.error("message failed", table=self.live_table.table.id, why=error_location(error))
            self.refuse("", TableRefusal("failed"))

    async def handle(self, data: str | bytes) -> None:
        """Handle one message: carry it out, or refuse it with a reason."""
        id = ""
        try:
            message = decoder.decode(data)
            id = getattr(message, "id", "")
            await self.answer(message)
        except TableRefusal as refusal:
            self.refuse(id, refusal)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(id, TableRefusal("bad-message", fault=str(error)))
        except StoreError as error:
            slow = isinstance(error, StoreTimeout)
            log.warning("store failed", table=self.live_table.table.id, slow=slow)
            self.refuse(id, TableRefusal("store-slow" if slow else "store"))

    def refuse(self, id: str, refusal: TableRefusal) -> None:
        """Tell the client what was refused, and why."""
        MOVES.labels(refusal.code).inc()
        self.connection.send(self.live_table.refused(self.connection, refusal, id))

    async def answer(self, message: ClientMessage) -> None:
        """Carry out a message."""
        if isinstance(message, Hello):
            await self.hello(message)
        elif isinstance(message, Ping):
            self.connection.send(Pong(self.host.time()))
        elif self.connection.audience is None:
            raise TableRefusal("hello-first")
        elif isinstance(message, ChatCommand):
            await self.say(message)
        elif isinstance(message, OrdersCommand):
            await self.live_table.set_orders(self.connection, message.orders)
            self.connection.send(Accepted(message.id, self.live_table.game_log.snapshot.seq))
            await self.live_table.run_automation()
        elif isinstance(message, ExplainQuery):
            self.connection.send(self.live_table.explain(self.connection, message))
        elif isinstance(message, LookAheadQuery):
            self.connection.send(self.live_table.look_ahead(self.connection, message))
        elif isinstance(message, PreviewsQuery):
            self.connection.send(self.live_table.previews(self.connection, message))
        elif isinstance(message, PositionQuery):
            self.connection.send(self.live_table.guessed_position(self.connection, message))
        else:
            await self.execute(message)

    async def execute(self, command: LogCommand) -> None:
        """Carry out a command that adds to the log."""
        try:
            with MOVE_SECONDS.time():
                seq = await self.live_table.execute(self.connection, command)
            ACCEPTED.inc()
            sealed = self.live_table.secret_answers.is_sealed(self.connection.seat, command.id)
            self.connection.send(Accepted(command.id, seq, sealed))
        finally:
            self.connection.release()
        await self.live_table.run_automation()

    async def hello(self, message: Hello) -> None:
        """The client says which protocol it speaks, what it knows, and which language it wants."""
        language = message.language if message.language in self.host.words else "en"
        if not OLDEST_PROTOCOL <= message.protocol <= PROTOCOL:
            self.refuse_protocol(message.protocol, language)
            return
        async with self.live_table.lock:  # so that no entry is published in between
            self.connection.audience = Audience(self.connection.seat, language, message.texts)
            self.live_table.greet(self.connection, message.seen)
        await self.live_table.chat.deliver_history(self.connection)

    def refuse_protocol(self, protocol: int, language: str) -> None:
        """The page is older than this server and must be reloaded, or newer, and another node may speak with it."""
        old = protocol < OLDEST_PROTOCOL
        refusal = TableRefusal("old-page" if old else "new-page")
        self.connection.send(Refused(refusal.code, refusal_text(self.host.words[language], refusal)))
        self.connection.close(OLD_PAGE if old else TRY_AGAIN)

    async def say(self, command: ChatCommand) -> None:
        """Send a chat message. Everybody can tell whose it is, so it needs a nickname."""
        if not self.connection.person:
            raise TableRefusal("nameless")
        if not self.throttle.may_chat():
            raise TableRefusal("muted")
        text = clean_text(command.text)
        if not text:
            raise TableRefusal("empty")
        await self.live_table.say(self.connection, command.id, text)
        seq = self.live_table.game_log.snapshot.seq if self.live_table.playing else 0
        self.connection.send(Accepted(command.id, seq))
