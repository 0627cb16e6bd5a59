"""Abyss: what the `card` of an event is, for whoever writes events down."""

from hadal.core.event import Event
from hadal.games.abyss import tell
from hadal.games.abyss.names import ALLY_NAMES, BEAST_NAMES, LOCATION_NAMES, LORD_NAMES, TOKEN_NAMES
from hadal.games.abyss.words import AT_LOCATION, AT_STACK, LEAST_LOOT, RACE_NAMES

ABOUT_LORDS = (*range(tell.LORD_PRESENTED, tell.LORD_REMOVED + 1), tell.LORD_USED, tell.LORD_FREED)
ABOUT_LOCATIONS = range(tell.LOCATION_OPENED, tell.SMOKERS_SWAPPED + 1)
ABOUT_TOKENS = (tell.TOKEN_DRAWN, tell.TOKEN_STOLEN, tell.TOKEN_REVEALED)
ABOUT_STACKS = (tell.STACK_TAKEN, tell.STACK_BANISHED)
ABOUT_PEARLS = (tell.PEARLS_GAINED, tell.PEARLS_LOST)
ABOUT_LOOT = (tell.LOOT_DRAWN, tell.LOOT_GONE)
ABOUT_BEASTS = (
    tell.BEAST_DRAWN, tell.BEAST_CAME, tell.BEAST_ATTACKED, tell.WOUNDED, tell.BEAST_HURT, tell.BEAST_SLAIN,
)  # fmt: skip
REASONS = {
    tell.WHY_SETUP: "setup",
    tell.WHY_LAST_SPACE: "last-space",
    tell.WHY_MONSTER: "monster",
    tell.WHY_COURT: "court",
    tell.WHY_PLOT: "plot",
    tell.WHY_RECRUIT: "recruiting",
    tell.WHY_HAND: "hand-limit",
    tell.WHY_LOOT: "loot",
    tell.WHY_TOKEN: "token",
    tell.WHY_MISS: "miss",
    tell.WHY_BEAST: "leviathan",
    tell.WHY_BOOST: "boost",
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
    if kind == tell.SENTINEL_PLACED:
        return place_name(card)
    return str(card) if kind == tell.DICE else ALLY_NAMES[card]


def place_name(place: int) -> str:
    """What a Sentinel guards."""
    if place >= AT_LOCATION:
        return LOCATION_NAMES[place - AT_LOCATION]
    return RACE_NAMES[place - AT_STACK] if place >= AT_STACK else LORD_NAMES[place]
