"""A closed connection is freed at once, without the garbage collector, which looks at older objects hours later."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from attack_tables import begun_table, socket_at
from litestar import WebSocket
from table_client import ApiClient, requests
from uvicorn.protocols.http.h11_impl import RequestResponseCycle
from waiting import reached
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.server import ServerProtocol

from hadal.server.config import Config
from hadal.server.http.connections import LimitedHttpProtocol, LimitedSocketProtocol, ResumingFlow
from hadal.server.run import Server, build_app, loop_factory, open_listener, uvicorn_config

KINDS = (LimitedSocketProtocol, LimitedHttpProtocol, ResumingFlow, ServerProtocol, WebSocket, RequestResponseCycle)
VISITS = 3


def socket_url(url: str, table: str) -> str:
    """The address of the socket of a table."""
    return url.replace("http", "ws", 1) + f"/ws/tables/{table}"


async def play(url: str) -> None:
    """Come, play and leave."""
    person = ApiClient([url], "Ann")
    await person.arrive()
    table = await begun_table([person], "the_abyss")
    async with socket_at(url, table, person) as socket:
        await socket.recv()


async def vanish(url: str) -> None:
    """Come, and disappear without a word."""
    person = ApiClient([url], "Bob")
    await person.arrive()
    table = await begun_table([person], "the_abyss")
    async with socket_at(url, table, person) as socket:
        await socket.recv()
        socket.transport.abort()


async def be_refused(url: str) -> None:
    """Ask for a table that does not exist."""
    async with connect(socket_url(url, "nothing"), origin=url) as socket:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed):
            while True:
                await socket.recv()


async def come_from_elsewhere(url: str) -> None:
    """Connect from the page of another site."""
    with pytest.raises(InvalidStatus):
        await connect(socket_url(url, "any"), origin="https://elsewhere.example")  # type: ignore[arg-type]


def kept() -> Counter[str]:
    """How many objects of connections there are."""
    return Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in KINDS)


@pytest.mark.parametrize("visit", [play, vanish, be_refused, come_from_elsewhere])
def test_a_closed_connection_is_freed_without_the_garbage_collector(
    tmp_path: Path, visit: Callable[[str], Awaitable[None]]
) -> None:
    config = Config(data=tmp_path, port=0, limits=False, secret="x" * 40, demonstration=False)
    listener = open_listener("127.0.0.1", 0)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"

    async def scene() -> None:
        app, up = build_app(config), asyncio.Event()
        server = Server(uvicorn_config(app, config), app.state.services, up.set)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        await up.wait()
        await visit(url)  # what is made once
        gc.collect()
        gc.disable()
        try:
            for _ in range(VISITS):
                await visit(url)
            await requests().aclose()
            await reached(lambda: not kept(), "the connections to be freed")
        finally:
            gc.enable()
            server.should_exit = True
            await serving

    with listener, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(scene())
