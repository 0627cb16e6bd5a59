"""Abuse at the level of routes and tables: floods, proxies, host names, and tables that nobody watches."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from dataclasses import replace
from ipaddress import ip_network
from typing import Any, ClassVar, cast

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from waiting import reached

from hadal.server import app
from hadal.server.http.openapi import document
from hadal.server.http.security import RequestPolicy
from hadal.server.http.security import header as header_of
from hadal.server.limits.metering import Meter
from hadal.server.limits.rate_limits import RateLimits, Requester
from hadal.server.limits.rates import Rate
from hadal.server.limits.throttle import Throttle
from hadal.server.limits.timeouts import Timeouts
from hadal.server.lobby.rematch import first_seat
from hadal.server.people import accounts
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import Notification
from hadal.server.store.notifications import NotificationHub
from hadal.server.tables.connection import Connection
from hadal.server.tables.game_log import game_of
from hadal.server.tables.live_table import LiveTable
from hadal.server.tables.registry import MOST_THINKING, owner_of
from hadal.server.tables.session import ClientSession
from tests.server.conftest import ServerUnderTest
from tests.server.scenes import begun, live_table_of, snapshot_of
from tests.server.table_kit import Client, InProcessBots, Kit, new_table, run
from tests.server.test_connections import FakeTransport
from tests.server.test_limits import burn
from tests.server.test_security import scope

MakeServer = Callable[..., ServerUnderTest]
QUICK = TableSettings(bot_pace_ms=0)


# Requests.


def test_one_address_cannot_create_tables_under_many_names(make_server: MakeServer, buckets: RateLimits) -> None:
    buckets.rates |= {"person": Rate(99, 1), "table": Rate(3, 1 / 60), "table-address": Rate(5, 1 / 60)}
    server = make_server(buckets=buckets)
    codes = []
    for name in ("Ann", "Bob", "Cyd"):
        person = server.person(name)
        codes += [person.ask("POST", "/api/tables", {"game": "abyss", "seats": []}).status_code for _ in range(2)]
        made = [person.ask("POST", "/api/tables", TABLE).status_code for _ in range(3)]
        codes += made
    assert codes.count(201) <= 5 and 429 in codes
    assert len(server.store.tables) <= 5


TABLE = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/me"), ("FOO", "/api/me"), ("GET", "/api/nowhere")])
def test_requests_that_no_route_accepts_are_limited_too(
    make_server: MakeServer, buckets: RateLimits, method: str, path: str
) -> None:
    buckets.rates["request"] = Rate(3, 1 / 60)
    person = make_server(buckets=buckets).person()
    found = [person.ask(method, path) for _ in range(5)]
    assert [answer.status_code == 429 for answer in found] == [False] * 3 + [True] * 2
    assert found[-1].headers["connection"] == "close" and "x-request-id" in found[0].headers


def test_a_table_remembers_a_hash_of_the_address_and_not_the_address(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = ann.create_table("me", "open")["id"]
    network = server.store.tables[id].network
    assert len(network) == 18 and "testclient" not in network
    policy = server.app.state.services.policy
    assert policy.network_id(scope("192.0.2.1")) != policy.network_id(scope("192.0.2.2"))
    assert policy.network_id(scope("2001:db8::1")) == policy.network_id(scope("2001:db8::2"))
    assert network not in json.dumps(ann.get(f"/api/tables/{id}"))


def test_whoever_starts_a_game_pays_for_its_bots(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a stranger who is left alone in a lobby, or at a rematch, could use up the budget of somebody else."""
    monkeypatch.setattr(RequestPolicy, "network_id", lambda self, scope: header_of(scope, "x-network"))
    ann = server.person("Ann", **{"x-network": "one"})
    mallory = server.person("Mallory", **{"x-network": "another"})
    id = ann.create_table("me", "open")["id"]
    mallory.post(f"/api/tables/{id}/join", {})
    ann.post(f"/api/tables/{id}/leave")
    assert server.store.tables[id].network == "one"
    mallory.post(f"/api/tables/{id}/start", {"fill": "bots", "bot": "greedy"})
    assert server.store.tables[id].network == "another"


def test_expensive_requests_are_paid_for(make_server: MakeServer, buckets: RateLimits) -> None:
    """The processor time of a request is charged, whatever it was for."""
    buckets.rates |= {"processor": Rate(0.001, 0.0001), "processor-address": Rate(0.001, 0.0001)}
    ann = make_server(buckets=buckets).person()
    codes = [ann.ask("GET", "/api/games").status_code for _ in range(20)]
    assert codes[0] == 200 and codes[-1] == 429
    rejected = ann.ask("GET", "/api/games")
    assert int(rejected.headers["retry-after"]) > 1 and "seconds of computing time" in rejected.json()["text"]


def test_hashing_a_password_is_paid_for(
    make_server: MakeServer, buckets: RateLimits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a stranger with many identities could let the server check wrong passwords without end."""

    def slow(password: str, hash: str) -> bool:
        burn(0.1)
        return False

    monkeypatch.setattr(accounts, "verify_hash", slow)
    buckets.rates |= {"processor": Rate(1000, 1), "processor-address": Rate(1000, 1)}
    ann = make_server(buckets=buckets).person("Ann")
    key = ("processor-address", "testclient")
    before = buckets.tokens(key)
    ann.refused("/api/me/link", {"proof": "wrong"}, 403, "bad-proof")
    ann.refused("/api/me/login", {"name": "Bob", "password": "wrong password"}, 403, "bad-password")
    assert before - buckets.tokens(key) >= 0.2


def test_the_description_of_the_api_is_made_once(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Making it takes the event loop as long as a hundred small requests."""
    made: list[object] = []

    def counted(given: Litestar) -> dict[str, Any]:
        made.append(given)
        return document(given)

    monkeypatch.setattr(app, "document", counted)
    ann = server.person()
    assert ann.get("/api/schema/openapi.json") == ann.get("/api/schema/openapi.json") == document(server.app)
    assert len(made) == 1


def test_what_changes_again_and_again_is_noted_once_until_it_is_read() -> None:
    """Otherwise somebody who sets standing orders without end would delay the chat at all tables."""

    async def scene() -> None:
        hub = NotificationHub()
        subscription = hub.subscribe()
        again = [Notification("wish", "mine", 1), Notification("table", "mine")]
        for _ in range(100):
            for notification in again:
                hub.publish(notification)
        chat = [Notification("chat", "other", 1), Notification("chat", "other", 1)]
        for notification in chat:
            hub.publish(notification)
        assert [await anext(subscription) for _ in range(4)] == [*again, *chat]
        hub.publish(again[0])
        hub.close()
        assert [notification async for notification in subscription] == [again[0]]

    run(scene())


def test_a_body_is_charged_by_its_size(make_server: MakeServer, buckets: RateLimits) -> None:
    buckets.rates |= {"bytes": Rate(500_000, 1), "bytes-address": Rate(500_000, 1), "record": Rate(99, 1)}
    ann = make_server(buckets=buckets).person()
    codes = [ann.client.post("/api/records", content=b"x" * 200_000).status_code for _ in range(4)]
    assert codes == [422, 422, 429, 429]


def test_an_address_has_only_so_many_open_sockets(make_server: MakeServer) -> None:
    server = make_server(limits=True, rates="open-socket=2")
    ann = server.person("Ann")
    id = ann.create_table("me", "open")["id"]
    counts = server.app.state.services.limits.open
    keys = Requester("testclient", ann.id).keys("socket", counts.most)
    for _ in range(2):
        assert counts.add(keys) == ""
    with ann.client.websocket_connect(f"/ws/tables/{id}") as socket:
        told = socket.receive_json()
        assert told["code"] == "too-many-open" and "2 are allowed" in str(told["text"])
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 4429
    counts.remove(keys)
    with ann.client.websocket_connect(f"/ws/tables/{id}") as socket:
        assert socket.receive_text() == "welcome"
    assert counts.here.total() == len(keys)


# Host names and proxies.


def test_a_request_for_another_host_name_is_rejected(make_server: MakeServer) -> None:
    server = make_server(hosts=("play.example",))
    ann = server.person()
    for host, status in (("play.example", 200), ("192.168.0.7:8400", 200), ("rebound.example", 421)):
        answer = ann.ask("GET", "/api/games", headers={"host": host})
        assert answer.status_code == status
    assert answer.json()["code"] == "bad-host" and "HADAL_HOSTS" in answer.json()["text"]
    id = server.person("Ann").create_table("me", "open")["id"]
    headers = {"host": "rebound.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        ann.client.websocket_connect(f"/ws/tables/{id}", headers=headers) as socket,
    ):
        socket.receive_text()


def test_a_proxy_that_is_not_configured_is_reported_once_and_never_trusted(
    make_server: MakeServer, lines: io.StringIO
) -> None:
    server = make_server()
    policy = server.app.state.services.policy
    assert policy.address(scope("8.8.8.8", x_forwarded_for="203.0.113.1")) == "8.8.8.8"
    assert not policy.unknown_proxy  # anybody can send such a header
    for _ in range(3):
        assert policy.address(scope("127.0.0.1", x_forwarded_for="203.0.113.1")) == "127.0.0.1"
    found = [line for line in map(json.loads, lines.getvalue().splitlines()) if line["event"] == "proxy-not-trusted"]
    assert len(found) == 1 and found[0]["level"] == "error" and "HADAL_PROXIES=127.0.0.1" in found[0]["text"]
    assert server.person().get("/api/health/live")["warnings"] == ["proxy-not-trusted: set HADAL_PROXIES"]


def test_with_an_https_address_there_is_a_proxy_even_if_nothing_shows_it(
    make_server: MakeServer, lines: io.StringIO
) -> None:
    """The server speaks no TLS, and not every proxy adds headers: its requests look like those of this machine."""
    local = scope("127.0.0.1", host="127.0.0.1:8400")
    server = make_server(base_url="https://play.example")
    assert not server.app.state.services.policy.is_this_machine(local)
    found = [line for line in map(json.loads, lines.getvalue().splitlines()) if line["event"] == "proxy-not-trusted"]
    assert len(found) == 1 and found[0]["level"] == "error" and "HADAL_PROXIES" in found[0]["text"]
    assert server.person().get("/api/health/live")["warnings"] == ["proxy-not-trusted: set HADAL_PROXIES"]
    listed = make_server(base_url="https://play.example", proxies=(ip_network("10.0.0.7"),))
    assert listed.app.state.services.policy.is_this_machine(local)
    assert listed.person().get("/api/health/live") == {"status": "ok"}
    assert lines.getvalue().count("proxy-not-trusted") == 1


def test_metrics_are_open_only_to_programs_on_this_machine(make_server: MakeServer) -> None:
    policy = make_server().app.state.services.policy
    assert policy.is_this_machine(scope("127.0.0.1", host="localhost:8400"))
    assert policy.is_this_machine(scope("::1", host="[::1]:8400"))
    assert not policy.is_this_machine(scope("192.168.0.7", host="localhost"))
    for header in ("x_forwarded_for", "forwarded", "x_real_ip", "via"):
        assert not policy.is_this_machine(scope("127.0.0.1", host="localhost", **{header: "127.0.0.1"}))
    assert not policy.is_this_machine(scope("127.0.0.1", host="play.example"))
    behind = make_server(proxies=(ip_network("127.0.0.1"),)).app.state.services.policy
    assert not behind.is_this_machine(scope("127.0.0.1", host="localhost"))


# Sockets.


async def socket_at(kit: Kit, limits: RateLimits, seat: int = 0) -> tuple[FakeTransport, asyncio.Task[None]]:
    """A connection with limits."""
    live_table = await kit.tables.get(kit.table.id)
    assert live_table is not None
    transport = FakeTransport()
    throttle = Throttle(limits, Requester("192.0.2.1", f"person{seat}"))
    session = ClientSession(kit.tables, live_table, Connection(f"person{seat}", "Ann", seat), throttle)
    return transport, asyncio.create_task(session.run(transport))


@pytest.mark.parametrize(
    "message", [{"type": "ping"}, {"type": "hello"}, {"type": "nonsense"}, {"type": "say", "id": "x", "text": "y"}]
)
def test_a_socket_that_sends_without_end_is_disconnected(message: dict[str, Any]) -> None:
    async def scene() -> None:
        kit, _ = await begun("pp")
        now = 0.0

        async def sleep(seconds: float) -> None:
            nonlocal now
            now += seconds
            await asyncio.sleep(0)

        limits = RateLimits(clock=lambda: now, sleep=sleep)
        limits.rates |= {"delay": Rate(3, 0.01), "message": Rate(20, 5)}
        transport, task = await socket_at(kit, limits)
        transport.say({"type": "hello", "texts": False})
        for _ in range(500):
            transport.say(message)
        await reached(task.done)
        assert (transport.closed, transport.reason) == (4429, "limit-exceeded")
        assert transport.sent[-1]["code"] == "limit-exceeded"
        assert "20 messages at once, then 300 per minute" in str(transport.sent[-1]["text"])
        assert transport.incoming.qsize() > 300  # most of the flood was never read
        other, running = await socket_at(kit, limits, seat=1)
        other.say({"type": "hello", "texts": False})
        await reached(lambda: any(m["type"] == "whole" for m in other.sent))
        other.incoming.put_nowait(None)
        await running

    run(scene())


def test_a_socket_must_say_hello_and_must_not_fall_silent() -> None:
    async def scene() -> None:
        kit, _ = await begun("pp")
        limits = RateLimits()
        kit.tables.timeouts = replace(Timeouts(), hello=0.05)
        mute, task = await socket_at(kit, limits)
        mute.say({"type": "ping"})
        await reached(task.done)
        assert (mute.closed, mute.sent[-1]["code"]) == (4408, "hello-late")
        kit.tables.timeouts = replace(Timeouts(), idle=0.05)
        silent, task = await socket_at(kit, limits)
        silent.say({"type": "hello"})
        await reached(task.done)
        assert (silent.closed, silent.sent[-1]["code"]) == (1001, "idle")

    run(scene())


async def slow_to_open(monkeypatch: pytest.MonkeyPatch) -> Kit:
    """A table whose log takes long to read."""

    async def slow(live_table: LiveTable) -> None:
        burn(0.05)

    kit = Kit(new_table())
    await kit.start()
    monkeypatch.setattr(LiveTable, "open_game", slow)
    kit.open_tables()
    return kit


def test_whoever_opens_a_table_pays_for_reading_its_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a stranger with many tables could let the server read one after another."""

    async def scene() -> None:
        kit = await slow_to_open(monkeypatch)
        meter = Meter()
        await meter.run(kit.tables.get(kit.table.id))
        assert meter.seconds >= 0.05

    run(scene())


class LeavingSocket:
    """A socket whose client leaves at once."""

    scope: ClassVar[dict[str, Any]] = {}

    async def accept(self) -> None:
        """Nothing to do."""

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.disconnect"}

    async def close(self, code: int, reason: str) -> None:
        """Nothing to do."""


def test_whoever_opens_a_socket_pays_for_reading_the_log_of_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        kit = await slow_to_open(monkeypatch)
        kit.tables.limits = limits = RateLimits(clock=lambda: 0.0)
        visitor, before = Requester("192.0.2.1"), limits.rates["processor-address"].burst
        await kit.tables.socket(cast("Any", LeavingSocket()), kit.table.id, None, visitor)
        assert before - limits.tokens(("processor-address", visitor.address)) >= 0.05

    run(scene())


# Bots that play alone.


def test_bots_alone_play_only_while_somebody_watches() -> None:
    async def scene() -> None:
        kit = Kit(new_table("the_abyss", "bb", settings=QUICK))
        await kit.start()
        await kit.wake()
        assert snapshot_of(kit).seq == 0 and (await kit.table_row()).wake == 0
        watcher = Client(kit, -1)
        await watcher.open()
        await asyncio.gather(*kit.tables.outgoing)
        assert (await kit.table_row()).wake == kit.time()  # whichever node owns the table finds it
        kit.tables.live_tables[kit.table.id].resume()
        for _ in range(5):
            kit.due.pop(kit.table.id)
            await kit.tables.wake(kit.table.id)
        assert snapshot_of(kit).seq == 5
        watcher.close()
        await kit.wake()
        assert snapshot_of(kit).seq == 5 and (await kit.table_row()).wake == 0
        kit.open_tables()  # after a restart
        await Client(kit, -1).open()
        await kit.wake()
        assert snapshot_of(kit).state.over()

    run(scene())


class NotedBots(InProcessBots):
    """Notes who pays for each decision, and whether it is made in the background."""

    def __init__(self) -> None:
        self.asked: set[tuple[Requester, bool]] = set()

    async def choose(
        self, table: str, guess: str, seat: int, name: str, seed: int, owner: Requester, background: bool
    ) -> int:
        self.asked.add((owner, background))
        return await super().choose(table, guess, seat, name, seed, owner, background)


@pytest.mark.parametrize(("seats", "background"), [("bb", True), ("pb", False)])
def test_bots_alone_decide_in_the_background_at_the_expense_of_their_host(seats: str, background: bool) -> None:
    async def scene() -> None:
        tables = (new_table("the_abyss", seats, settings=QUICK, seed=seed) for seed in range(50))
        kit = Kit(next(table for table in tables if first_seat(game_of(table), table.secret)))
        kit.table.host, kit.table.network = "ann", "a network"
        bots = kit.tables.bots = NotedBots()
        await kit.start()
        await Client(kit, -1).open()
        await kit.wake()
        assert bots.asked == {(Requester("a network", "ann"), background)}

    run(scene())


def test_bots_alone_go_on_when_somebody_watches_on_another_node() -> None:
    async def scene() -> None:
        kit = Kit(new_table("the_abyss", "bb", settings=QUICK))
        await kit.start()
        await kit.wake()
        assert snapshot_of(kit).seq == 0
        await kit.tables.handle(Notification("presence", kit.table.id, -1, "elsewhere 1"))
        await kit.wake()
        assert snapshot_of(kit).state.over()

    run(scene())


def test_a_pause_that_was_not_ended_is_noticed() -> None:
    async def scene() -> None:
        kit = Kit(new_table("the_abyss", "bb", settings=QUICK))
        await kit.start()
        await Client(kit, -1).open()
        kit.due.clear()
        kit.time.ms += 60_000
        assert live_table_of(kit).is_stalled(kit.time() - 10_000)
        kit.tables.sweep()
        await kit.wake()
        assert snapshot_of(kit).state.over()

    run(scene())


def test_a_game_with_a_person_is_not_paused_while_they_are_away() -> None:
    async def scene() -> None:
        kit = Kit(new_table("the_abyss", "pbb", settings=QUICK))
        await kit.start()
        await kit.wake()
        live_table = await kit.tables.get(kit.table.id)
        assert live_table is not None
        assert not live_table.automation.is_paused(snapshot_of(kit))

    run(scene())


def test_the_host_pays_for_the_time_of_the_event_loop_that_bots_alone_take(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a stranger who watches many tables of quick bots could keep the event loop busy for nothing."""
    play = LiveTable.wake
    naps: list[float] = []

    async def slow(live_table: LiveTable) -> None:
        burn(0.02)
        await play(live_table)

    async def sleep(seconds: float) -> None:
        naps.append(seconds)

    async def scene(seats: str) -> None:
        naps.clear()
        kit = Kit(new_table("the_abyss", seats, settings=QUICK))
        limits = RateLimits(clock=lambda: 0.0, sleep=sleep)
        limits.rates |= {"processor": Rate(0.01, 0.01), "processor-address": Rate(10, 0.01)}
        kit.tables.limits = limits
        await kit.start()
        await Client(kit, -1).open()
        await asyncio.gather(*kit.tables.outgoing)
        for _ in range(3):
            await kit.tables.wake(kit.table.id)

    monkeypatch.setattr(LiveTable, "wake", slow)
    run(scene("bb"))
    assert naps == [1, 1]  # from the second move on: never for longer, or the server could not shut down
    run(scene("pb"))
    assert not naps


def test_tables_of_an_address_with_many_waiting_bots_wait_for_their_players() -> None:
    """Otherwise a stranger could fill the memory with tables that wait for a bot, at which nobody is."""

    async def scene() -> None:
        tables = (new_table("the_abyss", "pbb", settings=QUICK, seed=seed) for seed in range(50))
        kit = Kit(next(table for table in tables if first_seat(game_of(table), table.secret)))
        await kit.start()
        payer = owner_of(kit.table).address
        kit.tables.thinking[payer] = MOST_THINKING
        await kit.wake()
        assert snapshot_of(kit).seq == 0 and (await kit.table_row()).wake == 0
        kit.open_tables()  # it was unloaded meanwhile
        kit.tables.thinking[payer] = MOST_THINKING
        await Client(kit, 0).open()
        await asyncio.gather(*kit.tables.outgoing)
        assert (await kit.table_row()).wake == kit.time()
        await kit.wake()
        assert snapshot_of(kit).seq > 0
        assert kit.tables.thinking == {payer: MOST_THINKING}

    run(scene())


def test_only_tables_where_players_wait_are_marked_as_such() -> None:
    async def scene() -> None:
        kit = Kit(new_table("the_abyss", "pp"))
        await kit.store.open()
        await kit.store.add_table(kit.table)
        watcher = Client(kit, -1)
        await watcher.open()
        assert not kit.store.present
        await Client(kit, 0).open()
        await asyncio.gather(*kit.tables.outgoing)
        assert kit.store.present == {kit.table.id: kit.time()}
        kit.time.ms += 40_000
        kit.tables.sweep()
        await asyncio.gather(*kit.tables.outgoing)
        assert kit.store.present == {kit.table.id: kit.time()}

    run(scene())
