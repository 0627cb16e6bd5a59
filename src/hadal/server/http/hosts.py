"""The names under which the server answers.

A page of another site can make its own name point to this machine (DNS rebinding) and then use the server as if
it belonged to that site. Such a request carries the foreign name in its Host header.
"""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

LOCAL_ENDINGS = (".localhost", ".local")  # never names of the public internet


class HostNames:
    """The names of this server: those a host lists, the public address, and names of the local network."""

    def __init__(self, listed: tuple[str, ...], base_url: str = "", bound_to: str = "") -> None:
        public = urlsplit(base_url).hostname or ""
        self.names = {name.lower() for name in (*listed, public, bound_to) if name}

    def allows(self, host_header: str) -> bool:
        """Whether a request with this Host header is meant for this server. Without one it is not from a browser."""
        name = host_name(host_header)
        if not name or name in self.names or "*" in self.names:
            return True
        if any(name.endswith(pattern[1:]) for pattern in self.names if pattern.startswith("*.")):
            return True
        # An address is not looked up, and a name without a dot is looked up in the local network only.
        return is_address(name) or "." not in name or name.endswith(LOCAL_ENDINGS)


def host_name(header: str) -> str:
    """The name in a Host header, without its port."""
    header = header.strip().lower()
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    """Whether a host is given as an address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
