"""The table of a game in the terminal: the default drawing, and the lookup of a game's own."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from hadal.cli.terminal import Terminal
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.registry import plugin
from hadal.core.state import State
from hadal.words import Words


@dataclass
class Choice:
    """A numbered choice: a sentence and the actions to play in sequence."""

    text: str
    actions: list[int]  # empty: shows another list of choices


class TerminalTable:
    """Draws a game's table as lines of text."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        self.terminal = terminal
        self.words = words

    def table(self, state: State, viewer: int | None, players: list[str], memory: bool = False) -> list[Text]:
        """Return the table as a viewer sees it (-1: spectator; None: every hand). By default, the view line by line."""
        seen = range(state.game.seats) if viewer is None else [viewer]
        views = [state.view(one) for one in seen]
        return [Text(f"{key}: {value}") for view in views for key, value in view.items()]

    def results(self, state: State, events: list[Event], players: list[str]) -> list[Text]:
        """Return the points and their breakdown. By default, the points alone."""
        return [Text(f"{player}: {points}") for player, points in zip(players, state.scores(), strict=True)]

    def choices(self, state: State, single: bool) -> list[Choice]:
        """Return the choices of the seat to move; with `single`, each action of a combined choice separately."""
        labels = [self.words.label(state, label) for label in state.labels()]
        return [Choice(text, [action]) for text, action in zip(labels, state.legal(), strict=True)]

    def info(self, state: State, viewer: int) -> list[tuple[str, str]]:
        """Return the names and texts of the cards on the table; empty if they need no explanation."""
        return []

    def interval(self, state: State, events: list[Event], fresh: int, players: list[str]) -> list[Text]:
        """Return the points of a round that ended within the last `fresh` events; empty if none ended."""
        return []

    def low(self) -> bool:
        """Return whether the screen is too low for table, log and choices, so that the log goes first."""
        return False

    def endings(self, game: Game, events: list[Event]) -> dict[str, int]:
        """Count how rounds ended; empty for a game without rounds."""
        return {}

    def rounds(self, game: Game, events: list[Event]) -> int:
        """Return the number of rounds played; 0 for a game without rounds."""
        return 0


def terminal_for(game: str) -> Terminal:
    """Return a terminal as wide as the table of a game."""
    return Terminal(columns=plugin(game).columns)


def table_for(game: str, terminal: Terminal, words: Words) -> TerminalTable:
    """Return the table of a game for this terminal."""
    return plugin(game).terminal(terminal, words) or TerminalTable(terminal, words)
