"""The base box: its 35 Lords, one row each."""

# ruff: noqa: E501, F403, F405  (the rows read better with bare names)

from hadal.games.abyss import questions
from hadal.games.abyss.boxes.base import powers
from hadal.games.abyss.constants import *
from hadal.games.abyss.state import Lord


def lords() -> list[Lord]:
    """The Lords of the base box."""
    return [
        #                                                      pts key cost races
        Lord(RECRUITER,       "recruiter",       SOLDIER,      4, 1, 10, 2, CRAB,      lasting=True),
        Lord(JAILER,          "jailer",          SOLDIER,      7, 0,  6, 3, CRAB,      arrives=powers.jailer),
        Lord(SEEKER,          "seeker",          SOLDIER,      7, 0,  7, 2, CRAB,      arrives=powers.seeker),
        Lord(ASSASSIN,        "assassin",        SOLDIER,      6, 0, 10, 1, CRAB,      arrives=powers.assassin),
        Lord(COMMANDER,       "commander",       SOLDIER,      4, 1,  8, 1, CRAB,      arrives=powers.commander, lasting=True),
        Lord(TAMER,           "tamer",           SOLDIER,      4, 1,  6, 3, CRAB,      lasting=True),
        Lord(HUNTER,          "hunter",          SOLDIER,      6, 0,  8, 2, CRAB,      arrives=powers.hunter),
        Lord(SHIP_MASTER,     "ship_master",     MERCHANT,     5, 1,  6, 3, SHELLFISH, lasting=True),
        Lord(TRADER,          "trader",          MERCHANT,     9, 0, 10, 3, SHELLFISH, arrives=powers.trader),
        Lord(PEDDLER,         "peddler",         MERCHANT,     9, 0,  8, 1, SHELLFISH, arrives=powers.peddler),
        Lord(LANDLORD,        "landlord",        MERCHANT,     5, 1, 10, 2, SHELLFISH, arrives=powers.landlord, lasting=True),
        Lord(SLAVER,          "slaver",          MERCHANT,     5, 1,  8, 1, SHELLFISH, each_turn=questions.SELL_ALLY),
        Lord(SHOPKEEPER,      "shopkeeper",      MERCHANT,     9, 0,  6, 3, SHELLFISH, arrives=powers.shopkeeper),
        Lord(SHAMAN,          "shaman",          MAGE,         5, 1,  6, 3, JELLYFISH, lasting=True),
        Lord(INVOKER,         "invoker",         MAGE,         8, 0,  8, 1, JELLYFISH, arrives=powers.invoker),
        Lord(APPRENTICE,      "apprentice",      MAGE,         9, 0,  6, 3, JELLYFISH, arrives=powers.apprentice),
        Lord(ORACLE,          "oracle",          MAGE,         5, 1,  8, 2, JELLYFISH, each_turn=questions.BANISH_STACK),
        Lord(ALCHEMIST,       "alchemist",       MAGE,         5, 1,  7, 1, JELLYFISH, lasting=True),
        Lord(ILLUSIONIST,     "illusionist",     MAGE,         9, 0, 10, 1, JELLYFISH, arrives=powers.illusionist),
        Lord(MASTER_OF_MAGIC, "master_of_magic", MAGE,         6, 1, 10, 3, JELLYFISH, lasting=True),
        Lord(OPPORTUNIST,     "opportunist",     POLITICIAN,   5, 1,  6, 3, SQUID, each_turn=questions.REPLACE_LORD),
        Lord(CORRUPTOR,       "corruptor",       POLITICIAN,   6, 0, 10, 1, SQUID,     arrives=powers.corruptor),
        Lord(TRAITOR,         "traitor",         POLITICIAN,   6, 0, 12, 3, SQUID,     arrives=powers.traitor),
        Lord(DIPLOMAT,        "diplomat",        POLITICIAN,   5, 1,  8, 1, SQUID,     lasting=True),
        Lord(TREASURER,       "treasurer",       POLITICIAN,   5, 1, 10, 2, SQUID,     lasting=True),
        Lord(SCHEMER,         "schemer",         POLITICIAN,   6, 0,  8, 3, SQUID,     arrives=powers.schemer),
        Lord(KEEPER,          "keeper",          FARMER,       6, 1,  6, 3, SEAHORSE),
        Lord(REAPER,          "reaper",          FARMER,       6, 1,  7, 2, SEAHORSE),
        Lord(SHEPHERD,        "shepherd",        FARMER,       6, 1,  8, 1, SEAHORSE),
        Lord(MILLER,          "miller",          FARMER,      10, 0,  8, 2, SEAHORSE),
        Lord(AQUACULTURALIST, "aquaculturalist", FARMER,      11, 0,  9, 3, SEAHORSE),
        Lord(LANDOWNER,       "landowner",       FARMER,      12, 0, 10, 1, SEAHORSE),
        Lord(SAGE,            "sage",            AMBASSADOR,   4, 0, 10, 5, ANY,       arrives=powers.sage),
        Lord(HERMIT,          "hermit",          AMBASSADOR,   5, 0, 10, 5, ANY,       arrives=powers.hermit),
        Lord(ELDER,           "elder",           AMBASSADOR,   3, 0, 10, 5, ANY,       arrives=powers.elder),
    ]  # fmt: skip
