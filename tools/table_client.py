"""Scripted player: joins by HTTP requests, plays over the socket, and reconnects after any failure.

Used by the tests, the load test and the kill test. It keeps what a browser would keep: the last entry it has seen,
and the move that was sent but not yet accepted.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from functools import cache
from http.cookiejar import CookieJar
from itertools import cycle
from random import Random
from typing import Any

import httpx
import msgspec
from waiting import PATIENCE_S
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Answer = Callable[[dict[str, Any], Random], list[int]]
CONNECTION_ERRORS = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)


def any_answer(question: dict[str, Any], chance: Random) -> list[int]:
    """Return a complete payment if there is one, else a random legal action."""
    ways = question.get("ways", [])
    if ways and chance.random() < 0.7:
        return list(ways[0]["actions"])
    return [chance.choice(question["choices"])["action"]]


@cache
def pool(loop: asyncio.AbstractEventLoop) -> httpx.AsyncClient:
    """Return one shared connection pool per loop, because creating one is expensive. Cookies are not shared."""
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    return httpx.AsyncClient(timeout=120, verify=False, limits=limits, cookies=NoCookies())


def requests() -> httpx.AsyncClient:
    """Return the pool of the running loop."""
    return pool(asyncio.get_running_loop())


class NoCookies(CookieJar):
    """Cookie jar for a shared pool: it stores nothing."""

    def set_cookie(self, cookie: object) -> None:
        """Ignore the cookie."""


class ApiClient:
    """A person with a cookie."""

    def __init__(self, urls: list[str], name: str) -> None:
        self.urls = urls  # nodes, tried in turn
        self.name = name
        self.cookies: dict[str, str] = {}

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """Send a request to the first node that answers; return the response."""
        end = time.monotonic() + PATIENCE_S
        for url in cycle(self.urls):
            try:
                return await self.request_at(url, method, path, body)
            except (httpx.TransportError, Busy):
                if time.monotonic() > end:
                    break
                await asyncio.sleep(0.1)
        raise TimeoutError(f"no node answers {method} {path}")

    async def request_at(self, url: str, method: str, path: str, body: object) -> Any:
        """Send a request to one node."""
        headers = {"origin": url} | ({"cookie": self.cookie()} if self.cookies else {})
        answer = await requests().request(method, url + path, json=body, headers=headers)
        self.cookies |= dict(answer.cookies)
        if answer.status_code in (429, 502, 503):
            raise Busy(answer.text)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def arrive(self) -> None:
        """Choose a nickname and get a cookie."""
        await self.request("POST", "/api/me", {"name": self.name})

    def cookie(self) -> str:
        """Return the cookie as a header."""
        return "; ".join(f"{key}={value}" for key, value in self.cookies.items())


class Busy(Exception):
    """The node cannot answer right now."""


class StuckError(Exception):
    """A game does not go on."""


class ScriptedPlayer:
    """A person at one table who plays until the game is over."""

    def __init__(self, person: ApiClient, table: str, answer: Answer = any_answer, seed: int = 0) -> None:
        self.person = person
        self.table = table
        self.answer = answer
        self.chance = Random(seed)
        self.seen = -1
        self.standing: dict[str, Any] = {}
        self.waiting: dict[str, Any] | None = None  # the move that was sent but not yet accepted
        self.accepted: list[tuple[str, int]] = []  # ids and entries that must never be lost
        self.news: list[int] = []
        self.refusals: list[str] = []
        self.connections = 0
        self.messages = 0  # received so far
        self.drop = 0.0  # probability that the connection is cut after a message
        self.pause = 0.0
        self.texts = False
        self.watching = False

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return bool(self.standing) and self.standing["asked"]["seat"] < 0

    async def play(self) -> None:
        """Play to the end, reconnecting as often as necessary. Give up after PATIENCE_S without a new entry."""
        end, last = time.monotonic() + PATIENCE_S, self.seen
        while not self.over:
            try:
                await self.sit()
            except CONNECTION_ERRORS:
                await asyncio.sleep(0.05 + 0.1 * self.chance.random())
            if self.seen != last:
                end, last = time.monotonic() + PATIENCE_S, self.seen
            elif time.monotonic() > end:
                raise StuckError(self.what_is_known())

    def what_is_known(self) -> str:
        """Describe what this player knows, for the report of a game that does not go on."""
        asked = self.standing.get("asked", {}).get("seat")
        return (
            f"no new entry at table {self.table} for {PATIENCE_S:g} s: {self.person.name} has seen entry {self.seen}, "
            f"seat {asked} is to move, sent and not accepted: {self.waiting}, last refusals: {self.refusals[-5:]}, "
            f"{self.connections} connections, {self.messages} messages"
        )

    async def sit(self) -> None:
        """Use one connection until it breaks or the game is over."""
        url = self.person.urls[self.connections % len(self.person.urls)]
        self.connections += 1
        headers = {"cookie": self.person.cookie()}
        address = url.replace("http", "ws", 1) + f"/ws/tables/{self.table}"
        async with connect(address, origin=url, additional_headers=headers, open_timeout=60, close_timeout=1) as socket:  # type: ignore[arg-type]
            await self.say(socket, {"type": "hello", "seen": self.seen, "texts": self.texts})
            fresh = True
            while not self.over:
                message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))
                if await self.handle(socket, message, fresh):
                    fresh = False
                if self.chance.random() < self.drop:
                    return

    async def say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Send a message."""
        await socket.send(msgspec.json.encode(message).decode())

    async def handle(self, socket: ClientConnection, message: dict[str, Any], fresh: bool) -> bool:
        """Process a message and answer its question; return True if it contained the position."""
        kind = message["type"]
        self.messages += 1
        if kind == "accepted":
            if not message.get("sealed"):  # a sealed answer may never be needed
                self.accepted.append((message["id"], message["seq"]))
            if self.waiting and self.waiting["id"] == message["id"]:
                self.waiting = None
                await self.act(socket, False)  # the update for my move came first: I may be to move again
        elif kind == "refused":
            await self.refused(socket, message)
        elif kind in ("whole", "news", "here"):
            return await self.position(socket, message, fresh)
        return False

    async def position(self, socket: ClientConnection, message: dict[str, Any], fresh: bool) -> bool:
        """Process an update: after a gap request the full position, else answer."""
        seq = message["seq"]
        if message["type"] == "news":
            if seq <= self.seen:
                return False
            if seq != self.seen + 1:
                await self.say(socket, {"type": "hello", "seen": -1, "texts": self.texts})
                return False
            self.news.append(seq)
        self.seen, self.standing = seq, message["standing"]
        await self.act(socket, fresh)
        return True

    async def act(self, socket: ClientConnection, fresh: bool) -> None:
        """Resend a move that was not accepted; else answer the question, if there is one."""
        question = self.standing.get("question")
        if self.waiting and fresh:
            await self.say(socket, self.waiting)
        elif question and not self.waiting and not self.watching and not question.get("answered"):
            if self.pause:
                await asyncio.sleep(self.pause * self.chance.random())
            actions = self.answer(question, self.chance)
            id = secrets.token_hex(8)
            self.waiting = {"type": "move", "seq": self.seen, "id": id, "actions": actions}
            await self.say(socket, self.waiting)

    async def refused(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Handle a rejected move: the position has changed, or the server cannot store it right now."""
        self.refusals.append(message["code"])
        if message.get("id") and self.waiting and message["id"] == self.waiting["id"]:
            self.waiting = None
            if message["code"] in ("store", "busy"):
                await asyncio.sleep(0.2)
            await self.say(socket, {"type": "hello", "seen": -1, "texts": self.texts})


async def sit_down(
    urls: list[str], names: list[str], table: dict[str, Any], seed: int = 0
) -> tuple[str, list[ScriptedPlayer]]:
    """Create people and a table, let the others join, and start it."""
    people = [ApiClient(urls, name) for name in names]
    for person in people:
        await person.arrive()
    made = await people[0].request("POST", "/api/tables", table)
    id = made["id"]
    for person in people[1:]:
        await person.request("POST", f"/api/tables/{id}/join", {})
    with contextlib.suppress(httpx.HTTPStatusError):  # already begun
        await people[0].request("POST", f"/api/tables/{id}/start", {})
    return id, [ScriptedPlayer(person, id, seed=seed + i) for i, person in enumerate(people)]
