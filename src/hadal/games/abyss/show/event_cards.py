"""Abyss: what the `card` of an event is, for whoever writes events down."""

from hadal.core.events import Event
from hadal.games.abyss import events
from hadal.games.abyss.constants import AT_LOCATION, AT_STACK, LEAST_LOOT, RACE_NAMES
from hadal.games.abyss.names import ALLY_NAMES, BEAST_NAMES, LOCATION_NAMES, LORD_NAMES, TOKEN_NAMES

ABOUT_LORDS = (*range(events.LORD_PRESENTED, events.LORD_REMOVED + 1), events.LORD_USED, events.LORD_FREED)
ABOUT_LOCATIONS = range(events.LOCATION_OPENED, events.SMOKERS_SWAPPED + 1)
ABOUT_TOKENS = (events.TOKEN_DRAWN, events.TOKEN_STOLEN, events.TOKEN_REVEALED)
ABOUT_STACKS = (events.STACK_TAKEN, events.STACK_BANISHED)
ABOUT_PEARLS = (events.PEARLS_GAINED, events.PEARLS_LOST)
ABOUT_LOOT = (events.LOOT_DRAWN, events.LOOT_GONE)
ABOUT_BEASTS = (
    events.BEAST_DRAWN,
    events.BEAST_CAME,
    events.BEAST_ATTACKED,
    events.WOUNDED,
    events.BEAST_HURT,
    events.BEAST_SLAIN,
)
REASONS = {
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
    events.WHY_BEAST: "leviathan",
    events.WHY_BOOST: "boost",
}


def event_card(event: Event) -> str:
    """The name of the card, Lord, Location, token, stack, Leviathan, place, number or reason of an event."""
    kind, card = event.kind, event.card
    for about, names in (
        (ABOUT_LORDS, LORD_NAMES),
        (ABOUT_LOCATIONS, LOCATION_NAMES),
        (ABOUT_TOKENS, TOKEN_NAMES),
        (ABOUT_STACKS, RACE_NAMES),
        (ABOUT_BEASTS, BEAST_NAMES),
    ):
        if kind in about:
            return names[card]
    if kind in ABOUT_PEARLS:
        return REASONS.get(card) or LORD_NAMES[card]
    if kind in ABOUT_LOOT:
        return str(card + LEAST_LOOT)
    if kind == events.SENTINEL_PLACED:
        return place_name(card)
    return str(card) if kind == events.DICE else ALLY_NAMES[card]


def place_name(place: int) -> str:
    """What a Sentinel guards."""
    if place >= AT_LOCATION:
        return LOCATION_NAMES[place - AT_LOCATION]
    return RACE_NAMES[place - AT_STACK] if place >= AT_STACK else LORD_NAMES[place]
