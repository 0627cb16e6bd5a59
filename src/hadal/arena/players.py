"""Bots at the table: in this process, or each in one of its own."""

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
from hadal.bots.custom import anybody
from hadal.core.bot import Bot, decide
from hadal.core.game import Game
from hadal.core.state import State


class Player(Protocol):
    """Answers for one seat, one game after the other."""

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """A new game."""

    def move(self, state: State, seat: int, seed: int, number: int) -> int:
        """What it does here; Misconduct if it does not behave."""

    def end(self, scores: list[int], winners: list[int]) -> None:
        """The game is over."""

    def close(self) -> None:
        """It is not needed any more."""


class Overdue(BaseException):
    """Rung by the alarm; no bot should catch it."""


class InProcess:
    """A bot in this process. Who thinks for too long is interrupted, where the system can do that."""

    def __init__(self, bot: Bot, budget: DecisionBudget) -> None:
        self.bot = bot
        self.budget = budget
        self.watched = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Only the alarm to set: a bot keeps nothing from one decision to the next."""
        if self.watched:
            signal.signal(signal.SIGALRM, ring)

    def move(self, state: State, seat: int, seed: int, number: int) -> int:
        """What the bot does; whatever it raises loses its game."""
        try:
            return self.watch(state, seed) if self.watched else decide(self.bot, state, seed)
        except Overdue:
            raise Misconduct(HUNG, f"no answer after {self.budget.deadline_s:g} s") from None
        except Exception as error:
            told = traceback.format_exception(error)
            raise Misconduct(CRASHED, f"{type(error).__name__}: {error}", stderr="".join(told)) from None

    def watch(self, state: State, seed: int) -> int:
        """Decide under an alarm; a little after the deadline, since the clock tells who is only late."""
        signal.setitimer(signal.ITIMER_REAL, self.budget.deadline_s + 0.5)
        try:
            return decide(self.bot, state, seed)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def end(self, scores: list[int], winners: list[int]) -> None:
        """Nothing to tidy up."""

    def close(self) -> None:
        """Nothing to end."""


def ring(number: int, frame: FrameType | None) -> None:
    """The time is over."""
    raise Overdue


def seated(entrant: Entrant, contest: Contest) -> Player:
    """A player for an entrant."""
    if entrant.kind == OURS or (entrant.kind == PYTHON and contest.trust):
        bot = anybody(entrant.source, contest.game)
        if "=" not in entrant.source:  # search:nodes=500 brings its own
            contest.budget.give(bot)
        return InProcess(bot, contest.budget)
    return SubprocessPlayer(entrant.command(), contest.budget, guesses=entrant.kind == PYTHON)
