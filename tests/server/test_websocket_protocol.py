"""Compression keeps nothing in memory for a connection, and short messages are left alone."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from hadal.server.http.websocket_protocol import MessageDeflate, TableSocketProtocol, deflate_factory
from hadal.server.protocol.frames import SHORTEST, EncodedMessage

FLUSHED = b"\x00\x00\xff\xff"


def agreed() -> MessageDeflate:
    """The compression agreed with a browser."""
    answer, found = deflate_factory().process_request_params([("client_max_window_bits", None)], [])
    assert {("server_no_context_takeover", None), ("client_no_context_takeover", None)} <= set(answer)
    return found


def test_a_compressor_lives_no_longer_than_its_message() -> None:
    deflate = agreed()
    text = b'{"type":"news","seq":1}' * 40
    sent = deflate.encode(Frame(Opcode.TEXT, text))
    assert sent.rsv1 and len(sent.data) < len(text) / 3
    assert zlib.decompressobj(-15).decompress(bytes(sent.data) + FLUSHED) == text
    assert not hasattr(deflate, "encoder") and not hasattr(deflate, "decoder")


@pytest.mark.parametrize("length", [0, SHORTEST - 1])
def test_short_messages_are_not_compressed(length: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length)
    assert agreed().encode(frame) is frame and not frame.rsv1


class FakeTransport:
    """What is written to a socket."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        assert not self.closing, "uvloop raises an error here"
        self.written.append(data)


def connected_protocol() -> tuple[TableSocketProtocol, FakeTransport]:
    """A connection after its handshake, without a network."""
    protocol, transport = object.__new__(TableSocketProtocol), FakeTransport()
    protocol.transport = transport  # type: ignore[assignment]
    protocol.conn = ServerProtocol(extensions=[deflate_factory()], state=State.OPEN)
    protocol.conn.extensions = [agreed()]
    protocol.close_sent = protocol.disconnected = False
    protocol.writable = asyncio.Event()
    protocol.writable.set()
    protocol.window_bits = -1
    return protocol, transport


def test_a_message_is_written_to_an_open_connection_only() -> None:
    """Otherwise it waits in its queue, and nobody else is disturbed by a connection that has just ended."""
    message = EncodedMessage({"text": "Crab 3 " * 100})

    def ended(spoil: Callable[[TableSocketProtocol, FakeTransport], None]) -> bool:
        protocol, transport = connected_protocol()
        spoil(protocol, transport)
        return not protocol.write_now(message) and not transport.written

    protocol, transport = connected_protocol()
    assert protocol.write_now(message)
    assert transport.written == [message.frame(12)]
    assert ended(lambda protocol, _: setattr(protocol, "close_sent", True))
    assert ended(lambda protocol, _: setattr(protocol, "disconnected", True))
    assert ended(lambda _, transport: setattr(transport, "closing", True))
    assert ended(lambda protocol, _: protocol.writable.clear())
    assert ended(lambda protocol, _: protocol.conn.send_close())
