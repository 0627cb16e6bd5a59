"""A killed process loses nothing that it acknowledged; processes that share a database notify each other."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import psycopg
from waiting import until

from hadal.server.store import Store
from hadal.server.store.model import Notification
from tests.server.samples import entry, next_notifications, opened, progress, table

NAME = "endless_writer"
ROOT = Path(__file__).resolve().parents[2]


def start_writer(url: str, tables: int) -> subprocess.Popen[str]:
    """A process that writes until it is killed."""
    command = [sys.executable, "-m", "tests.server.endless_writer", url, str(tables)]
    env = os.environ | {"PGAPPNAME": NAME}
    return subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)


def wait_for_its_last_words(url: str) -> None:
    """PostgreSQL may still be processing what a killed process sent."""
    theirs = f"select count(*) from pg_stat_activity where application_name = '{NAME}'"
    with psycopg.connect(url, autocommit=True) as db:
        until(lambda: db.execute(theirs).fetchall() == [(0,)], "PostgreSQL to finish")


def killed_after(process: subprocess.Popen[str], lines: int) -> dict[str, int]:
    """Kill a process while it writes; returns the last acknowledged number of each table."""
    assert process.stdout is not None
    last: dict[str, int] = defaultdict(int)
    for n, line in enumerate(process.stdout):
        id, seq = line.split()
        last[id] = int(seq)
        if n == lines:
            process.send_signal(signal.SIGKILL)  # what was acknowledged up to now is still read
    assert process.wait() == -signal.SIGKILL
    return last


async def check(store: Store, last: dict[str, int]) -> None:
    """Everything acknowledged is there, plus at most the entry being written; the row matches the log."""
    for id, seq in last.items():
        log, row = await store.entries(id), await store.table(id)
        assert row is not None and row.seq == len(log)
        assert log == [entry(n, table=id) for n in range(1, len(log) + 1)]
        assert seq <= len(log) <= seq + 1
        await store.append(entry(len(log) + 1, table=id), progress())


def test_acknowledged_entries_survive_a_kill(url: str) -> None:
    last = killed_after(start_writer(url, 20), 1000)
    assert sum(last.values()) >= 1000
    if url.startswith("postgresql"):
        wait_for_its_last_words(url)

    async def main() -> None:
        async with opened(url) as store:
            await check(store, last)

    asyncio.run(main())


def test_two_processes_share_a_database(database: str) -> None:
    async def main() -> None:
        async with opened(database) as store:
            news = store.subscribe()
            other = start_writer(database, 1)
            [new_table, first, second] = await next_notifications(news, 3)
            assert new_table.kind == "table" and [first, second] == [
                Notification("entry", new_table.table, n) for n in (1, 2)
            ]
            last = await asyncio.to_thread(killed_after, other, 50)
            await asyncio.to_thread(wait_for_its_last_words, database)
            await check(store, last)

    asyncio.run(main())


def test_concurrent_appends_of_two_nodes_have_one_winner(database: str) -> None:
    """Two stores with separate connections compete for every number."""

    async def climb(store: Store, name: str) -> int:
        won = 0
        while (seq := len(await store.entries("t1")) + 1) <= 40:
            try:
                await store.append(entry(seq, f"{name}{seq}"), progress())
                won += 1
            except Exception as error:
                assert type(error).__name__ == "Conflict"
        return won

    async def main() -> None:
        async with opened(database) as one, opened(database) as two:
            await one.add_table(table())
            assert sum(await asyncio.gather(climb(one, "a"), climb(two, "b"), climb(two, "c"))) == 40
            assert [line.seq for line in await one.entries("t1")] == list(range(1, 41))

    asyncio.run(main())
