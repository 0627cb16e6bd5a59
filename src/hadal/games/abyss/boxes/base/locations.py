"""The base box: its 20 Locations, one row each."""

# ruff: noqa: F403, F405  (the rows read better with bare names)

from hadal.games.abyss.constants import *
from hadal.games.abyss.rules.score import *
from hadal.games.abyss.state import Location


def locations() -> list[Location]:
    """The Locations of the base box: points are base + each * count."""
    return [
        #                                 how it counts   base each  what
        Location(SARGASSO_SILOS,          PER_GUILD,         5,  2, FARMER),
        Location(HYDROZOA_RESERVES,       PER_GUILD,         6,  2, MAGE),
        Location(THE_SANCTUARY,           PER_RACE,          4,  3, JELLYFISH),
        Location(PARLIAMENT,              PER_GUILD,         6,  2, POLITICIAN),
        Location(THE_BARRACKS,            PER_GUILD,         7,  2, SOLDIER),
        Location(THE_DOCKWORKS,           PER_GUILD,         5,  2, MERCHANT),
        Location(THE_SARGASSO_FIELDS,     PER_RACE,          3,  3, SEAHORSE),
        Location(THE_ABYSS,               PER_GUILDS,        0,  2),
        Location(CITY_OF_MIRRORS,         COPY,              0,  0),
        Location(BLACK_SMOKERS,           NOTHING,           0,  0),
        Location(OCEANIC_SENATE_ASSEMBLY, PER_RACE,          4,  3, SQUID),
        Location(THE_DEPTHS,              WEAKEST,           0,  2),
        Location(THE_THRONE_ROOM,         STRONGEST,         0,  1),
        Location(THE_JAIL,                PER_LORD,         15, -1),
        Location(THE_CHASM,               PER_RACE,          5,  3, CRAB),
        Location(THE_CLOSED_TOWER,        WITH_KEY,          0,  3),
        Location(THE_LOST_TOWER,          WITHOUT_KEY,       0,  3),
        Location(THE_CHAMBER_OF_ALLIES,   WEAKEST_ALLIES,    3,  1),
        Location(NEST_OF_GIANT_CLAMS,     PER_RACE,          3,  3, SHELLFISH),
        Location(THE_CORAL_BARRIER,       PER_ALLY,         20, -1),
    ]  # fmt: skip
