"""Abyss: queries about a position. They do not change it."""

from hadal.core.vector import i64
from hadal.games.abyss import constants
from hadal.games.abyss.rules.sentinels import kept_from
from hadal.games.abyss.state import Position


def has(s: Position, seat: i64, lord: i64) -> bool:
    """Whether the power of this Lord is in force for a seat: the Lord is free and not disabled."""
    return s.owner[lord] == seat and s.covered_by[lord] == constants.FREE


def protected(s: Position, seat: i64) -> bool:
    """Whether a Shaman protects this seat from the opponents' Soldiers."""
    return has(s, seat, constants.SHAMAN)


def oppressed(s: Position, seat: i64, lord: i64) -> bool:
    """Whether the power of an opponent's Soldier is in force against this seat."""
    owner = s.owner[lord]
    return owner >= 0 and owner != seat and s.covered_by[lord] == constants.FREE and not protected(s, seat)


def price_change(s: Position, seat: i64) -> i64:
    """Amount that the powers in force add to the price of every Lord for this seat."""
    change: i64 = 0
    if has(s, seat, constants.TREASURER):
        change -= 2
    if oppressed(s, seat, constants.RECRUITER):
        change += 2
    return change


def price(s: Position, seat: i64, lord: i64) -> i64:
    """Price of a Lord for this seat now, in points."""
    cost = s.tables.cost[lord] + price_change(s, seat)
    if cost < 0:  # not `cost if ... else 0`: compiled, a choice between i64 and a literal is a Python object
        return 0
    return cost


def cut_limit(s: Position, seat: i64) -> i64:
    """Maximum number of Allies that an opponent's Commander lets this seat keep; 0 for no limit."""
    return constants.COMMANDER_LIMIT if oppressed(s, seat, constants.COMMANDER) else 0


def reward_space(s: Position, seat: i64) -> i64:
    """The Threat space from which this seat is rewarded; a Tamer moves it back by one."""
    if s.threat > 0 and oppressed(s, seat, constants.TAMER):
        return s.threat - 1
    return s.threat


def zone_size(s: Position, zone: i64) -> i64:
    """Number of cards in a zone."""
    cards = s.cards
    kinds = s.tables.kinds
    size: i64 = 0
    start = zone * kinds
    for place in range(start, start + kinds):
        size += cards[place]
    return size


def discard_size(s: Position) -> i64:
    """Number of cards in the discard pile."""
    return zone_size(s, s.discards())


def can_explore(s: Position) -> bool:
    """Whether there is a card to reveal."""
    return s.deck_n > 0 or not is_empty(s, s.discards())


def is_empty(s: Position, zone: i64) -> bool:
    """Whether a zone has no cards."""
    cards = s.cards
    kinds = s.tables.kinds
    start = zone * kinds
    return all(cards[place] <= 0 for place in range(start, start + kinds))


def is_bare(s: Position, stack: i64) -> bool:
    """Whether a Council stack has no cards. Only kinds that can be there are checked."""
    cards = s.cards
    stackable = s.tables.stackable
    start = (s.stacks() + stack) * s.tables.kinds
    each = len(stackable) // constants.RACES
    first = stack * each
    return all(cards[start + stackable[place]] <= 0 for place in range(first, first + each))


def can_take_stack(s: Position, seat: i64, stack: i64) -> bool:
    """Whether this seat may take, or discard, that Council stack."""
    return not is_bare(s, stack) and (s.guarded == 0 or not kept_from(s, seat, constants.AT_STACK + stack))


def any_stack(s: Position, seat: i64) -> bool:
    """Whether this seat may take any Council stack."""
    return any(can_take_stack(s, seat, stack) for stack in range(constants.RACES))


def may_take_lord(s: Position, seat: i64, lord: i64) -> bool:
    """Whether this Lord is at Court and not reserved for another seat."""
    return s.owner[lord] == constants.FACE_UP and (s.guarded == 0 or not kept_from(s, seat, constants.AT_LORD + lord))


def may_take_location(s: Position, seat: i64, location: i64) -> bool:
    """Whether this Location is available and not reserved for another seat."""
    return s.location_owner[location] == constants.FACE_UP and (
        s.guarded == 0 or not kept_from(s, seat, constants.AT_LOCATION + location)
    )


def court_size(s: Position) -> i64:
    """Number of Lords at Court."""
    court = s.court
    size: i64 = 0
    for i in range(constants.COURT):
        if court[i] >= 0:
            size += 1
    return size


def open_court_space(s: Position) -> i64:
    """The empty Court space furthest from the deck, or -1."""
    for i in range(constants.COURT):
        if s.court[i] == constants.NO_LORD:
            return i
    return -1


def is_active(s: Position, lord: i64, seat: i64) -> bool:
    """Whether this Lord is this seat's, free and not disabled."""
    return s.owner[lord] == seat and s.covered_by[lord] == constants.FREE


def is_free(s: Position, lord: i64, seat: i64) -> bool:
    """Whether this Lord is this seat's and not under a Location. Disabled Lords are free too."""
    return s.owner[lord] == seat and (s.covered_by[lord] == constants.FREE or s.covered_by[lord] == constants.DISABLED)


def lord_count(s: Position, seat: i64) -> i64:
    """Number of Lords a seat owns, in any state."""
    owner = s.owner
    count: i64 = 0
    for lord in range(s.tables.lords):
        if owner[lord] == seat:
            count += 1
    return count


def has_key(s: Position, lord: i64, seat: i64) -> bool:
    """Whether this seat can spend this Lord's key."""
    return s.tables.keys[lord] > 0 and is_active(s, lord, seat)


def key_count(s: Position, seat: i64) -> i64:
    """Number of keys: Key tokens and printed keys on active Lords."""
    owner = s.owner
    keyed = s.tables.keyed
    count = s.keys[seat]
    for i in range(len(keyed)):
        if owner[keyed[i]] == seat and s.covered_by[keyed[i]] == constants.FREE:
            count += 1
    return count


def token_count(s: Position, holder: i64) -> i64:
    """Number of Monster tokens that a seat or the pile (holder `seats`) has."""
    kinds = s.tables.tokens
    count: i64 = 0
    for kind in range(kinds):
        count += s.tokens[holder * kinds + kind]
    return count


def back_count(s: Position, holder: i64, first: i64, kinds: i64) -> i64:
    """Number of Monster tokens with one back that a seat or the pile has."""
    start = holder * s.tables.tokens
    count: i64 = 0
    for kind in range(first, first + kinds):
        count += s.tokens[start + kind]
    return count


def base_pile(s: Position) -> i64:
    """Number of base Monster tokens in the pile."""
    return back_count(s, s.seats, 0, constants.TOKENS)


def any_face_up(s: Position) -> bool:
    """Whether any Location is available."""
    return any(s.location_owner[location] == constants.FACE_UP for location in range(s.tables.locations))


def any_location(s: Position, seat: i64) -> bool:
    """Whether any Location can be taken, face up or drawn."""
    return s.location_deck_n > 0 or any_available(s, seat)


def any_available(s: Position, seat: i64) -> bool:
    """Whether this seat may take any face-up Location."""
    return any(may_take_location(s, seat, location) for location in range(s.tables.locations))


def buy_limit(s: Position, seat: i64) -> i64:
    """Maximum number of Allies that a seat may buy in one exploration of an opponent."""
    return 2 if has(s, seat, constants.HYPNOTIST) else 1
