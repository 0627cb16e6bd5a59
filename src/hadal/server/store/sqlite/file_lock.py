"""One server for each file: whoever comes second is told so."""

from __future__ import annotations

import os
import sys
from typing import IO

from hadal.server.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    def take(file: IO[str]) -> None:
        """Lock a file; OSError if somebody else has."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: IO[str]) -> None:
        """Lock a file; OSError if somebody else has."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held as long as this process lives, or until it is released. The file beside the database stays."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.file: IO[str] | None = None

    def hold(self) -> None:
        """Take the lock, or say who has it; a new database is for its owner only, since it holds secrets."""
        try:
            # not inside the database: closing any handle of that file would drop SQLite's own locks
            file = open(f"{os.path.realpath(self.path)}.lock", "a", encoding="ascii")  # noqa: SIM115
            if not os.path.exists(self.path):
                os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise StoreError(f"{self.path} cannot be written: {(error.strerror or str(error)).lower()}") from None
        try:
            take(file)
        except OSError:
            file.close()
            raise StoreError(f"{self.path} is in use by another server; stop that one, or use another file") from None
        self.file = file

    def release(self) -> None:
        """Let others have it."""
        if self.file is not None:
            self.file.close()
            self.file = None
