"""Ends connections whose client does not read what was sent to it.

uvicorn writes an answer at once, however long it is, and closes a connection only when everything has been sent. What a
client does not read would stay in memory as long as the client likes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

PART = 64 * 1024  # bytes that a client must read within the timeout, unless fewer are left
MOST_UNSENT = 16 * 1024 * 1024  # bytes that all connections of an address may leave unread together


class Sender(Protocol):
    """A connection, as far as it sends."""

    resumed: int  # how often the client has read nearly everything after a pause

    def unsent(self) -> int:
        """The bytes that the client must read before the connection goes on, or is closed; 0 if nothing waits."""

    def payer(self) -> str:
        """The address that pays for it, or an empty string if that is unknown."""

    def abort(self) -> None:
        """Close it without sending the rest."""


class Backlog(NamedTuple):
    """How much is unsent, and since when the client has read less than a part of it."""

    size: int
    since: float
    resumed: int


class SlowReaders:
    """Looks at all connections from time to time, and ends those whose client does not read."""

    def __init__(self, timeout_s: float, most: int = MOST_UNSENT) -> None:
        self.timeout_s = timeout_s
        self.most = most
        self.backlogs: dict[Sender, Backlog] = {}

    def look(self, connections: Iterable[Sender], now: float) -> None:
        """End those whose client has not read a part in time, and the largest of an address that has too many."""
        sizes = {connection: size for connection in connections if (size := connection.unsent())}
        self.backlogs = {connection: self.backlog(connection, size, now) for connection, size in sizes.items()}
        for connection, backlog in self.backlogs.items():
            if now - backlog.since >= self.timeout_s:
                connection.abort()
                sizes.pop(connection)
        for connection in too_large(sizes, self.most):
            connection.abort()

    def backlog(self, connection: Sender, size: int, now: float) -> Backlog:
        """What is unsent now: as before, unless a part was read since."""
        before = self.backlogs.get(connection)
        if before is not None and before.resumed == connection.resumed and size > before.size - PART:
            return before
        return Backlog(size, now, connection.resumed)


def too_large(sizes: dict[Sender, int], most: int) -> list[Sender]:
    """The connections that must be ended so that no address has more than this unsent: the largest ones."""
    totals: dict[str, int] = {}
    ended: list[Sender] = []
    for connection, size in sorted(sizes.items(), key=lambda item: item[1]):
        payer = connection.payer()
        totals[payer] = totals.get(payer, 0) + size
        if payer and totals[payer] > most:
            ended.append(connection)
    return ended
