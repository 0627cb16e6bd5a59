"""Abyss: Sentinels (9.6). What they guard is reserved for their owner. Does nothing if there are no Sentinels."""

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import i64
from hadal.games.abyss import events
from hadal.games.abyss.constants import AT_LOCATION, AT_STACK, IN_AREA, SENTINELS
from hadal.games.abyss.state import Position


def kept_from(s: Position, seat: i64, place: i64) -> bool:
    """Whether an opponent's Sentinel guards this place."""
    return any(s.guards[3 * i + 1] == place and s.guards[3 * i] != seat for i in range(SENTINELS))


def zone_of(place: i64) -> i64:
    """The zone of a guarded place: Court, Council or Locations."""
    return 0 if place < AT_STACK else 1 if place < AT_LOCATION else 2


def zone_is_free(s: Position, zone: i64) -> bool:
    """Whether this zone has no Sentinel."""
    for i in range(SENTINELS):
        place = s.guards[3 * i + 1]
        if place != IN_AREA and zone_of(place) == zone:
            return False
    return True


def release(s: Position, place: i64) -> None:
    """What a Sentinel guarded is gone: return the token to its owner's area for the next turn."""
    if s.guarded == 0:
        return
    for i in range(SENTINELS):
        if s.guards[3 * i + 1] == place:
            s.guards[3 * i + 1] = IN_AREA
            s.guards[3 * i + 2] = s.turns
            s.guarded -= 1
            s.tell(events.SENTINEL_BACK, s.guards[3 * i], NOBODY, HIDDEN, i, EVERYONE)
