"""What may be logged of an exception: its kind and place, never its text or values, which may name hidden cards."""

from __future__ import annotations

import os
import re
import sys
import traceback

from structlog.typing import EventDict, WrappedLogger

FRAMES = 3


def error_location(error: BaseException) -> str:
    """What was raised and where, the innermost place first."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    places = [f"{os.path.basename(frame.filename)}:{frame.lineno}" for frame in reversed(frames)]
    return " < ".join([type(error).__name__, *places])


HIDDEN = "(hidden)"
PRIVATE = ("secret", "token", "cookie", "password", "invite", "link", "authorization", "orders", "wish")
# Cookies, bearer tokens, passwords of database addresses, and links, wherever they turn up in a text.
PATTERNS = [
    (re.compile(r"(?i)(hadal=|bearer\s+|invite=|#me=)[^\s;,&\"']+"), rf"\1{HIDDEN}"),
    (re.compile(r"(\w+://[^\s:/@]*):[^\s@]+@"), rf"\1:{HIDDEN}@"),
]


def redact_text(text: str) -> str:
    """A text without what must not be written down."""
    for pattern, instead in PATTERNS:
        text = pattern.sub(instead, text)
    return text


def redact_fields(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Leave out of a line what its name or its look says is private."""
    for key, value in event.items():
        if any(word in key.lower() for word in PRIVATE) or isinstance(value, bytes):
            event[key] = HIDDEN
        elif isinstance(value, str):
            event[key] = redact_text(value)
    return event


def replace_exception(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """An exception by its kind and place only: its text may hold anything."""
    error = event.pop("exc_info", None)
    error = sys.exc_info()[1] if error is True else error
    if isinstance(error, BaseException):
        event["error"] = error_location(error)
    return event
