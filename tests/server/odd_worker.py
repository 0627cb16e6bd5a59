"""A worker process with bots that no table should meet."""

import os
import signal
from pathlib import Path

from hadal.bots.random import RandomBot
from hadal.core.bot import Bot
from hadal.core.registry import plugin
from hadal.core.state import State
from hadal.server.bots import worker


class Hangs(RandomBot):
    """Never comes to a decision."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        while True:
            pass


class HangsOnce(RandomBot):
    """Leaves a mark and never comes to a decision, but for the next time."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        mark = Path(os.environ["HADAL_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            signal.pause()
        return super().choose(guess, seat, seed)


class CheatsBadly(RandomBot):
    """Answers with what is not allowed."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        return 987_654_321_987_654_321_987


class PlaysOn(RandomBot):
    """Plays on in its guess itself, and answers with what would be legal there."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        while guess.allows(super().choose(guess, seat, seed)):
            before = guess.legal()
            guess.apply(before[0])
            other = [action for action in guess.legal() if action not in before]
            if other:
                return other[0]
        raise AssertionError


class Raises(RandomBot):
    """Says its cards aloud and fails."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        raise ValueError(f"these are my cards: {guess}")


class Starves(RandomBot):
    """Has no memory left."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        raise MemoryError


class Quits(RandomBot):
    """Ends its process."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        os._exit(3)


class Babbles(RandomBot):
    """Prints, and reads what is not for it."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        print("nonsense" * 10_000, flush=True)
        os.read(0, 100)
        os.write(2, b"more nonsense")
        return super().choose(guess, seat, seed)


ODD: dict[str, type[Bot]] = {
    "hangs": Hangs,
    "hangs-once": HangsOnce,
    "cheats": CheatsBadly,
    "plays-on": PlaysOn,
    "raises": Raises,
    "starves": Starves,
    "quits": Quits,
    "babbles": Babbles,
}

if __name__ == "__main__":
    known = plugin("the_abyss").bots()
    setattr(plugin("the_abyss"), "bots", lambda: known | ODD)  # noqa: B010  a method, for mypy
    worker.main()
