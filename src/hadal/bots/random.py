"""Random bot: every legal move is equally likely."""

from hadal.core.bot import Bot
from hadal.core.chance import below, next_state
from hadal.core.state import State


class RandomBot(Bot):
    """Plays uniformly random legal moves."""

    name = "random"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return a random legal action."""
        legal = guess.legal()
        return legal[below(next_state(seed), len(legal))]
