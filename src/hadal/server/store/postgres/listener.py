"""Receives the notifications of all nodes on a connection of its own, and reconnects by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import psycopg

from hadal.server.background import stop_tasks
from hadal.server.store.model import Notification

CHANNEL = "hadal"
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds between attempts to reconnect
SILENCE = 15.0  # seconds without a notification until the connection is checked
TIMEOUT = 5.0  # seconds for the database to answer the check


def decode_notification(payload: str) -> Notification:
    """A notification from the text that `appends.encode_notification` wrote."""
    return msgspec.convert(
        dict(zip(Notification.__struct_fields__, msgspec.json.decode(payload), strict=True)), Notification
    )


class NotificationListener:
    """Passes every notification to `publish`; after a break it sends `reconnected`, because some were lost."""

    def __init__(self, dsn: str, publish: Callable[[Notification], None], lost: Callable[[], Awaitable[None]]) -> None:
        self.dsn = dsn
        self.publish = publish
        self.lost = lost  # called when the connection breaks, because others may be broken too
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start listening."""
        self.task = asyncio.create_task(self._run(await self._connect()))

    async def close(self) -> None:
        """Stop listening."""
        await stop_tasks(self.task)

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        db = await psycopg.AsyncConnection.connect(self.dsn, autocommit=True, connect_timeout=5)
        try:
            await db.execute(f"listen {CHANNEL}")
        except BaseException:
            await db.close()
            raise
        return db

    async def _run(self, db: psycopg.AsyncConnection[Any]) -> None:
        """Listen, and reconnect whenever the connection breaks."""
        while True:
            try:
                await self._listen(db)
            except (psycopg.Error, OSError, TimeoutError):
                await self.lost()
            finally:
                await db.close()
            db = await self._reconnect()
            self.publish(Notification("reconnected"))

    async def _listen(self, db: psycopg.AsyncConnection[Any]) -> None:
        """Receive notifications until the connection breaks."""
        while True:
            async for notification in db.notifies(timeout=SILENCE):
                self._receive(notification.payload)
            async with asyncio.timeout(TIMEOUT):
                await db.execute("select 1")

    def _receive(self, payload: str) -> None:
        """Publish a notification; text in another format comes from another user of the channel and is ignored."""
        try:
            self.publish(decode_notification(payload))
        except (msgspec.MsgspecError, TypeError, ValueError):
            return

    async def _reconnect(self) -> psycopg.AsyncConnection[Any]:
        """A new connection, as soon as possible."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._connect()
            except (psycopg.Error, OSError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
