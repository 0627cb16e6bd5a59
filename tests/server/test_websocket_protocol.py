"""Compression keeps nothing in memory for a connection, and short messages are left alone."""

from __future__ import annotations

import zlib

import pytest
from websockets.frames import Frame, Opcode

from hadal.server.http.websocket_protocol import SHORTEST, MessageDeflate, deflate_factory

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
