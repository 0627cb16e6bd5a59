"""The PostgreSQL store: batches, and a database that goes away and comes back."""

from __future__ import annotations

import asyncio
from itertools import count

import psycopg
import pytest
from waiting import retried

from hadal.server.store import Store, StoreError, open_store
from hadal.server.store.model import Notification
from hadal.server.store.postgres.store import PostgresStore
from tests.server.samples import attempt, entry, next_notifications, opened, progress, table, writable
from tests.server.temp_postgres import TempPostgres


async def new_table(url: str, tables: int) -> PostgresStore:
    """An open store with some tables."""
    store = PostgresStore(url)
    await store.open()
    for n in range(tables):
        await store.add_table(table(f"t{n}"))
    return store


def test_waiting_writes_are_sent_together(database: str) -> None:
    async def main() -> None:
        store = await new_table(database, 100)
        results = await asyncio.gather(*[attempt(store, entry(1, table=f"t{n}")) for n in range(100)])
        assert results == ["ok"] * 100
        assert store.batcher.statements == 1
        await store.close()

    asyncio.run(main())


def test_a_statement_decides_about_each_entry(database: str) -> None:
    async def main() -> None:
        store = await new_table(database, 3)
        assert await attempt(store, entry(1, table="t1")) == "ok"
        lines = [entry(1, table="t0"), entry(2, "id1", "t1"), entry(5, table="t2"), entry(1, table="t9")]
        results = await asyncio.gather(*[attempt(store, line) for line in lines])
        assert results == ["ok", "repeated 1", "conflict", "conflict"]
        assert store.batcher.statements == 2
        await store.close()

    asyncio.run(main())


async def eventually(store: Store, line: int) -> None:
    """The store works again by itself; how soon depends on the machine."""
    tries = count()
    await retried(lambda: store.append(entry(line, f"try{next(tries)}"), progress()), StoreError)


def test_a_database_that_is_restarted(postgres: TempPostgres, database: str) -> None:
    """Calls fail with a sentence while it is away, then work again; subscribers learn that notifications were lost."""

    async def main() -> None:
        async with opened(database) as store:
            news = store.subscribe()
            await store.add_table(table())
            await store.append(entry(1), progress())
            assert len(await next_notifications(news, 2)) == 2
            postgres.stop()
            with pytest.raises(StoreError):
                await store.append(entry(2), progress())
            assert not await writable(store)
            postgres.start()
            await eventually(store, 2)
            assert await next_notifications(news, 1) == [Notification("reconnected")]
            assert [line.seq for line in await store.entries("t1")] == [1, 2]
            await store.notify(Notification("presence", "t1", 0, "x"))
            while (await next_notifications(news, 1))[0].kind != "presence":
                pass
            assert await writable(store)

    asyncio.run(main())


def test_a_missing_database() -> None:
    with pytest.raises(StoreError, match="the database cannot be reached"):
        asyncio.run(open_store("postgresql://hadal@/none?host=/tmp/hadal-nowhere").open())


def test_an_address_that_psycopg_cannot_read() -> None:
    with pytest.raises(StoreError, match="the database cannot be reached"):
        asyncio.run(open_store("postgresql://hadal@/none?what=this").open())


def test_nodes_that_start_together_create_the_schema_once(postgres: TempPostgres) -> None:
    with psycopg.connect(postgres.url(), autocommit=True) as db:
        db.execute("create database bare template template0")

    async def main() -> None:
        stores = [open_store(postgres.url("bare")) for _ in range(3)]
        await asyncio.gather(*[store.open() for store in stores])
        await stores[0].add_table(table())
        assert await stores[2].table("t1") == table()
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_a_role_that_may_not_create_tables(postgres: TempPostgres) -> None:
    with psycopg.connect(postgres.url(), autocommit=True) as db:
        db.execute("create database strange template template0")
        db.execute("create role guest login")
    with pytest.raises(StoreError, match=r"cannot be brought up to date: permission denied for schema public"):
        asyncio.run(open_store(postgres.url("strange").replace("hadal@", "guest@")).open())


def test_others_on_the_channel_do_not_disturb(database: str) -> None:
    async def main() -> None:
        async with opened(database) as store:
            news = store.subscribe()
            with psycopg.connect(database, autocommit=True) as db:
                for text in ("", "hello", "[1]", '["entry", 1, 2, 3]', '["party", "t1", 1, ""]'):
                    db.execute("select pg_notify('hadal', %s)", [text])
            await store.notify(Notification("table", "t1"))
            assert await next_notifications(news, 1) == [Notification("table", "t1")]
            with pytest.raises(ValueError, match="at most"):
                await store.notify(Notification("presence", "t1", 0, "x" * 8000))

    asyncio.run(main())
