"""What greedy holds things of Abyss to be worth, in points of the final score; tried out in matches."""

NEVER = -1000.0

PEARL = 1.0
KEY = 3.0
THIRD_KEY = 0.7  # share of a Location that the key is worth which opens it
TOKEN = 2.65  # the mean Monster token
L_TOKEN = 2.4  # the mean L token of somebody else: mostly Pearls
L_SHARE = 0.8  # what an own L token is worth of what it would bring at once
POINT = 0.5  # of an Ally in hand
NEAR = 0.55  # share of a Lord's net worth that a hand is worth that can pay for it
FAR = 0.85  # what is left of that for each point missing
SECOND = 0.4  # how much the next best Lord counts
LEFT = 0.3  # what a card left for the Council gives the others
OPEN = 0.5  # what a tile left face up gives the others
ASK = 1.0  # how much a recruitment now is worth over one later
MOST_WAYS = 150  # payments that are weighed
NEBULIS = 0.6  # what a Nebulis costs while it may still be paid away
FIGURE = 2.5  # what having the most Nebulis costs before the end
FIGURE_AT_END = 5.0
SCOURGE = 4.0  # what the Scourge is worth while others may still take it
WORTH_GUARDING = 1.0  # less than this is no use for a Sentinel that waits

# What a Lord's power is worth beside its points and key: on arrival, and while it lasts.
ARRIVES = {
    "jailer": 1.0, "seeker": 1.2, "assassin": 2.0, "commander": 0.5, "hunter": 1.5, "trader": 2.4, "peddler": 1.6,
    "shopkeeper": 0.8, "landlord": 0.8, "invoker": 3.0, "apprentice": 1.5, "illusionist": 0.5, "corruptor": 1.0,
    "traitor": 1.0, "schemer": 0.5, "sage": 8.0, "hermit": 7.0, "elder": 9.0,
    "fence": 0.5, "watcher": 0.6, "vigil": 0.6, "lookout": 0.6, "inheritor": 4.2, "healer": 2.0, "executioner": 1.2,
    "liberator": 2.0, "border_guard": 1.0, "arms_dealer": 2.0, "sorcerer": 1.0, "rebel": 3.5,
}  # fmt: skip
STANDS = {
    "recruiter": 1.5, "commander": 1.0, "tamer": 0.5, "ship_master": 1.5, "landlord": 2.0, "slaver": 2.0,
    "shaman": 1.0, "oracle": 0.3, "alchemist": 1.5, "master_of_magic": 1.5, "opportunist": 0.3, "diplomat": 1.5,
    "treasurer": 3.0,
    "ferryman": 1.0, "outlaw": 0.4, "counterfeiter": 0.6, "cleaner": 0.5, "shareholder": 2.0, "hypnotist": 0.8,
    "highwayman": 1.5, "recipient": 0.5, "intrepid": 0.5, "taxidermist": 1.5, "metamorph": 1.0, "altruist": 1.2,
    "coward": 0.5,
}  # fmt: skip
# Of little use when nothing but the end follows.
FOR_LATER = {
    "invoker", "apprentice", "trader", "peddler", "shopkeeper", "landlord", "inheritor", "healer", "watcher", "vigil",
    "lookout", "arms_dealer", "border_guard", "liberator",
}  # fmt: skip
# Keys, Pearls and tokens of the best reward on each Threat space.
THREATS = [(0, 0, 1), (0, 0, 2), (1, 0, 0), (1, 0, 1), (1, 0, 2), (2, 0, 0)]
