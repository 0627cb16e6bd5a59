"""Helpers for tests of tables: starting positions, random players, and comparisons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import asdict

from hadal.core.chance import secret_of
from hadal.core.registry import create
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import Entry, Table
from hadal.server.support import support_for
from hadal.server.tables.game_log import GameLog, Snapshot
from hadal.server.tables.live_table import LiveTable
from hadal.words import SEAT_LETTERS
from tests.server.table_kit import Client, Kit, new_table

EVERY_BOX = [{}, {"expansions": "kraken"}, {"expansions": "leviathan"}, {"expansions": "both"}]
QUICK = TableSettings(bot_pace_ms=0)


async def begun(
    seats: str = "pp",
    game: str = "abyss",
    options: dict[str, str] | None = None,
    settings: TableSettings = QUICK,
    seed: int = 1,
    watched: bool = False,
) -> tuple[Kit, list[Client]]:
    """A game that has started, and its clients; a spectator comes last."""
    kit = Kit(new_table(game, seats, options, settings, seed))
    await kit.start()
    people = [i for i, who in enumerate(seats) if who == "p"]
    clients = await kit.clients(*people, *([-1] if watched else []))
    await kit.wake()
    listen(clients)
    return kit, clients


def listen(clients: Sequence[Client]) -> None:
    """Let all clients receive their messages."""
    for client in clients:
        client.listen()


def live_table_of(kit: Kit) -> LiveTable:
    """The loaded table."""
    return kit.tables.live_tables[kit.table.id]


def snapshot_of(kit: Kit) -> Snapshot:
    """The current snapshot of its game."""
    return live_table_of(kit).game_log.snapshot


def comparable(now: Snapshot) -> dict[str, Any]:
    """A snapshot in a form that can be compared."""
    out = asdict(now)
    out["state"] = now.state.notation()
    return out


def read_again(table: Table, entries: list[Entry]) -> GameLog:
    """A log read from its beginning."""
    game_log = GameLog(table, create(table.game, len(table.seats), table.options), support_for(table.game))
    game_log.read(entries)
    return game_log


async def log_of(kit: Kit) -> list[Entry]:
    """The log in the store."""
    return await kit.store.entries(kit.table.id)


def sentence_of(message: Any) -> str:
    """The text of a message in one piece, with letters for seats."""
    return "".join(
        part if isinstance(part, str) else part["text"] if "text" in part else SEAT_LETTERS[part["seat"]]
        for part in message["text"]
    )


def refusal(received: list[Any]) -> Any:
    """The refusal among these messages."""
    found = [message for message in received if message["type"] == "refused"]
    assert len(found) == 1, received
    assert found[0]["text"]
    return found[0]


def accepted(received: list[Any]) -> Any:
    """The acceptance among these messages."""
    found = [message for message in received if message["type"] == "accepted"]
    assert len(found) == 1, received
    return found[0]


def mover(kit: Kit, clients: Sequence[Client]) -> Client:
    """The client that must answer."""
    return next(client for client in clients if client.seat == snapshot_of(kit).to_move)


async def play_until(
    kit: Kit, clients: Sequence[Client], found: Callable[[Snapshot], bool], chance: Random, most: int = 3000
) -> None:
    """Random answers until a condition holds."""
    for _ in range(most):
        await kit.wake()
        now = snapshot_of(kit)
        if found(now) or now.state.over():
            break
        accepted(await mover(kit, clients).move(chance.choice(now.state.legal())))
    listen(clients)
    assert found(snapshot_of(kit)), "it did not come to that"


def asks(name: str) -> Callable[[Snapshot], bool]:
    """A condition: the question is of this kind."""
    return lambda now: not now.state.over() and now.state.game.questions[now.state.question()] == name


class RandomPlayers:
    """Players who send random commands; what is refused must change nothing."""

    def __init__(self, kit: Kit, clients: list[Client], seed: int) -> None:
        self.kit = kit
        self.clients = clients
        self.chance = Random(seed)
        self.count = 0

    async def act(self, count: int) -> None:
        """Send this many commands; time passes, and bots answer."""
        for _ in range(count):
            self.kit.time.ms += self.chance.choice((0, 0, 200, 5000))
            await self.kit.wake()
            if snapshot_of(self.kit).state.over():
                break
            await self.say()
        await self.kit.wake()
        listen(self.clients)

    async def say(self) -> None:
        """Send a command, usually the answer that is wanted."""
        client = self.chance.choice(self.clients)
        now = snapshot_of(self.kit)
        voting = now.takeback is not None and self.chance.random() < 0.7
        wanted = live_table_of(self.kit).game_log.voters(now) if voting else [now.to_move]
        if self.chance.random() < 0.8:
            client = next((c for c in self.clients if c.seat in wanted), client)
        before = comparable(snapshot_of(self.kit))
        received = await client.say(self.message(client, "agree" if voting else ""))
        if any(message["type"] == "refused" for message in received):
            after = comparable(snapshot_of(self.kit))
            assert after == before

    def message(self, client: Client, kind: str = "") -> dict[str, Any]:
        """A random command in a valid form."""
        now, chance = snapshot_of(self.kit), self.chance
        self.count += 1
        head = {"id": f"x{self.count}", "seq": now.seq}
        kinds = ("move", "undo", "ask-back", "agree", "hand-over", "orders")
        kind = kind or chance.choices(kinds, (30, 4, 2, 1, 2, 2))[0]
        if kind == "move":
            legal = now.state.legal() or [0]
            state = live_table_of(self.kit).secret_answers.offer_for(client.seat) if client.seat >= 0 else None
            choices = state.legal() if state is not None else legal
            return {"type": kind, **head, "actions": [chance.choice(choices)]}
        if kind == "undo":
            return {"type": kind, **head, "all": chance.random() < 0.5}
        if kind == "ask-back":
            return {"type": kind, **head, "to": max(0, now.seq - chance.randrange(1, 12))}
        if kind == "agree":
            return {"type": kind, **head, "yes": chance.random() < 0.8}
        if kind == "hand-over":
            return {"type": kind, **head, "bot": chance.choice(("", "", "random"))}
        return {"type": kind, "id": head["id"], "orders": chance.choice((None, orders(chance)))}


def orders(chance: Random, scope: str = "") -> dict[str, Any]:
    """Random standing orders."""
    prices = [[chance.choice((-1, 0, 1, 2, 3)) for _ in range(5)] for _ in range(6)]
    chosen = scope or chance.choice(("exploration", "turn", "game"))
    return {"prices": prices, "scope": chosen, "unless_lord": chance.random() < 0.3}


def flat(price: int, scope: str = "game", unless_lord: bool = False) -> dict[str, Any]:
    """Orders with one price for every card."""
    return {"prices": [[price] * 5 for _ in range(6)], "scope": scope, "unless_lord": unless_lord}


def secret(seed: int) -> bytes:
    """The secret of a deal."""
    return secret_of(seed)
