"""Abyss: questions about a position. Nothing here changes it."""

from hadal.core.vector import i64
from hadal.games.abyss.constants import (
    AT_LOCATION,
    AT_LORD,
    AT_STACK,
    COMMANDER_LIMIT,
    COURT,
    DISABLED,
    FACE_UP,
    FREE,
    NO_LORD,
    P_COMMANDER,
    P_HYPNOTIST,
    P_RECRUITER,
    P_SHAMAN,
    P_TAMER,
    P_TREASURER,
    RACES,
    TOKENS,
)
from hadal.games.abyss.rules.sentinels import kept_from
from hadal.games.abyss.state import Position


def has(s: Position, seat: i64, power: i64) -> bool:
    """Is this lasting power in force for a seat?"""
    return s.standing[seat] >> power & 1 == 1


def protected(s: Position, seat: i64) -> bool:
    """Does a Shaman shield this seat from the opponents' Soldiers?"""
    return has(s, seat, P_SHAMAN)


def oppressed(s: Position, seat: i64, power: i64) -> bool:
    """Is an opponent's Soldier power in force against this seat?"""
    if protected(s, seat):
        return False
    other: i64 = 0
    while other < s.seats:
        if other != seat and has(s, other, power):
            return True
        other += 1
    return False


def price_change(s: Position, seat: i64) -> i64:
    """What the powers in force add to the price of every Lord for this seat."""
    change: i64 = 0
    if has(s, seat, P_TREASURER):
        change -= 2
    if oppressed(s, seat, P_RECRUITER):
        change += 2
    return change


def price(s: Position, seat: i64, lord: i64) -> i64:
    """What a Lord costs this seat now, in points."""
    cost = s.tables.cost[lord] + price_change(s, seat)
    if cost < 0:  # not `cost if ... else 0`: compiled, a choice between i64 and a literal is a Python object
        return 0
    return cost


def cut_limit(s: Position, seat: i64) -> i64:
    """How many Allies an opponent's Commander lets this seat keep; 0 for no limit."""
    return COMMANDER_LIMIT if oppressed(s, seat, P_COMMANDER) else 0


def reward_space(s: Position, seat: i64) -> i64:
    """The Threat space this seat is paid from; a Tamer moves it back by one."""
    if s.threat > 0 and oppressed(s, seat, P_TAMER):
        return s.threat - 1
    return s.threat


def zone_size(s: Position, zone: i64) -> i64:
    """How many cards lie in a zone."""
    cards = s.cards
    kinds = s.tables.kinds
    size: i64 = 0
    place = zone * kinds
    end = place + kinds
    while place < end:
        size += cards[place]
        place += 1
    return size


def discard_size(s: Position) -> i64:
    """How many cards the discard pile holds."""
    return zone_size(s, s.discards())


def can_explore(s: Position) -> bool:
    """Is there any card to reveal?"""
    return s.deck_n > 0 or not is_empty(s, s.discards())


def is_empty(s: Position, zone: i64) -> bool:
    """Does no card lie in a zone?"""
    cards = s.cards
    kinds = s.tables.kinds
    place = zone * kinds
    end = place + kinds
    while place < end:
        if cards[place] > 0:
            return False
        place += 1
    return True


def is_bare(s: Position, stack: i64) -> bool:
    """Does no card lie on a Council stack? Only the cards that can lie there are looked at."""
    cards = s.cards
    stackable = s.tables.stackable
    start = (s.stacks() + stack) * s.tables.kinds
    each = len(stackable) // RACES
    place = stack * each
    end = place + each
    while place < end:
        if cards[start + stackable[place]] > 0:
            return False
        place += 1
    return True


def can_take_stack(s: Position, seat: i64, stack: i64) -> bool:
    """May this seat take, or banish, that Council stack?"""
    return not is_bare(s, stack) and (s.guarded == 0 or not kept_from(s, seat, AT_STACK + stack))


def any_stack(s: Position, seat: i64) -> bool:
    """May this seat take any Council stack?"""
    stack: i64 = 0
    while stack < RACES:
        if can_take_stack(s, seat, stack):
            return True
        stack += 1
    return False


def may_take_lord(s: Position, seat: i64, lord: i64) -> bool:
    """Is this Lord at Court, and not kept for somebody else?"""
    return s.owner[lord] == FACE_UP and (s.guarded == 0 or not kept_from(s, seat, AT_LORD + lord))


def may_take_location(s: Position, seat: i64, location: i64) -> bool:
    """Is this Location available, and not kept for somebody else?"""
    return s.holder[location] == FACE_UP and (s.guarded == 0 or not kept_from(s, seat, AT_LOCATION + location))


def court_size(s: Position) -> i64:
    """How many Lords are at Court."""
    court = s.court
    size: i64 = 0
    i: i64 = 0
    while i < COURT:
        if court[i] >= 0:
            size += 1
        i += 1
    return size


def open_court_space(s: Position) -> i64:
    """The empty Court space furthest from the deck, or -1."""
    i: i64 = 0
    while i < COURT:
        if s.court[i] == NO_LORD:
            return i
        i += 1
    return -1


def is_active(s: Position, lord: i64, seat: i64) -> bool:
    """Is this Lord free, enabled and this seat's?"""
    return s.owner[lord] == seat and s.under[lord] == FREE


def is_free(s: Position, lord: i64, seat: i64) -> bool:
    """Is this Lord before this seat and not under a Location? Disabled ones are free too."""
    return s.owner[lord] == seat and (s.under[lord] == FREE or s.under[lord] == DISABLED)


def lord_count(s: Position, seat: i64) -> i64:
    """How many Lords a seat owns, however they lie."""
    owner = s.owner
    count: i64 = 0
    lord = s.tables.lords - 1
    while lord >= 0:
        if owner[lord] == seat:
            count += 1
        lord -= 1
    return count


def has_key(s: Position, lord: i64, seat: i64) -> bool:
    """Can this seat spend this Lord's key?"""
    return s.tables.keys[lord] > 0 and is_active(s, lord, seat)


def key_count(s: Position, seat: i64) -> i64:
    """Key tokens and printed keys on active Lords."""
    owner = s.owner
    keyed = s.tables.keyed
    count = s.keys[seat]
    i = len(keyed) - 1
    while i >= 0:
        if owner[keyed[i]] == seat and s.under[keyed[i]] == FREE:
            count += 1
        i -= 1
    return count


def token_count(s: Position, holder: i64) -> i64:
    """How many Monster tokens a seat holds, or the pile (holder `seats`)."""
    kinds = s.tables.tokens
    count: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        count += s.tokens[holder * kinds + kind]
        kind += 1
    return count


def back_count(s: Position, holder: i64, first: i64, kinds: i64) -> i64:
    """How many Monster tokens with one back a seat holds, or the pile."""
    start = holder * s.tables.tokens
    count: i64 = 0
    kind = first
    while kind < first + kinds:
        count += s.tokens[start + kind]
        kind += 1
    return count


def base_pile(s: Position) -> i64:
    """How many base Monster tokens the pile holds."""
    return back_count(s, s.seats, 0, TOKENS)


def any_face_up(s: Position) -> bool:
    """Is any Location available?"""
    location: i64 = 0
    while location < s.tables.locations:
        if s.holder[location] == FACE_UP:
            return True
        location += 1
    return False


def any_location(s: Position, seat: i64) -> bool:
    """Can any Location be taken, face up or drawn?"""
    return s.location_deck_n > 0 or any_available(s, seat)


def any_available(s: Position, seat: i64) -> bool:
    """May this seat take any Location that is face up?"""
    location: i64 = 0
    while location < s.tables.locations:
        if may_take_location(s, seat, location):
            return True
        location += 1
    return False


def buy_limit(s: Position, seat: i64) -> i64:
    """How many Allies a seat may buy in one exploration of an opponent."""
    return 2 if has(s, seat, P_HYPNOTIST) else 1
