"""Texts from a server, which other people may have written: without characters that control a terminal."""

from __future__ import annotations

from typing import Any

LINE_BREAK, TAB = 0x0A, 0x09
# What reading a message raises that is no message, or not of the form we know.
UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, ImportError, RecursionError)
CONTROLS = dict.fromkeys({*range(0x20), *range(0x7F, 0xA0)} - {LINE_BREAK, TAB})


def printable(value: Any) -> Any:
    """Return a decoded message without control characters in its texts."""
    if isinstance(value, str):
        return value.translate(CONTROLS)
    if isinstance(value, list):
        return [printable(item) for item in value]
    if isinstance(value, dict):
        return {printable(name): printable(item) for name, item in value.items()}
    return value
