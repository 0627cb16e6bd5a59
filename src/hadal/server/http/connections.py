"""What uvicorn does not limit: connections of one address, slow headers, and floods of frames.

This is below the application, where a client that sends nothing complete, or nothing but WebSocket pings, is visible.
"""

from __future__ import annotations

import asyncio
from time import thread_time
from typing import TYPE_CHECKING, Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol

from hadal.server.http.security import address_key
from hadal.server.http.websocket_protocol import TableSocketProtocol
from hadal.server.limits.open_counts import OpenKey

if TYPE_CHECKING:
    import h11
    from uvicorn._types import ASGIReceiveEvent

    from hadal.server.services import Services

SLICE = 1024  # bytes of frames that are parsed at once: some milliseconds if they are many small messages
MAX_UNREAD = 128 * 1024
LONGEST_PAUSE_S = 2.0
REFUSED_AT_THE_DOOR = -0.5  # the debt of requests, as a part of the bucket, from which connections are not accepted
CLOSED = b"content-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\n" + CLOSED
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\n" + CLOSED


class ConnectionCount:
    """Counts one connection of an address until it is closed. Those of our own proxies are not counted."""

    def __init__(self, services: Services, client: tuple[str, int] | None) -> None:
        self.services = services
        self.keys: list[OpenKey] = []
        self.address = ""
        if client is not None and not services.policy.is_trusted_proxy(client[0]):
            self.address = address_key(client[0])

    def add(self) -> bool:
        """Count it; False if the address has too many connections, or goes on after many rejected requests."""
        limits = self.services.limits
        if not self.address or not limits.on:
            return True
        request = ("request", self.address)
        if limits.tokens(request) <= REFUSED_AT_THE_DOOR * limits.rates["request"].burst:
            return False
        keys = [("connection-address", self.address)]
        if limits.open.add(keys):
            return False
        self.keys = keys
        return True

    def remove(self) -> None:
        """The connection is closed."""
        self.services.limits.open.remove(self.keys)
        self.keys = []


def services_of_config(config: Any) -> Services:
    """The services of the application that uvicorn runs."""
    return cast("Services", config.app.state.services)


class LimitedHttpProtocol(H11Protocol):
    """HTTP with a limit for the connections of an address and a timeout for headers."""

    count: ConnectionCount
    header_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, unless its address has too many."""
        super().connection_made(transport)
        self.services = services_of_config(self.config)
        self.count = ConnectionCount(self.services, self.client)
        if self.count.add():
            self.start_header_timer()
        else:
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.stop_header_timer()
        self.count.remove()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Headers must be complete some time after their first byte."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        cycle = cast("Any", self.cycle)  # None before the first request
        if cycle is None or cycle.response_complete:
            self.start_header_timer()
        else:
            self.stop_header_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket counts from now on instead of this."""
        self.stop_header_timer()
        self.count.remove()
        super().handle_websocket_upgrade(event)

    def start_header_timer(self) -> None:
        """Wait for complete headers."""
        if self.header_timer is None and self.services.limits.on and self.transport.get_protocol() is self:
            self.header_timer = self.loop.call_later(self.services.config.timeouts.header, self.headers_too_slow)

    def stop_header_timer(self) -> None:
        """The headers are complete."""
        if self.header_timer is not None:
            self.header_timer.cancel()
            self.header_timer = None

    def headers_too_slow(self) -> None:
        """Close a connection without a complete request."""
        self.header_timer = None
        if not self.transport.is_closing():
            self.transport.write(TOO_SLOW)
            self.transport.close()


class LimitedSocketProtocol(TableSocketProtocol):
    """A WebSocket whose frames are parsed a little at a time, at the expense of its address."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection was upgraded."""
        super().connection_made(transport)
        self.services = services_of_config(self.config)
        self.limits = self.services.limits
        self.count = ConnectionCount(self.services, self.client)
        self.count.add()
        self.address = ""
        self.unread = bytearray()
        self.pause_timer: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.unread.clear()
        self.stop_pause()
        self.count.remove()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse frames as fast as their sender may send them."""
        if not self.limits.on or not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread += data
        if self.pause_timer is None:
            self.parse_some()
        if len(self.unread) > MAX_UNREAD:
            self.pause_if_open()

    def parse_some(self) -> None:
        """Parse until a message waits for the application, or the address is in debt."""
        self.pause_timer = None
        while self.unread and not self.read_paused and not self.transport.is_closing():
            self.address = self.address or self.services.policy.rate_key(cast("Any", self.scope))
            key = ("processor-address", self.address)
            wait = min(LONGEST_PAUSE_S, self.limits.wait_s(key, 0))
            if wait:
                self.slow_down(key[1], wait)
                return
            part = bytes(self.unread[:SLICE])
            del self.unread[:SLICE]
            start = thread_time()
            super().data_received(part)
            self.limits.spend(key, thread_time() - start)
        if not self.unread and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def slow_down(self, address: str, wait: float) -> None:
        """Read on later. If nothing but frames without messages comes, that goes on until the connection is closed."""
        if self.limits.take_all([("delay-address", address)], wait):
            self.transport.abort()
            return
        self.pause_if_open()
        self.pause_timer = self.loop.call_later(wait, self.parse_some)

    def pause_if_open(self) -> None:
        """Read nothing from the network for now."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def stop_pause(self) -> None:
        """Forget what was to be read later."""
        if self.pause_timer is not None:
            self.pause_timer.cancel()
            self.pause_timer = None

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application; then more can be parsed."""
        message = await super().receive()
        if self.unread and not self.read_paused and self.pause_timer is None:
            self.pause_if_open()
            self.parse_some()
        return message
