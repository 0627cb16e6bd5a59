"""A real server under the attack of one address, while innocent players play. Bounds are counts and wide ratios."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from attack_abuse import ATTACKER, FLOODING, TINY_CHUNK, Visitor, chunked_head, compare, handshake_of
from server_process import ServerProcess
from websockets.exceptions import ConnectionClosed

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
    quiet, attacked, seen = compare(server.url, SECONDS, 3, "the_abyss")
    # The innocent players go on and are refused nothing. The attacker takes processor time of the same machine,
    # which is why the bounds are wide; tools/attack_abuse.py measures it on an idle one.
    assert not attacked["refused"]
    assert len(attacked["moves"]) * 10 > len(quiet["moves"]) > 0
    assert len(attacked["bots"]) * 10 > len(quiet["bots"]) > 0
    # The attacker gets no more tables than one address may have, however long it took to get them.
    assert 0 < seen["tables: made"] + seen.get("tables listed: made", 0) <= 20 + seen["seconds"]


def test_sockets_that_send_without_end_are_disconnected(server: ServerProcess) -> None:
    async def flood(visitor: Visitor, table: str, message: str) -> int:
        """Send until the server closes the socket; returns its close code."""
        async with visitor.socket(table) as socket:
            reading = asyncio.ensure_future(socket.wait_closed())

            async def read() -> None:
                with contextlib.suppress(ConnectionClosed):
                    async for _ in socket:
                        pass

            reader = asyncio.ensure_future(read())
            with contextlib.suppress(ConnectionClosed):
                while not reading.done():
                    await socket.send(message)
                    await asyncio.sleep(0)
            await asyncio.wait_for(asyncio.gather(reading, reader), 120)
            return socket.close_code or 0

    async def scene() -> None:
        ann = Visitor(server.url, ATTACKER)
        await ann.arrive("Ann")
        table = await ann.new_table("the_abyss", "greedy")
        messages = ['{"type":"ping"}', '{"type":"hello"}', "nonsense"]
        floods = [flood(ann, table, messages[n % 3]) for n in range(FLOODING)]
        assert await asyncio.gather(*floods) == [4429] * FLOODING
        await ann.http.aclose()
        bob = Visitor(server.url, "127.0.3.1")
        await bob.arrive("Bob")  # at another address
        await bob.http.aclose()

    asyncio.run(scene())


def test_a_body_in_tiny_chunks_is_paid_for_by_its_sender(tmp_path: Path) -> None:
    """Parsing 1.5 MB of chunks of one byte takes seconds, which no limit of the application sees."""
    poor = {"HADAL_RATES": "processor-address=0.05/1 delay-address=1/1"}

    async def scene(url: str) -> str:
        host, port = url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))
        writer.write(chunked_head(url))
        reading = asyncio.ensure_future(reader.readline())
        while not reading.done():
            writer.write(TINY_CHUNK * 2000)
            await asyncio.wait([reading], timeout=0.05)
        writer.close()
        return (await reading).decode()

    with ServerProcess(str(tmp_path / "hadal.db"), tmp_path, limits=True, env=poor) as server:
        assert "429" in asyncio.run(scene(server.url))
        bob = httpx.get(f"{server.url}/api/health/live", timeout=120)
        assert bob.status_code == 200


def test_pipelined_requests_and_long_bodies_are_answered_in_order(server: ServerProcess) -> None:
    """Input is parsed in slices, and no more than uvicorn asks for."""

    async def scene() -> list[str]:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        get = f"GET /api/health/live HTTP/1.1\r\nhost: {server.url[7:]}\r\n\r\n".encode()
        body = b"x" * 200_000
        post = f"POST /api/records HTTP/1.1\r\nhost: {server.url[7:]}\r\ncontent-length: {len(body)}\r\n\r\n".encode()
        writer.write(get + get + post + body + get)
        found: list[str] = []
        while len(found) < 4:
            line = (await asyncio.wait_for(reader.readline(), 120)).decode()
            if line.startswith("HTTP/1.1 ") or "HTTP/1.1 " in line:
                found.append(line.rpartition("HTTP/1.1 ")[2][:3])
        writer.close()
        return found

    assert asyncio.run(scene()) == ["200", "200", "422", "200"]


def test_handshakes_that_are_refused_count_as_requests(server: ServerProcess) -> None:
    async def answered() -> str:
        host, port = server.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))
        writer.write(handshake_of(server.url, "http://elsewhere.example"))
        line = await asyncio.wait_for(reader.readline(), 120)
        writer.close()
        return line.decode()[9:12]

    async def scene() -> list[str]:
        return list(await asyncio.gather(*(answered() for _ in range(100))))

    found = asyncio.run(scene())
    assert {"403", "429"} == set(found) and found.count("403") < 90


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
