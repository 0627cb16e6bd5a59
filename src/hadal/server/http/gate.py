"""What every HTTP request must pass before its handler runs: host name, origin, limits, and a body that arrives.

A request for which there is no handler is counted when it is answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send

from hadal.server.errors import RequestError
from hadal.server.http.security import RECORD_LIMIT, SAFE_METHODS, drop_long_query, header
from hadal.server.limits.metering import Meter
from hadal.server.limits.rate_limits import Requester
from hadal.server.ops.logs import begin_request
from hadal.server.services import Services

STARTED_AT = "hadal_started_at"
MAX_FILE_NAME = 200  # bytes; file systems allow 255, and a compressed form has a longer name


class RequestGate(ASGIMiddleware):
    """Applies the limits, and rejects requests for other hosts and writes from pages of other sites."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, or raise an error."""
        services: Services = scope["litestar_app"].state.services
        policy, limits = services.policy, services.limits
        scope["state"][STARTED_AT] = perf_counter()
        begin_request(services, scope)
        requester = policy.requester(scope)
        long_query = drop_long_query(scope)
        await limits.pace(("request", requester.address))
        if long_query is not None:
            raise long_query
        policy.check_host(scope)
        check_form(scope)
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS:
            policy.check_origin(scope)
            receive = await received(receive, services, requester)
        await limits.admit("processor", requester)
        await limits.turns.take(requester.address)
        sender = TimedSender(send, services, requester)
        meter = Meter()
        try:
            await meter.run(passed_on(next_app, scope, receive, sender))
        finally:
            sender.end_turn()
            limits.spend_for("processor", with_person(requester, scope), meter.seconds)


def check_unrouted(services: Services, scope: Scope) -> None:
    """Count and check a request that no route accepts. The gate has not seen it: Litestar finds the route first."""
    if STARTED_AT in scope["state"]:
        return
    scope["state"][STARTED_AT] = perf_counter()
    begin_request(services, scope)
    drop_long_query(scope)
    try:
        services.limits.check_at_once(("request", services.policy.rate_key(scope)))
    except RequestError as error:
        error.close = True  # the next connection of an address that goes on is refused before anything is parsed
        raise
    check_length(scope)


def check_form(scope: Scope) -> None:
    """Reject a body with two lengths, and names that no file can have."""
    check_length(scope)
    if not scope["path"].startswith("/api/") and not may_be_file(scope["path"]):
        raise RequestError(404, "nothing-here")


def check_length(scope: Scope) -> None:
    """Reject a body with two lengths, which a proxy may read differently."""
    if header(scope, "content-length") and header(scope, "transfer-encoding"):
        error = RequestError(400, "not-understood", why="Content-Length together with Transfer-Encoding")
        error.close = True  # what follows may not be a request of the same client
        raise error


def may_be_file(path: str) -> bool:
    """Whether a file can have this path: the operating system reports an error for others, instead of no file."""
    encoded = path.encode("utf-8", "surrogatepass")
    return b"\0" not in encoded and all(len(name) <= MAX_FILE_NAME for name in encoded.split(b"/"))


async def passed_on(next_app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Call the application, as a coroutine that can be measured."""
    await next_app(scope, receive, send)


def with_person(requester: Requester, scope: Scope) -> Requester:
    """Who pays, once the handler has looked at the cookie."""
    user = scope["state"].get("user")
    return Requester(requester.address, user.person.id) if user else requester


async def received(receive: Receive, services: Services, requester: Requester) -> Receive:
    """Read the body first, so that a slow one occupies nothing but its connection.

    A body that is too long is passed on as far as it was read, and rejected by the route.
    """
    messages: list[HTTPReceiveMessage] = []
    size = 0
    try:
        async with asyncio.timeout(services.config.timeouts.body):
            while size <= RECORD_LIMIT:
                message = await receive()
                messages.append(message)  # type: ignore[arg-type]
                size += len(message.get("body", b""))  # type: ignore[arg-type]
                if not message.get("more_body", False):
                    break
    except TimeoutError:
        raise RequestError(408, "too-slow", seconds=round(services.config.timeouts.body)) from None
    finally:
        services.limits.spend_for("bytes", requester, size)
    await services.limits.admit("bytes", requester)
    waiting = iter(messages)

    async def replayed() -> HTTPReceiveMessage:
        found = next(waiting, None)
        return found if found is not None else await receive()  # type: ignore[return-value]

    return replayed


class TimedSender:
    """Sends a response. A client that does not read it is disconnected, and its turn ends with the first part."""

    def __init__(self, send: Send, services: Services, requester: Requester) -> None:
        self.send = send
        self.timeout_s = services.config.timeouts.send
        self.release: Callable[[], None] | None = lambda: services.limits.turns.release(requester.address)

    def __call__(self, message: Message) -> Awaitable[None]:
        """Send one part of the response."""
        return self.send_in_time(message)

    async def send_in_time(self, message: Message) -> None:
        """Send one part of the response, or raise TimeoutError."""
        self.end_turn()
        async with asyncio.timeout(self.timeout_s):
            await self.send(message)

    def end_turn(self) -> None:
        """Let the next request of this address begin."""
        release, self.release = self.release, None
        if release is not None:
            release()
