"""`hadal serve` from the outside: starting and stopping."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hadal.cli.serve import is_serving
from hadal.server.config import Config, SetupError, data_folder, from_env
from hadal.server.people.signing_key import create_key_file, signing_keys
from hadal.server.run import run
from hadal.server.store.schema import upgrade_sqlite
from tests.cli.conftest import Hadal
from tests.cli.conftest import hadal as hadal

COMMAND = [sys.executable, "-m", "hadal", "serve", "--no-open"]


@contextmanager
def served(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running server and its address."""
    command = [*COMMAND, "--data", str(folder), "--port", "0", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Hadal is running at http://127.0.0.1:"), line or process.communicate()
            yield process, line.split()[4]
        finally:
            if process.poll() is None:
                process.kill()


def refused(folder: Path, **settings: Any) -> str:
    """Why a server cannot start."""
    with pytest.raises(SetupError) as error:
        run(Config(data=settings.pop("data", folder), port=0, **settings), lambda _: pytest.fail("it began"))
    assert "\n" not in str(error.value)
    return str(error.value)


def test_it_serves_and_ends_on_ctrl_c(tmp_path: Path) -> None:
    with served(tmp_path) as (process, url):
        assert httpx.post(f"{url}/api/me", json={"name": "Ann"}, timeout=240).status_code == 201
        assert "<title>Hadal</title>" in httpx.get(url, timeout=240).text
        assert "server" not in httpx.get(url, timeout=240).headers
        assert 'hadal_store_seconds_count{call="add_person"} 1.0' in httpx.get(f"{url}/metrics", timeout=240).text
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=240)
    assert process.returncode == 0 and "Traceback" not in log
    assert json.loads(log.splitlines()[-1])["event"] == "stopped"
    assert (tmp_path / "hadal.db").exists() and (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600


def test_people_are_known_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path) as (process, url), httpx.Client(timeout=240) as client:
        client.post(f"{url}/api/me", json={"name": "Ann"})
        cookie = client.cookies["hadal"]
        process.terminate()
        assert process.wait(240) == 0
    with served(tmp_path) as (process, url):
        assert httpx.get(f"{url}/api/me", cookies={"hadal": cookie}, timeout=240).json()["name"] == "Ann"


def test_players_are_notified_when_the_server_stops(tmp_path: Path) -> None:
    with served(tmp_path) as (process, url), httpx.Client(base_url=url, timeout=240) as client:
        client.post("/api/me", json={"name": "Ann"})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        id = client.post("/api/tables", json={"game": "abyss", "seats": seats, "start": True}).json()["id"]
        cookie = {"Cookie": f"hadal={client.cookies['hadal']}"}
        address = f"{url.replace('http', 'ws')}/ws/tables/{id}"
        with connect(address, additional_headers=cookie, open_timeout=240) as session:
            session.send('{"type": "hello"}')
            assert json.loads(session.recv(240))["type"] == "table"
            process.terminate()
            kinds: list[str] = []
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    kinds.append(json.loads(session.recv(240))["type"])
        assert kinds[-1] == "bye" and closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert process.wait(240) == 0


def test_messages_that_are_too_long_end_the_socket(tmp_path: Path) -> None:
    with served(tmp_path) as (_, url), httpx.Client(base_url=url, timeout=240) as client:
        client.post("/api/me", json={"name": "Ann"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        id = client.post("/api/tables", json={"game": "abyss", "seats": seats}).json()["id"]
        with connect(f"{url.replace('http', 'ws')}/ws/tables/{id}", open_timeout=240) as session:
            session.send("x" * 70_000)
            with pytest.raises(ConnectionClosed) as closed:
                session.recv(240)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_a_port_in_use_gives_a_message_and_no_traceback(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [*COMMAND, "--data", str(tmp_path), "--port", str(port)]
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=240)
    assert done.returncode == 2 and done.stderr.count("\n") == 1, done
    assert done.stderr.startswith(f"hadal: port {port} of 127.0.0.1 cannot be used") and "--port" in done.stderr


def test_a_second_start_opens_the_table_that_is_running(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{opened}\n')
    browser.chmod(0o755)
    with served(tmp_path / "data") as (_, url):
        command = [sys.executable, "-m", "hadal", "serve", "--data", str(tmp_path / "second")]
        command += ["--port", url.rsplit(":", 1)[1]]
        env = os.environ | {"BROWSER": f"{browser} %s"}
        done = subprocess.run([*command, "--open"], check=False, capture_output=True, text=True, env=env, timeout=240)
        assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith(
            f"Hadal is already running at {url}"
        )
        assert opened.read_text().strip() == url
        # Scripts and services need to know that the port was not free.
        done = subprocess.run([*command, "--no-open"], check=False, capture_output=True, text=True, timeout=240)
        assert done.returncode == 2 and "cannot be used" in done.stderr


def hang_up(listener: socket.socket) -> None:
    """Accept one connection and close it."""
    listener.accept()[0].close()


def test_a_port_of_another_program_is_not_opened() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        address = f"http://127.0.0.1:{other.getsockname()[1]}"
        answer = Thread(target=hang_up, args=(other,))
        answer.start()
        assert not is_serving(address)
        answer.join()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "data folder" in refused(tmp_path / "file" / "x")


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    assert "a database is" in refused(tmp_path, db="mysql://x")
    said = refused(tmp_path, db="postgresql://ann:hunter2@127.0.0.1:1/hadal")
    assert "cannot be reached" in said and "hunter2" not in said
    (tmp_path / "odd.db").write_bytes(b"this is no database" * 100)
    refused(tmp_path, db=str(tmp_path / "odd.db"))
    assert "no folder" in refused(tmp_path, db=str(tmp_path / "nowhere" / "x.db"))


def test_a_newer_schema(tmp_path: Path) -> None:
    upgrade_sqlite(str(tmp_path / "hadal.db"))
    with sqlite3.connect(tmp_path / "hadal.db") as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer than this program" in refused(tmp_path)


def test_an_invalid_key(tmp_path: Path) -> None:
    assert "HADAL_SECRET" in refused(tmp_path, secret="short")
    (tmp_path / "secret.key").write_text("?")
    assert "damaged" in refused(tmp_path)


def test_the_key_is_created_once(tmp_path: Path) -> None:
    keys = signing_keys(tmp_path, "")
    assert len(keys) == 1 and len(keys[0]) >= 32 and signing_keys(tmp_path, "") == keys
    assert signing_keys(tmp_path, f"{'x' * 32},{'y' * 32}") == ["x" * 32, "y" * 32]
    create_key_file(tmp_path / "secret.key")
    assert signing_keys(tmp_path, "") == keys and [path.name for path in tmp_path.iterdir()] == ["secret.key"]


def test_numbers_out_of_bounds(hadal: Hadal) -> None:
    assert "0 to 65535" in hadal.refuses("serve", "--port", "70000")
    assert "0 to 64" in hadal.refuses("serve", "--workers", "65")


def test_settings_from_the_environment() -> None:
    config = from_env(
        {
            "HOME": "/home/ann",
            "HADAL_ORIGINS": "https://a.example/, https://b.example",
            "HADAL_PROXIES": "10.0.0.0/8 ::1",
            "HADAL_LIMITS": "off",
            "HADAL_ADMIN_TOKEN": "hush",
            "HADAL_BASE_URL": "https://hadal.example/",
        }
    )
    assert config.origins == ("https://a.example", "https://b.example") and len(config.proxies) == 2
    assert not config.limits and config.database() == "/home/ann/.local/share/hadal/hadal.db"
    assert config.address() == "https://hadal.example" and "hush" not in repr(config)
    assert data_folder({"XDG_DATA_HOME": "/d"}) == Path("/d/hadal")
    assert Config(Path("."), host="0.0.0.0", port=1).address() == "http://127.0.0.1:1"
    for name, value in (("HADAL_PROXIES", "here"), ("HADAL_LIMITS", "maybe"), ("HADAL_WORKERS", "-1")):
        with pytest.raises(SetupError, match=name):
            from_env({name: value})
