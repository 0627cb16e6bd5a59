"""A cache that keeps what was used lately."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class RecentCache(Generic[Value]):
    """Keeps at most so many values, in two halves: a full one becomes the older half, and the one before is dropped.

    A value that is used moves to the newer half. So what is needed again and again stays, and a lookup costs no more
    than in a dictionary.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.newer: dict[Hashable, Value] = {}
        self.older: dict[Hashable, Value] = {}

    def __len__(self) -> int:
        return len(self.newer) + len(self.older)

    def get(self, key: Hashable) -> Value | None:
        """Return the value of a key, or None."""
        found = self.newer.get(key)
        if found is None:
            found = self.older.pop(key, None)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: Hashable, value: Value) -> Value:
        """Keep a value, and return it."""
        if len(self.newer) >= self.most // 2:
            self.newer, self.older = {}, self.newer
        self.newer[key] = value
        return value
