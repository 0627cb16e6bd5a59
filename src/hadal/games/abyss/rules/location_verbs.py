"""Abyss: everything that can happen to a Location. Each verb emits one event."""

from hadal.core.events import EVERYONE, NOBODY
from hadal.core.vector import i64
from hadal.games.abyss import events
from hadal.games.abyss.constants import AT_LOCATION, DRAWN, FACE_UP, GONE, IN_DECK
from hadal.games.abyss.rules.sentinels import release
from hadal.games.abyss.state import Position


def open_location(s: Position, where: i64) -> i64:
    """Turn up the top Location of the deck: available, or drawn for a choice."""
    s.location_deck_n -= 1
    location = s.location_deck[s.location_deck_n]
    s.location_owner[location] = where
    s.revealed = True
    s.tell(events.LOCATION_OPENED, s.turn, NOBODY, location, 1 if where == DRAWN else 0, EVERYONE)
    return location


def control(s: Position, seat: i64, location: i64) -> None:
    """A seat takes a Location."""
    s.location_owner[location] = seat
    s.tell(events.LOCATION_TAKEN, seat, NOBODY, location, 0, EVERYONE)
    release(s, AT_LOCATION + location)


def leave_drawn(s: Position) -> None:
    """Locations that were drawn but not chosen stay face up."""
    for location in range(s.tables.locations):
        if s.location_owner[location] == DRAWN:
            s.location_owner[location] = FACE_UP
            s.tell(events.LOCATION_LEFT, NOBODY, NOBODY, location, 0, EVERYONE)


def move_lords(s: Position, old: i64, new: i64) -> None:
    """Move all Lords under a Location to another one."""
    for lord in range(s.tables.lords):
        if s.covered_by[lord] == old:
            s.covered_by[lord] = new


def exchange(s: Position, seat: i64, old: i64, new: i64) -> None:
    """Exchange a seat's Location for an available one; the Lords under it move along."""
    s.location_owner[old] = FACE_UP
    s.location_owner[new] = seat
    move_lords(s, old, new)
    s.tell(events.LOCATION_EXCHANGED, seat, NOBODY, new, old, EVERYONE)
    release(s, AT_LOCATION + new)


def swap_smokers(s: Position, seat: i64, old: i64, new: i64) -> None:
    """Replace Black Smokers with a Location of the deck, and shuffle the deck."""
    at: i64 = 0
    while s.location_deck[at] != new:
        at += 1
    s.location_deck_n -= 1
    s.location_deck[at] = s.location_deck[s.location_deck_n]
    s.location_owner[new] = seat
    s.location_owner[old] = GONE
    if s.tables.smokers_into_deck:
        s.location_owner[old] = IN_DECK
        s.location_deck[s.location_deck_n] = old
        s.location_deck_n += 1
    move_lords(s, old, new)
    s.shuffle(s.location_deck, s.location_deck_n)
    into_deck: i64 = 1 if s.tables.smokers_into_deck else 0
    s.tell(events.SMOKERS_SWAPPED, seat, into_deck, new, old, EVERYONE)
