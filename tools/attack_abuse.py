"""One address does everything at once that could hurt the others, while innocent players play.

    python tools/attack_abuse.py --seconds 30            # SQLite
    python tools/attack_abuse.py --db postgresql://…

The attacker is a process of its own, so that its work does not disturb the measurement more than it must. Everybody has
an address of their own in 127.0.0.0/8, which Linux allows. The innocent players first play alone for as long: the
table at the end compares both.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import msgspec
from server_process import ServerProcess
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

ATTACKER = "127.0.66.6"
FAILURES = (OSError, httpx.HTTPError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)

PEOPLE = 10
FLOODING = 12  # sockets that send without end
GREETING = 10  # sockets that repeat their hello
MUTE = 54  # sockets that say nothing
SLOW = 200  # bodies that arrive byte by byte
PREPARE_S = 120.0
TINY_CHUNK = b"1\r\nx\r\n"
ATTACKING = "attacking"  # printed when the attack begins
PAUSE_S = 0.05  # between two moves of an innocent player


class Visitor:
    """Somebody at one address, with a nickname and a cookie."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=32))
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=60, headers={"origin": url})

    async def arrive(self, name: str) -> None:
        """Choose a nickname."""
        (await self.http.post("/api/me", json={"name": name})).raise_for_status()

    async def new_table(self, game: str, bot: str, start: bool = True) -> str:
        """Create a table with a bot, or an open seat; returns its id."""
        other = {"kind": "bot", "bot": bot} if bot else {"kind": "open"}
        body = {"game": game, "seats": [{"kind": "me"}, other], "settings": {"bot_pace_ms": 0}, "start": start}
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        return str(answer.json()["id"])

    def socket(self, table: str) -> connect:
        """A socket of a table, to be used in `async with`."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}",
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie},
            local_addr=(self.address, 0),
            open_timeout=60,
            close_timeout=1,
            proxy=None,
        )


def chunked_head(url: str) -> bytes:
    """The head of a request whose body comes in chunks."""
    return f"POST /api/records HTTP/1.1\r\nhost: {url[7:]}\r\ntransfer-encoding: chunked\r\n\r\n".encode()


def handshake_of(url: str, origin: str) -> bytes:
    """The handshake of a socket at a table."""
    return (
        f"GET /ws/tables/x HTTP/1.1\r\nhost: {url[7:]}\r\norigin: {origin}\r\nconnection: upgrade\r\n"
        "upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


async def say(socket: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message."""
    await socket.send(msgspec.json.encode(message).decode())


# Innocent players.


class Innocent:
    """Plays one game after another against a bot, and measures how long the server and the bot take."""

    def __init__(self, url: str, n: int, game: str) -> None:
        self.visitor = Visitor(url, f"127.0.1.{n + 1}")
        self.name = f"Innocent {n}"
        self.game = game
        self.chance = Random(n)
        self.sent: dict[str, float] = {}  # when each move was sent
        self.moves: list[float] = []
        self.bots: list[float] = []
        self.refused: Counter[str] = Counter()

    async def play(self, stop: asyncio.Event) -> None:
        """Play until it is time to stop."""
        await self.visitor.arrive(self.name)
        while not stop.is_set():
            table = await self.visitor.new_table(self.game, "greedy")
            with contextlib.suppress(ConnectionClosed):
                await self.game_at(table, stop)
        await self.visitor.http.aclose()

    async def game_at(self, table: str, stop: asyncio.Event) -> None:
        """Play one game."""
        async with self.visitor.socket(table) as socket:
            await say(socket, {"type": "hello", "texts": True})
            answers: set[asyncio.Task[None]] = set()
            bot_since = 0.0
            while not stop.is_set():
                message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 120))
                now = time.perf_counter()
                kind = message["type"]
                if kind == "accepted":
                    self.moves.append(now - self.sent.pop(message["id"]))
                elif kind == "refused":
                    self.refused[message["code"]] += 1
                if kind not in ("whole", "news"):
                    continue
                if bot_since:
                    self.bots.append(now - bot_since)
                question, asked = message["standing"].get("question"), message["standing"]["asked"]["seat"]
                bot_since = now if asked >= 0 and not question else 0.0
                if asked < 0:
                    return
                if question:
                    answer = asyncio.create_task(self.answer(socket, message["seq"], question))
                    answers.add(answer)  # so that it is not collected before it is done
                    answer.add_done_callback(answers.discard)

    async def answer(self, socket: ClientConnection, seq: int, question: dict[str, Any]) -> None:
        """Make a move after a moment."""
        await asyncio.sleep(PAUSE_S)
        id, actions = secrets.token_hex(8), [self.chance.choice(question["choices"])["action"]]
        self.sent[id] = time.perf_counter()
        with contextlib.suppress(ConnectionClosed):
            await say(socket, {"type": "move", "seq": seq, "id": id, "actions": actions})


async def play_innocently(url: str, players: int, seconds: float, game: str) -> dict[str, Any]:
    """Several innocent players play for some time; returns what they measured."""
    stop = asyncio.Event()
    innocents = [Innocent(url, n, game) for n in range(players)]
    tasks = [asyncio.create_task(innocent.play(stop)) for innocent in innocents]
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    stop.set()
    await asyncio.gather(*tasks)
    return {
        "moves": sorted(s for innocent in innocents for s in innocent.moves),
        "bots": sorted(s for innocent in innocents for s in innocent.bots),
        "refused": sum((innocent.refused for innocent in innocents), Counter()),
    }


# The attacker.


class Attack:
    """Everything at once, from one address."""

    def __init__(self, url: str, seconds: float, game: str) -> None:
        self.url = url
        self.game = game
        self.seconds = seconds
        self.end = time.monotonic() + PREPARE_S
        self.people: list[Visitor] = []
        self.tables: list[tuple[Visitor, str]] = []
        self.ready = asyncio.Event()
        self.seen: Counter[str] = Counter()

    def on(self) -> bool:
        """Whether it goes on."""
        return time.monotonic() < self.end

    async def run(self) -> Counter[str]:
        """Attack until the time is over; returns what happened."""
        begun = time.monotonic()
        for n in range(PEOPLE):
            visitor = Visitor(self.url, ATTACKER)
            try:
                await visitor.arrive(f"Attacker {n}")
            except FAILURES as error:
                self.seen[f"nicknames: {error}"] += 1
            else:
                self.people.append(visitor)
        if not self.people:
            return self.seen
        works: list[Awaitable[None]] = [self.make_tables(), self.watched("tables listed", self.spam_list)]
        works += [self.at_table("flooding", self.flood) for _ in range(FLOODING)]
        works += [self.at_table("greeting", self.greet) for _ in range(GREETING)]
        works += [self.at_table("chatting", self.chat) for _ in range(4)]
        works += [self.at_table("pinging", self.ping_frames) for _ in range(2)]
        works += [self.at_table("mute", self.be_mute) for _ in range(MUTE)]
        works += [self.watched("slow body", self.slow_body) for _ in range(SLOW)]
        works += [self.watched("slow header", self.slow_header) for _ in range(20)]
        works += [self.watched("tiny chunks", self.tiny_chunks) for _ in range(2)]
        works += [self.watched("handshakes", self.handshakes) for _ in range(4)]
        works += [self.watched("big body", self.big_body) for _ in range(4)]
        works += [self.watched("history", self.history) for _ in range(4)]
        tasks = [asyncio.ensure_future(work) for work in works]
        await asyncio.wait_for(self.ready.wait(), PREPARE_S)
        print(ATTACKING, flush=True)
        self.end = time.monotonic() + self.seconds
        await asyncio.wait(tasks, timeout=self.seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.seen["seconds"] = round(time.monotonic() - begun + 1)
        return self.seen

    async def watched(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Repeat something, whatever happens."""
        await self.ready.wait()
        while self.on():
            try:
                await work()
            except FAILURES as error:
                self.seen[f"{name}: {type(error).__name__}"] += 1
                await asyncio.sleep(0.05)

    async def make_tables(self) -> None:
        """150 tables with strong bots, as fast as possible, and then on and on."""
        made = 0
        while self.on():
            for visitor in self.people:
                try:
                    table = await visitor.new_table(self.game, "search")
                except httpx.HTTPStatusError as error:
                    self.seen[f"tables: {error.response.status_code}"] += 1
                    await asyncio.sleep(0.01)
                    continue
                except FAILURES as error:
                    self.seen[f"tables: {type(error).__name__}"] += 1
                    await asyncio.sleep(0.05)
                    continue
                made += 1
                self.seen["tables: made"] = made
                self.tables.append((visitor, table))
                self.ready.set()

    async def spam_list(self) -> None:
        """Open tables that nobody waits at."""
        visitor = self.people[-1]
        await visitor.new_table(self.game, "", start=False)
        self.seen["tables listed: made"] += 1

    async def at_table(self, name: str, work: Callable[[ClientConnection], Awaitable[None]]) -> None:
        """Do something on a socket; when it is closed, open another one."""
        await self.ready.wait()
        while self.on():
            visitor, table = self.tables[self.seen[name] % min(len(self.tables), 20)]
            self.seen[name] += 1
            try:
                async with visitor.socket(table) as socket:
                    await work(socket)
            except ConnectionClosed as error:
                code = error.rcvd.code if error.rcvd else 1006
                self.seen[f"{name}: closed {code}"] += 1
            except FAILURES as error:
                self.seen[f"{name}: {type(error).__name__}"] += 1
                await asyncio.sleep(0.2)

    async def flood(self, socket: ClientConnection) -> None:
        """Send without end; read in between, as the answers would fill the buffers."""
        reading = asyncio.ensure_future(self.read_all(socket))
        try:
            while self.on() and not reading.done():
                for _ in range(50):
                    await say(socket, {"type": "ping"})
                await asyncio.sleep(0)
            await reading
        finally:
            reading.cancel()

    async def read_all(self, socket: ClientConnection) -> None:
        """Read until the socket is closed."""
        while True:
            message = await socket.recv()
            if b"limit-exceeded" in (message if isinstance(message, bytes) else message.encode()):
                self.seen["disconnected"] += 1

    async def greet(self, socket: ClientConnection) -> None:
        """Ask for everything again and again."""
        reading = asyncio.ensure_future(self.read_all(socket))
        try:
            while self.on() and not reading.done():
                await say(socket, {"type": "hello", "texts": True, "language": "fr"})
                await asyncio.sleep(0)
            await reading
        finally:
            reading.cancel()

    async def chat(self, socket: ClientConnection) -> None:
        """Chat without end."""
        await say(socket, {"type": "hello"})
        reading = asyncio.ensure_future(self.read_all(socket))
        try:
            while self.on() and not reading.done():
                await say(socket, {"type": "say", "id": secrets.token_hex(8), "text": "spam " * 90})
                await asyncio.sleep(0)
            await reading
        finally:
            reading.cancel()

    async def ping_frames(self, socket: ClientConnection) -> None:
        """Send frames that no application sees."""
        while self.on():
            for _ in range(100):
                await socket.ping(b"x" * 8)
            await asyncio.sleep(0)

    async def be_mute(self, socket: ClientConnection) -> None:
        """Say nothing."""
        await socket.recv()

    async def raw(self, head: bytes, drip: bytes) -> None:
        """Send a request byte by byte until the server closes the connection."""
        host, port = self.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))
        try:
            writer.write(head)
            reading = asyncio.ensure_future(reader.readline())
            while self.on() and not reading.done():
                writer.write(drip)
                await asyncio.wait([reading], timeout=0.5)
            line = (await reading).decode() if reading.done() else ""
            self.seen[f"raw: {line.split()[1] if line else 'closed'}"] += 1
        finally:
            writer.close()

    async def slow_body(self) -> None:
        """A body that never ends."""
        head = f"POST /api/me HTTP/1.1\r\nhost: {self.url[7:]}\r\norigin: {self.url}\r\ncontent-length: 50000\r\n\r\n"
        await self.raw(head.encode(), b"x")

    async def slow_header(self) -> None:
        """Headers that never end."""
        await self.raw(f"GET / HTTP/1.1\r\nhost: {self.url[7:]}\r\nx: ".encode(), b"y")

    async def tiny_chunks(self) -> None:
        """A body in chunks of one byte, each of which must be parsed."""
        await self.raw(chunked_head(self.url), TINY_CHUNK * 5000)

    async def handshakes(self) -> None:
        """Sockets of a foreign page, which are refused, again and again."""
        await self.raw(handshake_of(self.url, "http://elsewhere.example"), b"")

    async def big_body(self) -> None:
        """The largest record that is read."""
        answer = await self.people[0].http.post("/api/records", content=b"[" * (256 * 1024 - 1))
        self.seen[f"big body: {answer.status_code}"] += 1

    async def history(self) -> None:
        """The dearest question."""
        visitor, table = self.tables[0]
        answer = await visitor.http.get(f"/api/tables/{table}/history")
        self.seen[f"history: {answer.status_code}"] += 1


# Comparing.


def percentile(sorted_s: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return 1000 * sorted_s[min(len(sorted_s) - 1, int(share * len(sorted_s)))] if sorted_s else float("nan")


def row(name: str, found: dict[str, Any]) -> str:
    """One line of the table."""
    parts = [f"{name:14}"]
    for kind in ("moves", "bots"):
        times = found[kind]
        p50, p99 = percentile(times, 0.5), percentile(times, 0.99)
        mean = 1000 * sum(times) / len(times) if times else float("nan")
        parts.append(f"{len(times):7} {p50:8.1f} {mean:8.1f} {p99:8.1f}")
    return "  ".join(parts)


def start_attack(url: str, seconds: float, game: str) -> subprocess.Popen[str]:
    """The attacker as a process."""
    command = [sys.executable, __file__, "--attack", url, "--seconds", str(seconds), "--game", game]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def compare(url: str, seconds: float, players: int, game: str) -> tuple[dict[str, Any], dict[str, Any], dict[str, int]]:
    """Play in quiet, then under attack; returns both measurements and what happened to the attacker."""
    quiet = asyncio.run(play_innocently(url, players, seconds, game))
    attacker = start_attack(url, seconds + 2, game)
    assert attacker.stdout is not None
    try:
        assert attacker.stdout.readline().strip() == ATTACKING
        attacked = asyncio.run(play_innocently(url, players, seconds, game))
        output, _ = attacker.communicate(timeout=seconds + 120)
    finally:
        attacker.kill()
        attacker.wait()
    return quiet, attacked, json.loads(output.splitlines()[-1])


def report(quiet: dict[str, Any], attacked: dict[str, Any], seen: dict[str, int]) -> None:
    """Print what was measured."""
    header = f"{'n':>7} {'p50 ms':>8} {'mean':>8} {'p99 ms':>8}"
    print(f"{'':14}  {'moves: ' + header:>34}  {'bots: ' + header:>34}")
    print(row("quiet", quiet))
    print(row("under attack", attacked))
    print("bots: median", f"{median(attacked['bots']) / median(quiet['bots']):.2f} times the usual")
    print("refused to innocent players:", dict(attacked["refused"]) or "nothing")
    print("load of the machine:", " ".join(f"{load:.1f}" for load in os.getloadavg()), "on", os.cpu_count(), "cores")
    for name, n in sorted(seen.items()):
        print(f"  {name}: {n}")


def main() -> None:
    """Measure against a server of its own."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--game", default="the_abyss")
    parser.add_argument("--db", default="")
    parser.add_argument("--no-limits", action="store_true", help="show what happens without limits")
    parser.add_argument("--attack", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        print(json.dumps(asyncio.run(Attack(given.attack, given.seconds, given.game).run())))
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with ServerProcess(given.db or str(folder / "hadal.db"), folder, limits=not given.no_limits) as server:
            before = server.cpu_s()
            found = compare(server.url, given.seconds, given.players, given.game)
            report(*found)
            print(f"processor time of the server: {server.cpu_s() - before:.1f} s, memory {server.memory_kb()} kB")


if __name__ == "__main__":
    main()
