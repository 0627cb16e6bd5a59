"""Who is connected to a table, on this node and on others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hadal.server.protocol.socket import Presence
from hadal.server.tables.connection import Connection

SPECTATORS = -1


class PresenceCounts:
    """Connections by seat; spectators count as seat -1."""

    def __init__(self, opened: int, left_at: dict[int, int] | None = None) -> None:
        self.opened = opened  # who was connected before that is unknown, except for those who are known to have left
        self.connected: dict[int, int] = {}  # on this node, by seat
        self.elsewhere: dict[str, dict[int, int]] = {}  # by node and seat
        self.left_at = dict(left_at or {})  # when the last connection of a seat was lost

    def here(self, seat: int) -> int:
        """Connections of a seat on this node."""
        return self.connected.get(seat, 0)

    def recount(self, connections: Iterable[Connection]) -> list[int]:
        """People may have changed seats: count again; returns the seats whose count has changed."""
        before, self.connected = (
            self.connected,
            dict(Counter(seat for connection in connections for seat in connection.seats)),
        )
        return [seat for seat in sorted(before | self.connected) if before.get(seat, 0) != self.here(seat)]

    def change(self, seats: list[int], by: int) -> None:
        """A client with these seats has connected (1) or disconnected (-1)."""
        for seat in seats:
            self.connected[seat] = self.here(seat) + by

    def count(self, seat: int) -> int:
        """Connections of a seat on all nodes."""
        return self.here(seat) + sum(counts.get(seat, 0) for counts in self.elsewhere.values())

    def anybody(self) -> bool:
        """Whether anybody is connected, on any node."""
        nodes = [self.connected, *self.elsewhere.values()]
        return any(count for counts in nodes for count in counts.values())

    def update(self, seat: int, at: int) -> None:
        """Record a change in the connections of a seat."""
        if self.count(seat):
            self.left_at.pop(seat, None)
        else:
            self.left_at.setdefault(seat, at)

    def away_since(self, seat: int) -> int:
        """Since when a seat has no connection, as far as this node knows."""
        return self.left_at.get(seat, self.opened)

    def absences(self, seats: int) -> dict[int, int]:
        """Since when each seat without a connection is away; kept while the table is unloaded."""
        return {seat: self.away_since(seat) for seat in range(seats) if not self.count(seat)}

    def set_elsewhere(self, node: str, seat: int, count: int) -> None:
        """Another node reports its connections of a seat."""
        self.elsewhere.setdefault(node, {})[seat] = count

    def forget_node(self, node: str) -> list[int]:
        """A node is gone with all its connections; returns the affected seats."""
        return list(self.elsewhere.pop(node, {}))

    def message(self, seats: int) -> Presence:
        """Who is connected, for everybody."""
        return Presence([self.count(seat) > 0 for seat in range(seats)], self.count(SPECTATORS))
