"""A bot as a class: keeps the card with more points, stops as soon as it can."""

from hadal.core.bot import Bot
from hadal.core.labels import Label
from hadal.core.state import State

PREFERENCES = ["stop", "take", "keep", "sacrifice", "give-up", "decline", "done"]


class Plain(Bot):
    """Follows a list of preferences."""

    name = "plain"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return the preferred action."""

        def rank(label: Label) -> tuple[int, int, int]:
            place = PREFERENCES.index(label.verb) if label.verb in PREFERENCES else len(PREFERENCES)
            return place, -label.amount, label.action

        return min(guess.labels(), key=rank).action
