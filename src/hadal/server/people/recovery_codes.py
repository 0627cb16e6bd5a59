"""Recovery codes: 125 random bits that are easy to write down, such as `7K2QD-9XWMR-…`."""

from __future__ import annotations

import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: without I, L, O and U
GROUPS, GROUP_LENGTH = 5, 5
MISREAD = str.maketrans({"O": "0", "I": "1", "L": "1"})


def new_code() -> str:
    """A new code."""
    groups = ["".join(secrets.choice(ALPHABET) for _ in range(GROUP_LENGTH)) for _ in range(GROUPS)]
    return "-".join(groups)


def plain_code(text: str) -> str:
    """A code as it is compared; empty if the text cannot be one."""
    letters = "".join(letter for letter in text.upper() if letter.isalnum()).translate(MISREAD)
    valid = len(letters) == GROUPS * GROUP_LENGTH and all(letter in ALPHABET for letter in letters)
    return letters if valid else ""
