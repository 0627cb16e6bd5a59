"""A real server process for measurements and crash tests, optionally on one core; and a temporary PostgreSQL server."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Self

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.server.temp_postgres import TempPostgres


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class ServerProcess:
    """`hadal serve` as a process that can be killed and started again on the same port."""

    timeout_s: float = 90  # the machine may be busy

    def __init__(self, db: str, folder: Path, port: int = 0, core: int = -1, more: tuple[str, ...] = ()) -> None:
        self.db = db
        self.folder = folder
        self.port = port or free_port()
        self.core = core
        self.more = more
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:  # __exit__ is not called in this case
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def command(self) -> list[str]:
        """The command line."""
        out = [sys.executable, "-m", "hadal", "serve", "--no-open", "--port", str(self.port), "--db", self.db]
        return [*out, "--data", str(self.folder), "--no-limits", *self.more]

    def start(self) -> None:
        """Start, and wait until the server answers."""
        env = os.environ | {"HADAL_SECRET": "0123456789abcdef0123456789abcdef"}
        with open(self.folder / f"server-{self.port}.log", "ab") as log:
            self.process = subprocess.Popen(self.command(), env=env, stdout=log, stderr=log)
        if self.core >= 0 and (os.cpu_count() or 1) > 1:
            os.sched_setaffinity(self.process.pid, {self.core})
        self.wait()

    def wait(self) -> None:
        """Wait until the server answers."""
        end = time.monotonic() + self.timeout_s
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server stopped: {self.log()[-2000:]}")
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/api/health/ready", timeout=1):
                return
            time.sleep(0.02)
        raise TimeoutError(f"the server does not answer: {self.log()[-2000:]}")

    def log(self) -> str:
        """The output of the server."""
        return (self.folder / f"server-{self.port}.log").read_text(errors="replace")

    def kill(self) -> None:
        """Kill the process."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        """Stop the process with a signal."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(10)

    def memory_kb(self) -> int:
        """The memory of the process."""
        assert self.process is not None
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def cpu_s(self) -> float:
        """CPU time used so far, without its bots."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def temporary_postgres(durable: bool = True) -> TempPostgres:
    """A temporary PostgreSQL server."""
    return TempPostgres(durable)
