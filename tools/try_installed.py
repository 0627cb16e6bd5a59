"""Try an installed Hadal as its user would: compiled rules, games, records, terminal, environments, client over HTTP.

Where PyTorch is installed, it also trains for a moment.

python tools/try_installed.py            run by the workflow for every wheel, outside the checkout
python tools/try_installed.py --plain    the rules need not be compiled
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

HADAL = [sys.executable, "-m", "hadal"]


def run(*args: str, folder: Path, typed: str = "") -> str:
    """Run a command of Hadal and return what it prints."""
    done = subprocess.run([*HADAL, *args], cwd=folder, check=True, capture_output=True, text=True, input=typed)
    return done.stdout


def try_rules(plain: bool) -> None:
    """The package is installed, not imported from a checkout, and its rules are compiled."""
    import hadal
    from hadal import _form

    assert "site-packages" in str(hadal.__file__), hadal.__file__
    assert plain or _form.form() == "compiled", _form.why()


def try_games(folder: Path) -> None:
    """Every game is played by bots, and its record is right."""
    import hadal

    for game in hadal.names():
        run("record", game, "--bots", "greedy", "-o", f"{game}.jsonl", folder=folder)
        run("verify", f"{game}.jsonl", folder=folder)


def try_terminal(folder: Path) -> None:
    """A game is played line by line until the input ends; the full screen can be imported."""
    import hadal

    for game in hadal.names():
        said = run(
            "play", game, "--plain", "--bots", "random", "--save", f"{game}-mine.jsonl", folder=folder, typed="1\n1\n"
        )
        assert " 1  " in said, said
        run("verify", f"{game}-mine.jsonl", folder=folder)
    assert "link to the table" in run("join", "--help", folder=folder)
    __import__("hadal.cli.join")


def try_learning(folder: Path) -> None:
    """The vectorised environment steps; training says what it needs, and runs where PyTorch is installed."""
    import hadal
    from hadal.envs.vector import VectorEnv

    game = hadal.names()[0]
    assert VectorEnv(game, 4).masks.any(axis=1).all()
    assert "--updates" in run("train", "--help", folder=folder)
    if importlib.util.find_spec("torch"):
        run("train", game, "--run", "run", "--tables", "2", "--updates", "1", "--workers", "1", folder=folder)


def try_server(folder: Path) -> None:
    """The server shows the real client."""
    command = [*HADAL, "serve", "--no-open", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            line = server.stdout.readline()
            address = next(word for word in line.split() if word.startswith("http"))
            with urllib.request.urlopen(address, timeout=60) as page:
                html = page.read().decode()
            assert "<title>Hadal</title>" in html and "/assets/" in html, html
        finally:
            server.terminate()


def main() -> None:
    """Try everything."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try_rules("--plain" in sys.argv)
        try_games(Path(folder))
        try_terminal(Path(folder))
        try_learning(Path(folder))
        try_server(Path(folder))
    print("the installed package plays, verifies, learns and serves")


if __name__ == "__main__":
    main()
