"""Connections: chat, presence, broken connections, clients that read too slowly."""

from __future__ import annotations

import asyncio
from itertools import count
from random import Random
from typing import Any

import msgspec
from waiting import reached

from hadal.server.limits.rate_limits import RateLimits, Requester
from hadal.server.limits.throttle import Throttle
from hadal.server.people.nicknames import marked_name
from hadal.server.protocol.settings import TableSettings
from hadal.server.protocol.socket import ExplainQuery, Explanation
from hadal.server.store.model import ChatMessage, Entry, Notification, Person, Progress, Seat
from hadal.server.tables.chat import HISTORY
from hadal.server.tables.connection import MAX_QUEUED, Connection
from hadal.server.tables.session import ClientSession
from tests.server.memory_store import MemoryStore
from tests.server.scenes import (
    accepted,
    begun,
    listen,
    live_table_of,
    mover,
    play_until,
    refusal,
    sentence_of,
    snapshot_of,
)
from tests.server.table_kit import Client, Kit, new_table, play_out, run

COMMANDS = count(1)  # ids of commands: a page that is opened again does not reuse them


async def say(client: Client, text: str, id: str = "") -> list[Any]:
    """A client sends a chat message, and its notification is delivered."""
    received = await client.say({"type": "say", "id": id or f"say{next(COMMANDS)}", "text": text})
    await client.kit.deliver_notifications()
    return received


def chat_texts(client: Client) -> list[str]:
    """The chat messages a client has received."""
    client.listen()
    return [m["text"] for m in client.received if m["type"] == "chat"]


def test_chat_has_no_control_characters() -> None:
    """PostgreSQL cannot store them all, so a message that SQLite took could not be moved there."""

    async def scene() -> None:
        _, clients = await begun("pp", "the_abyss")
        for text in ("a\0b", "\x1b[2J", "\x7f", "\x9b2J", "\x85", "\x9d0;title\x9c"):
            assert refusal(await say(clients[0], text))["code"] == "bad-message"
        accepted(await say(clients[0], "two\nlines\u2028here"))
        assert chat_texts(clients[1]) == ["two lines here"]

    run(scene())


def test_chat_has_no_direction_marks() -> None:
    """They could turn the words around them, and the name of somebody else, the wrong way round. Joined emoji stay."""

    async def scene() -> None:
        _, clients = await begun("pp", "the_abyss")
        accepted(await say(clients[0], "I \u202ewin\u202c, \u2067you\u2069 \u200elose\u061c 👩\u200d🚀"))
        assert chat_texts(clients[1]) == ["I win, you lose 👩\u200d🚀"]
        assert refusal(await say(clients[0], " \u202e\u2066 "))["code"] == "empty"

    run(scene())


def test_a_visitor_without_a_nickname_cannot_chat() -> None:
    """Nobody could tell whose message it is, delete it, or keep out a removed guest who comes back without a cookie."""

    async def scene() -> None:
        kit, (one, watcher) = await begun("pb", "the_abyss", watched=True)
        watcher.viewer.person = watcher.viewer.name = ""
        assert refusal(await say(watcher, "I am Ann"))["code"] == "nameless"
        assert chat_texts(one) == chat_texts(watcher) == []
        assert not kit.store.chats

    run(scene())


def test_a_message_has_the_name_that_its_author_has_now() -> None:
    """Of a player the one on the seat, which may change in the lobby; spectators change theirs while they watch."""

    async def scene() -> None:
        kit, (one, _, watcher) = await begun("pp", "the_abyss", watched=True)
        row = await kit.table_row()
        row.seats[0].name = "Zoe"
        await kit.store.change_table(row)
        await kit.tables.table_changed(row.id)
        await kit.store.add_person(Person("guest", "Max", 1))
        for client in (one, watcher):
            assert client.viewer.name not in ("Zoe", "Max")
            accepted(await say(client, "hello"))
        watcher.listen()
        assert [m["name"] for m in watcher.received if m["type"] == "chat"] == ["Zoe", "Max"]

    run(scene())


def test_a_message_on_its_way_when_its_author_is_deleted_is_refused() -> None:
    async def scene() -> None:
        kit, (one, _) = await begun("pb", "the_abyss", watched=True)
        await kit.store.add_person(Person("person0", "Ann", 1))
        await kit.store.forget_person("person0", 2)
        assert refusal(await say(one, "too late"))["code"] == "nameless"
        assert not kit.store.chats

    run(scene())


def test_spectators_cannot_chat_with_players_during_a_game() -> None:
    """Spectators read the players' chat; players read the spectators' chat only after the end."""

    async def scene() -> None:
        kit, clients = await begun("pp", "the_abyss", watched=True)
        one, two, watcher = clients
        accepted(await say(one, "my turn"))
        accepted(await say(watcher, "take the pearl!"))
        assert chat_texts(one) == chat_texts(two) == ["my turn"]
        assert chat_texts(watcher) == ["my turn", "take the pearl!"]
        received = next(m for m in two.received if m["type"] == "chat")
        assert (received["channel"], received["seat"], received["name"]) == ("players", 0, "Player 0")
        late = Client(kit, 1)
        await late.open()
        assert chat_texts(late) == ["my turn"]
        await play_out(kit, clients, Random(1))
        after = Client(kit, 1)
        await after.open()
        assert chat_texts(after) == ["my turn", "take the pearl!"]

    run(scene())


def test_nobody_can_pass_for_a_player_in_the_chat() -> None:
    """Players write under the name on their seat; a spectator with a name that looks like it gets a mark."""

    async def scene() -> None:
        kit, (one, two, watcher) = await begun("pp", "the_abyss", watched=True)
        row = await kit.table_row()
        row.seats[0].name, row.seats[1].name = "Ann", "Ann #417"
        await kit.store.change_table(row)
        await kit.tables.table_changed(row.id)
        one.viewer.name, two.viewer.name, watcher.viewer.name = "Ann", "Ann", "Аnn"  # the last with a Cyrillic letter
        for client in (one, two, watcher):
            accepted(await say(client, "hello"))
        assert chat_texts(watcher) == ["hello"] * 3
        names = [message["name"] for message in watcher.received if message["type"] == "chat"]
        assert names == ["Ann", "Ann #417", marked_name("Аnn", "guest")]
        watcher.viewer.name = "Bob"
        accepted(await say(watcher, "bye"))
        assert chat_texts(watcher)[-1] == "bye"
        assert [m["name"] for m in watcher.received if m["type"] == "chat"][-1] == "Bob"

    run(scene())


def test_chat_is_stored_and_received_once_and_in_order() -> None:
    """By connected clients, by new ones, and by those who reconnect after a restart."""

    async def scene() -> None:
        kit, clients = await begun("pp", watched=True)
        for n in range(5):
            await say(clients[n % 2], f"line {n}")
        kit.open_tables()
        fresh = Client(kit, 0)
        await fresh.open()
        assert chat_texts(fresh) == [f"line {n}" for n in range(5)]
        await say(fresh, "line 5")
        second = Client(kit, 1)
        await second.open()
        await say(second, "line 6")
        assert chat_texts(fresh) == chat_texts(second) == [f"line {n}" for n in range(7)]

    run(scene())


def test_a_new_connection_does_not_take_chat_from_the_others() -> None:
    """A message is being delivered when a client says hello: everybody gets it once."""

    async def scene() -> None:
        kit, clients = await begun("pp")
        accepted(await clients[0].say({"type": "say", "id": "a", "text": "on its way"}))
        newcomer = Client(kit, 1)
        await newcomer.open()
        await kit.deliver_notifications()
        assert chat_texts(clients[0]) == chat_texts(clients[1]) == chat_texts(newcomer) == ["on its way"]

    run(scene())


def test_what_spectators_write_does_not_hide_what_players_have_written() -> None:
    """A player who reconnects gets the last messages of the players, however many strangers have written since."""

    async def scene() -> None:
        kit, clients = await begun("pp", "the_abyss", watched=True)
        accepted(await say(clients[0], "my turn"))
        for n in range(HISTORY + 1):
            await kit.store.say(ChatMessage(kit.table.id, "spectators", "other", "Other", "spam", n))
        late = Client(kit, 1)
        await late.open()
        assert chat_texts(late) == ["my turn"]

    run(scene())


def test_a_flood_of_strangers_hides_the_words_of_players_from_nobody() -> None:
    """Whoever sees both channels gets the last messages of each: in the lobby, after the end, and spectators always."""

    async def scene() -> None:
        kit = Kit(new_table("abyss", "pp"))
        await kit.store.open()
        await kit.store.add_table(kit.table)
        words = [f"line {n}" for n in range(HISTORY + 1)]
        for text in words:
            await kit.store.say(ChatMessage(kit.table.id, "players", "person0", "Ann", text, 1))
        for n in range(HISTORY + 1):
            await kit.store.say(ChatMessage(kit.table.id, "spectators", "other", "Other", f"spam {n}", 2))
        for seat in (1, -1):
            late = Client(kit, seat)
            await late.open()
            kept = HISTORY // 2
            assert chat_texts(late) == [*words[-kept:], *(f"spam {n}" for n in range(HISTORY + 1 - kept, HISTORY + 1))]

    run(scene())


class SlowChat(MemoryStore):
    """A store that delays reading the chat."""

    async def chat(self, table: str, after: int = 0, limit: int = 200, hidden: str = "") -> list[ChatMessage]:
        found = await super().chat(table, after, limit, hidden)
        for _ in range(3):
            await asyncio.sleep(0)
        return found


def test_chat_sent_during_a_connect_is_neither_lost_nor_duplicated() -> None:
    """However reading the history and delivering new messages interleave."""

    async def scene(pause: int) -> None:
        kit = Kit(new_table("abyss", "pp"))
        kit.store = SlowChat()
        kit.open_tables()
        kit.store.subscribers.add(kit.notes)
        await kit.start()
        (one,) = await kit.clients(0)
        await say(one, "first")
        newcomer = Client(kit, 1)

        async def come() -> None:
            for _ in range(pause):
                await asyncio.sleep(0)
            await newcomer.open()

        async def chat() -> None:
            for n in range(4):
                await say(one, f"line {n}")

        await asyncio.gather(come(), chat())
        assert chat_texts(one) == ["first", *(f"line {n}" for n in range(4))]
        assert chat_texts(newcomer) == chat_texts(one)

    for pause in range(12):
        run(scene(pause))


class BusyChat(MemoryStore):
    """A store to which others write while a full history is read."""

    async def chat(self, table: str, after: int = 0, limit: int = 200, hidden: str = "") -> list[ChatMessage]:
        found = await super().chat(table, after, limit, hidden)
        if limit == HISTORY:
            for channel, text in (("spectators", "then"), ("players", "now")):
                await self.say(ChatMessage(table, channel, "other", "Other", text, 3))  # type: ignore[arg-type]
        return found


def test_chat_sent_while_a_full_history_is_read_is_not_lost() -> None:
    async def scene() -> None:
        kit = Kit(new_table("abyss", "pp"))
        kit.store = BusyChat()
        kit.open_tables()
        kit.store.subscribers.add(kit.notes)
        await kit.store.open()
        await kit.store.add_table(kit.table)
        for n in range(HISTORY):
            await kit.store.say(ChatMessage(kit.table.id, "spectators", "other", "Other", "spam", n))
        late = Client(kit, 1)
        await late.open()
        await kit.deliver_notifications()
        assert chat_texts(late)[-2:] == ["then", "now"]

    run(scene())


def test_chat_is_rate_limited_and_a_repeated_message_is_stored_once() -> None:
    """Six messages at once, then one every two seconds; empty messages are refused."""

    async def scene() -> None:
        kit, clients = await begun()
        client = clients[0]
        accepted(await say(client, "hello", "same"))
        accepted(await say(client, "hello", "same"))
        assert len(await kit.store.chat(kit.table.id)) == 1
        assert refusal(await say(client, "   "))["code"] == "empty"
        limits = RateLimits(clock=lambda: kit.time.ms / 1000)
        client.session.throttle = Throttle(limits, Requester("192.0.2.1", "person0"))
        received = [await say(client, f"line {n}") for n in range(9)]
        assert [refusal(t)["code"] for t in received[6:]] == ["muted"] * 3
        kit.time.ms += 2000
        accepted(await say(client, "at last"))

    run(scene())


# Who is there.


def present(client: Client) -> tuple[list[bool], int]:
    """The last presence message of a client."""
    client.listen()
    received = next(m for m in reversed(client.received) if m["type"] == "presence")
    return received["seats"], received.get("spectators", 0)


def test_somebody_who_takes_a_seat_is_present_at_once() -> None:
    async def scene() -> None:
        kit = Kit(new_table(seats="pp"))
        kit.table.seats[1] = Seat(1, "invite", invite="secret")
        await kit.store.open()
        await kit.store.add_table(kit.table)
        host, friend = Client(kit, 0), Client(kit, 1)
        friend.viewer = Connection("person1", "Player 1", -1)
        await host.open()
        await friend.open()
        table = await kit.table_row()
        table.seats[1] = Seat(1, "person", "person1", "Player 1")
        await kit.store.change_table(table)
        host.listen()
        await kit.tables.table_changed(table.id)
        assert present(host) == ([True, True], 0) == present(friend)

    run(scene())


def test_everybody_receives_the_presence() -> None:
    """Seats count once, whatever the number of devices; spectators are counted; other nodes count until they are
    gone.
    """

    async def scene() -> None:
        kit, clients = await begun("pp", watched=True)
        one, two, watcher = clients
        await reached(lambda: present(one) == ([True, True], 1))
        assert present(one) == present(watcher) == ([True, True], 1)
        second = Client(kit, 1)
        await second.open()
        two.close()
        assert present(one) == ([True, True], 1)
        second.close()
        assert present(one) == ([True, False], 1)
        watcher.close()
        await reached(lambda: present(one) == ([True, False], 0))
        await kit.tables.handle(Notification("presence", kit.table.id, 1, "elsewhere 2"))
        await kit.tables.handle(Notification("presence", kit.table.id, -1, "elsewhere 3"))
        await reached(lambda: present(one) == ([True, True], 3))
        await kit.tables.handle(Notification("presence", kit.table.id, 1, "here 5"))
        kit.tables.forget_nodes(["here"])
        assert present(one) == ([True, False], 0)

    run(scene())


# Connections.


class FakeTransport:
    """A transport whose other end is controlled by the test."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.sent: list[Any] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.closed = 0

    async def receive(self) -> bytes | None:
        return await self.incoming.get()

    async def send(self, data: bytes) -> None:
        await self.reads.wait()
        self.sent.append(msgspec.json.decode(data))

    async def close(self, code: int, reason: str = "") -> None:
        self.closed = code
        self.reason = reason

    def say(self, message: dict[str, Any]) -> None:
        self.incoming.put_nowait(msgspec.json.encode(message))


async def connected(kit: Kit, seat: int, seen: int = -1) -> tuple[FakeTransport, asyncio.Task[None]]:
    """A connection that has said hello."""
    transport = FakeTransport()
    live_table = await kit.tables.get(kit.table.id)
    assert live_table is not None
    viewer = Connection(f"person{seat}", f"Player {seat}", seat)
    task = asyncio.create_task(ClientSession(kit.tables, live_table, viewer).run(transport))
    transport.say({"type": "hello", "seen": seen, "texts": False})
    await quiet()
    return transport, task


async def quiet() -> None:
    """Let all pending tasks run."""
    for _ in range(30):
        await asyncio.sleep(0)


def test_a_client_that_reads_too_slowly_is_disconnected_and_may_reconnect() -> None:
    """Others are not delayed, and a client that reconnects misses nothing."""

    async def scene() -> None:
        kit, clients = await begun("ppppp", options={"expansions": "both"}, seed=3)
        transport, task = await connected(kit, 1)
        transport.reads.clear()
        chance = Random(3)
        for _ in range(MAX_QUEUED + 5):
            accepted(await mover(kit, clients).move(chance.choice(snapshot_of(kit).state.legal())))
            listen(clients)
        await quiet()
        assert task.done()
        assert transport.closed == 1000
        seen = transport.sent[-1].get("seq", 0) if transport.sent else 0
        again, running = await connected(kit, 1, seen)
        page = next(m for m in again.sent if m["type"] in ("whole", "news"))
        assert page["type"] == "whole"
        assert page["view"] == snapshot_of(kit).state.view(1)
        again.incoming.put_nowait(None)
        await quiet()
        assert running.done()
        assert again.closed == 1000

    run(scene())


def test_a_large_first_message_does_not_count_as_slow_reading() -> None:
    """Everything that follows a hello fits into the queue."""

    async def scene() -> None:
        kit, clients = await begun("pp", seed=3)
        for n in range(300):
            await kit.store.say(ChatMessage(kit.table.id, "players", "person0", "Player 0", f"line {n}", 1))
        await kit.deliver_notifications()
        listen(clients)
        await play_until(kit, clients, lambda now: now.seq == 60, Random(3))
        fresh = Client(kit, 1)
        await fresh.open(seen=0)
        assert not fresh.viewer.closed.is_set()
        assert chat_texts(fresh)[-1] == "line 299"
        assert sum(m["type"] == "whole" for m in fresh.received) == 1  # it missed too many entries for news

    run(scene())


def test_a_connection_that_breaks_during_a_move_leaves_no_partial_move() -> None:
    """A command in progress is finished, and the others receive it."""

    async def scene() -> None:
        kit, clients = await begun("pp")
        seat = snapshot_of(kit).to_move
        transport, task = await connected(kit, seat)
        good, held = kit.store.append, asyncio.Event()

        async def slow(entry: Entry, progress: Progress) -> None:
            await good(entry, progress)
            await held.wait()

        kit.store.append = slow  # type: ignore[method-assign]
        transport.say({"type": "move", "seq": 0, "id": "a", "actions": [snapshot_of(kit).state.legal()[0]]})
        await quiet()
        task.cancel()
        await quiet()
        held.set()
        await quiet()
        assert live_table_of(kit).game_log.snapshot.seq == 1
        listen(clients)
        assert all(client.seq == 1 for client in clients)

    run(scene())


def test_a_server_error_does_not_end_a_session() -> None:
    """The client is told about the error without its details, and the next message is handled."""

    async def scene() -> None:
        kit, _ = await begun("pp")
        transport, task = await connected(kit, 0)
        live_table_of(kit).explain = broken  # type: ignore[method-assign]
        transport.say({"type": "why", "id": "w", "action": 1})
        transport.say({"type": "ping"})
        await quiet()
        assert [m["type"] for m in transport.sent[-2:]] == ["refused", "pong"]
        assert transport.sent[-2]["code"] == "failed"
        assert "card 7" not in sentence_of(transport.sent[-2])
        task.cancel()
        await quiet()

    run(scene())


def broken(connection: Connection, query: ExplainQuery) -> Explanation:
    """Always fails."""
    raise ValueError("card 7")


def test_the_server_says_goodbye() -> None:
    """Everybody gets the queued messages and a closing message."""

    async def scene() -> None:
        kit, _ = await begun("pp")
        transport, task = await connected(kit, 0)
        await kit.tables.stop()
        await quiet()
        assert transport.sent[-1]["type"] == "bye"
        assert transport.closed == 1012
        assert task.done()

    run(scene())


def test_a_connection_ends_with_its_session() -> None:
    async def scene() -> None:
        kit, (one, two) = await begun("pp", "the_abyss")
        one.viewer.session, two.viewer.session = "s1", "s2"
        await kit.tables.handle(Notification("sign-out", text="s1"))
        assert one.viewer.closed.is_set() and not two.viewer.closed.is_set()
        # Notices may be lost while the database is away: afterwards the sessions are looked up.
        await kit.tables.handle(Notification("reconnected"))
        assert two.viewer.closed.is_set()

    run(scene())


def test_a_client_whose_session_ends_while_it_connects_gets_nothing() -> None:
    async def scene() -> None:
        kit, (one, _) = await begun("pp", "the_abyss")
        late = Client(kit, 0)
        late.viewer.session = "s1"
        await kit.tables.handle(Notification("sign-out", text="s1"))
        await late.open()
        assert late.viewer.closed.is_set() and not late.received
        assert not one.viewer.closed.is_set()

    run(scene())


def test_a_hello_that_waits_for_its_table_is_not_answered_after_the_session_has_ended() -> None:
    async def scene() -> None:
        kit, (one, _) = await begun("pp", "the_abyss")
        one.listen()
        one.viewer.session = "s1"
        async with live_table_of(kit).lock:
            waiting = asyncio.create_task(one.say({"type": "hello"}))
            await asyncio.sleep(0)
            await kit.tables.handle(Notification("sign-out", text="s1"))
        assert await waiting == []

    run(scene())


def test_a_spectator_who_connects_while_a_private_game_starts_gets_nothing() -> None:
    async def scene() -> None:
        kit = Kit(new_table("the_abyss", "pp", settings=TableSettings(spectators=False)))
        await kit.start()
        late = Client(kit, -1)  # the route has let it in before the start
        await late.open()
        assert late.viewer.closed.is_set() and not late.received

    run(scene())


def test_somebody_who_is_removed_in_the_lobby_is_disconnected() -> None:
    async def scene() -> None:
        kit = Kit(new_table(seats="pp"))
        await kit.store.open()
        await kit.store.add_table(kit.table)
        one, two = await kit.clients(0, 1)
        row = await kit.table_row()
        row.kicked = ["person1"]
        await kit.store.change_table(row)
        await kit.deliver_notifications()
        assert two.viewer.closed.is_set() and not one.viewer.closed.is_set()

    run(scene())


def test_a_bot_plays_on_for_somebody_who_is_deleted() -> None:
    async def scene() -> None:
        kit, (one, two) = await begun("pp", "the_abyss")
        await kit.store.add_person(Person("person0", "Player 0", 1))
        await say(one, "goodbye")
        await kit.tables.replace_by_bot("table1", "person0")
        await kit.tables.replace_by_bot("table1", "person0")  # repeating it has no effect
        assert snapshot_of(kit).drivers == ("greedy", "")
        await kit.store.forget_person("person0", 5)
        await kit.deliver_notifications()
        seats = (await kit.table_row()).seats
        assert [(seat.person, seat.name) for seat in seats] == [("", ""), ("person1", "Player 1")]
        assert live_table_of(kit).game_log.voters_for(1) == []  # nobody else can be asked
        late = Client(kit, 1)
        await late.open()
        assert chat_texts(late) == []
        await play_out(kit, [two], Random(3))

    run(scene())
