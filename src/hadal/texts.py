"""Positions and actions as text for people; used by `State.board` and `State.label`."""

from __future__ import annotations

from functools import cache
from io import StringIO
from typing import TYPE_CHECKING

from hadal.core.registry import names, plugin
from hadal.core.state import IllegalAction, State

if TYPE_CHECKING:
    from hadal.words import Words


@cache
def words(language: str) -> Words:
    """Return the texts of a language, loaded on first use."""
    from hadal.words import Words

    return Words(language)


def board(state: State, viewer: int | None = None, language: str = "en") -> str:
    """Return the table as the terminal shows it: to a seat, to a spectator (-1), or with every hand open (None)."""
    from rich.console import Console

    from hadal.cli.drawing import TerminalTable, table_for
    from hadal.cli.terminal import WIDTH, Terminal

    game = state.game
    if viewer is not None:
        game.check_viewer(viewer)
    known = game.name in names()  # a game that is not registered is shown as what the viewer sees
    columns = plugin(game.name).columns if known else WIDTH
    console = Console(file=StringIO(), width=columns, color_system=None, highlight=False, markup=False, emoji=False)
    terminal = Terminal(console, ascii=False, columns=columns)
    table = table_for(game.name, terminal, words(language)) if known else TerminalTable(terminal, words(language))
    lines = table.table(state, viewer, [""] * game.seats, memory=viewer is not None)
    return "\n".join(line.plain.rstrip() for line in lines)


def label(state: State, action: int | str, language: str = "en") -> str:
    """Describe a legal action and its consequence in a sentence."""
    chosen = state.parse(action) if isinstance(action, str) else action
    if not state.allows(chosen):
        raise IllegalAction(state.game.complaint(state, chosen))
    return str(words(language).label(state, state.game.label(state, chosen)))
