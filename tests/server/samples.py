"""Rows to put into a store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from hadal.server.ops.readiness import StoreProbe
from hadal.server.protocol.settings import TableSettings
from hadal.server.store import Conflict, Repeated, Store, open_store
from hadal.server.store.model import (
    Entry,
    EntryBody,
    Notification,
    Person,
    Progress,
    Seat,
    Status,
    Table,
    TableFilter,
)

SECRET = bytes(range(32))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """An open store."""
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def person(id: str = "ann", name: str = "Ann", language: str = "", password: str = "", link: str = "") -> Person:
    """A person."""
    return Person(id, name, 1_700_000_000_000, language, password, link)


def seats(*people: str) -> list[Seat]:
    """A seat for each person; an empty name is an open seat."""
    return [Seat(n, "person" if id else "open", id, id.title()) for n, id in enumerate(people)]


def table(id: str = "t1", status: Status = "playing", *people: str, settings: TableSettings | None = None) -> Table:
    """A table, by default of Ann and Ben."""
    sat = seats(*(people or ("ann", "ben")))
    return Table(id, "the_abyss", {"combos": "on"}, settings or TableSettings(), sat, "ann", SECRET, 5, status)


def entry(seq: int, id: str = "", table: str = "t1", seat: int = 0) -> Entry:
    """A move."""
    return Entry(table, seq, id or f"id{seq}", "move", seat, EntryBody(actions=[seq]), 1_700_000_000_000 + seq)


def progress(to_move: int = 1, wake: int = 0, since: int = 7) -> Progress:
    """The game goes on."""
    return Progress("playing", to_move, since, wake)


async def attempt(store: Store, line: Entry) -> str:
    """Append; returns the result in a word."""
    try:
        await store.append(line, progress())
    except Conflict:
        return "conflict"
    except Repeated as error:
        return f"repeated {error.seq}"
    return "ok"


async def next_notifications(subscription: AsyncIterator[Notification], n: int) -> list[Notification]:
    """The next notifications."""
    async with asyncio.timeout(240):
        return [await anext(subscription) for _ in range(n)]


async def refused(work: Awaitable[object]) -> None:
    """The write must be a Conflict."""
    with pytest.raises(Conflict):
        await work


async def writable(store: Store) -> bool:
    """Whether the readiness check passes."""
    return await StoreProbe(store, "here", lambda: 1).passes()


async def check_hosted_tables(store: Store) -> None:
    """Tables of a host without a seat: theirs in the lobby and while only bots play, however long ago the last move.

    Such a table is in a list exactly if it counts as unfinished.
    """
    statuses: tuple[Status, ...] = ("lobby", "playing", "over", "closed")
    filters: tuple[TableFilter, ...] = ("all", "games", "what-ifs", "archived")
    bots = [Seat(n, "bot", name="greedy", bot="greedy") for n in range(2)]
    for status in statuses:
        await store.add_table(table(f"people-{status}", status, "ben", "cem"))  # Ann is the host
        for since in (10, 30):
            await store.add_table(replace(table(f"bots-{status}-{since}", status), seats=bots, since=since))

    async def ids(which: TableFilter, person: str = "ann") -> set[str]:
        return {found.id for found in await store.tables_of(person, 99, which, abandoned=20)}

    hosted = {"people-lobby", "bots-lobby-10", "bots-lobby-30", "bots-playing-10", "bots-playing-30"}
    assert [await ids(which) for which in filters] == [hosted, hosted, set(), set()]
    assert await store.unfinished_tables_of("ann", 99) == len(hosted)
    assert await ids("games", "ben") == {"people-lobby", "people-playing", "people-over"}

    against_bot = [Seat(0, "person", "ann", "Ann"), bots[1]]
    await store.add_table(replace(table("mine-10"), seats=against_bot, since=10))
    await store.add_table(replace(table("mine-30"), seats=against_bot, since=30))
    await store.add_table(table("archived", "lobby", "ann", ""))
    await store.archive("archived", "ann", True)
    assert await ids("all") == hosted | {"mine-10", "mine-30", "archived"}
    assert await ids("games") == hosted | {"mine-30"}
    assert await ids("archived") == {"archived"}
    assert await store.unfinished_tables_of("ann", 99) == len(hosted) + 3
