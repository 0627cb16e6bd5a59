"""The configuration of a server, read from the environment and the command line."""

from __future__ import annotations

import socket
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

from hadal.server.limits.rate_limits import RateLimits
from hadal.server.limits.rates import parse_rates
from hadal.server.limits.timeouts import DEFAULT_TIMEOUTS, Timeouts, parse_timeouts
from hadal.server.store.model import Retention

Network = IPv4Network | IPv6Network


class SetupError(Exception):
    """The server cannot start with this configuration; the message says why in one sentence."""


class PortInUseError(SetupError):
    """Another program uses the port."""


def data_folder(env: Mapping[str, str]) -> Path:
    """The data folder of the user, by the XDG rules."""
    base = env.get("XDG_DATA_HOME") or str(Path(env.get("HOME") or Path.home()) / ".local" / "share")
    return Path(base) / "hadal"


def client_folder() -> Path:
    """Where the built browser client is, if it was built."""
    return Path(__file__).parent / "client"


@dataclass(frozen=True)
class Config:
    """All settings. The secrets among them are never logged."""

    data: Path
    db: str = ""  # empty: a file in the data folder
    host: str = "127.0.0.1"
    port: int = 8400
    base_url: str = ""  # the public address, if it is not host and port
    workers: int = 1  # worker processes for bots
    origins: tuple[str, ...] = ()  # other sites whose pages may use this server
    proxies: tuple[Network, ...] = ()  # trusted for X-Forwarded-For
    hosts: tuple[str, ...] = ()  # names under which the server answers, beside base_url and local ones
    limits: bool = True
    rates: str = ""  # changes of the limits, as parse_rates reads them
    timeouts: Timeouts = DEFAULT_TIMEOUTS
    node: str = ""
    drain_s: float = 10.0
    retention: Retention = field(default_factory=Retention)
    demonstration: bool = True  # whether the home page shows a game of bots
    secret: str = field(default="", repr=False)
    admin_token: str = field(default="", repr=False)
    metrics_token: str = field(default="", repr=False)
    static: Path = field(default_factory=client_folder)

    def database(self) -> str:
        """The address of the database."""
        return self.db or str(self.data / "hadal.db")

    def node_name(self) -> str:
        """The name of this node."""
        # Without the process id: a server that restarts after a crash is the same node and continues at once.
        return self.node or f"{socket.gethostname()}-{self.port}"

    def rate_limits(self) -> RateLimits:
        """The limits of this server."""
        rates, max_open = parse_rates(self.rates)
        return RateLimits(self.limits, rates=rates, max_open=max_open)

    def address(self) -> str:
        """The address for browsers."""
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return self.base_url or f"http://{host}:{self.port}"


def from_env(env: Mapping[str, str]) -> Config:
    """The configuration from environment variables."""
    return Config(
        data=Path(env["HADAL_DATA"]) if env.get("HADAL_DATA") else data_folder(env),
        db=env.get("HADAL_DB", ""),
        host=env.get("HADAL_HOST") or "127.0.0.1",
        port=whole_number(env, "HADAL_PORT", 8400, 65_535),
        base_url=env.get("HADAL_BASE_URL", "").rstrip("/"),
        workers=whole_number(env, "HADAL_WORKERS", 1, 64),
        origins=tuple(origin.rstrip("/") for origin in listed(env, "HADAL_ORIGINS")),
        proxies=tuple(network(text) for text in listed(env, "HADAL_PROXIES")),
        hosts=tuple(listed(env, "HADAL_HOSTS")),
        limits=switched_on(env, "HADAL_LIMITS"),
        rates=checked(env, "HADAL_RATES", parse_rates),
        timeouts=parse_timeouts(checked(env, "HADAL_TIMEOUTS", parse_timeouts)),
        node=env.get("HADAL_NODE", ""),
        drain_s=float(whole_number(env, "HADAL_DRAIN", 10, 3600)),
        retention=Retention(
            lobby_days=whole_number(env, "HADAL_KEEP_LOBBY_DAYS", Retention().lobby_days, 36_500),
            finished_days=whole_number(env, "HADAL_KEEP_FINISHED_DAYS", 0, 36_500),
            unfinished_days=whole_number(env, "HADAL_KEEP_UNFINISHED_DAYS", 0, 36_500),
        ),
        demonstration=switched_on(env, "HADAL_DEMONSTRATION"),
        secret=env.get("HADAL_SECRET", ""),
        admin_token=env.get("HADAL_ADMIN_TOKEN", ""),
        metrics_token=env.get("HADAL_METRICS_TOKEN", ""),
    )


def listed(env: Mapping[str, str], name: str) -> list[str]:
    """A list separated by commas or spaces."""
    return env.get(name, "").replace(",", " ").split()


def whole_number(env: Mapping[str, str], name: str, default: int, most: int) -> int:
    """A whole number."""
    text = env.get(name) or str(default)
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > most:
        raise SetupError(f"{name} must be a whole number from 0 to {most}, not {text!r}")
    return int(text)


def checked(env: Mapping[str, str], name: str, parse: Callable[[str], object]) -> str:
    """A text that can be parsed."""
    text = env.get(name, "")
    try:
        parse(text)
    except ValueError as error:
        raise SetupError(f"{name}: {error}") from None
    return text


def switched_on(env: Mapping[str, str], name: str) -> bool:
    """A switch that is on unless it is set to off."""
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
