"""A real server process for measurements and kill tests, optionally on one core; and a temporary PostgreSQL."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from itertools import chain
from pathlib import Path
from typing import Self

from waiting import until

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.temp_postgres import TempPostgres

MOST_WORK_S = 900  # a server that has computed for so long without an answer will not give one
PORTS = range(20_000, 32_000)  # below the ephemeral range, so that a stopped server can reuse its port
reserved: list[socket.socket] = []  # UDP sockets on the same port numbers, held until this process ends


def free_port() -> int:
    """Return a free port, reserved for this process against other callers of this function."""
    first = os.getpid() * 97 % len(PORTS)
    for port in chain(PORTS[first:], PORTS[:first]):
        claim = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            claim.bind(("127.0.0.1", port))
            with socket.socket() as s:
                s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                s.bind(("127.0.0.1", port))
        except OSError:
            claim.close()
            continue
        reserved.append(claim)
        return port
    raise RuntimeError("no port is free")


class ServerProcess:
    """`hadal serve` as a process that can be killed and restarted on the same port."""

    timeout_s: float = 300  # generous, because the machine may be busy

    def __init__(
        self,
        db: str,
        folder: Path,
        port: int = 0,
        core: int = -1,
        more: tuple[str, ...] = (),
        limits: bool = False,
        env: dict[str, str] | None = None,
        python: str = sys.executable,
    ) -> None:
        self.db = db
        self.folder = folder
        self.port = port or free_port()
        self.core = core
        self.more = more
        self.limits = limits
        self.env = env or {}
        self.python = python
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:  # __exit__ is not called if __enter__ raises
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def command(self) -> list[str]:
        """Return the command that starts it."""
        out = [self.python, "-m", "hadal", "serve", "--no-open", "--port", str(self.port), "--db", self.db]
        return [*out, "--data", str(self.folder), "--limits" if self.limits else "--no-limits", *self.more]

    def start(self) -> None:
        """Start, and wait until the server answers."""
        env = os.environ | {"HADAL_SECRET": "0123456789abcdef0123456789abcdef"} | self.env
        with open(self.folder / f"server-{self.port}.log", "ab") as log:
            self.process = subprocess.Popen(self.command(), env=env, stdout=log, stderr=log)
        if self.core >= 0 and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(self.process.pid, {self.core})
        self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        try:
            until(self.ready, "the server to answer", self.timeout_s, self.work_done)
        except TimeoutError:
            raise TimeoutError(f"the server does not answer: {self.log()[-2000:]}") from None

    def ready(self) -> bool:
        """Return whether it answers; raise if the process has exited."""
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError(f"the server stopped: {self.log()[-2000:]}")
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/api/health/ready", timeout=10):
            return True
        return False

    def log(self) -> str:
        """Return its output."""
        return (self.folder / f"server-{self.port}.log").read_text(errors="replace")

    def kill(self) -> None:
        """Kill the process with SIGKILL."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(120)

    def stop(self) -> None:
        """Stop it gracefully."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(120)

    def memory_kb(self) -> int:
        """Return the memory of the process."""
        assert self.process is not None
        return resident_kb(self.process.pid)

    def workers_kb(self) -> int:
        """Return the memory of its child processes together, which decide for bots and replay games."""
        assert self.process is not None
        found = 0
        for children in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            with contextlib.suppress(OSError):  # a thread or a child has just ended
                found += sum(resident_kb(int(pid)) for pid in children.read_text().split())
        return found

    def work_done(self) -> int:
        """Return the whole seconds of processor time used so far, up to a limit: a sign of life, unless it hangs."""
        try:
            return min(MOST_WORK_S, int(self.cpu_s()))
        except (OSError, IndexError):  # it was killed just now
            return 0

    def cpu_s(self) -> float:
        """Return the processor time used so far, without bot processes."""
        assert self.process is not None
        return processor_s(Path(f"/proc/{self.process.pid}/stat"))

    def loop_cpu_s(self) -> float:
        """Return the processor time of the event loop, which is the first thread, without writing and reading files."""
        assert self.process is not None
        return processor_s(Path(f"/proc/{self.process.pid}/task/{self.process.pid}/stat"))


def resident_kb(pid: int) -> int:
    """Return the memory of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor_s(stat: Path) -> float:
    """Return the processor time of a process or thread, from its file in /proc."""
    fields = stat.read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def temporary_postgres(durable: bool = True) -> TempPostgres:
    """Return a PostgreSQL server that is deleted afterwards."""
    return TempPostgres(durable)
