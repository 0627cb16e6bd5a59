"""What the pictures of all games share: a sheet with its heading, the seats from the viewer's on, the words."""

from __future__ import annotations

from typing import Any, Final, cast

from hadal.core.state import State
from hadal.picture.svg_writer import BOLD, END, FAINT, GLOW, INK, SERIF, Sheet
from hadal.words import Words

EDGE: Final = 18
View = dict[str, Any]


class Drawing:
    """One position as one viewer sees it. A game says how wide its sheet is, and draws what lies on it."""

    width: int
    course_at: int  # where its course is told, beside its title
    question_room: int  # for what is asked, at the right

    def __init__(self, state: State, viewer: int | None, words: Words) -> None:
        self.state = state
        self.name = state.game.name
        self.viewer = viewer
        self.view = cast(View, state.view(-1 if viewer is None else viewer))
        self.words = words
        # A heading for those who cannot see the picture.
        self.sheet = Sheet(self.width, f"{words.title(self.name)}: {self.course()}")

    def say(self, name: str, **args: object) -> str:
        """A text of the drawn table."""
        return self.words.text(f"{self.name}-table-{name}", **args)

    def course(self) -> str:
        """Which turn or round it is."""
        raise NotImplementedError

    def closing(self) -> str:
        """Who has brought the end near."""
        return ""

    def middle(self) -> None:
        """What lies between the seats."""
        raise NotImplementedError

    def seat(self, seat: int) -> None:
        """What lies before a seat."""
        raise NotImplementedError

    def draw(self) -> str:
        """All of it."""
        self.head()
        self.middle()
        seats = self.state.game.seats
        first = self.viewer if self.viewer is not None and self.viewer >= 0 else 0
        for i in range(seats):
            self.seat((first + i) % seats)
        self.sheet.y += 8
        return self.sheet.finish()

    def head(self) -> None:
        """The game, its course, and what is asked."""
        s = self.sheet
        s.text(EDGE, 30, self.words.title(self.name), 20, INK, SERIF, BOLD)
        s.text(EDGE + self.course_at, 29, self.course() + self.closing(), 12, FAINT)
        mover = self.state.to_move()
        asked = self.words.question(self.state, mover if self.viewer == mover else -1)
        if asked:
            s.fitted(self.width - EDGE, 29, self.question_room, asked, 15, GLOW, END)
        s.y = 44
