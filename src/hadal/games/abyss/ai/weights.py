"""The weights of the heuristic policy for Abyss, in thousandths of a point of the final score."""

from typing import Final, final

from hadal.core.vector import i64, vec, vector, zeros
from hadal.games.abyss.boxes.registered import LORD_NAMES

NEVER: Final = -1000000
PEARL: Final = 1000
PLENTY: Final = 25  # further Pearls are worth nothing
KEY: Final = 3000
TOKEN: Final = 2650  # average Monster token
L_TOKEN: Final = 2400  # average L token
L_SHARE: Final = 800  # in thousandths: value of holding an L token, as a share of revealing it at once
VALUE: Final = 600  # one point of an Ally in hand
NEAR: Final = 550  # in thousandths of a Lord's net value: value of a hand that can pay for it
FAR: Final = 850  # in thousandths: the share that remains for each missing point
# By number of players: value that a card left for the Council gives to the opponents. Measured: with more players,
# revealing more cards pays, because more of them are bought.
LEFT: Final = [0, 0, 300, 75, 0, 0]
OPEN: Final = 500  # value that a Location left face up gives to the opponents
ASK: Final = 500  # value of recruiting now rather than later
ASK_QUICK: Final = 1000  # the same for the quick policy
THIRD_KEY: Final = 700  # in thousandths of a Location: value of the key that opens it
NEBULIS: Final = 600  # cost of a Nebulis while it can still be used to pay
FIGURE: Final = 2500  # cost of having the most Nebulis before the end
FIGURE_AT_END: Final = 5000
SCOURGE: Final = 4000  # value of the Scourge while others can still take it
WORTH_GUARDING: Final = 1000  # minimum value for which a Sentinel is placed

# Value of a Lord's power besides its points and key: on arrival, and while it lasts.
ARRIVES: Final = {
    "jailer": 1000, "seeker": 1200, "assassin": 2000, "commander": 500, "hunter": 1500, "trader": 2400,
    "peddler": 1600, "shopkeeper": 800, "landlord": 800, "invoker": 3000, "apprentice": 1500, "illusionist": 500,
    "corruptor": 1000, "traitor": 1000, "schemer": 500, "sage": 8000, "hermit": 7000, "elder": 9000,
    "fence": 500, "watcher": 600, "vigil": 600, "lookout": 600, "inheritor": 4200, "healer": 2000,
    "executioner": 1200, "liberator": 2000, "border_guard": 1000, "arms_dealer": 2000, "sorcerer": 1000, "rebel": 3500,
}  # fmt: skip
STANDS: Final = {
    "recruiter": 1500, "commander": 1000, "tamer": 500, "ship_master": 1500, "landlord": 2000, "slaver": 2000,
    "shaman": 1000, "oracle": 300, "alchemist": 1500, "master_of_magic": 1500, "opportunist": 300, "diplomat": 1500,
    "treasurer": 3000, "ferryman": 1000, "outlaw": 400, "counterfeiter": 600, "cleaner": 500, "shareholder": 2000,
    "hypnotist": 800, "highwayman": 1500, "recipient": 500, "intrepid": 500, "taxidermist": 1500, "metamorph": 1000,
    "altruist": 1200, "coward": 500,
}  # fmt: skip
# Arrival powers that are worth little once the end has been triggered.
FOR_LATER: Final = {
    "invoker", "apprentice", "trader", "peddler", "shopkeeper", "landlord", "inheritor", "healer", "watcher", "vigil",
    "lookout", "arms_dealer", "border_guard", "liberator",
}  # fmt: skip


@final
class Weights:
    """The weights by Lord, and by the number of points that a hand lacks."""

    arrives: vec[i64]
    arrives_last: vec[i64]  # once the end has been triggered
    stands: vec[i64]
    ask: i64  # value of recruiting now rather than later
    left: vec[i64]  # by number of players: value that a card left for the Council gives to the opponents
    far: vec[i64]  # by missing points: value of the hand, in thousandths of the Lord's net value

    def __init__(self, thorough: bool) -> None:
        self.ask = ASK if thorough else ASK_QUICK
        self.left = vector(LEFT)
        names = LORD_NAMES
        self.arrives, self.arrives_last, self.stands = zeros(len(names)), zeros(len(names)), zeros(len(names))
        for lord, name in enumerate(names):
            self.arrives[lord] = ARRIVES.get(name, 0)
            self.arrives_last[lord] = 100 if name in FOR_LATER else ARRIVES.get(name, 0)
            self.stands[lord] = STANDS.get(name, 0)
        self.far = vector([int(NEAR * (FAR / 1000) ** n) for n in range(64)])
