"""Bits of 64-bit numbers, in both forms."""

from hadal.core.vector import bit


def test_every_bit_of_a_word_can_be_set() -> None:
    """Compiled, a plain `1 << 40` would be computed as a 32-bit number."""
    assert [bit(n) for n in range(63)] == [2**n for n in range(63)]
