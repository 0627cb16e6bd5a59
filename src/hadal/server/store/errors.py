"""Errors of the store."""

from __future__ import annotations


class StoreError(Exception):
    """The store cannot do this now (disk full, read only, database unreachable); nothing was changed.

    One exception: if the database goes away during a commit, the write may have happened. Repeating it with the same
    id is safe.
    """


class StoreTimeout(StoreError):
    """The store has not answered in time. The write may still happen; repeating it with the same id is safe."""


class Conflict(Exception):
    """The write is based on an old state: the seq is taken, the table has a newer version, or it does not exist."""


class Outdated(Conflict):
    """The person was forgotten, or a field that the change relies on has another value by now."""


class Repeated(Exception):
    """An entry with this id is already in the log, as number `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"already there, as entry {seq}")
        self.seq = seq
