"""PlayStyle: how well a network plays. Needs no NumPy, like everything that lists bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class PlayStyle:
    """How well the network plays.

    At temperature 0 it plays its best action. At a higher temperature it makes mistakes, small ones more often than big
    ones by its own judgement: logits are divided by the temperature. Actions whose logit is more than `reach` times
    the temperature below the best are never played, and questions of the kinds in `careful`, such as how to pay, always
    get its best answer, so that the mistakes remain believable. With `nodes` or `seconds` it searches instead.
    """

    temperature: float = 0.0
    reach: float = 4.0
    nodes: int = 0
    seconds: float = 0.0
    careful: tuple[str, ...] = ()  # names of questions

    @property
    def by_clock(self) -> bool:
        """Return whether only the clock ends a search, so that its answer depends on the machine."""
        return bool(self.seconds) and not self.nodes


BEST: Final = PlayStyle()
