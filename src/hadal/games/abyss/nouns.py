"""Abyss: what the `card` of an event is, for whoever writes events down."""

from hadal.core.event import Event
from hadal.games.abyss import tell
from hadal.games.abyss.names import ALLY_NAMES, LOCATION_NAMES, LORD_NAMES, TOKEN_NAMES
from hadal.games.abyss.words import RACE_NAMES

ABOUT_LORDS = range(tell.LORD_PRESENTED, tell.LORD_REMOVED + 1)
ABOUT_LOCATIONS = range(tell.LOCATION_OPENED, tell.SMOKERS_SWAPPED + 1)
REASONS = {
    tell.WHY_SETUP: "setup",
    tell.WHY_LAST_SPACE: "last-space",
    tell.WHY_MONSTER: "monster",
    tell.WHY_COURT: "court",
    tell.WHY_PLOT: "plot",
    tell.WHY_RECRUIT: "recruiting",
    tell.WHY_HAND: "hand-limit",
}


def event_card(event: Event) -> str:
    """The name of the card, Lord, Location, token, stack or reason of an event."""
    if event.kind in ABOUT_LORDS or event.kind == tell.LORD_USED:
        return LORD_NAMES[event.card]
    if event.kind in ABOUT_LOCATIONS:
        return LOCATION_NAMES[event.card]
    if event.kind in (tell.TOKEN_DRAWN, tell.TOKEN_STOLEN):
        return TOKEN_NAMES[event.card]
    if event.kind in (tell.STACK_TAKEN, tell.STACK_BANISHED):
        return RACE_NAMES[event.card]
    if event.kind in (tell.PEARLS_GAINED, tell.PEARLS_LOST):
        return REASONS.get(event.card) or LORD_NAMES[event.card]
    return ALLY_NAMES[event.card]
