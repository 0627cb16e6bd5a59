"""Lucky Dip installed as a separate distribution, as a user would install a game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.store_fixtures import postgres as postgres

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PROJECT = Path(__file__).parent / "project"

Run = Callable[..., str]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The PYTHONPATH with which Hadal finds the installed game."""
    return install(tmp_path_factory, {})


def install(tmp_path_factory: pytest.TempPathFactory, changes: dict[str, str]) -> str:
    """Install the game with changes of its plug-in; returns the PYTHONPATH with which Hadal finds it."""
    project, target = tmp_path_factory.mktemp("lucky-dip"), tmp_path_factory.mktemp("site")
    shutil.copytree(PROJECT, project, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    plugin = project / "lucky_dip" / "plugin.py"
    for old, new in changes.items():
        text = plugin.read_text(encoding="utf-8")
        assert old in text
        plugin.write_text(text.replace(old, new), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(target), str(project)], check=True, capture_output=True, text=True)
    return os.pathsep.join([str(SOURCE), str(target)])


@pytest.fixture
def run(installed: str, tmp_path: Path) -> Run:
    """Run Python with the game installed; return its output."""

    def run(*args: str, typed: str = "") -> str:
        env = os.environ | {"PYTHONPATH": installed, "COLUMNS": "100"}
        command = [sys.executable, *args]
        done = subprocess.run(command, input=typed, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
