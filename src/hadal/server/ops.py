"""What operators see: logs as JSON lines without secrets, and figures for Prometheus."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Awaitable, Callable
from inspect import iscoroutinefunction
from time import perf_counter
from typing import Any, TextIO, cast

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from structlog.typing import EventDict, WrappedLogger

from hadal.server.blame import blame
from hadal.server.store.base import Store

# Figures.

REGISTRY = CollectorRegistry()
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

REQUESTS = Counter("hadal_requests", "Requests answered", ["method", "route", "status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram("hadal_request_seconds", "Time to answer a request", registry=REGISTRY, buckets=QUICK)
MOVES = Counter("hadal_moves", "Moves by result: accepted, or the code of the refusal", ["result"], registry=REGISTRY)
MOVE_SECONDS = Histogram("hadal_move_seconds", "From a move to its acceptance", registry=REGISTRY, buckets=QUICK)
SOCKETS = Gauge("hadal_sockets_open", "Sockets open now", registry=REGISTRY)
TABLES = Gauge("hadal_tables_loaded", "Tables held in memory now", registry=REGISTRY)
STORE_SECONDS = Histogram(
    "hadal_store_seconds", "Time of a call to the store", ["call"], registry=REGISTRY, buckets=QUICK
)
BOT_DECISIONS = Counter("hadal_bot_decisions", "Decisions of bots", ["bot"], registry=REGISTRY)
BOT_FALLBACKS = Counter("hadal_bot_fallbacks", "Decisions made for a bot that failed or was late", registry=REGISTRY)


class Timed:
    """A store whose calls are measured."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        """A method of the store, with a clock around it if it is waited for."""
        found = getattr(self._store, name)
        if iscoroutinefunction(found):
            found = measured(name, found)
            setattr(self, name, found)  # next time it is found at once
        return found


def measured(name: str, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """A call with a clock around it."""
    seconds = STORE_SECONDS.labels(name)

    async def timed(*args: Any, **more: Any) -> Any:
        start = perf_counter()
        try:
            return await call(*args, **more)
        finally:
            seconds.observe(perf_counter() - start)

    return timed


def timed(store: Store) -> Store:
    """The same store, measured."""
    return cast("Store", Timed(store))


def figures() -> bytes:
    """All figures as Prometheus reads them."""
    return generate_latest(REGISTRY)


# Logs.

HIDDEN = "(hidden)"
PRIVATE = ("secret", "token", "cookie", "password", "invite", "link", "authorization", "orders", "wish")
# Cookies, bearer tokens, passwords of database addresses, and links, wherever they turn up in a text.
PATTERNS = [
    (re.compile(r"(?i)(hadal=|bearer\s+|invite=|#me=)[^\s;,&\"']+"), rf"\1{HIDDEN}"),
    (re.compile(r"(\w+://[^\s:/@]*):[^\s@]+@"), rf"\1:{HIDDEN}@"),
]


def scrubbed(text: str) -> str:
    """A text without what must not be written down."""
    for pattern, instead in PATTERNS:
        text = pattern.sub(instead, text)
    return text


def hide(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Leave out of a line what its name or its look says is private."""
    for key, value in event.items():
        if any(word in key.lower() for word in PRIVATE) or isinstance(value, bytes):
            event[key] = HIDDEN
        elif isinstance(value, str):
            event[key] = scrubbed(value)
    return event


def blamed(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """An exception by its kind and place only: its text may hold anything."""
    error = event.pop("exc_info", None)
    error = sys.exc_info()[1] if error is True else error
    if isinstance(error, BaseException):
        event["error"] = blame(error)
    return event


class Forward(logging.Handler):
    """Passes what libraries log on to our lines."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line."""
        error = record.exc_info[1] if record.exc_info else None
        fields = {"error": blame(error)} if error else {}
        structlog.get_logger().log(record.levelno, "library", by=record.name, text=record.getMessage(), **fields)


def start_logs(out: TextIO | None = None, level: int = logging.INFO) -> None:
    """JSON lines on stderr from now on, ours and the libraries'."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            blamed,
            hide,
            structlog.processors.JSONRenderer(default=repr),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(out or sys.stderr),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [Forward()]
    root.setLevel(max(level, logging.WARNING))


def log() -> Any:
    """The log: log().info("event", table=…, seq=…)."""
    return structlog.get_logger()
