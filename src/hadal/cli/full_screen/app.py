"""The full-screen application: the table with the question, the choices, the log, and the card under the pointer."""

from __future__ import annotations

import asyncio
import re

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, OptionList, RichLog, Static

from hadal.cli.drawing import Choice
from hadal.cli.full_screen.panels import Asking, BoardPanel, ChoiceList, Passing, Reading, Writing
from hadal.cli.full_screen.table import FullScreenTable, LogEntry, Page
from hadal.cli.why import why_not

WIDE = 150  # columns from which the panel stands beside the table
ROOM_FOR_LOG = 6  # rows under the choices from which the log and the rules are shown there
OTHER_ROWS = 4  # border, last line of the log, question, keys
LEAST_CHOICES = 5  # rows of the list of choices on the lowest screen
CLOCK_S = 0.5  # between two updates of the clocks


class TableApp(App[None]):
    """One table on the whole screen."""

    CSS_PATH = "app.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012  as Textual declares it
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: FullScreenTable) -> None:
        super().__init__()
        self.table = table
        self.title = table.title
        self.logged: list[LogEntry] = []
        self.choosing: list[Choice] = []  # the choices when the board was last scrolled to its end
        self.busy = asyncio.Lock()  # one command at a time
        table.display = self
        for keys, action, name in (  # narrow screens show only the first ones, and the help lists all
            ("question_mark", "help", "help"),
            ("q", "leave", "quit"),
            ("u", "undo", "undo"),
            ("h", "hint", "hint"),
            ("i", "info", "cards"),
            ("l", "log", "log"),
            ("w", "why", "why"),
            ("s", "save", "save"),
        ):
            self.bind(keys, action, description=self.text(f"key-{name}"))
        if table.can_chat:
            self.bind("c", "chat", description=self.text("key-chat"))
        self.bind("ctrl+c", "leave", show=False)

    def text(self, name: str, **args: object) -> str:
        """Return a text of the full-screen terminal."""
        return self.table.words.text(f"cli-{name}", **args)

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        with Horizontal(id="main"):
            with VerticalScroll(id="scroller", can_focus=False):
                yield BoardPanel()
            with Vertical(id="panel"):
                yield Static(id="ticker", markup=False)
                yield Static(id="clocks", markup=False)
                yield Static(id="question", markup=False)
                yield ChoiceList()
                yield Static(id="card", markup=False)
                yield RichLog(id="log", wrap=True, min_width=0, markup=False, highlight=False)
        yield Footer()

    def on_mount(self) -> None:
        """Start the game when the size of the screen is known."""
        self.query_one(ChoiceList).focus()
        self.call_after_refresh(self.begin)

    def begin(self) -> None:
        """Show the table and start the game."""
        self.refresh_table()
        self.set_interval(CLOCK_S, self.show_clocks)
        self.run_worker(self.table.run(), name="game", exit_on_error=True)

    def on_resize(self) -> None:
        """Draw again for the new size."""
        self.logged = []
        self.call_after_refresh(self.refresh_table)

    @property
    def main(self) -> Screen[object]:
        """Return the screen with the table, under any page that covers it."""
        return self.screen_stack[0]

    # Showing.

    def refresh_table(self) -> None:
        """Show the position, the question, the choices and the log."""
        if not self.screen_stack or not self.main.query("#scroller"):
            return
        table, main = self.table, self.main
        table.fit(max(40, main.query_one("#scroller").scrollable_content_region.width), self.size.height)
        board, choices = table.board(), table.choices()
        self.show_clocks()
        self.arrange(len(board), len(choices))
        main.query_one(BoardPanel).show(board, [name for name, _ in table.info()])
        main.query_one("#question", Static).update(table.question())
        main.query_one(ChoiceList).show(choices)
        self.explain()
        self.call_after_refresh(self.show_log, table.log())
        if self.choosing != choices:  # on a low screen, one's own cards matter most
            self.choosing = choices
            self.call_after_refresh(main.query_one("#scroller").scroll_end, animate=False)

    def arrange(self, board: int, choices: int) -> None:
        """On a narrow screen, give the log and the rules the rows that the board and the choices leave."""
        most = max(LEAST_CHOICES, self.size.height // 3)
        left = (
            self.size.height
            - board
            - min(choices, most)
            - OTHER_ROWS
            - self.main.query_one("#clocks").has_class("-shown")
        )
        self.main.set_class(left >= ROOM_FOR_LOG, "-roomy")
        self.main.query_one("#scroller").styles.max_height = board if self.size.width < WIDE else None
        self.main.query_one(ChoiceList).styles.max_height = most

    def show_clocks(self) -> None:
        """Show the time that each player has left, at a table with clocks."""
        if not self.screen_stack or not self.main.query("#clocks"):
            return
        panel = self.main.query_one("#clocks", Static)
        clocks = self.table.clocks(self.main.query_one("#panel").scrollable_content_region.width)
        panel.set_class(bool(clocks), "-shown")
        if clocks:
            panel.update(clocks)

    def show_log(self, entries: list[LogEntry]) -> None:
        """Add new lines to the log, or write it anew after an undo or for a new size."""
        if not self.screen_stack:
            return
        panel = self.main.query_one("#log", RichLog)
        if not self.logged or entries[: len(self.logged)] != self.logged:
            panel.clear()
            self.logged = []
        for entry in entries[len(self.logged) :]:
            panel.write(self.log_line(entry))
        self.logged = entries
        self.main.query_one("#ticker", Static).update(self.log_line(entries[-1]) if entries else "")

    def log_line(self, entry: LogEntry) -> Text:
        """Return a line of the log."""
        return Text.assemble((f"{entry.who} ", "bold"), entry.text)

    def explain(self) -> None:
        """Explain the card under the pointer, else what the highlighted choice names, else the question."""
        panel, main = self.main.query_one("#card", Static), self.main
        cards = dict(self.table.info())
        pointed = main.query_one(BoardPanel).pointed
        text = Text("\n").join(
            Text.assemble((name, "bold"), "  ", cards[name])
            for name in ([pointed] if pointed in cards else main.query_one(ChoiceList).named(list(cards)))
        )
        if not text:
            text = Text(paragraph(self.table.help()) if self.table.waits_for_me() else "", "dim")
        main.set_class(pointed in cards, "-pointed")
        panel.set_class(bool(text), "-shown")
        panel.update(text)

    def read(self, page: Page) -> None:
        """Show a page."""
        self.push_screen(Reading(page, self.text("close-page")))

    async def read_to_end(self, page: Page) -> None:
        """Show a page and wait until it is closed."""
        await self.push_screen_wait(Reading(page, self.text("close-page")))

    async def pass_screen(self, lines: list[str]) -> None:
        """Hide the table until the next player is ready."""
        await self.push_screen_wait(Passing(lines))

    async def agreed(self, question: str) -> bool:
        """Ask a yes-or-no question."""
        yes, no = self.text("yes").split()[1], self.text("no").split()[1]
        return await self.push_screen_wait(Asking(question, yes, no))

    def tell(self, sentence: str, warning: bool = False) -> None:
        """Show a short message."""
        self.notify(sentence, severity="warning" if warning else "information", markup=False)

    def on_board_panel_pointed(self) -> None:
        """Explain the card under the pointer."""
        self.explain()

    def on_option_list_option_highlighted(self) -> None:
        """Explain the highlighted choice."""
        if self.main.query("#card"):
            self.explain()

    def action_scroll_board(self, direction: int) -> None:
        """Scroll the board by a page."""
        scroller = self.main.query_one("#scroller")
        if direction < 0:
            scroller.scroll_page_up()
        else:
            scroller.scroll_page_down()

    def on_board_panel_clicked(self, message: BoardPanel.Clicked) -> None:
        """Highlight the choice that names the card; if it is highlighted already, choose it."""
        choices = self.query_one(ChoiceList)
        named = [n for n, choice in enumerate(choices.choices) if message.name in str(choice.text)]
        if len(named) == 1 and choices.highlighted == named[0]:
            choices.action_select()
        elif named:
            choices.highlighted = named[0]

    # Commands.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Make a choice."""
        choices = self.main.query_one(ChoiceList)
        if event.option_list is choices and event.option_index < len(choices.choices):
            self.run_worker(self.choose(event.option_index))

    async def choose(self, n: int) -> None:
        """Make a choice, unless the previous one is still being made."""
        if self.busy.locked():
            return
        async with self.busy:
            choices = self.table.choices()
            if n < len(choices):
                await self.table.choose(choices[n])
                self.refresh_table()

    def action_undo(self) -> None:
        """Undo."""
        self.run_worker(self.undo())

    async def undo(self) -> None:
        """Undo, unless something else is being done."""
        if not self.busy.locked():
            async with self.busy:
                await self.table.undo()
                self.refresh_table()

    def action_hint(self) -> None:
        """Show what the strongest bot would consider."""
        self.run_worker(self.hint(), group="hint", exclusive=True)

    async def hint(self) -> None:
        """Compute a hint and show it, unless the table has moved on meanwhile: the next player may be at the screen."""
        if not self.table.waits_for_me():
            self.tell(self.text("hint-not-now"), True)
            return
        self.tell(self.text("hint-thinking"))
        seen = self.seen()
        page = await self.table.hint()
        if self.seen() != seen:
            return
        if page is None:
            self.tell(self.text("hint-not-here"), True)
        else:
            self.read(page)

    def seen(self) -> str:
        """Return what the person at the screen knows about the position."""
        return self.table.state().notation(self.table.viewer)

    def action_info(self) -> None:
        """Show the texts of all cards on the table."""
        lines = [
            line
            for name, text in self.table.info()
            for line in (Text.assemble((name, "bold")), Text(f"  {text}"), Text())
        ]
        self.read(Page(self.text("info"), lines or [Text(self.text("no-info"))]))

    def action_log(self) -> None:
        """Show the whole log."""
        self.read(Page(self.text("so-far"), [self.log_line(entry) for entry in reversed(self.table.log())]))

    def action_why(self) -> None:
        """Ask for an action, and explain why it is not offered."""
        self.run_worker(self.why())

    async def why(self) -> None:
        """Explain why an action is not offered."""
        example = self.table.words.texts(self.table.state().game.name).example
        name = await self.push_screen_wait(Writing(self.text("why-ask", example=example)))
        if name:
            sentence, allowed = why_not(self.table.state(), self.table.words, self.table.viewer, name)
            self.tell(sentence, not allowed)

    def action_chat(self) -> None:
        """Write a chat message."""
        self.run_worker(self.chat())

    async def chat(self) -> None:
        """Write a chat message."""
        text = await self.push_screen_wait(Writing(self.text("chat-ask")))
        if text:
            await self.table.say(text)

    def action_save(self) -> None:
        """Save the record."""
        self.table.save()

    def action_help(self) -> None:
        """Show the rules of the question and the keys."""
        lines = [Text(paragraph(self.table.help())), Text(), Text(self.text("full-screen-keys"), "dim")]
        self.read(Page(self.table.question(), lines))

    def action_leave(self) -> None:
        """Leave the table after confirmation."""
        self.run_worker(self.leave(), group="leave", exclusive=True)

    async def leave(self) -> None:
        """Leave; a game that runs here is saved."""
        if self.table.state().over() or await self.agreed(self.table.words.text(self.table.leave_question)):
            self.exit()


def paragraph(text: str) -> str:
    """Return a text of several lines as one paragraph."""
    return " ".join(re.split("[ \n]+", text.strip()))
