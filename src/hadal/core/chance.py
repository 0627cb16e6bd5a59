"""Chance: a secret for a table, a keyed hash for each entry, one small integer inside the rules.

The deal comes from a cryptographic stream over the secret. Before entry n the small generator
is set to a keyed hash of the secret and n, so that what a player has seen of one entry tells
nothing about another. Inside one entry the generator is 63 bits of splitmix, the same numbers
compiled and plain.
"""

import hashlib
import secrets
from operator import index
from typing import Final, final

from hadal.core.vector import i64, vec

SECRET_BYTES: Final = 32
MASK: Final = 0x7FFFFFFFFFFFFFFF


def low(x: i64) -> i64:
    """The lower 63 bits of a number."""
    half: i64 = 0x3FFFFFFFFFFFFFFF  # MASK itself would be a Python object, unpacked at every roll
    return x & (half + half + 1)


def output(dice: i64) -> i64:
    """The 63 random bits that this state of the generator stands for."""
    x = low((dice ^ (dice >> 30)) * 0x3F58476D1CE4E5B9)
    x = low((x ^ (x >> 27)) * 0x14D049BB133111EB)
    return x ^ (x >> 31)


def next_state(dice: i64) -> i64:
    """The next state of the generator."""
    return low(dice + 0x1E3779B97F4A7C15)


def derive(seed: i64) -> i64:
    """A state from which other numbers follow than from this seed itself: for whoever shares a seed with a deal."""
    return output(next_state(seed))


def below(dice: i64, n: i64) -> i64:
    """A number from 0 to n - 1 read off this state of the generator (n below 2**31)."""
    return ((output(dice) >> 31) * n) >> 32


def shuffle(cards: vec[i64], count: i64, dice: i64) -> i64:
    """Shuffle the first `count` cards; the generator's state afterwards."""
    for i in range(count - 1, 0, -1):
        dice = next_state(dice)
        j = below(dice, i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
    return dice


def new_secret() -> bytes:
    """A secret nobody can guess, from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_of(seed: int) -> bytes:
    """The secret of a simulation: guessable, and always the same for a seed."""
    return hashlib.sha256(f"hadal seed {int(index(seed))}".encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published at the start: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def entry_dice(secret: bytes, entry: int) -> int:
    """The generator's state for one entry of the record (entry 0 is the deal)."""
    digest = hashlib.blake2b(entry.to_bytes(8, "big"), key=secret, digest_size=8, person=b"hadal dice")
    return int.from_bytes(digest.digest(), "big") & MASK


@final
class Stream:
    """A cryptographic stream of numbers over a secret: SHAKE-256, read as it is needed."""

    CHUNK: Final = 512

    def __init__(self, secret: bytes, purpose: str) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self.seed = secret + purpose.encode()
        self.block = 0
        self.ready = b""
        self.place = 0

    def word(self) -> int:
        """The next 32 bits."""
        if self.place >= len(self.ready):
            self.ready = hashlib.shake_256(self.seed + self.block.to_bytes(4, "big")).digest(self.CHUNK)
            self.block += 1
            self.place = 0
        self.place += 4
        return int.from_bytes(self.ready[self.place - 4 : self.place], "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, exactly fair: words past the last whole multiple are thrown away."""
        limit = 2**32 - 2**32 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def shuffled(self, items: list[int]) -> list[int]:
        """The items in a random order."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out
