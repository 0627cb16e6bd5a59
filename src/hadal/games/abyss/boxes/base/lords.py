"""The base box: its 35 Lords, one row each."""

# ruff: noqa: F403, F405  (the rows read better with bare names)

from hadal.games.abyss import questions
from hadal.games.abyss.boxes.base import powers
from hadal.games.abyss.constants import *
from hadal.games.abyss.state import Lord


def lords() -> list[Lord]:
    """The Lords of the base box."""
    return [
        #                                pts key cost races
        Lord(RECRUITER,       SOLDIER,      4, 1, 10, 2, CRAB,      stands=P_RECRUITER),
        Lord(JAILER,          SOLDIER,      7, 0,  6, 3, CRAB,      arrives=powers.jailer),
        Lord(SEEKER,          SOLDIER,      7, 0,  7, 2, CRAB,      arrives=powers.seeker),
        Lord(ASSASSIN,        SOLDIER,      6, 0, 10, 1, CRAB,      arrives=powers.assassin),
        Lord(COMMANDER,       SOLDIER,      4, 1,  8, 1, CRAB,      arrives=powers.commander, stands=P_COMMANDER),
        Lord(TAMER,           SOLDIER,      4, 1,  6, 3, CRAB,      stands=P_TAMER),
        Lord(HUNTER,          SOLDIER,      6, 0,  8, 2, CRAB,      arrives=powers.hunter),
        Lord(SHIP_MASTER,     MERCHANT,     5, 1,  6, 3, SHELLFISH, stands=P_SHIP_MASTER),
        Lord(TRADER,          MERCHANT,     9, 0, 10, 3, SHELLFISH, arrives=powers.trader),
        Lord(PEDDLER,         MERCHANT,     9, 0,  8, 1, SHELLFISH, arrives=powers.peddler),
        Lord(LANDLORD,        MERCHANT,     5, 1, 10, 2, SHELLFISH, arrives=powers.landlord, stands=P_LANDLORD),
        Lord(SLAVER,          MERCHANT,     5, 1,  8, 1, SHELLFISH, stands=P_SLAVER, each_turn=questions.SELL_ALLY),
        Lord(SHOPKEEPER,      MERCHANT,     9, 0,  6, 3, SHELLFISH, arrives=powers.shopkeeper),
        Lord(SHAMAN,          MAGE,         5, 1,  6, 3, JELLYFISH, stands=P_SHAMAN),
        Lord(INVOKER,         MAGE,         8, 0,  8, 1, JELLYFISH, arrives=powers.invoker),
        Lord(APPRENTICE,      MAGE,         9, 0,  6, 3, JELLYFISH, arrives=powers.apprentice),
        Lord(ORACLE,          MAGE,         5, 1,  8, 2, JELLYFISH, stands=P_ORACLE, each_turn=questions.BANISH_STACK),
        Lord(ALCHEMIST,       MAGE,         5, 1,  7, 1, JELLYFISH, stands=P_ALCHEMIST),
        Lord(ILLUSIONIST,     MAGE,         9, 0, 10, 1, JELLYFISH, arrives=powers.illusionist),
        Lord(MASTER_OF_MAGIC, MAGE,         6, 1, 10, 3, JELLYFISH, stands=P_MASTER_OF_MAGIC),
        Lord(OPPORTUNIST,     POLITICIAN,   5, 1,  6, 3, SQUID, stands=P_OPPORTUNIST, each_turn=questions.REPLACE_LORD),
        Lord(CORRUPTOR,       POLITICIAN,   6, 0, 10, 1, SQUID,     arrives=powers.corruptor),
        Lord(TRAITOR,         POLITICIAN,   6, 0, 12, 3, SQUID,     arrives=powers.traitor),
        Lord(DIPLOMAT,        POLITICIAN,   5, 1,  8, 1, SQUID,     stands=P_DIPLOMAT),
        Lord(TREASURER,       POLITICIAN,   5, 1, 10, 2, SQUID,     stands=P_TREASURER),
        Lord(SCHEMER,         POLITICIAN,   6, 0,  8, 3, SQUID,     arrives=powers.schemer),
        Lord(KEEPER,          FARMER,       6, 1,  6, 3, SEAHORSE),
        Lord(REAPER,          FARMER,       6, 1,  7, 2, SEAHORSE),
        Lord(SHEPHERD,        FARMER,       6, 1,  8, 1, SEAHORSE),
        Lord(MILLER,          FARMER,      10, 0,  8, 2, SEAHORSE),
        Lord(AQUACULTURALIST, FARMER,      11, 0,  9, 3, SEAHORSE),
        Lord(LANDOWNER,       FARMER,      12, 0, 10, 1, SEAHORSE),
        Lord(SAGE,            AMBASSADOR,   4, 0, 10, 5, ANY,       arrives=powers.sage),
        Lord(HERMIT,          AMBASSADOR,   5, 0, 10, 5, ANY,       arrives=powers.hermit),
        Lord(ELDER,           AMBASSADOR,   3, 0, 10, 5, ANY,       arrives=powers.elder),
    ]  # fmt: skip
