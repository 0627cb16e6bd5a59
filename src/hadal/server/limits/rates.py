"""How much of everything a client may use. A host can change each rate: HADAL_RATES, docs/self-hosting.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite


@dataclass(frozen=True)
class Rate:
    """The size of a bucket, and how fast it fills."""

    burst: float
    per_second: float


# A cost that is known only afterwards can leave a bucket in debt: how many buckets such a debt can be at most. A single
# replay can take longer than the bucket holds, and whoever causes it must wait for all of it before the next one.
MAX_DEBTS = {"replays": 4.0, "replays-address": 4.0}
USUAL_DEBT = 1.0

ADDRESS = "-address"  # ends the name of a rate that holds for an address instead of a person

# Rates for each person; those that end in -address are for each address (IPv6: each /64 network), which many
# people may share. Some kinds of requests are limited for addresses only and have no such ending.
RATES = {
    "request": Rate(200, 40),
    "socket": Rate(30, 1),  # sockets opened
    "person": Rate(10, 1 / 20),  # new nicknames from one address
    "login": Rate(8, 1 / 15),  # passwords and links, for an address, a session or a browser that is known
    "name": Rate(40, 1 / 15),  # passwords for a name from anywhere; its owner has other ways to sign in
    "export": Rate(2, 1 / 600),
    "table": Rate(15, 1 / 6),
    "table-address": Rate(40, 1 / 2),
    "record": Rate(6, 1 / 2),
    "admin": Rate(20, 1),
    "message": Rate(120, 30),  # messages on sockets
    "message-address": Rate(600, 150),
    "chat": Rate(6, 1 / 2),
    "chat-address": Rate(30, 3),
    "processor": Rate(2, 0.1),  # seconds of the event loop and of threads
    "processor-address": Rate(4, 0.25),
    "replays": Rate(15, 0.2),  # processor seconds of replays and win chances, which delay nothing else
    "replays-address": Rate(20, 0.25),
    "bytes": Rate(1_000_000, 20_000),  # received in bodies and messages
    "bytes-address": Rate(4_000_000, 100_000),
    "bot": Rate(20, 0.3),  # processor seconds of bots; beyond that they wait until no other table needs one
    "bot-address": Rate(40, 0.6),
    "delay": Rate(10, 0.2),  # seconds for which somebody may be slowed before the connection is closed
    "delay-address": Rate(60, 1),
}

# How many may be open at the same time.
MAX_OPEN = {
    "socket": 16,
    "socket-address": 64,
    "connection-address": 128,  # TCP connections, sockets included
    "turn-address": 4,  # requests and messages handled at the same time; the others wait
}


def parse_rates(text: str) -> tuple[dict[str, Rate], dict[str, int]]:
    """Rates and numbers of open things, as in `table=30/10 open-socket=32`; ValueError says what is wrong.

    A rate is written as BURST/PER_MINUTE, the number of open things as one whole number.
    """
    rates, most = dict(RATES), dict(MAX_OPEN)
    for item in text.replace(",", " ").split():
        name, _, value = item.partition("=")
        if name in most_names(most):
            most[most_names(most)[name]] = positive_int(item, value)
        elif name in rates:
            burst, _, per_minute = value.partition("/")
            rates[name] = Rate(positive(item, burst), positive(item, per_minute) / 60)
        else:
            known = ", ".join([*rates, *most_names(most)])
            raise ValueError(f"there is no limit {name!r}; the limits are {known}")
    return rates, most


def most_names(most: Mapping[str, int]) -> dict[str, str]:
    """The names by which a host sets how many may be open: `open-socket`, `open-socket-address` …"""
    return {f"open-{name}": name for name in most}


def positive(item: str, text: str) -> float:
    """A number above zero."""
    try:
        found = float(text)
    except ValueError:
        found = 0
    if found <= 0 or not isfinite(found):
        raise ValueError(f"{item!r} is not of the form NAME=BURST/PER_MINUTE with numbers above 0")
    return found


def positive_int(item: str, text: str) -> int:
    """A whole number above zero."""
    if not text.isascii() or not text.isdigit() or not 0 < len(text) < 10 or int(text) == 0:
        raise ValueError(f"{item!r} is not of the form NAME=NUMBER with a whole number above 0")
    return int(text)
