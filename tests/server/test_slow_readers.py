"""What a client does not read must not stay in memory as long as the client likes."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from waiting import reached

from hadal.server.http.connections import LimitedHttpProtocol, LimitedSocketProtocol
from hadal.server.http.slow_readers import PART, SlowReaders
from hadal.server.limits.rate_limits import RateLimits
from tests.server.table_kit import run
from tests.server.test_limited_connections import UPGRADE, EchoApp

KERNEL_BYTES = 4096  # the operating system's own buffers are made small, so that little must be sent
ANSWER = b"x" * 2_000_000
REQUEST = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"
PING = b"\x89\xfd\0\0\0\0" + bytes(125)
TIMEOUT_S = 30


class LargeApp(EchoApp):
    """Answers every request with much."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or socket."""
        if scope["type"] == "websocket":
            await super().__call__(scope, receive, send)
            return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": ANSWER})


class Scene:
    """A server whose connections can be looked at, and a client that reads when it is told to."""

    def __init__(self, state: ServerState, port: int) -> None:
        self.state = state
        self.port = port

    async def connect(self, head: bytes) -> socket.socket:
        """A client that has sent this and reads nothing."""
        client = socket.socket()
        for buffer in (socket.SO_RCVBUF, socket.SO_SNDBUF):
            client.setsockopt(socket.SOL_SOCKET, buffer, KERNEL_BYTES)
        client.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(client, ("127.0.0.1", self.port))
        await loop.sock_sendall(client, head)
        return client

    def connections(self) -> list[Any]:
        """The server's side."""
        return list(self.state.connections)


@asynccontextmanager
async def serving() -> AsyncIterator[Scene]:
    """A server with small buffers."""
    config = uvicorn.Config(
        LargeApp(RateLimits(clock=lambda: 0.0)), http=LimitedHttpProtocol, ws=LimitedSocketProtocol, log_config=None
    )
    state = ServerState()
    listener = socket.socket()
    for buffer in (socket.SO_RCVBUF, socket.SO_SNDBUF):
        listener.setsockopt(socket.SOL_SOCKET, buffer, KERNEL_BYTES)
    listener.bind(("127.0.0.1", 0))
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: LimitedHttpProtocol(config, state, {}), sock=listener)
    try:
        yield Scene(state, listener.getsockname()[1])
    finally:
        server.close()
        for connection in list(state.connections):
            connection.transport.abort()


def holds_back(connection: Any) -> bool:
    """Whether a socket reads nothing more until something is read from it."""
    waits = connection.waits_for_round or connection.pause_timer is not None
    return bool(connection.unread) and not connection.transport.is_reading() and not waits


async def read_all(client: socket.socket) -> int:
    """Read until the end; returns the number of bytes."""
    found = 0
    while data := await asyncio.get_running_loop().sock_recv(client, 65_536):
        found += len(data)
    return found


def test_a_response_that_nobody_reads_is_dropped() -> None:
    async def scene() -> None:
        async with serving() as server:
            client = await server.connect(REQUEST)
            await reached(lambda: any(each.unsent() for each in server.connections()), "an answer that waits")
            readers = SlowReaders(TIMEOUT_S)
            readers.look(server.connections(), 0)
            readers.look(server.connections(), TIMEOUT_S - 1)
            assert server.connections()
            readers.look(server.connections(), TIMEOUT_S)
            await reached(lambda: not server.connections(), "the end of the connection")
            client.close()

    run(scene())


def test_a_closed_connection_does_not_wait_for_its_client_for_ever() -> None:
    async def scene() -> None:
        async with serving() as server:
            client = await server.connect(REQUEST)
            await reached(lambda: any(each.unsent() for each in server.connections()), "an answer that waits")
            (connection,) = server.connections()
            connection.timeout_keep_alive_handler()
            assert connection.transport.is_closing() and connection.unsent()
            readers = SlowReaders(TIMEOUT_S)
            readers.look(server.connections(), 0)
            readers.look(server.connections(), TIMEOUT_S)
            await reached(lambda: not server.connections(), "the end of the connection")
            client.close()

    run(scene())


def test_a_slow_client_gets_everything_as_long_as_it_reads() -> None:
    async def scene() -> None:
        async with serving() as server:
            client = await server.connect(REQUEST)
            await reached(lambda: any(each.unsent() for each in server.connections()), "an answer that waits")
            readers, now, found = SlowReaders(TIMEOUT_S), 0, 0
            readers.look(server.connections(), now)
            while found < len(ANSWER):
                part = 0
                while part < 2 * PART and found + part < len(ANSWER):
                    part += len(await asyncio.get_running_loop().sock_recv(client, 65_536))
                found += part
                now += TIMEOUT_S - 1
                await asyncio.sleep(0)
                readers.look(server.connections(), now)
            assert server.connections()
            client.close()

    run(scene())


def test_pings_wait_until_their_answers_are_read() -> None:
    async def scene() -> None:
        async with serving() as server:
            client = await server.connect(UPGRADE)
            loop = asyncio.get_running_loop()
            assert b" 101 " in await loop.sock_recv(client, 200)
            flood = asyncio.create_task(loop.sock_sendall(client, PING * 20_000))
            (connection,) = server.connections()
            await reached(lambda: flood.done() or holds_back(connection), "an end of the flood")
            assert not flood.done()
            assert connection.unsent() < 2 * PART
            readers = SlowReaders(TIMEOUT_S)
            readers.look([connection], 0)
            reading = asyncio.create_task(read_all(client))  # who reads the answers is served
            await flood
            await reached(lambda: not connection.unread, "everything to be parsed")
            readers.look([connection], TIMEOUT_S)
            assert not connection.transport.is_closing()
            connection.abort()
            await asyncio.gather(reading, return_exceptions=True)

    run(scene())


@pytest.mark.parametrize(
    "odd",
    [
        pytest.param(b"".join(b"a%d: b\r\n" % n for n in range(300)), id="headers"),
        pytest.param(b"a: " + b"b" * 9_000 + b"\r\n", id="long line"),
    ],
)
def test_a_handshake_that_cannot_be_read_is_answered_and_closed(odd: bytes) -> None:
    async def scene() -> None:
        async with serving() as server:
            client = await server.connect(UPGRADE.replace(b"\r\n\r\n", b"\r\n" + odd + b"\r\n"))
            assert (await asyncio.get_running_loop().sock_recv(client, 200)).startswith(b"HTTP/1.1 400 ")
            await reached(lambda: not server.connections(), "the end of the connection")
            client.close()

    run(scene())


# Without sockets.


@dataclass(eq=False)
class FakeConnection:
    """A connection that only counts."""

    size: int
    address: str = "a"
    resumed: int = 0
    aborted: bool = False

    def unsent(self) -> int:
        """What waits."""
        return self.size

    def payer(self) -> str:
        """Who pays."""
        return self.address

    def abort(self) -> None:
        """Close it."""
        self.aborted = True


def test_who_reads_nearly_everything_between_two_looks_may_stay() -> None:
    connection, readers = FakeConnection(2 * PART), SlowReaders(TIMEOUT_S)
    for now in range(0, 5 * TIMEOUT_S, 5):
        connection.resumed += 1  # it has read, and more was sent since
        readers.look([connection], now)
    assert not connection.aborted
    readers.look([connection], 5 * TIMEOUT_S)
    readers.look([connection], 7 * TIMEOUT_S)
    assert connection.aborted


def test_an_address_leaves_only_so_much_unread() -> None:
    mine = [FakeConnection(size) for size in (40, 10, 30)]
    others = [FakeConnection(60, "b"), FakeConnection(500, "")]
    SlowReaders(TIMEOUT_S, most=60).look([*mine, *others], 0)
    assert [each.aborted for each in mine] == [True, False, False]
    assert not any(each.aborted for each in others)  # one at its limit, and one whose address is unknown
