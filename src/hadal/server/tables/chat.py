"""The chat of a table. Messages reach clients through the store, in the same order on every node."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from hadal.server.protocol.socket import ChatLine
from hadal.server.store.base import Store
from hadal.server.store.model import ChatMessage, Table, seat_of
from hadal.server.tables.connection import Connection

# They change the direction of the text around them. Letters have a direction of their own, so nobody needs them here.
DIRECTION_MARKS = dict.fromkeys([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
SPECTATORS: Final = "spectators"
HISTORY = 100  # messages for a client that connects; together with missed entries, fewer than may be queued


def clean_text(text: str) -> str:
    """A message on one line, without direction marks and outer spaces.

    A second line could look like somebody else's message where a log is shown line by line.
    """
    return " ".join(text.translate(DIRECTION_MARKS).splitlines()).strip()


class TableChat:
    """Delivers the chat of one table, each message once and in order."""

    def __init__(self, store: Store, table: Table) -> None:
        self.store = store
        self.table = table  # the row as it is now; the live table replaces it
        self.last = 0  # id of the last message delivered
        self.empty: set[str] = set()  # the hidden channels without which there was no message when that was looked up
        self.lock = asyncio.Lock()

    async def deliver_new(self, connections: Iterable[Connection]) -> None:
        """Deliver the messages since the last call to everybody who got the earlier ones."""
        async with self.lock:
            for message in await self.store.chat(self.table.id, self.last):
                self.last = message.id
                for connection in connections:
                    if 0 <= connection.last_chat < message.id:
                        self.deliver(connection, message)

    async def deliver_history(self, connection: Connection) -> None:
        """Deliver the recent messages to a client that has just connected."""
        async with self.lock:
            connection.last_chat = 0
            hidden = SPECTATORS if self.hides_spectators(connection) else ""
            if self.empty & {hidden, ""} and not self.last:  # a later message is delivered when its notification comes
                return
            messages = await self.recent(hidden)
            if not messages:
                self.empty.add(hidden)
            for message in messages:
                self.deliver(connection, message)

    async def recent(self, hidden: str) -> list[ChatMessage]:
        """The recent messages without a hidden channel. Half of them are the players' if they have written so many.

        Otherwise strangers could write until nobody finds what the players said.
        """
        messages = await self.store.chat(self.table.id, limit=HISTORY, hidden=hidden)
        if hidden or len(messages) < HISTORY:
            return messages
        found = await self.store.chat(self.table.id, limit=HISTORY // 2, hidden=SPECTATORS)
        last = messages[-1].id  # what came meanwhile is delivered later
        spoken = [message for message in found if message.id <= last]
        known = {message.id for message in spoken}
        others = [message for message in messages if message.id not in known][len(spoken) - HISTORY :]
        return sorted([*spoken, *others], key=lambda message: message.id)

    def hides_spectators(self, connection: Connection) -> bool:
        """Whether somebody may not read what spectators write: players read it only after the end."""
        return connection.seat >= 0 and self.table.status == "playing"

    def deliver(self, connection: Connection, message: ChatMessage) -> None:
        """Send a message to a client that may read it."""
        connection.last_chat = message.id
        hidden = message.channel == SPECTATORS and self.hides_spectators(connection)
        if connection.audience is not None and not hidden:
            seat = seat_of(self.table, message.person)
            connection.send(ChatLine(message.id, message.channel, message.name, message.text, message.at, seat))
