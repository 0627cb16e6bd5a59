"""What a bot is: it is shown a guess, never the table."""

from mypy_extensions import mypyc_attr

from hadal.core.dice import MASK, apart
from hadal.core.game import State


@mypyc_attr(allow_interpreted_subclasses=True)  # bots are plain Python, also when the rules are compiled
class Bot:
    """Chooses for one seat. What it gets is a guess: a position this seat cannot tell from the real one.

    A guess is a whole State, so a bot may look at `view`, `legal` and `labels`, clone it and play on, or
    draw further guesses from it; whatever it finds hidden there is made up.
    """

    name: str
    style: str  # one line: how it plays

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """One of the legal actions; the same for the same guess and seed."""
        raise NotImplementedError


def decide(bot: Bot, state: State, seed: int) -> int:
    """What a bot does here for the seat to move."""
    seat = state.to_move()
    # A bot that rolls, plays on or guesses again with its seed must not repeat the dice of this guess.
    return bot.choose(state.guess(seat, apart(~seed & MASK)), seat, seed)
