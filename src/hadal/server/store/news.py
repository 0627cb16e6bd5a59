"""News for whoever watches the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from weakref import WeakSet

from hadal.server.rows import Note

MOST_WAITING = 10_000  # notes for a watcher who does not read them; more are as good as missed


class Watcher:
    """The news since somebody began to watch, one by one."""

    def __init__(self) -> None:
        self.notes: asyncio.Queue[Note | None] = asyncio.Queue()
        self.ended = False

    def __aiter__(self) -> AsyncIterator[Note]:
        return self

    async def __anext__(self) -> Note:
        note = None if self.ended and self.notes.empty() else await self.notes.get()
        if note is None:
            self.ended = True
            raise StopAsyncIteration
        return note

    def hear(self, note: Note | None) -> None:
        """Keep a note until it is read; None is the last one."""
        if self.notes.qsize() >= MOST_WAITING:
            self.forget()
        self.notes.put_nowait(note)

    def forget(self) -> None:
        """Drop what waits; the watcher reads again what it needs."""
        while not self.notes.empty():
            self.notes.get_nowait()
        self.notes.put_nowait(Note("reconnected"))


class Hub:
    """Hands every note to all watchers."""

    def __init__(self) -> None:
        self.watchers: WeakSet[Watcher] = WeakSet()  # who has stopped watching is forgotten

    def watch(self) -> AsyncIterator[Note]:
        """All news from now on."""
        watcher = Watcher()
        self.watchers.add(watcher)
        return watcher

    def tell(self, note: Note) -> None:
        """Tell all watchers."""
        for watcher in list(self.watchers):
            watcher.hear(note)

    def end(self) -> None:
        """There will be no more news."""
        for watcher in list(self.watchers):
            watcher.hear(None)
