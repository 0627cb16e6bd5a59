"""Defines the vector type of positions in one place, so that it can be replaced."""

from librt.vecs import vec as vec
from mypy_extensions import i16 as i16
from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8


def zeros(n: int) -> vec[i64]:
    """Return a vector of n zeros."""
    return vec[i64]([0] * n)


def filled(n: int, value: int) -> vec[i64]:
    """Return a vector of n copies of a value."""
    return vec[i64]([value] * n)


def vector(items: list[int]) -> vec[i64]:
    """Return a vector with these items."""
    return vec[i64](items)


def fill_zero(v: vec[i64]) -> None:
    """Set every element to zero."""
    for i in range(len(v)):
        v[i] = 0


def numbers(v: vec[i64], start: i64, stop: i64) -> list[int]:
    """Return a slice of a vector as a list."""
    count = stop - start
    out = [0] * int(count)  # filling is faster than appending
    for i in range(count):
        out[i] = int(v[start + i])
    return out


def whole(v: vec[i64]) -> list[int]:
    """Return a vector as a list."""
    return numbers(v, 0, len(v))


def bit(n: i64) -> i64:
    """Return the integer with only bit n (0 to 62) set.

    Compiled, `1 << n` is wrong from bit 31 on, because mypyc emits the 1 as a C int even if it was assigned to an i64
    first. A constant of 2**62 or more would be a Python object.
    """
    if n > 62:
        raise ValueError("a number has room for bits 0 to 62")
    if n > 61:
        return 0x2000000000000000 + 0x2000000000000000
    return 0x2000000000000000 >> (61 - n)
