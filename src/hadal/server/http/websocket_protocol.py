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
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from hadal.server.protocol.frames import (
    DIRECT_WRITE,
    LEVEL,
    MEMORY_LEVEL,
    SHORTEST,
    SMALLEST_WINDOW_BITS,
    WINDOW_BITS,
    EncodedMessage,
)


class MessageDeflate(PerMessageDeflate):
    """Compresses long messages only."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message, unless it is short."""
        return frame if len(frame.data) < SHORTEST and frame.fin else super().encode(frame)

    def window_bits(self) -> int:
        """The window of a compressor for this connection; 0: messages are not compressed."""
        return self.local_max_window_bits if self.local_max_window_bits >= SMALLEST_WINDOW_BITS else 0


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
        compress_settings={"level": LEVEL, "memLevel": MEMORY_LEVEL},
    )


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection. The application may write encoded messages without passing through ASGI."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.parser.close()
        self.conn = ServerProtocol(
            extensions=[deflate_factory()],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )
        self.window_bits = -1  # of the compressor; not known before the first message

    def handle_connect(self, event: Request) -> None:
        """Offer direct writing to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.extensions()[DIRECT_WRITE] = self.write_now

    def extensions(self) -> dict[str, Any]:
        """What the application can do with this connection beyond ASGI."""
        return self.scope.setdefault("extensions", {}) or {}

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed; nothing refers to it any longer, not even its own parser."""
        if self.handshake_initiated and self.response.status_code == 101:
            self.extensions().pop(DIRECT_WRITE, None)
        super().connection_lost(exc)
        self.conn.parser.close()

    def write_now(self, *messages: EncodedMessage) -> bool:
        """Send messages together, unless the client reads too slowly or the connection is being closed."""
        if self.close_sent or self.disconnected or self.transport.is_closing() or not self.writable.is_set():
            return False
        if self.conn.state is not State.OPEN:
            return False
        if self.window_bits < 0:
            agreed = (each.window_bits() for each in self.conn.extensions if isinstance(each, MessageDeflate))
            self.window_bits = next(agreed, 0)
        frames = [message.frame(self.window_bits) for message in messages]
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return True
