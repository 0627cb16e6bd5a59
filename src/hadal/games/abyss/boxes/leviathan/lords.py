"""The Leviathan box: its 10 Lords, one row each."""

# ruff: noqa: F403, F405  (the rows read better with bare names)

from hadal.games.abyss.boxes.leviathan import powers
from hadal.games.abyss.constants import *
from hadal.games.abyss.state import Lord


def lords() -> list[Lord]:
    """The Lords of the Leviathan box."""
    return [
        #                             pts key cost races
        Lord(INTREPID,     SOLDIER,      4, 1,  6, 1, CRAB,      stands=P_INTREPID),
        Lord(BORDER_GUARD, SOLDIER,      6, 0,  8, 2, CRAB,      arrives=powers.border_guard),
        Lord(TAXIDERMIST,  MERCHANT,     5, 1,  6, 1, SHELLFISH, stands=P_TAXIDERMIST),
        Lord(ARMS_DEALER,  MERCHANT,     7, 0,  8, 2, SHELLFISH, arrives=powers.arms_dealer),
        Lord(METAMORPH,    MAGE,         5, 1,  6, 1, JELLYFISH, stands=P_METAMORPH),
        Lord(SORCERER,     MAGE,         7, 0,  8, 2, JELLYFISH, arrives=powers.sorcerer),
        Lord(ALTRUIST,     POLITICIAN,   5, 1,  6, 1, SQUID,     stands=P_ALTRUIST),
        Lord(REBEL,        POLITICIAN,   7, 0,  8, 2, SQUID,     arrives=powers.rebel),
        Lord(COWARD,       FARMER,       8, 1,  8, 1, SEAHORSE,  stands=P_COWARD),
        Lord(BREEDER,      FARMER,      10, 0, 10, 2, SEAHORSE,  arrives=powers.breeder),
    ]  # fmt: skip
