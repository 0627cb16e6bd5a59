"""Abyss: the name of an event's `card`. Each kind of event refers to one of these functions in its row."""

from typing import Final

from hadal.games.abyss import constants, events
from hadal.games.abyss.state import Tables

CAUSES: Final = {
    events.WHY_SETUP: "setup",
    events.WHY_LAST_SPACE: "last-space",
    events.WHY_MONSTER: "monster",
    events.WHY_COURT: "court",
    events.WHY_PLOT: "plot",
    events.WHY_RECRUIT: "recruiting",
    events.WHY_HAND: "hand-limit",
    events.WHY_LOOT: "loot",
    events.WHY_TOKEN: "token",
    events.WHY_MISS: "miss",
    events.WHY_LEVIATHAN: "leviathan",
    events.WHY_BOOST: "boost",
}


def ally(t: Tables, card: int) -> str:
    """A kind of exploration card."""
    return constants.ALLY_NAMES[card]


def lord(t: Tables, card: int) -> str:
    """A Lord."""
    return t.lord_names[card]


def location(t: Tables, card: int) -> str:
    """A Location."""
    return t.location_names[card]


def token(t: Tables, card: int) -> str:
    """A kind of Monster token."""
    return constants.TOKEN_NAMES[card]


def stack(t: Tables, card: int) -> str:
    """A Council stack."""
    return constants.RACE_NAMES[card]


def cause(t: Tables, card: int) -> str:
    """Why Pearls are gained or lost: a cause from `events.py`, or a Lord."""
    return CAUSES.get(card) or t.lord_names[card]


def number(t: Tables, card: int) -> str:
    """A plain number."""
    return str(card)
