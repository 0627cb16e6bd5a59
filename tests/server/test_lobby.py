"""Tables before the start."""

import asyncio
import base64
from typing import Any

import pytest

from hadal.server.lobby.rematch import first_seat
from hadal.server.lobby.seating import game_of, update_table
from tests.server.conftest import Person, ServerUnderTest


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
    ann.refused(f"{path}/rematch", None, 409, "not-over")
    server.tables.end(id)
    eve.refused(f"{path}/rematch", None, 403, "not-seated")
    for turn in range(4):
        new = bob.post(f"/api/tables/{id}/rematch")
        assert ann.post(f"/api/tables/{id}/rematch")["id"] == new["id"]
        assert seats(new) == ["Ann", "Bob", "greedy"] and new["hosting"] and new["previous"] == id
        assert ann.get(f"/api/tables/{id}")["rematch"] == new["id"]
        old_row, new_row = server.store.tables[id], server.store.tables[new["id"]]
        game = game_of(old_row)
        assert first_seat(game, new_row.secret) == (first_seat(game, old_row.secret) + 1) % 3
        assert new_row.turned == turn + 1 and new_row.secret != old_row.secret
        id = bob.post(f"/api/tables/{new['id']}/start", {})["id"]
        server.tables.end(id)


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
    assert ann.post(f"/api/tables/{id}/rematch")["id"] == "other"
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
    for act, body in (("join", {}), ("leave", None), ("kick", {"seat": 0}), ("start", {}), ("rematch", None)):
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
