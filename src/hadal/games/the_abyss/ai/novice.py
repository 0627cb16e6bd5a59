"""A beginner at The Abyss: greedy's judgement with typical mistakes. Which mistakes depends on the seed alone."""

from typing import final

from hadal.bots.mistakes import slip
from hadal.core.bot import Bot
from hadal.core.labels import Label
from hadal.core.state import State
from hadal.games.the_abyss.ai.greedy import Judge

# The Abyss, in points.
FLURRY = 4.0
BRAVE = 2.0  # two cards of the deck look better than one that is known
NOT_YET = 3.0  # Stop is called late


@final
class NoviceTheAbyss(Bot):
    """Trusts its luck: draws too often, stops too late."""

    name = "novice"
    style = "a beginner: trusts its luck, draws when it should not, stops too late"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """What seems best at a glance."""
        judge = Judge(guess, seat)
        labels = guess.labels()
        felt = {label.action: self.feel(judge, label) + FLURRY * slip(seed, label.action) for label in labels}
        return max(felt, key=lambda action: (felt[action], -action))

    def feel(self, judge: Judge, label: Label) -> float:
        """What an answer seems to be worth."""
        worth = judge.worth_of(label)
        if label.verb == "draw":
            return worth + BRAVE
        return worth - NOT_YET if label.verb == "stop" else worth
