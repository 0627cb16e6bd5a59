"""The Kraken box: its 18 Lords, one row each."""

# ruff: noqa: F403, F405  (the rows read better with bare names)

from hadal.games.abyss import questions
from hadal.games.abyss.boxes.kraken import powers
from hadal.games.abyss.constants import *
from hadal.games.abyss.state import Lord


def lords() -> list[Lord]:
    """The Lords of the Kraken box."""
    return [
        #                              pts key cost races
        Lord(FERRYMAN,      SMUGGLER,     5, 1,  7, 1, ANY,       stands=P_FERRYMAN, each_turn=questions.FERRY),
        Lord(OUTLAW,        SMUGGLER,     6, 1,  7, 1, ANY,       stands=P_OUTLAW),
        Lord(COUNTERFEITER, SMUGGLER,     5, 1,  7, 1, ANY,       stands=P_COUNTERFEITER),
        Lord(FENCE,         SMUGGLER,     8, 0,  7, 1, ANY,       arrives=powers.fence),
        Lord(CLEANER,       SMUGGLER,     7, 1,  7, 1, ANY,       stands=P_CLEANER),
        Lord(WATCHER,       SMUGGLER,     4, 0,  5, 2, ANY,       arrives=powers.watcher),
        Lord(VIGIL,         SMUGGLER,     4, 0,  5, 2, ANY,       arrives=powers.vigil),
        Lord(LOOKOUT,       SMUGGLER,     4, 0,  5, 2, ANY,       arrives=powers.lookout),
        Lord(SHAREHOLDER,   MERCHANT,     5, 1,  9, 2, SHELLFISH, stands=P_SHAREHOLDER),
        Lord(INHERITOR,     MERCHANT,     7, 0, 10, 2, SHELLFISH, arrives=powers.inheritor),
        Lord(HYPNOTIST,     MAGE,         5, 1,  9, 2, JELLYFISH, stands=P_HYPNOTIST),
        Lord(HEALER,        MAGE,         7, 0,  7, 1, JELLYFISH, arrives=powers.healer),
        Lord(HIGHWAYMAN,    SOLDIER,      4, 1,  9, 2, CRAB,      stands=P_HIGHWAYMAN),
        Lord(EXECUTIONER,   SOLDIER,      5, 0,  9, 3, CRAB,      arrives=powers.executioner),
        Lord(RECIPIENT,     POLITICIAN,   5, 1,  7, 2, SQUID,     stands=P_RECIPIENT, each_turn=questions.RECEIVE),
        Lord(LIBERATOR,     POLITICIAN,   8, 0,  9, 2, SQUID,     arrives=powers.liberator),
        Lord(GROWER,        FARMER,       7, 1,  9, 2, SEAHORSE),
        Lord(OYSTER_FARMER, FARMER,      13, 0, 12, 1, SEAHORSE),
    ]  # fmt: skip
