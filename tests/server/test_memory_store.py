"""The store for tests behaves like the real ones where tests rely on it."""

import asyncio

import pytest
from msgspec.structs import replace

from hadal.server.protocol.settings import TableSettings
from hadal.server.store.errors import Conflict, Repeated
from hadal.server.store.model import Entry, EntryBody, Person, Progress, Seat, Table
from tests.server.memory_store import MemoryStore
from tests.server.samples import check_hosted_tables


def new_table(id: str = "t") -> Table:
    """A table for two."""
    return Table(id, "abyss", {}, TableSettings(), [Seat(0, "person", "p", "Ann"), Seat(1)], "p", bytes(32), created=1)


def test_the_store_keeps_copies() -> None:
    async def check() -> None:
        store = MemoryStore()
        table = new_table()
        await store.add_table(table)
        table.seats[1].kind = "bot"
        kept = await store.table("t")
        assert kept is not None and kept.seats[1].kind == "open"

    asyncio.run(check())


def test_a_table_changes_by_version() -> None:
    async def check() -> None:
        store = MemoryStore()
        await store.add_table(new_table())
        one, other = await store.table("t"), await store.table("t")
        assert one is not None and other is not None
        await store.change_table(one)
        with pytest.raises(Conflict):
            await store.change_table(other)

    asyncio.run(check())


def test_the_log_takes_each_number_and_each_id_once() -> None:
    async def check() -> None:
        store = MemoryStore()
        await store.add_table(replace(new_table(), status="playing"))
        progress = Progress("playing", 1, 5, 0)
        await store.append(Entry("t", 1, "a", "move", 0, EntryBody([3]), 5), progress)
        with pytest.raises(Conflict):
            await store.append(Entry("t", 1, "b", "move", 0, EntryBody([3]), 5), progress)
        with pytest.raises(Repeated):
            await store.append(Entry("t", 2, "a", "move", 0, EntryBody([3]), 5), progress)
        kept = await store.table("t")
        assert kept is not None and (kept.seq, kept.to_move, kept.status) == (1, 1, "playing")

    asyncio.run(check())


def test_only_a_game_in_progress_gets_entries() -> None:
    async def check() -> None:
        store, progress = MemoryStore(), Progress("playing", 1, 5, 0)
        for status in ("lobby", "closed", "over"):
            await store.add_table(replace(new_table(status), status=status))
        for id in ("lobby", "closed", "over", "nothing"):
            with pytest.raises(Conflict):
                await store.append(Entry(id, 1, "a", "move", 0, EntryBody([3]), 5), progress)
        assert {id: table.status for id, table in store.tables.items()} == {id: id for id in store.tables}

    asyncio.run(check())


def test_tables_that_somebody_hosts_without_a_seat_are_listed_as_in_the_databases() -> None:
    asyncio.run(check_hosted_tables(MemoryStore()))


def test_a_claimed_name_belongs_to_its_owner() -> None:
    async def check() -> None:
        store = MemoryStore()
        await store.add_person(Person("a", "Ann", 1, password="hash"))
        with pytest.raises(Conflict):
            await store.add_person(Person("b", "ANN", 1))
        found = await store.person_named("ann")
        assert found is not None and found.id == "a"

    asyncio.run(check())
