"""What the full-screen application shows and does, whether the game runs here or on a server."""

from __future__ import annotations

import asyncio
import io
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Protocol

from rich.console import Console
from rich.text import Text

from hadal.bots.search import AnalysisLine, analyse
from hadal.cli.drawing import Choice, TerminalTable, table_for
from hadal.cli.terminal import Terminal
from hadal.core.bot import Budget
from hadal.core.match import Match
from hadal.core.state import State
from hadal.words import Words

HINT_SECONDS = 1.0
PAGE_SHARE, MOST_PAGE, PAGE_EDGES = 0.9, 100, 6  # of the columns of a page, as in app.tcss

LOG_SEPARATOR = " · "  # between the sentences of one line of the log


@dataclass
class LogEntry:
    """A line of the log: who, and what happened."""

    who: str
    text: str


@dataclass
class Page:
    """A text that the player reads and closes."""

    title: str
    lines: list[Text]


class Display(Protocol):
    """What a table asks of the application."""

    def refresh_table(self) -> None:
        """Show the position, the question, the choices and the log."""

    def tell(self, sentence: str, warning: bool = False) -> None:
        """Show a short message."""

    async def read_to_end(self, page: Page) -> None:
        """Show a page and wait until it is closed."""

    async def pass_screen(self, lines: list[str]) -> None:
        """Hide the table until the next player is ready."""

    async def agreed(self, question: str) -> bool:
        """Ask a yes-or-no question."""


class ScreenArea(Terminal):
    """A part of the full screen on which lines are drawn."""

    @classmethod
    def of(cls, columns: int, rows: int) -> ScreenArea:
        """Return an area of this size."""
        console = Console(file=io.StringIO(), width=columns, height=rows, force_terminal=True, highlight=False)
        return cls(console, ascii=False, columns=columns)

    @property
    def interactive(self) -> bool:
        """Return that a person looks at it."""
        return True


class FullScreenTable(ABC):
    """A game as one player at this terminal sees it."""

    words: Words
    title: str
    viewer: int  # the seat whose cards are shown; -1: a spectator
    draw: TerminalTable
    draw_page: TerminalTable  # for a page over the table
    single = False  # are combined choices split into single actions?
    leave_question = "cli-leave-table"
    can_chat = False
    display: Display  # set by the application

    def fit(self, columns: int, rows: int) -> None:
        """Draw for a screen of this size."""
        name, page = self.state().game.name, min(MOST_PAGE, int(PAGE_SHARE * columns)) - PAGE_EDGES
        self.draw = table_for(name, ScreenArea.of(columns, rows), self.words)
        self.draw_page = table_for(name, ScreenArea.of(page, rows), self.words)

    # What is shown.

    @abstractmethod
    def state(self) -> State:
        """Return the position; what the viewer may not see need not be right."""

    @abstractmethod
    def board(self) -> list[Text]:
        """Return the table as lines."""

    @abstractmethod
    def log(self) -> list[LogEntry]:
        """Return the log, oldest first."""

    @abstractmethod
    def waits_for_me(self) -> bool:
        """Return whether a person at this terminal must answer."""

    def question(self) -> str:
        """Return the question, or who is being waited for."""
        state = self.state()
        if state.over():
            return self.words.text("cli-over")
        if self.waits_for_me():
            return str(self.words.question(state, self.viewer))
        return self.words.text("cli-waiting-for", seat=self.words.seat(state.to_move()))

    def clocks(self, columns: int) -> Text:
        """Return the time that each player has left, in this many columns if possible; empty if nobody has a clock."""
        return Text()

    def choices(self) -> list[Choice]:
        """Return the choices; none if nobody here must answer."""
        return self.draw.choices(self.state(), self.single) if self.waits_for_me() else []

    def info(self) -> list[tuple[str, str]]:
        """Return the cards on the table with their texts."""
        return self.draw.info(self.state(), self.viewer)

    def help(self) -> str:
        """Return the rules of the question."""
        return "" if self.state().over() else self.words.help(self.state())

    # What the player does.

    async def choose(self, choice: Choice) -> None:
        """Answer the question, or show the other list of choices."""
        if not choice.actions:
            self.single = not self.single
            self.display.refresh_table()
            return
        question = self.state().question()
        await self.play(choice.actions)
        self.single = self.single and not self.state().over() and self.state().question() == question

    @abstractmethod
    async def play(self, actions: list[int]) -> None:
        """Play the moves of one choice."""

    @abstractmethod
    async def undo(self) -> None:
        """Undo the last choice, or say why that is not possible."""

    @abstractmethod
    async def hint(self) -> Page | None:
        """Return the moves that the strongest bot would consider; None if that is not possible here."""

    async def searched(self, seed: int) -> Page:
        """Return the best moves of a search that knows only what the player knows."""
        state, seat = self.state().clone(), self.viewer
        lines = await asyncio.to_thread(analysed, state, seat, seed)
        labels = {label.action: str(self.words.label(state, label)) for label in state.labels()}
        shown = [
            Text(self.words.text("cli-hint-line", move=labels[line.action], chance=round(line.chance * 100)))
            for line in lines
        ]
        return Page(self.words.text("cli-hint"), shown)

    def results_of(self, match: Match, seat: int, players: list[str]) -> Page:
        """Return the points, the winners and the secret of the shuffle."""
        text = self.words.text
        events = [event for entry in match.events for event in entry]
        lines = [*self.draw_page.results(match.state, events, players), Text()]
        for winner in match.state.winners():
            name = "cli-you-win" if winner == seat else "cli-winner"
            lines.append(Text(text(name, seat=self.words.seat(winner)), "bold green"))
        lines += [Text(), Text(text("cli-secret")), Text(f"  {match.record.secret.hex()}", "cyan")]
        return Page(text("cli-over"), lines)

    async def say(self, text: str) -> None:
        """Send a chat message, where there is somebody to read it."""
        assert not self.can_chat

    @abstractmethod
    async def run(self) -> None:
        """Play until the game is over."""

    @abstractmethod
    def save(self) -> None:
        """Save the record, if the game runs here."""

    @abstractmethod
    def closing_lines(self) -> list[str]:
        """Return what the terminal says after the application was closed."""


def analysed(state: State, seat: int, seed: int) -> list[AnalysisLine]:
    """Return the best moves, found from a guess of what the player cannot see."""
    return analyse(state.guess(seat, seed), seat, Budget(seconds=HINT_SECONDS), seed)
