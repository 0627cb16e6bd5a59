"""Who looks on at a table, here and on other nodes."""

from __future__ import annotations

from collections.abc import Iterable

from hadal.server.protocol.socket import Presence
from hadal.server.tables.connection import Connection

SPECTATORS = -1


class PresenceCounts:
    """Connections by seat; the spectators count as seat -1."""

    def __init__(self, viewers: Iterable[Connection], opened: int) -> None:
        self.connections = viewers  # of this node; the room changes them
        self.opened = opened  # who was there before that is not known
        self.elsewhere: dict[str, dict[int, int]] = {}  # by node and seat
        self.left_at: dict[int, int] = {}  # since when nobody looks on from a seat

    def here(self, seat: int) -> int:
        """Connections of a seat on this node."""
        return sum(1 for viewer in self.connections if seat in viewer.seats)

    def count(self, seat: int) -> int:
        """Connections of a seat on all nodes."""
        return self.here(seat) + sum(counts.get(seat, 0) for counts in self.elsewhere.values())

    def note(self, seat: int, at: int) -> None:
        """Somebody came or went."""
        if self.count(seat):
            self.left_at.pop(seat, None)
        else:
            self.left_at.setdefault(seat, at)

    def away_since(self, seat: int) -> int:
        """Since when nobody looks on from a seat, as far as it is known."""
        return self.left_at.get(seat, self.opened)

    def count_elsewhere(self, node: str, seat: int, count: int) -> None:
        """Another node says how many look on from a seat there."""
        self.elsewhere.setdefault(node, {})[seat] = count

    def forget(self, node: str) -> list[int]:
        """A node is gone, and all who looked on there: the seats that concerns."""
        return list(self.elsewhere.pop(node, {}))

    def message(self, seats: int) -> Presence:
        """Who is here, for everybody."""
        return Presence([self.count(seat) > 0 for seat in range(seats)], self.count(SPECTATORS))
