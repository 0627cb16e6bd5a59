"""Random messages on the socket: each is answered, nothing breaks, and only legal moves change anything."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hadal.server.protocol.settings import TableSettings
from tests.server.scenes import begun, comparable, listen, live_table_of, orders, sentence_of, snapshot_of
from tests.server.table_kit import Client, Kit, new_table, run

MANY = 20_000
TAGS = ["hello", "move", "undo", "ask-back", "agree", "hand-over", "orders", "say", "why", "look", "ping"]
FIELDS = ["seq", "id", "actions", "all", "to", "yes", "bot", "orders", "text", "action", "seen", "language", "texts"]
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 3, 64, 10**6, 10**18, 2**63, 2**64, -(2**70), 1.5, 1e308, "", "x", "x" * 65, "\u0000",
    "☃" * 30, "\U0001f419", [], [[]], {}, [0], [0] * 65, [None], ["0"], [-1], [10**30], {"prices": []}, "random",
    {"prices": [[0] * 5] * 6}, {"prices": [[9] * 5] * 6, "scope": "ever"}, "greedy", "__class__", "../../etc/passwd",
    "<script>", "'; drop table",
]  # fmt: skip
RAW = [
    b"", b" ", b"{", b"}", b"[]", b"null", b"1", b'"move"', b"\xff\xfe", b"\x00" * 50, b"[" * 50_000, b'{"a":' * 50_000,
    b'{"type":"say","id":"a","text":"\xff"}', b'{"type":"say","id":"a","text":"\\ud800"}', b'{"type":"nothing"}', b"{}",
    b'{"type":"say","id":"\\udfff","text":"x"}', b'{"type":"ping"' + b" " * 5000 + b"}", b'{"id":"only"}',
    b'{"type":"ping","x":' + b"[" * 50_000, b'{"type":"orders","id":"a","orders":' + b"[" * 9000, b'{"type":["move"]}',
    b'{"type":"ping","type":"move"}', b'{"type":"move","seq":1e400,"id":"a","actions":[1]}', b"\xef\xbb\xbf{}",
    b'{"type":"hello","seen":-2}', b'{"type":"ping"}{"type":"ping"}',
    b'{"type":"move","seq":0,"id":"a","actions":[' + b"9" * 5000 + b"]}",
]  # fmt: skip
ANSWERS = {"accepted", "refused", "because", "ahead", "pong", "table"}


class Fuzzer:
    """Sends valid forms with wrong contents, old messages again, and bytes that are no message."""

    def __init__(self, kit: Kit, clients: list[Client], seed: int) -> None:
        self.kit = kit
        self.clients = clients
        self.chance = Random(seed)
        self.old: list[bytes] = []
        self.count = 0

    def message(self) -> bytes:
        """The next message."""
        kind = self.chance.random()
        if kind < 0.05:
            return self.chance.choice(RAW)
        if kind < 0.15 and self.old:
            return self.chance.choice(self.old)
        if kind < 0.25:
            return msgspec.json.encode({"type": self.chance.choice([*TAGS, "news", ""]), **self.junk()})
        data = msgspec.json.encode(self.nearly_right())
        if kind < 0.3:
            at = self.chance.randrange(len(data))
            data = data[:at] + bytes([self.chance.randrange(256)]) + data[at + self.chance.randrange(3) :]
        self.old = [*self.old[-200:], data]
        return data

    def junk(self) -> dict[str, Any]:
        """Random fields with random values."""
        names = self.chance.sample(FIELDS, self.chance.randrange(5))
        return {name: self.value() for name in names}

    def value(self) -> Any:
        """A random value that can be encoded."""
        found = self.chance.choice(ODD)
        return found if not isinstance(found, int) or abs(found) < 2**63 else 2**53

    def nearly_right(self) -> dict[str, Any]:
        """A valid message, perhaps with one wrong field."""
        now, chance = snapshot_of(self.kit), self.chance
        self.count += 1
        tag = chance.choice(TAGS)
        ids = [f"f{self.count}", f"f{self.count // 2}", "same", "0:f1", "bot:3", f"order:{now.seq + 1}"]
        head = {"id": chance.choice(ids)}
        seq = chance.choice([now.seq, now.seq, now.seq, now.seq - 1, 0])
        action = chance.choice([*now.state.legal(), chance.randrange(300)])
        forms: dict[str, dict[str, Any]] = {
            "hello": {"seen": chance.randrange(-1, now.seq + 3), "language": chance.choice(["", "en", "fr", "tlh"])},
            "move": {**head, "seq": max(0, seq), "actions": [action] * chance.choice([1, 1, 1, 2, 5])},
            "undo": {**head, "seq": max(0, seq), "all": chance.random() < 0.2},
            "ask-back": {**head, "seq": max(0, seq), "to": max(0, seq - chance.randrange(20))},
            "agree": {**head, "seq": max(0, seq), "yes": chance.random() < 0.5},
            "hand-over": {**head, "seq": max(0, seq), "bot": chance.choice(["", "", "", "random", "nobody"])},
            "orders": {**head, "orders": chance.choice([None, orders(chance)])},
            "say": {**head, "text": chance.choice(["hello", " ", "x" * 500, "x" * 501, "☃", "\u202e"])},
            "why": {**head, "action": chance.choice([action, 100_000])},
            "look": {**head, "seq": max(0, seq), "actions": [action]},
            "ping": {},
        }
        out = forms[tag]
        if chance.random() < 0.15:
            out[chance.choice(FIELDS)] = self.value()
        return {"type": tag, **out}

    async def say(self) -> str:
        """Send one message from a random client."""
        client = self.chance.choice(self.clients)
        before, seq = comparable(snapshot_of(self.kit)), snapshot_of(self.kit).seq
        data = self.message()
        received = await client.say(data)
        mine = [m for m in received if m["type"] in ANSWERS]
        assert mine, data
        if any(m["type"] == "refused" for m in mine):
            assert len(mine) == 1, received
            assert mine[0]["text"] and not sentence_of(mine[0]).startswith("table-refused"), mine
            assert comparable(snapshot_of(self.kit)) == before, data
            return "refused"
        if snapshot_of(self.kit).seq != seq:
            assert any(m["type"] == "accepted" for m in mine), data
            return "changed"
        return "answered"


@pytest.mark.parametrize(("game", "seed"), [("abyss", 1), ("the_abyss", 2)])
def test_invalid_messages_are_refused_with_a_sentence_and_change_nothing(game: str, seed: int) -> None:
    """Tens of thousands of messages: no exception escapes, and the log still gives the current game."""

    async def scene() -> dict[str, int]:
        counts: dict[str, int] = {}
        total = 0
        while total < MANY // 2:
            settings = TableSettings(bot_pace_ms=0, sealed=total % 2 == 0)
            kit, clients = await begun("ppp", game, settings=settings, seed=seed + total, watched=True)
            fuzzer = Fuzzer(kit, clients, seed + total)
            for _ in range(2500):
                found = await fuzzer.say()
                counts[found] = counts.get(found, 0) + 1
                total += 1
                listen(clients)
                if total % 50 == 0:
                    await kit.tables.wake(kit.table.id)
                    for client in clients:
                        client.listen()
                        client.received, client.bytes = client.received[-40:], client.bytes[-40:]
                        assert not client.viewer.closed.is_set(), "a client that reads was disconnected"
                if snapshot_of(kit).state.over():
                    break
            assert live_table_of(kit).playing
        return counts

    counts = run(scene())
    assert min(counts.get("refused", 0), counts.get("changed", 0) * 10, counts.get("answered", 0)) > 500, counts


def test_invalid_messages_before_the_start_and_before_hello_are_refused_too() -> None:
    """There is no game to change, and hello must come first."""

    async def scene() -> None:
        kit = Kit(new_table("abyss", "pp"))
        await kit.store.open()
        await kit.store.add_table(kit.table)
        clients = await kit.clients(0, -1)
        for client in clients:
            for tag in TAGS:
                for data in (b'{"type":"%s"}' % tag.encode(), *RAW):
                    received = await client.say(data)
                    assert any(m["type"] in ANSWERS for m in received), data
            message = {"type": "why", "id": "w", "action": 1}
            assert (await client.say(message))[0]["code"] == "not-started"
        stranger = Client(kit, 1)
        await stranger.open()
        stranger.viewer.audience = None
        received = await stranger.say({"type": "move", "seq": 0, "id": "a", "actions": [1]})
        assert received[0]["code"] == "hello-first"

    run(scene())


def test_invalid_unicode_is_refused() -> None:
    """A server library may pass on text that cannot be encoded."""

    async def scene() -> None:
        _, clients = await begun()
        await clients[0].session.handle('{"type":"say","id":"a","text":"\ud800"}')
        assert clients[0].listen()[0]["code"] == "bad-message"

    run(scene())


@pytest.mark.parametrize("id", ["a\\n", "a b", "", "é", "a" * 65])
def test_the_id_of_a_command_is_short_and_printable(id: str) -> None:
    async def scene() -> None:
        _, clients = await begun()
        await clients[0].session.handle('{"type":"say","id":"' + id + '","text":"hello"}')
        assert clients[0].listen()[0]["code"] == "bad-message"

    run(scene())
