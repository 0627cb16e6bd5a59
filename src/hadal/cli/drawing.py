"""The table of a game in the terminal: what every game can draw, and how a game's own drawing is found."""

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
    """Something to choose by its number: a sentence, and the actions that are played one after another."""

    text: str
    actions: list[int]  # none: another list of choices is shown


class TerminalTable:
    """A game's table as lines of text."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        self.terminal = terminal
        self.words = words

    def table(self, state: State, viewer: int | None, players: list[str], memory: bool = False) -> list[Text]:
        """The table as one viewer sees it (-1 a spectator; None sees every hand). By default, the view line by line."""
        seen = range(state.game.seats) if viewer is None else [viewer]
        views = [state.view(one) for one in seen]
        return [Text(f"{key}: {value}") for view in views for key, value in view.items()]

    def results(self, state: State, told: list[Event], players: list[str]) -> list[Text]:
        """The points, and how they came about. By default, the points alone."""
        return [Text(f"{player}: {points}") for player, points in zip(players, state.scores(), strict=True)]

    def choices(self, state: State, single: bool) -> list[Choice]:
        """What the seat to move can choose; where several actions make one choice, `single` asks for each."""
        labels = [self.words.label(state, label) for label in state.labels()]
        return [Choice(text, [action]) for text, action in zip(labels, state.legal(), strict=True)]

    def info(self, state: State, viewer: int) -> list[tuple[str, str]]:
        """The cards on the table explained, name by name; empty if they explain themselves."""
        return []

    def interval(self, state: State, told: list[Event], fresh: int, players: list[str]) -> list[Text]:
        """What a round has brought that ended among the last events, `fresh` of them; nothing if none ended."""
        return []

    def low(self) -> bool:
        """Is the screen too low for table, log and choices, so that the log comes first and may scroll away?"""
        return False

    def endings(self, game: Game, told: list[Event]) -> dict[str, int]:
        """How often a round ended in which way; empty for a game without rounds."""
        return {}

    def rounds(self, game: Game, told: list[Event]) -> int:
        """How many rounds were played; 0 for a game without rounds."""
        return 0


def terminal_for(game: str) -> Terminal:
    """A terminal as wide as the table of a game."""
    return Terminal(columns=plugin(game).columns)


def table_for(game: str, terminal: Terminal, words: Words) -> TerminalTable:
    """The table of a game in this terminal."""
    return plugin(game).terminal(terminal, words) or TerminalTable(terminal, words)
