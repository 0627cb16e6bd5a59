"""The Abyss: a seat's observation as numbers, written directly from the position.

Only what `view.py` shows this seat is written. `features.py` names the numbers. Seats are counted from the viewer.
"""

from hadal.core.observation import clear, copied, number, one_of, seat_from
from hadal.core.state import FRAME
from hadal.core.vector import i16, i64, vec
from hadal.games.the_abyss.constants import EYE_DEPTH, PILE_DEPTH
from hadal.games.the_abyss.rules.queries import hand_size
from hadal.games.the_abyss.rules.turn import QUESTION_NAMES
from hadal.games.the_abyss.state import Position


def observe(s: Position, viewer: i64, out: vec[i16], at: i64) -> None:
    """Write all features of a seat, starting at index `at`."""
    at = one_of(out, at, s.seats, viewer)
    at = question(s, viewer, out, at)
    at = course(s, viewer, out, at)
    at = seats(s, viewer, out, at)
    at = cards(s, viewer, out, at)
    at = pile(s, out, at)
    at = memory(s, viewer, out, at)
    deck(s, viewer, out, at)


def question(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Who is asked what, and its two numbers."""
    kinds: i64 = len(QUESTION_NAMES)
    if s.top == 0:
        return clear(out, at, s.seats + kinds + 2)
    top = s.top - FRAME
    at = one_of(out, at, s.seats, seat_from(viewer, s.frames[top + 1], s.seats))
    at = one_of(out, at, kinds, s.frames[top])
    return copied(out, at, s.frames, top + 2, 2)


def course(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """The course of the game: round, turn and pending cards."""
    at = one_of(out, at, s.seats, seat_from(viewer, s.turn, s.seats))
    at = one_of(out, at, s.seats, seat_from(viewer, s.starter, s.seats))
    at = one_of(out, at, s.seats, seat_from(viewer, s.drawer, s.seats))
    at = number(out, at, s.round)
    at = number(out, at, s.turns)
    at = number(out, at, s.waiting)
    at = number(out, at, hand_size(s, s.seats))
    return number(out, at, s.deck_n)


def seats(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """Points, presence in the round, Panics and hand size of each seat."""
    for i in range(s.seats):
        seat = (viewer + i) % s.seats
        at = number(out, at, s.totals[seat])
        at = number(out, at, s.alive[seat])
        at = number(out, at, s.panics[seat])
        at = number(out, at, s.began[seat])
        at = number(out, at, hand_size(s, seat))
    return at


def cards(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """The viewer's hand and draw, the combo cards played, and the cards out of the round."""
    kinds = s.tables.kinds
    at = copied(out, at, s.hands, viewer * kinds, kinds)
    if s.drawer == viewer:
        at = copied(out, at, s.hands, s.seats * kinds, kinds)
    else:
        at = clear(out, at, kinds)
    at = copied(out, at, s.played, viewer * kinds, (s.seats - viewer) * kinds)
    at = copied(out, at, s.played, 0, viewer * kinds)
    return copied(out, at, s.out, 0, kinds)


def pile(s: Position, out: vec[i16], at: i64) -> i64:
    """The discard pile: its cards by kind, and the topmost in order."""
    kinds = s.tables.kinds
    first = at
    at = clear(out, at, kinds)
    for i in range(s.pile_n):
        out[first + s.pile[i]] += 1
    for depth in range(PILE_DEPTH):
        card: i64 = -1
        if depth < s.pile_n:
            card = s.pile[s.pile_n - 1 - depth]
        at = one_of(out, at, kinds, card)
    return at


def memory(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """What the viewer is sure of in the hands and the draw, and what is in one of several hands."""
    kinds = s.tables.kinds
    start = viewer * (s.seats + 1) * kinds
    at = copied_known(s, out, at, start + viewer * kinds, (s.seats - viewer) * kinds)
    at = copied_known(s, out, at, start, viewer * kinds)
    at = copied_known(s, out, at, start + s.seats * kinds, kinds)
    at = copied(out, at, s.ambiguous_cards, viewer * kinds, kinds)
    for i in range(s.seats):
        at = number(out, at, s.ambiguous_hands[viewer] >> (viewer + i) % s.seats & 1)
    return at


def copied_known(s: Position, out: vec[i16], at: i64, start: i64, n: i64) -> i64:
    """Copy part of what viewers are sure of; return the next index."""
    known = s.known
    for i in range(n):
        out[at + i] = known[start + i]
    return at + n


def deck(s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
    """The topmost cards of the deck: which card, if the viewer has looked, and who has; then all it has seen there."""
    kinds = s.tables.kinds
    width = kinds + s.seats
    first = at
    total = first + EYE_DEPTH * width
    at = clear(out, at, EYE_DEPTH * width + kinds)
    for depth in range(s.deck_n):
        looked = s.seen[s.deck_n - 1 - depth]
        if looked != 0:
            card = s.deck[s.deck_n - 1 - depth]
            mine = looked >> viewer & 1 == 1
            if mine:
                out[total + card] += 1
            if depth < EYE_DEPTH:
                here = first + depth * width
                if mine:
                    out[here + card] = 1
                for i in range(s.seats):
                    out[here + kinds + i] = i16(looked >> (viewer + i) % s.seats & 1)
    return at
