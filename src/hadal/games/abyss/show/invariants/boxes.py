"""Abyss: what must hold of the things the Kraken and Leviathan boxes bring (section 16). For faults.py."""

from hadal.core.state import FRAME
from hadal.core.vector import i64, zeros
from hadal.games.abyss import constants, questions
from hadal.games.abyss.boxes.kraken.loot import COPIES
from hadal.games.abyss.boxes.leviathan.beasts import LEVELS, ROWS
from hadal.games.abyss.rules.queries import back_count, base_pile
from hadal.games.abyss.rules.sentinels import zone_of
from hadal.games.abyss.show.invariants.messages import (
    BAD_BEAST,
    BAD_BEAST_DECK,
    BAD_BORDER,
    BAD_FIGURE,
    BAD_GUARDED,
    BAD_LOOT,
    BAD_LOOT_DECK,
    BAD_NEBULIS,
    BAD_SCOURGE,
    BAD_SENTINEL,
    BAD_WOUNDS,
    END_MISSED,
    LOOT_LOST,
    SCALE,
    TOO_MUCH_LOOT,
    TWO_SENTINELS,
)
from hadal.games.abyss.state import Position


def box_fault(s: Position, whole: bool) -> i64:
    """The first thing that is wrong with what the boxes bring, or 0."""
    fault = nebulis_fault(s)
    if fault == 0 and len(s.guards) > 0:
        fault = sentinel_fault(s)
        if fault == 0:
            fault = loot_fault(s, whole)
    if fault == 0 and len(s.border) > 0:
        fault = border_fault(s)
        if fault == 0:
            fault = scourge_fault(s, whole)
    return fault


def asked(s: Position, question: i64) -> bool:
    """Does a question of this kind wait?"""
    return any(s.frames[at] == question for at in range(0, s.top, FRAME))


def nebulis_fault(s: Position) -> i64:
    """Nobody owes Nebulis; the figure is owned exactly when there are any, by one who has the most."""
    most: i64 = 0
    for seat in range(s.seats):
        n = s.nebulis[seat]
        if n < 0 or (n > 0 and len(s.guards) == 0):
            return BAD_NEBULIS * SCALE + seat
        most = max(most, n)
    if s.kraken_holder < -1 or s.kraken_holder >= s.seats:
        return BAD_FIGURE * SCALE
    if asked(s, questions.FIGURE):
        return 0  # it is just looking for its holder
    if s.kraken_holder < 0:
        return BAD_FIGURE * SCALE if most > 0 else 0
    return BAD_FIGURE * SCALE if most == 0 or s.nebulis[s.kraken_holder] < most else 0


def sentinel_fault(s: Position) -> i64:
    """Every Sentinel waits or guards something that is there, one in each zone."""
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
    """Is there something to guard at this place?"""
    if place < 0:
        return False
    if place < constants.AT_STACK:
        return place < s.tables.lords and s.owner[place] == constants.FACE_UP
    if place < constants.AT_LOCATION:
        return place - constants.AT_STACK < constants.RACES
    tile = place - constants.AT_LOCATION
    return tile < s.tables.locations and s.holder[tile] == constants.FACE_UP


def loot_fault(s: Position, whole: bool) -> i64:
    """No Location has two Loot cards of one value; what is not there has left in pairs."""
    if s.loot_deck_n < 0 or s.loot_deck_n > len(s.loot_deck):
        return BAD_LOOT_DECK * SCALE
    found = zeros(constants.LOOT_VALUES)
    for at in range(s.loot_deck_n):
        value = s.loot_deck[at]
        if value < 0 or value >= constants.LOOT_VALUES:
            return BAD_LOOT_DECK * SCALE
        found[value] += 1
    for at in range(constants.LOOT_SITES * constants.LOOT_VALUES):
        tile = constants.THE_CETACEAN_GRAVEYARD + at // constants.LOOT_VALUES
        n = s.loot[at]
        if n < 0 or n > 1 or (n == 1 and s.holder[tile] < 0 and s.holder[tile] != constants.FACE_UP):
            return BAD_LOOT * SCALE + tile
        found[at % constants.LOOT_VALUES] += n
    for value in range(constants.LOOT_VALUES):
        missing = COPIES[value] - found[value]
        if missing < 0:
            return TOO_MUCH_LOOT * SCALE + value
        if whole and missing % 2 != 0:
            return LOOT_LOST * SCALE + value
    return 0


def border_fault(s: Position) -> i64:
    """Every Leviathan is in one place; the Border and the deck agree with that."""
    for seat in range(s.seats):
        if s.wounds[seat] < 0:
            return BAD_WOUNDS * SCALE + seat
    seen: i64 = 0
    for zone in range(constants.ZONES):
        beast = s.border[zone]
        if beast == constants.NO_BEAST:
            if s.level[zone] != 0:
                return BAD_BORDER * SCALE + zone
        elif (
            beast < 0
            or beast >= constants.LEVIATHANS
            or seen >> beast & 1 == 1
            or not is_hurt_well(s, beast, s.level[zone])
        ):
            return BAD_BORDER * SCALE + zone
        else:
            seen |= 1 << beast
    return beast_fault(s, seen)


def is_hurt_well(s: Position, beast: i64, level: i64) -> bool:
    """Is a Leviathan face up, with a level left?"""
    return s.beasts[beast] == constants.FACE_UP and 0 <= level < LEVELS and ROWS.resist[beast * LEVELS + level] > 0


def beast_fault(s: Position, seen: i64) -> i64:
    """The Leviathans that are not on the Border."""
    if s.beast_deck_n < 0 or s.beast_deck_n > len(s.beast_deck):
        return BAD_BEAST_DECK * SCALE
    in_deck: i64 = 0
    for at in range(s.beast_deck_n):
        beast = s.beast_deck[at]
        if beast < 0 or beast >= constants.LEVIATHANS or in_deck >> beast & 1 == 1:
            return BAD_BEAST_DECK * SCALE
        in_deck |= 1 << beast
    for beast in range(constants.LEVIATHANS):
        where = s.beasts[beast]
        if where < constants.DRAWN or where >= s.seats or (where == constants.FACE_UP) != (seen >> beast & 1 == 1):
            return BAD_BEAST * SCALE + beast
        if (where == constants.IN_DECK) != (in_deck >> beast & 1 == 1):
            return BAD_BEAST_DECK * SCALE
        if where == constants.DRAWN and not asked(s, questions.BREED):
            return BAD_BEAST * SCALE + beast
    return 0


def scourge_fault(s: Position, whole: bool) -> i64:
    """The Scourge is owned exactly when a Leviathan is slain, by one who has the most; an empty pile ends the game."""
    slain = zeros(int(s.seats))
    for beast in range(constants.LEVIATHANS):
        if s.beasts[beast] >= 0:
            slain[s.beasts[beast]] += 1
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, slain[seat])
    holder = s.scourge_holder
    if holder < -1 or holder >= s.seats or (slain[holder] if holder >= 0 else 0) != most or (holder >= 0 and most == 0):
        return BAD_SCOURGE * SCALE
    if whole and s.closer < 0 and s.tables.beasts_end and (s.beast_deck_n == 0 or a_pile_is_empty(s)):
        return END_MISSED * SCALE
    return 0


def a_pile_is_empty(s: Position) -> bool:
    """Is the base or the L pile of Monster tokens empty?"""
    return base_pile(s) == 0 or back_count(s, s.seats, constants.TOKENS, s.tables.tokens - constants.TOKENS) == 0
