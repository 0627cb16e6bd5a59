"""A real server under the attack of one address, while innocent players play. Bounds are counts and wide ratios."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from attack_abuse import ATTACKER, FLOODING, Visitor, compare
from server_process import ServerProcess

SECONDS = 6
# Short timeouts and little patience, so that the attack need not last long.
SETTINGS = {
    "HADAL_TIMEOUTS": "header=2 body=2 hello=2",
    "HADAL_RATES": "delay=2/6 delay-address=20/30 table-address=20/30",
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with limits."""
    with ServerProcess(str(tmp_path / "hadal.db"), tmp_path, limits=True, env=SETTINGS) as started:
        yield started


def test_one_address_that_does_the_worst_hurts_nobody_else(server: ServerProcess) -> None:
    before = server.cpu_s()
    quiet, attacked, seen = compare(server.url, SECONDS, 3, "the_abyss")
    used = server.cpu_s() - before
    # The innocent players go on and are refused nothing. The attacker takes processor time of the same machine,
    # which is why the bound is wide; tools/attack_abuse.py measures it on an idle one.
    assert not attacked["refused"]
    assert len(attacked["moves"]) * 5 > len(quiet["moves"]) > 0
    assert len(attacked["bots"]) * 5 > len(quiet["bots"]) > 0
    # The attacker is shown out everywhere, and gets no more tables than one address may have.
    shown_out = seen.get("flooding: closed 4429", 0) + seen.get("flooding: InvalidStatus", 0)
    assert shown_out >= FLOODING
    assert seen["shown out"] > 0
    assert seen["tables: made"] + seen.get("tables listed: made", 0) <= 20 + SECONDS
    assert seen.get("raw: 408", 0) + seen.get("raw: 429", 0) > 0
    assert used < 4 * SECONDS + 20  # seconds of one core, both parts and the start included


def test_slow_headers_slow_bodies_and_mute_sockets_are_closed(server: ServerProcess) -> None:
    async def first_line(head: str) -> str:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))
        writer.write(head.encode())
        line = await asyncio.wait_for(reader.readline(), 120)
        writer.close()
        return line.decode()

    async def scene() -> None:
        host = f"host: {server.url[7:]}\r\n"
        assert "408" in await first_line(f"GET / HTTP/1.1\r\n{host}x: y")
        assert "408" in await first_line("")
        slow_body = f"POST /api/me HTTP/1.1\r\n{host}content-length: 500\r\n\r\nx"
        assert "408" in await first_line(slow_body)
        ann = Visitor(server.url, ATTACKER)
        await ann.arrive("Ann")
        table = await ann.new_table("the_abyss", "greedy")
        async with ann.socket(table) as socket:
            assert "hello-late" in str(await asyncio.wait_for(socket.recv(), 120))
            await asyncio.wait_for(socket.wait_closed(), 120)
            assert (socket.close_code, socket.close_reason) == (4408, "hello-late")
        await ann.http.aclose()

    asyncio.run(scene())
