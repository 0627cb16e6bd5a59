"""Terminal output: capabilities and layout."""

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
LEAST_NAME = 24  # columns of a name in a glossary
# rich breaks lines at no-break spaces; private-use characters replace them while it wraps.
NO_BREAK = "\u202f\u00a0"
HELD = "\ue000\ue001"


class Screen(Console):
    """A console whose reader may close the pipe (`hadal show … | head`)."""

    def on_broken_pipe(self) -> None:
        """Raise, so that `guarded` handles it instead of rich's own exit code."""
        raise BrokenPipeError


class Terminal:
    """A console of limited width that falls back to ASCII where necessary."""

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
        """Return the width in columns."""
        return min(self.columns, self.console.width)

    @property
    def interactive(self) -> bool:
        """Return whether a person is at the terminal."""
        return sys.stdin.isatty() and self.console.is_terminal

    def plain(self, text: str) -> str:
        """Return a text as this terminal can show it."""
        return unaccented(text) if self.ascii else text

    def text(self, text: str, style: str = "") -> Text:
        """Return a styled text as this terminal can show it."""
        return Text(self.plain(text), style)

    def say(self, text: str = "", style: str = "") -> None:
        """Print a text, wrapped to the width."""
        line = self.text(text, style)
        held = any(space in text for space in NO_BREAK)
        self.show(*(self.wrapped(line, self.console.width) if held else [line]))

    def paragraph(self, text: str) -> None:
        """Print a text of several lines as one paragraph, wrapped to the width."""
        self.say(" ".join(re.split("[ \n]+", text.strip())))

    def show(self, *things: RenderableType) -> None:
        """Print anything rich can render."""
        for thing in things:
            self.console.print(thing)

    def rule(self, title: str = "") -> None:
        """Print a horizontal rule with a title at its left."""
        mark = "-" if self.ascii else "─"
        head = f"{mark} {self.plain(title)} " if title else ""
        line = Text(head + mark * (self.width - len(head)), "dim")
        if title:
            line.stylize("bold not dim", 2, 2 + len(self.plain(title)))
        self.console.print(line)

    def wrapped(self, text: Text, width: int) -> list[Text]:
        """Wrap a text; never break at a no-break space."""
        held = text.copy()
        held.plain = text.plain.translate(str.maketrans(NO_BREAK, HELD))
        lines = list(held.wrap(self.console, width))
        for line in lines:
            line.plain = line.plain.translate(str.maketrans(HELD, NO_BREAK))
            line.rstrip()
        return lines

    def hung(self, head: Text, body: Text) -> list[Text]:
        """Return the lines of a text beside its head, with a hanging indent."""
        out = []
        for i, line in enumerate(self.wrapped(body, self.width - head.cell_len)):
            line.rstrip()
            # assembled, because a sum takes the style of its first part
            out.append(Text.assemble(head if i == 0 else " " * head.cell_len, line))
        return out

    def hanging(self, head: Text, body: Text) -> None:
        """Print a text beside its head."""
        self.show(*self.hung(head, body))

    def glossary(self, entries: list[tuple[str, str]]) -> None:
        """Print names, each with a text beside it."""
        room = max([LEAST_NAME, *(len(name) + 1 for name, _ in entries)])
        for name, text in entries:
            self.hanging(self.text(f" {name:<{room}}", "bold"), self.text(text))

    def clear(self, forget: bool = False) -> None:
        """Clear the screen; with `forget`, the scrollback too."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            if forget:
                self.console.file.write("\x1b[3J")

    def forget_typing(self) -> None:
        """Discard input typed before the question was shown."""
        try:
            import termios
        except ImportError:
            return
        if sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def ask(self, prompt: str) -> str:
        """Read a line; raise EOFError at the end of input."""
        self.console.print(self.text(prompt, "bold"), end="")
        typed = input().strip()
        if not sys.stdin.isatty():
            self.say(typed)  # input that is not from a terminal is not echoed
        return typed


def progress_on_stderr() -> Console | None:
    """Return a console for a progress bar, if stderr is a terminal."""
    console = Console(stderr=True, highlight=False)
    return console if console.is_terminal and not console.is_dumb_terminal else None
