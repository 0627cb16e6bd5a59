"""Attack the tables of a server as a hostile stranger would, and measure how long innocent players wait meanwhile.

    python tools/attack_tables.py                       # all attacks, full size
    python tools/attack_tables.py --only undo,history --size 0.1

Each attack runs against a fresh server process without rate limits, so that what is measured is what a table can cost,
not how often somebody may ask for it. Two innocent players play at another table all the time. A line of JSON says
what the attacker achieved, what the server spent, and how long the innocent players waited for their moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from server_process import ServerProcess
from table_client import ApiClient, ScriptedPlayer, requests
from websockets.asyncio.client import ClientConnection, connect

from hadal.server.tables.game_log import LIMITS

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
HELLO = {"type": "hello", "seen": -1, "texts": True}


class TimedPlayer(ScriptedPlayer):
    """A player who notes how long each move took until it was accepted."""

    def __init__(self, person: ApiClient, table: str, seed: int) -> None:
        super().__init__(person, table, seed=seed)
        self.texts = True
        self.sent = 0.0
        self.waits: list[float] = []

    async def say(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        """Send a message."""
        self.sent = time.perf_counter()
        await super().say(socket, message)

    async def handle(self, socket: ClientConnection, message: dict[str, Any], fresh: bool) -> bool:
        """Process a message."""
        if message["type"] == "accepted":
            self.waits.append(time.perf_counter() - self.sent)
        return await super().handle(socket, message, fresh)


class Innocents:
    """Two people who play one game after another."""

    def __init__(self, url: str) -> None:
        self.people = [ApiClient([url], f"Innocent {n}") for n in range(2)]
        self.waits: list[float] = []
        self.games = 0

    async def play(self) -> None:
        """Play until cancelled."""
        for person in self.people:
            await person.arrive()
        while True:
            table = await begun_table(self.people, "the_abyss")
            players = [TimedPlayer(person, table, self.games + n) for n, person in enumerate(self.people)]
            for player in players:
                player.waits = self.waits
            await asyncio.gather(*(player.play() for player in players))
            self.games += 1

    def figures(self) -> dict[str, object]:
        """How long they waited, in milliseconds."""
        waits = sorted(1000 * wait for wait in self.waits)
        at = {"p50": 0.5, "p99": 0.99, "max": 1.0}
        found = {name: round(waits[min(len(waits) - 1, int(len(waits) * share))], 1) for name, share in at.items()}
        return {"moves": len(waits), **found} if waits else {"moves": 0}


async def begun_table(people: list[ApiClient], game: str, settings: dict[str, object] | None = None) -> str:
    """A table of these people whose game has begun."""
    seats = [ME, *[OPEN] * (len(people) - 1)] if len(people) > 1 else [ME, BOT]
    body = {"game": game, "seats": seats, "settings": settings or {"listed": False}}
    made = await people[0].request("POST", "/api/tables", body)
    for person in people[1:]:
        await person.request("POST", f"/api/tables/{made['id']}/join", {})
    await people[0].request("POST", f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


@asynccontextmanager
async def socket_at(url: str, table: str, person: ApiClient | None) -> AsyncIterator[ClientConnection]:
    """A connection that has said hello."""
    address = url.replace("http", "ws", 1) + f"/ws/tables/{table}"
    headers = {"cookie": person.cookie()} if person else {}
    # Without pings: on a busy machine an answer may take longer than they allow.
    async with connect(
        address,
        origin=url,  # type: ignore[arg-type]
        additional_headers=headers,
        open_timeout=120,
        ping_interval=None,
    ) as socket:
        await socket.send(msgspec.json.encode(HELLO).decode())
        yield socket


class Hothead:
    """A player who moves, and takes back whatever can be taken back."""

    def __init__(self, socket: ClientConnection, most: int, seed: int) -> None:
        self.socket = socket
        self.most = most  # commands
        self.chance = Random(seed)
        self.count = 0
        self.codes: Counter[str] = Counter()

    async def play(self) -> None:
        """Answer every position until enough was sent or the game is over."""
        async for data in self.socket:
            message = msgspec.json.decode(data)
            if message["type"] == "refused":
                self.codes[message["code"]] += 1
            standing = message.get("standing")
            if standing is None:
                continue
            if standing["asked"]["seat"] < 0 or self.count >= self.most:
                return
            await self.act(message["seq"], standing)

    async def act(self, seq: int, standing: dict[str, Any]) -> None:
        """Take back if possible, else move."""
        head = {"seq": seq, "id": f"x{self.count}"}
        self.count += 1
        if standing.get("undo") and not self.codes["too-many-changes"]:
            await self.socket.send(json.dumps({"type": "undo", **head}))
        elif question := standing.get("question"):
            action = self.chance.choice(question["choices"])["action"]
            await self.socket.send(json.dumps({"type": "move", **head, "actions": [action]}))


async def flooded_table(url: str, size: float, seed: int = 1) -> tuple[str, ApiClient, dict[str, object]]:
    """A table whose two players alternate moves and undos, as long as the server accepts it."""
    people = [ApiClient([url], f"Flooder {seed} {n}") for n in range(2)]
    for person in people:
        await person.arrive()
    table = await begun_table(people, "abyss")
    most = max(20, int(LIMITS.entries * size))
    async with socket_at(url, table, people[0]) as one, socket_at(url, table, people[1]) as two:
        players = [Hothead(socket, most, seed + n) for n, socket in enumerate((one, two))]
        tasks = [asyncio.create_task(player.play()) for player in players]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    codes = players[0].codes + players[1].codes
    return table, people[0], {"commands": sum(player.count for player in players), "refused": dict(codes)}


async def undo_flood(url: str, size: float) -> dict[str, object]:
    """Moves and undos without end."""
    _, _, result = await flooded_table(url, size)
    return result


async def open_and_leave(url: str, size: float) -> dict[str, object]:
    """Create tables, begin, look at them and leave."""
    person = ApiClient([url], "Passer-by")
    await person.arrive()
    tables = max(3, int(200 * size))
    for _ in range(tables):
        table = await begun_table([person], "abyss", {"listed": False})
        async with socket_at(url, table, person) as socket:
            await socket.recv()
    return {"tables": tables}


async def history_flood(url: str, size: float) -> dict[str, object]:
    """Ask for the history of a long game again and again, many times at once."""
    table, person, _ = await flooded_table(url, 0.2 * size)
    codes: Counter[int] = Counter()

    async def ask() -> None:
        for _ in range(max(2, int(20 * size))):
            headers = {"origin": url, "cookie": person.cookie()}
            answer = await requests().get(f"{url}/api/tables/{table}/history", headers=headers)
            codes[answer.status_code] += 1

    await asyncio.gather(*(ask() for _ in range(12)))
    return {"answers": dict(codes)}


async def spectators(url: str, size: float) -> dict[str, object]:
    """Many spectators come to one table and go."""
    person = ApiClient([url], "Star")
    await person.arrive()
    table = await begun_table([person], "abyss", {"listed": False, "bot_pace_ms": 0})
    count, gate = max(10, int(1000 * size)), asyncio.Semaphore(32)
    here, everybody, leave = 0, asyncio.Event(), asyncio.Event()
    sent = 0

    async def watch() -> None:
        nonlocal here, sent
        async with gate:
            context = socket_at(url, table, None)
            socket = await context.__aenter__()
            await socket.recv()
        here += 1
        if here == count:
            everybody.set()
        leaving = asyncio.create_task(leave.wait())
        while not leaving.done():
            receiving = asyncio.create_task(socket.recv())
            await asyncio.wait((receiving, leaving), return_when=asyncio.FIRST_COMPLETED)
            if receiving.done():
                sent += 1 if receiving.exception() is None else 0
            else:
                receiving.cancel()
        async with gate:
            await context.__aexit__(None, None, None)

    tasks = [asyncio.create_task(watch()) for _ in range(count)]
    await everybody.wait()
    leave.set()
    await asyncio.gather(*tasks)
    return {"spectators": count, "messages_after_hello": sent}


ATTACKS: dict[str, Callable[[str, float], Awaitable[dict[str, object]]]] = {
    "undo": undo_flood,
    "open": open_and_leave,
    "history": history_flood,
    "spectators": spectators,
}


async def attacked(server: ServerProcess, name: str, size: float, calm_moves: int = 50) -> dict[str, object]:
    """Run one attack while innocent people play; what they waited before and during it."""
    innocents = Innocents(server.url)
    playing = asyncio.create_task(innocents.play())
    try:
        while len(innocents.waits) < calm_moves and not playing.done():
            await asyncio.wait([playing], timeout=0.05)
        before, innocents.waits[:] = innocents.figures(), []
        cpu, memory, began = server.cpu_s(), server.memory_kb(), time.perf_counter()
        result = await ATTACKS[name](server.url, size)
        while len(innocents.waits) < 20 and not playing.done():
            await asyncio.wait([playing], timeout=0.05)
        return {
            "attack": name,
            **result,
            "seconds": round(time.perf_counter() - began, 1),
            "server_cpu_s": round(server.cpu_s() - cpu, 2),
            "memory_grown_kb": server.memory_kb() - memory,
            "innocent_before_ms": before,
            "innocent_during_ms": innocents.figures(),
        }
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def main(given: argparse.Namespace) -> None:
    """Run the attacks and print what they cost."""
    for name in given.only.split(",") if given.only else ATTACKS:
        with tempfile.TemporaryDirectory() as folder, ServerProcess(f"{folder}/hadal.db", Path(folder)) as server:
            print(json.dumps(await attacked(server, name, given.size)), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help=f"some of {', '.join(ATTACKS)}, with commas")
    parser.add_argument("--size", type=float, default=1.0, help="1: full size")
    try:
        sys.exit(asyncio.run(main(parser.parse_args())))
    except httpx.HTTPError as error:
        sys.exit(f"the server does not answer: {error!r}")
