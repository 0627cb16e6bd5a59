"""Keeps secrets out of the log: secret fields, tokens in texts, and the messages of exceptions."""

from __future__ import annotations

import os
import re
import sys
import traceback

from structlog.typing import EventDict, WrappedLogger

FRAMES = 3
HIDDEN = "(hidden)"
PRIVATE = ("secret", "token", "cookie", "password", "invite", "link", "authorization", "orders", "wish", "answer")
# Cookies, bearer tokens, invites, personal links, and passwords in database addresses, anywhere in a text.
PATTERNS = [
    (re.compile(r"(?i)(hadal=|bearer\s+|invite=|#me=)[^\s;,&\"']+"), rf"\1{HIDDEN}"),
    (re.compile(r"(\w+://[^\s:/@]*):[^\s@]+@"), rf"\1:{HIDDEN}@"),
]


def error_location(error: BaseException) -> str:
    """The type and place of an exception, innermost first. Its message is left out: it may name hidden cards."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    places = [f"{os.path.basename(frame.filename)}:{frame.lineno}" for frame in reversed(frames)]
    return " < ".join([type(error).__name__, *places])


def redact_text(text: str) -> str:
    """A text without secrets."""
    for pattern, replacement in PATTERNS:
        text = pattern.sub(replacement, text)
    return text


def redact_fields(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Hide the fields of a log line whose name or content is private."""
    for key, value in event.items():
        if any(word in key.lower() for word in PRIVATE) or isinstance(value, bytes):
            event[key] = HIDDEN
        elif isinstance(value, str):
            event[key] = redact_text(value)
    return event


def replace_exception(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Replace an exception in a log line by its type and place."""
    error = event.pop("exc_info", None)
    error = sys.exc_info()[1] if error is True else error
    if isinstance(error, BaseException):
        event["error"] = error_location(error)
    return event
