"""Randomness: one secret per table, a keyed hash per entry, a small integer generator inside the rules.

The deal uses a cryptographic stream keyed by the secret. Before entry n, the small generator is seeded with a keyed
hash of the secret and n, so the random numbers of one entry reveal nothing about another. Within an entry the
generator is 63-bit splitmix, identical in compiled and plain Python.
"""

import hashlib
import secrets
from operator import index
from typing import Final, final

from librt.strings import read_i64_be

from hadal.core.vector import i64, vec

SECRET_BYTES: Final = 32
MASK: Final = 0x7FFFFFFFFFFFFFFF
SEED_MASK: Final = MASK >> 1  # seeds below this leave room to count on


def low(x: i64) -> i64:
    """Return the lower 63 bits of a number."""
    half: i64 = 0x3FFFFFFFFFFFFFFF  # MASK itself would be a Python object, unboxed on every call
    return x & (half + half + 1)


def output(dice: i64) -> i64:
    """Return the 63 random bits for this generator state."""
    x = low((dice ^ (dice >> 30)) * 0x3F58476D1CE4E5B9)
    x = low((x ^ (x >> 27)) * 0x14D049BB133111EB)
    return x ^ (x >> 31)


def next_state(dice: i64) -> i64:
    """Return the next generator state."""
    return low(dice + 0x1E3779B97F4A7C15)


def derive(seed: i64) -> i64:
    """Return a generator state independent of this seed, for code that shares a seed with a deal."""
    return output(next_state(seed))


def below(dice: i64, n: i64) -> i64:
    """Return a number from 0 to n - 1 for this generator state (n below 2**31)."""
    return ((output(dice) >> 31) * n) >> 32


def shuffle(cards: vec[i64], count: i64, dice: i64) -> i64:
    """Shuffle the first `count` cards in place and return the new generator state."""
    for i in range(count - 1, 0, -1):
        dice = next_state(dice)
        j = below(dice, i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
    return dice


def new_secret() -> bytes:
    """Return an unguessable secret from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_of(seed: int) -> bytes:
    """Return the secret of a simulation: guessable, and always the same for a seed."""
    return hashlib.sha256(f"hadal seed {int(index(seed))}".encode()).digest()


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of the secret in hexadecimal, published at the start of a game."""
    return hashlib.sha256(secret).hexdigest()


def key_of(secret: bytes, numbers: list[tuple[int, bytes]], counter: int = 0) -> bytes:
    """Return what deals and rolls: the secret of the table, or its hash with the numbers of the players.

    `numbers` are seats and what their browsers drew; `counter` distinguishes the keys of one set of numbers.
    """
    if not numbers:
        return secret
    parts = b"".join([bytes([seat]) + number for seat, number in sorted(numbers)])
    return hashlib.sha256(b"hadal key" + secret + parts + counter.to_bytes(4, "big")).digest()


def entry_dice(secret: bytes, entry: int, redraw: int = 0) -> int:
    """Return the generator state for one entry of the record (entry 0 is the deal).

    `redraw` is the number of the last redraw before it. Entry 0 of a redraw seeds the redraw itself.
    """
    message = entry.to_bytes(8, "big")
    if redraw:
        message += redraw.to_bytes(8, "big")
    digest = hashlib.blake2b(message, key=secret, digest_size=8, person=b"hadal dice")
    return int(low(read_i64_be(digest.digest(), 0)))


@final
class Stream:
    """A cryptographic stream of numbers keyed by a secret: SHAKE-256, read on demand."""

    CHUNK: Final = 512

    def __init__(self, secret: bytes, purpose: str) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.seed = secret + purpose.encode()
        self.block = 0
        self.ready = b""
        self.place = 0

    def word(self) -> int:
        """Return the next 32 bits."""
        if self.place >= len(self.ready):
            self.ready = hashlib.shake_256(self.seed + self.block.to_bytes(4, "big")).digest(self.CHUNK)
            self.block += 1
            self.place = 0
        self.place += 4
        return int.from_bytes(self.ready[self.place - 4 : self.place], "big")

    def below(self, n: int) -> int:
        """Return an unbiased number from 0 to n - 1, by rejection sampling."""
        limit = 2**32 - 2**32 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffled(self, items: list[int]) -> list[int]:
        """Return the items in random order."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out
