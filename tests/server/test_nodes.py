"""Which node owns a table: one of the live nodes, and none that is cut off."""

import asyncio
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hadal.server.cluster.nodes import Nodes, owner_of

NAMES = st.lists(st.text("abcdef0123456789-", min_size=1, max_size=8), min_size=1, max_size=6, unique=True)
TABLES = [f"table-{n}" for n in range(3000)]


class FakeHeartbeatStore:
    """A store of heartbeats that can be cut off."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self.seen: dict[str, int] = {}
        self.cut: set[str] = set()

    async def heartbeat(self, node: str, now: int, dead_after_ms: int) -> list[str]:
        """Record a heartbeat; returns the live nodes."""
        if node in self.cut:
            raise OSError("no route to the store")
        self.seen[node] = now
        return sorted(name for name, seen in self.seen.items() if now - seen < dead_after_ms)

    async def leave(self, node: str) -> None:
        """Remove a node."""
        if node in self.cut:
            raise OSError("no route to the store")
        self.seen.pop(node, None)

    def node(self, name: str) -> Nodes:
        """A node with this store and this clock."""
        return Nodes(self, name, now=lambda: self.now)

    async def pass_ms(self, ms: int, *nodes: Nodes) -> None:
        """Time passes; each node sends a heartbeat every second."""
        for _ in range(ms // 1000):
            self.now += 1000
            for node in nodes:
                await node.heartbeat()


def shares(*nodes: Nodes) -> Counter[str]:
    """How many tables each node owns; none has two owners."""
    kept = Counter(node.name for table in TABLES for node in nodes if node.owns(table))
    assert all(sum(node.owns(table) for node in nodes) <= 1 for table in TABLES)
    return kept


@settings(deadline=None)
@given(NAMES, st.text("abcdef", min_size=1))
def test_all_nodes_agree_on_the_owner_in_any_order(names: list[str], table: str) -> None:
    scheduler = owner_of(table, sorted(names))
    assert scheduler in names and scheduler == owner_of(table, names[::-1])


@settings(deadline=None)
@given(NAMES, st.integers(0, 5))
def test_only_the_tables_of_a_dead_node_move(names: list[str], dead: int) -> None:
    gone = names[dead % len(names)]
    left = [name for name in names if name != gone]
    for table in TABLES[:30] if left else []:
        scheduler = owner_of(table, names)
        assert scheduler == gone or owner_of(table, left) == scheduler


@pytest.mark.parametrize("n", [2, 3, 7])
def test_shares_are_about_even(n: int) -> None:
    names = [f"node-{i}" for i in range(n)]
    counts = Counter(owner_of(table, names) for table in TABLES)
    assert all(abs(counts[name] * n / len(TABLES) - 1) < 0.15 for name in names)


async def two_of(hearts: FakeHeartbeatStore) -> tuple[Nodes, Nodes]:
    """Two nodes that know each other."""
    a, b = hearts.node("a"), hearts.node("b")
    assert await a.heartbeat() and await b.heartbeat()
    await hearts.pass_ms(5000, a, b)
    return a, b


def test_a_single_node_owns_all_tables_and_a_second_one_takes_its_share_once_known() -> None:
    async def main() -> None:
        hearts = FakeHeartbeatStore()
        a, b = hearts.node("a"), hearts.node("b")
        assert not a.owns("t") and a.names() == []
        await a.heartbeat()
        assert shares(a)["a"] == len(TABLES)
        hearts.now += 500
        await b.heartbeat()
        assert shares(a, b) == {"a": len(TABLES)} and b.names() == ["a", "b"]
        await hearts.pass_ms(5000, a, b)
        assert sum(shares(a, b).values()) == len(TABLES)

    asyncio.run(main())


def test_a_node_that_is_cut_off_owns_nothing_before_another_takes_over() -> None:
    async def main() -> None:
        hearts = FakeHeartbeatStore()
        a, b = await two_of(hearts)
        before = shares(a, b)
        hearts.cut = {"a"}
        for _ in range(10):
            await hearts.pass_ms(1000, a, b)
            after = shares(a, b)  # never two
            assert after["b"] == before["b"] or after == {"b": len(TABLES)}
        assert a.names() == [] and after == {"b": len(TABLES)}
        hearts.cut = set()
        for _ in range(10):
            await hearts.pass_ms(1000, a, b)
            after = shares(a, b)
        assert after == before

    asyncio.run(main())


def test_a_slow_heartbeat_counts_from_when_it_was_sent() -> None:
    class Slow(FakeHeartbeatStore):
        async def heartbeat(self, node: str, now: int, dead_after_ms: int) -> list[str]:
            found = await super().heartbeat(node, now, dead_after_ms)
            self.now += 4000
            return found

    async def main() -> None:
        node = Slow().node("a")
        assert await node.heartbeat() and not node.owns("t")

    asyncio.run(main())


def test_the_tables_of_a_leaving_node_move_at_the_next_heartbeat() -> None:
    async def main() -> None:
        hearts = FakeHeartbeatStore()
        a, b = await two_of(hearts)
        await a.stop()
        assert not shares(a)
        await b.heartbeat()
        assert shares(a, b) == {"b": len(TABLES)}
        hearts.cut = {"b"}
        await b.stop()  # without a word, since nobody hears it
        assert not shares(b)

    asyncio.run(main())


def test_a_started_node_sends_heartbeats() -> None:
    class Counting(FakeHeartbeatStore):
        async def heartbeat(self, node: str, now: int, dead_after_ms: int) -> list[str]:
            found = await super().heartbeat(node, now, dead_after_ms)
            beats.append(now)
            if len(beats) == 4:
                enough.set()
            return found

    async def main() -> None:
        node = Nodes(Counting(), "a", interval_ms=5)
        await node.start()
        await enough.wait()
        assert node.owns("t")
        await node.stop()
        assert not node.owns("t")

    beats: list[int] = []
    enough = asyncio.Event()
    asyncio.run(main())
