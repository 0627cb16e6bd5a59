"""Logs as JSON lines without secrets."""

from __future__ import annotations

import logging
import secrets
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TextIO, cast

import structlog
from websockets.exceptions import InvalidState

from hadal.server.ops.redaction import error_location, redact_fields, replace_exception

if TYPE_CHECKING:
    from litestar.types import Scope

    from hadal.server.services import Services

REQUEST_ID = "hadal_request_id"
# Caused by clients: text that is not UTF-8, and writes to a socket that is closing. uvicorn closes the connection.
CLIENT_ERRORS = (UnicodeDecodeError, InvalidState)


class ForwardHandler(logging.Handler):
    """Forwards the log records of libraries to our log."""

    def emit(self, record: logging.LogRecord) -> None:
        """Forward one record."""
        error = record.exc_info[1] if record.exc_info else None
        fields = {"error": error_location(error)} if error else {}
        level = logging.INFO if isinstance(error, CLIENT_ERRORS) else record.levelno
        structlog.get_logger().log(level, "library", by=record.name, text=record.getMessage(), **fields)


class LossyOutput:
    """Writes lines while that is possible. On a full disk they are lost; requests are answered all the same."""

    def __init__(self, out: TextIO) -> None:
        self.out = out

    def write(self, text: str) -> int:
        """Write a line."""
        with suppress(OSError):
            self.out.write(text)
        return len(text)

    def flush(self) -> None:
        """Hand lines on to the operating system."""
        with suppress(OSError):
            self.out.flush()


def start_logs(out: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write JSON lines to stderr from now on, ours and those of libraries."""
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
        logger_factory=structlog.WriteLoggerFactory(cast(TextIO, LossyOutput(out or sys.stderr))),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [ForwardHandler()]
    root.setLevel(max(level, logging.WARNING))


def begin_request(services: Services, scope: Scope) -> None:
    """From here on, the log lines of this task name the request and, as a hash, the address of the client."""
    id = scope["state"][REQUEST_ID] = secrets.token_hex(6)
    address = services.address_hash.of(services.policy.address(scope))
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(request=id, address=address)


def log() -> Any:
    """The logger: log().info("event", table=…, seq=…)."""
    return structlog.get_logger()
