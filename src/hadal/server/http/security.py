"""Who may use the server from where: security headers, host names, origins, proxies, and limits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders

from hadal.server.config import Network
from hadal.server.errors import RequestError
from hadal.server.http.hosts import HostNames, host_name
from hadal.server.limits.rate_limits import RateLimits, Requester
from hadal.server.ops.logs import log

if TYPE_CHECKING:
    from litestar.types import Message, Scope

BODY_LIMIT = 64 * 1024
HEADER_LIMIT = 16 * 1024
RECORD_LIMIT = 256 * 1024
MAX_QUERY_LENGTH = 4000  # options of a table can be long, such as a list of cards
MAX_QUERY_PARAMETERS = 50
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


# What proxies add to the requests they pass on.
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "via")


@dataclass
class RequestPolicy:
    """Decides which requests are allowed."""

    base_url: str
    origins: tuple[str, ...]
    proxies: tuple[Network, ...]
    limits: RateLimits
    hosts: HostNames = field(default_factory=lambda: HostNames(()))
    key: str = field(default="", repr=False)  # of the hashes of addresses
    unknown_proxy: bool = False  # whether a proxy was seen that HADAL_PROXIES does not list

    def is_trusted_proxy(self, address: str) -> bool:
        """Whether an address is one of our own proxies."""
        if not self.proxies:
            return False
        try:
            found = ip_address(plain_peer(address))
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def address(self, scope: Scope) -> str:
        """Where a request comes from: the last hop that is not one of our proxies."""
        address = peer(scope)
        if not self.is_trusted_proxy(address):
            self.look_for_proxy(scope, address)
            return address
        for hop in reversed(all_headers(scope, "x-forwarded-for").split(",")):
            found = plain_address(hop.strip())
            if not found:  # not an address: the proxy that passed it on is the last one we know
                break
            address = found
            if not self.is_trusted_proxy(address):
                break
        return address

    def lacks_proxies(self) -> bool:
        """Whether HADAL_PROXIES is missing: this server speaks no TLS, so with an https address a proxy does."""
        return self.base_url.startswith("https://") and not self.proxies

    def report_lacking_proxies(self) -> None:
        """Report at the start that a setting is missing."""
        if self.lacks_proxies():
            log().error(
                "proxy-not-trusted",
                text="HADAL_BASE_URL begins with https://, so requests come through a proxy, but HADAL_PROXIES is not "
                "set: all players share the limits of one address, and /metrics needs a token; set HADAL_PROXIES to "
                "the address of the proxy",
            )

    def look_for_proxy(self, scope: Scope, address: str) -> None:
        """Report once that requests come through a proxy which HADAL_PROXIES does not list.

        Only a proxy near by can be ours: from elsewhere, anybody may send such headers.
        """
        if not self.unknown_proxy and is_near(address) and was_forwarded(scope):
            self.unknown_proxy = True
            log().error(
                "proxy-not-trusted",
                proxy=address,
                text=f"requests come through a proxy at {address}, but HADAL_PROXIES does not list it: all players "
                f"share the limits of one address, and /metrics needs a token; set HADAL_PROXIES={address}",
            )

    def rate_key(self, scope: Scope) -> str:
        """The key for rate limits: the address, or for IPv6 the /64 network of one household."""
        return address_key(self.address(scope))

    def requester(self, scope: Scope, person: str = "") -> Requester:
        """Who pays for a request."""
        return Requester(self.rate_key(scope), person)

    def network_id(self, scope: Scope) -> str:
        """A keyed hash of the address. It is stored with tables, and nobody can tell the address from it."""
        return blake2b(self.rate_key(scope).encode(), key=self.key.encode()[:64], digest_size=9).hexdigest()

    def is_this_machine(self, scope: Scope) -> bool:
        """Whether a program on this machine asks directly. A request that a proxy passes on is somebody else's."""
        address = peer(scope)
        if self.lacks_proxies() or self.is_trusted_proxy(address) or was_forwarded(scope) or not is_loopback(address):
            return False
        name = host_name(header(scope, "host"))
        return not name or name == "localhost" or is_loopback(name)

    def check_host(self, scope: Scope) -> None:
        """Reject a request for another host name."""
        given = header(scope, "host")
        if not self.hosts.allows(given):
            raise RequestError(421, "bad-host", host=host_name(given)[:80])

    def is_https(self, scope: Scope) -> bool:
        """Whether the browser uses https."""
        if self.base_url.startswith("https://") or scope.get("scheme") in ("https", "wss"):
            return True
        forwarded = all_headers(scope, "x-forwarded-proto").split(",")[-1].strip()
        return self.is_trusted_proxy(peer(scope)) and forwarded == "https"

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
            raise self.limits.too_many(kind, wait)


def peer(scope: Scope) -> str:
    """The other end of the connection: a client, or a proxy."""
    client = scope.get("client")
    return plain_peer(client[0]) if client else "unknown"


def plain_peer(address: str) -> str:
    """An IPv4 address as it is written usually, even if it came to a socket for both protocols (::ffff:192.0.2.1)."""
    if not address.startswith("::ffff:"):
        return address
    mapped = IPv6Address(address).ipv4_mapped
    return address if mapped is None else str(mapped)


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """An address, or for IPv6 its /64 network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else address


def is_loopback(address: str) -> bool:
    """Whether an address is this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def is_near(address: str) -> bool:
    """Whether an address is this machine or in a private network."""
    try:
        return ip_address(address).is_private
    except ValueError:
        return False


def was_forwarded(scope: Scope) -> bool:
    """Whether a request carries the marks of a proxy."""
    return any(header(scope, name) for name in FORWARDED)


def header(scope: Scope | Mapping[str, Any], name: str) -> str:
    """A header of a request, or an empty string."""
    wanted = name.encode()
    for key, value in scope["headers"]:
        if key.lower() == wanted:
            return bytes(value).decode("latin-1")
    return ""


def drop_long_query(scope: Scope) -> RequestError | None:
    """Empty a query that is too long, and return the error to raise when the request has been counted.

    Litestar keeps what it has read of the last thousand queries in memory, and even an error looks for its language.
    """
    query = scope["query_string"]
    if len(query) <= MAX_QUERY_LENGTH and query.count(b"&") < MAX_QUERY_PARAMETERS:
        return None
    scope["query_string"] = b""
    why = f"a query has at most {MAX_QUERY_PARAMETERS} parameters and {MAX_QUERY_LENGTH} bytes"
    return RequestError(400, "not-understood", why=why)


def all_headers(scope: Scope | Mapping[str, Any], name: str, between: str = ",") -> str:
    """All lines of a header as one: some proxies append to the line of the client, others add their own."""
    wanted = name.encode()
    return between.join(bytes(value).decode("latin-1") for key, value in scope["headers"] if key.lower() == wanted)


def plain_address(hop: str) -> str:
    """The address of a hop without its port (192.0.2.1:443, [2001:db8::1]:443); empty if it is no address."""
    if hop.startswith("["):
        hop = hop[1:].partition("]")[0]
    elif hop.count(":") == 1:
        hop = hop.partition(":")[0]
    try:
        return str(ip_address(hop))
    except ValueError:
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
