"""Finished games over HTTP."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import hadal
from hadal.core.match import replay
from hadal.server.limits.rate_limits import Requester
from tests.server.conftest import ServerUnderTest


def test_the_record_of_a_table_comes_after_the_end_and_is_sound(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    table = ann.create_table("me", "greedy", game="the_abyss", start=True)
    path = f"/api/tables/{table['id']}/record"
    assert ann.get(path, 409)["code"] == "not-over"
    server.tables.end(table["id"])
    answer = server.person().ask("GET", path)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    record = hadal.read_record(answer.text)
    match = replay(record)
    assert record.commitment == table["commitment"] and record.scores == match.state.scores()
    assert answer.text.startswith('{"hadal": 2, ')
    assert record.players() == ["Ann", "greedy"] and str(record.header["date"]).endswith("Z")


def test_an_unfinished_game_is_seen_only_from_ones_own_seat(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.create_table("open", "me", game="the_abyss")["id"]
    path = f"/api/tables/{id}/history"
    assert ann.get(path, 409)["code"] == "not-started"
    ann.post(f"/api/tables/{id}/start", {"fill": "bots"})
    assert ann.get(path)["viewer"] == 1 and ann.get(f"{path}?viewer=1")["viewer"] == 1
    for eyes in (0, -1, -2):
        assert ann.get(f"{path}?viewer={eyes}", 403)["code"] == "own-eyes"
    assert bob.get(path)["viewer"] == -1
    assert bob.get(f"{path}?viewer=1", 403)["code"] == "own-eyes"
    assert bob.get(f"{path}?viewer=4", 422)["code"] == "no-seat"
    assert bob.get(f"{path}?viewer=5", 400)["code"] == "not-understood"


def test_a_private_game_belongs_to_its_players_also_after_its_end(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.create_table("me", "greedy", game="the_abyss", settings={"spectators": False}, start=True)
    path = f"/api/tables/{table['id']}/history"
    assert bob.get(path, 403)["code"] == "no-spectators"
    server.tables.end(table["id"])
    for what in ("history", "history?viewer=-2", "record", "chances"):
        assert bob.get(f"/api/tables/{table['id']}/{what}", 403)["code"] == "no-spectators"
        assert server.person().get(f"/api/tables/{table['id']}/{what}", 403)["code"] == "no-spectators"
    branch = {"move": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    bob.refused(f"/api/tables/{table['id']}/branch", branch, 403, "no-spectators")
    with bob.client.websocket_connect(f"/ws/tables/{table['id']}") as socket:
        assert socket.receive_json()["code"] == "no-spectators"
    assert ann.get(f"{path}?viewer=0")["viewer"] == 0
    everything = ann.get(f"{path}?viewer=-2")
    assert len(everything["view"]["eyes"]) == 2 and len(everything["steps"][0]["events"][0]) == 6


def written(game: str) -> str:
    """The record of a game of bots."""
    from hadal.core.chance import secret_of
    from hadal.core.match import Match

    match = Match(hadal.game(game, 2), secret_of(3))
    from random import Random

    chance = Random(4)
    while not match.state.over():
        match.play(chance.choice(match.state.legal()))
    return match.record.write()


def test_whoever_asks_for_a_replay_pays_for_it(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a person and as an address, for every request that replays a game."""
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.create_table("me", "greedy", game="the_abyss", start=True)["id"]
    server.tables.end(id)
    text = ann.ask("GET", f"/api/tables/{id}/record").text

    async def of(table: str, record: str, requester: Requester) -> list[list[float]]:
        server.tables.payers.append(requester)
        return [[1.0, 0.0]]

    monkeypatch.setattr(server.app.state.services.win_chances, "of", of)
    what_if = {"move": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
    server.tables.payers.clear()
    bob.ask("GET", f"/api/tables/{id}/record")
    bob.get(f"/api/tables/{id}/history")
    bob.get(f"/api/tables/{id}/chances")
    bob.post(f"/api/tables/{id}/branch", what_if, 201)
    bob.post("/api/records/branch", {"record": text, "branch": what_if}, 201)
    assert bob.client.post("/api/records", content=text).status_code == 200
    bob.client.cookies.clear()
    assert server.tables.payers == [Requester("testclient", bob.id)] * len(server.tables.payers)
    assert len(server.tables.payers) == 8  # chances and what-ifs need the record first
    bob.get(f"/api/tables/{id}/history")
    assert server.tables.payers[-1] == Requester("testclient")


@pytest.mark.parametrize("game", ["abyss", "the_abyss"])
def test_a_record_from_a_file_is_shown_step_by_step(server: ServerUnderTest, game: str) -> None:
    ann = server.person()
    text = written(game)
    for viewer in (-2, -1, 0, 1):
        told = ann.client.post(f"/api/records?viewer={viewer}", content=text).json()
        assert told["viewer"] == viewer and told["winners"] and len(told["steps"]) == text.count("\n") - 2
    assert ann.client.post("/api/records", content=text).json()["viewer"] == -2
    assert ann.client.post("/api/records?viewer=2", content=text).status_code == 422
    assert not server.store.tables


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: "", "bad-record"),
        (lambda text: "\x00", "bad-record"),
        (lambda text: text.replace('{"hadal": ', '{"hadal": 9'), "bad-record"),
        (lambda text: text[: len(text) // 2], "bad-record"),
        (lambda text: text.replace('"scores": [', '"scores": [1'), "record-result"),
        (lambda text: text.replace('"commitment": "', '"commitment": "' + "0" * 64 + '", "x": "'), "record-secret"),
        (lambda text: "[" * 100_000, "bad-record"),
    ],
)
def test_records_that_are_not_sound(server: ServerUnderTest, change: Any, code: str) -> None:
    answer = server.person().client.post("/api/records", content=change(written("the_abyss")))
    assert answer.status_code == 422 and answer.json()["code"] == code, answer.text


def test_a_record_that_is_not_text(server: ServerUnderTest) -> None:
    answer = server.person().client.post("/api/records", content=b"\xff\xfe")
    assert answer.status_code == 400 and answer.json()["code"] == "not-text"


def test_chances_are_available_after_the_end_and_computed_once(server: ServerUnderTest) -> None:
    """In a separate process; further requests get the cached result."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.create_table("me", "greedy", "greedy", game="the_abyss", start=True)
    path = f"/api/tables/{table['id']}/chances"
    assert ann.get(path, 409)["code"] == "not-over"
    assert ann.get("/api/tables/nowhere/chances", 404)["code"] == "no-table"
    server.tables.end(table["id"])
    turns = ann.get(path)["turns"]
    assert len(turns) > 3 and all(abs(sum(row) - 1) < 1e-6 for row in turns)
    assert bob.get(path)["turns"] == turns


def test_chances_that_cannot_be_computed_are_refused_with_a_message(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hadal.server.bots.win_chances.COMMAND", (sys.executable, "-c", "raise SystemExit(3)"))
    ann = server.person("Ann")
    table = ann.create_table("me", "greedy", game="the_abyss", start=True)
    server.tables.end(table["id"])
    assert "not available" in ann.get(f"/api/tables/{table['id']}/chances", 503)["text"]
