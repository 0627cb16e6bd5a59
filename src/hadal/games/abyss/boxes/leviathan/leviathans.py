"""The Leviathan box: its 20 Leviathans, one row each."""

# ruff: noqa: F403, F405  (the rows read better with bare names)

from typing import Final, final

from hadal.core.vector import i64, vec, vector
from hadal.games.abyss.constants import *

# Penalties of an attack.
ALLIES: Final = 0
PEARLS: Final = 1
LORD: Final = 2
WOUNDS: Final = 3

LEVELS: Final = 3  # at most


@final
class Leviathan:
    """A Leviathan: race, resistances and rewards of its levels (0 where there is none), and its penalty."""

    def __init__(self, race: int, resists: list[int], rewards: list[int], penalty: int, count: int) -> None:
        self.race = race
        self.resists = resists
        self.rewards = rewards
        self.penalty = penalty
        self.count = count


LEVIATHAN_ROWS: Final = [
    #     race        resistances rewards   an attack costs
    Leviathan(JELLYFISH,  [3, 7, 5], [1, 2, 1], ALLIES, 3),
    Leviathan(JELLYFISH,  [6, 4, 0], [2, 1, 0], ALLIES, 3),
    Leviathan(JELLYFISH,  [9, 0, 0], [3, 0, 0], WOUNDS, 3),
    Leviathan(JELLYFISH,  [6, 0, 0], [1, 0, 0], WOUNDS, 2),
    Leviathan(SHELLFISH,  [4, 6, 5], [1, 2, 1], PEARLS, 3),
    Leviathan(SHELLFISH,  [6, 4, 0], [2, 1, 0], PEARLS, 3),
    Leviathan(SHELLFISH,  [8, 0, 0], [3, 0, 0], WOUNDS, 3),
    Leviathan(SHELLFISH,  [6, 0, 0], [1, 0, 0], WOUNDS, 2),
    Leviathan(SQUID,      [3, 7, 5], [1, 2, 1], LORD,   1),
    Leviathan(SQUID,      [6, 4, 0], [2, 1, 0], LORD,   1),
    Leviathan(SQUID,      [7, 0, 0], [2, 0, 0], WOUNDS, 3),
    Leviathan(SQUID,      [5, 0, 0], [1, 0, 0], WOUNDS, 2),
    Leviathan(SEAHORSE,   [3, 7, 5], [1, 1, 2], WOUNDS, 3),
    Leviathan(SEAHORSE,   [6, 4, 0], [2, 2, 0], WOUNDS, 2),
    Leviathan(SEAHORSE,   [7, 0, 0], [4, 0, 0], WOUNDS, 3),
    Leviathan(SEAHORSE,   [5, 0, 0], [2, 0, 0], WOUNDS, 2),
    Leviathan(CRAB,       [4, 7, 6], [1, 1, 1], WOUNDS, 4),
    Leviathan(CRAB,       [7, 5, 0], [1, 1, 0], WOUNDS, 3),
    Leviathan(CRAB,       [9, 0, 0], [2, 0, 0], WOUNDS, 3),
    Leviathan(CRAB,       [7, 0, 0], [1, 0, 0], WOUNDS, 2),
]  # fmt: skip


@final
class LeviathanTables:
    """The rows expanded into vectors for hot loops."""

    def __init__(self) -> None:
        self.race: vec[i64] = vector([row.race for row in LEVIATHAN_ROWS])
        self.resist: vec[i64] = vector([n for row in LEVIATHAN_ROWS for n in row.resists])
        self.reward: vec[i64] = vector([n for row in LEVIATHAN_ROWS for n in row.rewards])
        self.penalty: vec[i64] = vector([row.penalty for row in LEVIATHAN_ROWS])
        self.count: vec[i64] = vector([row.count for row in LEVIATHAN_ROWS])


ROWS: Final = LeviathanTables()
