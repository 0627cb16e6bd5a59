"""The base box: its 20 Locations, one row each."""

# ruff: noqa: F403, F405  (the rows read better with bare names)

from hadal.games.abyss.constants import *
from hadal.games.abyss.rules.score import *
from hadal.games.abyss.state import Location


def locations() -> list[Location]:
    """The Locations of the base box: points are base + each * count."""
    return [
        #                                 how it counts   base each  what
        Location(SARGASSO_SILOS,          "sargasso_silos",          PER_GUILD,         5,  2, FARMER),
        Location(HYDROZOA_RESERVES,       "hydrozoa_reserves",       PER_GUILD,         6,  2, MAGE),
        Location(THE_SANCTUARY,           "the_sanctuary",           PER_RACE,          4,  3, JELLYFISH),
        Location(PARLIAMENT,              "parliament",              PER_GUILD,         6,  2, POLITICIAN),
        Location(THE_BARRACKS,            "the_barracks",            PER_GUILD,         7,  2, SOLDIER),
        Location(THE_DOCKWORKS,           "the_dockworks",           PER_GUILD,         5,  2, MERCHANT),
        Location(THE_SARGASSO_FIELDS,     "the_sargasso_fields",     PER_RACE,          3,  3, SEAHORSE),
        Location(THE_ABYSS,               "the_abyss",               PER_GUILDS,        0,  2),
        Location(CITY_OF_MIRRORS,         "city_of_mirrors",         COPY,              0,  0),
        Location(BLACK_SMOKERS,           "black_smokers",           NOTHING,           0,  0),
        Location(OCEANIC_SENATE_ASSEMBLY, "oceanic_senate_assembly", PER_RACE,          4,  3, SQUID),
        Location(THE_DEPTHS,              "the_depths",              WEAKEST,           0,  2),
        Location(THE_THRONE_ROOM,         "the_throne_room",         STRONGEST,         0,  1),
        Location(THE_JAIL,                "the_jail",                PER_LORD,         15, -1),
        Location(THE_CHASM,               "the_chasm",               PER_RACE,          5,  3, CRAB),
        Location(THE_CLOSED_TOWER,        "the_closed_tower",        WITH_KEY,          0,  3),
        Location(THE_LOST_TOWER,          "the_lost_tower",          WITHOUT_KEY,       0,  3),
        Location(THE_CHAMBER_OF_ALLIES,   "the_chamber_of_allies",   WEAKEST_ALLIES,    3,  1),
        Location(NEST_OF_GIANT_CLAMS,     "nest_of_giant_clams",     PER_RACE,          3,  3, SHELLFISH),
        Location(THE_CORAL_BARRIER,       "the_coral_barrier",       PER_ALLY,         20, -1),
    ]  # fmt: skip
