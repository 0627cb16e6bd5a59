"""The Abyss: the invariants of faults.py as a quick yes or no, for audits of every position of many games."""

from hadal.core.vector import i64, vec, zeros
from hadal.games.the_abyss import questions
from hadal.games.the_abyss.constants import FATAL
from hadal.games.the_abyss.rules.queries import hand_size, survivors
from hadal.games.the_abyss.state import Position


def sound(s: Position) -> bool:
    """Does the position break no invariant? Agrees with `faults`."""
    return cards_sound(s) and seats_sound(s) and draw_sound(s) and memory_sound(s)


def all_at_least_nought(row: vec[i64]) -> bool:
    """Is no count negative?"""
    return all(row[i] >= 0 for i in range(len(row)))


def add_rows(total: vec[i64], rows: vec[i64]) -> None:
    """Add counts by kind, row after row."""
    kinds: i64 = len(total)
    for i in range(len(rows)):
        total[i % kinds] += rows[i]


def add_cards(total: vec[i64], cards: vec[i64], n: i64) -> None:
    """Count the first so many cards of an ordered zone."""
    for i in range(n):
        total[cards[i]] += 1


def cards_sound(s: Position) -> bool:
    """All cards of the deck list are somewhere, and no Panic is in a hand or on the pile."""
    panic = s.tables.panic
    total = zeros(int(s.tables.kinds))
    add_cards(total, s.pile, s.pile_n)
    clean = total[panic] == 0
    add_rows(total, s.hands)
    clean = clean and no_panic_in_hand(s)
    add_cards(total, s.deck, s.deck_n)
    add_rows(total, s.played)
    add_rows(total, s.out)
    total[panic] += s.waiting
    for seat in range(s.seats):
        total[panic] += s.panics[seat]
    return clean and as_listed(s, total) and counts_sound(s)


def no_panic_in_hand(s: Position) -> bool:
    """Is no Panic in a hand or in the draw?"""
    kinds = s.tables.kinds
    place = s.tables.panic
    while place < len(s.hands):
        if s.hands[place] != 0:
            return False
        place += kinds
    return True


def as_listed(s: Position, total: vec[i64]) -> bool:
    """Is there as much of each kind as the deck list says?"""
    copies = s.tables.deck.copies
    return all(total[kind] == copies[kind] for kind in range(s.tables.kinds))


def counts_sound(s: Position) -> bool:
    """Is nothing there less than nought times?"""
    return (
        all_at_least_nought(s.hands)
        and all_at_least_nought(s.played)
        and all_at_least_nought(s.out)
        and all_at_least_nought(s.panics)
        and all_at_least_nought(s.known)
        and all_at_least_nought(s.loose)
    )


def seats_sound(s: Position) -> bool:
    """Who is out has nothing, three Panics are being settled, two or more are in the round."""
    for seat in range(s.seats):
        if s.panics[seat] >= FATAL and not is_threatened(s, seat):
            return False
        if s.alive[seat] == 0 and has_cards(s, seat):
            return False
    return s.top == 0 or (survivors(s) >= 2 and s.alive[s.to_move()] == 1)


def is_threatened(s: Position, seat: i64) -> bool:
    """Is it being settled whether a third Panic eliminates this seat?"""
    frames = s.frames
    for at in range(0, s.top, 4):
        if (frames[at] == questions.THREAT or frames[at] == questions.DESTROY) and frames[at + 1] == seat:
            return True
    return False


def has_cards(s: Position, seat: i64) -> bool:
    """Has a seat anything in hand or before it?"""
    played = s.played
    start = seat * s.tables.kinds
    for place in range(start, start + s.tables.kinds):
        if played[place] != 0:
            return True
    return s.panics[seat] != 0 or hand_size(s, seat) != 0


def draw_sound(s: Position) -> bool:
    """Do cards and Panics wait only while somebody draws, and is the deck empty only then?"""
    if s.drawer >= 0:
        return True
    return s.waiting == 0 and hand_size(s, s.seats) == 0 and (s.top == 0 or s.deck_n > 0)


def memory_sound(s: Position) -> bool:
    """Is what anybody is sure of true, and does everybody know what is public?"""
    for viewer in range(s.seats + 1):
        if s.roam[viewer] >> viewer & 1 == 1:
            return False
        for zone in range(s.seats + 1):
            if not zone_sound(s, viewer, zone):
                return False
        if not loose_sound(s, viewer):
            return False
    return True


def zone_sound(s: Position, viewer: i64, zone: i64) -> bool:
    """Is what a viewer knows of a zone there, at least as much as the public knows, and not the viewer's own?"""
    kinds, known, hands = s.tables.kinds, s.known, s.hands
    own = (zone == viewer and zone < s.seats) or (zone == s.seats and viewer == s.drawer)
    at = (viewer * (s.seats + 1) + zone) * kinds
    public = (s.seats * (s.seats + 1) + zone) * kinds
    for kind in range(kinds):
        sure = known[at + kind]
        if sure > hands[zone * kinds + kind] or (own and sure > 0) or (not own and sure < known[public + kind]):
            return False
    return True


def loose_sound(s: Position, viewer: i64) -> bool:
    """Are the cards a viewer knows to be in one of several hands there, beside those it is sure of?"""
    kinds = s.tables.kinds
    total: i64 = 0
    for kind in range(kinds):
        loose = s.loose[viewer * kinds + kind]
        total += loose
        if loose > 0 and loose > free_copies(s, viewer, kind):
            return False
    return (total > 0) == (s.roam[viewer] != 0)


def free_copies(s: Position, viewer: i64, kind: i64) -> i64:
    """Copies of a kind in the hands where a viewer's loose cards are, beyond those it is sure of."""
    kinds = s.tables.kinds
    free: i64 = 0
    for zone in range(s.seats):
        if s.roam[viewer] >> zone & 1 == 1:
            free += s.hands[zone * kinds + kind] - s.known[(viewer * (s.seats + 1) + zone) * kinds + kind]
    return free
