"""A person at a server: the requests, and the cookies and shuffle numbers that are kept between runs."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import secrets
import urllib.error
import urllib.request
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

from hadal.cli.arguments import FAILED, UsageError, message
from hadal.cli.online.address import TableAddress
from hadal.cli.online.texts import printable

Json = dict[str, Any]
TIMEOUT_S = 30
NUMBERS_KEPT = 30  # tables
MAX_ANSWER = 16 << 20  # bytes; a record has less than a tenth of it


class ServerRefusal(UsageError):
    """The server refused a request; the sentence is the server's."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence, FAILED)
        self.status = status


def state_folder() -> Path:
    """Return the folder of this user for what programs keep, by the XDG rules."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "hadal"


class ServerAccount:
    """The person whom a server knows by the cookie in the state folder."""

    def __init__(self, address: TableAddress, language: str) -> None:
        self.address = address
        self.language = language
        self.file = state_folder() / "servers.json"
        kept = self.read().get(address.server, {})
        self.cookies: dict[str, str] = dict(kept.get("cookies", {}))
        self.numbers: dict[str, dict[str, str]] = dict(kept.get("numbers", {}))

    # What is kept.

    def read(self) -> Json:
        """Return what is kept of all servers; nothing if the file is missing or damaged."""
        try:
            kept = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def keep(self) -> None:
        """Write the cookies and the numbers, for this user only. Who cannot write plays on, but is forgotten."""
        latest = dict(list(self.numbers.items())[-NUMBERS_KEPT:])
        kept = self.read() | {self.address.server: {"cookies": self.cookies, "numbers": latest}}
        fresh = self.file.with_name(f"{self.file.name}.{os.getpid()}")
        with contextlib.suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
                json.dump(kept, file, indent=1)
            fresh.replace(self.file)

    def cookie(self) -> str:
        """Return the cookies as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    # Requests.

    async def request(self, method: str, path: str, body: Json | None = None) -> Any:
        """Send a request; return the answer, or raise with the server's sentence."""
        return await asyncio.to_thread(self.send, method, path, body)

    def send(self, method: str, path: str, body: Json | None) -> Any:
        """Send a request and wait for the answer."""
        mark = "&" if "?" in path else "?"
        request = urllib.request.Request(f"{self.address.http}{path}{mark}language={self.language}", method=method)
        request.add_header("user-agent", "hadal-join")
        if self.cookies:
            request.add_header("cookie", self.cookie())
        if body is not None:
            request.add_header("content-type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
                self.note_cookies(answer.headers.get_all("set-cookie") or [])
                return self.decoded(answer.read(MAX_ANSWER), answer.headers.get_content_type())
        except urllib.error.HTTPError as error:
            raise self.refusal(error) from None
        except (OSError, ValueError) as error:
            cause = getattr(error, "reason", None) or error
            why = getattr(cause, "strerror", None) or str(cause)  # without the number of the error
            raise UsageError(message("cli-join-no-server", server=self.address.server, why=why), FAILED) from None

    def decoded(self, data: bytes, kind: str) -> Any:
        """Return the body of an answer: JSON as its value, anything else as text."""
        if not data:
            return None
        return printable(json.loads(data)) if kind == "application/json" else data.decode()

    def refusal(self, error: urllib.error.HTTPError) -> UsageError:
        """Return what the server answered as an error."""
        try:
            fault = printable(json.loads(error.read(MAX_ANSWER)))
            return ServerRefusal(str(fault["text"]), error.code)
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return UsageError(message("cli-join-not-hadal", server=self.address.server, status=error.code), FAILED)

    def note_cookies(self, headers: list[str]) -> None:
        """Keep the cookies of an answer."""
        for header in headers:
            for name, morsel in SimpleCookie(header).items():
                if morsel.value and morsel["max-age"] != "0":
                    self.cookies[name] = morsel.value
                else:
                    self.cookies.pop(name, None)
        if headers:
            self.keep()

    async def me(self) -> Json | None:
        """Return the person whom the server takes us for."""
        try:
            found: Json | None = await self.request("GET", "/me?stranger=true")
        except ServerRefusal as refusal:
            if refusal.status != 401:
                raise
            found = None
        return found

    async def introduce(self, name: str) -> Json:
        """Choose a nickname."""
        self.cookies.clear()
        made: Json = await self.request("POST", "/me", {"name": name, "language": self.language})
        return made

    async def take_seat(self) -> Json:
        """Return the table, seated if there is a seat to take before the start."""
        path = f"/tables/{self.address.table}"
        info: Json = await self.request("GET", path)
        if info.get("viewer", -1) < 0 and info["status"] == "lobby":
            info = await self.request("POST", f"{path}/join", {"invite": self.address.invite})
        return info

    # The shuffle (docs/fair-shuffle.md).

    async def contribute(self, info: Json) -> None:
        """Send what the table awaits of us for the shuffle. A failure costs the number, never the game."""
        viewer = info.get("viewer", -1)
        if viewer < 0 or info["status"] != "lobby":
            return
        note = self.numbers.get(info["id"], {})
        if note.get("commitment") != info["commitment"]:
            note = {"number": secrets.token_hex(32), "commitment": info["commitment"]}
        own = hashlib.sha256(bytes.fromhex(note["number"])).hexdigest()
        mine: Json = next((item for item in info.get("numbers", []) if item["seat"] == viewer), {})
        path = f"/tables/{info['id']}"
        with contextlib.suppress(UsageError):
            if info.get("awaiting"):
                if mine.get("hash") == own and not mine.get("given"):
                    await self.request("PUT", f"{path}/number", {"number": note["number"]})
            elif mine.get("hash") != own:
                self.numbers.pop(info["id"], None)
                self.numbers[info["id"]] = note
                self.keep()
                await self.request("PUT", f"{path}/hash", {"hash": own})
