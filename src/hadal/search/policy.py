"""Interface between search and a game: a fast answer to every question, and the value of a position."""

from hadal.core.state import State
from hadal.core.vector import i64

POINT = 1000  # values are integers in thousandths of a point, so that compiled and plain Python agree


class Policy:
    """Heuristic policy of one game. It remembers a payment until it is made, so use one object per search."""

    def pick(self, state: State) -> i64:
        """Return a plausible answer to the current question."""
        raise NotImplementedError

    def worth(self, state: State, seat: i64) -> i64:
        """Return the value of a position to a seat, in thousandths of a point of the final score."""
        raise NotImplementedError

    def clock(self, state: State) -> i64:
        """Return the number of turns begun."""
        raise NotImplementedError

    def is_quiet(self, state: State) -> bool:
        """Return whether a position may be evaluated: between two turns and before the end is in sight."""
        raise NotImplementedError

    def prior(self, state: State, action: i64) -> i64:
        """Return the estimated value of an answer, comparable with other answers to the same question."""
        raise NotImplementedError
