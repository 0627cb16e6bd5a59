"""Messages as WebSocket frames: the same bytes for everybody with the same audience, made once."""

from __future__ import annotations

import asyncio
import zlib
from random import Random
from struct import unpack
from typing import Any

import msgspec
import pytest

from hadal.server.protocol import frames
from hadal.server.protocol.frames import SHORTEST, SMALLEST_WINDOW_BITS, WINDOW_BITS, EncodedMessage
from hadal.server.tables.connection import Connection
from hadal.server.tables.messages import Audience
from tests.server.scenes import accepted, begun, live_table_of, mover, snapshot_of
from tests.server.table_kit import run

FLUSHED = b"\x00\x00\xff\xff"


def content(frame: bytes, window_bits: int) -> bytes:
    """The message in a frame, as a client reads it whose window is no larger than agreed."""
    first, size = frame[0], frame[1]
    start = 2 if size < 126 else 4 if size == 126 else 10
    if size >= 126:
        size = unpack("!H" if size == 126 else "!Q", frame[2:start])[0]
    assert first & 0x8F == 0x81, "one text frame"
    assert len(frame) == start + size
    data = frame[start:]
    return zlib.decompressobj(-window_bits).decompress(data + FLUSHED) if first & 0x40 else data


@pytest.mark.parametrize("fast", [True, False])
@pytest.mark.parametrize("window_bits", [0, 9, WINDOW_BITS])
@pytest.mark.parametrize("size", [0, 100, SHORTEST, 4_000, 70_000, 300_000])
def test_every_message_can_be_read(size: int, window_bits: int, fast: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Short and long, with every window, with the fast library and without it."""
    if not fast:
        monkeypatch.setattr(frames, "fast_zlib", None)
    chance = Random(size)
    text = "".join(chance.choice(["Pearl ", "Lord ", "Crab 3, ", str(chance.random())]) for _ in range(size // 8))
    message = EncodedMessage({"text": text[:size]})
    frame = message.frame(window_bits)
    assert content(frame, window_bits or WINDOW_BITS) == message.data
    assert (frame[0] == 0xC1) == (window_bits > 0 and len(message.data) >= SHORTEST)


@pytest.mark.parametrize("fast", [True, False])
def test_a_compressor_looks_back_no_further_than_agreed(fast: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client with a small window could not read a reference to something further back."""
    if not fast:
        monkeypatch.setattr(frames, "fast_zlib", None)
    block = Random(1).randbytes(6_000).hex()
    message = EncodedMessage({"text": block * 3})
    for bits in range(SMALLEST_WINDOW_BITS, WINDOW_BITS + 1):
        assert content(message.frame(bits), bits) == message.data


class Watcher(Connection):
    """A spectator whose frames are kept."""

    def __init__(self, window_bits: int = WINDOW_BITS) -> None:
        super().__init__("", "", -1, write=self.keep)
        self.window_bits = window_bits
        self.frames: list[bytes] = []
        self.writes = 0
        self.reads = True

    def keep(self, *messages: EncodedMessage) -> bool:
        if self.reads:
            self.writes += 1
            self.frames += [message.frame(self.window_bits) for message in messages]
        return self.reads

    def messages(self) -> list[Any]:
        return [msgspec.json.decode(content(frame, self.window_bits or WINDOW_BITS)) for frame in self.frames]


def test_a_message_for_equal_audiences_is_encoded_and_compressed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many watch: a move costs one message for each seat and one for all spectators."""

    async def scene() -> None:
        kit, clients = await begun("pp")
        live_table = live_table_of(kit)
        watchers = [Watcher() for _ in range(20)] + [Watcher(window_bits=0)]
        for watcher in watchers:
            live_table.enter(watcher)
            watcher.audience = Audience(-1)
        made: list[object] = []
        compressed: list[int] = []
        plain, real = frames.EncodedMessage.__init__, frames.compressed

        def counted(self: EncodedMessage, message: object) -> None:
            made.append(message)
            plain(self, message)

        def counted_compression(data: bytes, window_bits: int = WINDOW_BITS) -> bytes:
            compressed.append(len(data))
            return real(data, window_bits)

        monkeypatch.setattr(frames.EncodedMessage, "__init__", counted)
        monkeypatch.setattr(frames, "compressed", counted_compression)
        accepted(await mover(kit, clients).move(snapshot_of(kit).state.legal()[0]))
        news = [message for message in made if type(message).__name__ == "EntryNews"]
        assert len(news) == 3, "two seats and the spectators"
        assert len(compressed) == 1, "only the spectators have a connection here"
        assert len({watcher.frames[-1] for watcher in watchers[:-1]}) == 1
        assert {watcher.messages()[-1]["seq"] for watcher in watchers} == {1}

    run(scene())


def test_a_message_never_overtakes_one_that_waits() -> None:
    """A client that stops reading gets everything in order when it reads again."""

    async def scene() -> None:
        watcher = Watcher()
        watcher.send({"n": 1})
        watcher.reads = False
        watcher.send({"n": 2})
        watcher.reads = True
        watcher.send({"n": 3})
        assert [message["n"] for message in watcher.messages()] == [1]
        assert [msgspec.json.decode(watcher.outbox.get_nowait())["n"] for _ in range(2)] == [2, 3]
        watcher.message_sent()
        watcher.send({"n": 4})
        assert watcher.queued == 2, "the third is not sent yet"
        for _ in range(2):
            watcher.message_sent()
        watcher.send({"n": 5})
        assert [message["n"] for message in watcher.messages()] == [1, 5]

    asyncio.run(scene())


def test_messages_that_are_held_are_written_together() -> None:
    """In their order, and behind those that wait for a client that reads slowly."""

    async def scene() -> None:
        watcher = Watcher()
        watcher.send({"n": 1})
        watcher.hold()
        watcher.send({"n": 2})
        watcher.send({"n": 3})
        assert watcher.writes == 1
        watcher.release()
        watcher.release()
        assert watcher.writes == 2 and [message["n"] for message in watcher.messages()] == [1, 2, 3]
        watcher.reads = False
        watcher.hold()
        watcher.send({"n": 4})
        watcher.release()
        watcher.reads = True
        watcher.send({"n": 5})
        queued = [msgspec.json.decode(watcher.outbox.get_nowait())["n"] for _ in range(2)]
        assert queued == [4, 5] and watcher.writes == 2

    asyncio.run(scene())


def test_a_move_and_its_answer_are_written_together() -> None:
    """Each write is a call of the system, which costs as much as several sentences."""

    async def scene() -> None:
        kit, clients = await begun("pp")
        client = mover(kit, clients)
        written: list[list[str]] = []

        def write(*messages: EncodedMessage) -> bool:
            written.append([msgspec.json.decode(message.data)["type"] for message in messages])
            return True

        client.viewer.queued, client.viewer.write = 0, write
        await client.move(snapshot_of(kit).state.legal()[0])
        assert written == [["news", "accepted"]]
        await client.say({"type": "move", "seq": 0, "id": "late", "actions": [1]})
        assert written[1:] == [["refused"]] and client.viewer.held is None

    run(scene())
