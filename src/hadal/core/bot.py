"""What a bot is: it is shown a guess, never the table."""

from typing import final

from mypy_extensions import mypyc_attr

from hadal.core.chance import MASK, derive
from hadal.core.state import State


@final
class Budget:
    """How long a bot may think about a decision: seconds, nodes, or whichever ends first; 0 for no limit.

    What a node is, is the bot's affair; with nodes alone the same guess and seed give the same answer everywhere.
    """

    def __init__(self, seconds: float = 0.0, nodes: int = 0) -> None:
        self.seconds = seconds
        self.nodes = nodes


@mypyc_attr(allow_interpreted_subclasses=True)  # bots are plain Python, also when the rules are compiled
class Bot:
    """Chooses for one seat. What it gets is a guess: a position this seat cannot tell from the real one.

    A guess is a whole State, so a bot may look at `view`, `legal` and `labels`, clone it and play on, or
    draw further guesses from it; whatever it finds hidden there is made up.
    """

    name: str
    style: str  # one line: how it plays

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """One of the legal actions; the same for the same guess and seed. Who looks ahead keeps to its budget."""
        raise NotImplementedError


def decide(bot: Bot, state: State, seed: int) -> int:
    """What a bot does here for the seat to move."""
    seat = state.to_move()
    # A bot that rolls, plays on or guesses again with its seed must not repeat the dice of this guess.
    return bot.choose(state.guess(seat, derive(~seed & MASK)), seat, seed)
