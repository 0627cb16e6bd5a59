"""Who plays: a bot of ours, a class of your own, or any program."""

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

# Finds this package wherever the arena itself found it.
HOST = (
    f"import sys; sys.path.insert(0, {str(Path(hadal.__file__).parents[1])!r});"
    " import hadal.arena.subprocess_main as main; main.main()"
)
OURS, PYTHON, PROGRAM = "ours", "python", "program"
NAMED = re.compile(r"([A-Za-z0-9_.+-]{1,24})=(.+)", re.DOTALL)
CLASS = re.compile(r"(.+):([A-Za-z_][A-Za-z_0-9]*)")


@dataclass(frozen=True)
class Entrant:
    """One bot of a contest: its name in tables, what kind it is, and the text it is found by."""

    name: str
    kind: str
    source: str

    def command(self) -> list[str]:
        """What to start for it, where it runs in a process of its own."""
        if self.kind == PYTHON:
            return [sys.executable, "-c", HOST, self.source]
        return shlex.split(self.source)

    def as_dict(self) -> dict[str, str]:
        """JSON-ready."""
        return {"name": self.name, "kind": self.kind, "source": self.source}


def read_entrants(texts: list[str], game: str) -> list[Entrant]:
    """The bots that are asked for; two of one name are told apart."""
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
    """The bot that a text stands for: NAME, module:Class, file.py:Class, a file, program:COMMAND; NAME= before it."""
    named = NAMED.fullmatch(text)
    label, source = (named[1], named[2]) if named else ("", text)
    if source.partition(":")[0] in names(game):
        bot(source, game)  # with settings that make sense
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
    """A program from a command line."""
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
    """A program from a file that can be started."""
    if os.path.isdir(source):
        raise ArenaError("arena-folder", file=source)
    if os.access(source, os.X_OK):
        return Entrant(
            label or short(source), PROGRAM, shlex.quote(os.path.join(os.path.dirname(source) or ".", base(source)))
        )
    raise ArenaError("arena-python-file" if source.endswith(".py") else "arena-not-executable", file=source)


def unknown(source: str, game: str) -> ArenaError:
    """Nobody is called so: the sentence, with what may have been meant."""
    meant = get_close_matches(source, names(game), 1)
    bots = ", ".join(names(game))
    if "/" in source or source.endswith((".py", ".sh", ".js", ".mjs", ".exe")):
        return ArenaError("arena-no-file", file=source)
    return ArenaError("arena-no-bot", bot=repr(source), game=game, bots=bots, known=len(meant), meant="".join(meant))


def base(path: str) -> str:
    """The last part of a path."""
    return os.path.basename(path)


def short(path: str) -> str:
    """A name for a program: its file without folders and endings."""
    return (base(path).split(".")[0] or base(path))[:24]
