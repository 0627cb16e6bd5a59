"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from inspect import iscoroutinefunction
from time import perf_counter
from typing import Any, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from hadal.server.store.base import Store

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


class TimedStore:
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


def with_timing(store: Store) -> Store:
    """The same store, measured."""
    return cast("Store", TimedStore(store))


def render_metrics() -> bytes:
    """All figures as Prometheus reads them."""
    return generate_latest(REGISTRY)
