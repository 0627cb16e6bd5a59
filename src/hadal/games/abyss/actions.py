"""Abyss: the action ids, in named blocks, the same whatever boxes are open."""

from typing import Final

from hadal.core.actions import Blocks
from hadal.games.abyss.constants import LOCATIONS, LORDS, RACE_NAMES, RACES, SEAT_LETTERS
from hadal.games.abyss.names import ALLY_NAMES, LOCATION_NAMES, LORD_NAMES, REWARDS

ALLIES: Final = 49  # kinds of exploration card with all boxes open, the Monster among them

DECLINE: Final = 0  # no, thank you
END: Final = 1  # end the turn
SKIP: Final = 2  # no main action is possible
PLOT: Final = 3
EXPLORE: Final = 4
BUY: Final = 5
PASS: Final = 6
TAKE: Final = 7
DIG: Final = 8  # go on exploring
FIGHT: Final = 9
PAY: Final = 10  # that is all; Pearls for the rest
KEY_TOKEN: Final = 11
PAY_EXCESS: Final = 12  # a Pearl for each card above the hand limit
KEEP_TILE: Final = 13  # keep Black Smokers
STACK: Final = 14  # + race
ALLY: Final = STACK + RACES  # + kind
RECRUIT: Final = ALLY + ALLIES  # + Lord
USE: Final = RECRUIT + LORDS  # + Lord
LORD: Final = USE + LORDS  # + Lord
LOCATION: Final = LORD + LORDS  # + Location
DRAW: Final = LOCATION + LOCATIONS  # + 0 to 3: that many and one more
REWARD: Final = DRAW + 4  # + row of the Threat track
SEAT: Final = REWARD + 12  # + seat
BUY_MIXED: Final = SEAT + 5  # + Nebulis - 1
PAY_MIXED: Final = BUY_MIXED + 2  # + Nebulis - 1
GUARD: Final = PAY_MIXED + 2  # + Sentinel
SEARCH: Final = GUARD + 3
STOP: Final = SEARCH + 1  # searching, fighting, revealing
IGNORE: Final = STOP + 1  # a Monster
ZONE: Final = IGNORE + 1  # + zone of the Border
BOOST: Final = ZONE + 9  # + Pearls
SPLIT: Final = BOOST + 24  # + rewards taken as base tokens
TOKEN: Final = SPLIT + 16  # + L token
BACK: Final = TOKEN + 4  # + 0 base, 1 L
ALL: Final = BACK + 2


def blocks() -> Blocks:
    """The action ids of the base box."""
    lone = ["decline", "end", "skip", "plot", "explore", "buy", "pass", "take", "dig", "fight", "pay", "key-token"]
    lone += ["pay-excess", "keep-tile"]
    runs = [(name, [""]) for name in lone]
    return Blocks(
        [
            *runs,
            ("stack", RACE_NAMES[:RACES]),
            ("ally", ALLY_NAMES),
            ("recruit", LORD_NAMES),
            ("use", LORD_NAMES),
            ("lord", LORD_NAMES),
            ("location", LOCATION_NAMES),
            ("draw", ["1", "2", "3", "4"]),
            ("reward", REWARDS),
            ("seat", list(SEAT_LETTERS)),
            ("buy-mixed", ["1", "2"]),
            ("pay-mixed", ["1", "2"]),
            ("guard", ["watcher", "vigil", "lookout"]),
            ("search", [""]),
            ("stop", [""]),
            ("ignore", [""]),
            ("zone", [str(i) for i in range(1, 10)]),
            ("boost", [str(i) for i in range(24)]),
            ("split", [str(i) for i in range(16)]),
            ("l-token", ["2-pearls", "3-pearls", "key", "council"]),
            ("back", ["base", "l"]),
        ]
    )
