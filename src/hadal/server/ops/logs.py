"""Logs as JSON lines without secrets."""

from __future__ import annotations

import logging
import sys
from typing import Any, TextIO

import structlog
from websockets.exceptions import InvalidState

from hadal.server.ops.redaction import error_location, redact_fields, replace_exception

# Text that is no UTF-8, and what follows it on a line that is closing: uvicorn hangs up, which is all there is to do.
CLIENTS_FAULTS = (UnicodeDecodeError, InvalidState)


class ForwardHandler(logging.Handler):
    """Passes what libraries log on to our lines."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line."""
        error = record.exc_info[1] if record.exc_info else None
        fields = {"error": error_location(error)} if error else {}
        level = logging.INFO if isinstance(error, CLIENTS_FAULTS) else record.levelno
        structlog.get_logger().log(level, "library", by=record.name, text=record.getMessage(), **fields)


def start_logs(out: TextIO | None = None, level: int = logging.INFO) -> None:
    """JSON lines on stderr from now on, ours and the libraries'."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            replace_exception,
            redact_fields,
            structlog.processors.JSONRenderer(default=repr),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(out or sys.stderr),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [ForwardHandler()]
    root.setLevel(max(level, logging.WARNING))


def log() -> Any:
    """The log: log().info("event", table=…, seq=…)."""
    return structlog.get_logger()
