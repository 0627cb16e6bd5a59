"""The WebSocket protocol: uvicorn's, with compression that keeps nothing in memory between two messages.

A compressor that remembers earlier messages needs about 40 kB for each connection, most of which are idle. Short
messages are sent as they are.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

WINDOW_BITS = 12
COMPRESSION = {"level": 3, "memLevel": 5}  # half the time of the usual level 6, for a few percent more bytes
SHORTEST = 300  # bytes; compressing less than this gains nothing


class MessageDeflate(PerMessageDeflate):
    """Compresses long messages only."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message, unless it is short."""
        return frame if len(frame.data) < SHORTEST and frame.fin else super().encode(frame)


class MessageDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates compression with a client."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], MessageDeflate]:
        """Answer the offer of a client."""
        answer, found = super().process_request_params(params, accepted_extensions)
        return answer, MessageDeflate(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            found.compress_settings,
        )


def deflate_factory() -> MessageDeflateFactory:
    """Compression without memory between messages, in both directions."""
    return MessageDeflateFactory(
        server_no_context_takeover=True,
        client_no_context_takeover=True,
        server_max_window_bits=WINDOW_BITS,
        client_max_window_bits=WINDOW_BITS,
        compress_settings=COMPRESSION,
    )


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = ServerProtocol(
            extensions=[deflate_factory()],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
