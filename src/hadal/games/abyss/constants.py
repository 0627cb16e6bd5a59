"""Abyss: cards, places and other things as small integers. No rules here."""

from typing import Final

from hadal.core.vector import i64

SEAT_LETTERS: Final = "ABCDE"

# Races of Allies. A Kraken is not a race, but takes the number after the last race.
JELLYFISH: Final = 0
CRAB: Final = 1
SEAHORSE: Final = 2
SHELLFISH: Final = 3
SQUID: Final = 4
KRAKEN: Final = 5
ANY: Final = -1  # no compulsory race
RACES: Final[i64] = 5
RACE_LETTERS: Final = "JCHSQK"
RACE_NAMES: Final = ["jellyfish", "crab", "seahorse", "shellfish", "squid", "kraken"]

# Exploration cards by kind; identical cards are a count. The boxes add Krakens and special Allies after the plain ones.
MONSTER: Final = 0
PLAIN: Final = 1  # PLAIN + (5 - value) * RACES + race: highest value first
WILD: Final = 26  # K4, K3, K2
SPECIAL: Final = 29  # SPECIAL + (4 - value) * RACES + race: double die (4, 3) and pearl boost (2, 1)
ALL_KINDS: Final = 49
NO_CARD: Final = -1

# Guilds of Lords.
MAGE: Final = 0
SOLDIER: Final = 1
FARMER: Final = 2
MERCHANT: Final = 3
POLITICIAN: Final = 4
AMBASSADOR: Final = 5
SMUGGLER: Final = 6
GUILDS: Final[i64] = 7
GUILD_NAMES: Final = ["mage", "soldier", "farmer", "merchant", "politician", "ambassador", "smuggler"]

# Owner of a Lord or a Location: a seat, or one of these.
IN_DECK: Final = -1
FACE_UP: Final = -2  # at Court, or available
GONE: Final = -3  # out of the game
DRAWN: Final = -4  # a Location just drawn, not yet chosen

# State of an owned Lord: free, disabled, or the number of the Location it is under.
FREE: Final = -1
DISABLED: Final = -2

# The board.
COURT: Final[i64] = 6
TRACK: Final[i64] = 5
THREATS: Final = 6
KEYS_NEEDED: Final = 3
SEVEN: Final = 7  # Lords that end the game
COMMANDER_LIMIT: Final = 6
CORRUPTION: Final = 5  # cost in Pearls of a Lord for the Corruptor
MOST_DRAWN: Final = 4  # Locations

# Monster tokens by kind: worth 2, 3 and 4 points.
TOKEN_2: Final = 0
TOKEN_3: Final = 1
TOKEN_4: Final = 2
TOKENS: Final[i64] = 3
# L tokens, with another back: their effects.
L_PEARLS_2: Final = 3
L_PEARLS_3: Final = 4
L_KEY: Final = 5
L_COUNCIL: Final = 6
L_TOKENS: Final[i64] = 4

# The Lords.
RECRUITER: Final = 0
JAILER: Final = 1
SEEKER: Final = 2
ASSASSIN: Final = 3
COMMANDER: Final = 4
TAMER: Final = 5
HUNTER: Final = 6
SHIP_MASTER: Final = 7
TRADER: Final = 8
PEDDLER: Final = 9
LANDLORD: Final = 10
SLAVER: Final = 11
SHOPKEEPER: Final = 12
SHAMAN: Final = 13
INVOKER: Final = 14
APPRENTICE: Final = 15
ORACLE: Final = 16
ALCHEMIST: Final = 17
ILLUSIONIST: Final = 18
MASTER_OF_MAGIC: Final = 19
OPPORTUNIST: Final = 20
CORRUPTOR: Final = 21
TRAITOR: Final = 22
DIPLOMAT: Final = 23
TREASURER: Final = 24
SCHEMER: Final = 25
KEEPER: Final = 26
REAPER: Final = 27
SHEPHERD: Final = 28
MILLER: Final = 29
AQUACULTURALIST: Final = 30
LANDOWNER: Final = 31
SAGE: Final = 32
HERMIT: Final = 33
ELDER: Final = 34
FERRYMAN: Final = 35
OUTLAW: Final = 36
COUNTERFEITER: Final = 37
FENCE: Final = 38
CLEANER: Final = 39
WATCHER: Final = 40
VIGIL: Final = 41
LOOKOUT: Final = 42
SHAREHOLDER: Final = 43
INHERITOR: Final = 44
HYPNOTIST: Final = 45
HEALER: Final = 46
HIGHWAYMAN: Final = 47
EXECUTIONER: Final = 48
RECIPIENT: Final = 49
LIBERATOR: Final = 50
GROWER: Final = 51
OYSTER_FARMER: Final = 52
INTREPID: Final = 53
BORDER_GUARD: Final = 54
TAXIDERMIST: Final = 55
ARMS_DEALER: Final = 56
METAMORPH: Final = 57
SORCERER: Final = 58
ALTRUIST: Final = 59
REBEL: Final = 60
COWARD: Final = 61
BREEDER: Final = 62
NO_LORD: Final = -1

# The Locations.
SARGASSO_SILOS: Final = 0
HYDROZOA_RESERVES: Final = 1
THE_SANCTUARY: Final = 2
PARLIAMENT: Final = 3
THE_BARRACKS: Final = 4
THE_DOCKWORKS: Final = 5
THE_SARGASSO_FIELDS: Final = 6
THE_ABYSS: Final = 7
CITY_OF_MIRRORS: Final = 8
BLACK_SMOKERS: Final = 9
OCEANIC_SENATE_ASSEMBLY: Final = 10
THE_DEPTHS: Final = 11
THE_THRONE_ROOM: Final = 12
THE_JAIL: Final = 13
THE_CHASM: Final = 14
THE_CLOSED_TOWER: Final = 15
THE_LOST_TOWER: Final = 16
THE_CHAMBER_OF_ALLIES: Final = 17
NEST_OF_GIANT_CLAMS: Final = 18
THE_CORAL_BARRIER: Final = 19
THE_GAMBLING_DEN: Final = 20
THE_KRAKENS_LAIR: Final = 21
THE_CETACEAN_GRAVEYARD: Final = 22
THE_ABANDONED_CONVOY: Final = 23
THE_MEGALODON: Final = 24
THE_BATTLEFIELD: Final = 25

# Sentinels: what a token can guard, as one number.
SENTINELS: Final[i64] = 3  # the Watcher's, the Vigil's, the Lookout's
IN_AREA: Final = -1  # in its owner's area, guarding nothing
AT_LORD: Final = 0  # + Lord
AT_STACK: Final = 100  # + stack
AT_LOCATION: Final = 200  # + Location

# Loot cards by value, and the Locations where they are found.
LOOT_VALUES: Final[i64] = 5  # 3 to 7
LEAST_LOOT: Final = 3
LOOT_SITES: Final[i64] = 4  # from THE_CETACEAN_GRAVEYARD on

# The Border.
ZONES: Final[i64] = 9
LEVIATHANS: Final[i64] = 20
NO_LEVIATHAN: Final = -1

# Names of cards in notations and actions. Lords and Locations have their names in their rows.
ALLY_NAMES: Final = [
    "M", "J5", "C5", "H5", "S5", "Q5", "J4", "C4", "H4", "S4", "Q4", "J3", "C3", "H3", "S3", "Q3", "J2", "C2", "H2",
    "S2", "Q2", "J1", "C1", "H1", "S1", "Q1", "K4", "K3", "K2", "J4d", "C4d", "H4d", "S4d", "Q4d", "J3d", "C3d",
    "H3d", "S3d", "Q3d", "J2p", "C2p", "H2p", "S2p", "Q2p", "J1p", "C1p", "H1p", "S1p", "Q1p",
]  # fmt: skip
REWARDS: Final = [
    "1-pearl", "1-token", "2-pearls", "1-pearl-1-token", "2-tokens", "1-key", "1-key-1-pearl", "1-key-1-token",
    "1-key-2-pearls", "1-key-1-pearl-1-token", "1-key-2-tokens", "2-keys",
]  # fmt: skip
TOKEN_NAMES: Final = ["T2", "T3", "T4", "L2", "L3", "LK", "LC"]  # L tokens: 2 or 3 Pearls, a Key, a Council stack
LOOT_NAMES: Final = ["3", "4", "5", "6", "7"]
SENTINEL_NAMES: Final = ["watcher", "vigil", "lookout"]
LEVIATHAN_NAMES: Final = [f"leviathan_{i:02}" for i in range(1, 21)]
