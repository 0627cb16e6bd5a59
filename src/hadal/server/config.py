"""How a server is set up: from the environment, then from the command line."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

Network = IPv4Network | IPv6Network


class SetupError(Exception):
    """The server cannot start like this; one sentence says why."""


def data_folder(env: Mapping[str, str]) -> Path:
    """Where data of users is kept, by the XDG rule."""
    base = env.get("XDG_DATA_HOME") or str(Path(env.get("HOME") or Path.home()) / ".local" / "share")
    return Path(base) / "hadal"


def page_folder() -> Path:
    """The built client; without it (no Node.js where this was installed) a plain page."""
    here = Path(__file__).parent
    return here / "client" if (here / "client" / "index.html").is_file() else here / "static"


@dataclass(frozen=True)
class Config:
    """Everything that can be set. The secrets among it are never written to the log."""

    data: Path
    db: str = ""  # empty: a file in the data folder
    host: str = "127.0.0.1"
    port: int = 8400
    base_url: str = ""  # how browsers reach this server, if not by host and port
    workers: int = 1  # processes for bots; 0: none of their own
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    proxies: tuple[Network, ...] = ()  # whose X-Forwarded-For is believed
    limits: bool = True
    node: str = ""
    drain_s: float = 10.0
    secret: str = field(default="", repr=False)
    admin_token: str = field(default="", repr=False)
    metrics_token: str = field(default="", repr=False)
    static: Path = field(default_factory=page_folder)

    def database(self) -> str:
        """Where the tables are kept."""
        return self.db or str(self.data / "hadal.db")

    def node_name(self) -> str:
        """What this node is called among others."""
        # Not the process: a server that comes back after a crash is the same node, and goes on at once.
        return self.node or f"{socket.gethostname()}-{self.port}"

    def address(self) -> str:
        """Where a browser finds this server."""
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return self.base_url or f"http://{host}:{self.port}"


def from_env(env: Mapping[str, str]) -> Config:
    """What the environment says."""
    return Config(
        data=Path(env["HADAL_DATA"]) if env.get("HADAL_DATA") else data_folder(env),
        db=env.get("HADAL_DB", ""),
        host=env.get("HADAL_HOST") or "127.0.0.1",
        port=whole(env, "HADAL_PORT", 8400, 65_535),
        base_url=env.get("HADAL_BASE_URL", "").rstrip("/"),
        workers=whole(env, "HADAL_WORKERS", 1, 64),
        origins=tuple(origin.rstrip("/") for origin in words(env, "HADAL_ORIGINS")),
        proxies=tuple(network(text) for text in words(env, "HADAL_PROXIES")),
        limits=yes(env, "HADAL_LIMITS"),
        node=env.get("HADAL_NODE", ""),
        drain_s=float(whole(env, "HADAL_DRAIN", 10, 3600)),
        secret=env.get("HADAL_SECRET", ""),
        admin_token=env.get("HADAL_ADMIN_TOKEN", ""),
        metrics_token=env.get("HADAL_METRICS_TOKEN", ""),
    )


def words(env: Mapping[str, str], name: str) -> list[str]:
    """A list with commas or blanks between its items."""
    return env.get(name, "").replace(",", " ").split()


def whole(env: Mapping[str, str], name: str, usual: int, most: int) -> int:
    """A whole number."""
    text = env.get(name) or str(usual)
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > most:
        raise SetupError(f"{name} must be a whole number from 0 to {most}, not {text!r}")
    return int(text)


def yes(env: Mapping[str, str], name: str) -> bool:
    """On unless it is said to be off."""
    text = env.get(name, "on").lower()
    if text not in ("on", "off"):
        raise SetupError(f"{name} must be on or off, not {text!r}")
    return text == "on"


def network(text: str) -> Network:
    """An address or a network."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise SetupError(f"HADAL_PROXIES lists addresses or networks such as 10.0.0.0/8, not {text!r}") from None
