"""A beginner at Abyss: greedy's judgement with typical mistakes. Which mistakes depends on the seed alone."""

from typing import final

from hadal.bots.mistakes import slip
from hadal.core.bot import Bot
from hadal.core.labels import Label
from hadal.core.state import State
from hadal.games.abyss.ai.greedy import Judge

# Abyss, in points.
HASTE = 1.5  # how far off an estimate may be, either way
OF_A_CARD = 1.2  # a card in the Council: which ones lie there is forgotten
TEMPTING = 0.8  # a card that is offered for Pearls looks better than it is
DEEPER = 0.4  # and so does the next card of the Depths
POINTS_ALONE = 0.4  # what a point of its price takes off a Lord; keys and powers are not thought of


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
        judge = Judge(guess, seat)
        felt = {label.action: self.feel(judge, label) + HASTE * slip(seed, label.action) for label in labels}
        return max(felt, key=lambda action: (felt[action], -action))

    def feel(self, judge: Judge, label: Label) -> float:
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
