"""What every drawing of a game can do."""

from __future__ import annotations

from rich.text import Text

from hadal.cli.terminal import Terminal
from hadal.core.event import Event
from hadal.core.game import Game, State
from hadal.words import Words


class Drawing:
    """A game's table as lines of text."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        self.terminal = terminal
        self.words = words

    def table(self, state: State, viewer: int | None, players: list[str], memory: bool = False) -> list[Text]:
        """The table as one viewer sees it (-1 a spectator; None sees every hand)."""
        raise NotImplementedError

    def results(self, game: Game, told: list[Event], players: list[str]) -> list[Text]:
        """The points by round, so far."""
        raise NotImplementedError

    def endings(self, game: Game, told: list[Event]) -> dict[str, int]:
        """How often a round ended in which way; empty for a game without rounds."""
        return {}

    def rounds(self, game: Game, told: list[Event]) -> int:
        """How many rounds were played; 0 for a game without rounds."""
        return 0
