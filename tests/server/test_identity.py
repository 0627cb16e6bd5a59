"""Identity that cannot be lost: sessions, proofs, identities of a browser, names, keys, deletion and export."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from confusable_homoglyphs.confusables import confusables_data
from itsdangerous import TimestampSigner

from hadal.server.limits.rate_limits import RateLimits
from hadal.server.people.accounts import MAX_KNOWN
from hadal.server.people.devices import device_name
from hadal.server.people.export import MESSAGES_AT_ONCE
from hadal.server.people.look_alikes import skeleton
from hadal.server.people.recovery_codes import new_code, plain_code
from hadal.server.people.signing_key import rotate_key, signing_keys
from hadal.server.store.model import ChatMessage, Seat, Table
from tests.server.conftest import Person, ServerUnderTest

MakeServer = Callable[..., ServerUnderTest]
PASSWORD = "eight or more"


def copy_of(server: ServerUnderTest, person: Person) -> Person:
    """Somebody who has stolen a person's cookies."""
    thief = server.person()
    for name in ("hadal", "hadal_known"):
        thief.client.cookies.set(name, person.client.cookies[name])
    return thief


def patch_code(person: Person, body: dict[str, str]) -> str:
    """Why a change is refused; empty if it is not."""
    return str(person.ask("PATCH", "/api/me", body).json().get("code", ""))


# Several identities in one browser.


def test_a_browser_keeps_both_identities(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    token = bob.post("/api/me/link", {"proof": bob.code}, 201)["token"]
    assert ann.post("/api/me/claim/owner", {"token": token}) == {"id": bob.id, "name": "Bob"}
    assert ann.get("/api/me")["name"] == "Ann"  # asking changes nothing
    ann.post("/api/me/claim", {"token": token})
    assert ann.get("/api/me")["name"] == "Bob"
    identities = ann.get("/api/me/account")["identities"]
    assert {(row["name"], row.get("current", False)) for row in identities} == {("Ann", False), ("Bob", True)}
    assert ann.post("/api/me/switch", {"person": ann.id})["name"] == "Ann"
    assert ann.get("/api/me")["id"] == ann.id
    ann.post("/api/me/identities/remove", {"person": bob.id}, 204)
    ann.refused("/api/me/switch", {"person": bob.id}, 404, "no-identity")
    assert bob.get("/api/me")["id"] == bob.id  # in another browser


def test_an_identity_is_not_lost_because_another_one_signs_in_and_out_often(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    code = ann.post("/api/me", {"name": "Bob", "another": True}, 201)["recovery_code"]
    for _ in range(MAX_KNOWN):
        ann.post("/api/me/logout", None, 204)
        ann.post("/api/me/recover", {"code": code})
    assert {row["name"] for row in ann.get("/api/me/account")["identities"]} == {"Ann", "Bob"}
    assert ann.post("/api/me/switch", {"person": ann.id})["name"] == "Ann"


def test_a_browser_switches_only_to_its_own_identities(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    ann.refused("/api/me/switch", {"person": bob.id}, 404, "no-identity")
    for cookie in ("x", bob.client.cookies["hadal"], ann.client.cookies["hadal_known"][:-2] + "AA"):
        ann.client.cookies.set("hadal_known", cookie)
        ann.refused("/api/me/switch", {"person": bob.id}, 404, "no-identity")


def test_nobody_becomes_a_new_person_by_accident(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    ann.refused("/api/me", {"name": "Somebody"}, 409, "already-signed-in")
    assert ann.get("/api/me")["id"] == ann.id
    new = ann.post("/api/me", {"name": "Somebody", "another": True}, 201)
    assert ann.post("/api/me/switch", {"person": ann.id})["id"] == ann.id != new["id"]


def test_somebody_who_was_signed_out_elsewhere_is_told_so(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    phone = server.person()
    phone.post("/api/me/recover", {"code": ann.code})
    phone.post("/api/me/sessions/end", {"proof": ann.code}, 204)
    assert ann.get("/api/me?stranger=true", 401)["code"] == "signed-out"
    ann.refused("/api/me", {"name": "Somebody"}, 409, "signed-out")
    ann.post("/api/me/recover", {"code": ann.code})
    assert ann.get("/api/me")["id"] == ann.id


# Names.


def test_an_unclaimed_name_never_blocks_its_owner(server: ServerUnderTest) -> None:
    ann, other = server.person("Ann"), server.person("Ann")
    other.claim(PASSWORD)
    me = ann.get("/api/me")
    assert me["name"] == "Ann" and me["shown"].startswith("Ann #")
    assert ann.ask("PATCH", "/api/me", {"language": "fr"}).status_code == 200
    ann.post("/api/me/link", {"proof": ann.code}, 201)
    server.time += 2 * 86_400_000
    assert ann.get("/api/me")["id"] == ann.id
    assert patch_code(ann, {"password": PASSWORD, "proof": ann.code}) == "name-claimed"
    table = ann.create_table("me", "greedy")
    assert table["seats"][0]["name"] == me["shown"]
    assert "shown" not in other.get("/api/me")
    assert "shown" not in ann.ask("PATCH", "/api/me", {"name": "Anna"}).json()


def test_the_mark_goes_with_the_claim(server: ServerUnderTest) -> None:
    ann, other = server.person("Ann"), server.person("Ann")
    other.claim(PASSWORD)
    other.ask("PATCH", "/api/me", {"name": "Zoe", "proof": PASSWORD})
    assert "shown" not in ann.get("/api/me")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("admin", "name-reserved"),
        ("АDMIN", "name-reserved"),  # with a Cyrillic letter
        ("adrnin", "name-reserved"),
        ("System Admin", "name-reserved"),
        ("hôte", "name-reserved"),
        ("hote", "name-reserved"),
        ("Admín", "name-reserved"),
        ("a\u20dddmin", "name-reserved"),  # with a circle around a letter
        ("ᴀᴅᴍɪɴ", "name-reserved"),
        ("ꭺdmin", "name-reserved"),  # with a small Cherokee letter
        ("🅰🅳🅼🅸🅽", "name-reserved"),
        ("🅗🅐🅓🅐🅛", "name-reserved"),
        ("🇦🇩🇲🇮🇳", "name-reserved"),
        ("Shark", "name-reserved"),
        ("Rеquin", "name-reserved"),  # with a Cyrillic letter
        ("greedy", "name-reserved"),
        ("Ann #123", "name-sign"),
        ("Ann ＃123", "name-sign"),
        ("Ann ﹟123", "name-sign"),
        ("Ann ♯123", "name-sign"),
        ("Ann ⋕123", "name-sign"),
        ("Ann ⌗123", "name-sign"),
    ],
)
def test_official_names_and_bots_are_refused(server: ServerUnderTest, name: str, code: str) -> None:
    assert (name if code == "name-reserved" else "#") in server.person().refused("/api/me", {"name": name}, 422, code)
    ann = server.person("Ann")
    assert patch_code(ann, {"name": name}) == code


def test_ordinary_names_are_not_reserved(server: ServerUnderTest) -> None:
    for name in ("Badminton", "Hostess", "Sharky", "Админ Ольга", "Robotnik", "Админка"):
        server.person(name)


@pytest.mark.parametrize(
    "name", ["Mаrina", "MARlNA", "Ｍａｒｉｎａ", "rnarina", "Marina.", "𝐌arina", "Mar\u05d5na", "Mar\u0661na"]
)
def test_a_look_alike_of_a_claimed_name_is_refused(server: ServerUnderTest, name: str) -> None:
    server.person("Marina").claim(PASSWORD)
    server.person().refused("/api/me", {"name": name}, 409, "name-claimed")


def test_every_character_that_unicode_lists_as_confusable_with_a_letter_or_digit_is_known() -> None:
    """The data wraps the characters of scripts that run from right to left in direction marks."""
    unknown = []
    for letter, others in confusables_data.items():
        looks_like = [other["c"] for other in others if other["c"].isascii() and other["c"].isalnum()]
        plain = letter.strip("\u200e\u200f")
        unknown += [(plain, text) for text in looks_like if len(plain) == 1 and skeleton(plain) != skeleton(text)]
    assert unknown == [("ſ", "f")]  # it is an `s`


def test_accents_tell_names_apart() -> None:
    assert skeleton("Zoé") != skeleton("Zoe") and skeleton("Zoe\u0301") == skeleton("zoÉ")
    assert skeleton("Mᴀʀɪᴀɴɴᴇ") == skeleton("marianne") and skeleton("Ann 🇫🇷") == skeleton("Ann")
    assert skeleton("🐙") != skeleton("🐳") and skeleton("李") == "李"


# Proofs.


def test_a_stolen_cookie_cannot_lock_the_owner_out(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    token = ann.post("/api/me/link", {"proof": ann.code}, 201)["token"]
    thief = copy_of(server, ann)
    for proof in ("", "wrong", new_code()):
        expected = "bad-proof" if proof else "proof-needed"
        assert patch_code(thief, {"password": "mine from now on", "proof": proof}) == expected
        for path in ("link", "link/cancel", "recovery", "sessions/end", "delete"):
            thief.refused(f"/api/me/{path}", {"proof": proof}, 403, expected)
    ann.claim(PASSWORD)
    thief.get("/api/me", 401)  # the copy is useless now
    assert ann.get("/api/me")["claimed"]
    server.person().refused("/api/me/claim", {"token": token}, 403, "bad-link")


def test_a_stolen_cookie_of_a_claimed_person_changes_neither_password_nor_name(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    old = ann.code
    ann.claim(PASSWORD)
    thief = copy_of(server, ann)
    assert patch_code(thief, {"password": "mine from now on"}) == "proof-needed"
    assert patch_code(thief, {"name": "Eve"}) == "proof-needed"
    assert patch_code(thief, {"name": "Eve", "proof": old}) == "bad-proof"  # the code from before the claim
    phone = server.person()
    phone.post("/api/me/login", {"name": "Ann", "password": PASSWORD})
    phone.post("/api/me/sessions/end", {"proof": PASSWORD}, 204)
    thief.get("/api/me", 401)
    assert phone.get("/api/me")["id"] == ann.id


def test_a_new_password_needs_the_old_one_or_the_recovery_code(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    code = ann.claim(PASSWORD)
    token = ann.post("/api/me/link", {"proof": PASSWORD}, 201)["token"]
    assert patch_code(ann, {"password": "another one", "proof": PASSWORD}) == ""
    server.person().refused("/api/me/claim", {"token": token}, 403, "bad-link")
    phone = server.person()
    phone.refused("/api/me/login", {"name": "Ann", "password": PASSWORD}, 403, "bad-password")
    phone.post("/api/me/recover", {"code": code.lower().replace("-", " ")})
    assert patch_code(phone, {"password": "a third one", "proof": code}) == ""
    ann.get("/api/me", 401)
    server.person().post("/api/me/login", {"name": "Ann", "password": "a third one"})


def test_a_recovery_code_is_replaced_by_the_next_one(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    new = ann.post("/api/me/recovery", {"proof": ann.code}, 201)["code"]
    server.person().refused("/api/me/recover", {"code": ann.code}, 403, "bad-code")
    assert server.person().post("/api/me/recover", {"code": new})["id"] == ann.id
    assert new not in str(server.store.people) and plain_code(new) not in str(server.store.people)


def test_codes_forgive_what_people_misread() -> None:
    code = new_code()
    assert len(plain_code(code)) == 25
    assert plain_code(code.lower().replace("0", "o").replace("1", "l").replace("-", " ")) == plain_code(code)
    assert plain_code("short") == "" and plain_code("U" * 25) == "" and plain_code("") == ""


# Sessions.


def test_the_list_of_sessions(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    phone = server.person(**{"user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"})
    server.time += 60_000
    phone.post("/api/me/recover", {"code": ann.code})
    rows = ann.get("/api/me/account")["sessions"]
    assert [(row["device"], row["method"], row.get("current", False)) for row in rows] == [
        ("Firefox, Android", "recovery", False),
        ("", "name", True),
    ]
    for id in ("a\0", "é"):  # PostgreSQL cannot store NUL
        ann.refused("/api/me/sessions/end", {"session": id, "proof": ann.code}, 400, "not-understood")
    ann.post("/api/me/sessions/end", {"session": rows[0]["id"], "proof": ann.code}, 204)
    phone.get("/api/me", 401)
    ann.refused("/api/me/sessions/end", {"session": rows[0]["id"], "proof": ann.code}, 404, "no-session")
    assert len(ann.get("/api/me/account")["sessions"]) == 1
    assert server.person().get("/api/me/account") == {"sessions": [], "identities": []}


def test_nobody_ends_the_sessions_of_others(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    [row] = ann.get("/api/me/account")["sessions"]
    bob.refused("/api/me/sessions/end", {"session": row["id"], "proof": bob.code}, 404, "no-session")
    ann.get("/api/me")


def test_logging_out_ends_the_cookie_on_the_server(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    thief = copy_of(server, ann)
    ann.post("/api/me/logout", None, 204)
    thief.get("/api/me", 401)
    thief.refused("/api/me/switch", {"person": ann.id}, 404, "no-identity")
    assert ann.ask("GET", "/api/me?stranger=true").status_code == 204


def test_a_session_says_when_it_was_used(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    server.time += 2 * 3_600_000
    ann.get("/api/me")
    [row] = ann.get("/api/me/account")["sessions"]
    assert row["seen"] == server.time > row["created"]


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15) AppleWebKit/605 Version/18 Safari/605", "Safari, macOS"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18) AppleWebKit/605 Version/18 Safari/604", "Safari, iPhone"),
        ("curl/8", ""),
    ],
)
def test_devices_have_short_names(agent: str, device: str) -> None:
    assert device_name(agent) == device


# Cookies and keys from before.


def old_cookie(server: ServerUnderTest, person: str) -> str:
    """A cookie as it was before there were sessions."""
    row = server.store.people[person]
    stamp = hashlib.sha256(f"{row.id} {row.password}".encode()).hexdigest()[:12]
    key = signing_keys(server.config.data, server.config.secret)[0]
    signer = TimestampSigner(key, salt="hadal person", digest_method=hashlib.sha256)
    return signer.sign(f"{row.id}.{stamp}").decode()


def person_from_before(server: ServerUnderTest, name: str = "Ann") -> Person:
    """A person without a recovery code whose browser has an old cookie."""
    person = server.person(name)
    server.store.people[person.id].recovery = ""
    server.store.sessions.clear()
    person.client.cookies.clear()
    person.client.cookies.set("hadal", old_cookie(server, person.id))
    return person


def test_cookies_from_before_keep_working_and_are_renewed(server: ServerUnderTest) -> None:
    ann = person_from_before(server)
    thief = server.person()
    thief.client.cookies.set("hadal", ann.client.cookies["hadal"])
    answer = ann.ask("GET", "/api/me")
    assert answer.json()["id"] == ann.id and "hadal=2." in answer.headers["set-cookie"]
    assert ann.get("/api/me/account")["sessions"][0]["method"] == "cookie"
    code = ann.post("/api/me/recovery", {"proof": ""}, 201)["code"]  # the first code needs no proof
    ann.refused("/api/me/recovery", {"proof": ""}, 403, "proof-needed")
    assert thief.get("/api/me")["id"] == ann.id
    ann.post("/api/me/logout", None, 204)
    thief.get("/api/me", 401)
    ann.post("/api/me/recover", {"code": code})


def test_another_spelling_of_a_signature_is_no_other_cookie(server: ServerUnderTest) -> None:
    """Base64 can be spelt in many ways. Each would be a session of its own, which signing out does not end."""
    ann = person_from_before(server)
    cookie = ann.client.cookies["hadal"]
    ann.post("/api/me/logout", None, 204)
    for copy in (cookie, f"{cookie}!", f"{cookie}=", f"{cookie[:-3]}*{cookie[-3:]}"):
        thief = server.person()
        thief.client.cookies.set("hadal", copy)
        thief.get("/api/me", 401)
    assert len(server.store.sessions) == 1


def test_ending_all_sessions_ends_old_cookies_that_were_never_used_since(server: ServerUnderTest) -> None:
    ann = person_from_before(server)
    other = old_cookie(server, ann.id)  # of another device, perhaps signed in another second
    thief = server.person()
    server.time = 4_000_000_000_000  # after the cookie was signed
    phone = server.person()
    phone.post("/api/me/claim", {"token": ann.post("/api/me/link", {"proof": ""}, 201)["token"]})
    phone.post("/api/me/sessions/end", {"proof": ""}, 204)
    server.store.sessions = {id: row for id, row in server.store.sessions.items() if row.method != "cookie"}
    thief.client.cookies.set("hadal", other)
    thief.get("/api/me", 401)


def test_a_password_ends_cookies_from_before(server: ServerUnderTest) -> None:
    ann = person_from_before(server)
    cookie = ann.client.cookies["hadal"]
    ann.get("/api/me")
    ann.code = ann.post("/api/me/recovery", {"proof": ""}, 201)["code"]
    ann.claim(PASSWORD)
    thief = server.person()
    thief.client.cookies.set("hadal", cookie)
    thief.get("/api/me", 401)


def test_a_new_key_signs_nobody_out(make_server: MakeServer, tmp_path: Path) -> None:
    before = make_server()
    ann = before.person("Ann")
    first = signing_keys(tmp_path, "")[0]
    rotate_key(tmp_path)
    keys = signing_keys(tmp_path, "")
    assert keys[1:] == [first] and (tmp_path / "secret.key").stat().st_mode & 0o77 == 0
    after = make_server()
    after.store.people, after.store.sessions = before.store.people, before.store.sessions
    phone = after.person()
    phone.client.cookies.set("hadal", ann.client.cookies["hadal"])
    after.time += 2 * 86_400_000
    assert phone.get("/api/me")["id"] == ann.id
    rotate_key(tmp_path, keep_old=False)
    assert len(signing_keys(tmp_path, "")) == 1


def test_few_keys_are_kept(tmp_path: Path) -> None:
    for _ in range(9):
        rotate_key(tmp_path)
    assert len(set(signing_keys(tmp_path, ""))) == 5


# The host helps.


def test_a_one_time_link_from_the_host(make_server: MakeServer, monkeypatch: pytest.MonkeyPatch) -> None:
    server = make_server(admin_token="t" * 20)
    boss, ann = server.person(authorization="Bearer " + "t" * 20), server.person("Ann")
    ann.refused(f"/api/admin/people/{ann.id}/reissue", None, 401, "bad-token")
    boss.refused("/api/admin/people/nobody/reissue", None, 404, "no-person")
    with monkeypatch.context() as patched:
        patched.setattr(server.store, "person", None)  # PostgreSQL refuses to look for such a name
        boss.refused("/api/admin/people/a%00b/reissue", None, 404, "no-person")
    ann.claim(PASSWORD)
    token = boss.post("/api/admin/people/ANN/reissue", None, 201)["token"]
    phone = server.person()
    assert phone.post("/api/me/claim/owner", {"token": token})["name"] == "Ann"
    code = phone.post("/api/me/claim", {"token": token})["recovery_code"]
    server.person().refused("/api/me/claim", {"token": token}, 403, "bad-link")
    assert patch_code(phone, {"password": "a new password", "proof": code}) == ""
    late = boss.post(f"/api/admin/people/{ann.id}/reissue", None, 201)["token"]
    server.time += 8 * 86_400_000
    server.person().refused("/api/me/claim", {"token": late}, 403, "bad-link")


# Limits.


def test_the_login_limit_holds_for_all_spellings(make_server: MakeServer, buckets: RateLimits) -> None:
    server = make_server(buckets=buckets)
    spellings = ["Ann", "ANN", "Аnn", "Ａnn", "ann.", " Ann"]
    for n in range(40):
        buckets.buckets.pop(("login", "testclient"), None)  # each guess from another address
        server.person().refused("/api/me/login", {"name": spellings[n % 6], "password": "x"}, 403, "bad-password")
    for name in spellings:
        buckets.buckets.pop(("login", "testclient"), None)
        server.person().refused("/api/me/login", {"name": name, "password": "x"}, 429, "too-many")


def test_the_login_limit_ignores_the_case_of_every_letter(make_server: MakeServer, buckets: RateLimits) -> None:
    """`ő` and `Ő` are the same name, although they look like different letters."""
    server = make_server(buckets=buckets)
    server.person("Ődőn").claim(PASSWORD)
    for n in range(40):
        buckets.buckets.pop(("login", "testclient"), None)
        server.person().refused(
            "/api/me/login", {"name": ["ődőn", "ŐDŐN"][n % 2], "password": "x"}, 403, "bad-password"
        )
    for name in ("Ődőn", "ődŐn"):
        buckets.buckets.pop(("login", "testclient"), None)
        server.person().refused("/api/me/login", {"name": name, "password": PASSWORD}, 429, "too-many")


def test_a_name_that_nobody_can_have_needs_no_limit_of_its_own(make_server: MakeServer, buckets: RateLimits) -> None:
    """Limits are shared over the database, which cannot store every character."""
    server = make_server(buckets=buckets)
    server.person().refused("/api/me/login", {"name": "a\0b", "password": "x"}, 403, "bad-password")
    assert not [key for kind, key in buckets.buckets if kind == "name"]


def test_strangers_cannot_lock_the_owner_out(make_server: MakeServer, buckets: RateLimits) -> None:
    server = make_server(buckets=buckets)
    ann = server.person("Ann")
    code = ann.claim(PASSWORD)
    ann.post("/api/me/logout", None, 204)
    for _ in range(50):
        server.person().ask("POST", "/api/me/login", {"name": "Ann", "password": "guess"})
    server.person().refused("/api/me/login", {"name": "Ann", "password": PASSWORD}, 429, "too-many")
    assert ann.post("/api/me/login", {"name": "Ann", "password": PASSWORD})["id"] == ann.id
    buckets.buckets.pop(("login", "testclient"), None)  # at another address
    assert server.person().post("/api/me/recover", {"code": code})["id"] == ann.id


def test_somebody_with_a_similar_name_is_a_stranger(make_server: MakeServer, buckets: RateLimits) -> None:
    """They were here before the name was claimed; each of their sessions would be a new way to guess the password."""
    server = make_server(buckets=buckets)
    twin = server.person("Аnn")  # with a Cyrillic letter
    server.person("Ann").claim(PASSWORD)
    answers = []
    for _ in range(3):
        device = server.person()
        buckets.buckets.pop(("login", "testclient"), None)
        device.post("/api/me/recover", {"code": twin.code})
        login = {"name": "Ann", "password": "guess"}
        answers += [device.ask("POST", "/api/me/login", login).status_code for _ in range(4)]
    for _ in range(30):
        buckets.buckets.pop(("login", "testclient"), None)
        answers.append(twin.ask("POST", "/api/me/login", {"name": "Ann", "password": "guess"}).status_code)
    assert answers == [403] * 40 + [429] * 2


def test_guesses_of_the_proof_are_limited_by_session(make_server: MakeServer, buckets: RateLimits) -> None:
    server = make_server(buckets=buckets)
    ann = server.person("Ann")
    phone = server.person()
    phone.post("/api/me/recover", {"code": ann.code})
    thief = copy_of(server, phone)
    answers = [thief.ask("POST", "/api/me/delete", {"proof": "guess"}).status_code for _ in range(10)]
    assert answers == [403] * 8 + [429] * 2
    ann.post("/api/me/sessions/end", {"proof": ann.code}, 204)


def test_whoever_copies_a_cookie_cannot_use_up_the_attempts_of_the_recovery_code(
    make_server: MakeServer, buckets: RateLimits
) -> None:
    """The copy is the same session. Its owner has the recovery code, which nobody guesses."""
    server = make_server(buckets=buckets)
    ann = server.person("Ann")
    thief = copy_of(server, ann)
    while thief.ask("POST", "/api/me/delete", {"proof": "guess"}).status_code != 429:
        pass
    ann.post("/api/me/sessions/end", {"proof": ann.code}, 204)
    ann.claim(PASSWORD)
    thief.get("/api/me", 401)


# Deletion and export.


def test_everybody_can_delete_themselves(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    waiting = ann.create_table("me", "open")["id"]
    playing = ann.create_table("me", "open")["id"]
    alone = ann.create_table("me", "greedy", start=True)["id"]
    over = ann.create_table("me", "greedy", start=True)["id"]
    bob.post(f"/api/tables/{playing}/join", {})
    ann.post(f"/api/tables/{playing}/start", {})
    server.tables.end(over)
    server.store.chats.append(ChatMessage(playing, "players", ann.id, "Ann", "a private word", 1, id=1))
    ann.refused("/api/me/delete", {"proof": "no"}, 403, "bad-proof")
    ann.post("/api/me/delete", {"proof": ann.code}, 204)
    ann.get("/api/me", 401)
    kept = str([server.store.people, server.store.tables, server.store.chats, server.store.sessions])
    assert "Ann" not in kept and "a private word" not in kept
    assert server.tables.replaced == [(playing, ann.id)]
    statuses = {id: server.store.tables[id].status for id in (waiting, playing, alone, over)}
    assert statuses == {waiting: "closed", playing: "playing", alone: "closed", over: "over"}
    assert all(seat.person != ann.id for table in server.store.tables.values() for seat in table.seats)
    server.person().refused("/api/me/recover", {"code": ann.code}, 403, "bad-code")
    server.person("Ann")


def test_whoever_is_being_deleted_is_signed_out_first(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise they could take a seat, or create a table, after their tables were looked through."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.create_table("me", "open")["id"]
    bob.post(f"/api/tables/{table}/join", {})
    ann.post(f"/api/tables/{table}/start", {})
    signed_in: list[int] = []

    async def replace_by_bot(table: str, person: str) -> None:
        signed_in.append(len(await server.store.sessions_of(person)))

    monkeypatch.setattr(server.tables, "replace_by_bot", replace_by_bot)
    ann.post("/api/me/delete", {"proof": ann.code}, 204)
    assert signed_in == [0]


def test_a_host_without_a_seat_who_deletes_themselves_leaves_no_lobby_without_a_host(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    shared = ann.create_table("open", "open")["id"]
    empty = ann.create_table("open", "open")["id"]
    bots = ann.create_table("greedy", "greedy", start=True)["id"]
    bob.post(f"/api/tables/{shared}/join", {"seat": 1})
    ann.post("/api/me/delete", {"proof": ann.code}, 204)
    assert bob.get(f"/api/tables/{shared}")["hosting"]
    assert bob.post(f"/api/tables/{shared}/start", {"fill": "bots"})["status"] == "playing"
    assert {server.store.tables[id].status for id in (empty, bots)} == {"closed"}


def test_a_host_without_a_seat_who_deletes_themselves_during_a_game_changes_nothing(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.create_table("open", "greedy")["id"]
    bob.post(f"/api/tables/{id}/join", {})
    ann.post(f"/api/tables/{id}/start", {})
    ann.post("/api/me/delete", {"proof": ann.code}, 204)
    assert server.store.tables[id].status == "playing" and not server.tables.replaced


def test_whoever_deletes_themselves_while_the_cards_are_about_to_be_dealt_leaves_a_bot(server: ServerUnderTest) -> None:
    """Nobody else can take the seat any more, so the game would wait for it for ever."""
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.create_table("me", "open")["id"]
    bob.post(f"/api/tables/{id}/join", {})
    ann.put(f"/api/tables/{id}/hash", {"hash": "0" * 64})
    assert ann.post(f"/api/tables/{id}/start", {})["awaiting"]
    bob.post("/api/me/delete", {"proof": bob.code}, 204)
    seat = server.store.tables[id].seats[1]
    assert (seat.kind, seat.bot, seat.person) == ("bot", "greedy", "")


def test_a_game_does_not_wait_for_somebody_who_deletes_themselves_while_it_starts_or_while_they_sit_down(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    started, joined = (ann.create_table("me", "open")["id"] for _ in range(2))
    bob.post(f"/api/tables/{started}/join", {})
    tables_of = server.store.tables_of

    async def tables_before(*args: Any, **more: Any) -> list[Table]:
        monkeypatch.setattr(server.store, "tables_of", tables_of)
        found = await tables_of(*args, **more)
        server.store.tables[started].status = "playing"
        server.store.tables[joined].seats[1] = Seat(1, "person", bob.id, "Bob")
        return found

    monkeypatch.setattr(server.store, "tables_of", tables_before)
    bob.post("/api/me/delete", {"proof": bob.code}, 204)
    assert server.tables.replaced == [(started, bob.id)]
    assert server.store.tables[joined].seats[1].kind == "open"


def test_everybody_can_export_what_is_theirs(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    over = ann.create_table("me", "greedy", start=True)["id"]
    running = ann.create_table("me", "greedy", start=True)["id"]
    server.tables.end(over)
    for person, text in ((ann, "mine"), (bob, "not mine")):
        server.store.chats.append(ChatMessage(over, "players", person.id, person.name, text, 1, id=1))
    answer = ann.ask("GET", "/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="hadal.zip"'
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    assert json.loads(archive.read("profile.json"))["name"] == "Ann"
    assert [line["text"] for line in json.loads(archive.read("chat.json"))] == ["mine"]
    assert {table["id"] for table in json.loads(archive.read("tables.json"))} == {over, running}
    assert [name for name in archive.namelist() if name.startswith("records/")] == [f"records/{over}.jsonl"]
    everything = b"".join(archive.read(name) for name in archive.namelist())
    assert server.store.tables[running].secret.hex().encode() not in everything
    assert ann.client.cookies["hadal"].encode() not in everything
    server.person().get("/api/me/export", 401)


def test_an_export_contains_all_messages_of_somebody_who_wrote_many(server: ServerUnderTest) -> None:
    """They are read and written a few at a time: together they may take more memory than there is."""
    ann = server.person("Ann")
    table = ann.create_table("me", "greedy")["id"]
    texts = [f"message {n}" for n in range(2 * MESSAGES_AT_ONCE + 1)]
    for n, text in enumerate(texts, 1):
        server.store.chats.append(ChatMessage(table, "players", ann.id, "Ann", text, n, id=n))
    archive = zipfile.ZipFile(io.BytesIO(ann.ask("GET", "/api/me/export").content))
    assert [line["text"] for line in json.loads(archive.read("chat.json"))] == texts
    silent = server.person("Bob").ask("GET", "/api/me/export").content
    assert json.loads(zipfile.ZipFile(io.BytesIO(silent)).read("chat.json")) == []
