"""`hadal rules`: how to play a game."""

from __future__ import annotations

import re

from rich.markdown import Markdown

from hadal.cli.arguments import OK, UsageError, language_in_use, message
from hadal.cli.terminal import Terminal
from hadal.core.registry import default_name, plugin

PICTURE = re.compile(r"!\[[^\]]*\]\(picture:[^)]*\)\n+")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")


def rules(game: str) -> int:
    """Print the rules of a game, laid out for a person and as Markdown for a file."""
    name = game or default_name()
    text = plugin(name).how_to_play(language_in_use())
    if not text:
        raise UsageError(message("cli-no-rules", game=name))
    print_page(without_pictures(text), Terminal())
    return OK


def without_pictures(text: str) -> str:
    """The page as a terminal can show it: no pictures, and the files that links lead to."""
    return LINK.sub(r"\1 (docs/\2)", PICTURE.sub("", text))


def print_page(text: str, terminal: Terminal) -> None:
    """Print Markdown."""
    text = terminal.plain(text)
    if terminal.console.is_terminal:
        terminal.console.print(Markdown(text, hyperlinks=False))
    else:
        print(text, end="")
