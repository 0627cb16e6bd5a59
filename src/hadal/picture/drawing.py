"""Shared by the pictures of all games: a sheet with a heading, the seats starting with the viewer's, the texts."""

from __future__ import annotations

from typing import Any, Final, cast

from hadal.core.state import State
from hadal.picture.svg_writer import BOLD, END, FAINT, GLOW, INK, SERIF, SvgSheet
from hadal.words import Words

EDGE: Final = 18
View = dict[str, Any]


class Drawing:
    """One position as one viewer sees it. A game defines the width of its sheet and draws its contents."""

    width: int
    course_at: int  # x of the turn or round, beside the title
    question_room: int  # width for the question, at the right

    def __init__(self, state: State, viewer: int | None, words: Words) -> None:
        self.state = state
        self.name = state.game.name
        self.viewer = viewer
        self.view = cast(View, state.view(-1 if viewer is None else viewer))
        self.words = words
        # A title for screen readers.
        self.sheet = SvgSheet(self.width, f"{words.title(self.name)}: {self.course()}")

    def say(self, name: str, **args: object) -> str:
        """Return a text of the picture."""
        return self.words.text(f"{self.name}-table-{name}", **args)

    def course(self) -> str:
        """Return the current turn or round."""
        raise NotImplementedError

    def closing(self) -> str:
        """Return who has triggered the end."""
        return ""

    def middle(self) -> None:
        """Draw what lies between the seats."""
        raise NotImplementedError

    def seat(self, seat: int) -> None:
        """Draw the area of a seat."""
        raise NotImplementedError

    def draw(self) -> str:
        """Draw everything; return the SVG."""
        self.head()
        self.middle()
        seats = self.state.game.seats
        first = self.viewer if self.viewer is not None and self.viewer >= 0 else 0
        for i in range(seats):
            self.seat((first + i) % seats)
        self.sheet.y += 8
        return self.sheet.finish()

    def head(self) -> None:
        """Draw the game's name, its turn or round, and the question."""
        s = self.sheet
        s.text(EDGE, 30, self.words.title(self.name), 20, INK, SERIF, BOLD)
        s.text(EDGE + self.course_at, 29, self.course() + self.closing(), 12, FAINT)
        mover = self.state.to_move()
        asked = self.words.question(self.state, mover if self.viewer == mover else -1)
        if asked:
            s.fitted(self.width - EDGE, 29, self.question_room, asked, 15, GLOW, END)
        s.y = 44
