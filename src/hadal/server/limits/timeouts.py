"""How long a client may take. A host can change each timeout: HADAL_TIMEOUTS, docs/self-hosting.md."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace


@dataclass(frozen=True)
class Timeouts:
    """Seconds for each part of a conversation."""

    header: float = 10  # from the connection, or the first byte of a further request, to the end of the headers
    body: float = 20  # for the body of a request
    send: float = 30  # for a client to read a part of what was sent to it
    hello: float = 10  # from the opening of a socket to its first hello
    idle: float = 180  # between two messages on a socket; the browser client sends one every half minute


DEFAULT_TIMEOUTS = Timeouts()


def parse_timeouts(text: str) -> Timeouts:
    """Timeouts as in `header=5 idle=600`; ValueError says what is wrong."""
    known = {field.name for field in fields(Timeouts)}
    chosen: dict[str, float] = {}
    for item in text.replace(",", " ").split():
        name, _, value = item.partition("=")
        if name not in known or not value.isascii() or not value.isdigit() or not int(value[:9]) > 0:
            names = ", ".join(field.name for field in fields(Timeouts))
            raise ValueError(f"{item!r} is not of the form NAME=SECONDS; the names are {names}")
        chosen[name] = float(value[:9])
    return replace(Timeouts(), **chosen)
