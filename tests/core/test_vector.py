"""Bits of 64-bit numbers, in both forms."""

from hadal.core.vector import bit


def test_every_bit_of_a_word_can_be_set() -> None:
    """In compiled code, a plain `1 << 40` would be computed with 32 bits."""
    assert [bit(n) for n in range(63)] == [2**n for n in range(63)]
