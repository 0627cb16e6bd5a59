"""Measure throughput and latency of the table server: the server on one core, the players on another.

    python tools/load_tables.py --tables 500 --rate 1500 --seconds 60 --db sqlite
    python tools/load_tables.py --curve 100,250,500,1000 --plot docs/load.svg

Every player is a real connection that receives everything a browser receives, including texts, and compresses messages
as browsers do (permessage-deflate; --plain: not). Latency is the time from sending a move until it is accepted, which
is after it is durable and was broadcast to the table. `server_ms_per_move` is the processor time of the server for a
move, which depends less on other programs than the rest, and `loop_ms_per_move` the part of the event loop's thread;
the other part is mostly the database. `machine_load` is the load average before and after.

The tool must not be what is measured: `players_core_used` is its own share of a core, and `players_late_ms` how late it
sends moves (half of them, 99 of 100), which delays its reading as much. `disk_sync_ms` is how long the disk needs to
make 8 kB durable before the test begins (the same two figures); no move can be accepted sooner. --folder puts the
database somewhere else, for example into memory, to measure the server without the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import tempfile
import time
import zlib
from pathlib import Path
from random import Random

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeResponse, ws_connect
from server_process import ServerProcess, temporary_postgres
from table_client import ApiClient

from hadal.server.run import loop_factory

HELLO = {"type": "hello", "seen": -1, "texts": True}
EXTENSIONS = "Sec-WebSocket-Extensions"
OFFER = "permessage-deflate; client_max_window_bits"  # as Chrome and Firefox offer it
PROBES, PROBE_PAUSE_S = 300, 0.008  # of the disk; a busy server commits as often
FLUSHED = b"\x00\x00\xff\xff"  # what both sides leave out at the end of a compressed message


class ReadChoice(msgspec.Struct):
    """A possible answer."""

    action: int


class ReadQuestion(msgspec.Struct):
    """The fields of a question that the load test needs."""

    choices: list[ReadChoice]


class ReadWaiting(msgspec.Struct):
    """The seats that are to move."""

    seat: int


class ReadStanding(msgspec.Struct):
    """The fields of a position that the load test needs."""

    asked: ReadWaiting
    question: ReadQuestion | None = None


class ReadMessage(msgspec.Struct):
    """The fields of a message that the load test needs."""

    type: str
    seq: int = -1
    id: str = ""
    code: str = ""
    standing: ReadStanding | None = None


decoder = msgspec.json.Decoder(ReadMessage)


class Load:
    """Measurements of all players together."""

    def __init__(self, rate: float, tables: int, seed: int, deflate: bool = True) -> None:
        self.deflate = deflate
        self.received = 0  # bytes of messages, as transmitted
        self.think_s = tables / rate if rate else 0.0  # average pause of a table between two moves
        self.chance = Random(seed)
        self.times: list[float] = []  # latency of each move in seconds
        self.late: list[float] = []  # by how much each move was sent too late
        self.refusals: dict[str, int] = {}
        self.finished = 0
        self.lost = 0  # connections that broke
        self.measuring = False
        self.stopped = False


class Schedule:
    """When the players of one table make their moves.

    The pause begins when the last move was to be sent, not when it was answered. Otherwise a slower server would get
    fewer moves, and the rate that was asked for could never be reached.
    """

    def __init__(self, load: Load) -> None:
        self.load = load
        self.due = 0.0

    def next_due(self) -> float:
        """Return when the next move is to be sent; at once, if that time has passed."""
        pause = self.load.think_s * (0.5 + self.load.chance.random())  # random, so that tables are not synchronised
        now = time.perf_counter()
        self.due = max(self.due + pause, now) if self.due else now + pause
        return self.due


class LoadConnection(WSListener):
    """One player's connection."""

    def __init__(self, load: Load, response: WSUpgradeResponse, schedule: Schedule) -> None:
        super().__init__()
        self.load = load
        self.schedule = schedule
        agreed = str(response.headers.get(EXTENSIONS, ""))
        self.deflate = "permessage-deflate" in agreed
        self.forgets = "server_no_context_takeover" in agreed
        self.inflater = zlib.decompressobj(-15)
        self.sent_at = 0.0
        self.n = 0
        self.seq = -1
        self.over = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Send hello."""
        self.transport = transport
        self.say(HELLO)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Count a lost connection, unless the test is over."""
        if not self.load.stopped and not self.over.is_set():
            self.load.lost += 1
        self.over.set()

    def say(self, message: dict[str, object]) -> None:
        """Send a message, compressed if that was agreed."""
        data = msgspec.json.encode(message)
        if self.deflate:
            deflater = zlib.compressobj(wbits=-12)
            data = (deflater.compress(data) + deflater.flush(zlib.Z_SYNC_FLUSH)).removesuffix(FLUSHED)
        self.transport.send(WSMsgType.TEXT, data, True, self.deflate)

    def read(self, frame: WSFrame) -> bytes:
        """Return the content of a message."""
        data = frame.get_payload_as_bytes()
        self.load.received += len(data)
        if not frame.rsv1:
            return data
        if self.forgets:
            self.inflater = zlib.decompressobj(-15)
        return self.inflater.decompress(data + FLUSHED)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Process a message."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = decoder.decode(self.read(frame))
        if message.type == "accepted":
            self.accepted()
        elif message.type == "refused":
            self.load.refusals[message.code] = self.load.refusals.get(message.code, 0) + 1
            self.say(HELLO)
        elif message.standing is not None:
            self.position(message.seq, message.standing)

    def accepted(self) -> None:
        """Record the latency of a move that is durable and broadcast."""
        now = time.perf_counter()
        if self.load.measuring:
            self.load.times.append(now - self.sent_at)

    def position(self, seq: int, standing: ReadStanding) -> None:
        """Answer after a pause, if this seat is to move."""
        self.seq = seq
        if standing.asked.seat < 0:
            self.load.finished += 1
            self.over.set()
        elif standing.question is not None:
            action, due = self.load.chance.choice(standing.question.choices).action, self.schedule.next_due()
            asyncio.get_running_loop().call_later(due - time.perf_counter(), self.move, seq, action, due)

    def move(self, seq: int, action: int, due: float) -> None:
        """Send a move."""
        if seq != self.seq or self.load.stopped:
            return
        self.n += 1
        self.sent_at = time.perf_counter()
        if self.load.measuring:
            self.load.late.append(max(0.0, self.sent_at - due))
        self.say({"type": "move", "seq": seq, "id": f"m{self.n}", "actions": [action]})


async def pair(load: Load, url: str, people: list[ApiClient], table: dict[str, object]) -> None:
    """Let two people play game after game."""
    for person in people:
        await person.arrive()
    while not load.stopped:
        made = await people[0].request("POST", "/api/tables", table)
        await people[1].request("POST", f"/api/tables/{made['id']}/join", {})
        await people[0].request("POST", f"/api/tables/{made['id']}/start", {})
        address = url.replace("http", "ws", 1) + f"/ws/tables/{made['id']}"
        schedule = Schedule(load)
        seats = [await connected(load, address, url, person, schedule) for person in people]
        load_ready.release()
        await asyncio.gather(*(seat.over.wait() for seat in seats))
        for seat in seats:
            seat.transport.disconnect()


load_ready = asyncio.Semaphore(0)


async def connected(load: Load, address: str, url: str, person: ApiClient, schedule: Schedule) -> LoadConnection:
    """Return a player's connection."""
    headers = {"Cookie": person.cookie(), "Origin": url} | ({EXTENSIONS: OFFER} if load.deflate else {})
    _, seat = await ws_connect(
        lambda _, response: LoadConnection(load, response, schedule),
        address,
        extra_headers=headers,
        websocket_handshake_timeout=30,
    )
    assert isinstance(seat, LoadConnection)
    return seat


def table_of(game: str, box: str) -> dict[str, object]:
    """Return the settings of the tables."""
    options = {"expansions": box} if game == "abyss" else {}
    seats = [{"kind": "me"}, {"kind": "open"}]
    return {"game": game, "seats": seats, "options": options, "settings": {"listed": False}}


async def measure(server: ServerProcess, tables: int, given: argparse.Namespace) -> dict[str, object]:
    """Fill the tables, warm up, then measure."""
    load = Load(given.rate, tables, tables, not given.plain)
    idle_kb = server.memory_kb()
    gate = asyncio.Semaphore(16)

    async def begin(n: int) -> None:
        people = [ApiClient([server.url], f"P{n} {i}") for i in range(2)]
        async with gate:
            task = asyncio.create_task(pair(load, server.url, people, table_of(given.game, given.box)))
            tasks.append(task)
            await load_ready.acquire()

    tasks: list[asyncio.Task[None]] = []
    await asyncio.gather(*(begin(n) for n in range(tables)))
    full_kb = server.memory_kb()
    await asyncio.sleep(given.warm_up)
    load_before = os.getloadavg()[0]
    load.measuring, cpu, began, received = True, server.cpu_s(), time.perf_counter(), load.received
    loop_cpu, own_cpu = server.loop_cpu_s(), time.process_time()
    await asyncio.sleep(given.seconds)
    took, busy = time.perf_counter() - began, server.cpu_s() - cpu
    own_busy = time.process_time() - own_cpu
    loop_busy = server.loop_cpu_s() - loop_cpu
    received = load.received - received
    load.stopped = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures(load, tables, took, busy) | {
        "loop_ms_per_move": round(1000 * loop_busy / max(1, len(load.times)), 3),
        "kb_per_connection": round((full_kb - idle_kb) / (2 * tables), 1),
        "bytes_per_move": round(received / max(1, len(load.times))),
        "deflate": load.deflate,
        "players_core_used": round(own_busy / took, 2),
        "players_late_ms": quantiles(load.late, 0.5, 0.99),
        "machine_load": [round(load_before, 1), round(os.getloadavg()[0], 1)],
    }


async def measure_idle(server: ServerProcess, given: argparse.Namespace) -> dict[str, object]:
    """Measure the memory of connections that only watch one table; the first hundred warm up the server."""
    load = Load(0, 1, 1, not given.plain)
    people = [ApiClient([server.url], f"P{i}") for i in range(2)]
    for person in people:
        await person.arrive()
    made = await people[0].request("POST", "/api/tables", table_of(given.game, given.box))
    await people[1].request("POST", f"/api/tables/{made['id']}/join", {})
    await people[0].request("POST", f"/api/tables/{made['id']}/start", {})
    address = server.url.replace("http", "ws", 1) + f"/ws/tables/{made['id']}"
    nobody, schedule = ApiClient([server.url], ""), Schedule(load)
    watching = [await connected(load, address, server.url, nobody, schedule) for _ in range(100)]
    await asyncio.sleep(1)
    before_kb = server.memory_kb()
    watching += [await connected(load, address, server.url, nobody, schedule) for _ in range(given.idle)]
    await asyncio.sleep(1)
    kb = (server.memory_kb() - before_kb) / given.idle
    load.stopped = True
    for seat in watching:
        seat.transport.disconnect()
    return {"idle_connections": given.idle, "kb_per_idle_connection": round(kb, 1), "deflate": watching[0].deflate}


def figures(load: Load, tables: int, took: float, busy: float) -> dict[str, object]:
    """Return the measurements as numbers."""
    moves = len(load.times)
    names = ("p50_ms", "p90_ms", "p99_ms", "p999_ms")
    return {
        "tables": tables,
        "connections": 2 * tables,
        "seconds": round(took, 1),
        "moves": moves,
        "moves_per_s": round(moves / took, 1),
        **dict(zip(names, quantiles(load.times, 0.5, 0.9, 0.99, 0.999), strict=True)),
        "server_core_used": round(busy / took, 2),
        "server_ms_per_move": round(1000 * busy / max(1, moves), 3),
        "refusals": load.refusals,
        "games_finished": load.finished,
        "connections_lost": load.lost,
    }


def quantiles(seconds: list[float], *shares: float) -> list[float | None]:
    """Return the times below which these shares of all times are, in milliseconds; None if there are no times."""
    times = sorted(seconds)
    if not times:
        return [None for _ in shares]
    return [round(1000 * times[min(len(times) - 1, int(len(times) * share))], 2) for share in shares]


def disk_sync_ms(folder: Path) -> list[float | None]:
    """Measure how long the disk needs to make a little data durable, appended to a file as a database does it."""
    taken: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(PROBES):
            file.write(bytes(8192))
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - began)
            time.sleep(PROBE_PAUSE_S)
    return quantiles(taken, 0.5, 0.99)


def plot(results: list[dict[str, object]], path: str, title: str) -> None:
    """Plot latency over connections."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    x = [int(str(r["connections"])) for r in results]
    figure, axis = plt.subplots(figsize=(7, 4))
    for name, style in (("p50_ms", "o-"), ("p99_ms", "s--")):
        axis.plot(x, [float(str(r[name])) for r in results], style, label=name.replace("_ms", ""))
    axis.axhline(50, color="grey", linewidth=0.8, linestyle=":")
    axis.set_xlabel("connections")
    axis.set_ylabel("milliseconds until a move is accepted")
    axis.set_title(title, fontsize=10)
    axis.set_ylim(bottom=0)
    axis.legend()
    figure.tight_layout()
    figure.savefig(path)


def arguments() -> argparse.Namespace:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1500, help="moves a second that the players try to make together")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=10, help="seconds before the measurement")
    parser.add_argument("--plain", action="store_true", help="without compression")
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--game", default="abyss")
    parser.add_argument("--box", default="none", help="expansions: none, kraken, leviathan, both")
    parser.add_argument("--idle", type=int, default=0, help="measure the memory of this many idle connections instead")
    parser.add_argument("--curve", default="", help="numbers of tables with commas, measured one after another")
    parser.add_argument(
        "--folder", default=None, help="where the SQLite file is; without it, the usual temporary folder"
    )
    parser.add_argument("--plot", default="", help="a picture of the curve")
    return parser.parse_args()


async def main(given: argparse.Namespace) -> None:
    """Measure and print JSON Lines."""
    counts = [int(n) for n in given.curve.split(",")] if given.curve else [given.tables]
    results = []
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir=given.folder))
        database = stack.enter_context(temporary_postgres()) if given.db == "postgres" else None
        sync_ms = disk_sync_ms(Path(folder))
        for tables in counts:
            db = database.url() if database else str(Path(folder, f"load-{tables}.db"))
            with ServerProcess(db, Path(folder), core=0) as server:
                work = measure_idle(server, given) if given.idle else measure(server, tables, given)
                found = await work
            results.append({"db": given.db, "game": given.game, "box": given.box} | found | {"disk_sync_ms": sync_ms})
            print(json.dumps(results[-1]), flush=True)
    if given.plot:
        plot(results, given.plot, f"{given.rate:g} moves a second, {given.db}, {given.game}")


if __name__ == "__main__":
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65_536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    gc.disable()  # a collection would hold up all players, and there is nothing to collect in so short a time
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(main(arguments()))
