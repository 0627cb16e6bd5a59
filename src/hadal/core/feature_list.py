"""Helpers that turn parts of a view into feature numbers."""

from hadal.core.observation import seat_from


def one_of(n: int, chosen: int) -> list[int]:
    """Return n zeros with a 1 at index `chosen`, if it is in range."""
    out = [0] * n
    if 0 <= chosen < n:
        out[chosen] = 1
    return out


def number(value: object) -> int:
    """Return a value of a view as an int."""
    assert isinstance(value, int)
    return int(value)


def ints(value: object) -> list[int]:
    """Return a value of a view as a list of ints."""
    assert isinstance(value, list)
    return value


def lists_of(value: object) -> list[list[int]]:
    """Return a value of a view as a list of lists of ints."""
    assert isinstance(value, list)
    return value


def seat_numbers(me: int, seat: int, seats: int) -> list[int]:
    """Return a one-hot list for a seat, counted from the viewer; all zeros for no seat."""
    return one_of(seats, int(seat_from(me, seat, seats)))
