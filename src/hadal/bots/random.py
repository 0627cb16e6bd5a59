"""Any legal move, each equally likely."""

from hadal.core.bot import Bot
from hadal.core.dice import below, rolled
from hadal.core.game import State


class RandomBot(Bot):
    """Does not think."""

    name = "random"
    style = "does not think: any legal move"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Any legal action."""
        legal = guess.legal()
        return legal[below(rolled(seed), len(legal))]
