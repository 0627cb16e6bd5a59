"""A game on this machine, with bots or several people, on the full screen."""

from __future__ import annotations

import asyncio

from rich.text import Text

from hadal.cli.arguments import UsageError
from hadal.cli.full_screen.table import LOG_SEPARATOR, FullScreenTable, LogEntry, Page
from hadal.cli.recent import usual_file
from hadal.cli.seated_match import SeatedMatch
from hadal.core.state import State


class LocalTable(FullScreenTable):
    """A match whose moves are made and stored here."""

    def __init__(self, seated: SeatedMatch, pause: float) -> None:
        self.seated = seated
        self.match = seated.match
        self.words = seated.words
        self.pause = pause
        self.title = self.words.title(self.match.game.name)
        self.viewer = seated.looking
        self.answered = asyncio.Event()  # set when a person has moved or undone
        self.reported = 0  # moves whose end of a round was shown

    def state(self) -> State:
        """Return the position."""
        return self.match.state

    def board(self) -> list[Text]:
        """Return the table as the viewer sees it."""
        return self.draw.table(self.match.state, self.viewer, self.seated.players(self.viewer), self.seated.memory)

    def log(self) -> list[LogEntry]:
        """Return the log of the whole game."""
        events = [event for entry in self.match.events for event in entry]
        lines = self.words.log(self.match.game, events, self.viewer)
        return [LogEntry(who, LOG_SEPARATOR.join(map(str, sentences))) for who, sentences in lines]

    def waits_for_me(self) -> bool:
        """Return whether the person who looks at the screen must answer."""
        return not self.match.state.over() and self.match.state.to_move() == self.viewer

    async def run(self) -> None:
        """Move the bots and wait for people until the game is over."""
        while not self.match.state.over():
            seat = self.match.state.to_move()
            if self.seated.bots[seat] is not None:
                await self.move_bot()
            elif seat != self.viewer:
                await self.hand_screen_to(seat)
            else:
                self.answered.clear()
                self.display.refresh_table()
                await self.answered.wait()
        self.display.refresh_table()
        await self.display.read_to_end(self.results())

    async def move_bot(self) -> None:
        """Let the bot think beside the screen, then play its move."""
        before = len(self.match.record.moves)
        action = await asyncio.to_thread(self.seated.bot_move)
        self.match.play(action)
        self.keep()
        self.display.refresh_table()
        await self.show_interval(before)
        if self.pause and not self.match.state.over():
            await asyncio.sleep(self.pause)

    async def hand_screen_to(self, seat: int) -> None:
        """Hide the table until the next player is ready."""
        name = self.words.seat(seat)
        await self.display.pass_screen(
            [self.words.text("cli-pass", seat=name), self.words.text("cli-pass-ready", seat=name)]
        )
        self.viewer = self.seated.looking = seat
        self.display.refresh_table()

    async def show_interval(self, before: int) -> None:
        """After moves that ended a round, show its points."""
        events = [event for entry in self.match.events for event in entry]
        fresh = sum(len(entry) for entry in self.match.events[before + 1 :])
        lines = self.draw.interval(self.match.state, events, fresh, self.seated.players(self.viewer))
        if lines and not self.match.state.over():
            await self.display.read_to_end(Page(self.title, lines))

    async def play(self, actions: list[int]) -> None:
        """Play the moves of one choice."""
        before = len(self.match.record.moves)
        self.seated.play_choice(actions)
        self.keep()
        self.display.refresh_table()
        await self.show_interval(before)
        self.answered.set()

    async def undo(self) -> None:
        """Undo the last choice, or say why that is not possible."""
        obstacle = self.seated.obstacle_to_undo(self.viewer)
        if obstacle:
            self.display.tell(obstacle, True)
            return
        self.seated.take_back()
        self.keep()
        self.display.tell(self.words.text("cli-undone"))
        self.answered.set()

    async def hint(self) -> Page | None:
        """Return what the strongest bot would consider."""
        return await self.searched(len(self.match.record.moves))

    def results(self) -> Page:
        """Return the points, the winners and the secret of the shuffle."""
        seat = self.seated.people[0] if len(self.seated.people) == 1 else -1
        return self.results_of(self.match, seat, self.seated.players(seat))

    # Record.

    def save(self) -> None:
        """Save the record and say where."""
        self.seated.file = self.seated.file or usual_file(self.match)
        if self.keep():
            self.display.tell(self.words.text("cli-saved", file=self.seated.file))

    def keep(self) -> bool:
        """Write the record, if it has a file; report errors and continue."""
        try:
            if self.seated.file:
                self.seated.write()
        except UsageError as refusal:
            self.display.tell(str(refusal), True)
            return False
        return True

    def closing_lines(self) -> list[str]:
        """Save what was played, and say where it is and how to go on."""
        if not self.match.record.moves:
            return []
        self.seated.file = self.seated.file or usual_file(self.match)
        try:
            self.seated.write()
        except UsageError as refusal:
            return [str(refusal), self.words.text("cli-not-saved")]
        return [self.words.text("cli-saved", file=self.seated.file), self.seated.hint_of_record()]
