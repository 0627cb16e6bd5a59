"""ASCII replacements for other characters."""

from __future__ import annotations

import os
import unicodedata

ASCII = str.maketrans({
    "→": "->", "·": "-", "…": "...", "–": "-", "—": "-", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+",
    "┘": "+", "×": "x", "−": "-", "○": "o",
    "’": "'", "±": "+-", "▸": ">", "µ": "u", "≥": ">=", "✓": "ok", "✗": "X",
    "«": '"', "»": '"', "œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss", "\u202f": " ", "\u00a0": " ",
})  # fmt: skip


def ascii_only(encoding: str) -> bool:
    """Return whether to use ASCII only: another encoding, the C locale, or a dumb terminal."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    plain = locale in ("C", "POSIX") or os.environ.get("TERM") == "dumb"
    return plain or not encoding.lower().replace("-", "").startswith("utf")


def unaccented(text: str) -> str:
    """Return a text in ASCII as far as possible: symbols replaced, accents removed."""
    text = text.translate(ASCII)
    if text.isascii():
        return text
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
