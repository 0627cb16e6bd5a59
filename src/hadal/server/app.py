"""The server as one application: routes, sockets, pages, and everything that runs beside them."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.middleware import ASGIMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import hadal
from hadal.server.clock import TimeSource, wall_clock
from hadal.server.config import Config
from hadal.server.errors import RequestError
from hadal.server.http import errors, openapi
from hadal.server.http.rate_limits import RateLimits
from hadal.server.http.routes import admin, games, health, lessons, me, records, sockets, tables
from hadal.server.http.security import BODY_LIMIT, SAFE_METHODS, add_security_headers
from hadal.server.ops.logs import log
from hadal.server.ops.metrics import REQUEST_SECONDS, REQUESTS
from hadal.server.services import Components, Services
from hadal.server.store.errors import StoreError

ROUTES = [*me.ROUTES, *games.ROUTES, *lessons.ROUTES, *tables.ROUTES, *records.ROUTES, *health.ROUTES, *admin.ROUTES]
FAULTS: Any = {
    RequestError: errors.request_error,
    HTTPException: errors.framework_error,
    StoreError: errors.store_error,
    Exception: errors.unexpected_error,
}
ASKED_AT = "hadal_asked_at"
TYPES = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
ASSET = re.compile(r"[\w.-]+\.(js|css|svg)")


class AtTheDoor(ASGIMiddleware):
    """Counts what an address asks for, and refuses what a page from elsewhere wants to change."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let in, or refuse."""
        services: Services = scope["litestar_app"].state.services
        scope["state"][ASKED_AT] = perf_counter()
        services.policy.check_rate("request", services.policy.rate_key(scope))
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE_METHODS:
            services.policy.check_origin(scope)
        await next_app(scope, receive, send)


async def before_send(message: Message, scope: Scope) -> None:
    """Headers on every answer; the answer counted and logged."""
    if message["type"] != "http.response.start":
        return
    state = scope["litestar_app"].state
    add_security_headers(state.services.policy, message, scope)
    if message["status"] == 204 and scope["type"] == ScopeType.HTTP and scope["method"] == "OPTIONS":
        MutableScopeHeaders.from_message(message)["allow"] = state.methods[scope["path_template"]]
    note(scope, message["status"])


def note(scope: Scope, status: int) -> None:
    """A request for the figures and for the log, by its route: addresses typed by strangers are not written down."""
    assert scope["type"] == ScopeType.HTTP
    route = scope.get("path_template") or "none"
    seconds = perf_counter() - scope.get("state", {}).get(ASKED_AT, perf_counter())
    REQUESTS.labels(scope["method"], route, status).inc()
    REQUEST_SECONDS.observe(seconds)
    log().info("request", method=scope["method"], route=route, status=status, ms=round(1000 * seconds, 1))


def create_app(
    config: Config, parts: Components, now: TimeSource = wall_clock, limits: RateLimits | None = None
) -> Litestar:
    """A server; it starts its parts when it is run, and stops them when it ends."""
    services = Services(config, parts, now, limits)
    app = Litestar(
        [
            Router("/api", route_handlers=[*ROUTES, described_api]),
            health.metrics,
            sockets.at_table,
            *pages(config.static),
        ],
        lifespan=[running],
        state=State({"services": services}),
        middleware=[AtTheDoor()],
        before_send=[before_send],
        exception_handlers=FAULTS,
        request_max_body_size=BODY_LIMIT,
        openapi_config=OpenAPIConfig(title="Hadal", version=hadal.__version__, use_handler_docstrings=True),
        logging_config=None,
        debug=False,
    )
    app.state.description = openapi.document(app)
    app.state.methods = openapi.methods(app)
    return app


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """The parts of a server, while it runs."""
    services: Services = app.state.services
    await services.start()
    try:
        yield
    finally:
        await services.stop()


@get("/schema/openapi.json", include_in_schema=False, sync_to_thread=False)
def described_api(state: State) -> dict[str, Any]:
    """The description of the API."""
    description: dict[str, Any] = state.description
    return description


def pages(folder: Path) -> list[Any]:
    """The client: its files, and the same page for every address it makes a screen of."""

    def client() -> Response[bytes]:  # a kilobyte, read each time: it may have been built anew
        return Response((folder / "index.html").read_bytes(), media_type="text/html; charset=utf-8")

    @get(["/t/{id:str}", "/r/{id:str}"], include_in_schema=False, sync_to_thread=False)
    def table_page(id: FromPath[str]) -> Response[bytes]:
        """A table or a replay: the client then looks at the address."""
        return client()

    @get(["/new", "/replay", "/settings", "/about"], include_in_schema=False, sync_to_thread=False)
    def screen_page() -> Response[bytes]:
        """The other screens."""
        return client()

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> File:
        """A script, style or picture of the client: its name changes with what is in it."""
        return asset_of(folder / "assets", name, "gzip" in request.headers.get("accept-encoding", ""))

    files = create_static_files_router("/", [folder], html_mode=True, include_in_schema=False)
    return [table_page, screen_page, asset, files]


def asset_of(folder: Path, name: str, compressed: bool) -> File:
    """A file of the client, as it was compressed when the client was built if the browser takes that."""
    path = folder / name
    if not ASSET.fullmatch(name) or not path.is_file():
        raise NotFoundException()
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    small = folder / f"{name}.gz"
    if compressed and small.is_file():
        path, headers = small, headers | {"content-encoding": "gzip"}
    return File(path, media_type=TYPES[name.rpartition(".")[2]], headers=headers, content_disposition_type="inline")
