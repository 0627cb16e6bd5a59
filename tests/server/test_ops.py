"""Health checks, metrics, logs, and administration."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from hadal.server.ops import logs, metrics
from hadal.server.ops.address_hash import AddressHash
from hadal.server.ops.loop_lag import LoopLagMeter
from hadal.server.store.errors import StoreError
from tests.server.conftest import ServerUnderTest

MakeServer = Callable[..., ServerUnderTest]
BOSS = {"authorization": "Bearer the token of the operators"}
TOKEN = {"admin_token": "the token of the operators"}


def test_health(server: ServerUnderTest) -> None:
    ann = server.person()
    assert ann.get("/api/health/live") == ann.get("/api/health/ready") == {"status": "ok"}
    server.store.is_open = False
    assert ann.get("/api/health/ready", 503)["code"] == "not-ready"
    server.store.is_open = True


def test_the_parts_start_and_stop_in_order(make_server: MakeServer) -> None:
    server = make_server()
    assert (server.store.is_open, server.tables.running) == (True, True)
    server.stack.close()
    assert (server.store.is_open, server.tables.running) == (False, False)


def test_metrics_are_for_this_machine_or_with_a_token(make_server: MakeServer) -> None:
    ann = make_server().person()
    assert ann.get("/metrics", 401)["code"] == "bad-token"
    server = make_server(metrics_token="figures")
    server.person("Ann")
    answer = server.person().ask("GET", "/metrics", headers={"authorization": "Bearer figures"})
    assert 'hadal_requests_total{method="POST",route="/api/me",status="201"}' in answer.text


def test_calls_to_the_store_are_measured(server: ServerUnderTest) -> None:
    async def look() -> None:
        await metrics.with_timing(server.store).table("none")

    asyncio.run(look())
    assert 'hadal_store_seconds_count{call="table"}' in metrics.render_metrics().decode()


def test_without_a_token_nobody_is_an_operator(server: ServerUnderTest) -> None:
    for headers in ({}, {"authorization": "Bearer "}, BOSS):
        answer = server.person().ask("GET", "/api/admin/nodes", headers=headers)
        assert answer.status_code == 401 and answer.json()["code"] == "bad-token"


def test_operators_close_tables(make_server: MakeServer) -> None:
    server = make_server(**TOKEN)
    ann, boss = server.person("Ann"), server.person(**BOSS)
    id = ann.create_table("me", "open")["id"]
    ann.refused(f"/api/admin/tables/{id}/close", None, 401, "bad-token")
    assert boss.post(f"/api/admin/tables/{id}/close")["status"] == "closed"
    boss.refused(f"/api/admin/tables/{id}/close", None, 409, "not-lobby-closed")
    boss.refused("/api/admin/tables/nope/close", None, 404, "no-table")


def test_operators_forget_people(make_server: MakeServer) -> None:
    server = make_server(**TOKEN)
    ann, bob, boss = server.person("Ann"), server.person("Bob"), server.person(**BOSS)
    waiting, over = ann.create_table("me", "open")["id"], ann.create_table("me", "greedy", start=True)["id"]
    bob.post(f"/api/tables/{waiting}/join", {})
    server.tables.end(over)
    boss.post(f"/api/admin/people/{ann.id}/forget", None, 204)
    ann.get("/api/me", 401)
    assert "Ann" not in str(server.store.people) + str(server.store.tables)
    assert bob.get(f"/api/tables/{waiting}")["hosting"]
    boss.post(f"/api/admin/people/{ann.id}/forget", None, 204)
    boss.refused("/api/admin/people/nobody/forget", None, 404, "no-person")


def test_operators_see_the_nodes(make_server: MakeServer) -> None:
    server = make_server(node="one", **TOKEN)
    assert server.person(**BOSS).get("/api/admin/nodes") == {"nodes": ["one"]}


def test_a_store_that_is_down(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    async def down(*_: object) -> None:
        raise StoreError("disk full: postgresql://hadal:hunter2@db/hadal")

    monkeypatch.setattr(server.store, "table", down)
    answer = server.person().ask("GET", "/api/tables/x")
    assert answer.status_code == 503 and answer.json()["code"] == "store-down"
    assert answer.headers["retry-after"] == "5" and "disk" not in answer.text


def test_an_internal_error(server: ServerUnderTest, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a detail that is nobody's business")

    monkeypatch.setattr(server.store, "table", broken)
    answer = server.person().ask("GET", "/api/tables/x")
    assert answer.status_code == 500 and answer.json()["code"] == "failed" and "detail" not in answer.text
    logged = next(line for line in map(json.loads, lines.getvalue().splitlines()) if line["event"] == "request failed")
    assert logged["number"] in answer.json()["text"] and logged["why"].startswith("ZeroDivisionError")
    assert "nobody's business" not in lines.getvalue()


def test_logs_are_json_and_hold_no_secrets(make_server: MakeServer, lines: io.StringIO) -> None:
    server = make_server(**TOKEN, secret="s" * 40)
    ann, bob, boss = server.person("Ann"), server.person("Bob"), server.person(**BOSS)
    link = ann.post("/api/me/link", {"proof": ann.code}, 201)["token"]
    bob.post("/api/me/claim", {"token": link})
    code = ann.claim("a long password")
    bob.ask("POST", "/api/me/login", {"name": "Ann", "password": "a wrong password"})
    table = ann.create_table("me", "invite", "open")
    invite = table["seats"][1]["invite"]
    bob.ask("POST", f"/api/tables/{table['id']}/join?invite={invite}", {"invite": invite})
    ann.ask("GET", f"/api/tables/{invite}")
    ann.post(f"/api/tables/{table['id']}/start", {"fill": "bots"})
    boss.get("/api/admin/nodes")
    logging.getLogger("uvicorn.error").warning("odd request: cookie hadal=%s", ann.client.cookies["hadal"])
    written = lines.getvalue()
    secret = server.store.tables[table["id"]].secret
    hidden = [link, code, invite, "a long password", "a wrong password", ann.client.cookies["hadal"], secret.hex()]
    for text in (*hidden, "s" * 40, BOSS["authorization"], server.store.people[ann.id].password):
        assert text not in written
    events = [json.loads(line) for line in written.splitlines()]
    assert all({"event", "level", "timestamp"} <= set(event) for event in events)
    assert any(event["event"] == "library" and "(hidden)" in event["text"] for event in events)


def test_secrets_are_redacted_by_name_or_form(lines: io.StringIO) -> None:
    logs.log().info("x", table="t", seq=3, cookie="c1", invite_token="c2", raw=b"c3", db="postgresql://u:c4@h/d")
    event = json.loads(lines.getvalue())
    assert (event["table"], event["seq"]) == ("t", 3)
    assert not any(f"c{n}" in lines.getvalue() for n in (1, 2, 3, 4))
    assert "c4" not in repr(event) and event["db"] == "postgresql://u:(hidden)@h/d"


class FullDisk(io.StringIO):
    """A file on a disk that is full until there is room."""

    room = False

    def write(self, text: str) -> int:
        """Write, or fail."""
        if not self.room:
            raise OSError(28, "No space left on device")
        return super().write(text)


def test_requests_are_answered_while_no_log_can_be_written(lines: io.StringIO, server: ServerUnderTest) -> None:
    disk = FullDisk()
    logs.start_logs(disk)
    assert server.person("Ann").get("/api/me")["name"] == "Ann"
    disk.room = True
    assert server.person().ask("GET", "/api/games").status_code == 200
    assert json.loads(disk.getvalue().splitlines()[0])["event"] == "request"


def test_invented_methods_and_paths_share_one_label(server: ServerUnderTest) -> None:
    """Labels stay in memory for ever."""
    person = server.person()
    for n in range(20):
        person.ask(f"BREW{n}", f"/api/tables/x{n}")
        person.ask("GET", f"/nothing/{n}")
    text = metrics.render_metrics().decode()
    assert "BREW" not in text and 'method="other"' in text
    assert "/nothing" not in text


def test_metrics_tell_memory_descriptors_loop_lag_bot_queue_and_database_size(make_server: MakeServer) -> None:
    async def measured() -> None:
        meter = LoopLagMeter(0.001)
        before = metrics.LOOP_LAG_SECONDS._sum.get()
        await meter.start()
        while metrics.LOOP_LAG_SECONDS._sum.get() == before:
            await asyncio.sleep(0)
        await meter.stop()

    asyncio.run(measured())
    server = make_server(metrics_token="figures")
    text = server.person().ask("GET", "/metrics", headers={"authorization": "Bearer figures"}).text
    names = {line.split("{")[0].split(" ")[0] for line in text.splitlines() if not line.startswith("#")}
    assert names >= {
        "process_resident_memory_bytes",
        "process_open_fds",
        "hadal_loop_lag_seconds_count",
        "hadal_bot_queue",
        "hadal_database_bytes",
    }


def test_the_size_of_the_database_is_measured_whenever_metrics_are_read(
    make_server: MakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = make_server(metrics_token="figures")
    for size in (4096, 8192):

        async def measured(bytes: int = size) -> int:
            return bytes

        monkeypatch.setattr(server.store, "size", measured)
        text = server.person().ask("GET", "/metrics", headers={"authorization": "Bearer figures"}).text
        assert f"hadal_database_bytes {size}.0" in text


def test_a_log_line_about_a_socket_names_the_request_the_person_and_a_hash_of_the_address(
    server: ServerUnderTest, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    greet = server.tables.socket

    async def failing(*args: Any) -> None:
        await asyncio.create_task(noting())  # a session handles its messages in a task of its own
        await greet(*args)

    async def noting() -> None:
        logs.log().error("message failed")

    monkeypatch.setattr(server.tables, "socket", failing)
    ann = server.person("Ann")
    id = ann.create_table("me", "open")["id"]
    for person in (ann, ann, server.person()):
        with person.client.websocket_connect(f"/ws/tables/{id}") as socket:
            assert socket.receive_text() == "welcome"
    logged = [json.loads(line) for line in lines.getvalue().splitlines()]
    noted = [line for line in logged if line["event"] == "message failed"]
    assert [line["person"] for line in noted] == [ann.id, ann.id, ""]
    assert len({line["request"] for line in noted}) == 3 and len({line["address"] for line in noted}) == 1
    created = next(line for line in logged if line["event"] == "request" and line["route"] == "/api/tables")
    assert noted[0]["address"] == created["address"] and "testclient" not in lines.getvalue()


def test_a_log_line_names_the_request_the_person_and_a_hash_of_the_address(
    server: ServerUnderTest, lines: io.StringIO
) -> None:
    ann = server.person("Ann")
    answers = [ann.ask("GET", "/api/me") for _ in range(2)]
    logged = [json.loads(line) for line in lines.getvalue().splitlines()]
    asked = [line for line in logged if line["event"] == "request" and line["route"] == "/api/me"][-2:]
    assert [line["request"] for line in asked] == [answer.headers["x-request-id"] for answer in answers]
    assert asked[0]["request"] != asked[1]["request"]
    assert asked[0]["person"] == asked[1]["person"] == ann.id
    assert asked[0]["address"] == asked[1]["address"] and "testclient" not in lines.getvalue()


def test_the_hash_of_an_address_changes_every_day_and_with_every_process() -> None:
    time = [0]
    one, other = AddressHash(lambda: time[0]), AddressHash(lambda: time[0])
    first = one.of("192.0.2.1")
    assert first == one.of("192.0.2.1") != one.of("192.0.2.2") and first != other.of("192.0.2.1")
    time[0] += 86_400_000
    assert one.of("192.0.2.1") != first


def test_no_request_needs_a_group_of_tasks(server: ServerUnderTest) -> None:
    """Litestar makes dependencies that do not depend on each other in tasks of their own, which costs more."""
    routes = [route for route in server.app.routes if isinstance(route, HTTPRoute)]
    models = [model for route in routes for _, model in route.route_handler_map.values()]
    batches = [[each.key for each in batch] for model in models for batch in model.dependency_batches]
    assert batches
    assert [batch for batch in batches if len(batch) > 1] == []
