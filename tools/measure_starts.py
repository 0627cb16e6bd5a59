"""Measure what it costs the server to start a game: create a table, join, start, connect twice, and say hello.

    python tools/measure_starts.py --starts 200 --rounds 4
    python tools/measure_starts.py --db postgres --before ../older/.venv/bin/python

Many games that end within a few seconds are followed by as many starts, and meanwhile moves wait for the event loop.
The figures are milliseconds of processor time for one start, which depend less on other programs than times do: of the
event loop's thread, for each step and in all, and of all threads together (`server`). A round makes one step for all
tables before the next step begins; the first round warms up and is not counted. With --before, two servers are measured
in turn, round by round: one in the environment of that Python, and one in this environment.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from load_tables import EXTENSIONS, OFFER, Load, LoadConnection, ReadStanding, Schedule, table_of
from picows import WSUpgradeResponse, ws_connect
from server_process import ServerProcess, temporary_postgres
from table_client import ApiClient

from hadal.server.run import loop_factory

AT_ONCE = 8  # tables that make a step at the same time
STEPS = ("create", "join", "start", "connect", "disconnect")


class StartedConnection(LoadConnection):
    """A player's connection until the first position."""

    def __init__(self, load: Load, response: WSUpgradeResponse, schedule: Schedule) -> None:
        super().__init__(load, response, schedule)
        self.greeted = asyncio.Event()

    def position(self, seq: int, standing: ReadStanding) -> None:
        """The answer to hello."""
        self.greeted.set()


class Pair:
    """Two people who play game after game, without moves."""

    def __init__(self, url: str, number: int, table: dict[str, object], load: Load) -> None:
        self.url = url
        self.table = table
        self.load = load
        self.people = [ApiClient([url], f"P{number} {i}") for i in range(2)]
        self.id = ""
        self.seats: list[StartedConnection] = []

    async def arrive(self) -> None:
        """Choose nicknames."""
        for person in self.people:
            await person.arrive()

    async def create(self) -> None:
        """One creates a table."""
        self.id = (await self.people[0].request("POST", "/api/tables", self.table))["id"]

    async def join(self) -> None:
        """The other takes the open seat."""
        await self.people[1].request("POST", f"/api/tables/{self.id}/join", {})

    async def start(self) -> None:
        """The host starts the game."""
        await self.people[0].request("POST", f"/api/tables/{self.id}/start", {})

    async def connect(self) -> None:
        """Both connect, one after the other, and wait for the answer to hello."""
        self.seats = [await self.connected(person) for person in self.people]

    async def connected(self, person: ApiClient) -> StartedConnection:
        """A connection that has received the position."""
        address = self.url.replace("http", "ws", 1) + f"/ws/tables/{self.id}"
        _, seat = await ws_connect(
            lambda _, response: StartedConnection(self.load, response, Schedule(self.load)),
            address,
            extra_headers={"Cookie": person.cookie(), "Origin": self.url, EXTENSIONS: OFFER},
            websocket_handshake_timeout=60,
        )
        assert isinstance(seat, StartedConnection)
        await seat.greeted.wait()
        return seat

    async def disconnect(self) -> None:
        """Both go."""
        for seat in self.seats:
            seat.transport.disconnect()
        await asyncio.gather(*(seat.over.wait() for seat in self.seats))


class Spent(NamedTuple):
    """Processor seconds of a round."""

    steps: dict[str, float]  # of the event loop
    server: float  # of all threads

    def loop(self) -> float:
        """Of the event loop in all."""
        return sum(self.steps.values())


class MeasuredServer:
    """A server and the people who start games there."""

    def __init__(self, name: str, server: ServerProcess, starts: int, table: dict[str, object]) -> None:
        self.name = name
        self.server = server
        load = Load(0, 1, 1)
        self.pairs = [Pair(server.url, number, table, load) for number in range(starts)]
        self.rounds: list[Spent] = []

    async def each(self, step: Callable[[Pair], Awaitable[None]]) -> None:
        """Make a step for all tables, some at the same time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(pair: Pair) -> None:
            async with gate:
                await step(pair)

        await asyncio.gather(*(one(pair) for pair in self.pairs))

    async def round(self) -> Spent:
        """Start a game for all pairs, then disconnect them."""
        steps: dict[str, float] = {}
        before = self.server.cpu_s()
        for name in STEPS:
            step_before = self.server.loop_cpu_s()
            await self.each(getattr(Pair, name))
            steps[name] = self.server.loop_cpu_s() - step_before
        return Spent(steps, self.server.cpu_s() - before)

    def figures(self) -> dict[str, object]:
        """Milliseconds for a start, in the mean of all rounds."""
        starts = len(self.pairs) * len(self.rounds)

        def mean(seconds: float) -> float:
            return round(1000 * seconds / starts, 3)

        steps = {name: mean(sum(spent.steps[name] for spent in self.rounds)) for name in STEPS}
        loop, server = sum(spent.loop() for spent in self.rounds), sum(spent.server for spent in self.rounds)
        per_round = [round(1000 * spent.loop() / len(self.pairs), 2) for spent in self.rounds]
        return {"version": self.name, **steps, "loop": mean(loop), "server": mean(server), "loop_by_round": per_round}


async def measure(servers: list[MeasuredServer], rounds: int) -> None:
    """Measure the servers in turn and print a line for each."""
    for measured in servers:
        await measured.each(Pair.arrive)
        await measured.round()
    for _ in range(rounds):
        for measured in servers:
            measured.rounds.append(await measured.round())
    for measured in servers:
        print(json.dumps(measured.figures()), flush=True)
    if len(servers) > 1:
        print(json.dumps(ratios(servers[0], servers[1])), flush=True)


def ratios(before: MeasuredServer, after: MeasuredServer) -> dict[str, object]:
    """What the second server needs of the time of the first."""

    def ratio(seconds: Callable[[Spent], float]) -> float | None:
        first = sum(seconds(spent) for spent in before.rounds)
        return round(sum(seconds(spent) for spent in after.rounds) / first, 3) if first else None

    steps = {name: ratio(lambda spent, name=name: spent.steps[name]) for name in STEPS}  # type: ignore[misc]
    return {"version": "ratio", **steps, "loop": ratio(Spent.loop), "server": ratio(lambda spent: spent.server)}


def arguments() -> argparse.Namespace:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=200, help="tables of a round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--game", default="abyss")
    parser.add_argument("--box", default="none", help="expansions: none, kraken, leviathan, both")
    parser.add_argument("--before", default="", help="the Python of another version, to be compared with this one")
    return parser.parse_args()


async def main(given: argparse.Namespace) -> None:
    """Start the servers and measure them."""
    pythons = ({"before": given.before} if given.before else {}) | {"after" if given.before else "this": sys.executable}
    with contextlib.ExitStack() as stack:
        servers = []
        for name, python in pythons.items():
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = stack.enter_context(temporary_postgres()) if given.db == "postgres" else None
            db = database.url() if database else str(folder / "starts.db")
            server = stack.enter_context(ServerProcess(db, folder, core=0, python=python))
            servers.append(MeasuredServer(name, server, given.starts, table_of(given.game, given.box)))
        before = os.getloadavg()[0]
        await measure(servers, given.rounds)
        print(json.dumps({"db": given.db, "machine_load": [round(before, 1), round(os.getloadavg()[0], 1)]}))


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65_536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main(arguments()))
