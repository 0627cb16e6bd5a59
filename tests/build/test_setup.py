"""What ./play and ./test say and leave behind while they set up, tested with stand-ins for Python, pip and uv."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

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

    def play(self, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Run ./play."""
        env = {"PATH": str(self.bin), "FAKE_LOG": str(self.calls), "HOME": str(self.folder)} | env
        return subprocess.run(
            ["./play", *args], cwd=self.folder, env=env, capture_output=True, text=True, check=False, timeout=300
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


def test_a_checkout_that_is_only_played_in_keeps_no_node(checkout: Checkout) -> None:
    assert checkout.play().returncode == 0
    assert "install -q --python .venv/bin/python --require-hashes --only-binary :all: -r requirements/client.lock" in (
        checkout.calls.read_text()
    )
    left = {path.name for path in (checkout.folder / ".venv/bin").iterdir()}
    assert left == {"python", "hadal"} and not (checkout.folder / "web/node_modules").exists()
    assert "compile_rules.py --tidy" in checkout.calls.read_text()


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
