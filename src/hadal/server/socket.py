"""The socket of a table: reads what a client says, checks it, and answers."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog

from hadal.server import wire
from hadal.server.blame import blame
from hadal.server.deeds import Deed
from hadal.server.ops import MOVE_SECONDS, MOVES
from hadal.server.refusal import Refusal
from hadal.server.room import Room
from hadal.server.site import Socket
from hadal.server.store import StoreError
from hadal.server.telling import Ear
from hadal.server.viewer import Viewer

if TYPE_CHECKING:
    from hadal.server.hall import Hall

log = structlog.get_logger()
decoder = msgspec.json.Decoder(wire.Said)


class Line(Protocol):
    """A connection, whatever server library carries it."""

    async def receive(self) -> str | bytes | None:
        """The next message; None when it is closed."""

    async def send(self, data: bytes) -> None:
        """Send a message."""

    async def close(self, code: int) -> None:
        """Hang up."""


class SocketLine:
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


class Allowance:
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


class Conversation:
    """One client at one table, from hello to goodbye."""

    def __init__(self, hall: Hall, room: Room, viewer: Viewer, limited: bool = True) -> None:
        self.hall = hall
        self.room = room
        self.viewer = viewer
        self.messages = Allowance(20, 60) if limited else Allowance(1e9, 1e9)
        self.chat = Allowance(0.5, 6) if limited else Allowance(1e9, 1e9)

    async def run(self, line: Line) -> None:
        """Listen and answer until one side hangs up."""
        listening = asyncio.create_task(self.listen(line))
        sending = asyncio.create_task(self.pump(line))
        leaving = asyncio.create_task(self.viewer.gone.wait())
        self.room.enter(self.viewer)
        try:
            await asyncio.wait((listening, sending, leaving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.leave(self.viewer)
            for task in (listening, sending, leaving):
                task.cancel()
            with contextlib.suppress(Exception):
                await self.flush(line)
                await line.close(1012 if self.hall.closing else 1000)

    async def flush(self, line: Line) -> None:
        """Send what still waits, if the server closes in good order."""
        while self.hall.closing and not self.viewer.outbox.empty():
            await line.send(self.viewer.outbox.get_nowait())

    async def pump(self, line: Line) -> None:
        """Send what waits, in order."""
        while True:
            await line.send(await self.viewer.outbox.get())

    async def listen(self, line: Line) -> None:
        """Take message after message; what is under way when the connection breaks is finished."""
        while (data := await line.receive()) is not None:
            await asyncio.shield(self.hear_safely(data))

    async def hear_safely(self, data: str | bytes) -> None:
        """One message; an error of the server ends neither the conversation nor the server."""
        try:
            await self.hear(data)
        except Exception as error:
            log.error("message failed", table=self.room.table.id, why=blame(error))
            self.refuse("", Refusal("failed"))

    async def hear(self, data: str | bytes) -> None:
        """One message: it is done, or refused with a reason."""
        id = ""
        try:
            if not self.messages.take(self.hall.time()):
                raise Refusal("busy")
            said = decoder.decode(data)
            id = getattr(said, "id", "")
            await self.answer(said)
        except Refusal as refusal:
            self.refuse(id, refusal)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(id, Refusal("bad-message", fault=str(error)))
        except StoreError:
            log.warning("store failed", table=self.room.table.id)
            self.refuse(id, Refusal("store"))

    def refuse(self, id: str, refusal: Refusal) -> None:
        """Say what was not done, and why."""
        MOVES.labels(refusal.code).inc()
        seq = self.room.live.now.seq if self.room.playing else -1
        text, reason = self.room.talk.reason(self.viewer, refusal)
        self.viewer.tell(wire.Refused(refusal.code, text, id, seq, reason))

    async def answer(self, said: wire.Said) -> None:
        """Do what was said."""
        if isinstance(said, wire.Hello):
            await self.hello(said)
        elif isinstance(said, wire.Ping):
            self.viewer.tell(wire.Pong(self.hall.time()))
        elif self.viewer.ear is None:
            raise Refusal("hello-first")
        elif isinstance(said, wire.Say):
            await self.say(said)
        elif isinstance(said, wire.SetOrders):
            await self.room.deeds.set_orders(self.viewer, said.orders)
            self.viewer.tell(wire.Accepted(said.id, self.room.live.now.seq))
            await self.room.alone.go_on()
        elif isinstance(said, wire.Why):
            self.viewer.tell(self.room.talk.because(self.viewer, said))
        elif isinstance(said, wire.Look):
            self.viewer.tell(self.room.talk.ahead(self.viewer, said))
        elif isinstance(said, wire.Court):
            self.viewer.tell(self.room.talk.prices(self.viewer, said))
        else:
            await self.deed(said)

    async def deed(self, said: Deed) -> None:
        """Something for the log."""
        with MOVE_SECONDS.time():
            seq = await self.room.deeds.say_entry(self.viewer, said)
        MOVES.labels("accepted").inc()
        self.viewer.tell(wire.Accepted(said.id, seq, self.room.wishes.is_sealed(self.viewer.seat, said.id)))
        await self.room.alone.go_on()

    async def hello(self, said: wire.Hello) -> None:
        """Now it is known how to speak to this client."""
        language = said.language if said.language in self.hall.words else "en"
        async with self.room.lock:  # so that no entry falls between this and the next news
            self.viewer.ear = Ear(self.viewer.seat, language, said.texts)
            self.room.greet(self.viewer, said.seen)
        await self.room.talk.tell_old(self.viewer)

    async def say(self, said: wire.Say) -> None:
        """Something for the others."""
        if not self.chat.take(self.hall.time()):
            raise Refusal("muted")
        text = said.text.strip()
        if not text:
            raise Refusal("empty")
        await self.room.talk.say(self.viewer, said.id, text)
        self.viewer.tell(wire.Accepted(said.id, self.room.live.now.seq if self.room.playing else 0))
