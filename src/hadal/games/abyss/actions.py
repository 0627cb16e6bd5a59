"""Abyss: the action ids, in named blocks. They are the same whichever boxes are open.

Servers store these ids, so they never change. The first `FROZEN_LORDS` Lords and `FROZEN_LOCATIONS` Locations have
their ids in the blocks below. Boxes registered later get ids for their Lords, Locations and blocks from `ALL` on. Rules
therefore look up the ids of Lords and Locations in the tables of a game (`recruit_id`, `use_id`, `lord_id`,
`location_id`), and the target of an id in `target`.
"""

from typing import Final

from hadal.core.actions import Blocks
from hadal.core.vector import i64
from hadal.games.abyss.constants import ALLY_NAMES, RACE_NAMES, RACES, REWARDS, SEAT_LETTERS, SENTINEL_NAMES

FROZEN_LORDS: Final = 63
FROZEN_LOCATIONS: Final = 26
ALLIES: Final = 49  # kinds of exploration card with all boxes open, including the Monster

DECLINE: Final = 0
END: Final = 1  # end the turn
SKIP: Final = 2  # no main action is possible
PLOT: Final = 3
EXPLORE: Final = 4
BUY: Final = 5
PASS: Final = 6
TAKE: Final = 7
DIG: Final = 8  # go on exploring
FIGHT: Final = 9
PAY: Final = 10  # done; pay the rest in Pearls
KEY_TOKEN: Final = 11
PAY_EXCESS: Final = 12  # pay a Pearl for each card above the hand limit
KEEP_LOCATION: Final = 13  # keep Black Smokers
STACK: Final = 14  # + race
ALLY: Final = STACK + RACES  # + kind
RECRUIT: Final = ALLY + ALLIES  # + Lord
USE: Final = RECRUIT + FROZEN_LORDS  # + Lord
LORD: Final = USE + FROZEN_LORDS  # + Lord
LOCATION: Final = LORD + FROZEN_LORDS  # + Location
DRAW: Final = LOCATION + FROZEN_LOCATIONS  # + 0 to 3: draw that many plus one
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

# Blocks whose actions point at a Lord or a Location, as numbered in `Tables.block`; 0 stands for any other block.
B_RECRUIT: Final[i64] = 1
B_USE: Final[i64] = 2
B_LORD: Final[i64] = 3
B_LOCATION: Final[i64] = 4
POINTING: Final = {"recruit": 1, "use": 2, "lord": 3, "location": 4}

LONE: Final = [
    "decline", "end", "skip", "plot", "explore", "buy", "pass", "take", "dig", "fight", "pay", "key-token",
    "pay-excess", "keep-tile",
]  # fmt: skip


def blocks(lords: list[str], locations: list[str], later: list[tuple[str, list[str]]]) -> Blocks:
    """Return all action ids, given the names of all Lords and Locations and the blocks of boxes registered later."""
    frozen = lords[:FROZEN_LORDS]
    return Blocks(
        [
            *[(name, [""]) for name in LONE],
            ("stack", RACE_NAMES[:RACES]),
            ("ally", ALLY_NAMES),
            ("recruit", frozen),
            ("use", frozen),
            ("lord", frozen),
            ("location", locations[:FROZEN_LOCATIONS]),
            ("draw", ["1", "2", "3", "4"]),
            ("reward", REWARDS),
            ("seat", list(SEAT_LETTERS)),
            ("buy-mixed", ["1", "2"]),
            ("pay-mixed", ["1", "2"]),
            ("guard", SENTINEL_NAMES),
            ("search", [""]),
            ("stop", [""]),
            ("ignore", [""]),
            ("zone", [str(i) for i in range(1, 10)]),
            ("boost", [str(i) for i in range(24)]),
            ("split", [str(i) for i in range(16)]),
            ("l-token", ["2-pearls", "3-pearls", "key", "council"]),
            ("back", ["base", "l"]),
            *later,
        ]
    )
