"""Abyss: what cards are called in notations and action names, in the order of their numbers."""

from typing import Final

ALLY_NAMES: Final = [
    "M", "J5", "C5", "H5", "S5", "Q5", "J4", "C4", "H4", "S4", "Q4", "J3", "C3", "H3", "S3", "Q3", "J2", "C2", "H2",
    "S2", "Q2", "J1", "C1", "H1", "S1", "Q1", "K4", "K3", "K2", "J4d", "C4d", "H4d", "S4d", "Q4d", "J3d", "C3d",
    "H3d", "S3d", "Q3d", "J2p", "C2p", "H2p", "S2p", "Q2p", "J1p", "C1p", "H1p", "S1p", "Q1p",
]  # fmt: skip
LORD_NAMES: Final = [
    "recruiter", "jailer", "seeker", "assassin", "commander", "tamer", "hunter", "ship_master", "trader", "peddler",
    "landlord", "slaver", "shopkeeper", "shaman", "invoker", "apprentice", "oracle", "alchemist", "illusionist",
    "master_of_magic", "opportunist", "corruptor", "traitor", "diplomat", "treasurer", "schemer", "keeper",
    "reaper", "shepherd", "miller", "aquaculturalist", "landowner", "sage", "hermit", "elder", "ferryman", "outlaw",
    "counterfeiter", "fence", "cleaner", "watcher", "vigil", "lookout", "shareholder", "inheritor", "hypnotist",
    "healer", "highwayman", "executioner", "recipient", "liberator", "grower", "oyster_farmer", "intrepid",
    "border_guard", "taxidermist", "arms_dealer", "metamorph", "sorcerer", "altruist", "rebel", "coward", "breeder",
]  # fmt: skip
LOCATION_NAMES: Final = [
    "sargasso_silos", "hydrozoa_reserves", "the_sanctuary", "parliament", "the_barracks", "the_dockworks",
    "the_sargasso_fields", "the_abyss", "city_of_mirrors", "black_smokers", "oceanic_senate_assembly", "the_depths",
    "the_throne_room", "the_jail", "the_chasm", "the_closed_tower", "the_lost_tower", "the_chamber_of_allies",
    "nest_of_giant_clams", "the_coral_barrier", "the_gambling_den", "the_krakens_lair", "the_cetacean_graveyard",
    "the_abandoned_convoy", "the_megalodon", "the_battlefield",
]  # fmt: skip
REWARDS: Final = [
    "1-pearl", "1-token", "2-pearls", "1-pearl-1-token", "2-tokens", "1-key", "1-key-1-pearl", "1-key-1-token",
    "1-key-2-pearls", "1-key-1-pearl-1-token", "1-key-2-tokens", "2-keys",
]  # fmt: skip
TOKEN_NAMES: Final = ["T2", "T3", "T4", "L2", "L3", "LK", "LC"]  # L tokens: 2 or 3 Pearls, a Key, a Council stack
LOOT_NAMES: Final = ["3", "4", "5", "6", "7"]
SENTINEL_NAMES: Final = ["watcher", "vigil", "lookout"]
BEAST_NAMES: Final = [f"leviathan_{i:02}" for i in range(1, 21)]
