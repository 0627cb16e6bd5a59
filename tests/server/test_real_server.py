"""Real processes, sockets and databases: complete games of scripted players while servers and connections fail."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server_process import ServerProcess, free_port
from storm import Storm, run_kills, verify
from table_client import ScriptedPlayer, sit_down
from waiting import reached, until

from hadal.server.store import open_store
from tests.server.table_kit import run

Json = dict[str, Any]
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "greedy"}
SEARCH: Json = {"kind": "bot", "bot": "search"}
QUICK: Json = {"bot_pace_ms": 0}


def table(game: str, people: int, bots: int, options: Json, **settings: object) -> Json:
    """The request for a table."""
    seats = [ME, *[OPEN] * (people - 1), *[BOT] * bots]
    return {"game": game, "seats": seats, "options": options, "settings": QUICK | settings}


async def play_all(players: list[ScriptedPlayer]) -> None:
    """Everybody plays to the end."""
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 480)


async def kept(db: str, players: list[ScriptedPlayer]) -> Json:
    """The acknowledged entries that the log holds."""
    storm = Storm([], 1)
    storm.players = players
    store = open_store(db)
    await store.open()
    try:
        return await verify(storm, store)
    finally:
        await store.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on SQLite."""
    with ServerProcess(str(tmp_path / "hadal.db"), tmp_path) as started:
        yield started


@pytest.mark.parametrize(
    ("game", "people", "bots", "options", "settings"),
    [
        ("abyss", 2, 2, {"expansions": "both"}, {}),
        ("abyss", 3, 2, {"expansions": "both"}, {"sealed": True}),
        ("the_abyss", 3, 0, {}, {}),
    ],
)
def test_people_whose_connections_break_finish_their_games(
    server: ServerProcess, game: str, people: int, bots: int, options: Json, settings: Json
) -> None:
    async def scene() -> None:
        names = [f"Person {i}" for i in range(people)]
        _, players = await sit_down([server.url], names, table(game, people, bots, options, **settings))
        for player in players:
            player.drop = 0.03
            player.texts = True
        await play_all(players)
        assert all(player.over for player in players)
        assert sum(player.connections for player in players) > people
        results = [player.standing["scores"] for player in players]
        assert all(result == results[0] for result in results)
        server.stop()
        found = await kept(server.db, players)
        assert (found["missing"], found["twice"]) == (0, 0)

    run(scene())


def test_two_people_and_two_bots_finish_although_the_server_is_killed_in_the_middle(server: ServerProcess) -> None:
    async def scene() -> None:
        _, players = await sit_down([server.url], ["Ann", "Ben"], table("abyss", 2, 2, {"expansions": "both"}))
        playing = asyncio.create_task(play_all(players))
        await reached(lambda: len(players[0].accepted) >= 10, "ten moves")
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await playing
        assert all(player.over and player.connections >= 2 for player in players)
        server.stop()
        found = await kept(server.db, players)
        assert (found["missing"], found["twice"]) == (0, 0)

    run(scene())


def test_three_search_bots_do_not_delay_other_tables(server: ServerProcess) -> None:
    """They think in a process of their own: people elsewhere make several moves during one decision of a bot."""

    async def scene() -> None:
        thinking = table("abyss", 1, 3, {}) | {"seats": [ME, *[SEARCH] * 3]}
        _, [thinker] = await sit_down([server.url], ["Ann"], thinking)
        _, people = await sit_down([server.url], ["Ben", "Cid"], table("the_abyss", 2, 0, {}))
        with_bots = asyncio.create_task(thinker.play())
        await reached(lambda: thinker.seen >= 6, "the bots to begin")
        meanwhile: Counter[int] = Counter()  # moves of people, by the decision that a bot was thinking about
        choose = people[0].answer

        def noted(question: Json, chance: Random) -> list[int]:
            if thinker.standing["asked"]["seat"] > 0:
                meanwhile[thinker.seen] += 1
            return choose(question, chance)

        for player in people:
            player.answer = noted
        await play_all(people)
        assert max(meanwhile.values()) >= 5, f"moves of people during one decision of a bot: {meanwhile}"
        with_bots.cancel()

    run(scene())


def test_a_small_storm_of_kills_loses_nothing(tmp_path: Path) -> None:
    """`python tools/storm.py --kills 200` does the same on a large scale."""

    async def scene() -> None:
        server = ServerProcess(str(tmp_path / "storm.db"), tmp_path)
        server.start()
        storm = Storm([server], seed=7)
        try:
            await run_kills(storm, kills=3, tables=3, database=None)
        finally:
            server.stop()
        store = open_store(server.db)
        await store.open()
        found = await verify(storm, store)
        await store.close()
        assert (found["missing"], found["twice"], storm.kills) == (0, 0, 3)
        assert storm.accepted() > 50

    run(scene())


def test_two_nodes_share_a_table_and_one_continues_when_the_other_dies(tmp_path: Path, database: str) -> None:
    """Ann plays at one node and Ben at the other; the bots go on whichever node kept the table."""

    async def scene() -> None:
        nodes = [ServerProcess(database, tmp_path, more=("--node", name)) for name in ("north", "south")]
        for node in nodes:
            node.start()
        try:
            urls = [node.url for node in nodes]
            _, players = await sit_down(urls, ["Ann", "Ben"], table("abyss", 2, 2, {"expansions": "both"}))
            players[1].connections = 1  # begins at the other node
            playing = asyncio.create_task(play_all(players))
            await reached(lambda: min(len(player.accepted) for player in players) >= 5, "five moves of both")
            await asyncio.to_thread(nodes[0].kill)
            await playing
            assert all(player.over for player in players)
        finally:
            for node in nodes:
                node.stop()
        found = await kept(database, players)
        assert (found["missing"], found["twice"]) == (0, 0)

    run(scene())


NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log; worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    upstream hadal {{ {servers} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://hadal; proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
        }}
    }}
}}
"""


def answers(port: int) -> bool:
    """Does somebody listen on this port?"""
    with socket.socket() as s:
        return s.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_two_nodes_behind_nginx_finish_a_game(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        nodes = [ServerProcess(database, tmp_path, more=("--node", name)) for name in ("north", "south")]
        port = free_port()
        for node in nodes:
            node.start()
        servers = " ".join(f"server 127.0.0.1:{node.port};" for node in nodes)
        (tmp_path / "nginx.conf").write_text(NGINX.format(folder=tmp_path, servers=servers, port=port))
        tmp_path.chmod(0o755)
        proxy = subprocess.Popen(["nginx", "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)])
        try:
            await asyncio.to_thread(until, lambda: answers(port), "nginx to answer")
            _, players = await sit_down(
                [f"http://127.0.0.1:{port}"], ["Ann", "Ben"], table("abyss", 2, 1, {"expansions": "kraken"})
            )
            for player in players:
                player.drop = 0.02
            await play_all(players)
            assert all(player.over for player in players)
        finally:
            proxy.terminate()
            proxy.wait(60)
            for node in nodes:
                node.stop()

    run(scene())


def test_a_server_that_does_not_start_in_time_is_killed(tmp_path: Path) -> None:
    class Deaf(ServerProcess):
        """A server that starts and never answers."""

        timeout_s = 0.2

        def command(self) -> list[str]:
            return [sys.executable, "-c", "import signal; signal.pause()"]

    deaf = Deaf(str(tmp_path / "hadal.db"), tmp_path)
    with pytest.raises(TimeoutError), deaf:
        pytest.fail("it cannot have answered")
    assert deaf.process is not None
    assert deaf.process.poll() is not None
