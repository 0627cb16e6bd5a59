"""A beginner: greedy's ideas, half remembered and hastily weighed. What it gets wrong hangs on its seed alone."""

from typing import final

from hadal.bots.greedy_abyss import Judge as AbyssJudge
from hadal.bots.greedy_the_abyss import Judge as TheAbyssJudge
from hadal.core.bot import Bot
from hadal.core.dice import MASK, apart, below
from hadal.core.game import State
from hadal.core.label import Label

FINE = 1000
# Abyss, in points.
HASTE = 1.5  # how far off an estimate may be, either way
OF_A_CARD = 1.2  # a card in the Council: which ones lie there is forgotten
TEMPTING = 0.8  # a card that is offered for Pearls looks better than it is
DEEPER = 0.4  # and so does the next card of the Depths
POINTS_ALONE = 0.4  # what a point of its price takes off a Lord; keys and powers are not thought of
# The Abyss, in points.
FLURRY = 4.0
BRAVE = 2.0  # two cards of the deck look better than one that is known
NOT_YET = 3.0  # Stop is called late


def slip(seed: int, action: int) -> float:
    """A number from -1 to 1 that hangs on the seed and the answer alone."""
    return below(apart(seed + 7919 * action & MASK), 2 * FINE + 1) / FINE - 1


@final
class NoviceAbyss(Bot):
    """Recruits whoever has many points, forgets what the Council holds, buys too much."""

    name = "novice"
    style = "a beginner: recruits for the points alone, forgets what lies in the Council, buys too much"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """What seems best at a glance."""
        labels = guess.labels()
        if len(labels) == 1:
            return labels[0].action
        judge = AbyssJudge(guess, seat)
        felt = {label.action: self.feel(judge, label) + HASTE * slip(seed, label.action) for label in labels}
        return max(felt, key=lambda action: (felt[action], -action))

    def feel(self, judge: AbyssJudge, label: Label) -> float:
        """What an answer seems to be worth."""
        match label.verb:
            case "support" | "take-stack" | "second-stack":
                return OF_A_CARD * label.amount
            case "recruit":
                return judge.r.bills[label.card].points - POINTS_ALONE * label.amount
            case "buy":
                return judge.worth_of(label) + TEMPTING
            case "go-on":
                return judge.worth_of(label) + DEEPER
        return judge.worth_of(label)


@final
class NoviceTheAbyss(Bot):
    """Trusts its luck: draws too often, stops too late."""

    name = "novice"
    style = "a beginner: trusts its luck, draws when it should not, stops too late"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """What seems best at a glance."""
        judge = TheAbyssJudge(guess, seat)
        labels = guess.labels()
        felt = {label.action: self.feel(judge, label) + FLURRY * slip(seed, label.action) for label in labels}
        return max(felt, key=lambda action: (felt[action], -action))

    def feel(self, judge: TheAbyssJudge, label: Label) -> float:
        """What an answer seems to be worth."""
        worth = judge.worth_of(label)
        if label.verb == "draw":
            return worth + BRAVE
        return worth - NOT_YET if label.verb == "stop" else worth
