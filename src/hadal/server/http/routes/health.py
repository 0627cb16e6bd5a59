"""Health checks and metrics."""

from __future__ import annotations

from secrets import compare_digest

from litestar import Response, get
from msgspec import Struct

from hadal.server.errors import RequestError
from hadal.server.http.openapi import errors
from hadal.server.http.request import AnyConnection, AnyRequest, Limiter, TheServices
from hadal.server.ops.metrics import measure_database, render_metrics
from hadal.server.services import Services

BEARER = "Bearer "


class Health(Struct, omit_defaults=True):
    """The server is healthy; the warnings are for its host."""

    status: str
    warnings: list[str] = []


@get("/health/live", responses=errors(), summary="Does the process answer?")
async def live(services: TheServices) -> Health:
    """The process answers."""
    return Health("ok", warnings(services))


@get("/health/ready", responses=errors(), summary="Can it be sent requests?")
async def ready(services: TheServices) -> Health:
    """The store can be written and read in time, and the server is not shutting down."""
    if not services.ready or not await services.store_probe.passes():
        raise RequestError(503, "not-ready")
    return Health("ok", warnings(services))


def warnings(services: Services) -> list[str]:
    """What the host of this server should correct; details are in the log."""
    policy = services.policy
    return ["proxy-not-trusted: set HADAL_PROXIES"] if policy.unknown_proxy or policy.lacks_proxies() else []


def check_token(connection: AnyConnection, token: str) -> None:
    """Reject requests without this token, compared in constant time; an empty token rejects everybody."""
    given = connection.headers.get("authorization", "")
    right = given.startswith(BEARER) and compare_digest(given[len(BEARER) :].encode(), token.encode())
    if not token or not right:
        Limiter(connection).check("admin")
        raise RequestError(401, "bad-token")


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, services: TheServices) -> Response[bytes]:
    """Metrics for Prometheus: with the metrics token, or if none is set only directly from this machine."""
    if services.config.metrics_token or not services.policy.is_this_machine(request.scope):
        check_token(request, services.config.metrics_token)
    await measure_database(services.store)
    return Response(render_metrics(), media_type="text/plain; version=0.0.4")  # Litestar adds the charset


ROUTES = [live, ready]
