"""What uvicorn does not limit: connections of one address, slow headers, and floods of frames.

This is below the application, where a client that sends nothing complete, or nothing but WebSocket pings, is visible.
"""

from __future__ import annotations

import asyncio
from functools import partial
from time import thread_time
from typing import TYPE_CHECKING, Any, cast
from weakref import ref

import h11
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

from hadal.server.http.security import address_key
from hadal.server.http.websocket_protocol import TableSocketProtocol
from hadal.server.limits.open_counts import OpenKey
from hadal.server.ops.logs import log
from hadal.server.ops.redaction import error_location

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

    from hadal.server.services import Services

SLICE = 512  # bytes of frames, or of a body in tiny chunks, that are parsed at once: a millisecond or two
MAX_UNREAD = 128 * 1024
LONGEST_PAUSE_S = 2.0
HANDSHAKE_REQUESTS = 5  # a handshake costs about as much as so many small requests
CONNECTION_DEBT = -0.5  # the debt of requests, as a part of the bucket, from which connections are not accepted
CLOSED = b"content-length: 0\r\nconnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\n" + CLOSED
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\n" + CLOSED
BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\n" + CLOSED


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
        if limits.tokens(request) <= CONNECTION_DEBT * limits.rates["request"].burst:
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


def unsent_bytes(transport: asyncio.Transport, paused: bool) -> int:
    """What a client must read before anything more is sent, or before its connection is closed."""
    return transport.get_write_buffer_size() if paused or transport.is_closing() else 0


def parse_on(connection: LimitedHttpProtocol | LimitedSocketProtocol) -> None:
    """It is the turn of a connection again. An error ends it, as it does for data that has just arrived."""
    connection.waits_for_round = False
    try:
        connection.parse_some()
    except Exception as error:  # the other connections must not wait for ever
        log().warning("parsing failed", why=error_location(error))
        connection.transport.abort()


class ResumingFlow(FlowControl):
    """uvicorn pauses a connection while a body or a pipelined request waits, and says here when it reads on."""

    def __init__(self, transport: asyncio.Transport, protocol: LimitedHttpProtocol) -> None:
        super().__init__(transport)
        self.protocol = ref(protocol)  # which refers to this

    def resume_reading(self) -> None:
        """Read on."""
        protocol = self.protocol()
        if self.read_paused:
            super().resume_reading()
            if protocol is not None:
                protocol.loop.call_soon(protocol.parse_some)


class LimitedHttpProtocol(H11Protocol):
    """HTTP that is parsed at the expense of its address, with limits for connections and a timeout for headers."""

    count: ConnectionCount
    header_timer: asyncio.TimerHandle | None = None
    pause_timer: asyncio.TimerHandle | None = None
    waits_for_round = False  # of the event loop, to parse on
    resumed = 0  # how often the client has read nearly everything after a pause

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, unless its address has too many."""
        super().connection_made(transport)
        self.flow = ResumingFlow(transport, self)
        self.services = services_of_config(self.config)
        self.unread = bytearray()
        self.count = ConnectionCount(self.services, self.client)
        if self.count.add():
            self.start_header_timer()
        else:
            self.close_with(TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.stop_header_timer()
        if self.pause_timer is not None:
            self.pause_timer.cancel()
        self.unread.clear()
        self.count.remove()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse as fast as the sender may send. A body in chunks of one byte takes long."""
        self.unread += data
        if self.pause_timer is None:
            self.parse_some()
        if len(self.unread) > MAX_UNREAD and not self.transport.is_closing():
            self.transport.pause_reading()

    def parse_some(self) -> None:
        """Parse until uvicorn has enough or the address is in debt; close the connection if that happens too often."""
        if self.pause_timer is not None or self.waits_for_round:
            return
        limits = self.services.limits
        while self.unread and self.is_parsing():
            address = self.address()
            limited = limits.on and bool(address)
            if limited and not limits.parsing.may_parse(address):
                self.waits_for_round = True
                limits.parsing.wait(address, partial(parse_on, self))
                return
            wait = min(LONGEST_PAUSE_S, limits.wait_s(("processor-address", address), 0)) if limited else 0.0
            if wait and limits.take_all([("delay-address", address)], wait):
                self.close_with(TOO_MANY)
                return
            if wait:
                self.transport.pause_reading()
                self.pause_timer = self.loop.call_later(wait, self.end_pause)
                return
            self.parse(address)
        if self.unread and self.transport.get_protocol() is not self:  # the first frames of a socket
            cast("asyncio.Protocol", self.transport.get_protocol()).data_received(bytes(self.unread))
            self.unread.clear()
        elif not self.unread and self.is_parsing():
            self.transport.resume_reading()

    def end_pause(self) -> None:
        """The address has paid its debt, or some of it."""
        self.pause_timer = None
        self.parse_some()

    def is_parsing(self) -> bool:
        """Whether more can be parsed: the connection is open and no socket yet, and uvicorn does not pause it."""
        open = not self.transport.is_closing() and self.transport.get_protocol() is self
        return open and not self.flow.read_paused

    def parse(self, address: str) -> None:
        """Parse a little and charge the address. Headers must be complete soon after their first byte."""
        part = bytes(self.unread[:SLICE])
        del self.unread[:SLICE]
        start = thread_time()
        super().data_received(part)
        self.services.limits.spend_parsing(address, thread_time() - start)
        cycle = cast("Any", self.cycle)  # None before the first request
        if cycle is None or cycle.response_complete:
            self.start_header_timer()
        else:
            self.stop_header_timer()

    def address(self) -> str:
        """Who pays: the address of the connection, or behind our own proxy that of the request; empty: unknown yet."""
        cycle = cast("Any", self.cycle)
        if self.count.address or cycle is None or cycle.response_complete:
            return self.count.address
        return self.services.policy.rate_key(cycle.scope)

    def unsent(self) -> int:
        """What the client must read before it gets the next part of a response, or before the connection is closed."""
        return unsent_bytes(self.transport, self.flow.write_paused)

    def payer(self) -> str:
        """The address that pays for what is unsent: behind our own proxy that of the last request."""
        cycle = cast("Any", self.cycle)
        return self.count.address or (self.services.policy.rate_key(cycle.scope) if cycle is not None else "")

    def close_with(self, response: bytes) -> None:
        """Send a last response and close the connection."""
        self.transport.write(response)
        self.transport.close()

    def abort(self) -> None:
        """Close the connection without sending the rest."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """The client has read nearly everything."""
        self.resumed += 1
        super().resume_writing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on the socket is counted instead of this connection. A handshake costs as much as requests do."""
        limits = self.services.limits
        request = cast("Any", {"client": self.client, "headers": list(event.headers)})
        key = ("request", self.services.policy.rate_key(request))
        if limits.on:
            limits.spend(key, HANDSHAKE_REQUESTS)
        if limits.on and limits.tokens(key) < 0:
            self.close_with(TOO_MANY)
            return
        self.stop_header_timer()
        self.count.remove()
        super().handle_websocket_upgrade(event)
        upgraded = cast("Any", self.transport.get_protocol())
        if not upgraded.handshake_initiated:  # its parser allows fewer, shorter headers
            self.close_with(BAD_HANDSHAKE)

    def send_400_response(self, msg: str) -> None:
        """What cannot be parsed counts like a request, and ends the connection, whatever was answered by then."""
        address = self.payer()
        if self.services.limits.on and address:
            self.services.limits.spend(("request", address), 1)
        cycle = cast("Any", self.cycle)
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # the application may still answer
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

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
            self.close_with(TOO_SLOW)


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
        self.waits_for_round = False  # of the event loop, to parse on
        self.resumed = 0  # how often the client has read nearly everything after a pause

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
        if self.waits_for_round:
            return
        while self.unread and not self.read_paused and not self.transport.is_closing():
            if not self.writable.is_set():  # every ping has an answer, and the client does not read them
                self.pause_if_open()
                return
            address = self.payer()
            if not self.limits.parsing.may_parse(address):
                self.waits_for_round = True
                self.limits.parsing.wait(address, partial(parse_on, self))
                return
            wait = min(LONGEST_PAUSE_S, self.limits.wait_s(("processor-address", address), 0))
            if wait:
                self.slow_down(address, wait)
                return
            part = bytes(self.unread[:SLICE])
            del self.unread[:SLICE]
            start = thread_time()
            super().data_received(part)
            self.limits.spend_parsing(address, thread_time() - start)
        if not self.unread and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def unsent(self) -> int:
        """What the client must read before it is sent anything more, or before the connection is closed."""
        return unsent_bytes(self.transport, not self.writable.is_set())

    def payer(self) -> str:
        """The address that pays for this socket."""
        scope = getattr(self, "scope", None)  # missing after a handshake that uvicorn refuses
        if not self.address and scope is not None:
            self.address = self.services.policy.rate_key(scope)
        return self.address or self.count.address

    def abort(self) -> None:
        """Close the connection without sending the rest."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """The client has read nearly everything: more can be parsed."""
        self.resumed += 1
        super().resume_writing()
        self.loop.call_soon(self.read_on)

    def read_on(self) -> None:
        """Parse more, if nothing else holds that up."""
        if self.unread and not self.read_paused and self.pause_timer is None:
            self.pause_if_open()
            self.parse_some()

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
        self.read_on()
        return message
