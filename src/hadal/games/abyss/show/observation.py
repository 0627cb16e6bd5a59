"""Abyss: a seat's observation as numbers, written directly from the position.

Only what `view.py` shows this seat is written. `features.py` names the numbers. Seats are counted from the viewer.
"""

from hadal.core.observation import clear, copied, number, one_of, seat_from, turned
from hadal.core.state import FRAME
from hadal.core.vector import i16, i64, vec
from hadal.games.abyss import constants, questions
from hadal.games.abyss.rules.queries import back_count, base_pile, zone_size
from hadal.games.abyss.state import Position


def observe(s: Position, viewer: i64, out: vec[i16], at: i64) -> None:
    """Write all features of a seat, starting at index `at`."""
    at = one_of(out, at, s.seats, viewer)
    at = question(s, viewer, out, at)
    at = course(s, viewer, out, at)
    at = possessions(s, viewer, out, at)
    at = cards(s, viewer, out, at)
    at = track(s, out, at)
    at = sizes(s, out, at)
    at = lords(s, viewer, out, at)
    at = locations(s, viewer, out, at)
    at = tokens(s, viewer, out, at)
    for show in s.tables.shows:
        at = show.observe(s, viewer, out, at)


def question(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Who is asked what, and about which Lord, Location or number."""
    t = s.tables
    if s.top == 0:
        return clear(out, at, s.seats + len(t.known) + t.lords + t.locations + 2)
    frames = s.frames
    top = s.top - FRAME
    kind = frames[top]
    card = frames[top + 2]
    n = frames[top + 3]
    at = one_of(out, at, s.seats, seat_from(viewer, frames[top + 1], s.seats))
    at = one_of(out, at, len(t.known), kind)
    form = t.card_forms[kind]
    none: i64 = -1
    lord = none
    location = none
    if form == questions.LORD or form == questions.LORD_OR_NONE:
        lord = card
        card = 0
    elif form == questions.LOCATION:
        location = card
        card = 0
    at = one_of(out, at, t.lords, lord)
    at = one_of(out, at, t.locations, location)
    at = number(out, at, formed(s, viewer, form, card))
    return number(out, at, formed(s, viewer, t.number_forms[kind], n))


def formed(s: Position, viewer: i64, form: i64, value: i64) -> i64:
    """A number of a question from the viewer's perspective: seats are counted from the viewer."""
    if form == questions.NOTHING or form == questions.PLACE:
        return 0
    if form == questions.SEAT:
        return seat_from(viewer, value, s.seats)
    if form == questions.SEATS:
        return turned(value, viewer, s.seats)
    return value


def course(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """The course of the game: whose turn, which turn, the Threat, what was done this turn."""
    t = s.tables
    at = one_of(out, at, s.seats, seat_from(viewer, s.turn, s.seats))
    at = number(out, at, s.turns)
    at = number(out, at, s.threat)
    at = number(out, at, s.sold)
    out[at] = 1 if s.extra else 0
    at = one_of(out, at + 1, s.seats, seat_from(viewer, s.end_triggered_by, s.seats))
    users = t.users
    for i in range(len(users)):
        at = number(out, at, s.used[i])
    return at


def possessions(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """What each seat has, in numbers."""
    special = s.tables.tokens - constants.TOKENS
    seat = viewer
    for _i in range(s.seats):
        at = number(out, at, s.pearls[seat])
        at = number(out, at, s.keys[seat])
        at = number(out, at, s.bought[seat])
        at = number(out, at, zone_size(s, seat))
        at = number(out, at, back_count(s, seat, 0, constants.TOKENS))
        at = number(out, at, back_count(s, seat, constants.TOKENS, special))
        at = number(out, at, s.nebulis[seat])
        seat += 1
        if seat == s.seats:
            seat = 0
    return at


def cards(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Exploration cards by zone and kind: hands (which can be known by memory), affiliated Allies, and the rest."""
    t = s.tables
    kinds = t.kinds
    row = s.cards
    at = seat_rows(s, viewer, out, at, 0)
    at = seat_rows(s, viewer, out, at, s.affiliated())
    at = copied(out, at, row, s.spent() * kinds, kinds)
    at = copied(out, at, row, s.discards() * kinds, kinds)
    each = len(t.stackable) // constants.RACES
    stackable = t.stackable
    for stack in range(constants.RACES):
        start = (s.stacks() + stack) * kinds
        out[at] = i16(zone_size(s, s.stacks() + stack))
        at += 1
        first = stack * each
        for place in range(first, first + each):
            out[at] = i16(row[start + stackable[place]])
            at += 1
    return at


def seat_rows(s: Position, viewer: i64, out: vec[i16], at: i64, zone: i64) -> i64:
    """Write a zone that each seat has, starting with the viewer's."""
    kinds = s.tables.kinds
    at = copied(out, at, s.cards, (zone + viewer) * kinds, (s.seats - viewer) * kinds)
    return copied(out, at, s.cards, zone * kinds, viewer * kinds)


def track(s: Position, out: vec[i16], at: i64) -> i64:
    """The card on each space of the track."""
    for space in range(constants.TRACK):
        at = one_of(out, at, s.tables.kinds, s.track[space])
    return at


def sizes(s: Position, out: vec[i16], at: i64) -> i64:
    """Numbers of face-down cards and tokens."""
    at = number(out, at, s.deck_n)
    at = number(out, at, zone_size(s, s.discards()))
    at = number(out, at, s.lord_deck_n)
    at = number(out, at, s.location_deck_n)
    at = number(out, at, base_pile(s))
    at = number(out, at, s.loot_deck_n)
    at = number(out, at, s.leviathan_deck_n)
    return number(out, at, back_count(s, s.seats, constants.TOKENS, s.tables.tokens - constants.TOKENS))


def lords(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Each Lord: its Court space, whether out of the game or disabled, the Location that covers it, its owner."""
    seats = s.seats
    owner = s.owner
    under = s.covered_by
    count = s.tables.lords
    width = seats + 4
    first = at
    at = clear(out, at, count * width)
    for lord in range(count):
        who = owner[lord]
        here = first + lord * width
        if who == constants.GONE:
            out[here + 1] = 1
        elif who >= 0:
            lies = under[lord]
            if lies == constants.DISABLED:
                out[here + 2] = 1
            elif lies >= 0:
                out[here + 3] = i16(lies + 1)
            out[here + 4 + seat_from(viewer, who, seats)] = 1
    for space in range(constants.COURT):
        if s.court[space] >= 0:
            out[first + s.court[space] * width] = i16(space + 1)
    return at


def locations(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Each Location: whether available, drawn for a choice or out of the game, and its owner."""
    seats = s.seats
    holder = s.location_owner
    count = s.tables.locations
    width = seats + 3
    first = at
    at = clear(out, at, count * width)
    for location in range(count):
        who = holder[location]
        here = first + location * width
        if who >= 0:
            out[here + 3 + seat_from(viewer, who, seats)] = 1
        elif who == constants.FACE_UP:
            out[here] = 1
        elif who == constants.DRAWN:
            out[here + 1] = 1
        elif who == constants.GONE:
            out[here + 2] = 1
    return at


def tokens(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """The viewer's own Monster tokens, and what the Hunter took last, for the two seats concerned."""
    kinds = s.tables.tokens
    at = copied(out, at, s.tokens, viewer * kinds, kinds)
    at = one_of(out, at, s.seats, seat_from(viewer, s.thief, s.seats))
    at = one_of(out, at, s.seats, seat_from(viewer, s.robbed, s.seats))
    taken: i64 = 0
    if s.thief == viewer or s.robbed == viewer:
        taken = s.taken + 1
    return number(out, at, taken)
