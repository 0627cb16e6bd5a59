"""Abyss: where exploration cards may be."""

from hadal.core.vector import i64, vec
from hadal.games.abyss import questions
from hadal.games.abyss.constants import KRAKEN, MONSTER, NO_CARD, TRACK
from hadal.games.abyss.show.invariants.faults import (
    BAD_DECK,
    BAD_TRACK,
    MISPLACED,
    NEGATIVE,
    SCALE,
    TOO_FEW,
    TOO_MANY,
)
from hadal.games.abyss.state import Position


def waits(s: Position, first: i64, last: i64) -> bool:
    """Whether a question of these kinds is waiting."""
    return any(first <= s.frames[at] <= last for at in range(0, s.top, 4))


def explores(s: Position) -> bool:
    """Whether a question of an exploration is waiting."""
    exploring = s.tables.exploring
    return any(s.frames[at] == questions.OFFER or exploring[s.frames[at]] == 1 for at in range(0, s.top, 4))


def card_fault(s: Position, whole: bool) -> i64:
    """Every exploration card is somewhere it may be, and none is in two places."""
    t = s.tables
    kinds = t.kinds
    cards = s.cards
    left = t.copies[:]  # cards not found yet
    end = (s.discards() + 1) * kinds
    for place in range(end):
        n = cards[place]
        if n != 0:
            kind = place % kinds
            if n < 0:
                return NEGATIVE * SCALE + kind
            if not may_lie(s, place // kinds, kind):
                return MISPLACED * SCALE + kind
            left[kind] -= n
    return row_fault(s, left, whole)


def row_fault(s: Position, left: vec[i64], whole: bool) -> i64:
    """Check the cards in the deck and on the track; no others may be missing after that."""
    deck = s.deck
    kinds = s.tables.kinds
    if s.deck_n < 0 or s.deck_n > len(deck):
        return BAD_DECK * SCALE
    for at in range(s.deck_n):
        kind = deck[at]
        if kind < 0 or kind >= kinds:
            return BAD_DECK * SCALE
        left[kind] -= 1
    for at in range(TRACK):
        kind = s.track[at]
        if 0 <= kind < kinds:
            left[kind] -= 1
    for kind in range(kinds):
        if left[kind] < 0:
            return TOO_MANY * SCALE + kind
        if whole and left[kind] > 0:
            return TOO_FEW * SCALE + kind
    return 0


def may_lie(s: Position, zone: i64, kind: i64) -> bool:
    """Whether a kind may be in a zone: no Monsters in hands or stacks, one race per stack, no affiliated Krakens."""
    if zone == s.discards():
        return True
    if kind == MONSTER:
        return False
    race = s.tables.race[kind]
    if zone == s.spent():
        return waits(s, questions.PAY, questions.AFFILIATE)
    if zone >= s.stacks():
        return race == zone - s.stacks() or race == KRAKEN
    return zone < s.affiliated() or race != KRAKEN


def track_fault(s: Position) -> i64:
    """Cards fill the track from its first space, only while exploring; Krakens waiting to be placed leave gaps."""
    gaps = waits(s, questions.PLACE_KRAKEN, questions.PLACE_KRAKEN)
    ended = False
    filled = False
    for space in range(TRACK):
        kind = s.track[space]
        if kind < NO_CARD or kind >= s.tables.kinds or (kind != NO_CARD and ended and not gaps):
            return BAD_TRACK * SCALE
        if kind == NO_CARD:
            ended = True
        else:
            filled = True
    if filled and not gaps and not explores(s):
        return BAD_TRACK * SCALE
    return 0
