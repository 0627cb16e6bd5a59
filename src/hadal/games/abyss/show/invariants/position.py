"""Abyss: the invariants of every position, for audits and for positions read from text.

A check returns 0, or the first fault as a code with a detail. `is_valid` stops at the first fault; `faults` describes
all of them. Facts that hold only for complete positions (all cards are present, and so on) are not checked for partial
ones.
"""

from typing import Final

from hadal.core.vector import i64, vec, zeros
from hadal.games.abyss import constants, questions
from hadal.games.abyss.rules.queries import any_location, court_size, key_count, lord_count
from hadal.games.abyss.show.invariants import faults as fault_codes
from hadal.games.abyss.show.invariants.cards import card_fault, track_fault, waits
from hadal.games.abyss.show.invariants.frames import frame_fault
from hadal.games.abyss.state import Position

CHECKS: Final = 10


def check(s: Position, whole: bool, number: i64) -> i64:
    """Run one of the checks: return 0 or the fault."""
    if number == 0:
        return card_fault(s, whole)
    if number == 1:
        return track_fault(s)
    if number == 2:
        return seat_fault(s)
    if number == 3:
        return board_fault(s)
    if number == 4:
        return lord_fault(s)
    if number == 5:
        return location_fault(s, whole)
    if number == 6:
        return token_fault(s)
    if number == 7:
        frame = frame_fault(s)
        return fault_codes.BAD_FRAME * fault_codes.SCALE + frame - 1 if frame > 0 else 0
    if number == 8:
        return box_fault(s, whole)
    return game_fault(s) if whole else 0


def is_valid(s: Position, whole: bool = True) -> bool:
    """Whether there is no fault; quick enough to call after every decision."""
    return all(check(s, whole, number) == 0 for number in range(CHECKS))


def faults(s: Position, whole: bool = True) -> list[str]:
    """Describe all faults; `whole` requires that no cards are left out."""
    found = [check(s, whole, number) for number in range(CHECKS)]
    return [in_words(s, int(fault)) for fault in found if fault != 0]


def in_words(s: Position, fault: int) -> str:
    """Describe one fault."""
    t = s.tables
    code, at = divmod(fault, fault_codes.SCALE)
    text = t.fault_words[code]
    named = {
        "{card}": constants.ALLY_NAMES,
        "{lord}": t.lord_names,
        "{location}": t.location_names,
        "{token}": constants.TOKEN_NAMES,
        "{seat}": list(constants.SEAT_LETTERS),
        "{loot}": constants.LOOT_NAMES,
    }
    for form in t.number_meanings.values():
        named[f"{{{form.what.lower()}}}"] = form.names
    for hole, names in named.items():
        if hole in text:
            return text.replace(hole, names[at])
    return text.replace("{frame}", str(at + 1))


def box_fault(s: Position, whole: bool) -> i64:
    """Return the first fault in what the boxes add."""
    for show in s.tables.shows:
        fault = show.fault(s, whole)
        if fault != 0:
            return fault
    return 0


def seat_fault(s: Position) -> i64:
    """No Pearls or keys are negative; buyers and sales agree."""
    bought: i64 = 0
    for seat in range(s.seats):
        if s.pearls[seat] < 0 or s.keys[seat] < 0 or s.bought[seat] < 0:
            return fault_codes.BAD_SEAT * fault_codes.SCALE + seat
        bought += s.bought[seat]
    return 0 if bought == s.sold else fault_codes.BAD_SALES * fault_codes.SCALE


def board_fault(s: Position) -> i64:
    """Check the Threat, the turn, who triggered the end, the Lords used, and the last theft."""
    highest = constants.THREATS if s.tables.threat_track else 1
    if s.threat < 0 or s.threat >= highest or s.turns < 0 or s.turn < 0 or s.turn >= s.seats:
        return fault_codes.BAD_BOARD * fault_codes.SCALE
    if s.end_triggered_by < -1 or s.end_triggered_by >= s.seats:
        return fault_codes.BAD_BOARD * fault_codes.SCALE
    for place in range(len(s.used)):
        if s.used[place] < 0 or s.used[place] > 1:
            return fault_codes.BAD_BOARD * fault_codes.SCALE
    if s.bought[s.turn] != 0:
        return fault_codes.BAD_SALES * fault_codes.SCALE
    if s.thief < 0:
        return 0 if s.thief == -1 and s.robbed == -1 and s.taken == -1 else fault_codes.BAD_THEFT * fault_codes.SCALE
    if s.thief >= s.seats or s.robbed < 0 or s.robbed >= s.seats or s.robbed == s.thief:
        return fault_codes.BAD_THEFT * fault_codes.SCALE
    if s.taken == -1 and s.tables.known[questions.REVEAL_TOKEN] == 1:
        return 0  # it may have been an L token that has been revealed since
    if s.taken < 0 or s.taken >= s.tables.tokens or s.tokens[s.thief * s.tables.tokens + s.taken] < 1:
        return fault_codes.BAD_THEFT * fault_codes.SCALE
    return 0


def lord_fault(s: Position) -> i64:
    """Every Lord is in one place; Court and deck agree with that."""
    t = s.tables
    for lord in range(t.lords):
        if not lies_well(s, s.owner[lord], s.covered_by[lord]):
            return fault_codes.BAD_LORD * fault_codes.SCALE + lord
    if not is_listed(s.court, constants.COURT, s.owner, t.lords, constants.FACE_UP, True):
        return fault_codes.BAD_COURT * fault_codes.SCALE
    if not is_listed(s.lord_deck, s.lord_deck_n, s.owner, t.lords, constants.IN_DECK, False):
        return fault_codes.BAD_LORD_DECK * fault_codes.SCALE
    return 0


def is_listed(row: vec[i64], n: i64, places: vec[i64], limit: i64, place: i64, gaps: bool) -> bool:
    """Whether the first n cards of a row are exactly those in `place` according to `places`, each once."""
    if n < 0 or n > len(row):
        return False
    missing: i64 = 0
    for card in range(limit):
        if places[card] == place:
            missing += 1
    found = zeros(int(limit))
    for at in range(n):
        card = row[at]
        if card != constants.NO_LORD or not gaps:
            if card < 0 or card >= limit or places[card] != place or found[card] == 1:
                return False
            found[card] = 1
            missing -= 1
    return missing == 0


def lies_well(s: Position, owner: i64, under: i64) -> bool:
    """Whether a Lord's state is possible: only owned Lords are disabled, or under a Location of their owner."""
    if owner < 0:
        return owner >= constants.GONE and under == constants.FREE
    if owner >= s.seats or under < constants.DISABLED or under >= s.tables.locations:
        return False
    return under < 0 or s.location_owner[under] == owner


def location_fault(s: Position, whole: bool) -> i64:
    """Every Location is in one place."""
    holders = s.location_owner
    for location in range(s.tables.locations):
        holder = holders[location]
        if (
            holder >= s.seats
            or holder < constants.DRAWN
            or (holder == constants.DRAWN and not waits(s, questions.PICK_DRAWN, questions.PICK_DRAWN))
        ):
            return fault_codes.BAD_LOCATION * fault_codes.SCALE + location
        if (
            whole
            and holder == constants.GONE
            and location != constants.BLACK_SMOKERS
            and s.tables.location_in_play[location] == 1
        ):
            return fault_codes.LOCATION_LOST * fault_codes.SCALE + location
    if not is_listed(s.location_deck, s.location_deck_n, holders, s.tables.locations, constants.IN_DECK, False):
        return fault_codes.BAD_LOCATION_DECK * fault_codes.SCALE
    return crowd_fault(s)


def crowd_fault(s: Position) -> i64:
    """A Location was taken with three keys or one Ambassador: at most three Lords are under it."""
    covers = zeros(int(s.tables.locations))
    for lord in range(s.tables.lords):
        location = s.covered_by[lord]
        if location >= 0:
            covers[location] += 1
            if covers[location] > 3:
                return fault_codes.CROWDED * fault_codes.SCALE + location
    return 0


def token_fault(s: Position) -> i64:
    """All Monster tokens are in the pile or with a seat; L tokens may have been used."""
    kinds = s.tables.tokens
    for kind in range(kinds):
        total: i64 = 0
        for holder in range(s.seats + 1):
            n = s.tokens[holder * kinds + kind]
            if n < 0:
                return fault_codes.BAD_TOKENS * fault_codes.SCALE + kind
            total += n
        if total > s.tables.token_copies[kind] or (kind < constants.TOKENS and total != s.tables.token_copies[kind]):
            return fault_codes.BAD_TOKENS * fault_codes.SCALE + kind
    return 0


def game_fault(s: Position) -> i64:
    """A complete game has a filled Court, no unspent keys, an end triggered by seven Lords, and no hands at the end."""
    for seat in range(s.seats):
        if s.end_triggered_by < 0 and lord_count(s, seat) >= constants.SEVEN:
            return fault_codes.NOT_CLOSED * fault_codes.SCALE + seat
        if s.top == 0 and not hand_is_empty(s, seat):
            return fault_codes.HANDS_LEFT * fault_codes.SCALE + seat
    if s.top == 0 or s.frames[s.top - 4] != questions.ACTION:
        return 0
    if s.lord_deck_n > 0 and court_size(s) < 3:
        return fault_codes.COURT_EMPTY * fault_codes.SCALE
    if any_sentinel(s):  # a Sentinel may have reserved it until now
        return 0
    for seat in range(s.seats):
        if seat != s.turn and key_count(s, seat) >= constants.KEYS_NEEDED and any_location(s, seat):
            return fault_codes.KEYS_KEPT * fault_codes.SCALE + seat
    return 0


def any_sentinel(s: Position) -> bool:
    """Whether anybody has a Sentinel."""
    return any(s.guards[i] >= 0 for i in range(0, len(s.guards), 3))


def hand_is_empty(s: Position, seat: i64) -> bool:
    """Whether a seat has no cards in hand."""
    return all(s.cards[seat * s.tables.kinds + kind] == 0 for kind in range(s.tables.kinds))
