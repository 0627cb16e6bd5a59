"""Send hostile messages over real sockets: wrong types, huge numbers, replays, ids of other seats, broken text.

    python tools/fuzz_sockets.py --messages 100000

Only legal moves by a seat's own player may have an effect. Afterwards every entry of every log must have been
accepted on a connection of its own seat, the server must have logged no error, and games must still be playable.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.progress import Progress, TaskID
from server_process import ServerProcess
from table_client import ApiClient, ScriptedPlayer, sit_down
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hadal.server.store import open_store

KINDS = ["hello", "move", "undo", "ask-back", "agree", "hand-over", "orders", "say", "why", "look", "ping", "", "MOVE"]
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, 2**64, -(2**70), 1e308, "", "0", "\u0000", "\u202e", "a" * 3000, [], {}, [[]],
    [None], [-1], [2**63], ["1"], {"a": {}}, "🐙" * 100, "__proto__", "'; drop table entry; --", [0] * 500,
]  # fmt: skip
FIELDS = [
    "seq",
    "id",
    "actions",
    "to",
    "yes",
    "bot",
    "orders",
    "text",
    "action",
    "seen",
    "language",
    "texts",
    "all",
    "x",
]


AUTOMATIC = {"bot", "order", "sealed"}  # what the server does for a seat that was handed over or has standing orders


class Attacker:
    """One connection that sends arbitrary messages."""

    def __init__(self, person: ApiClient, table: str, seat: int, seed: int) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.chance = Random(seed)
        self.seq = 0
        self.legal: list[int] = [0]
        self.ids: list[str] = ["m1"]
        self.accepted: set[str] = set()
        self.received: Counter[str] = Counter()
        self.hidden: list[list[int]] = []  # events as this connection received them
        self.n = 0
        self.everybody: list[Attacker] = [self]

    async def attack(self, messages: int, progress: Progress, bar: TaskID) -> None:
        """Send this many messages, over as many connections as it takes."""
        while self.answered() < messages:
            try:
                await self.connection(messages, progress, bar)
            except (OSError, WebSocketException, TimeoutError):
                self.received["connection closed"] += 1

    def answered(self) -> int:
        """Return how many messages were answered; those that close the connection are not counted."""
        return sum(self.received[kind] for kind in ("refused", "accepted", "because", "ahead", "pong"))

    async def connection(self, messages: int, progress: Progress, bar: TaskID) -> None:
        """Use one connection until the server closes it."""
        url = self.person.urls[0]
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{self.table}"
        headers = {"cookie": self.person.cookie()}
        async with connect(address, origin=url, additional_headers=headers, close_timeout=1) as line:  # type: ignore[arg-type]
            listening = asyncio.create_task(self.listen(line))
            try:
                await line.send('{"type": "hello"}')
                while self.answered() < messages and not listening.done():
                    await self.send(line)
                    progress.update(bar, completed=sum(a.answered() for a in self.everybody))
                await asyncio.sleep(0.2)
            finally:
                listening.cancel()

    async def listen(self, line: ClientConnection) -> None:
        """Process a message of the server."""
        async for data in line:
            message = json.loads(data)
            self.received[message["type"]] += 1
            if message["type"] == "accepted":
                self.accepted.add(message["id"])
            self.seq = message.get("seq", self.seq)
            self.hidden += message.get("events", [])
            question = message.get("standing", {}).get("question")
            self.legal = [choice["action"] for choice in question["choices"]] if question else self.legal

    async def send(self, line: ClientConnection) -> None:
        """Send a hostile message, or sometimes a valid one."""
        self.n += 1
        roll = self.chance.random()
        if roll < 0.00005:
            await line.send("x" * 200_000)
        elif roll < 0.0003:
            await line.send(b'{"type": "say", "id": "x", "text": "\xff\xfe"}', text=True)
        elif roll < 0.02:
            await line.send(self.chance.randbytes(self.chance.randrange(200)))
        elif roll < 0.05:
            await line.send("[" * self.chance.randrange(1, 3000))
        else:
            await line.send(msgspec.json.encode(self.message()).decode())
        if self.n % 20 == 0:
            await asyncio.sleep(0.001)  # let the answers arrive

    def message(self) -> dict[str, Any]:
        """Return an almost valid message."""
        kind = self.chance.choice(KINDS)
        out: dict[str, Any] = {
            "type": kind,
            "id": self.id(),
            "seq": self.chance.choice([self.seq] * 6 + [0, self.seq + 1]),
        }
        out["actions"] = [self.chance.choice([*self.legal, self.chance.randrange(400)])]
        if kind == "hand-over":
            out["bot"] = self.chance.choice(["", "greedy", "nobody"])
        for _ in range(self.chance.choice([0, 0, 1, 1, 2])):
            out[self.chance.choice(FIELDS)] = self.chance.choice(ODD)
        if isinstance(out["id"], str):
            self.ids.append(out["id"])
        keep = {"move", "look"}
        if kind not in keep and self.chance.random() < 0.7:
            out.pop("actions", None)
        return out

    def id(self) -> str:
        """Return a new id, an old one, or one that another seat may have used."""
        if self.chance.random() < 0.3:
            return self.chance.choice(self.ids[-50:])
        self.ids.append(f"{self.chance.choice(['m', 'bot:', '0:', '1:'])}{len(self.ids)}")
        return self.ids[-1]


async def check(db: str, attackers: list[Attacker]) -> dict[str, object]:
    """Check that every entry was accepted on a connection of its seat."""
    store = open_store(db)
    await store.open()
    entries, strange = 0, list[str]()
    for id in {attacker.table for attacker in attackers}:
        for entry in await store.entries(id):
            entries += 1
            seat, _, said = entry.id.partition(":")
            owners = [a for a in attackers if a.table == id and a.seat == entry.seat and a.seat >= 0]
            if seat not in AUTOMATIC and not (str(entry.seat) == seat and any(said in a.ids for a in owners)):
                strange.append(f"{entry.kind} {entry.id} of seat {entry.seat}")
    await store.close()
    return {"entries": entries, "entries_of_nobody": strange}


async def run(given: argparse.Namespace) -> dict[str, object]:
    """Attack a server, then check its state."""
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder, "fuzz.db"))
        with ServerProcess(db, Path(folder)) as server:
            attackers = await seated(server.url, given.tables, given.seed)
            for attacker in attackers:
                attacker.everybody = attackers
            with Progress(transient=True) as progress:
                bar = progress.add_task("messages", total=given.messages)
                share = given.messages // len(attackers) + 1
                await asyncio.gather(*(attacker.attack(share, progress, bar) for attacker in attackers))
            finished = await still_plays(server.url)
            log = server.log()
        found = await check(db, attackers)
    heard = sum((attacker.received for attacker in attackers), Counter[str]())
    errors = [line for line in log.splitlines() if "Traceback" in line or '"level": "error"' in line or "ERROR" in line]
    return {
        "messages": sum(a.n for a in attackers),
        "answered": sum(a.answered() for a in attackers),
        "heard": dict(heard),
        "errors": errors[:5],
        "plays": finished,
    } | found


async def seated(url: str, tables: int, seed: int) -> list[Attacker]:
    """Return two players and a spectator at each table, all hostile."""
    out: list[Attacker] = []
    for n in range(tables):
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = {"game": "abyss", "options": {"expansions": "both"}, "seats": seats, "settings": {"sealed": n % 2 == 1}}
        id, players = await sit_down([url], [f"Mallory {n}", f"Eve {n}"], table)
        watcher = ApiClient([url], f"Oscar {n}")
        await watcher.arrive()
        people = [*(player.person for player in players), watcher]
        out += [
            Attacker(person, id, seat if seat < 2 else -1, seed + 10 * n + seat) for seat, person in enumerate(people)
        ]
    return out


async def still_plays(url: str) -> bool:
    """Return whether a game can still be played to its end."""
    table = {"game": "the_abyss", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"bot_pace_ms": 0}}
    _, players = await sit_down([url], ["Ann", "Ben"], table)
    await asyncio.wait_for(asyncio.gather(*(ScriptedPlayer.play(player) for player in players)), 480)
    return all(player.over for player in players)


def main() -> int:
    """Attack, check, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    found = asyncio.run(run(parser.parse_args()))
    print(json.dumps(found, indent=2))
    return 1 if found["errors"] or found["entries_of_nobody"] or not found["plays"] else 0


if __name__ == "__main__":
    sys.exit(main())
