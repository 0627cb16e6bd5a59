"""Bots that misbehave."""

import os
import sys
import time

from hadal.bots.random import RandomBot
from hadal.core.bot import Bot, Budget
from hadal.core.state import State


class Sound(RandomBot):
    """Behaves correctly."""

    name = "sound"


class HangsBot(RandomBot):
    """Never decides."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        while True:
            pass


class Sleeps(RandomBot):
    """Exceeds its time by more than the grace period."""

    budget = Budget()

    def choose(self, guess: State, seat: int, seed: int) -> int:
        time.sleep(1.2 * self.budget.seconds + 0.12)
        return super().choose(guess, seat, seed)


class Naps(RandomBot):
    """Takes more than a hundredth of a second."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        time.sleep(0.011)
        return super().choose(guess, seat, seed)


class RaisesBot(RandomBot):
    """Raises an error."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        raise ValueError("no idea")


class QuitsBot(RandomBot):
    """Exits its process."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        os._exit(3)


class Cheats(RandomBot):
    """Answers with an illegal action."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        return 987_654_321_987_654_321_987


class WordsBot(Bot):
    """Answers with a text that is no action."""

    name = "words"

    def choose(self, guess: State, seat: int, seed: int) -> str:
        return "the best one"


class NothingBot(Bot):
    """Forgets to answer."""

    name = "nothing"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        return None  # type: ignore[return-value]


class TextBot(Bot):
    """Answers with the text of a legal action."""

    name = "text"

    def choose(self, guess: State, seat: int, seed: int) -> str:
        return guess.legal_texts()[seed % len(guess.legal())]


class Prints(RandomBot):
    """Prints to standard output."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        print("hello", flush=True)
        sys.stderr.write("there")
        return super().choose(guess, seat, seed)


class PlaysOnBot(RandomBot):
    """Plays on in its guess."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        action = super().choose(guess, seat, seed)
        guess.apply(action)
        return action


class BrokenBot(RandomBot):
    """Cannot be created."""

    def __init__(self) -> None:
        raise RuntimeError("no weights here")


class Stranger:
    """Is not a bot at all."""
