"""Rows of numbers made from a view: the few words that every game needs for it."""

from hadal.core.observation import seat_from


def one_of(n: int, chosen: int) -> list[int]:
    """n noughts, but 1 for the chosen one, if it is one of them."""
    out = [0] * n
    if 0 <= chosen < n:
        out[chosen] = 1
    return out


def number(value: object) -> int:
    """A number of a view."""
    assert isinstance(value, int)
    return int(value)


def ints(value: object) -> list[int]:
    """A list of numbers of a view."""
    assert isinstance(value, list)
    return value


def lists_of(value: object) -> list[list[int]]:
    """A list of such lists."""
    assert isinstance(value, list)
    return value


def seat_numbers(me: int, seat: int, seats: int) -> list[int]:
    """One number for each seat, counted from the viewer: 1 for this seat; all 0 for nobody."""
    return one_of(seats, int(seat_from(me, seat, seats)))
