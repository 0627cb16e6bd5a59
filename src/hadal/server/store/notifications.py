"""Delivers notifications of writes to subscribers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from weakref import WeakSet

from hadal.server.store.model import Notification

REPEATABLE = ("table", "wish")  # they say: read this again; one that still waits says it for all
MAX_QUEUED = 10_000  # notifications for a slow subscriber; beyond that they are dropped


class Subscription:
    """The notifications since the subscription began, one by one."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[Notification | None] = asyncio.Queue()
        self.waiting: set[Notification] = set()  # those in the queue that need not be queued again
        self.ended = False

    def __aiter__(self) -> AsyncIterator[Notification]:
        return self

    async def __anext__(self) -> Notification:
        notification = None if self.ended and self.queue.empty() else await self.queue.get()
        if notification is None:
            self.ended = True
            raise StopAsyncIteration
        self.waiting.discard(notification)
        return notification

    def push(self, notification: Notification | None) -> None:
        """Queue a notification; None ends the subscription."""
        if notification in self.waiting:
            return
        if self.queue.qsize() >= MAX_QUEUED:
            self.overflow()
        if notification is not None and notification.kind in REPEATABLE:
            self.waiting.add(notification)
        self.queue.put_nowait(notification)

    def overflow(self) -> None:
        """Drop what is queued; the subscriber must read everything again."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.waiting.clear()
        self.queue.put_nowait(Notification("reconnected"))


class NotificationHub:
    """Passes every notification to all subscribers."""

    def __init__(self) -> None:
        self.subscriptions: WeakSet[Subscription] = WeakSet()  # subscriptions that are no longer used disappear

    def subscribe(self) -> AsyncIterator[Notification]:
        """All notifications from now on."""
        subscription = Subscription()
        self.subscriptions.add(subscription)
        return subscription

    def publish(self, notification: Notification) -> None:
        """Pass a notification on."""
        for subscription in list(self.subscriptions):
            subscription.push(notification)

    def close(self) -> None:
        """End all subscriptions."""
        for subscription in list(self.subscriptions):
            subscription.push(None)
