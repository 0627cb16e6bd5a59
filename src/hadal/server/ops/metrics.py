"""Metrics for Prometheus."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from inspect import iscoroutinefunction
from time import perf_counter
from typing import Any, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from hadal.server.store.base import Store
from hadal.server.store.errors import StoreError

REGISTRY = CollectorRegistry()
SECONDS_BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

REQUESTS = Counter("hadal_requests", "Requests answered", ["method", "route", "status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "hadal_request_seconds", "Time to answer a request", registry=REGISTRY, buckets=SECONDS_BUCKETS
)
MOVES = Counter("hadal_moves", "Moves by result: accepted, or the code of the refusal", ["result"], registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "hadal_move_seconds", "From a move to its acceptance", registry=REGISTRY, buckets=SECONDS_BUCKETS
)
SOCKETS = Gauge("hadal_sockets_open", "Sockets open now", registry=REGISTRY)
TABLES = Gauge("hadal_tables_loaded", "Tables held in memory now", registry=REGISTRY)
STORE_SECONDS = Histogram(
    "hadal_store_seconds", "Time of a call to the store", ["call"], registry=REGISTRY, buckets=SECONDS_BUCKETS
)
LOOP_LAG_SECONDS = Histogram(
    "hadal_loop_lag_seconds", "By how much the event loop is late", registry=REGISTRY, buckets=SECONDS_BUCKETS
)
DATABASE_BYTES = Gauge("hadal_database_bytes", "Size of the database", registry=REGISTRY)
BOT_QUEUE = Gauge("hadal_bot_queue", "Decisions that bots have not made yet", registry=REGISTRY)
BOT_DECISIONS = Counter("hadal_bot_decisions", "Decisions of bots", ["bot"], registry=REGISTRY)
BOT_BATCHES = Histogram(
    "hadal_bot_batch", "Decisions that a worker made together", buckets=(1, 2, 4, 8, 16, 32), registry=REGISTRY
)
BOT_FALLBACKS = Counter("hadal_bot_fallbacks", "Decisions made for a bot that failed or was late", registry=REGISTRY)

ProcessCollector(registry=REGISTRY)  # memory, processor time and file descriptors of this process
MEASURE_TIMEOUT_S = 2.0


METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def method_label(method: str) -> str:
    """An HTTP method as a label: clients can invent any number of others, and every label stays in memory."""
    return method if method in METHODS else "other"


class TimedStore:
    """Measures the calls of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        """A method of the store; coroutines are measured."""
        found = getattr(self._store, name)
        if iscoroutinefunction(found):
            found = measured(name, found)
            setattr(self, name, found)  # so that the next lookup is direct
        return found


def measured(name: str, call: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """A coroutine function that records how long each call takes."""
    seconds = STORE_SECONDS.labels(name)

    async def timed(*args: Any, **more: Any) -> Any:
        start = perf_counter()
        try:
            return await call(*args, **more)
        finally:
            seconds.observe(perf_counter() - start)

    return timed


def with_timing(store: Store) -> Store:
    """The same store with measured calls."""
    return cast("Store", TimedStore(store))


async def measure_database(store: Store) -> None:
    """Update the size of the database; it stays as it was if the store does not answer."""
    with suppress(StoreError, TimeoutError):
        async with asyncio.timeout(MEASURE_TIMEOUT_S):
            DATABASE_BYTES.set(await store.size())


def render_metrics() -> bytes:
    """All metrics in the text format of Prometheus."""
    return generate_latest(REGISTRY)
