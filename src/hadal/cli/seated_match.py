"""A match with people and bots in its seats, the undo of whole choices, and the file of its record."""

from __future__ import annotations

import shlex

from hadal.arena.entrants import display_name
from hadal.cli.arguments import command_name, write_text
from hadal.cli.seats import bot_move, seating
from hadal.core.bot import Bot
from hadal.core.match import Match
from hadal.words import Words


class SeatedMatch:
    """A match with people and bots on this machine."""

    file = ""  # file of the record; empty until chosen
    memory = False  # show what was seen of other players' hands

    def __init__(self, match: Match, bots: list[Bot | None], words: Words) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.looking = self.people[0] if len(self.people) == 1 else -1  # seat whose cards are on the screen
        self.steps: list[tuple[int, int]] = []  # choices of several moves: number of moves before and after

    def players(self, viewer: int) -> list[str]:
        """Return a name for each seat: its bot, "You", or empty."""
        you = self.words.text("cli-you")
        return [display_name(bot.name) if bot else you if seat == viewer else "" for seat, bot in enumerate(self.bots)]

    def bot_move(self) -> int:
        """Return the move of the bot in the seat to move."""
        return bot_move(self.bots, self.match.state, self.match.record.secret, len(self.match.record.moves))

    def play_choice(self, actions: list[int]) -> None:
        """Play the moves of one choice."""
        before = len(self.match.record.moves)
        for action in actions:
            self.match.play(action)
        if len(actions) > 1:
            self.steps.append((before, len(self.match.record.moves)))

    def obstacle_to_undo(self, seat: int) -> str:
        """Return why this seat cannot undo; empty if it can."""
        moves = self.match.record.moves
        if not moves:
            return self.words.text("cli-undo-none")
        if moves[-1][0] != seat:
            return self.words.text("cli-undo-other", seat=self.words.seat(moves[-1][0]))
        return "" if self.match.can_undo(seat) else self.words.text("cli-undo-fresh")

    def take_back(self) -> None:
        """Undo the last move, or all moves of the last choice."""
        now = len(self.match.record.moves)
        self.steps = [(before, after) for before, after in self.steps if after <= now]
        until = self.steps.pop()[0] if self.steps and self.steps[-1][1] == now else now - 1
        while len(self.match.record.moves) > until:
            self.match.undo()

    def write(self) -> None:
        """Write the record."""
        write_text(self.file, self.match.record.write())

    def hint_of_record(self) -> str:
        """Return the command that resumes the saved game, or verifies it after its end."""
        hint = "cli-verify-hint" if self.match.state.over() else "cli-resume-hint"
        seats = seating(self.bots, self.match.game.name)
        return self.words.text(hint, hadal=command_name(), file=shlex.quote(self.file), seating=seats)
