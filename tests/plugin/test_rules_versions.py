"""A game goes on under the rules it was begun with, whatever a later release changes.

Lucky Dip has rules of version 1 and 2, which differ in the worth of a dip. Its old release has version 1 only.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_process import ServerProcess
from table_client import ApiClient, ScriptedPlayer, sit_down
from waiting import PATIENCE_S, reached

from tests.plugin.conftest import install
from tests.server.temp_postgres import TempPostgres, bin_dir

SETTINGS = {"bot_pace_ms": 0, "listed": False, "takeover": "random"}
TABLE = {"game": "lucky_dip", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": SETTINGS}
RECORD = """
import sys
from hadal.core.chance import secret_of
from hadal.core.match import Match
from hadal.core.registry import create, position
game = create("lucky_dip", 2, {}, int(sys.argv[1]))
assert position(game.seeded(1).notation()) == game.seeded(1)
match = Match(game, secret_of(3))
while not match.state.over():
    match.play(match.state.legal()[-1])
print(match.record.write(), end="")
"""
REPLAY_ALL = """
import json, sys
from hadal.core.match import replay
from hadal.core.registry import read_record
records = [read_record(text) for text in json.load(sys.stdin)]
print([(record.game.options.rules, replay(record).state.scores() == record.scores) for record in records])
"""
REPLAY = """
import sys
from hadal.core.match import replay
from hadal.core.registry import read_record
record = read_record(sys.stdin.read())
print(record.game.options.rules, replay(record).state.scores() == record.scores)
"""


@pytest.fixture(scope="session")
def old_release(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The PYTHONPATH with which Hadal finds the release that knows version 1 of the rules only."""
    return install(tmp_path_factory, {"rules = (1, 2)": "rules = (1,)"})


def python(path: str, *args: str, typed: str = "") -> str:
    """Run Python with a release; returns its output."""
    import subprocess
    import sys

    env = os.environ | {"PYTHONPATH": path}
    done = subprocess.run([sys.executable, *args], input=typed, env=env, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_a_record_is_replayed_by_its_own_rules(installed: str, old_release: str) -> None:
    first, second = python(old_release, "-c", RECORD, "1"), python(installed, "-c", RECORD, "2")
    assert json.loads(first.splitlines()[0])["rules"] == 1
    assert json.loads(first.splitlines()[-1])["scores"] != json.loads(second.splitlines()[-1])["scores"]
    assert python(installed, "-c", REPLAY, typed=first) == "1 True\n"
    assert python(installed, "-c", REPLAY, typed=second) == "2 True\n"
    unnamed = first.replace('"rules": 1, ', "")  # written before there were versions
    assert python(installed, "-c", REPLAY, typed=unnamed) == "1 True\n"
    assert "lucky_dip has no rules of version 2; the versions are: 1" in python(old_release, "-c", REPLAY, typed=second)


class Release(ServerProcess):
    """A server of one release."""

    path: str

    def start(self) -> None:
        before = os.environ.get("PYTHONPATH")
        os.environ["PYTHONPATH"] = self.path
        try:
            super().start()
        finally:
            os.environ.pop("PYTHONPATH") if before is None else os.environ.update(PYTHONPATH=before)


def release(path: str, db: str, folder: Path, port: int = 0, node: str = "one") -> Release:
    """A server of the release with this PYTHONPATH."""
    server = Release(db, folder, port, more=("--node", node))
    server.path = path
    return server


def always_dip(question: dict[str, Any], chance: Any) -> list[int]:
    """Dip, so that the version of the rules matters."""
    return [question["choices"][-1]["action"]]


async def record_of(person: ApiClient, table: str) -> str:
    """The record of a table."""
    url = f"{person.urls[0]}/api/tables/{table}/record"
    async with httpx.AsyncClient(timeout=240) as client:
        answer = await client.get(url, headers={"cookie": person.cookie()})
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_game_goes_on_under_its_own_rules_after_an_upgrade(installed: str, old_release: str, tmp_path: Path) -> None:
    db = str(tmp_path / "hadal.db")

    async def begin(url: str, name: str) -> tuple[str, list[ScriptedPlayer]]:
        table, players = await sit_down([url], [f"{name} 1", f"{name} 2"], TABLE)
        for player in players:
            player.answer = always_dip
        return table, players

    async def some_moves(players: list[ScriptedPlayer]) -> None:
        tasks = [asyncio.create_task(player.play()) for player in players]
        await reached(lambda: sum(len(player.accepted) for player in players) >= 2, "two moves")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def main() -> None:
        with release(old_release, db, tmp_path) as server:
            table, players = await begin(server.url, "Old")
            await some_moves(players)
        with release(installed, db, tmp_path, server.port) as server:
            await asyncio.gather(*(player.play() for player in players))
            text = await record_of(players[0].person, table)
            assert json.loads(text.splitlines()[0])["rules"] == 1
            assert python(installed, "-c", REPLAY, typed=text) == "1 True\n"
            changed = text.replace('"rules": 1', '"rules": 2')
            assert python(installed, "-c", REPLAY, typed=changed) == "2 False\n"
            newer, people = await begin(server.url, "New")
            assert (await people[0].person.request("GET", f"/api/tables/{newer}"))["rules"] == 2
        shutil.copy(db, tmp_path / "before.db")
        with release(old_release, db, tmp_path, server.port) as server:
            refused = await first_refusal(people[0].person, newer)
            assert refused["code"] == "unknown-rules" and "version 2" in "".join(refused["text"])
            found = await people[0].person.request("GET", f"/api/tables/{newer}")
            assert (found["status"], found["rules"]) == ("playing", 2)
            _, players = await begin(server.url, "Again")
            await asyncio.gather(*(player.play() for player in players))
        with release(installed, db, tmp_path, server.port):
            await asyncio.gather(*(player.play() for player in people))
            text = await record_of(people[0].person, newer)
            assert python(installed, "-c", REPLAY, typed=text) == "2 True\n"

    asyncio.run(main())


async def first_refusal(person: ApiClient, table: str) -> dict[str, Any]:
    """What a client at a table is refused."""
    from websockets.asyncio.client import connect

    address = f"{person.urls[0].replace('http', 'ws', 1)}/ws/tables/{table}"
    async with connect(address, additional_headers={"cookie": person.cookie()}, open_timeout=240) as socket:
        await socket.send('{"type": "hello"}')
        async with asyncio.timeout(PATIENCE_S):
            async for data in socket:
                message: dict[str, Any] = json.loads(data)
                if message["type"] == "refused":
                    return message
    raise AssertionError("nothing was refused")


@pytest.mark.skipif(
    bin_dir() is None and "HADAL_NEEDS_POSTGRES" not in os.environ, reason="no PostgreSQL binaries here"
)
def test_two_nodes_are_upgraded_one_after_the_other_under_load(
    installed: str, old_release: str, tmp_path: Path, postgres: TempPostgres
) -> None:
    """Tables begun by either release are played on while the nodes are replaced; bots included."""
    from psycopg import connect

    db = postgres.url()
    with connect(db, autocommit=True) as admin:
        admin.execute("truncate person, table_, node restart identity cascade")

    async def main() -> None:
        nodes = [release(old_release, db, tmp_path, node=f"node{n}") for n in range(2)]
        urls = [node.url for node in nodes]
        stopped = asyncio.Event()
        tables: dict[str, list[ScriptedPlayer]] = {}

        async def keep_playing(n: int) -> None:
            round = 0
            while not stopped.is_set() or round < 2:
                seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
                names = [f"P{n} {round} {i}" for i in range(2)]
                wanted = {"game": "lucky_dip", "seats": seats, "settings": SETTINGS}
                id, players = await sit_down(urls[n % 2 :] + urls[: n % 2], names, wanted, seed=n)
                tables[id] = players
                for i, player in enumerate(players):
                    player.answer, player.pause, player.connections = always_dip, 0.05, i
                await asyncio.gather(*(player.play() for player in players))
                round += 1

        async def more_tables(playing: list[asyncio.Task[None]]) -> None:
            enough = len(tables) + 3
            await reached(lambda: len(tables) >= enough or any(task.done() for task in playing), "more tables")

        try:
            for node in nodes:
                node.start()
            playing = [asyncio.create_task(keep_playing(n)) for n in range(3)]
            for node in nodes:
                await more_tables(playing)
                await asyncio.to_thread(node.stop)
                node.path = installed
                await asyncio.to_thread(node.start)
            await more_tables(playing)
            stopped.set()
            await asyncio.gather(*playing)
            rules = await check_tables(tables)
            assert rules == {1, 2}
        finally:
            for node in nodes:
                node.stop()

    async def check_tables(tables: dict[str, list[ScriptedPlayer]]) -> set[int]:
        from hadal.server.store import open_store

        store = open_store(db)
        await store.open()
        found, texts = [], []
        for id, players in tables.items():
            table = await store.table(id)
            entries = await store.entries(id)
            assert table is not None and table.status == "over"
            at = {(line.id.partition(":")[2], line.seq) for line in entries}
            assert all(accepted in at for player in players for accepted in player.accepted)
            texts.append(await record_of(players[0].person, id))
            found.append(table.rules)
        await store.close()
        replayed = python(installed, "-c", REPLAY_ALL, typed=json.dumps(texts))
        assert replayed == f"{[(rules, True) for rules in found]}\n"
        return set(found)

    asyncio.run(main())
