"""What search asks of a game: a quick answer to every question, and what a position is worth to a seat."""

from hadal.core.state import State
from hadal.core.vector import i64

POINT = 1000  # worths are whole numbers, in thousandths of a point: the same compiled and plain


class Policy:
    """Rules of thumb for one game. A payment is remembered until it is made, so every race has rules of its own."""

    def pick(self, state: State) -> i64:
        """A plausible answer to the question on the table, at once."""
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> i64:
        """What a position is worth to a seat, in thousandths of a point of the final score."""
        raise NotImplementedError

    def clock(self, state: State) -> i64:
        """How many turns have begun."""
        raise NotImplementedError

    def is_quiet(self, state: State) -> bool:
        """May a position be judged here: between two turns, and with the end not yet in sight?"""
        raise NotImplementedError

    def prior(self, state: State, action: i64) -> i64:
        """What an answer seems to be worth, compared with others to the same question."""
        raise NotImplementedError
