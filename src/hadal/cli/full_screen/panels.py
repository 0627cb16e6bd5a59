"""Widgets of the full-screen application."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from hadal.cli.drawing import Choice
from hadal.cli.full_screen.table import Page, ScreenArea


@dataclass(frozen=True)
class Spot:
    """Where the name of a card is on the board."""

    row: int
    start: int
    end: int
    name: str


def spots(lines: list[Text], names: list[str]) -> list[Spot]:
    """Return where these names are; of names that overlap, the longest."""
    found: list[Spot] = []
    for row, line in enumerate(lines):
        taken: list[Spot] = []
        for name in sorted(set(names), key=len, reverse=True):
            at = line.plain.find(name)
            while at >= 0:
                start = cell_len(line.plain[:at])
                spot = Spot(row, start, start + cell_len(name), name)
                if all(spot.end <= other.start or spot.start >= other.end for other in taken):
                    taken.append(spot)
                at = line.plain.find(name, at + len(name))
        found += taken
    return found


class BoardPanel(Static):
    """The table of the game. The card under the pointer is explained; a click on it selects its choice."""

    class Pointed(Message):
        """The pointer is on a card, or on none (an empty name)."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    class Clicked(Message):
        """A card was clicked."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self) -> None:
        super().__init__(id="board", markup=False)
        self.spots: list[Spot] = []
        self.pointed = ""

    def show(self, lines: list[Text], names: list[str]) -> None:
        """Show the table; these names are explained."""
        self.spots = spots(lines, names)
        self.update(Text("\n").join(lines))

    def name_at(self, x: int, y: int) -> str:
        """Return the name of the card at a place."""
        return next((spot.name for spot in self.spots if spot.row == y and spot.start <= x < spot.end), "")

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Report when the pointer enters or leaves a card."""
        name = self.name_at(event.x, event.y)
        if name != self.pointed:
            self.pointed = name
            self.post_message(self.Pointed(name))

    def on_leave(self) -> None:
        """The pointer is on no card."""
        if self.pointed:
            self.pointed = ""
            self.post_message(self.Pointed(""))

    def on_click(self, event: events.Click) -> None:
        """Report a click on a card."""
        name = self.name_at(event.x, event.y)
        if name:
            self.post_message(self.Clicked(name))


class ChoiceList(OptionList):
    """The numbered choices: arrows and Enter, numbers, or a click. Page up and down scroll the board."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "app.scroll_board(-1)", show=False),
        Binding("pagedown", "app.scroll_board(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False)
        self.choices: list[Choice] = []
        self.wrapped_to = 0  # columns
        self.typed = ""

    def show(self, choices: list[Choice]) -> None:
        """Show these choices; keep the highlight if they are the same."""
        width = self.scrollable_content_region.width
        if choices == self.choices and width == self.wrapped_to:
            return
        highlighted = self.highlighted if choices == self.choices else 0
        self.choices, self.wrapped_to = choices, width
        self.typed = ""
        self.clear_options()
        for n, choice in enumerate(choices, 1):
            self.add_option(Option(self.wrapped(n, str(choice.text), width)))
        self.highlighted = highlighted if choices else None

    def wrapped(self, n: int, sentence: str, width: int) -> Text:
        """Return a numbered choice; its further lines begin under the first."""
        text = Text(sentence)
        text.highlight_regex(r"\([^)]*\)", "dim")
        head = Text(f"{n:>2}  ", "bold cyan")
        lines = ScreenArea.of(max(20, width), 1).hung(head, text)
        return Text("\n").join(lines)

    def named(self, names: list[str]) -> list[str]:
        """Return which of these names the highlighted choice has."""
        if self.highlighted is None or self.highlighted >= len(self.choices):
            return []
        return [spot.name for spot in spots([Text(str(self.choices[self.highlighted].text))], names)]

    def on_key(self, event: events.Key) -> None:
        """Select by number. A number that could be the beginning of a longer one waits for Enter."""
        if not (event.character and event.character.isascii() and event.character.isdigit()):
            self.typed = ""
            return
        event.stop()
        self.typed = (self.typed + event.character).lstrip("0")
        if not self.typed or int(self.typed) > len(self.choices):
            self.typed = ""
            self.app.bell()
            return
        self.highlighted = int(self.typed) - 1
        if int(self.typed) * 10 > len(self.choices):
            self.typed = ""
            self.action_select()


class Reading(ModalScreen[None]):
    """A text over the table; Enter, Escape or a click closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q", "dismiss", show=False)]

    def __init__(self, page: Page, close: str) -> None:
        super().__init__()
        self.page = page
        self.close = close

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        with Vertical(id="page"):
            yield Static(self.page.title, id="title", markup=False)
            with VerticalScroll(id="text"):
                yield Static(Text("\n").join(self.page.lines), markup=False)
            yield Static(self.close, id="close", markup=False)

    def on_click(self) -> None:
        """Close."""
        self.dismiss()


class Asking(ModalScreen[bool]):
    """A yes-or-no question."""

    def __init__(self, question: str, yes: str, no: str) -> None:
        super().__init__()
        self.question, self.yes, self.no = question, yes, no

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        with Vertical(id="page"):
            yield Static(self.question, id="title", markup=False)
            yield OptionList(self.yes, self.no, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer."""
        self.dismiss(event.option_index == 0)

    def on_key(self, event: events.Key) -> None:
        """Answer with the first letter, or no with Escape."""
        if event.key == "escape":
            self.dismiss(False)
        elif event.character and event.character.lower() in (self.yes[0].lower(), self.no[0].lower()):
            self.dismiss(event.character.lower() == self.yes[0].lower())


class Writing(ModalScreen[str]):
    """A line to type; Escape cancels."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", show=False)]

    def __init__(self, title: str) -> None:
        super().__init__()
        self.heading = title

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        with Vertical(id="page"):
            yield Static(self.heading, id="title", markup=False)
            yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Return the line."""
        self.dismiss(event.value.strip())

    def action_cancel(self) -> None:
        """Return nothing."""
        self.dismiss("")


class Passing(ModalScreen[None]):
    """Hides the table while the screen is passed to another player."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        with Vertical(id="page"):
            for line in self.lines:
                yield Static(line, markup=False)
