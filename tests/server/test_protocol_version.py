"""Pages and servers of different versions: an old page is asked to reload, and nothing breaks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hadal.server.protocol.version import OLDEST_PROTOCOL, PROTOCOL
from hadal.server.store.model import ChatMessage
from hadal.server.tables import session
from hadal.server.tables.connection import NORMAL, OLD_PAGE, TRY_AGAIN
from tests.server.samples import table
from tests.server.store_fixtures import Run
from tests.server.table_kit import Client, Kit, new_table
from tests.server.table_kit import run as run_kit


class FakeTransport:
    """A channel that records what is sent, and how it is closed."""

    def __init__(self, *messages: bytes) -> None:
        self.messages = list(messages)
        self.sent: list[bytes] = []
        self.code = 0

    async def receive(self) -> str | bytes | None:
        if not self.messages:
            await asyncio.Event().wait()
        return self.messages.pop(0)

    async def send(self, data: bytes) -> None:
        self.sent.append(data)

    async def close(self, code: int, reason: str = "") -> None:
        self.code = code


async def greeted(hello: bytes) -> FakeTransport:
    """What a server answers to this hello."""
    kit = Kit(new_table("the_abyss", "pp"))
    await kit.start()
    live_table = await kit.tables.get("table1")
    assert live_table is not None
    transport = FakeTransport(hello)
    client = Client(kit, 0)
    await session.ClientSession(kit.tables, live_table, client.viewer).run(transport)
    return transport


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_old_page_is_asked_to_reload(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(session, "OLDEST_PROTOCOL", PROTOCOL + 1)
    monkeypatch.setattr(session, "PROTOCOL", PROTOCOL + 1)
    transport = run_kit(greeted(b'{"type":"hello","language":"%s"}' % language.encode()))
    assert transport.code == OLD_PAGE
    [refused] = transport.sent
    assert b'"old-page"' in refused
    assert (b"Reload" if language == "en" else b"Rechargez") in refused


def test_a_page_that_is_newer_than_this_node_tries_another_one() -> None:
    transport = run_kit(greeted(b'{"type":"hello","protocol":%d,"new":"field"}' % (PROTOCOL + 1)))
    assert transport.code == TRY_AGAIN and b'"new-page"' in transport.sent[0]


def test_a_program_that_names_no_protocol_speaks_the_first() -> None:
    async def main() -> None:
        kit = Kit(new_table("the_abyss", "pp"))
        await kit.start()
        [player] = await kit.clients(0)
        assert player.received[0]["type"] == "table" and player.viewer.close_code == NORMAL

    assert OLDEST_PROTOCOL == 1
    run_kit(main())


# Chat that is sent again.


def said(command: str, person: str = "ann") -> ChatMessage:
    """A chat message."""
    return ChatMessage("t1", "players", person, "Ann", "hello", 1, command)


def test_chat_that_is_sent_again_is_stored_once(run: Run) -> None:
    async def work(store: Any) -> None:
        await store.add_table(table())
        first = await store.say(said("a"))
        assert await store.say(said("a")) == first
        assert await store.say(said("b")) > first
        assert await store.say(said("a", "ben")) > first
        assert len(await store.chat("t1")) == 3
        for _ in range(2):
            await store.say(said("", "ann"))
            await store.say(said("a", ""))
        assert len(await store.chat("t1")) == 7

    run(work)


def test_chat_resent_after_a_crash_is_not_doubled() -> None:
    async def main() -> None:
        kit = Kit(new_table("the_abyss", "pp"))
        await kit.start()
        [ann] = await kit.clients(0)
        await ann.say({"type": "say", "id": "c1", "text": "hello"})
        kit.open_tables()  # the server restarts and has forgotten which commands it saw
        [ann] = await kit.clients(0)
        answers = await ann.say({"type": "say", "id": "c1", "text": "hello"})
        assert answers[-1]["type"] == "accepted"
        assert [line.text for line in await kit.store.chat("table1")] == ["hello"]

    run_kit(main())
