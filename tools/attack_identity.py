"""Attack the identities and the privacy of a real server: steal cookies, imitate names, guess, come back, look.

    python tools/attack_identity.py            against a server of its own
    python tools/attack_identity.py --url URL  against a running one; its rate limits must be on, at their defaults

Prints one line for each attack and exits with 1 if one succeeds. tests/server/test_attacks_identity.py runs it.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from server_process import ServerProcess
from waiting import until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

TIMEOUT_S = 240
PASSWORD = "a password of its owner"
Json = dict[str, Any]


class AttackSucceeded(Exception):
    """The server did not hold; the text says where."""


def hold(condition: object, what: str) -> None:
    """Something that must be true while the server is attacked."""
    if not condition:
        raise AttackSucceeded(what)


class Browser:
    """A browser with its own cookies. Each one comes from its own address, as far as a trusted proxy says."""

    made = 0

    def __init__(self, url: str, name: str = "") -> None:
        Browser.made += 1
        self.url = url
        self.address = f"198.51.{Browser.made // 250}.{Browser.made % 250 + 1}"
        self.client = httpx.Client(base_url=url, timeout=TIMEOUT_S, headers={"x-forwarded-for": self.address})
        self.me: Json = {}
        self.code = ""
        if name:
            self.me = self.done("POST", "/api/me", {"name": name}, 201)
            self.code = self.me["recovery_code"]

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request."""
        return self.client.request(method, path, json=body)

    def done(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """Send a request that must succeed."""
        answer = self.ask(method, path, body)
        hold(answer.status_code == status, f"{method} {path} gives {answer.status_code}: {answer.text}")
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: object = None) -> str:
        """Send a request that must be refused; returns why."""
        answer = self.ask(method, path, body)
        hold(400 <= answer.status_code < 500, f"{method} {path} gives {answer.status_code} for {body}")
        return str(answer.json()["code"])

    def stolen(self) -> Browser:
        """A thief with a copy of all cookies."""
        thief = Browser(self.url)
        for cookie in self.client.cookies.jar:
            thief.client.cookies.set(cookie.name, cookie.value or "", domain=cookie.domain, path=cookie.path)
        return thief

    def signed_in(self) -> bool:
        """Whether the server still knows this browser."""
        return self.ask("GET", "/api/me").status_code == 200

    @contextmanager
    def socket(self, table: str) -> Iterator[ClientConnection]:
        """A socket at a table, greeted."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)
        headers = {"cookie": cookies, "x-forwarded-for": self.address}
        address = self.url.replace("http", "ws", 1) + f"/ws/tables/{table}"
        with connect(address, additional_headers=headers, open_timeout=TIMEOUT_S, close_timeout=5) as socket:
            with suppress(ConnectionClosed):  # it may be refused at once; what was said before can still be read
                socket.send('{"type":"hello"}')
            yield socket


def heard(socket: ClientConnection, kind: str) -> Json:
    """The next message of a kind; an AttackSucceeded if the socket closes before it."""
    while True:
        try:
            message: Json = msgspec.json.decode(socket.recv(timeout=TIMEOUT_S))
        except ConnectionClosed:
            raise AttackSucceeded(f"the socket closed before a message {kind}") from None
        if message["type"] == kind:
            return message


def closed(socket: ClientConnection) -> bool:
    """Whether the socket closes, whatever comes before."""
    try:
        while True:
            socket.recv(timeout=TIMEOUT_S)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


@dataclass
class Attacks:
    """All attacks against one server."""

    url: str
    suffix: str = field(default_factory=lambda: "".join(secrets.choice("bcdfghjkpq") for _ in range(6)))

    def name(self, base: str) -> str:
        """A name that nobody on this server has."""
        return f"{base} {self.suffix}"

    def browser(self, name: str = "") -> Browser:
        """A new browser."""
        return Browser(self.url, self.name(name) if name else "")

    def claimed(self, name: str) -> Browser:
        """A person with a password."""
        found = self.browser(name)
        found.code = found.done("PATCH", "/api/me", {"password": PASSWORD, "proof": found.code})["recovery_code"]
        return found

    def private_table(self, owner: Browser) -> str:
        """A finished game without spectators, played by a bot for its owner, with one chat message."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        settings = {"spectators": False, "listed": False, "bot_pace_ms": 0}
        games = [game["name"] for game in owner.done("GET", "/api/games")]
        table = {"game": games[-1], "seats": seats, "settings": settings, "start": True}
        id = str(owner.done("POST", "/api/tables", table, 201)["id"])
        with owner.socket(id) as socket:
            socket.send(msgspec.json.encode({"type": "say", "id": "1", "text": "between us"}).decode())
            seq = heard(socket, "whole")["seq"]
            self.hand_over(owner, socket, id, seq)
            until(lambda: owner.done("GET", f"/api/tables/{id}")["status"] == "over", "the end of a game")
        return id

    def hand_over(self, owner: Browser, socket: ClientConnection, id: str, seq: int) -> None:
        """Let a bot play, however far the game is by now."""
        for attempt in range(50):
            command = {"type": "hand-over", "id": f"h{attempt}", "seq": seq, "bot": "random"}
            socket.send(msgspec.json.encode(command).decode())
            while True:
                message: Json = msgspec.json.decode(socket.recv(timeout=TIMEOUT_S))
                if message.get("id") == f"h{attempt}" and message["type"] in ("accepted", "refused"):
                    break
            if message["type"] == "accepted":
                return
            seq = owner.done("GET", f"/api/tables/{id}")["seq"]
        raise AttackSucceeded("a bot cannot take over")

    # Stolen cookies.

    def attack_stolen_cookie(self) -> None:
        """A copied cookie takes nothing from its owner, claimed or not."""
        for owner in (self.browser("Ann"), self.claimed("Bea")):
            thief = owner.stolen()
            proofs = ["", "guess", PASSWORD[:-1], "0" * 25]
            for proof in proofs:
                thief.refused("PATCH", "/api/me", {"password": "mine from now on", "proof": proof})
            for path in ("link", "link/cancel", "recovery", "sessions/end", "delete"):
                thief.refused("POST", f"/api/me/{path}", {"proof": ""})
            hold(owner.signed_in(), "the owner is locked out")
        thief.refused("PATCH", "/api/me", {"name": self.name("Eve")})

    def attack_cookie_after_the_end(self) -> None:
        """A cookie dies with logout, with a new password, and when its session is ended."""
        owner = self.claimed("Cleo")
        thief = owner.stolen()
        owner.done("PATCH", "/api/me", {"password": "another password", "proof": PASSWORD})
        hold(not thief.signed_in(), "a copied cookie survives a new password")
        thief = owner.stolen()
        other = self.browser()
        other.done("POST", "/api/me/recover", {"code": owner.code})
        other.done("POST", "/api/me/sessions/end", {"proof": owner.code}, 204)
        hold(not thief.signed_in() and not owner.signed_in(), "a session survives its end")
        thief = other.stolen()
        other.done("POST", "/api/me/logout", None, 204)
        hold(not thief.signed_in(), "a copied cookie survives logout")
        thief.refused("POST", "/api/me/switch", {"person": owner.me["id"]})

    def attack_sockets_of_ended_sessions(self) -> None:
        """An open socket ends with its session."""
        owner = self.browser("Dora")
        seats = [{"kind": "me"}, {"kind": "open"}]
        game = owner.done("GET", "/api/games")[-1]["name"]
        id = owner.done("POST", "/api/tables", {"game": game, "seats": seats}, 201)["id"]
        thief = owner.stolen()
        with thief.socket(id) as socket:
            heard(socket, "table")
            owner.done("POST", "/api/me/logout", None, 204)
            hold(closed(socket), "the socket of an ended session stays open")

    def attack_forged_cookies(self) -> None:
        """Nobody becomes somebody else with a cookie of their own making."""
        owner, eve = self.browser("Elsa"), self.browser("Eve")
        jar = {cookie.name: cookie.value or "" for cookie in owner.client.cookies.jar}
        forged = [jar["hadal"][:-2] + "AA", f"2.{owner.me['id']}.x.y", jar["hadal_known"], "2.", "\xff", "x" * 4000]
        for value in forged:
            stranger = Browser(self.url)
            answer = stranger.client.get("/api/me", headers=[(b"cookie", f"hadal={value}".encode("latin-1"))])
            hold(answer.status_code in (400, 401), f"a forged cookie gives {answer.status_code}")
        eve.refused("POST", "/api/me/switch", {"person": owner.me["id"]})
        hold(eve.refused("POST", "/api/me", {"name": "Somebody"}) == "already-signed-in", "a person is lost silently")

    def attack_links(self) -> None:
        """A personal link dies with the password, asking about it changes nothing, and it keeps both identities."""
        owner, visitor = self.claimed("Fay"), self.browser("Gus")
        token = owner.done("POST", "/api/me/link", {"proof": PASSWORD}, 201)["token"]
        visitor.done("POST", "/api/me/claim/owner", {"token": token})
        hold(visitor.done("GET", "/api/me")["id"] == visitor.me["id"], "asking about a link changes the identity")
        visitor.done("POST", "/api/me/claim", {"token": token})
        hold(visitor.done("POST", "/api/me/switch", {"person": visitor.me["id"]}), "the old identity is lost")
        owner.done("PATCH", "/api/me", {"password": "another password", "proof": PASSWORD})
        hold(
            self.browser().refused("POST", "/api/me/claim", {"token": token}) == "bad-link",
            "a link outlives a password",
        )

    # Names.

    def attack_squatting(self) -> None:
        """Claiming somebody's unclaimed name leaves them everything they have."""
        owner, squatter = self.browser("Hana"), self.claimed("Hana")
        hold(squatter.signed_in() and owner.done("GET", "/api/me")["shown"], "the two cannot be told apart")
        owner.done("PATCH", "/api/me", {"language": "fr"})
        owner.done("POST", "/api/me/link", {"proof": owner.code}, 201)
        hold(owner.ask("GET", "/api/me/export").status_code == 200, "the owner cannot export")

    def attack_look_alikes(self) -> None:
        """Nobody wears a name that looks like a claimed, official or bot's name."""
        self.claimed("Marina")
        eve = self.browser("Eve")
        taken = [self.name(base) for base in ("Mаrina", "MARlNA", "Ｍarina", "rnarina", "Marina.", "Mar1na")]
        official = ["admin", "Аdmin", "SYSTEM", "hоst", "Shark", "Requin", "ѕearch", "greedy", "Ann #123"]
        for name in [*taken, *official]:
            hold("name" in eve.refused("PATCH", "/api/me", {"name": name}), f"{name} is allowed")
            self.browser().refused("POST", "/api/me", {"name": name})

    def attack_passwords(self) -> None:
        """Guesses are limited over all spellings and addresses, and do not lock the owner out."""
        owner = self.claimed("Ines")
        owner.done("POST", "/api/me/logout", None, 204)
        spellings = [self.name(base) for base in ("Ines", "INES", "lnes", "Іnes", "Ｉnes", "ines.")]
        answers = [
            Browser(self.url).ask("POST", "/api/me/login", {"name": spellings[n % 6], "password": f"guess {n}"})
            for n in range(60)
        ]
        hold(all(answer.status_code in (403, 429) for answer in answers), "a guess was right")
        hold(any(answer.status_code == 429 for answer in answers), "60 guesses from 60 addresses are not limited")
        owner.done("POST", "/api/me/login", {"name": self.name("Ines"), "password": PASSWORD})
        self.browser().done("POST", "/api/me/recover", {"code": owner.code})

    # Privacy.

    def attack_private_table(self) -> None:
        """A finished private game shows its record, its cards and its chat to nobody else."""
        owner = self.browser("Juno")
        id = self.private_table(owner)
        for stranger in (self.browser(), self.browser("Eve")):
            for what in ("record", "history", "history?viewer=0", "history?viewer=-2", "chances"):
                stranger.refused("GET", f"/api/tables/{id}/{what}")
            with stranger.socket(id) as socket:
                hold(heard(socket, "refused")["code"] == "no-spectators", "strangers hear the chat of a private table")
        hold(owner.ask("GET", f"/api/tables/{id}/record").status_code == 200, "players lose their own record")

    def attack_kicked_guest(self) -> None:
        """A guest whom the host removed comes back by no door."""
        host, guest = self.browser("Kira"), self.browser("Liv")
        game = host.done("GET", "/api/games")[-1]["name"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        id = host.done("POST", "/api/tables", {"game": game, "seats": seats}, 201)["id"]
        guest.done("POST", f"/api/tables/{id}/join", {})
        with guest.socket(id) as socket:
            heard(socket, "table")
            host.done("POST", f"/api/tables/{id}/kick", {"seat": 1})
            hold(closed(socket), "the socket of a removed guest stays open")
        table = host.done("POST", f"/api/tables/{id}/seat", {"seat": 1, "kind": "invite"})
        for body in ({}, {"seat": 1}, {"invite": table["seats"][1]["invite"]}):
            guest.refused("POST", f"/api/tables/{id}/join", body)
        with guest.socket(id) as socket:
            hold(heard(socket, "refused")["code"] == "kicked", "a removed guest can watch and talk")

    def attack_deleted_person(self) -> None:
        """Of somebody who deleted themselves nothing is left, and the others play on."""
        ann, bob = self.browser("Mona"), self.browser("Nora")
        game = ann.done("GET", "/api/games")[-1]["name"]
        table = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"bot_pace_ms": 0}}
        id = ann.done("POST", "/api/tables", table, 201)["id"]
        bob.done("POST", f"/api/tables/{id}/join", {})
        ann.done("POST", f"/api/tables/{id}/start", {})
        with ann.socket(id) as socket:
            heard(socket, "whole")
            socket.send(msgspec.json.encode({"type": "say", "id": "1", "text": "my secret words"}).decode())
            heard(socket, "chat")
            ann.done("POST", "/api/me/delete", {"proof": ann.code}, 204)
            hold(closed(socket), "the socket of a deleted person stays open")
        hold(not ann.signed_in(), "a deleted person is still signed in")
        info = bob.done("GET", f"/api/tables/{id}")
        hold(self.name("Mona") not in str(info) and info["status"] == "playing", "the name stays, or the game ends")
        with bob.socket(id) as socket:
            socket.send(msgspec.json.encode({"type": "say", "id": "2", "text": "are you there?"}).decode())
            lines = [heard(socket, "chat")]
            hold("my secret words" not in str(lines), "the chat of a deleted person stays")
        self.browser().refused("POST", "/api/me/recover", {"code": ann.code})
        self.browser("Mona")

    def all(self) -> list[Callable[[], None]]:
        """Every attack."""
        return [getattr(self, name) for name in dir(self) if name.startswith("attack_")]


def run(url: str, say: Callable[[str], None] = print) -> list[str]:
    """Run every attack; returns the names of those that succeeded."""
    attacks, lost = Attacks(url), []
    for attack in attacks.all():
        name = attack.__name__.removeprefix("attack_").replace("_", " ")
        try:
            attack()
        except AttackSucceeded as reason:
            lost.append(name)
            say(f"LOST  {name}: {reason}")
        else:
            say(f"held  {name}")
    return lost


@contextmanager
def own_server(folder: Path) -> Iterator[ServerProcess]:
    """A server with its limits on that believes what the attacker says about addresses."""
    os.environ["HADAL_PROXIES"] = "127.0.0.1"
    try:
        with ServerProcess(str(folder / "hadal.db"), folder, more=("--limits",)) as server:
            yield server
    finally:
        del os.environ["HADAL_PROXIES"]


def main() -> int:
    """Attack, and say what held."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", default="", help="a running server; without it one is started")
    args = parser.parse_args()
    if args.url:
        return 1 if run(args.url) else 0
    with tempfile.TemporaryDirectory() as folder, own_server(Path(folder)) as server:
        return 1 if run(server.url) else 0


if __name__ == "__main__":
    sys.exit(main())
