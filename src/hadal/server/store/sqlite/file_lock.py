"""Ensures that only one server uses a file."""

from __future__ import annotations

import os
import sys
from typing import IO

from hadal.server.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    def lock_file(file: IO[str]) -> None:
        """Lock a file; OSError if another process holds the lock."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock_file(file: IO[str]) -> None:
        """Lock a file; OSError if another process holds the lock."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A lock that is held until it is released or the process ends. The lock file itself stays."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.file: IO[str] | None = None

    def hold(self) -> None:
        """Take the lock; StoreError if another server holds it. A new database is readable by its owner only."""
        try:
            # A separate file: closing any handle of the database itself would drop SQLite's own locks.
            file = open(f"{os.path.realpath(self.path)}.lock", "a", encoding="ascii")  # noqa: SIM115
            if not os.path.exists(self.path):
                os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise StoreError(f"{self.path} cannot be written: {(error.strerror or str(error)).lower()}") from None
        try:
            lock_file(file)
        except OSError:
            file.close()
            raise StoreError(f"{self.path} is in use by another server; stop that one, or use another file") from None
        self.file = file

    def release(self) -> None:
        """Release the lock."""
        if self.file is not None:
            self.file.close()
            self.file = None
