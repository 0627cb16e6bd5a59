"""Tables before the start."""

import asyncio
import base64
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hadal.server.http.routes import tables
from hadal.server.http.routes.tables import start_game
from hadal.server.lobby.rematch import first_seat
from hadal.server.lobby.seating import update_table
from hadal.server.protocol.http import Start
from hadal.server.services import Services
from hadal.server.store.model import Contribution, ShuffleState, Table
from hadal.server.store.model import Person as StoredPerson
from hadal.server.tables.game_log import game_of
from tests.server.conftest import Person, ServerUnderTest
from tests.server.memory_store import MemoryStore
from tests.server.table_kit import Kit, new_table


def seats(table: Any) -> list[str]:
    """The seats in short form."""
    return [seat.get("name") or seat["kind"] for seat in table["seats"]]


def test_creating_a_table(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    table = ann.create_table("me", "open", "invite", "greedy")
    assert seats(table) == ["Ann", "open", "invite", "greedy"]
    assert table["hosting"] and table["viewer"] == 0 and table["status"] == "lobby"
    assert len(table["commitment"]) == 64 and table["options"]["expansions"] == "none"
    assert table["seats"][2]["invite"]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'; the games are: abyss, the_abyss"),
        ({"options": {"colour": "red"}}, "abyss has no option 'colour'; its options are:"),
        ({"options": {"expansions": "all"}}, "expansions is none or"),
        ({"seats": [{"kind": "me"}] * 2}, "only one seat"),
        ({"seats": [{"kind": "bot", "bot": "deep blue"}] * 2}, "the bots are: random, novice, greedy, search"),
        ({"seats": [{"kind": "bot", "bot": "search:seconds=600"}] * 2}, "named without settings"),
        ({"seats": [{"kind": "bot"}] * 2}, "the bots are: random, novice, greedy, search"),
        ({"seats": [{"kind": "open", "bot": "greedy"}] * 2}, "only for a seat of kind"),
        ({"seats": [{"kind": "open"}] * 5}, "players"),
        ({"settings": {"takeover": "nobody"}}, "the bots are"),
    ],
)
def test_invalid_tables(server: ServerUnderTest, wish: dict[str, Any], said: str) -> None:
    ann = server.person("Ann")
    body = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "open"}]} | wish
    assert said in ann.post("/api/tables", body, 422)["text"]
    assert not server.store.tables


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": []},
        {"seats": [{"kind": "me"}] * 6},
        {"seats": [{"kind": "throne"}] * 2},
        {"extra": 1},
        {"settings": {"clock": {"kind": "live", "base_s": -1}}},
        {"settings": {"bot_pace_ms": "quick"}},
        {"options": {"expansions": 1}},
        {"start": "yes"},
    ],
)
def test_requests_that_violate_the_schema_are_rejected(server: ServerUnderTest, wish: dict[str, Any]) -> None:
    ann = server.person("Ann")
    body = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "open"}]} | wish
    assert ann.post("/api/tables", body, 400)["code"] == "not-understood"
    assert not server.store.tables


def test_tables_that_somebody_hosts_without_a_seat_count_as_theirs(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MAX_UNFINISHED", 2)
    ann, bob = server.person("Ann"), server.person("Bob")
    first, _ = (ann.create_table("open", "open")["id"] for _ in range(2))
    body = {"game": "abyss", "seats": [{"kind": "open"}, {"kind": "open"}]}
    assert "2 unfinished tables" in ann.refused("/api/tables", body, 409, "too-many-tables")
    assert len(ann.get("/api/tables?list=mine")["tables"]) == 2
    bob.post("/api/tables", body, 201)
    ann.post(f"/api/tables/{first}/leave")
    ann.post("/api/tables", body, 201)


def test_starting_at_once(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    table = ann.create_table("me", "greedy", start=True)
    assert table["status"] == "playing" and server.tables.begun == [table["id"]]
    ann.post("/api/tables", {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True}, 409)
    assert len(server.store.tables) == 1


def test_joining(server: ServerUnderTest) -> None:
    ann, bob, cid, dan = (server.person(name) for name in ("Ann", "Bob", "Cid", "Dan"))
    table = ann.create_table("me", "open", "open", "invite")
    path = f"/api/tables/{table['id']}/join"
    assert bob.post(path, {"seat": 2})["viewer"] == 2
    assert bob.post(path, {})["viewer"] == 2
    cid.refused(path, {"seat": 2}, 409, "seat-taken")
    cid.refused(path, {"seat": 3}, 403, "seat-invite")
    cid.refused(path, {"seat": 4}, 422, "no-seat")
    assert seats(cid.post(path, {})) == ["Ann", "Cid", "Bob", "invite"]
    dan.refused(path, {}, 409, "table-full")
    assert table["id"] in server.tables.changed


def test_moving_to_another_seat(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    table = ann.create_table("me", "open")
    assert seats(ann.post(f"/api/tables/{table['id']}/join", {"seat": 1})) == ["open", "Ann"]


def test_the_host_takes_another_seat_whatever_it_was(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    path = f"/api/tables/{ann.create_table('me', 'open', 'invite', 'greedy')['id']}"
    for seat, after in [
        (1, ["open", "Ann", "invite", "greedy"]),
        (2, ["open", "open", "Ann", "greedy"]),
        (3, ["open", "open", "invite", "Ann"]),
    ]:
        moved = ann.post(f"{path}/seat", {"seat": seat, "kind": "me"})
        assert seats(moved) == after and moved["viewer"] == seat and moved["hosting"]
    bob.post(f"{path}/join", {"seat": 0})
    ann.refused(f"{path}/seat", {"seat": 0, "kind": "me"}, 409, "seat-taken")
    ann.refused(f"{path}/seat", {"seat": 3, "kind": "me"}, 409, "seat-taken")
    bob.refused(f"{path}/seat", {"seat": 1, "kind": "me"}, 403, "not-host")
    ann.refused(f"{path}/seat", {"seat": 1, "kind": "me", "bot": "greedy"}, 422, "bot-without-seat")


def test_everybody_is_told_where_the_host_sits(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    path = f"/api/tables/{ann.create_table('open', 'open')['id']}"
    assert "host" not in ann.get(path) and "host" not in bob.get(path)  # the host has no seat
    ann.post(f"{path}/join", {"seat": 1})
    assert bob.post(f"{path}/join", {"seat": 0})["host"] == ann.get(path)["host"] == 1
    ann.post(f"{path}/leave")
    assert bob.get(path)["host"] == 0


def test_a_host_without_a_seat_leaves(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    shared, empty = (f"/api/tables/{ann.create_table('open', 'open')['id']}" for _ in range(2))
    bob.post(f"{shared}/join", {})
    ann.post(f"{shared}/leave")
    assert bob.get(shared)["hosting"]
    assert ann.post(f"{empty}/leave")["status"] == "closed"


def test_a_host_closes_a_game_of_bots_alone(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    bots = f"/api/tables/{ann.create_table('greedy', 'greedy', start=True)['id']}"
    bob.refused(f"{bots}/leave", None, 409, "not-here")
    assert ann.post(f"{bots}/leave")["status"] == "closed"
    shared = f"/api/tables/{ann.create_table('open', 'greedy')['id']}"
    bob.post(f"{shared}/join", {})
    ann.post(f"{shared}/start", {})
    ann.refused(f"{shared}/leave", None, 409, "not-lobby-playing")
    bob.refused(f"{shared}/leave", None, 409, "not-lobby-playing")


def test_an_invite_is_for_its_seat_and_only_the_host_sees_it(server: ServerUnderTest) -> None:
    ann, bob, cid = (server.person(name) for name in ("Ann", "Bob", "Cid"))
    table = ann.create_table("me", "invite", "invite")
    one, two = (seat["invite"] for seat in table["seats"][1:])
    path = f"/api/tables/{table['id']}"
    assert one not in bob.ask("GET", path).text and one in ann.ask("GET", path).text
    bob.refused(f"{path}/join", {"invite": "guess"}, 403, "bad-invite")
    bob.refused(f"{path}/join", {"invite": two, "seat": 1}, 422, "invite-elsewhere")
    joined = bob.post(f"{path}/join", {"invite": two})
    assert joined["viewer"] == 2 and two not in str(joined) and one not in str(joined)
    assert two not in ann.ask("GET", path).text
    cid.refused(f"{path}/join", {"invite": two}, 409, "seat-taken")
    assert "viewer" not in bob.post(f"{path}/leave")
    assert cid.post(f"{path}/join", {"invite": two})["viewer"] == 2


def test_kicking(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.create_table("me", "invite", "greedy")
    path, invite = f"/api/tables/{table['id']}", table["seats"][1]["invite"]
    bob.post(f"{path}/join", {"invite": invite})
    bob.refused(f"{path}/kick", {"seat": 0}, 403, "not-host")
    ann.refused(f"{path}/kick", {"seat": 0}, 409, "kick-yourself")
    ann.refused(f"{path}/kick", {"seat": 2}, 409, "nobody-there")
    ann.refused(f"{path}/kick", {"seat": 3}, 422, "no-seat")
    assert seats(ann.post(f"{path}/kick", {"seat": 1})) == ["Ann", "invite", "greedy"]
    carl = server.person("Carl")
    carl.refused(f"{path}/join", {"invite": invite}, 403, "bad-invite")


def test_a_kicked_guest_stays_out(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    path = f"/api/tables/{ann.create_table('me', 'open', 'open')['id']}"
    bob.post(f"{path}/join", {})
    ann.post(f"{path}/kick", {"seat": 1})
    bob.refused(f"{path}/join", {"seat": 2}, 403, "kicked")
    ann.post(f"{path}/seat", {"seat": 2, "kind": "invite"})
    invite = ann.get(path)["seats"][2]["invite"]
    bob.refused(f"{path}/join", {"invite": invite}, 403, "kicked")
    with bob.client.websocket_connect(path.replace("/api", "/ws")) as socket:
        assert socket.receive_json()["code"] == "kicked"


def test_a_kicked_guest_cannot_send_somebody_by_the_invite_of_a_seat_left_before(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.create_table("me", "invite", "open")
    path, invite = f"/api/tables/{table['id']}", table["seats"][1]["invite"]
    bob.post(f"{path}/join", {"invite": invite})
    bob.post(f"{path}/join", {"seat": 2})
    ann.post(f"{path}/kick", {"seat": 2})
    assert ann.get(path)["seats"][1]["invite"]
    server.person("Bobby").refused(f"{path}/join", {"invite": invite}, 403, "bad-invite")


def test_two_people_with_look_alike_names_at_a_table_are_told_apart(server: ServerUnderTest) -> None:
    ann, other = server.person("Ann"), server.person("Аnn")  # the second with a Cyrillic letter
    path = f"/api/tables/{ann.create_table('me', 'open')['id']}"
    first, second = seats(other.post(f"{path}/join", {}))
    assert first == "Ann" and second.startswith("Аnn #")


def test_the_host_changes_seats(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    path = f"/api/tables/{ann.create_table('me', 'open', 'open')['id']}"
    bob.post(f"{path}/join", {})
    assert seats(ann.post(f"{path}/seat", {"seat": 2, "kind": "bot", "bot": "random"})) == ["Ann", "Bob", "random"]
    assert seats(ann.post(f"{path}/seat", {"seat": 2, "kind": "invite"}))[2] == "invite"
    ann.refused(f"{path}/seat", {"seat": 2, "kind": "bot", "bot": "x"}, 422, "bad-table")
    ann.refused(f"{path}/seat", {"seat": 1, "kind": "open"}, 409, "seat-taken")
    bob.refused(f"{path}/seat", {"seat": 2, "kind": "open"}, 403, "not-host")


def test_the_host_removes_a_seat_without_a_person(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    path = f"/api/tables/{ann.create_table('open', 'me', 'greedy', 'open')['id']}"
    bob.post(f"{path}/join", {"seat": 3})
    bob.refused(f"{path}/seat", {"seat": 0, "kind": "remove"}, 403, "not-host")
    ann.refused(f"{path}/seat", {"seat": 3, "kind": "remove"}, 409, "seat-taken")
    fewer = ann.post(f"{path}/seat", {"seat": 0, "kind": "remove"})
    assert seats(fewer) == ["Ann", "greedy", "Bob"] and fewer["viewer"] == fewer["host"] == 0
    assert [seat["seat"] for seat in fewer["seats"]] == [0, 1, 2] and bob.get(path)["viewer"] == 2
    ann.post(f"{path}/seat", {"seat": 1, "kind": "remove"})
    bob.post(f"{path}/leave")
    ann.refused(f"{path}/seat", {"seat": 1, "kind": "remove"}, 422, "bad-table")  # a game needs two
    assert seats(ann.get(path)) == ["Ann", "open"]


def test_the_host_role_passes_on_and_an_empty_table_closes(server: ServerUnderTest) -> None:
    ann, bob, cid = (server.person(name) for name in ("Ann", "Bob", "Cid"))
    path = f"/api/tables/{ann.create_table('open', 'me', 'open', 'greedy')['id']}"
    bob.post(f"{path}/join", {"seat": 0})
    cid.post(f"{path}/join", {"seat": 2})
    assert seats(ann.post(f"{path}/leave")) == ["Bob", "open", "Cid", "greedy"]
    ann.refused(f"{path}/leave", None, 409, "not-here")
    assert cid.get(path)["hosting"]
    cid.post(f"{path}/leave")
    assert bob.get(path)["hosting"]
    assert bob.post(f"{path}/leave")["status"] == "closed"
    cid.refused(f"{path}/join", {}, 409, "not-lobby-closed")


def test_a_host_who_only_watches_can_leave_too(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    assert ann.post(f"/api/tables/{ann.create_table('greedy', 'greedy')['id']}/leave")["status"] == "closed"


def test_starting_with_empty_seats(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")

    def new_table() -> str:
        path = f"/api/tables/{ann.create_table('open', 'me', 'invite', 'random')['id']}"
        bob.post(f"{path}/join", {"seat": 0})
        return path

    path = new_table()
    bob.refused(f"{path}/start", {}, 403, "not-host")
    assert ann.refused(f"{path}/start", {}, 409, "seats-empty").startswith("One seat is still empty")
    ann.refused(f"{path}/start", {"fill": "bots", "bot": "x"}, 422, "bad-table")
    started = ann.post(f"{path}/start", {"fill": "bots"})
    assert seats(started) == ["Bob", "Ann", "greedy", "random"] and started["status"] == "playing"
    ann.refused(f"{path}/start", {}, 409, "not-lobby-playing")
    bob.refused(f"{path}/leave", None, 409, "not-lobby-playing")
    path = new_table()
    bob.post(f"{path}/leave")
    removed = ann.post(f"{path}/start", {"fill": "remove"})
    assert seats(removed) == ["Ann", "random"] and removed["viewer"] == 0
    assert [seat["seat"] for seat in removed["seats"]] == [0, 1]


def test_removing_leaves_as_many_as_the_game_needs(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    path = f"/api/tables/{ann.create_table('me', 'open')['id']}"
    text = ann.refused(f"{path}/start", {"fill": "remove"}, 422, "bad-table")
    assert "2 to" in text and seats(ann.get(path)) == ["Ann", "open"]


def test_starting_while_others_change_the_table(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    path = f"/api/tables/{ann.create_table('me', 'greedy')['id']}"
    server.tables.conflicts = 3
    assert ann.post(f"{path}/start", {})["status"] == "playing"
    path = f"/api/tables/{ann.create_table('me', 'greedy')['id']}"
    server.tables.conflicts = 99
    ann.refused(f"{path}/start", {}, 409, "busy")


def over(server: ServerUnderTest, ann: Person, *kinds: str) -> str:
    """A table whose game is over."""
    table = ann.create_table(*kinds, start=True)
    server.tables.end(table["id"])
    return str(table["id"])


def test_a_rematch_keeps_the_players_and_rotates_the_start(server: ServerUnderTest) -> None:
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    path = f"/api/tables/{ann.create_table('me', 'open', 'greedy')['id']}"
    bob.post(f"{path}/join", {})
    id = ann.post(f"{path}/start", {})["id"]
    ann.refused(f"{path}/rematch", {}, 409, "not-over")
    server.tables.end(id)
    for seat in server.store.tables[id].seats:
        seat.archived = seat.ready = 1  # which concerns the old game only
    eve.refused(f"{path}/rematch", {}, 403, "not-seated")
    for turn in range(4):
        new = bob.get(f"/api/tables/{bob.post(f'/api/tables/{id}/rematch', {})['rematch']}")
        assert ann.post(f"/api/tables/{id}/rematch", {})["rematch"] == new["id"]
        assert seats(new) == ["Ann", "Bob", "greedy"] and new["hosting"] and new["previous"] == id
        assert ann.get(f"/api/tables/{id}")["rematch"] == new["id"]
        old_row, new_row = server.store.tables[id], server.store.tables[new["id"]]
        game = game_of(old_row)
        assert first_seat(game, new_row.secret) == (first_seat(game, old_row.secret) + 1) % 3
        assert new_row.turned == turn + 1 and new_row.secret != old_row.secret
        assert not any(seat.archived or seat.ready for seat in new_row.seats)
        id = bob.post(f"/api/tables/{new['id']}/start", {})["id"]
        server.tables.end(id)


def three_people(server: ServerUnderTest) -> tuple[str, list[Person]]:
    """The end of a game of three people and a bot, all of them present."""
    people = [server.person(name) for name in ("Ann", "Bob", "Cid")]
    id = people[0].create_table("me", "open", "open", "greedy")["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{id}/join", {})
    people[0].post(f"/api/tables/{id}/start", {})
    server.tables.end(id)
    server.tables.present = {0, 1, 2}
    return id, people


def test_a_rematch_waits_for_the_answer_of_everybody_present(server: ServerUnderTest) -> None:
    id, (ann, bob, cid) = three_people(server)
    path = f"/api/tables/{id}/rematch"
    cid.refused(path, {"yes": False}, 409, "no-rematch")
    proposed = bob.post(path, {})
    assert proposed["answers"] == {"accepted": [1]} and "rematch" not in proposed
    assert "rematch" not in cid.post(path, {"yes": False})
    settled = ann.post(path, {"yes": True})
    assert settled["answers"] == {"accepted": [1, 0], "declined": [2]}
    new = bob.get(f"/api/tables/{settled['rematch']}")
    assert seats(new) == ["Ann", "Bob", "open", "greedy"] and new["hosting"]
    cid.post(f"/api/tables/{new['id']}/join", {})  # a seat that was declined is open


def test_who_is_away_is_not_waited_for_and_keeps_the_seat(server: ServerUnderTest) -> None:
    id, (ann, bob, _) = three_people(server)
    server.tables.present = {0, 1}
    ann.post(f"/api/tables/{id}/rematch", {})
    new = ann.get(f"/api/tables/{bob.post(f'/api/tables/{id}/rematch', {})['rematch']}")
    assert seats(new) == ["Ann", "Bob", "Cid", "greedy"]


@pytest.mark.parametrize("comes", ["hash", "ready", "join", "yes"])
def test_a_rematch_does_not_start_before_those_who_were_away_have_come(server: ServerUnderTest, comes: str) -> None:
    """Otherwise one player could make the others play again and again without their word."""
    id, (ann, bob, cid) = three_people(server)
    server.tables.present = {0, 1}
    ann.post(f"/api/tables/{id}/rematch", {})
    new = f"/api/tables/{bob.post(f'/api/tables/{id}/rematch', {})['rematch']}"
    for fill in ("refuse", "bots", "remove"):
        assert "Cid" in ann.refused(f"{new}/start", {"fill": fill}, 409, "not-come")
    if comes == "hash":
        cid.put(f"{new}/hash", {"hash": "0" * 64})
    elif comes == "ready":
        cid.put(f"{new}/ready", {"ready": False})
    elif comes == "join":
        cid.post(f"{new}/join", {})
    else:
        cid.post(f"/api/tables/{id}/rematch", {"yes": False})
        ann.refused(f"{new}/start", {}, 409, "not-come")
        cid.post(f"/api/tables/{id}/rematch", {})
    assert ann.post(f"{new}/start", {})["seats"][2]["name"] == "Cid"


def test_the_host_of_a_rematch_frees_the_seat_of_somebody_who_is_away(server: ServerUnderTest) -> None:
    """That is no reason to keep them out: they can come while the seat is free."""
    id, (ann, bob, cid) = three_people(server)
    server.tables.present = {0, 1}
    ann.post(f"/api/tables/{id}/rematch", {})
    new = f"/api/tables/{bob.post(f'/api/tables/{id}/rematch', {})['rematch']}"
    assert seats(ann.post(f"{new}/kick", {"seat": 2})) == ["Ann", "Bob", "open", "greedy"]
    assert seats(cid.post(f"{new}/join", {})) == ["Ann", "Bob", "Cid", "greedy"]
    ann.post(f"{new}/kick", {"seat": 2})
    cid.refused(f"{new}/join", {}, 403, "kicked")
    assert ann.post(f"{new}/start", {"fill": "bots"})["status"] == "playing"


def test_a_rematch_is_not_hosted_by_somebody_who_was_deleted(server: ServerUnderTest) -> None:
    """Nobody could start it, even if they hosted the old table and proposed the rematch themselves."""
    id, (ann, bob, cid) = three_people(server)
    path = f"/api/tables/{id}/rematch"
    ann.post(path, {})
    ann.post("/api/me/delete", {"proof": ann.code}, 204)
    assert "answers" not in bob.get(f"/api/tables/{id}")
    server.tables.present = {1, 2}
    bob.post(path, {})
    new = bob.get(f"/api/tables/{cid.post(path, {})['rematch']}")
    assert new["hosting"] and seats(new) == ["open", "Bob", "Cid", "greedy"]


def test_a_rematch_is_not_hosted_by_a_deleted_host_who_had_no_seat(server: ServerUnderTest) -> None:
    host, bob, cid = (server.person(name) for name in ("Hal", "Bob", "Cid"))
    id = host.create_table("open", "open")["id"]
    for person in (bob, cid):
        person.post(f"/api/tables/{id}/join", {})
    host.post(f"/api/tables/{id}/start", {})
    server.tables.end(id)
    path = f"/api/tables/{id}/rematch"
    server.tables.present = {0, 1}
    host.post(path, {})
    host.post("/api/me/delete", {"proof": host.code}, 204)
    assert "answers" not in bob.post(path, {"yes": False})  # nobody who is left wants it
    cid.post(path, {})
    assert cid.get(f"/api/tables/{bob.post(path, {})['rematch']}")["hosting"]


def test_a_rematch_that_all_others_decline_has_no_table_until_somebody_is_asked_again(server: ServerUnderTest) -> None:
    id, (ann, bob, cid) = three_people(server)
    path = f"/api/tables/{id}/rematch"
    ann.post(path, {})
    bob.post(path, {"yes": False})
    declined = cid.post(path, {"yes": False})
    assert declined["answers"] == {"accepted": [0], "declined": [1, 2]} and "rematch" not in declined
    assert ann.post(path, {})["answers"] == {"accepted": [0]}
    bob.post(path, {})
    assert cid.post(path, {})["rematch"]


def test_a_proposal_is_withdrawn_by_declining_it(server: ServerUnderTest) -> None:
    id, (ann, _, cid) = three_people(server)
    ann.post(f"/api/tables/{id}/rematch", {})
    assert "answers" not in ann.post(f"/api/tables/{id}/rematch", {"yes": False})
    cid.refused(f"/api/tables/{id}/rematch", {"yes": False}, 409, "no-rematch")


def test_concurrent_rematch_requests_create_one_table(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = over(server, ann, "me", "greedy")
    kept = server.store.add_table

    async def slow(table: Any) -> None:
        server.store.add_table = kept  # type: ignore[method-assign]
        await kept(table)
        row = server.store.tables[id]  # somebody else asks while the first is still laying the table
        row.rematch, row.version = "other", row.version + 1
        await kept(type(table)(**{name: getattr(table, name) for name in table.__struct_fields__} | {"id": "other"}))

    server.store.add_table = slow  # type: ignore[method-assign]
    assert ann.post(f"/api/tables/{id}/rematch", {})["rematch"] == "other"
    lost = [table for table in server.store.tables.values() if table.id not in (id, "other")]
    assert [table.status for table in lost] == ["closed"]


def test_lists(server: ServerUnderTest) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person()
    wanted = ann.create_table("me", "open")
    ann.create_table("me", "open", settings={"listed": False})
    ann.create_table("me", "greedy", start=True)
    ids = [table["id"] for table in bob.get("/api/tables?list=open")["tables"]]
    assert ids == [wanted["id"]]
    assert len(ann.get("/api/tables?list=mine")["tables"]) == 3 and not bob.get("/api/tables?list=mine")["tables"]
    assert len(eve.get("/api/tables?list=live")["tables"]) == 1
    eve.get("/api/tables?list=mine", 401)
    eve.get("/api/tables?list=all", 400)


def test_missing_tables(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    for id in ("nope", "%00", "a%20b", "x" * 65):
        assert ann.get(f"/api/tables/{id}", 404)["code"] == "no-table"
    for act, body in (("join", {}), ("leave", None), ("kick", {"seat": 0}), ("start", {}), ("rematch", {})):
        ann.refused(f"/api/tables/nope/{act}", body, 404, "no-table")


def test_the_secret_is_in_no_answer(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.create_table("me", "open", "invite")
    path = f"/api/tables/{table['id']}"
    told = [ann.ask("GET", path).content, bob.ask("POST", f"{path}/join", {}).content, bob.ask("GET", path).content]
    told += [
        ann.ask("POST", f"{path}/start", {"fill": "bots"}).content,
        bob.ask("GET", "/api/tables?list=mine").content,
    ]
    secret = server.store.tables[table["id"]].secret
    forms = [secret, secret.hex().encode(), base64.b64encode(secret), base64.urlsafe_b64encode(secret).rstrip(b"=")]
    assert all(form not in text for form in forms for text in told)


def test_a_change_is_made_to_the_newest_version(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = ann.create_table("me", "open")["id"]
    calls = 0

    def change(table: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            server.store.tables[id].version += 1  # somebody else was quicker

    asyncio.run(update_table(server.store, id, change))
    assert calls == 2


class BusyStore(MemoryStore):
    """A store that lets other tasks go on between reading and writing, as a real one does."""

    async def table(self, id: str) -> Table | None:
        found = await super().table(id)
        await asyncio.sleep(0)
        return found


def test_a_guest_cannot_keep_the_host_from_changing_the_table() -> None:
    """Changes of one table wait for each other: somebody who changes it without end delays the others, no more."""

    async def scene() -> None:
        store = BusyStore()
        await store.add_table(new_table())
        done = 0

        def note(table: Table) -> None:
            nonlocal done
            table.seats[0].ready = 1 - table.seats[0].ready
            done += 1

        await asyncio.gather(*(update_table(store, "table1", note) for _ in range(40)))
        found = await store.table("table1")
        assert done == 40 and found is not None and found.version == 40

    asyncio.run(scene())


def test_a_guest_cannot_keep_the_host_from_starting() -> None:
    """Neither the start nor the deal is lost if somebody changes the table at the same time."""

    async def scene() -> None:
        kit = Kit(new_table())
        kit.store = BusyStore()
        kit.open_tables()
        await kit.store.add_table(kit.table)
        services = cast(Services, SimpleNamespace(store=kit.store, tables=kit.tables, now=kit.time))

        def note(table: Table) -> None:
            table.seats[0].ready = 1 - table.seats[0].ready

        async def change_it() -> None:
            for _ in range(30):
                await update_table(kit.store, kit.table.id, note)

        host = StoredPerson("person0", "Ann", 0)
        guests = [asyncio.create_task(change_it()) for _ in range(12)]
        await asyncio.sleep(0)
        found = await start_game(services, kit.table.id, host, Start(), "a network")
        await asyncio.gather(*guests)
        assert found.status == "playing"

        kit.table.id, kit.table.shuffle = "table2", ShuffleState([Contribution("person0", "h", 0, "00")], 1)
        await kit.store.add_table(kit.table)
        others = [asyncio.create_task(update_table(kit.store, "table2", note)) for _ in range(12)]
        await asyncio.sleep(0)
        await kit.tables.deal("table2")
        await asyncio.gather(*others)
        dealt = await kit.store.table("table2")
        assert dealt is not None and dealt.status == "playing"

    asyncio.run(scene())
