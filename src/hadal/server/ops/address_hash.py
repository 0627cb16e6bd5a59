"""Addresses in the log: a hash tells requests of one client from those of others, but not who it is."""

from __future__ import annotations

import hashlib
import secrets

from hadal.server.clock import TimeSource

DAY_MS = 86_400_000


class AddressHash:
    """Hashes addresses with a random salt that is kept in memory only and changes every day."""

    def __init__(self, now: TimeSource) -> None:
        self.now = now
        self.day = -1
        self.salt = b""

    def of(self, address: str) -> str:
        """The hash of an address, the same for one day and one process."""
        day = self.now() // DAY_MS
        if day != self.day:
            self.day, self.salt = day, secrets.token_bytes(16)
        return hashlib.blake2b(address.encode(), digest_size=6, key=self.salt).hexdigest()
