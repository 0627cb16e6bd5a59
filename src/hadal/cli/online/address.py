"""The link to a table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

from hadal.cli.arguments import UsageError, message

TABLE = re.compile(r"/t/([A-Za-z0-9_-]+)/?$")


@dataclass(frozen=True)
class TableAddress:
    """A server, a table, and the invitation to one of its seats."""

    server: str  # scheme, host and port: http://127.0.0.1:8400
    path: str  # folder of the server behind a proxy; usually empty
    table: str
    invite: str = ""

    @property
    def http(self) -> str:
        """Return the address of the API."""
        return f"{self.server}{self.path}/api"

    @property
    def socket(self) -> str:
        """Return the address of the table's socket."""
        return f"ws{self.server.removeprefix('http')}{self.path}/ws/tables/{self.table}"


def read_address(text: str) -> TableAddress:
    """Return the table that a link leads to; raise if the link leads to none."""
    link = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(link)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
        parts = urlsplit("")
    found = TABLE.search(parts.path)
    if parts.scheme not in ("http", "https") or not host or not found:
        raise UsageError(message("cli-join-bad-address", text=repr(text)))
    name = f"[{host}]" if ":" in host else host
    server = f"{parts.scheme}://{name}" + (f":{port}" if port else "")
    invite = parse_qs(parts.fragment).get("invite", [""])[0]
    return TableAddress(server, parts.path[: found.start()], found[1], invite)
