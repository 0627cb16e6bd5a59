"""What a network gets of a position besides the observation, and how it reads the numbers."""

from mypy_extensions import mypyc_attr

from hadal.core.state import State
from hadal.core.vector import i16, i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)  # games in other packages are plain Python
class NetworkInput:
    """Numbers derived from what a seat sees, written behind its observation, and the kind of every feature.

    A game overrides the methods it needs. Derived numbers must follow from the seat's view alone; `core/promises.py`
    checks it. A feature is a number unless the game says otherwise; numbers are multiplied by a scale that brings them
    to about 1. An object uses scratch space, so it serves one thread.
    """

    def names(self) -> list[str]:
        """Name every derived number, in order. Seats are counted from the viewer, as in the observation."""
        return []

    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write the derived numbers of a seat into `out`, starting at index `at`."""

    def is_binary(self, feature: str) -> bool:
        """Return whether all that matters about this feature is whether it is above 0."""
        return False

    def categories(self, feature: str) -> int:
        """Return the number of values of a feature that is a code rather than an amount (at most 256); 0 for others."""
        return 0

    def scale(self, feature: str) -> float:
        """Return the factor that brings a number to about 1."""
        return 1.0

    def seat_blocks(self) -> list[str]:
        """Return the blocks of actions whose targets are seats: a network counts them from the mover."""
        return []
