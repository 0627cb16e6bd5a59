"""How a game is drawn in the terminal: one module for each game, named like it."""

from __future__ import annotations

from importlib import import_module

from hadal.cli.draw.canvas import Choice as Choice
from hadal.cli.draw.canvas import Drawing as Drawing
from hadal.cli.terminal import Terminal
from hadal.words import Words


def columns(game: str) -> int:
    """How wide the table of a game is drawn."""
    return int(import_module(f"hadal.cli.draw.{game}").COLUMNS)


def terminal_for(game: str) -> Terminal:
    """A terminal as wide as the table of a game is drawn."""
    return Terminal(columns=columns(game))


def drawing(game: str, terminal: Terminal, words: Words) -> Drawing:
    """The drawing of a game for a terminal."""
    made = import_module(f"hadal.cli.draw.{game}").drawing(terminal, words)
    assert isinstance(made, Drawing)
    return made
