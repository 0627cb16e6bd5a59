"""What ./play and ./test say and leave behind while they set up, tested with stand-ins for Python, pip and uv."""

from __future__ import annotations

import importlib.metadata
import os
import re
import shutil
import subprocess
from pathlib import Path

import compile_rules
import pytest
import trim_locales

ROOT = Path(__file__).resolve().parents[2]
FAKE = Path(__file__).with_name("fake_python.sh")
TOOLS = [
    "sh",
    "cat",
    "cksum",
    "basename",
    "dirname",
    "mkdir",
    "rm",
    "cp",
    "chmod",
    "tail",
    "grep",
    "id",
    "nice",
    "setsid",
    "sleep",
]


class Checkout:
    """A small checkout with the real scripts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "checkout"
        self.bin = folder / "bin"
        self.calls = folder / "calls"
        for name in ("play", "tools/setup.sh"):
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, self.folder / name)
        for name in ("requirements/run.lock", "requirements/client.lock", "pyproject.toml", "hatch_build.py", "web/x"):
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).touch()
        # Only what the scripts need: no apt-get, no sudo, no other Python.
        self.bin.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found, tool
            (self.bin / tool).symlink_to(found)
        shutil.copy2(FAKE, self.bin / "python3")
        (self.bin / "python3").chmod(0o755)

    def env(self, **more: str) -> dict[str, str]:
        """The environment of ./play."""
        return {"PATH": str(self.bin), "FAKE_LOG": str(self.calls), "HOME": str(self.folder)} | more

    def play(self, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Run ./play."""
        return subprocess.run(
            ["./play", *args],
            cwd=self.folder,
            env=self.env(**env),
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_the_first_start_sets_up_and_serves(checkout: Checkout) -> None:
    done = checkout.play("--port", "8500")
    assert (done.returncode, done.stdout) == (0, "hadal serve --port 8500\n"), done.stderr
    assert "installing packages from requirements/run.lock" in done.stderr
    again = checkout.play("--terminal", "abyss")
    assert (again.stdout, again.stderr) == ("hadal play abyss\n", "")


def test_a_second_start_waits_until_the_first_one_has_set_up(checkout: Checkout) -> None:
    with subprocess.Popen(["sleep", "600"]) as first:
        lock = checkout.folder / "build/setting-up"
        lock.mkdir(parents=True)
        (lock / "owner").write_text(f"{first.pid}\n")
        with subprocess.Popen(
            ["./play"],
            cwd=checkout.folder,
            env=checkout.env(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as second:
            assert second.stderr
            assert "another start is setting up this folder" in second.stderr.readline()
            assert lock.is_dir() and second.poll() is None and "venv --clear" not in checkout.calls.read_text()
            first.kill()
            first.wait()
            out, _ = second.communicate(timeout=300)
    assert (second.returncode, out) == (0, "hadal serve\n") and not lock.exists()


def test_a_start_that_failed_does_not_keep_others_waiting(checkout: Checkout) -> None:
    assert checkout.play(FAKE_ERROR="no such package").returncode != 0
    assert not (checkout.folder / "build/setting-up").exists()


def test_a_checkout_that_is_only_played_in_keeps_no_node(checkout: Checkout) -> None:
    assert checkout.play().returncode == 0
    assert "install -q --python .venv/bin/python --require-hashes --only-binary :all: -r requirements/client.lock" in (
        checkout.calls.read_text()
    )
    left = {path.name for path in (checkout.folder / ".venv/bin").iterdir()}
    assert left == {"python", "hadal"} and not (checkout.folder / "web/node_modules").exists()
    assert "compile_rules.py --tidy" in checkout.calls.read_text()


def test_what_play_does_not_need_is_removed_and_no_byte_code_is_made_in_advance(checkout: Checkout) -> None:
    assert checkout.play().returncode == 0
    calls = checkout.calls.read_text()
    assert "-m pip uninstall" in calls and "faker polyfactory" in calls and "trim_locales.py" in calls
    installs = [line for line in calls.splitlines() if "pip install" in line and line.startswith("python")]
    assert installs and all("--no-compile" in line for line in installs)


def test_the_compiler_comes_back_when_the_rules_have_changed(checkout: Checkout) -> None:
    assert checkout.play().returncode == 0
    checkout.calls.write_text("")
    (checkout.folder / "changed").touch()
    done = checkout.play()
    assert done.returncode == 0 and "installing the compiler of the rules" in done.stderr
    assert "-r requirements/run.lock" in checkout.calls.read_text()


def test_only_the_locales_of_the_texts_are_kept(tmp_path: Path) -> None:
    for name in ("root", "en", "en_GB", "fr_CA", "de", "ro", "eo"):
        (tmp_path / f"{name}.dat").touch()
    trim_locales.trim(tmp_path, trim_locales.languages(ROOT))
    assert {path.stem for path in tmp_path.iterdir()} == {"root", "en", "en_GB", "fr_CA"}


def test_a_checkout_that_is_developed_in_keeps_node(checkout: Checkout) -> None:
    (checkout.folder / ".venv/bin").mkdir(parents=True)
    shutil.copy2(checkout.bin / "python3", checkout.folder / ".venv/bin/python")
    (checkout.folder / ".venv/.installed-dev").touch()
    assert checkout.play().returncode == 0
    assert (checkout.folder / ".venv/bin/npm").exists() and (checkout.folder / "web/node_modules").exists()
    assert "--tidy" not in checkout.calls.read_text()


@pytest.mark.parametrize(
    "error",
    [
        "WARNING: Retrying ... Failed to establish a new connection: [Errno -3] Temporary failure in name resolution",
        "error: Request failed after 3 retries: dns error: failed to lookup address information",
        "ERROR: Could not install packages due to an OSError: HTTPSConnectionPool: Max retries exceeded",
    ],
)
def test_without_a_network_one_sentence_says_so(checkout: Checkout, error: str) -> None:
    done = checkout.play(FAKE_ERROR=error)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "== the packages could not be downloaded: there is no network connection, or the package index does not answer"
        " (details: .venv/setup.log)"
    )
    assert error not in done.stderr and error in (checkout.folder / ".venv/setup.log").read_text()
    assert checkout.play().returncode == 0, "the next start tries again"


def test_another_failure_of_the_installer_is_shown(checkout: Checkout) -> None:
    done = checkout.play(FAKE_ERROR="ERROR: THESE PACKAGES DO NOT MATCH THE HASHES")
    assert done.returncode == 1 and "DO NOT MATCH THE HASHES" in done.stderr
    assert done.stderr.endswith("== the packages could not be installed (see above; details: .venv/setup.log)\n")


def test_an_old_python_is_named(checkout: Checkout) -> None:
    done = checkout.play(FAKE_OLD="1")
    assert (done.returncode, done.stderr) == (
        1,
        "== python3 is Python 3.9.2; Hadal needs Python 3.11 or newer. Install one, or name it:"
        " PYTHON=/path/to/python ./play\n",
    )


def test_an_old_python_that_was_asked_for_is_refused(checkout: Checkout) -> None:
    old = str(checkout.bin / "python3")
    done = checkout.play(FAKE_OLD="1", PYTHON=old)
    assert (done.returncode, done.stderr) == (1, f"== PYTHON={old} is Python 3.9.2; Hadal needs Python 3.11 or newer\n")
    done = checkout.play(PYTHON="no-such-python")
    assert (done.returncode, done.stderr) == (
        1,
        "== PYTHON=no-such-python does not run; name a Python 3.11 or newer\n",
    )


def test_a_read_only_checkout_is_explained(checkout: Checkout) -> None:
    # A file in place of the folder: permissions do not stop a test that runs as root.
    (checkout.folder / ".venv").touch()
    done = checkout.play()
    assert (done.returncode, done.stderr) == (
        1,
        "== this folder cannot be written, and ./play installs its packages here (.venv):"
        " copy the checkout to a folder of your own\n",
    )


def test_a_read_only_checkout_that_is_set_up_plays(checkout: Checkout) -> None:
    assert checkout.play().returncode == 0
    before = {path: path.stat().st_mtime_ns for path in checkout.folder.rglob("*")}
    assert checkout.play().returncode == 0
    assert {path: path.stat().st_mtime_ns for path in checkout.folder.rglob("*")} == before


def test_help_shows_the_terminal_and_sets_nothing_up(checkout: Checkout) -> None:
    done = checkout.play("--help")
    assert done.returncode == 0 and "./play --terminal [GAME]" in done.stdout
    assert not (checkout.folder / ".venv").exists()
    checkout.play()
    assert checkout.play("-h").stdout.endswith("hadal serve --help\n")


def test_the_scripts_are_executable() -> None:
    assert all(os.access(ROOT / name, os.X_OK) for name in ("play", "test"))


def test_a_checkout_to_play_in_stays_below_250_mb() -> None:
    """The packages that stay installed, measured here, leave room for client, compiled rules, byte code and sources."""
    lock = (ROOT / "requirements/run.lock").read_text(encoding="utf-8")
    names = set(re.findall(r"^([a-z0-9][a-z0-9._-]*)==", lock, re.MULTILINE))
    removed = {*compile_rules.TOOLS, "faker", "polyfactory"}
    assert removed <= names
    languages = {"root", *trim_locales.languages(ROOT)}
    total = 0
    for name in names - removed:
        try:
            files = importlib.metadata.files(name) or []
        except importlib.metadata.PackageNotFoundError:  # for another platform
            continue
        for file in files:
            foreign = file.parent.name == "locale-data" and file.stem.partition("_")[0] not in languages
            path = Path(str(file.locate()))
            if file.suffix != ".pyc" and not foreign and path.is_file():
                total += path.stat().st_size
    assert 50e6 < total < 170e6, f"{total / 1e6:.0f} MB"
