"""The interface of a heuristic policy: an answer to every question, and what a position is worth to a seat."""

from hadal.core.state import State
from hadal.core.vector import i64

POINT = 1000  # worths are whole numbers, in thousandths of a point, so that both forms compute the same


class Policy:
    """The heuristic policy of one game. It has scratch space, so one object answers one question at a time."""

    def pick(self, state: State) -> i64:
        """The answer that seems best to the question on the table."""
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> i64:
        """What a position is worth to a seat, in thousandths of a point of the final score."""
        raise NotImplementedError

    def clock(self, state: State) -> i64:
        """How many turns have begun."""
        raise NotImplementedError

    def is_quiet(self, state: State) -> bool:
        """May a position be evaluated here: between two turns, and before the end is triggered?"""
        raise NotImplementedError

    def prior(self, state: State, action: i64) -> i64:
        """What an answer seems to be worth, compared with others to the same question."""
        raise NotImplementedError
