"""Abyss: what must hold in every position (section 16), for audits and for positions read from text.

Every check gives 0, or the first thing that is wrong as a code with a detail. `sound` only wants to
know whether there is any; `faults` puts them into words. What only a whole game guarantees
(all cards are there, and so on) is not asked of a position that leaves things out.
"""

from typing import Final

from hadal.core.vector import i64, vec
from hadal.games.abyss import constants, questions
from hadal.games.abyss import names as card_names
from hadal.games.abyss.rules.queries import any_location, court_size, key_count, lord_count
from hadal.games.abyss.show.invariants.boxes import box_fault
from hadal.games.abyss.show.invariants.cards import card_fault, track_fault, waits
from hadal.games.abyss.show.invariants.frames import frame_fault
from hadal.games.abyss.show.invariants.messages import (
    BAD_BOARD,
    BAD_COURT,
    BAD_FRAME,
    BAD_LORD,
    BAD_LORD_DECK,
    BAD_POWERS,
    BAD_SALES,
    BAD_SEAT,
    BAD_THEFT,
    BAD_TILE,
    BAD_TILE_DECK,
    BAD_TOKENS,
    COURT_EMPTY,
    CROWDED,
    HANDS_LEFT,
    KEYS_KEPT,
    NOT_CLOSED,
    SCALE,
    TILE_LOST,
    WORDS,
)
from hadal.games.abyss.state import Position

HIGH: Final = 0x4000000000000000  # HIGH >> (62 - n) is bit n: see core.vector.bit, written out here for speed


def faults(s: Position, whole: bool = True) -> list[str]:
    """Everything that is wrong, in words; `whole` asks that nothing is left out."""
    found = [
        card_fault(s, whole),
        track_fault(s),
        seat_fault(s),
        board_fault(s),
        lord_fault(s),
        power_fault(s),
        tile_fault(s, whole),
        token_fault(s),
        BAD_FRAME * SCALE + frame_fault(s) - 1 if frame_fault(s) else 0,
        box_fault(s, whole),
        game_fault(s) if whole else 0,
    ]
    return [in_words(s, int(fault)) for fault in found if fault != 0]


def in_words(s: Position, fault: int) -> str:
    """One fault as a sentence."""
    code, at = divmod(fault, SCALE)
    text = WORDS[code]
    pick = {
        "{card}": card_names.ALLY_NAMES,
        "{lord}": card_names.LORD_NAMES,
        "{tile}": card_names.LOCATION_NAMES,
        "{token}": card_names.TOKEN_NAMES,
        "{seat}": list(constants.SEAT_LETTERS),
        "{sentinel}": card_names.SENTINEL_NAMES,
        "{loot}": card_names.LOOT_NAMES,
        "{beast}": card_names.BEAST_NAMES,
    }
    for hole, names in pick.items():
        if hole in text:
            return text.replace(hole, names[at])
    return text.replace("{frame}", str(at + 1)).replace("{zone}", str(at + 1))


def sound(s: Position, whole: bool = True) -> bool:
    """Is nothing wrong? Quick enough to be asked after every decision."""
    if card_fault(s, whole) != 0 or track_fault(s) != 0 or seat_fault(s) != 0 or board_fault(s) != 0:
        return False
    if lord_fault(s) != 0 or power_fault(s) != 0 or tile_fault(s, whole) != 0 or token_fault(s) != 0:
        return False
    return frame_fault(s) == 0 and box_fault(s, whole) == 0 and (not whole or game_fault(s) == 0)


def seat_fault(s: Position) -> i64:
    """Nobody owes Pearls or keys; who bought and what was sold agree."""
    bought: i64 = 0
    for seat in range(s.seats):
        if s.pearls[seat] < 0 or s.keys[seat] < 0 or s.bought[seat] < 0:
            return BAD_SEAT * SCALE + seat
        bought += s.bought[seat]
    return 0 if bought == s.sold else BAD_SALES * SCALE


def board_fault(s: Position) -> i64:
    """The Threat, the turn, the closer, the Lords used, the last theft."""
    highest = constants.THREATS if s.tables.threat_track else 1
    if s.threat < 0 or s.threat >= highest or s.turns < 0 or s.turn < 0 or s.turn >= s.seats:
        return BAD_BOARD * SCALE
    if s.closer < -1 or s.closer >= s.seats or s.used & ~s.tables.usable != 0:
        return BAD_BOARD * SCALE
    if s.bought[s.turn] != 0:
        return BAD_SALES * SCALE
    if s.thief < 0:
        return 0 if s.thief == -1 and s.robbed == -1 and s.taken == -1 else BAD_THEFT * SCALE
    if s.thief >= s.seats or s.robbed < 0 or s.robbed >= s.seats or s.robbed == s.thief:
        return BAD_THEFT * SCALE
    if s.taken == -1 and s.tables.known >> questions.REVEAL_TOKEN & 1 == 1:
        return 0  # it may have been an L token that has been revealed
    if s.taken < 0 or s.taken >= s.tables.tokens or s.tokens[s.thief * s.tables.tokens + s.taken] < 1:
        return BAD_THEFT * SCALE
    return 0


def lord_fault(s: Position) -> i64:
    """Every Lord is in one place; Court and deck agree with that."""
    owner = s.owner
    under = s.under
    lords = s.tables.lords
    at_court: i64 = 0
    in_deck: i64 = 0
    for lord in range(lords):
        whose = owner[lord]
        if whose == constants.FACE_UP:
            at_court |= HIGH >> (62 - lord)
        elif whose == constants.IN_DECK:
            in_deck |= HIGH >> (62 - lord)
        if not lies_well(s, whose, under[lord]):
            return BAD_LORD * SCALE + lord
    if listed(s.court, constants.COURT, lords, True) != at_court:
        return BAD_COURT * SCALE
    if listed(s.lord_deck, s.lord_deck_n, lords, False) != in_deck & s.tables.lords_in_play:
        return BAD_LORD_DECK * SCALE
    return 0


def listed(row: vec[i64], n: i64, limit: i64, gaps: bool) -> i64:
    """A bit for each card of a row that may have gaps; -1 if it is broken or a card is there twice."""
    if n < 0 or n > len(row):
        return -1
    found: i64 = 0
    for at in range(n):
        card = row[at]
        if card != constants.NO_LORD or not gaps:
            if card < 0 or card >= limit or found >> card & 1 == 1:
                return -1
            found |= HIGH >> (62 - card)
    return found


def lies_well(s: Position, owner: i64, under: i64) -> bool:
    """Only owned Lords are disabled, or under a Location of their owner."""
    if owner < 0:
        return owner >= constants.GONE and under == constants.FREE
    if owner >= s.seats or under < constants.DISABLED or under >= s.tables.locations:
        return False
    return under < 0 or s.holder[under] == owner


def power_fault(s: Position) -> i64:
    """The powers in force are those of the active Lords."""
    left = s.standing[:]  # what has not been found yet; no two Lords have the same power
    owner = s.owner
    under = s.under
    power = s.tables.power
    for lord in range(s.tables.lords):
        whose = owner[lord]
        if 0 <= whose < s.seats and under[lord] == constants.FREE and power[lord] >= 0:
            left[whose] ^= HIGH >> (62 - power[lord])
    for seat in range(s.seats):
        if left[seat] != 0:
            return BAD_POWERS * SCALE + seat
    return 0


def tile_fault(s: Position, whole: bool) -> i64:
    """Every Location is in one place."""
    holders = s.holder
    in_deck: i64 = 0
    for tile in range(s.tables.locations):
        holder = holders[tile]
        if holder == constants.IN_DECK:
            in_deck |= HIGH >> (62 - tile)
        elif (
            holder >= s.seats
            or holder < constants.DRAWN
            or (holder == constants.DRAWN and not waits(s, questions.PICK_DRAWN, questions.PICK_DRAWN))
        ):
            return BAD_TILE * SCALE + tile
        elif whole and holder == constants.GONE and tile != constants.BLACK_SMOKERS:
            return TILE_LOST * SCALE + tile
    if listed(s.location_deck, s.location_deck_n, s.tables.locations, False) != in_deck:
        return BAD_TILE_DECK * SCALE
    return crowd_fault(s)


def crowd_fault(s: Position) -> i64:
    """Three keys or one Ambassador brought a Location: three Lords under it at most."""
    under = s.under
    crowd: i64 = 0  # three bits for each of the first 20 tiles: a fourth Lord is found before they overflow
    more: i64 = 0  # the same for the tiles from 20 on
    for lord in range(s.tables.lords):
        tile = under[lord]
        if 0 <= tile < 20:
            crowd += HIGH >> (62 - 3 * tile)
            if crowd >> 3 * tile & 7 > 3:
                return CROWDED * SCALE + tile
        elif tile >= 20:
            more += HIGH >> (122 - 3 * tile)
            if more >> 3 * (tile - 20) & 7 > 3:
                return CROWDED * SCALE + tile
    return 0


def token_fault(s: Position) -> i64:
    """All Monster tokens are in the pile or before a seat; L tokens may have been used."""
    kinds = s.tables.tokens
    for kind in range(kinds):
        total: i64 = 0
        for holder in range(s.seats + 1):
            n = s.tokens[holder * kinds + kind]
            if n < 0:
                return BAD_TOKENS * SCALE + kind
            total += n
        if total > s.tables.token_copies[kind] or (kind < constants.TOKENS and total != s.tables.token_copies[kind]):
            return BAD_TOKENS * SCALE + kind
    return 0


def game_fault(s: Position) -> i64:
    """What a whole game guarantees: Court filled, keys used, a closer after seven Lords, hands given up at the end."""
    for seat in range(s.seats):
        if s.closer < 0 and lord_count(s, seat) >= constants.SEVEN:
            return NOT_CLOSED * SCALE + seat
        if s.top == 0 and not hand_is_empty(s, seat):
            return HANDS_LEFT * SCALE + seat
    if s.top == 0 or s.frames[s.top - 4] != questions.ACTION:
        return 0
    if s.lord_deck_n > 0 and court_size(s) < 3:
        return COURT_EMPTY * SCALE
    seat = s.seats if any_sentinel(s) else 0  # what a Sentinel kept from a seat may be free since
    while seat < s.seats:
        if seat != s.turn and key_count(s, seat) >= constants.KEYS_NEEDED and any_location(s, seat):
            return KEYS_KEPT * SCALE + seat
        seat += 1
    return 0


def any_sentinel(s: Position) -> bool:
    """Has anybody a Sentinel?"""
    return any(s.guards[i] >= 0 for i in range(0, len(s.guards), 3))


def hand_is_empty(s: Position, seat: i64) -> bool:
    """Does a seat hold no Ally?"""
    return all(s.cards[seat * s.tables.kinds + kind] == 0 for kind in range(s.tables.kinds))
