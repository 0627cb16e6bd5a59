"""The boxes of Abyss. To add a box, add it to the list at the end of this file.

The order of the boxes never changes: it numbers the actions of all boxes after the first three.
"""

from typing import Final

from hadal.games.abyss import constants
from hadal.games.abyss.boxes.base.box import base_box
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.boxes.kraken.box import kraken_box
from hadal.games.abyss.boxes.leviathan.box import leviathan_box

BOXES: Final[list[Box]] = []
# Derived from the rows of all boxes, by number.
LORD_NAMES: Final[list[str]] = []
LOCATION_NAMES: Final[list[str]] = []
QUESTION_NAMES: Final[list[str]] = []
EVENT_NAMES: Final[list[str]] = []
STEPS: Final[list[str]] = []  # questions that the rules answer themselves


def register(*boxes: Box) -> None:
    """Add boxes, and derive the lists of names again."""
    BOXES.extend(boxes)
    LORD_NAMES[:] = in_order([(row.lord, row.name) for box in BOXES for row in box.lords])
    LOCATION_NAMES[:] = in_order([(row.location, row.name) for box in BOXES for row in box.locations])
    QUESTION_NAMES[:] = in_order([(row.number, row.name) for box in BOXES for row in box.questions])
    EVENT_NAMES[:] = in_order([(row.number, row.name) for box in BOXES for row in box.events])
    STEPS[:] = [row.name for box in BOXES for row in box.questions if row.step]
    if max(len(LORD_NAMES), len(LOCATION_NAMES)) > constants.AT_STACK:
        raise ValueError("places of Sentinels and key payments have room for 100 Lords and 100 Locations")
    if max(box.kinds for box in BOXES) > constants.ALL_KINDS:
        raise ValueError(f"action ids have room for {constants.ALL_KINDS} kinds of exploration card")


def in_order(rows: list[tuple[int, str]]) -> list[str]:
    """Return the names in the order of their numbers, which must be 0, 1, 2 and so on, each used once."""
    names: dict[int, str] = {}
    for number, name in rows:
        if number in names:
            raise ValueError(f"{names[number]} and {name} have the same number, {number}")
        names[number] = name
    if sorted(names) != list(range(len(names))):
        raise ValueError(f"the numbers of {', '.join(names.values())} have a gap")
    return [names[number] for number in range(len(names))]


register(base_box(), kraken_box(), leviathan_box())
