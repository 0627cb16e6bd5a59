"""The interface of a heuristic policy: it answers every question and evaluates positions for a seat."""

from hadal.core.batch import ActionPicker
from hadal.core.state import State
from hadal.core.vector import i64

POINT = 1000  # values are integers, in thousandths of a point, so that both forms compute the same


class Policy(ActionPicker):
    """The heuristic policy of one game. It uses scratch space, so one object answers one question at a time."""

    def pick(self, state: State) -> i64:
        """Return the answer to the current question that seems best."""
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> i64:
        """Return the value of a position to a seat, in thousandths of a point of the final score."""
        raise NotImplementedError

    def clock(self, state: State) -> i64:
        """Return the number of turns begun."""
        raise NotImplementedError

    def is_quiet(self, state: State) -> bool:
        """Return whether a position can be evaluated here: between two turns, before the end is triggered."""
        raise NotImplementedError

    def prior(self, state: State, action: i64) -> i64:
        """Return the estimated value of an answer, relative to the other answers to the same question."""
        raise NotImplementedError
