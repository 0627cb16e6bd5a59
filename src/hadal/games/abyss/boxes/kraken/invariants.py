"""The Kraken box: the invariants of Nebulis, the figure, Sentinels and Loot."""

from typing import Final

from hadal.core.vector import i64, zeros
from hadal.games.abyss import constants, questions
from hadal.games.abyss.boxes.kraken.loot import COPIES
from hadal.games.abyss.rules.queries import court_size
from hadal.games.abyss.rules.sentinels import zone_of
from hadal.games.abyss.show.invariants.cards import waits
from hadal.games.abyss.show.invariants.faults import SCALE
from hadal.games.abyss.state import Position

BAD_NEBULIS: Final = 40
BAD_FIGURE: Final = 41
BAD_SENTINEL: Final = 42
TWO_SENTINELS: Final = 43
BAD_GUARDED: Final = 44
BAD_LOOT: Final = 45
BAD_LOOT_DECK: Final = 46
TOO_MUCH_LOOT: Final = 47
LOOT_LOST: Final = 48

FAULTS: Final = {
    BAD_NEBULIS: "seat {seat} has a number of Nebulis that cannot be",
    BAD_FIGURE: "the Kraken figure is not with a player who has the most Nebulis",
    BAD_SENTINEL: "the Sentinel {sentinel} guards what it cannot",
    TWO_SENTINELS: "two Sentinels are in one zone",
    BAD_GUARDED: "the number of Sentinels placed is wrong",
    BAD_LOOT: "there is Loot on {location} that cannot lie there",
    BAD_LOOT_DECK: "the Loot deck is broken",
    TOO_MUCH_LOOT: "there is too much Loot of value {loot}",
    LOOT_LOST: "a single Loot card of value {loot} is missing: they leave in pairs",
}


def fault(s: Position, whole: bool) -> i64:
    """Return the first fault, or 0."""
    found = nebulis_fault(s)
    if found == 0 and len(s.guards) > 0:
        found = sentinel_fault(s)
        if found == 0:
            found = loot_fault(s, whole)
    return found


def agrees(s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
    """Return whether this question can be waiting in this position."""
    if question == questions.PLACE_KRAKEN:
        return s.track[card] != constants.NO_CARD and s.tables.race[s.track[card]] == constants.KRAKEN
    if question == questions.GUARD:
        return s.guards[3 * card] == seat and s.guards[3 * card + 1] == constants.IN_AREA
    if question == questions.SEARCH:
        return s.location_owner[card] == seat and 0 <= card - constants.THE_CETACEAN_GRAVEYARD < constants.LOOT_SITES
    if question == questions.FERRY:
        return s.nebulis[seat] > 0
    if question == questions.RECEIVE:
        return s.lord_deck_n > 0 and court_size(s) < constants.COURT
    if question == questions.GIVE_NEBULIS:
        return n <= s.nebulis[seat] and card % 8 <= s.seats and card // 8 >> s.seats == 0
    if question == questions.LOSE_AFFILIATED:
        return seat != s.turn
    if question == questions.FIGURE:
        return (s.kraken_holder < 0 or seat == s.kraken_holder) and have_nebulis(s, n)
    return True


def have_nebulis(s: Position, seats: i64) -> bool:
    """Return whether each of these seats (one bit each) has a Nebulis."""
    return all(not (seats >> seat & 1 == 1 and s.nebulis[seat] == 0) for seat in range(s.seats))


def nebulis_fault(s: Position) -> i64:
    """Nebulis are not negative; if there are any, a seat with the most has the figure, otherwise nobody."""
    most: i64 = 0
    for seat in range(s.seats):
        n = s.nebulis[seat]
        if n < 0 or (n > 0 and len(s.guards) == 0):
            return BAD_NEBULIS * SCALE + seat
        most = max(most, n)
    if s.kraken_holder < -1 or s.kraken_holder >= s.seats:
        return BAD_FIGURE * SCALE
    if waits(s, questions.FIGURE, questions.FIGURE):
        return 0  # its new holder is being decided
    if s.kraken_holder < 0:
        return BAD_FIGURE * SCALE if most > 0 else 0
    return BAD_FIGURE * SCALE if most == 0 or s.nebulis[s.kraken_holder] < most else 0


def sentinel_fault(s: Position) -> i64:
    """Every Sentinel waits or guards something that exists, at most one in each zone."""
    zones: i64 = 0
    placed: i64 = 0
    for i in range(constants.SENTINELS):
        owner, place, since = s.guards[3 * i], s.guards[3 * i + 1], s.guards[3 * i + 2]
        if owner < -1 or owner >= s.seats or since < 0 or since > s.turns or (owner < 0 and place != constants.IN_AREA):
            return BAD_SENTINEL * SCALE + i
        if place != constants.IN_AREA:
            if not is_there(s, place):
                return BAD_SENTINEL * SCALE + i
            if zones >> zone_of(place) & 1 == 1:
                return TWO_SENTINELS * SCALE
            zones |= 1 << zone_of(place)
            placed += 1
    return 0 if placed == s.guarded else BAD_GUARDED * SCALE


def is_there(s: Position, place: i64) -> bool:
    """Return whether there is something to guard at this place."""
    if place < 0:
        return False
    if place < constants.AT_STACK:
        return place < s.tables.lords and s.owner[place] == constants.FACE_UP
    if place < constants.AT_LOCATION:
        return place - constants.AT_STACK < constants.RACES
    location = place - constants.AT_LOCATION
    return location < s.tables.locations and s.location_owner[location] == constants.FACE_UP


def loot_fault(s: Position, whole: bool) -> i64:
    """No Location has two Loot cards of the same value; missing Loot has left the game in pairs."""
    if s.loot_deck_n < 0 or s.loot_deck_n > len(s.loot_deck):
        return BAD_LOOT_DECK * SCALE
    found = zeros(constants.LOOT_VALUES)
    for at in range(s.loot_deck_n):
        value = s.loot_deck[at]
        if value < 0 or value >= constants.LOOT_VALUES:
            return BAD_LOOT_DECK * SCALE
        found[value] += 1
    for at in range(constants.LOOT_SITES * constants.LOOT_VALUES):
        location = constants.THE_CETACEAN_GRAVEYARD + at // constants.LOOT_VALUES
        n = s.loot[at]
        if (
            n < 0
            or n > 1
            or (n == 1 and s.location_owner[location] < 0 and s.location_owner[location] != constants.FACE_UP)
        ):
            return BAD_LOOT * SCALE + location
        found[at % constants.LOOT_VALUES] += n
    for value in range(constants.LOOT_VALUES):
        missing = COPIES[value] - found[value]
        if missing < 0:
            return TOO_MUCH_LOOT * SCALE + value
        if whole and missing % 2 != 0:
            return LOOT_LOST * SCALE + value
    return 0
