"""Accounts: nicknames, cookies, links, passwords."""

import asyncio

import pytest

from hadal.server.clock import wall_clock
from hadal.server.errors import RequestError
from hadal.server.protocol.http import PersonChanges
from hadal.server.store.model import SignInMethod
from tests.server.conftest import ServerUnderTest


def test_a_nickname_is_enough(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    assert ann.get("/api/me") == {"id": ann.id, "name": "Ann", "recovery": True}
    cookie = server.person().ask("POST", "/api/me", {"name": "Ann"}).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
    assert f"Max-Age={400 * 86400}" in cookie


def test_a_stranger_is_asked_for_a_nickname(server: ServerUnderTest) -> None:
    assert "nickname" in server.person().get("/api/me", 401)["text"]


def test_a_page_may_ask_who_is_signed_in_without_an_error(server: ServerUnderTest) -> None:
    assert server.person().ask("GET", "/api/me?stranger=true").status_code == 204
    assert server.person("Ann").get("/api/me?stranger=true")["name"] == "Ann"


def test_a_forged_cookie_identifies_nobody(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    for cookie in ("", "x", f"{ann.id}.x.y.z", ann.client.cookies["hadal"][:-2] + "AA"):
        stranger = server.person()
        stranger.client.cookies.set("hadal", cookie)
        stranger.get("/api/me", 401)


@pytest.mark.parametrize(
    ("name", "kept"),
    [("  Ann  ", "Ann"), ("A\u030anna", "Ånna"), ("Ann  of   Sea", "Ann of Sea"), ("李", "李"), ("🐙", "🐙")],
)
def test_names_are_normalised(server: ServerUnderTest, name: str, kept: str) -> None:
    assert server.person().post("/api/me", {"name": name}, 201)["name"] == kept


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("a\u200bb", "name-unseen"),
        ("a\u202eb", "name-unseen"),
        ("a\x00b", "name-unseen"),
        ("a\nb", "name-unseen"),
        ("\u3164", "name-unseen"),
        ("\u2800", "name-unseen"),
        ("Ann\u180b", "name-unseen"),
        ("A\u180fnn", "name-unseen"),
        ("Ann\U0001d159", "name-unseen"),
        ("Ann\u2d7f", "name-unseen"),
        ("Ann\U0001107f", "name-unseen"),
        ("Ann\U0001bc9d", "name-unseen"),
        ("   ", "name-length"),
        ("a\u0301\u0302\u0303\u0304", "name-marks"),
        ("\u0301", "name-marks"),
    ],
)
def test_invalid_names(server: ServerUnderTest, name: str, code: str) -> None:
    server.person().refused("/api/me", {"name": name}, 422, code)
    assert not server.store.people


def test_a_name_too_long_for_the_schema(server: ServerUnderTest) -> None:
    assert "24" in server.person().refused("/api/me", {"name": "x" * 25}, 400, "not-understood")


def test_a_personal_link_moves_somebody_to_another_device(server: ServerUnderTest) -> None:
    ann, phone = server.person("Ann"), server.person()
    link = ann.post("/api/me/link", {"proof": ann.code}, 201)
    assert link["path"].endswith("#me=" + link["token"])
    assert phone.post("/api/me/claim", {"token": link["token"]})["id"] == ann.id
    assert phone.get("/api/me")["id"] == ann.id
    kept = server.store.people[ann.id].link
    assert kept and link["token"] not in kept


def test_a_new_link_replaces_the_old_one(server: ServerUnderTest) -> None:
    ann, phone = server.person("Ann"), server.person()
    old = ann.post("/api/me/link", {"proof": ann.code}, 201)["token"]
    new = ann.post("/api/me/link", {"proof": ann.code}, 201)["token"]
    phone.refused("/api/me/claim", {"token": old}, 403, "bad-link")
    phone.post("/api/me/claim", {"token": new})


def test_nobody_without_a_link_is_claimed_by_an_empty_hash(server: ServerUnderTest) -> None:
    server.person("Ann")
    server.person().refused("/api/me/claim", {"token": " "}, 403, "bad-link")


def test_a_password_claims_the_name(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    ann.claim("eight or more")
    assert ann.get("/api/me")["claimed"]
    server.person().refused("/api/me", {"name": "ANN"}, 409, "name-claimed")
    assert bob.ask("PATCH", "/api/me", {"name": "ann"}).json()["code"] == "name-claimed"
    assert bob.get("/api/me")["name"] == "Bob"
    assert "eight or more" not in str(server.store.people)


def test_signing_in(server: ServerUnderTest) -> None:
    ann, phone = server.person("Ann"), server.person()
    ann.claim("eight or more")
    phone.refused("/api/me/login", {"name": "Ann", "password": "wrong"}, 403, "bad-password")
    phone.refused("/api/me/login", {"name": "Eve", "password": "eight or more"}, 403, "bad-password")
    phone.refused("/api/me/login", {"name": "\x00", "password": "x"}, 403, "bad-password")
    assert phone.post("/api/me/login", {"name": "aNN", "password": "eight or more"})["id"] == ann.id


def test_a_new_password_ends_older_cookies_but_not_ones_own(server: ServerUnderTest) -> None:
    ann, thief = server.person("Ann"), server.person()
    thief.client.cookies.set("hadal", ann.client.cookies["hadal"])
    thief.get("/api/me")
    ann.claim("eight or more")
    thief.get("/api/me", 401)
    ann.get("/api/me")


def test_a_claimed_name_can_be_changed_by_its_owner(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    ann.claim("eight or more")
    assert ann.ask("PATCH", "/api/me", {"name": "Anna"}).json()["code"] == "proof-needed"
    changed = ann.ask("PATCH", "/api/me", {"name": "Anna", "proof": "eight or more"}).json()
    assert changed == {"id": ann.id, "name": "Anna", "claimed": True, "recovery": True}
    server.person("Ann")


def test_logging_out(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    ann.post("/api/me/logout", None, 204)
    ann.get("/api/me", 401)


def test_the_cookie_is_renewed_once_a_day(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    assert "set-cookie" not in ann.ask("GET", "/api/me").headers
    server.time += 86_400_000
    assert "set-cookie" in ann.ask("GET", "/api/me").headers
    assert server.store.people[ann.id].seen == server.time


def test_concurrent_changes_lose_nothing(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    people = server.app.state.services.accounts
    old = server.store.people[ann.id]
    ann.claim("eight or more")
    asyncio.run(people.change(old, PersonChanges(language="fr")))
    assert server.store.people[ann.id].password and server.store.people[ann.id].language == "fr"


@pytest.mark.parametrize("method", ["password", "link", "recovery"])
def test_a_sign_in_with_what_was_just_replaced_is_refused(server: ServerUnderTest, method: SignInMethod) -> None:
    """Somebody with the old password signs in while its owner changes it: the check comes before, the session after."""
    ann = server.person("Ann")
    ann.claim("eight or more")
    people = server.app.state.services.accounts
    token = ann.post("/api/me/link", {"proof": ann.code}, 201)["token"]
    checked = {
        "password": lambda: people.login("Ann", "eight or more"),
        "link": lambda: people.person_of_link(token),
        "recovery": lambda: people.recover(ann.code),
    }
    person = asyncio.run(checked[method]())
    code = ann.post("/api/me/recovery", {"proof": ann.code}, 201)["code"]
    assert ann.ask("PATCH", "/api/me", {"password": "quite another", "proof": code}).status_code == 200
    with pytest.raises(RequestError) as refused:
        asyncio.run(people.sign_in(person, method, ""))
    assert (refused.value.status, refused.value.code) == (403, {"recovery": "bad-code"}.get(method, f"bad-{method}"))
    assert len(ann.get("/api/me/account")["sessions"]) == 1


def test_a_rename_without_proof_does_not_pass_the_first_password(server: ServerUnderTest) -> None:
    """Somebody with a copy of the cookie may send it while the owner protects the name."""
    ann = server.person("Ann")
    people = server.app.state.services.accounts
    before = server.store.people[ann.id]
    ann.claim("eight or more")
    with pytest.raises(RequestError) as refused:
        asyncio.run(people.change(before, PersonChanges(name="Eve")))
    assert (refused.value.status, refused.value.code) == (403, "proof-needed")
    assert server.store.people[ann.id].name == "Ann"


def test_a_language(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    assert ann.ask("PATCH", "/api/me", {"language": "fr"}).json()["language"] == "fr"
    assert ann.ask("PATCH", "/api/me", {"language": "\x00"}).json()["code"] == "bad-language"


def test_a_cookie_from_the_future_still_identifies_its_owner(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clocks of two nodes differ a little, and a clock that was ahead is set back."""
    ann, now = server.person("Ann"), wall_clock()
    with monkeypatch.context() as patch:
        patch.setattr("hadal.server.people.accounts.wall_clock", lambda: now - 3_600_000)
        assert ann.get("/api/me")["id"] == ann.id
    monkeypatch.setattr("hadal.server.people.accounts.wall_clock", lambda: now + 500 * 86_400_000)
    ann.get("/api/me", 401)
