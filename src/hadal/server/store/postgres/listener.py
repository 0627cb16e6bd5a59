"""Listens to what all nodes write, on a connection of its own that comes back by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import psycopg

from hadal.server.store.model import Notification

CHANNEL = "hadal"
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between attempts to come back
SILENCE = 15.0  # after so many seconds without news the connection is tried
PATIENCE = 5.0  # so long the database may take to answer that


def decode_notification(payload: str) -> Notification:
    """A note from the text that was sent; `batch.note_text` wrote it."""
    return msgspec.convert(
        dict(zip(Notification.__struct_fields__, msgspec.json.decode(payload), strict=True)), Notification
    )


class NotificationListener:
    """Hands every note to `tell`; after a break it says so, since some were missed."""

    def __init__(self, dsn: str, tell: Callable[[Notification], None], lost: Callable[[], Awaitable[None]]) -> None:
        self.dsn = dsn
        self.tell = tell
        self.lost = lost  # called when the connection breaks: others may be broken too
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen from now on."""
        self.task = asyncio.create_task(self._stay(await self._connect()))

    async def close(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        db = await psycopg.AsyncConnection.connect(self.dsn, autocommit=True, connect_timeout=5)
        try:
            await db.execute(f"listen {CHANNEL}")
        except BaseException:
            await db.close()
            raise
        return db

    async def _stay(self, db: psycopg.AsyncConnection[Any]) -> None:
        """Listen, and come back whenever the connection breaks."""
        while True:
            try:
                await self._listen(db)
            except (psycopg.Error, OSError, TimeoutError):
                await self.lost()
            finally:
                await db.close()
            db = await self._again()
            self.tell(Notification("reconnected"))

    async def _listen(self, db: psycopg.AsyncConnection[Any]) -> None:
        """Until the connection breaks."""
        while True:
            async for news in db.notifies(timeout=SILENCE):
                self._hear(news.payload)
            async with asyncio.timeout(PATIENCE):
                await db.execute("select 1")

    def _hear(self, payload: str) -> None:
        """A note that a node sent; what is none comes from somebody else who uses the channel."""
        try:
            self.tell(decode_notification(payload))
        except (msgspec.MsgspecError, TypeError, ValueError):
            return

    async def _again(self) -> psycopg.AsyncConnection[Any]:
        """A new connection, as soon as there is one."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._connect()
            except (psycopg.Error, OSError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
