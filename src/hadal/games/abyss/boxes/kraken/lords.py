"""The Kraken box: its 18 Lords, one row each."""

# ruff: noqa: F403, F405  (the rows read better with bare names)

from hadal.games.abyss import questions
from hadal.games.abyss.boxes.kraken import powers
from hadal.games.abyss.constants import *
from hadal.games.abyss.state import Lord


def lords() -> list[Lord]:
    """The Lords of the Kraken box."""
    return [
        #                                                  pts key cost races
        Lord(FERRYMAN,      "ferryman",      SMUGGLER,     5, 1,  7, 1, ANY,       each_turn=questions.FERRY),
        Lord(OUTLAW,        "outlaw",        SMUGGLER,     6, 1,  7, 1, ANY,       lasting=True),
        Lord(COUNTERFEITER, "counterfeiter", SMUGGLER,     5, 1,  7, 1, ANY,       lasting=True),
        Lord(FENCE,         "fence",         SMUGGLER,     8, 0,  7, 1, ANY,       arrives=powers.fence),
        Lord(CLEANER,       "cleaner",       SMUGGLER,     7, 1,  7, 1, ANY,       lasting=True),
        Lord(WATCHER,       "watcher",       SMUGGLER,     4, 0,  5, 2, ANY,       arrives=powers.watcher),
        Lord(VIGIL,         "vigil",         SMUGGLER,     4, 0,  5, 2, ANY,       arrives=powers.vigil),
        Lord(LOOKOUT,       "lookout",       SMUGGLER,     4, 0,  5, 2, ANY,       arrives=powers.lookout),
        Lord(SHAREHOLDER,   "shareholder",   MERCHANT,     5, 1,  9, 2, SHELLFISH, lasting=True),
        Lord(INHERITOR,     "inheritor",     MERCHANT,     7, 0, 10, 2, SHELLFISH, arrives=powers.inheritor),
        Lord(HYPNOTIST,     "hypnotist",     MAGE,         5, 1,  9, 2, JELLYFISH, lasting=True),
        Lord(HEALER,        "healer",        MAGE,         7, 0,  7, 1, JELLYFISH, arrives=powers.healer),
        Lord(HIGHWAYMAN,    "highwayman",    SOLDIER,      4, 1,  9, 2, CRAB,      lasting=True),
        Lord(EXECUTIONER,   "executioner",   SOLDIER,      5, 0,  9, 3, CRAB,      arrives=powers.executioner),
        Lord(RECIPIENT,     "recipient",     POLITICIAN,   5, 1,  7, 2, SQUID,     each_turn=questions.RECEIVE),
        Lord(LIBERATOR,     "liberator",     POLITICIAN,   8, 0,  9, 2, SQUID,     arrives=powers.liberator),
        Lord(GROWER,        "grower",        FARMER,       7, 1,  9, 2, SEAHORSE),
        Lord(OYSTER_FARMER, "oyster_farmer", FARMER,      13, 0, 12, 1, SEAHORSE),
    ]  # fmt: skip
