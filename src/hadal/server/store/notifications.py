"""News for whoever watches the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from weakref import WeakSet

from hadal.server.store.model import Notification

MAX_QUEUED = 10_000  # notes for a watcher who does not read them; more are as good as missed


class Subscription:
    """The news since somebody began to watch, one by one."""

    def __init__(self) -> None:
        self.notes: asyncio.Queue[Notification | None] = asyncio.Queue()
        self.ended = False

    def __aiter__(self) -> AsyncIterator[Notification]:
        return self

    async def __anext__(self) -> Notification:
        note = None if self.ended and self.notes.empty() else await self.notes.get()
        if note is None:
            self.ended = True
            raise StopAsyncIteration
        return note

    def push(self, note: Notification | None) -> None:
        """Keep a note until it is read; None is the last one."""
        if self.notes.qsize() >= MAX_QUEUED:
            self.forget()
        self.notes.put_nowait(note)

    def forget(self) -> None:
        """Drop what waits; the watcher reads again what it needs."""
        while not self.notes.empty():
            self.notes.get_nowait()
        self.notes.put_nowait(Notification("reconnected"))


class NotificationHub:
    """Hands every note to all watchers."""

    def __init__(self) -> None:
        self.watchers: WeakSet[Subscription] = WeakSet()  # who has stopped watching is forgotten

    def subscribe(self) -> AsyncIterator[Notification]:
        """All news from now on."""
        watcher = Subscription()
        self.watchers.add(watcher)
        return watcher

    def publish(self, note: Notification) -> None:
        """Tell all watchers."""
        for watcher in list(self.watchers):
            watcher.push(note)

    def close(self) -> None:
        """There will be no more news."""
        for watcher in list(self.watchers):
            watcher.push(None)
