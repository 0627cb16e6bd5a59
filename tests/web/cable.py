"""A connection between a browser and a server that can be cut without either side noticing."""

from __future__ import annotations

import asyncio
import threading
from typing import Self

from server_process import free_port
from waiting import reached


class Cable:
    """Forwards bytes between its own port and another one while it is plugged in."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.plugged = threading.Event()
        self.plugged.set()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()), daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        assert self.ready.wait(240)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join(240)

    def pull(self) -> None:
        """Stop forwarding, in both directions."""
        self.plugged.clear()

    def plug(self) -> None:
        """Forward everything that was held back, and continue."""
        self.plugged.set()

    async def serve(self) -> None:
        """Serve until cancelled; open connections end with it."""
        self.loop, self.done = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(self.joined, "127.0.0.1", self.port):
            self.ready.set()
            await self.done.wait()

    async def joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Handle a connection: connect to the server and forward both directions."""
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
        await asyncio.gather(self.carry(reader, far_writer), self.carry(far_reader, writer), return_exceptions=True)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one direction."""
        try:
            while data := await reader.read(65536):
                await reached(self.plugged.is_set, "the cable")
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()
