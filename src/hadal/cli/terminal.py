"""What the terminal can show, and how things are put on it."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from hadal.cli.ascii import ascii_only, unaccented

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDTH = 80
LEAST_NAME = 24  # columns for a name that is explained
# No line is broken at these spaces, though rich would: signs of private use stand for them while it breaks lines.
NO_BREAK = "\u202f\u00a0"
HELD = "\ue000\ue001"


class Screen(Console):
    """A console whose reader may go away (`hadal show … | head`)."""

    def on_broken_pipe(self) -> None:
        """Let the border decide what that means, instead of an exit code of rich's own."""
        raise BrokenPipeError


class Terminal:
    """A console of at most so many columns that falls back to ASCII where it must."""

    def __init__(self, console: Console | None = None, ascii: bool | None = None, columns: int = WIDTH) -> None:
        if console is None:
            console = Screen(highlight=False, markup=False, emoji=False, soft_wrap=False)
            if console.width > columns or not console.is_terminal:
                console.width = columns
        self.console = console
        self.columns = columns
        self.ascii = ascii_only(console.encoding) if ascii is None else ascii

    @property
    def width(self) -> int:
        """The columns in use."""
        return min(self.columns, self.console.width)

    @property
    def interactive(self) -> bool:
        """Is somebody sitting there?"""
        return sys.stdin.isatty() and self.console.is_terminal

    def plain(self, text: str) -> str:
        """A text as this terminal can show it."""
        return unaccented(text) if self.ascii else text

    def text(self, text: str, style: str = "") -> Text:
        """A styled text as this terminal can show it."""
        return Text(self.plain(text), style)

    def say(self, text: str = "", style: str = "") -> None:
        """A line, broken where it is too long."""
        line = self.text(text, style)
        held = any(space in text for space in NO_BREAK)
        self.show(*(self.wrapped(line, self.console.width) if held else [line]))

    def paragraph(self, text: str) -> None:
        """A text of several lines as one, broken where this terminal needs it."""
        self.say(" ".join(re.split("[ \n]+", text.strip())))

    def show(self, *things: RenderableType) -> None:
        """Anything rich can draw."""
        for thing in things:
            self.console.print(thing)

    def rule(self, title: str = "") -> None:
        """A line across, with a title at its left."""
        mark = "-" if self.ascii else "─"
        head = f"{mark} {self.plain(title)} " if title else ""
        line = Text(head + mark * (self.width - len(head)), "dim")
        if title:
            line.stylize("bold not dim", 2, 2 + len(self.plain(title)))
        self.console.print(line)

    def wrapped(self, text: Text, width: int) -> list[Text]:
        """The lines of a text, none of them broken before the punctuation that a no-break space holds back."""
        held = text.copy()
        held.plain = text.plain.translate(str.maketrans(NO_BREAK, HELD))
        lines = list(held.wrap(self.console, width))
        for line in lines:
            line.plain = line.plain.translate(str.maketrans(HELD, NO_BREAK))
            line.rstrip()
        return lines

    def hung(self, head: Text, body: Text) -> list[Text]:
        """The lines of a text beside its head, the further ones indented under the first."""
        out = []
        for i, line in enumerate(self.wrapped(body, self.width - head.cell_len)):
            line.rstrip()
            # assembled, not added: a sum takes its first part's style for the whole
            out.append(Text.assemble(head if i == 0 else " " * head.cell_len, line))
        return out

    def hanging(self, head: Text, body: Text) -> None:
        """A text beside its head."""
        self.show(*self.hung(head, body))

    def glossary(self, entries: list[tuple[str, str]]) -> None:
        """Names, each with a text beside it."""
        room = max([LEAST_NAME, *(len(name) + 1 for name, _ in entries)])
        for name, text in entries:
            self.hanging(self.text(f" {name:<{room}}", "bold"), self.text(text))

    def clear(self, forget: bool = False) -> None:
        """A fresh screen, where there is one; if need be without what has scrolled off it."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            if forget:
                self.console.file.write("\x1b[3J")

    def forget_typing(self) -> None:
        """Drop what was typed while nobody had asked: it would answer a question that was not yet read."""
        try:
            import termios
        except ImportError:
            return
        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def ask(self, prompt: str) -> str:
        """A line that somebody types; EOFError when nobody will type any more."""
        self.console.print(self.text(prompt, "bold"), end="")
        typed = input().strip()
        if not sys.stdin.isatty():
            self.say(typed)  # nobody's terminal has echoed it
        return typed


def progress_on_stderr() -> Console | None:
    """A console for a progress bar, if somebody watches."""
    console = Console(stderr=True, highlight=False)
    return console if console.is_terminal and not console.is_dumb_terminal else None
