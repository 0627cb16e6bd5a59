"""Kill test: servers are killed with SIGKILL at random moments while people play, and restarted.

    python tools/storm.py --kills 200                     one server on SQLite
    python tools/storm.py --kills 200 --nodes 2           two nodes on one PostgreSQL, one or the other is killed
    python tools/storm.py --kills 20 --nodes 2 --database PostgreSQL itself is restarted too

At the end every acknowledged move must be in its log once, at the acknowledged entry, and every log must replay from
its deal to its end.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.progress import Progress
from server_process import ServerProcess, temporary_postgres
from table_client import ScriptedPlayer, sit_down
from waiting import reached

from hadal.core.registry import create
from hadal.server.store import Store, open_store
from hadal.server.support import support_for
from hadal.server.tables.game_log import GameLog
from tests.server.temp_postgres import TempPostgres

SETTINGS = {"bot_pace_ms": 0, "listed": False}
TABLES = [
    {"game": "abyss", "options": {"expansions": "both"}, "people": 2, "bots": 2},
    {"game": "abyss", "options": {}, "people": 2, "bots": 0},
    {"game": "the_abyss", "options": {}, "people": 2, "bots": 1},
]


class Storm:
    """Running games, and the task that kills the servers."""

    def __init__(self, servers: list[ServerProcess], seed: int) -> None:
        self.servers = servers
        self.chance = Random(seed)
        self.players: list[ScriptedPlayer] = []
        self.games = 0
        self.kills = 0
        self.sitting: list[asyncio.Task[None]] = []
        self.finished = asyncio.Event()  # set after the last kill
        self.waits: list[float] = []  # seconds from a kill until the first accepted move

    async def sit(self, n: int) -> None:
        """Play one table after another until the test is over; finish the last game."""
        while not self.finished.is_set():
            kind = TABLES[(n + self.games) % len(TABLES)]
            people, bots = int(str(kind["people"])), int(str(kind["bots"]))
            seats = [{"kind": "me"}] + [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "bot": "random"}] * bots
            table = {"game": kind["game"], "options": kind["options"], "seats": seats, "settings": SETTINGS}
            urls = [server.url for server in self.servers]
            names = [f"Storm {n} {i}" for i in range(people)]
            _, players = await sit_down(urls, names, table, seed=self.chance.randrange(1 << 30))
            for i, player in enumerate(players):
                player.drop, player.pause, player.connections = 0.01, 0.02, i
            self.players += players
            await asyncio.gather(*(player.play() for player in players))
            self.games += 1

    def accepted(self) -> int:
        """Return the number of acknowledged moves."""
        return sum(len(player.accepted) for player in self.players)

    def playing(self) -> list[ScriptedPlayer]:
        """Return the players whose games go on."""
        return [player for player in self.players if not player.over]

    def failed(self) -> bool:
        """Return whether a table has failed, so that waiting is pointless."""
        return any(task.done() and task.exception() is not None for task in self.sitting)

    def progress(self) -> list[int]:
        """Return what changes as long as anything happens, however slowly on a busy machine."""
        heard = sum(player.messages for player in self.players)
        return [len(self.players), heard, *(server.work_done() for server in self.servers)]

    async def reached(self, condition: Callable[[], bool], what: str) -> None:
        """Wait for a condition as long as there is progress, or until a table has failed."""
        await reached(lambda: condition() or self.failed(), what, progress=self.progress)

    async def kill_one(self) -> None:
        """Kill a server after some moves of a random table, restart it, and wait until moves are accepted again.

        Not after some moves of all tables: where a bot or a long log has to be loaded, a game would never go on if the
        others were fast enough to bring about the next kill.
        """
        await self.reached(lambda: bool(self.playing()), "people to sit down")
        if self.failed():
            return
        player = self.chance.choice(self.playing())
        enough = player.seen + self.chance.randint(1, 12)
        await self.reached(lambda: player.seen >= enough or player.over, "the games to go on")
        victim = self.chance.choice(self.servers)
        await asyncio.to_thread(victim.kill)
        self.kills += 1
        before, began = self.accepted(), time.monotonic()
        starting = asyncio.create_task(asyncio.to_thread(victim.start))

        def has_failed() -> bool:
            return starting.done() and starting.exception() is not None

        await self.reached(lambda: self.accepted() > before or has_failed(), "the games to go on after a kill")
        self.waits.append(time.monotonic() - began)
        await starting


async def run_kills(
    storm: Storm, kills: int, tables: int, database: TempPostgres | None, minutes: float = math.inf
) -> None:
    """Run the whole test: so many kills, or fewer if the time for them is over."""
    end = time.monotonic() + 60 * minutes
    storm.sitting = [asyncio.create_task(storm.sit(n)) for n in range(tables)]
    with Progress(transient=True) as progress:
        bar = progress.add_task("kills", total=kills)
        for n in range(kills):
            if time.monotonic() > end:
                break
            await storm.kill_one()
            if database and n % 5 == 4:
                await asyncio.to_thread(database.stop)
                await asyncio.to_thread(database.start)
            progress.advance(bar)
            for task in storm.sitting:
                if task.done():
                    task.result()
    storm.finished.set()
    await storm.reached(lambda: all(task.done() for task in storm.sitting), "the last games to end")
    await asyncio.gather(*storm.sitting)


async def verify(storm: Storm, store: Store) -> dict[str, object]:
    """Check that every acknowledged move is in the log once, at its entry, and that every log can be read."""
    missing, twice, entries = 0, 0, 0
    tables = {player.table for player in storm.players}
    for id in tables:
        log = await store.entries(id)
        entries += len(log)
        twice += sum(n - 1 for n in Counter(entry.id for entry in log).values())
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "the log has a gap"
        await read_again(store, id)
        at = {(entry.id.partition(":")[2], entry.seq) for entry in log}
        mine = [player for player in storm.players if player.table == id]
        missing += sum((key, seq) not in at for player in mine for key, seq in player.accepted)
    return {"tables": len(tables), "entries": entries, "missing": missing, "twice": twice}


async def read_again(store: Store, id: str) -> None:
    """Check that the log replays from deal to end and agrees with the row."""
    table = await store.table(id)
    assert table is not None
    game_log = GameLog(table, create(table.game, len(table.seats), table.options, table.rules), support_for(table.game))
    game_log.read(await store.entries(id))
    assert game_log.snapshot.state.over() == (table.status == "over"), f"{id}: the row says {table.status}"
    assert game_log.snapshot.seq == table.seq, f"{id}: the row is at {table.seq}, the log at {game_log.snapshot.seq}"


async def run(given: argparse.Namespace) -> dict[str, object]:
    """Run one test and verify the database."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        shared = given.nodes > 1 or given.database
        database = stack.enter_context(temporary_postgres()) if shared else None
        db = database.url() if database else str(Path(folder, "storm.db"))
        more = ("--workers", "1")
        servers = [ServerProcess(db, Path(folder), more=(*more, "--node", f"node{n}")) for n in range(given.nodes)]
        storm = Storm(servers, given.seed)
        try:
            for server in servers:
                server.start()
            await run_kills(storm, given.kills, given.tables, database if given.database else None, given.minutes)
        finally:
            for server in servers:
                server.stop()
        store = open_store(db)
        await store.open()
        found = await verify(storm, store)
        await store.close()
    return report(storm) | found


def report(storm: Storm) -> dict[str, object]:
    """Return the figures."""
    waits = sorted(storm.waits)
    refusals = Counter(code for player in storm.players for code in player.refusals)
    return {
        "kills": storm.kills,
        "games": storm.games,
        "acknowledged": storm.accepted(),
        "reconnects": sum(player.connections for player in storm.players),
        "seconds_until_play_goes_on": {"median": round(waits[len(waits) // 2], 2), "most": round(waits[-1], 2)},
        "refusals": dict(refusals),
        "machine_load": [round(load, 1) for load in os.getloadavg()],
    }


def arguments() -> argparse.Namespace:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--database", action="store_true", help="restart PostgreSQL too, after every fifth kill")
    parser.add_argument("--minutes", type=float, default=math.inf, help="no more kills after this time")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> int:
    """Run, verify, print."""
    found = asyncio.run(run(arguments()))
    print(json.dumps(found, indent=2))
    return 1 if found["missing"] or found["twice"] else 0


if __name__ == "__main__":
    sys.exit(main())
