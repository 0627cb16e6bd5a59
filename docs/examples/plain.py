"""A bot as a class: keeps the dearer card, stops as soon as it may."""

from hadal.core.bot import Bot
from hadal.core.labels import Label
from hadal.core.state import State

LIKES = ["stop", "take", "keep", "sacrifice", "give-up", "decline", "done"]


class Plain(Bot):
    """Follows a list of likes."""

    name = "plain"
    style = "keeps the dearer card, stops as soon as it may"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """The answer it likes best."""

        def liking(label: Label) -> tuple[int, int, int]:
            rank = LIKES.index(label.verb) if label.verb in LIKES else len(LIKES)
            return rank, -label.amount, label.action

        return min(guess.labels(), key=liking).action
