"""The Leviathan box: its 10 Lords, one row each."""

# ruff: noqa: F403, F405  (the rows read better with bare names)

from hadal.games.abyss.boxes.leviathan import powers
from hadal.games.abyss.constants import *
from hadal.games.abyss.state import Lord


def lords() -> list[Lord]:
    """The Lords of the Leviathan box."""
    return [
        #                                                pts key cost races
        Lord(INTREPID,     "intrepid",     SOLDIER,      4, 1,  6, 1, CRAB,      lasting=True),
        Lord(BORDER_GUARD, "border_guard", SOLDIER,      6, 0,  8, 2, CRAB,      arrives=powers.border_guard),
        Lord(TAXIDERMIST,  "taxidermist",  MERCHANT,     5, 1,  6, 1, SHELLFISH, lasting=True),
        Lord(ARMS_DEALER,  "arms_dealer",  MERCHANT,     7, 0,  8, 2, SHELLFISH, arrives=powers.arms_dealer),
        Lord(METAMORPH,    "metamorph",    MAGE,         5, 1,  6, 1, JELLYFISH, lasting=True),
        Lord(SORCERER,     "sorcerer",     MAGE,         7, 0,  8, 2, JELLYFISH, arrives=powers.sorcerer),
        Lord(ALTRUIST,     "altruist",     POLITICIAN,   5, 1,  6, 1, SQUID,     lasting=True),
        Lord(REBEL,        "rebel",        POLITICIAN,   7, 0,  8, 2, SQUID,     arrives=powers.rebel),
        Lord(COWARD,       "coward",       FARMER,       8, 1,  8, 1, SEAHORSE,  lasting=True),
        Lord(BREEDER,      "breeder",      FARMER,      10, 0, 10, 2, SEAHORSE,  arrives=powers.breeder),
    ]  # fmt: skip
