"""Who may use the server from where: security headers, origins, proxies, and limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders

from hadal.server.config import Network
from hadal.server.errors import RequestError, too_many_requests

if TYPE_CHECKING:
    from litestar.types import Message, Scope

    from hadal.server.http.rate_limits import RateLimits

BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 256 * 1024
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}

HEADERS = {
    "content-security-policy": "; ".join(
        [
            "default-src 'self'",
            "img-src 'self' data:",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",  # for drawings: docs/security.md
            "script-src 'self'",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HSTS = "max-age=31536000"


@dataclass(frozen=True)
class RequestPolicy:
    """Decides which requests are allowed."""

    base_url: str
    origins: tuple[str, ...]
    proxies: tuple[Network, ...]
    limits: RateLimits

    def is_trusted_proxy(self, address: str) -> bool:
        """Whether an address is one of our own proxies."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def address(self, scope: Scope) -> str:
        """Where a request comes from: the last hop that is not one of our proxies."""
        client = scope.get("client")
        address = client[0] if client else "unknown"
        if not self.is_trusted_proxy(address):
            return address
        for hop in reversed(header(scope, "x-forwarded-for").split(",")):
            if not hop.strip():
                break
            address = hop.strip()[:64]
            if not self.is_trusted_proxy(address):
                break
        return address

    def rate_key(self, scope: Scope) -> str:
        """The key for rate limits: the address, or for IPv6 the /64 network of one household."""
        address = self.address(scope)
        try:
            found = ip_address(address)
        except ValueError:
            return address
        return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else address

    def is_https(self, scope: Scope) -> bool:
        """Whether the browser uses https."""
        if self.base_url.startswith("https://") or scope.get("scheme") in ("https", "wss"):
            return True
        client = scope.get("client")
        forwarded = header(scope, "x-forwarded-proto").split(",")[-1].strip()
        return bool(client) and self.is_trusted_proxy(client[0] if client else "") and forwarded == "https"

    def allows_origin(self, scope: Scope) -> bool:
        """Whether pages of the request's origin may use the server. Programs other than browsers send no origin."""
        origin = header(scope, "origin")
        if not origin:
            return header(scope, "sec-fetch-site") in ("", "none", "same-origin")
        if origin in self.origins or (self.base_url and origin == origin_of(self.base_url)):
            return True
        scheme = "https" if self.is_https(scope) else "http"
        return origin == f"{scheme}://{header(scope, 'host')}"

    def check_origin(self, scope: Scope) -> None:
        """Reject a request from a page of another site."""
        if not self.allows_origin(scope):
            raise RequestError(403, "bad-origin")

    def check_rate(self, kind: str, key: str) -> None:
        """Reject a client that sends too many requests."""
        wait = self.limits.take(kind, key)
        if wait:
            raise too_many_requests(wait)


def header(scope: Scope | Mapping[str, Any], name: str) -> str:
    """A header of a request, or an empty string."""
    wanted = name.encode()
    for key, value in scope["headers"]:
        if key.lower() == wanted:
            return bytes(value).decode("latin-1")
    return ""


def origin_of(url: str) -> str:
    """The origin of a URL."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def add_security_headers(policy: RequestPolicy, message: Message, scope: Scope) -> None:
    """Add the security headers to the start of a response."""
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("cache-control", "no-store")
    if policy.is_https(scope):
        headers.setdefault("strict-transport-security", HSTS)
