"""Players of a contest: bots in this process or in a process of their own."""

from __future__ import annotations

import signal
import threading
import traceback
from types import FrameType
from typing import Protocol

from hadal.arena.budget import DecisionBudget
from hadal.arena.contest import Contest
from hadal.arena.entrants import OURS, PYTHON, Entrant
from hadal.arena.errors import CRASHED, HUNG, Misconduct
from hadal.arena.subprocess_player import SubprocessPlayer
from hadal.bots.custom import load_bot
from hadal.core.bot import Bot, decide
from hadal.core.game import Game
from hadal.core.state import State


class Player(Protocol):
    """Plays one seat, one game after the other."""

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Start a new game."""

    def move(self, state: State, seat: int, seed: int, number: int) -> int:
        """Return the player's action; raise Misconduct if it breaks the protocol."""

    def end(self, scores: list[int], winners: list[int]) -> None:
        """Announce the end of the game."""

    def close(self) -> None:
        """Release the player's resources."""


class Overdue(BaseException):
    """Raised by the alarm signal; bots should not catch it."""


class InProcess:
    """A bot in this process. Players that overrun their time are interrupted, where the system supports it."""

    def __init__(self, bot: Bot, budget: DecisionBudget) -> None:
        self.bot = bot
        self.budget = budget
        self.watched = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Set the alarm handler. Bots keep no state between decisions."""
        if self.watched:
            signal.signal(signal.SIGALRM, interrupt)

    def move(self, state: State, seat: int, seed: int, number: int) -> int:
        """Return the bot's action; any exception it raises forfeits the game."""
        try:
            return self.watch(state, seed) if self.watched else decide(self.bot, state, seed)
        except Overdue:
            raise Misconduct(HUNG, f"no answer after {self.budget.deadline_s:g} s") from None
        except Exception as error:
            trace = traceback.format_exception(error)
            raise Misconduct(CRASHED, f"{type(error).__name__}: {error}", stderr="".join(trace)) from None

    def watch(self, state: State, seed: int) -> int:
        """Decide under an alarm slightly after the deadline; lateness itself is measured by the clock."""
        signal.setitimer(signal.ITIMER_REAL, self.budget.deadline_s + 0.5)
        try:
            return decide(self.bot, state, seed)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def end(self, scores: list[int], winners: list[int]) -> None:
        """Do nothing; there is nothing to clean up."""

    def close(self) -> None:
        """Do nothing; there is nothing to close."""


def interrupt(number: int, frame: FrameType | None) -> None:
    """Interrupt the bot."""
    raise Overdue


def seated(entrant: Entrant, contest: Contest) -> Player:
    """Create the player for an entrant."""
    if entrant.kind == OURS or (entrant.kind == PYTHON and contest.trust):
        bot = load_bot(entrant.source, contest.game)
        if "=" not in entrant.source:  # search:nodes=500 has its own budget
            contest.budget.give(bot)
        return InProcess(bot, contest.budget)
    return SubprocessPlayer(entrant.command(), contest.budget, guesses=entrant.kind == PYTHON)
