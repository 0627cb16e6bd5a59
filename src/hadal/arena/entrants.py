"""Entrants of a contest: built-in bots, custom classes, or programs."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

import hadal
from hadal.arena.errors import ArenaError
from hadal.bots import bot, names

# Lets the child process find the same copy of this package.
HOST = (
    f"import sys; sys.path.insert(0, {str(Path(hadal.__file__).parents[1])!r});"
    " import hadal.arena.subprocess_main as main; main.main()"
)
OURS, PYTHON, PROGRAM = "ours", "python", "program"
NAMED = re.compile(r"([A-Za-z0-9_.+-]{1,24})=(.+)", re.DOTALL)
CLASS = re.compile(r"(.+):([A-Za-z_][A-Za-z_0-9]*)")


@dataclass(frozen=True)
class Entrant:
    """One bot of a contest: its name in tables, its kind, and the text that specifies it."""

    name: str
    kind: str
    source: str

    def command(self) -> list[str]:
        """Return the command that starts it in its own process."""
        if self.kind == PYTHON:
            return [sys.executable, "-c", HOST, self.source]
        return shlex.split(self.source)

    def as_dict(self) -> dict[str, str]:
        """Return the entrant as a JSON-ready dictionary."""
        return {"name": self.name, "kind": self.kind, "source": self.source}


def read_entrants(texts: list[str], game: str) -> list[Entrant]:
    """Read the requested bots; number those with equal names."""
    found: list[Entrant] = []
    for text in texts:
        entrant = read_entrant(text, game)
        taken = [other.name for other in found]
        name, n = entrant.name, 2
        while name in taken:
            name, n = f"{entrant.name}#{n}", n + 1
        found.append(Entrant(name, entrant.kind, entrant.source))
    return found


def read_entrant(text: str, game: str) -> Entrant:
    """Read one bot: NAME, module:Class, file.py:Class, a file or program:COMMAND; NAME= before it sets its name."""
    named = NAMED.fullmatch(text)
    label, source = (named[1], named[2]) if named else ("", text)
    if source.partition(":")[0] in names(game):
        bot(source, game)  # raises if the settings are invalid
        return Entrant(label or source, OURS, source)
    if source.startswith("program:"):
        return program(label, source.removeprefix("program:"), text)
    made = CLASS.fullmatch(source)
    if made and "\n" not in source:
        return Entrant(label or made[2], PYTHON, source)
    if os.path.exists(source):
        return file(label, source)
    raise unknown(source, game)


def program(label: str, line: str, text: str) -> Entrant:
    """Return the entrant for a command line."""
    try:
        words = shlex.split(line)
    except ValueError:
        words = []
    if not words:
        raise ArenaError("arena-bad-command", text=repr(text))
    if shutil.which(words[0]) is None:
        raise ArenaError("arena-no-program", program=words[0])
    return Entrant(label or short(words[-1]), PROGRAM, line)


def file(label: str, source: str) -> Entrant:
    """Return the entrant for an executable file."""
    if os.path.isdir(source):
        raise ArenaError("arena-folder", file=source)
    if os.access(source, os.X_OK):
        return Entrant(
            label or short(source), PROGRAM, shlex.quote(os.path.join(os.path.dirname(source) or ".", base(source)))
        )
    raise ArenaError("arena-python-file" if source.endswith(".py") else "arena-not-executable", file=source)


def unknown(source: str, game: str) -> ArenaError:
    """Return the error for an unknown bot, with suggestions."""
    meant = get_close_matches(source, names(game), 1)
    bots = ", ".join(names(game))
    if "/" in source or source.endswith((".py", ".sh", ".js", ".mjs", ".exe")):
        return ArenaError("arena-no-file", file=source)
    return ArenaError("arena-no-bot", bot=repr(source), game=game, bots=bots, known=len(meant), meant="".join(meant))


def display_name(text: str) -> str:
    """Return a short name for a bot given as on the command line: the one before =, its class, or its file."""
    if named := NAMED.fullmatch(text):
        return named[1]
    if made := CLASS.fullmatch(text):
        return made[2]
    return short(text.rsplit(maxsplit=1)[-1]) if "/" in text or " " in text else text


def base(path: str) -> str:
    """Return the last part of a path."""
    return os.path.basename(path)


def short(path: str) -> str:
    """Return a name for a program: its file name without folder and extension."""
    return (base(path).split(".")[0] or base(path))[:24]
