"""A worker process with misbehaving bots."""

import os
import signal
from pathlib import Path

from hadal.bots.random import RandomBot
from hadal.core.bot import Bot
from hadal.core.registry import plugin
from hadal.core.state import State
from hadal.server.bots import worker


class Hangs(RandomBot):
    """Never answers."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        while True:
            pass


class HangsOnce(RandomBot):
    """Hangs the first time and leaves a mark, so that it answers the next time."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        mark = Path(os.environ["HADAL_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            signal.pause()
        return super().choose(guess, seat, seed)


class CheatsBadly(RandomBot):
    """Answers with an illegal action."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        return 987_654_321_987_654_321_987


class PlaysOn(RandomBot):
    """Changes its guess, and answers with what would be legal there."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        while guess.allows(super().choose(guess, seat, seed)):
            before = guess.legal()
            guess.apply(before[0])
            other = [action for action in guess.legal() if action not in before]
            if other:
                return other[0]
        raise AssertionError


class Raises(RandomBot):
    """Fails with an error that mentions its cards."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        raise ValueError(f"these are my cards: {guess.notation()}")


class Starves(RandomBot):
    """Runs out of memory."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        raise MemoryError


class Quits(RandomBot):
    """Ends its process."""

    def choose(self, guess: State, seat: int, seed: int) -> int:
        os._exit(3)


class Babbles(RandomBot):
    """Prints, and reads from standard input."""

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
