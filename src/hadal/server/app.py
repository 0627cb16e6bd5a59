"""The server as one Litestar application: routes, sockets, the client's pages, and the background services."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, Router, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.types import LifeSpanScope, Message, Scope

from hadal.server.clock import TimeSource, wall_clock
from hadal.server.config import Config
from hadal.server.http.bodies import StrictBodies
from hadal.server.http.errors import EXCEPTION_HANDLERS
from hadal.server.http.gate import STARTED_AT, RequestGate
from hadal.server.http.openapi import ExactStructPlugin, allowed_methods, document, openapi_config
from hadal.server.http.pages import client_pages
from hadal.server.http.request import DEPENDENCIES, AnyRequest
from hadal.server.http.routes import account, admin, games, health, lessons, me, records, sockets, tables
from hadal.server.http.security import BODY_LIMIT, add_security_headers
from hadal.server.limits.rate_limits import RateLimits
from hadal.server.ops.logs import REQUEST_ID, log
from hadal.server.ops.metrics import REQUEST_SECONDS, REQUESTS, method_label
from hadal.server.services import Components, Services

MAX_PATH_LENGTH = 500  # the longest of our own have about a hundred
NOWHERE = "/nowhere"  # a path without a route or a file
ROUTES: list[Any] = [
    *me.ROUTES,
    *account.ROUTES,
    *games.ROUTES,
    *lessons.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *health.ROUTES,
    *admin.ROUTES,
]


async def before_send(message: Message, scope: Scope) -> None:
    """Add headers to every response; count and log it."""
    if message["type"] != "http.response.start":
        return
    state = scope["litestar_app"].state
    add_security_headers(state.services.policy, message, scope)
    if REQUEST_ID in scope.get("state", {}):
        MutableScopeHeaders.from_message(message)["x-request-id"] = scope["state"][REQUEST_ID]
    if message["status"] == 204 and scope["type"] == ScopeType.HTTP and scope["method"] == "OPTIONS":
        MutableScopeHeaders.from_message(message)["allow"] = state.allowed_methods[scope["path_template"]]
    record_request(scope, message["status"])


def record_request(scope: Scope, status: int) -> None:
    """Count and log a request by its route. The path itself is not logged, because strangers can choose it."""
    assert scope["type"] == ScopeType.HTTP
    route = scope.get("path_template") or "none"
    seconds = perf_counter() - scope.get("state", {}).get(STARTED_AT, perf_counter())
    method = method_label(scope["method"])
    REQUESTS.labels(method, route, status).inc()
    REQUEST_SECONDS.observe(seconds)
    user = scope.get("state", {}).get("user")
    who = {"person": user.person.id} if user else {}
    log().info("request", method=method, route=route, status=status, ms=round(1000 * seconds, 1), **who)


class Application(Litestar):
    """The server. It does not look for a long path: Litestar keeps the last thousand it has found in memory."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Any, send: Any) -> None:
        """Handle one request or socket."""
        if scope["type"] != "lifespan" and len(scope["path"]) > MAX_PATH_LENGTH:
            scope["path"] = NOWHERE
        await super().__call__(scope, receive, send)


def create_app(
    config: Config, components: Components, now: TimeSource = wall_clock, limits: RateLimits | None = None
) -> Litestar:
    """A server. It starts its services when it is run, and stops them at the end."""
    app = Application(
        [
            Router("/api", route_handlers=[*ROUTES, api_description]),
            health.metrics,
            sockets.at_table,
            *client_pages(config.static),
        ],
        lifespan=[running],
        state=State({"services": Services(config, components, now, limits)}),
        dependencies=DEPENDENCIES,
        middleware=[RequestGate()],
        before_send=[before_send],
        exception_handlers=EXCEPTION_HANDLERS,
        request_max_body_size=BODY_LIMIT,
        openapi_config=openapi_config(),
        plugins=[ExactStructPlugin(), StrictBodies()],
        return_dto=None,  # that decoder is for requests only
        logging_config=None,
        debug=False,
    )
    app.state.allowed_methods = allowed_methods(app)
    return app


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """The services run while the application does."""
    services: Services = app.state.services
    await services.start()
    try:
        yield
    finally:
        await services.stop()


@get("/schema/openapi.json", include_in_schema=False, sync_to_thread=False)
def api_description(request: AnyRequest) -> Response[bytes]:
    """The description of the API. It is made once, because that takes long."""
    state = request.app.state
    if "description" not in state:
        state.description = msgspec.json.encode(document(request.app))
    return Response(state.description, media_type=MediaType.JSON)
