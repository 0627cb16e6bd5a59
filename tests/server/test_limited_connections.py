"""Connections below the application: what one address sends is parsed in turns with everything else."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from hadal.server.http.connections import SLICE, LimitedHttpProtocol, LimitedSocketProtocol
from hadal.server.http.security import RequestPolicy
from hadal.server.limits import turns
from hadal.server.limits.rate_limits import RateLimits
from hadal.server.limits.timeouts import Timeouts
from hadal.server.limits.turns import ParsingTurns
from tests.server.table_kit import run

TINY_CHUNK = b"1\r\nx\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)
PING = b"\x89\x80\0\0\0\0"
SENDERS = 5


class EchoApp:
    """An application that reads a whole body, or everything that comes over a socket."""

    def __init__(self, limits: RateLimits) -> None:
        policy = RequestPolicy("", (), (), limits)
        services = SimpleNamespace(limits=limits, policy=policy, config=SimpleNamespace(timeouts=Timeouts()))
        self.state = SimpleNamespace(services=services)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request or socket."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass
            return
        size, more = 0, scope["path"] != "/early"  # there the answer does not wait for the body
        while more:
            message = await receive()
            size, more = size + len(message.get("body", b"")), message.get("more_body", False)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"%d" % size})


async def most_slices_in_a_round(head: bytes, data: bytes, answer: bytes, monkeypatch: pytest.MonkeyPatch) -> int:
    """Send the same over several connections of one address; how many slices were parsed before others had a turn."""
    monkeypatch.setattr(turns, "PARSING_S", 1e-9)  # a single slice takes longer
    limits = RateLimits(clock=lambda: 0.0)
    config = uvicorn.Config(EchoApp(limits), http=LimitedHttpProtocol, ws=LimitedSocketProtocol, log_config=None)
    loop = asyncio.get_running_loop()
    parsed = most = 0
    spend = limits.spend_parsing

    def counted(address: str, seconds: float) -> None:
        nonlocal parsed, most
        parsed += 1
        most = max(most, parsed)
        spend(address, min(seconds, 1e-6))  # the budget lasts

    async def others() -> None:
        nonlocal parsed
        while True:
            await asyncio.sleep(0)
            parsed = 0

    monkeypatch.setattr(limits, "spend_parsing", counted)
    server = await loop.create_server(lambda: LimitedHttpProtocol(config, ServerState(), {}), "127.0.0.1", 0)
    rounds = asyncio.create_task(others())
    opened = [await asyncio.open_connection(*server.sockets[0].getsockname()) for _ in range(SENDERS)]
    for reader, writer in opened:
        writer.write(head)
        if head == UPGRADE:
            await reader.readuntil(b"\r\n\r\n")
    for _, writer in opened:
        writer.write(data)
    for reader, _ in opened:
        await reader.readuntil(answer)
    for _, writer in opened:
        writer.close()
    rounds.cancel()
    server.close()
    return most


@pytest.mark.parametrize(
    ("head", "data", "answer"),
    [
        pytest.param(CHUNKED, 20 * SLICE // 6 * TINY_CHUNK + b"0\r\n\r\n", b"\r\n\r\n", id="body"),
        pytest.param(UPGRADE, 20 * SLICE // 6 * PING + b"\x88\x80\0\0\0\0", b"\x88\x00", id="socket"),
    ],
)
def test_others_have_their_turn_while_one_address_sends_what_takes_long_to_parse(
    head: bytes, data: bytes, answer: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(most_slices_in_a_round(head, data, answer, monkeypatch)) <= 2


def test_connections_of_an_address_parse_in_order_of_arrival_and_other_addresses_do_not_wait() -> None:
    async def scene() -> None:
        parsing, order = ParsingTurns(), list[str]()

        def parse(address: str, name: str) -> None:
            if not parsing.may_parse(address):
                parsing.wait(address, lambda: parse(address, name))
                return
            order.append(name)
            parsing.spend(address, turns.PARSING_S)

        for name in ("a0", "a1", "a2"):
            parse("a", name)
        parse("b", "b0")
        assert order == ["a0", "b0"]
        while parsing.used:
            await asyncio.sleep(0)
        assert order == ["a0", "b0", "a1", "a2"] and not parsing.waiting

    run(scene())


async def echo_server(limits: RateLimits) -> tuple[asyncio.Server, list[str]]:
    """A server whose application answers with the size of the body, and the errors that reach the event loop."""
    config = uvicorn.Config(EchoApp(limits), http=LimitedHttpProtocol, ws=LimitedSocketProtocol, log_config=None)
    loop = asyncio.get_running_loop()
    errors: list[str] = []
    loop.set_exception_handler(lambda _, context: errors.append(context["message"]))
    server = await loop.create_server(lambda: LimitedHttpProtocol(config, ServerState(), {}), "127.0.0.1", 0)
    return server, errors


async def conversation(server: asyncio.Server, *parts: bytes) -> bytes:
    """What the server answers on one connection; each part is sent when the one before has an answer."""
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    answer = b""
    for part in parts:
        writer.write(part)
        answer += await reader.read(1000)
    answer += await reader.read()
    writer.close()
    return answer


def test_what_is_not_http_counts_like_a_request_and_whoever_goes_on_is_refused_a_connection() -> None:
    async def scene() -> None:
        limits = RateLimits(clock=lambda: 0.0)
        server, _ = await echo_server(limits)
        for n in range(3):
            assert b" 400 " in await conversation(server, b"nonsense\r\n\r\n")
            assert limits.tokens(("request", "127.0.0.1")) == limits.rates["request"].burst - n - 1
        limits.spend(("request", "127.0.0.1"), 2 * limits.rates["request"].burst)
        assert b" 429 " in await conversation(server, b"nonsense\r\n\r\n")
        server.close()

    run(scene())


@pytest.mark.parametrize(
    "parts",
    [
        pytest.param((b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n", b"nonsense\r\n\r\n"), id="after an answer"),
        pytest.param((CHUNKED + b"1\r\nx\r\nnonsense\r\n",), id="in a body"),
        pytest.param((CHUNKED.replace(b"/", b"/early", 1), b"nonsense\r\n"), id="in a body that was answered early"),
    ],
)
def test_nonsense_ends_a_connection_without_an_error_on_the_server(parts: tuple[bytes, ...]) -> None:
    async def scene() -> None:
        server, errors = await echo_server(RateLimits(clock=lambda: 0.0))
        answer = await conversation(server, *parts)
        assert b" 400 " in answer or b" 200 " in answer
        server.close()
        assert not errors

    run(scene())
