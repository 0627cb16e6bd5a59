"""Messages as WebSocket frames. A message for several connections is encoded and compressed once."""

from __future__ import annotations

import zlib
from importlib import import_module
from struct import pack
from types import ModuleType
from typing import Any

import msgspec

fast_zlib: ModuleType | None
try:
    fast_zlib = import_module("isal.isal_zlib")
except ImportError:  # no wheel for this platform: slower, but the same format
    fast_zlib = None

WINDOW_BITS = 12  # of the compressor: with 4 kB it finds nearly everything that repeats in a message
SMALLEST_WINDOW_BITS = 9  # zlib knows no smaller one
MEMORY_LEVEL = 5
LEVEL = 3  # half the time of the usual level 6, for a few percent more bytes
FAST_LEVEL = 1  # of the faster library, which needs a third of the time for the same number of bytes
SHORTEST = 300  # bytes; compressing less than this gains nothing
FLUSHED = 4  # bytes that both sides leave out at the end of a compressed message
TEXT, COMPRESSED_TEXT = 0x81, 0xC1  # the first byte of the only frame of a message
DIRECT_WRITE = "hadal.write"  # the extension of an ASGI scope that sends an EncodedMessage at once

encoder = msgspec.json.Encoder()


def compressed(data: bytes, window_bits: int = WINDOW_BITS) -> bytes:
    """A message as it is sent compressed. It refers to no earlier message, so that all connections get the same."""
    deflater: Any
    if fast_zlib is not None:
        deflater = fast_zlib.compressobj(FAST_LEVEL, zlib.DEFLATED, -window_bits, MEMORY_LEVEL)
    else:
        deflater = zlib.compressobj(LEVEL, zlib.DEFLATED, -window_bits, MEMORY_LEVEL)
    out: bytes = deflater.compress(data) + deflater.flush(zlib.Z_SYNC_FLUSH)
    return out[:-FLUSHED]


def frame(first: int, content: bytes) -> bytes:
    """A frame from the server, with this first byte."""
    size = len(content)
    if size < 126:
        return bytes((first, size)) + content
    return pack("!BBH", first, 126, size) + content if size < 65_536 else pack("!BBQ", first, 127, size) + content


class EncodedMessage:
    """A message for one or more connections, and its frames as far as they were needed."""

    __slots__ = ("data", "frames")

    def __init__(self, message: object) -> None:
        self.data = encoder.encode(message)
        self.frames: dict[int, bytes] = {}  # by window size

    def frame(self, window_bits: int) -> bytes:
        """The frame for a connection that agreed to a compressor with this window; 0: no compression."""
        bits = window_bits if len(self.data) >= SHORTEST else 0
        found = self.frames.get(bits)
        if found is None:
            found = frame(COMPRESSED_TEXT, compressed(self.data, bits)) if bits else frame(TEXT, self.data)
            self.frames[bits] = found
        return found
