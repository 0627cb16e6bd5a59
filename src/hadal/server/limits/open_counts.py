"""How many connections a person and an address have open at the same time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

OpenKey = tuple[str, str]  # what is open, and whose it is


class OpenCounts:
    """Counts by key; nothing is limited that has no maximum."""

    def __init__(self, most: Mapping[str, int]) -> None:
        self.most = most
        self.here: Counter[OpenKey] = Counter()
        self.elsewhere: dict[OpenKey, int] = {}  # on other nodes, as far as this one knows

    def add(self, keys: list[OpenKey]) -> str:
        """Count one more, unless there are too many. Returns the name of the limit that was reached, or nothing."""
        for name, key in keys:
            most = self.most.get(name)
            if most is not None and self.here[name, key] + self.elsewhere.get((name, key), 0) >= most:
                return name
        self.here.update(keys)
        return ""

    def remove(self, keys: list[OpenKey]) -> None:
        """One of them was closed."""
        for key in keys:
            self.here[key] -= 1
            if self.here[key] <= 0:
                del self.here[key]
