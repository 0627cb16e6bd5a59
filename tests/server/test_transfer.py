"""Backup, export and import with the commands that people use."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import threading
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import hadal as package
from hadal.bots import play
from hadal.server.protocol.settings import TableSettings
from hadal.server.store import Store, StoreError
from hadal.server.store.admin.dump import DumpLine, TableDump
from hadal.server.store.admin.transfer import backup, export, import_dump
from hadal.server.store.migrations import HEAD
from hadal.server.store.model import ChatMessage, Entry, EntryBody, Progress, Seat, StoredAnswer, Table
from tests.cli.conftest import Hadal
from tests.cli.conftest import hadal as hadal
from tests.server.samples import entry, opened, person, progress, table


async def finished(store: Store, id: str) -> None:
    """A game that two bots played to its end, with one move taken back."""
    game = package.game("the_abyss", 2)
    match = play(game, ["random"], 5)
    seats = [Seat(n, "bot", bot="random", name="random") for n in range(2)]
    record = match.record
    new_table = Table(id, "the_abyss", game.options.values, TableSettings(), seats, "ann", record.secret, 3, "playing")
    await store.add_table(new_table)
    seat, action = record.moves[0]
    lines = [
        Entry(id, 1, "slip", "move", seat, EntryBody([action]), 3),
        Entry(id, 2, "undo", "undo", seat, EntryBody(to=0), 4),
    ]
    for n, (seat, action) in enumerate(record.moves, 3):
        lines.append(Entry(id, n, f"m{n}", "move", seat, EntryBody([action]), n))
    end = Progress("over", -1, 9, 0, 9, record.scores, record.winners)
    await asyncio.gather(*[store.append(line, end if line is lines[-1] else progress()) for line in lines])


async def fill(store: Store) -> None:
    """Add something of every kind."""
    await store.add_person(person("ann", "Änn", "de", "hash", "link"))
    for n in range(3):
        await store.add_person(person(f"p{n}", "Ben"))
    await finished(store, "done")
    await store.add_table(table("open", "lobby", "ann", ""))
    await store.add_table(table("t1"))
    for seq in (1, 2, 3):
        await store.append(entry(seq), progress(wake=7))
        await store.say(ChatMessage("t1", "players", "ann", "Änn", f"line {seq} \N{OCTOPUS}\n\"'", seq))
        await store.say(ChatMessage("done", "spectators", "", "?", "well", seq))
    await store.save_secret_answer(StoredAnswer("t1", 1, "orders", '{"a": 1}'))
    await store.save_secret_answer(StoredAnswer("t1", 0, "sealed", "4", 2))


@pytest.fixture(scope="session")
def stock(empty_file: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A dump with something of every kind."""
    folder = tmp_path_factory.mktemp("stock")
    path = shutil.copy(empty_file, folder / "hadal.db")

    async def main() -> None:
        async with opened(str(path)) as store:
            await fill(store)

    asyncio.run(main())
    export(str(path), f"{folder}/stock.jsonl")
    return f"{folder}/stock.jsonl"


@pytest.fixture
def full(url: str, stock: str) -> str:
    """The address of a store with something of every kind, of each engine."""
    import_dump(url, stock)
    return url


def lines_of(target: Path) -> list[str]:
    """The lines of an export in a folder."""
    return (target / "hadal.jsonl").read_text().splitlines()


@pytest.fixture
def other(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> str:
    """The address of an empty store of the other engine."""
    if url.startswith("sqlite:"):
        address: str = request.getfixturevalue("database")
        return address
    return f"sqlite:{tmp_path}/other.db"


def test_everything_is_transferred_between_engines(
    full: str, other: str, stock: str, tmp_path: Path, hadal: Hadal
) -> None:
    said = hadal("db", "export", "out", "--db", full).stdout
    assert said == "out: 4 people, 3 tables, 1 record of finished games.\n"
    assert hadal("db", "import", "out", "--db", other).stdout == "Added: 4 people, 3 tables.\n"
    hadal("db", "export", "again", "--db", other)
    assert lines_of(tmp_path / "again") == lines_of(tmp_path / "out") == Path(stock).read_text().splitlines()
    assert len(lines_of(tmp_path / "out")) == 9

    async def look() -> None:
        async with opened(other) as store:
            assert await store.due(9, 9) == ["t1"]
            assert await store.person_named("ÄNN") == person("ann", "Änn", "de", "hash", "link")
            assert [found.id for found in await store.open_tables(9)] == ["open"]
            await store.append(entry(4), progress())
            last = (await store.chat("t1"))[-1].id
            assert await store.say(ChatMessage("t1", "players", "ann", "Änn", "on", 9)) > last

    asyncio.run(look())


def test_finished_games_are_records_that_can_be_verified(full: str, hadal: Hadal) -> None:
    hadal("db", "export", "out.zip", "--db", full)
    with zipfile.ZipFile("out.zip") as packed:
        assert sorted(packed.namelist()) == ["hadal.jsonl", "records/done.jsonl"]
        Path("done.jsonl").write_bytes(packed.read("records/done.jsonl"))
    hadal("verify", "done.jsonl")
    assert os.stat("out.zip").st_mode & 0o077 == 0


def test_existing_data_is_not_changed(full: str, hadal: Hadal) -> None:
    hadal("db", "export", "out.jsonl", "--db", full)

    async def move_on() -> None:
        async with opened(full) as store:
            await store.append(entry(4), progress())

    asyncio.run(move_on())
    hadal("db", "export", "before", "--db", full)
    said = hadal("db", "import", "out.jsonl", "--db", full).stdout.splitlines()
    assert said == [
        "Added: 0 people, 0 tables.",
        "4 people already exist and were not changed.",
        "3 tables already exist and were not changed: done, open, t1",
    ]
    hadal("db", "export", "after", "--db", full)
    assert lines_of(Path("before")) == lines_of(Path("after"))


def test_a_claimed_name_stays_with_its_owner(full: str, other: str, hadal: Hadal) -> None:
    hadal("db", "export", "out.jsonl", "--db", full)

    async def claim() -> None:
        async with opened(other) as store:
            await store.add_table(table("mine"))
            await store.say(ChatMessage("mine", "players", "", "?", "first", 1))
            await store.add_person(person("other", "ÄNN", password="theirs"))

    asyncio.run(claim())
    said = hadal("db", "import", "out.jsonl", "--db", other).stdout
    assert "1 name is already protected by someone else here; added without a password: Änn" in said

    async def look() -> None:
        async with opened(other) as store:
            assert await store.person("ann") == replace(person("ann", "Änn", "de", "", "link"), marked=True)
            assert await store.person_named("Änn") == person("other", "ÄNN", password="theirs")
            chat = await store.chat("t1")  # ids that were taken are given anew, in order
            assert [line.text[:6] for line in chat] == ["line 1", "line 2", "line 3"]
            assert len({line.id for line in [*chat, *await store.chat("mine"), *await store.chat("done")]}) == 7

    asyncio.run(look())


def cut(text: str) -> str:
    """Remove the last line."""
    return "".join(text.splitlines(True)[:-1])


def without_entry(text: str) -> str:
    """Remove one entry of a log."""
    lines = text.splitlines()
    broken = json.loads(lines[-2])
    del broken["whole"]["log"][0]
    return "\n".join([*lines[:-2], json.dumps(broken), lines[-1]]) + "\n"


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (cut, "breaks off after line 8"),
        (lambda text: text[: len(text) // 2], "this is no line of a dump"),
        (without_entry, "line 8: the log of table t1 is not complete"),
        (lambda text: text.replace('"hadal-dump":1', '"hadal-dump":2'), "is a dump of version 2; this program reads"),
        (lambda text: text.replace('"status":"playing"', '"status":"odd"'), "Invalid enum value 'odd'"),
        (lambda text: text.replace('"people":4', '"people":5'), "should hold 8 people and tables, not 7"),
        (lambda text: text + "more\n", "the dump should end after 8 lines"),
        (lambda text: "", 'a dump begins with {"hadal-dump": 1, ...}'),
        (lambda text: '{"a": 1}', 'a dump begins with {"hadal-dump": 1, ...}'),
        (lambda text: text.replace('"end":8', '"end":9'), "the dump should end after 9 lines"),
        (lambda text: text.replace('{"end":8}', "{}"), "a person or a table is needed"),
        (lambda text: text.replace('"table":"t1"', '"table":"t2"'), "something of another table lies at table t1"),
    ],
)
def test_a_bad_dump_changes_nothing(stock: str, hadal: Hadal, damage: Callable[[str], str], sentence: str) -> None:
    Path("bad.jsonl").write_text(damage(Path(stock).read_text()))
    assert sentence in hadal.refuses("db", "import", "bad.jsonl", "--db", "new.db", code=1)
    assert not Path("new.db").exists()


def test_an_import_that_fails_half_way_changes_nothing(database: str, path: str, stock: str, tmp_path: Path) -> None:
    """PostgreSQL cannot store NUL in a text, and SQLite can."""

    async def odd() -> None:
        async with opened(path) as store:
            await store.say(ChatMessage("t1", "players", "", "a\0b", "?", 1))

    import_dump(path, stock)
    asyncio.run(odd())
    export(path, f"{tmp_path}/out.zip")
    with pytest.raises(StoreError, match="the database refuses"):
        import_dump(database, f"{tmp_path}/out.zip")

    async def look() -> None:
        async with opened(database) as store:
            assert await store.person("ann") is None and await store.table("done") is None

    asyncio.run(look())


@pytest.mark.parametrize("name", ["nothing.zip", "empty", "other.zip", "torn.zip"])
def test_an_invalid_export(hadal: Hadal, path: str, name: str) -> None:
    Path("empty").mkdir()
    with zipfile.ZipFile("other.zip", "w") as packed:
        packed.writestr("readme.txt", "hello")
    export(path, "torn.zip")
    Path("torn.zip").write_bytes(Path("torn.zip").read_bytes()[:60])
    hadal.refuses("db", "import", name, "--db", "new.db", code=1)
    assert not Path("new.db").exists()


def test_nothing_is_overwritten(hadal: Hadal, path: str) -> None:
    Path("here.zip").write_text("mine")
    for command in ("export", "backup"):
        assert "is there already" in hadal.refuses("db", command, "here.zip", "--db", path, code=1)
        assert "there is no folder" in hadal.refuses("db", command, "no/where.zip", "--db", path, code=1)
    assert Path("here.zip").read_text() == "mine"
    assert not list(Path().glob("*.part"))


def test_a_backup_while_the_server_writes(
    path: str, stock: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is a consistent copy that can be opened as it is."""
    import_dump(path, stock)
    monkeypatch.setattr("hadal.server.store.admin.transfer.BACKUP_PAGES", 5)
    copy, steps = str(tmp_path / "copy.db"), []

    async def main() -> int:
        async with opened(path) as store:
            done = threading.Event()
            task = asyncio.create_task(asyncio.to_thread(backup, path, copy, lambda n, total: steps.append((n, total))))
            task.add_done_callback(lambda _: done.set())
            seq = 3
            while not done.is_set() or seq < 20:
                seq += 1
                await store.append(entry(seq), progress())
            await task
            return seq

    last = asyncio.run(main())
    assert len(steps) > 3 and steps[-1][0] == steps[-1][1]
    assert os.stat(copy).st_mode & 0o077 == 0 and not os.path.exists(f"{copy}-wal")

    async def look() -> None:
        async with opened(copy) as store:
            log, row = await store.entries("t1"), await store.table("t1")
            assert row is not None and 3 <= row.seq == len(log) <= last

    asyncio.run(look())


def test_a_backup_of_postgresql_is_an_export(database: str, stock: str, hadal: Hadal) -> None:
    import_dump(database, stock)
    assert "is a file .zip or .jsonl" in hadal.refuses("db", "backup", "copy.db", "--db", database, code=1)
    hadal("db", "backup", "copy.jsonl", "--db", database)
    hadal("db", "import", "copy.jsonl", "--db", "new.db")
    assert json.loads(hadal("db", "info", "--json", "--db", "new.db").stdout)["people"] == 4


def test_the_data_folder_of_the_server_names_the_database(stock: str, tmp_path: Path, hadal: Hadal) -> None:
    (tmp_path / "data").mkdir()
    import_dump(f"{tmp_path}/data/hadal.db", stock)
    assert json.loads(hadal("db", "info", "--json", "--data", "data").stdout)["people"] == 4
    hadal("db", "backup", "copy.db", "--data", "data")
    assert json.loads(hadal("db", "info", "--json", "--db", "copy.db", "--data", "data").stdout)["people"] == 4
    assert "#me=" in hadal("admin", "reissue", "ann", "--data", "data").stdout


def test_a_server_that_runs_keeps_its_file(path: str, hadal: Hadal) -> None:
    """It can be read and copied, but not changed."""

    async def main() -> None:
        async with opened(path):
            hadal("db", "info", "--db", path)
            hadal("db", "export", "out.zip", "--db", path)
            for command in (["import", "out.zip"], ["upgrade"]):
                said = hadal.refuses("db", *command, "--db", path, code=1)
                assert said == f"{path} is in use by another server; stop that one, or use another file"

    asyncio.run(main())


def test_info_describes_the_contents(full: str, hadal: Hadal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HADAL_DB", full)
    said = hadal("db", "info").stdout
    assert "people 4" in said and "tables 3" in said and "  playing 1" in said and "  lobby 1" in said
    assert f"schema {HEAD}" in said and "chat messages 6" in said
    assert json.loads(hadal("db", "info", "--json").stdout)["tables"] == {"lobby": 1, "over": 1, "playing": 1}


def test_upgrade_creates_a_new_file_for_its_owner(hadal: Hadal) -> None:
    assert hadal("db", "upgrade", "--db", "new.db").stdout == f"new.db: schema {HEAD}, up to date.\n"
    assert os.stat("new.db").st_mode & 0o077 == 0
    hadal("db", "upgrade", "--db", "new.db")
    hadal("db", "info", "--db", "new.db")


def test_a_database_of_another_program(hadal: Hadal) -> None:
    sqlite3.connect("empty.db").execute("create table x(y)").connection.close()
    assert hadal.refuses("db", "info", "--db", "empty.db", code=1) == "empty.db holds no tables yet"
    assert hadal.refuses("db", "info", "--db", "none.db", code=1) == "there is no file none.db"
    assert "a database is sqlite:PATH" in hadal.refuses("db", "info", "--db", "mysql://x")
    nowhere = "postgresql://hadal:geheim@/none?host=/tmp/hadal-nowhere"
    assert "geheim" not in hadal.refuses("db", "info", "--db", nowhere, code=1)


@pytest.mark.parametrize(("found", "word"), [("9999", "newer"), ("0000", "older")])
def test_another_schema_is_not_read(path: str, hadal: Hadal, found: str, word: str) -> None:
    db = sqlite3.connect(path)
    with db:
        db.execute("update alembic_version set version_num = ?", [found])
    db.close()
    for command in (["info"], ["export", "out"], ["backup", "copy.db"]):
        assert f"({found}) is {word} than this program" in hadal.refuses("db", *command, "--db", path, code=1)


def test_the_lines_of_a_dump_keep_their_names() -> None:
    """Dumps that an older version wrote can be imported."""
    line = msgspec.json.decode(msgspec.json.encode(DumpLine(table=TableDump(table("t1")))))
    assert set(line) == {"whole"}
    assert set(line["whole"]) == {"table", "log", "chat", "wishes"}
