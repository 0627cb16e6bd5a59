"""Abyss: its nouns as small integers. Nothing here knows a rule."""

from typing import Final

from hadal.core.vector import i64

SEAT_LETTERS: Final = "ABCDE"

# Races of Allies. A Kraken is not a race, but stands where one is written.
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

# Exploration cards by kind; twins are a count. The boxes add Krakens and special Allies after the plain ones.
MONSTER: Final = 0
PLAIN: Final = 1  # PLAIN + (5 - value) * RACES + race: dearest first
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

# Whose a Lord or a Location is: a seat, or one of these.
IN_DECK: Final = -1
FACE_UP: Final = -2  # at Court, or available
GONE: Final = -3  # out of the game
DRAWN: Final = -4  # a Location just drawn, not yet chosen

# How an owned Lord lies: free, disabled, or under the Location of that number.
FREE: Final = -1
DISABLED: Final = -2

# The board.
COURT: Final[i64] = 6
TRACK: Final[i64] = 5
THREATS: Final = 6
KEYS_NEEDED: Final = 3
SEVEN: Final = 7  # Lords that end the game
COMMANDER_LIMIT: Final = 6
CORRUPTION: Final = 5  # Pearls the Corruptor's victim costs
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
LORDS: Final = 63
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
LOCATIONS: Final = 26

# Lasting powers, one bit each: what `standing` is made of.
P_RECRUITER: Final = 0
P_COMMANDER: Final = 1
P_TAMER: Final = 2
P_SHIP_MASTER: Final = 3
P_LANDLORD: Final = 4
P_SLAVER: Final = 5
P_SHAMAN: Final = 6
P_ORACLE: Final = 7
P_ALCHEMIST: Final = 8
P_MASTER_OF_MAGIC: Final = 9
P_OPPORTUNIST: Final = 10
P_DIPLOMAT: Final = 11
P_TREASURER: Final = 12
P_FERRYMAN: Final = 13
P_OUTLAW: Final = 14
P_COUNTERFEITER: Final = 15
P_CLEANER: Final = 16
P_SHAREHOLDER: Final = 17
P_HYPNOTIST: Final = 18
P_HIGHWAYMAN: Final = 19
P_RECIPIENT: Final = 20
P_INTREPID: Final = 21
P_TAXIDERMIST: Final = 22
P_METAMORPH: Final = 23
P_ALTRUIST: Final = 24
P_COWARD: Final = 25
NO_POWER: Final = -1

# Sentinels: what a token can guard, as one number.
SENTINELS: Final[i64] = 3  # the Watcher's, the Vigil's, the Lookout's
IN_AREA: Final = -1  # before its owner, guarding nothing
AT_LORD: Final = 0  # + Lord
AT_STACK: Final = 100  # + stack
AT_LOCATION: Final = 200  # + Location

# Loot cards by value, and the Locations they are searched at.
LOOT_VALUES: Final[i64] = 5  # 3 to 7
LEAST_LOOT: Final = 3
LOOT_SITES: Final[i64] = 4  # from THE_CETACEAN_GRAVEYARD on

# The Border.
ZONES: Final[i64] = 9
LEVIATHANS: Final[i64] = 20
NO_BEAST: Final = -1
