"""Custom bots in command-line games: a class runs in this process, a program in its own."""

from __future__ import annotations

import atexit

from hadal.arena.budget import DecisionBudget
from hadal.arena.entrants import PROGRAM, read_entrant
from hadal.arena.errors import ArenaError, Misconduct
from hadal.arena.subprocess_player import SubprocessPlayer
from hadal.bots.custom import load_bot
from hadal.core.bot import Bot
from hadal.core.state import State


class ProgramBot(Bot):
    """A program that plays one seat. It is sent the view of its guess, which equals its view of the table."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self.program = SubprocessPlayer(command, DecisionBudget())
        self.table: object = None
        self.clock: list[object] = []  # decreases when another game has begun
        self.decisions = 0
        atexit.register(self.program.close)

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return the program's answer; raise ArenaError on misconduct, since there is no game to forfeit here."""
        try:
            table, view = (guess.game.options, seat), guess.view(seat)
            clock = [view.get("round", 0), view["turns"]]
            if self.table != table or clock < self.clock:
                self.program.begin(guess.game, seat, seed)
            self.table, self.clock = table, clock
            self.decisions += 1
            return self.program.move(guess, seat, seed, self.decisions)
        except Misconduct as why:
            raise ArenaError("arena-bot-failed", bot=self.name, why=why.why) from None


def bot_for(text: str, game: str) -> Bot:
    """Return a bot specified as in the arena; its name is the text, which selects it again."""
    entrant = read_entrant(text, game)
    made = ProgramBot(text, entrant.command()) if entrant.kind == PROGRAM else load_bot(entrant.source, game)
    made.name = text
    return made
