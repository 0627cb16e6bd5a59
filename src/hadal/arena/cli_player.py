"""Custom bots in command-line games: a class runs in this process, a program in its own."""

from __future__ import annotations

import atexit
from dataclasses import replace

from hadal.arena.budget import DecisionBudget
from hadal.arena.entrants import OURS, PYTHON, Entrant, read_entrant
from hadal.arena.errors import ArenaError, Misconduct
from hadal.arena.subprocess_player import SubprocessPlayer
from hadal.bots import bot as bot_named
from hadal.bots.custom import is_custom, load_custom
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


def entrant_for(text: str, game: str) -> Entrant:
    """Return the entrant for a built-in bot, or for a custom one specified as in the arena; its name is the text."""
    if "/" not in text and not is_custom(text, game):
        bot_named(text, game)  # raises if there is no such bot
        return Entrant(text, OURS, text)
    return replace(read_entrant(text, game), name=text)


def bot_for(text: str, game: str) -> Bot:
    """Return a built-in bot by name, or a custom one specified as in the arena."""
    entrant = entrant_for(text, game)
    if entrant.kind == OURS:
        return bot_named(text, game)
    made = load_custom(entrant.source) if entrant.kind == PYTHON else ProgramBot(text, entrant.command())
    made.name = text  # the text that selects it again on the command line
    return made
