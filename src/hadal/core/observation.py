"""Write the numbers of an observation one after the other into a vector."""

from hadal.core.state import View
from hadal.core.vector import i16, i64, vec


def clear(out: vec[i16], at: i64, n: i64) -> i64:
    """Write n zeros; return the next index."""
    end = at + n
    while at < end:  # compiles to a faster loop than a sum as index
        out[at] = 0
        at += 1
    return end


def number(out: vec[i16], at: i64, value: i64) -> i64:
    """Write one number; return the next index."""
    out[at] = i16(value)
    return at + 1


def one_of(out: vec[i16], at: i64, n: i64, chosen: i64) -> i64:
    """Write n numbers, all 0 except a 1 at index `chosen` if it is in range; return the next index."""
    end = clear(out, at, n)
    if chosen >= 0 and chosen < n:
        out[at + chosen] = 1
    return end


def copied(out: vec[i16], at: i64, row: vec[i64], start: i64, n: i64) -> i64:
    """Copy part of a vector; return the next index."""
    end = at + n
    while at < end:
        out[at] = i16(row[start])
        at += 1
        start += 1
    return end


def seat_from(viewer: i64, seat: i64, seats: i64) -> i64:
    """Return how many places to the left of the viewer a seat is; negative for no seat."""
    if seat < 0:
        return -1
    if seat >= viewer:
        return seat - viewer
    return seat - viewer + seats


def list_length(view: View, key: str) -> int:
    """Return the length of a list in a view."""
    found = view[key]
    assert isinstance(found, list)
    return len(found)


def turned(bits: i64, viewer: i64, seats: i64) -> i64:
    """Rotate a bit set of seats so that the viewer's bit is the lowest."""
    mask = (1 << seats) - 1
    bits &= mask
    return ((bits >> viewer) | (bits << (seats - viewer))) & mask
