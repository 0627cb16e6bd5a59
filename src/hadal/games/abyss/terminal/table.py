"""Terminal table of Abyss: the whole board in 100 columns, readable without colour because every race has a letter."""

from __future__ import annotations

from rich.text import Text

from hadal.cli.drawing import Choice, TerminalTable
from hadal.cli.terminal import Terminal
from hadal.core.events import Event
from hadal.core.state import State
from hadal.games.abyss import questions
from hadal.games.abyss.boxes.registered import LOCATION_NAMES
from hadal.games.abyss.constants import DRAWN, FACE_UP, SEAT_LETTERS
from hadal.games.abyss.terminal.board import Board
from hadal.games.abyss.terminal.payments import payment_choices
from hadal.games.abyss.terminal.results import score_table
from hadal.games.abyss.terminal.seats import Seats
from hadal.games.abyss.terminal.style import Pen, Sheet
from hadal.games.abyss.texts.nouns import abyss
from hadal.words import Words

LOW = 40  # rows


class AbyssTable(TerminalTable):
    """Draws the table of Abyss."""

    def __init__(self, terminal: Terminal, words: Words) -> None:
        super().__init__(terminal, words)
        self.pen = Pen(terminal, words)
        self.board = Board(self.pen)
        self.seats = Seats(self.pen)

    def table(self, state: State, viewer: int | None, players: list[str], memory: bool = False) -> list[Text]:
        """Return the other players, the board, and the viewer's own area."""
        sheet = Sheet(state, viewer, players, memory)
        count = state.game.seats
        own = viewer is not None and viewer >= 0
        first = (viewer or 0) + 1 if own else 0
        others = [(first + i) % count for i in range(count - 1 if own else count)]
        lines = [*self.head(sheet), *self.seats.header()]
        for seat in others:
            lines += self.seats.other(sheet, seat)
        lines += [Text(), *self.board.lines(sheet)]
        if own and viewer is not None:
            lines += [Text(), *self.seats.header(), *self.seats.own(sheet, viewer)]
        return [line for line in lines if line.plain.strip()] if self.low() else lines

    def low(self) -> bool:
        """Return whether the screen is too low for empty lines, so that the log goes first."""
        return self.terminal.interactive and self.terminal.console.height < LOW

    def head(self, sheet: Sheet) -> list[Text]:
        """Return the name of the game, the turn, and whether the end was triggered."""
        view = sheet.view
        parts = [self.pen.say("turn", n=view["turns"], seat=SEAT_LETTERS[view["turn"]])]
        if view["closer"] >= 0 and not sheet.s.over():
            parts.append(self.pen.say("closing", seat=SEAT_LETTERS[view["closer"]]))
        place = self.terminal.plain(" · ".join(parts))
        title = self.words.title(sheet.game.name)
        gap = max(1, self.terminal.width - len(title) - len(place) - 2)
        style = "bold red" if view["closer"] >= 0 else "dim"
        return self.pen.fitted(Text.assemble((f" {title}", "bold"), " " * gap, (place, style)))

    def choices(self, state: State, single: bool) -> list[Choice]:
        """Return complete payments while a Lord is paid for, else the legal actions."""
        if state.over() or state.question() != questions.PAY:
            return super().choices(state, single)
        if single:
            return [*super().choices(state, single), Choice(self.words.text("abyss-pay-list"), [])]
        return payment_choices(abyss(state.game), abyss(state.game).position(state), self.words)

    def info(self, state: State, viewer: int) -> list[tuple[str, str]]:
        """Explain the Lords at Court and in play, and the Locations that are open, drawn or owned."""
        sheet = Sheet(state, viewer, [""] * state.game.seats, False)
        nouns, game = self.pen.nouns, sheet.game
        lords = [lord for lord in sheet.view["court"] if lord >= 0]
        lords += [lord for seat in range(game.seats) for lord in sheet.free_lords(seat)]
        out: list[tuple[str, str]] = []
        out += [(nouns.lord(i), self.about(sheet, i)) for i in lords]
        for location, holder in enumerate(sheet.view["holder"]):
            if holder in (FACE_UP, DRAWN) or holder >= 0:
                note = nouns.text("worth-note", card=LOCATION_NAMES[location])
                out.append((nouns.location(location), f"{nouns.formula(location)}. {note}"))
        return out

    def about(self, sheet: Sheet, lord: int) -> str:
        """Return a Lord's guild and power."""
        nouns, game = self.pen.nouns, sheet.game
        return nouns.text("info-lord", guild=nouns.guild(game, lord), power=nouns.timed_power(game, lord, "text"))

    def results(self, state: State, events: list[Event], players: list[str]) -> list[Text]:
        """Return the points by category and player."""
        return score_table(self.pen, Sheet(state, None, players, False))
