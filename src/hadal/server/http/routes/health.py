"""Whether the server lives, and its figures."""

from __future__ import annotations

from ipaddress import ip_address
from secrets import compare_digest

from litestar import Response, get
from msgspec import Struct

from hadal.server.errors import RequestError
from hadal.server.http.request import AnyConnection, AnyRequest, check_rate, described, services_of
from hadal.server.ops.metrics import render_metrics

BEARER = "Bearer "


class Health(Struct):
    """All is well."""

    status: str


@get("/health/live", opt=described(open_to_all=True), summary="Does the process answer?")
async def game_log(request: AnyRequest) -> Health:
    """The process answers."""
    return Health("ok")


@get("/health/ready", opt=described(503, open_to_all=True), summary="Can it be sent requests?")
async def ready(request: AnyRequest) -> Health:
    """The store answers, and the server is not about to stop."""
    services = services_of(request)
    if not services.ready or not await services.store.healthy():
        raise RequestError(503, "not-ready")
    return Health("ok")


def check_token(request: AnyConnection, token: str) -> None:
    """Only with this token, compared in constant time; without one, for nobody."""
    given = request.headers.get("authorization", "")
    right = given.startswith(BEARER) and compare_digest(given[len(BEARER) :].encode(), token.encode())
    if not token or not right:
        check_rate(request, "admin")
        raise RequestError(401, "bad-token")


def local(address: str) -> bool:
    """Is this the same machine?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus: with the token of the metrics, or without one only from this machine."""
    services = services_of(request)
    if services.config.metrics_token or not local(services.policy.address(request.scope)):
        check_token(request, services.config.metrics_token)
    return Response(render_metrics(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [game_log, ready]
