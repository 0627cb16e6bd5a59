"""The SQLite store: one writer, group commits, and disk errors."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from hadal.core.options import OptionError
from hadal.server.store import StoreError, open_store
from hadal.server.store.sqlite import writer
from hadal.server.store.sqlite.store import SqliteStore
from tests.server.samples import attempt, entry, opened, progress, table, writable


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte, where the platform allows it."""
    place = tmp_path / "disk"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    try:
        if subprocess.run(command, capture_output=True, check=False).returncode:
            pytest.skip("a small disk needs root")
    except OSError:
        pytest.skip("a small disk needs mount")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=False)


async def new_table(path: str, tables: int) -> SqliteStore:
    """An open store with some tables."""
    store = SqliteStore(path)
    await store.open()
    for n in range(tables):
        await store.add_table(table(f"t{n}"))
    return store


def commits(store: SqliteStore) -> int:
    """The number of commits so far."""
    assert store.writer is not None
    return store.writer.commits


def test_one_transaction_carries_the_moves_of_many_tables(path: str) -> None:
    """They are stored together, and each is still accepted or refused on its own."""

    async def main() -> None:
        store = await new_table(path, 150)
        assert store.writer is not None
        before = store.writer.append_groups
        wanted = [entry(2 if n % 7 == 3 else 1, table=f"t{n}") for n in range(150)]
        found = await asyncio.gather(*[attempt(store, each) for each in wanted])
        assert found == ["conflict" if n % 7 == 3 else "ok" for n in range(150)]
        assert store.writer.append_groups - before <= 10
        again = await asyncio.gather(*[attempt(store, each) for each in wanted])
        assert set(again) == {"conflict", "repeated 1"}
        for n in range(150):
            stored = await store.table(f"t{n}")
            assert stored is not None
            assert (stored.seq, len(await store.entries(f"t{n}"))) == ((0, 0) if n % 7 == 3 else (1, 1))
        await store.close()

    asyncio.run(main())


def test_only_writes_that_have_company_wait_for_more(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who writes one thing after another is never held up; under load commits are rarer and larger."""
    monkeypatch.setattr(writer, "COMMIT_INTERVAL_S", 2.0)  # long enough for a busy machine

    async def main() -> None:
        store = await new_table(path, 30)
        assert store.writer is not None
        assert store.writer.pauses == 0
        for seq in (1, 2, 3):
            assert await attempt(store, entry(seq, table="t0")) == "ok"
        assert store.writer.pauses == 0
        for seq in (1, 2):
            await asyncio.gather(*[attempt(store, entry(seq, table=f"t{n}")) for n in range(1, 30)])
        assert store.writer.pauses > 0
        await store.close()

    asyncio.run(main())


def test_two_entries_of_one_table_are_stored_in_order(path: str) -> None:
    """Although they wait for the same commit."""

    async def main() -> None:
        store = await new_table(path, 2)
        results = await asyncio.gather(
            *[attempt(store, entry(seq, table=f"t{n}")) for seq in (1, 2, 3) for n in range(2)]
        )
        assert results == ["ok"] * 6
        assert [found.seq for found in await store.entries("t1")] == [1, 2, 3]
        await store.close()

    asyncio.run(main())


def test_waiting_writes_are_committed_together(path: str) -> None:
    async def main() -> None:
        store = await new_table(path, 200)
        before = commits(store)
        results = await asyncio.gather(*[attempt(store, entry(1, table=f"t{n}")) for n in range(200)])
        assert results == ["ok"] * 200
        assert commits(store) - before <= 20
        before = commits(store)
        for seq in range(2, 12):
            await store.append(entry(seq, table="t0"), progress())
        assert commits(store) - before == 10
        await store.close()

    asyncio.run(main())


def test_one_refusal_does_not_spoil_the_others(path: str) -> None:
    async def main() -> None:
        store = await new_table(path, 3)
        lines = [
            entry(1, table="t0"),
            entry(7, table="t1"),
            entry(1, table="t2"),
            entry(2, "id1", "t0"),
            entry(2, table="t0"),
        ]
        assert await asyncio.gather(*[attempt(store, line) for line in lines]) == [
            "ok", "conflict", "ok", "repeated 1", "ok",
        ]  # fmt: skip
        await store.close()

    asyncio.run(main())


def test_reading_does_not_wait_for_the_writer(path: str) -> None:
    async def main() -> None:
        store = await new_table(path, 1)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("begin immediate")
            task = asyncio.create_task(store.append(entry(1, table="t0"), progress()))
            async with asyncio.timeout(240):
                for _ in range(20):
                    assert await store.entries("t0") == []
            other.execute("commit")
            await task
        await store.close()

    asyncio.run(main())


def test_a_file_has_one_server(path: str) -> None:
    async def main() -> None:
        async with opened(path):
            with pytest.raises(StoreError, match=r"hadal\.db is in use by another server"):
                await open_store(f"sqlite:{path}").open()
        async with opened(path):
            pass

    asyncio.run(main())


def test_another_process_on_the_same_file_is_refused(path: str) -> None:
    program = (
        "import asyncio, sys; from hadal.server.store import open_store; asyncio.run(open_store(sys.argv[1]).open())"
    )

    async def main() -> None:
        async with opened(path):
            command = [sys.executable, "-c", program, path]
            done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
            assert done.returncode == 1 and f"{path} is in use by another server" in done.stderr

    asyncio.run(main())


async def fill(store: SqliteStore, table: str) -> int:
    """Append until the store fails; returns the number of acknowledged entries."""
    seq = 0
    while True:
        try:
            await store.append(entry(seq + 1, f"{seq} ".ljust(500, "x"), table), progress())
        except StoreError as error:
            assert str(error).endswith("the disk is full")
            return seq
        seq += 1


async def keeps(store: SqliteStore, table: str, seq: int) -> None:
    """Exactly the acknowledged entries are there, and the store works."""
    assert [line.seq for line in await store.entries(table)] == list(range(1, seq + 1))
    row = await store.table(table)
    assert row is not None and row.seq == seq
    assert await attempt(store, entry(seq + 1, "again", table)) == "ok"


def test_a_full_file_loses_nothing_and_recovers(path: str) -> None:
    async def main() -> None:
        store = await new_table(path, 1)
        assert store.writer is not None
        db = store.writer.db
        [pages] = db.execute("pragma page_count").fetchone()
        db.execute(f"pragma max_page_count={pages + 20}")
        seq = await fill(store, "t0")
        assert seq > 10
        twice = [store.append(entry(seq + 1, "y" * 50_000, "t0"), progress()) for _ in range(2)]
        results = await asyncio.gather(*twice, return_exceptions=True)
        assert all(isinstance(result, StoreError) for result in results)  # none may pass for a repetition
        assert await writable(store)
        db.execute("pragma max_page_count=1000000")
        await keeps(store, "t0", seq)
        await store.close()

    asyncio.run(main())


def test_a_full_disk_loses_nothing_and_recovers(small_disk: Path) -> None:
    async def main() -> None:
        store = await new_table(str(small_disk / "hadal.db"), 1)
        ballast = small_disk / "ballast"
        free = os.statvfs(small_disk).f_bavail * os.statvfs(small_disk).f_frsize
        ballast.write_bytes(bytes(free - 250_000))
        seq = await fill(store, "t0")
        assert seq > 3
        many = [store.append(entry(seq + 1, f"many{n}" + "x" * 9000, "t0"), progress()) for n in range(5)]
        assert all(isinstance(result, StoreError) for result in await asyncio.gather(*many, return_exceptions=True))
        ballast.unlink()
        await keeps(store, "t0", seq)
        await store.close()
        async with opened(str(small_disk / "hadal.db")) as again:
            assert len(await again.entries("t0")) == seq + 1

    asyncio.run(main())


def test_a_disk_too_full_for_a_new_file(small_disk: Path) -> None:
    """The schema is created completely or not at all."""
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(1_000_000))
    path = str(small_disk / "hadal.db")
    with pytest.raises(StoreError, match="full"):
        asyncio.run(open_store(path).open())
    ballast.unlink()

    async def main() -> None:
        async with opened(path) as store:
            await store.add_table(table())

    asyncio.run(main())


def test_a_disk_that_becomes_read_only(small_disk: Path) -> None:
    path = str(small_disk / "hadal.db")

    def mount(how: str) -> None:
        subprocess.run(["mount", "-o", f"remount,{how}", str(small_disk)], check=True)

    async def main() -> None:
        async with opened(path) as store:
            await store.add_table(table("t0"))
            assert await attempt(store, entry(1, table="t0")) == "ok"
        mount("ro")
        with pytest.raises(StoreError, match=r"hadal\.db cannot be written: read-only file system"):
            await open_store(path).open()
        mount("rw")
        async with opened(path) as store:
            assert await attempt(store, entry(2, table="t0")) == "ok"

    asyncio.run(main())


def test_a_file_that_becomes_read_only_gives_an_error_message(path: str) -> None:
    async def main() -> None:
        store = await new_table(path, 1)
        assert store.writer is not None
        assert await attempt(store, entry(1, table="t0")) == "ok"
        store.writer.db.execute("pragma query_only=ON")
        with pytest.raises(StoreError, match="the file is read only"):
            await store.append(entry(2, table="t0"), progress())
        store.writer.db.execute("pragma query_only=OFF")
        await keeps(store, "t0", 1)
        await store.close()

    asyncio.run(main())


def test_a_file_locked_by_another_program(path: str) -> None:
    async def main() -> None:
        store = await new_table(path, 1)
        assert store.writer is not None
        store.writer.db.execute("pragma busy_timeout=50")
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("begin immediate")
            with pytest.raises(StoreError, match="another program has locked the file"):
                await store.append(entry(1, table="t0"), progress())
        await keeps(store, "t0", 0)
        await store.close()

    asyncio.run(main())


@pytest.mark.parametrize("text", ["not a database", "not a database " * 1000])
def test_another_file_is_not_a_database(path: str, text: str) -> None:
    Path(path).write_text(text)
    with pytest.raises(StoreError, match="not an SQLite database"):
        asyncio.run(open_store(path).open())
    assert Path(path).read_text() == text


def test_a_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no folder"):
        asyncio.run(open_store(f"{tmp_path}/nowhere/hadal.db").open())


def test_a_folder_is_not_a_database_file(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="the file cannot be opened"):
        asyncio.run(open_store(str(tmp_path)).open())


@pytest.mark.parametrize("url", ["", "sqlite:", "mysql://x/y", "http://x", "sqlite::memory:", ":memory:", "folder/"])
def test_an_invalid_address(url: str) -> None:
    with pytest.raises(OptionError, match="a database is sqlite:PATH"):
        open_store(url)


def test_an_address_is_shown_without_its_password() -> None:
    with pytest.raises(OptionError) as caught:
        open_store("mysql://ann:geheim@host/db")
    assert "geheim" not in str(caught.value) and "mysql://ann@host/db" in str(caught.value)


@pytest.mark.parametrize("url", ["hadal.db", "sqlite:hadal.db", "sqlite:/var/lib/hadal.db", "C:\\hadal.db", "./a:b"])
def test_a_path_is_an_address(url: str) -> None:
    store = open_store(url)
    assert isinstance(store, SqliteStore) and store.path == url.removeprefix("sqlite:")
