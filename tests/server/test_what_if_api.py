"""What-ifs over HTTP: which games can be continued by whom."""

from __future__ import annotations

from typing import Any

import hadal
from hadal.core.match import replay
from hadal.core.registry import create
from hadal.server.tables.game_log import starting_position
from tests.server.conftest import Person, ServerUnderTest
from tests.server.fake_tables import played
from tests.server.test_what_if import finished


def ended(server: ServerUnderTest, person: Person, *seats: str, game: str = "the_abyss") -> str:
    """A finished game."""
    found = person.create_table(*seats, game=game, start=True)
    server.tables.end(found["id"])
    return str(found["id"])


def wish(move: int, *seats: str) -> dict[str, Any]:
    """The request for a what-if: seats are mine or a bot's, by its name."""
    return {"move": move, "seats": [{"kind": "me"} if s == "me" else {"kind": "bot", "bot": s} for s in seats]}


def test_anybody_who_may_see_a_finished_game_can_branch_from_it(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ended(server, ann, "me", "greedy", "random")
    moves = len(ann.get(f"/api/tables/{id}/history?viewer=-2")["steps"])
    new = bob.post(f"/api/tables/{id}/branch", wish(7, "me", "greedy", "me"), 201)
    assert new["status"] == "playing" and new["hosting"] and new["origin"] == {"table": id, "move": 7, "of": moves}
    assert [seat.get("mine", False) for seat in new["seats"]] == [True, False, True]
    assert new["commitment"] == ann.get(f"/api/tables/{id}")["commitment"]
    old, row = server.store.tables[id], server.store.tables[new["id"]]
    assert row.secret == old.secret and len(row.past) == 7 and not row.settings.listed
    state = starting_position(create(row.game, 3, row.options), row.secret, row.past).state
    assert state.view(0) == played(old).history[7].view(0)
    assert ann.get(f"/api/tables/{new['id']}").get("hosting") is None
    assert [seat["name"] for seat in new["seats"]] == ["Bob A", "greedy", "Bob C"]


def test_what_ifs_are_listed_separately(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = ended(server, ann, "me", "greedy")
    new = ann.post(f"/api/tables/{id}/branch", wish(2, "me", "me"), 201)
    lists = {
        name: [t["id"] for t in ann.get(f"/api/tables?list={name}")["tables"]] for name in ("mine", "what-ifs", "live")
    }
    assert lists == {"mine": [id], "what-ifs": [new["id"]], "live": []}


def test_an_unfinished_game_cannot_be_branched_because_its_cards_are_hidden(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = ann.create_table("me", "greedy", game="the_abyss", start=True)["id"]
    said = ann.refused(f"/api/tables/{id}/branch", wish(0, "me", "me"), 409, "branch-not-over")
    assert "hidden cards" in said
    open_id = ann.create_table("me", "open", game="the_abyss")["id"]
    ann.refused(f"/api/tables/{open_id}/branch", wish(0, "me", "me"), 409, "branch-not-over")
    ann.refused("/api/tables/nope/branch", wish(0, "me", "me"), 404, "no-table")
    assert len(server.store.tables) == 2


def test_invalid_what_ifs_get_a_reason(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = ended(server, ann, "me", "greedy", "random")
    last = len(ann.get(f"/api/tables/{id}/history?viewer=-2")["steps"])
    path = f"/api/tables/{id}/branch"
    assert str(last - 1) in ann.refused(path, wish(last, "me", "me", "me"), 422, "branch-at-end")
    assert str(last) in ann.refused(path, wish(last + 1, "me", "me", "me"), 422, "branch-move")
    ann.refused(path, wish(-1, "me", "me", "me"), 400, "not-understood")
    assert "3 seats" in ann.refused(path, wish(1, "me", "me"), 422, "branch-seats")
    ann.refused(path, wish(1, "greedy", "random", "greedy"), 422, "branch-without-me")
    ann.refused(path, wish(1, "me", "genius", "greedy"), 422, "bad-table")
    ann.refused(path, {"move": 1, "seats": [{"kind": "me", "bot": "greedy"}] * 3}, 422, "bot-without-seat")
    server.person().refused(path, wish(1, "me", "me", "me"), 401, "who-are-you")
    assert len(server.store.tables) == 1
    ann.post(path, wish(last - 1, "me", "me", "me"), 201)


def test_a_valid_record_can_be_branched_from(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    match = finished(seats=2)
    text = match.record.write()
    body = {"record": text, "branch": wish(6, "me", "greedy")}
    new = ann.post("/api/records/branch", body, 201)
    assert new["origin"] == {"table": "", "move": 6, "of": len(match.record.moves)}
    row = server.store.tables[new["id"]]
    assert row.past == [action for _, action in match.record.moves[:6]]
    assert replay(hadal.read_record(text)).record.secret == row.secret
    forged = text.replace(match.record.commitment, "0" * 64)
    ann.refused("/api/records/branch", body | {"record": forged}, 422, "record-secret")
    ann.refused("/api/records/branch", body | {"record": "no record"}, 422, "bad-record")
    head, *_, tail = text.splitlines()
    empty = {"record": f'{head}\n{{"secret": "{match.record.secret.hex()}"}}', "branch": wish(0, "me", "me")}
    assert tail and ann.refused("/api/records/branch", empty, 422, "branch-empty")


def test_a_what_if_has_no_rematch(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = ended(server, ann, "me", "greedy")
    new = ann.post(f"/api/tables/{id}/branch", wish(2, "me", "me"), 201)
    server.tables.end(new["id"])
    ann.refused(f"/api/tables/{new['id']}/rematch", {}, 409, "branch-rematch")
    again = ann.post(f"/api/tables/{new['id']}/branch", wish(3, "me", "greedy"), 201)
    assert again["origin"]["table"] == new["id"]


def test_a_running_what_if_can_be_viewed_from_any_of_the_players_seats(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ended(server, ann, "me", "greedy", "greedy")
    path = f"/api/tables/{ann.post(f'/api/tables/{id}/branch', wish(2, 'me', 'greedy', 'me'), 201)['id']}/history"
    assert ann.get(f"{path}?viewer=2")["viewer"] == 2 and ann.get(f"{path}?viewer=0")["viewer"] == 0
    for person, eyes in ((ann, 1), (ann, -1), (bob, 0)):
        assert person.get(f"{path}?viewer={eyes}", 403)["code"] == "own-eyes"
