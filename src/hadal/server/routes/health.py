"""Whether the server lives, and its figures."""

from __future__ import annotations

from ipaddress import ip_address
from secrets import compare_digest

from litestar import Response, get
from msgspec import Struct

from hadal.server.faults import Denied
from hadal.server.ops import figures
from hadal.server.routes.asking import Asked, Connection, described, limited, site_of

BEARER = "Bearer "


class Health(Struct):
    """All is well."""

    status: str


@get("/health/live", opt=described(open_to_all=True), summary="Does the process answer?")
async def live(request: Asked) -> Health:
    """The process answers."""
    return Health("ok")


@get("/health/ready", opt=described(503, open_to_all=True), summary="Can it be sent requests?")
async def ready(request: Asked) -> Health:
    """The store answers, and the server is not about to stop."""
    site = site_of(request)
    if not site.ready or not await site.store.healthy():
        raise Denied(503, "not-ready")
    return Health("ok")


def check_token(request: Connection, token: str) -> None:
    """Only with this token, compared in constant time; without one, for nobody."""
    given = request.headers.get("authorization", "")
    right = given.startswith(BEARER) and compare_digest(given[len(BEARER) :].encode(), token.encode())
    if not token or not right:
        limited(request, "admin")
        raise Denied(401, "bad-token")


def local(address: str) -> bool:
    """Is this the same machine?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """Figures for Prometheus: with the token of the metrics, or without one only from this machine."""
    site = site_of(request)
    if site.config.metrics_token or not local(site.door.address(request.scope)):
        check_token(request, site.config.metrics_token)
    return Response(figures(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [live, ready]
