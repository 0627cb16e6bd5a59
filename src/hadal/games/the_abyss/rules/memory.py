"""The Abyss: what each viewer knows about hidden cards from what everybody, or that viewer alone, has seen.

Viewer `seats` stands for the spectators: what it knows is public. A seat's own hand is not recorded. `known` cards are
certain. `ambiguous_cards` are certain to be in one of the hands in `ambiguous_hands`, because a Sword stole a card face
down from a hand that held them.
"""

from hadal.core.vector import fill_zero, i64
from hadal.games.the_abyss.state import Position


def note(s: Position, viewer: i64, zone: i64, kind: i64) -> None:
    """A viewer learns that a card of this kind is in a hand, or in the draw."""
    if viewer != zone or zone == s.seats:
        s.known[(viewer * (s.seats + 1) + zone) * s.tables.kinds + kind] += 1


def note_all(s: Position, zone: i64, kind: i64) -> None:
    """Everybody learns that a card of this kind is in a zone."""
    for viewer in range(s.seats + 1):
        note(s, viewer, zone, kind)


def note_some(s: Position, viewers: i64, zone: i64, kind: i64) -> None:
    """The viewers in a mask learn that a card of this kind is in a zone."""
    viewer: i64 = 0
    while viewers >> viewer != 0:
        if viewers >> viewer & 1 == 1:
            note(s, viewer, zone, kind)
        viewer += 1


def drop(s: Position, viewer: i64, zone: i64, kind: i64) -> None:
    """A viewer sees a card of this kind leave a zone."""
    known = s.known
    place = (viewer * (s.seats + 1) + zone) * s.tables.kinds + kind
    if known[place] > 0:
        known[place] -= 1
    elif s.ambiguous_hands[viewer] >> zone & 1 == 1:
        place = viewer * s.tables.kinds + kind
        if s.ambiguous_cards[place] > 0:
            s.ambiguous_cards[place] -= 1
            if not any_ambiguous(s, viewer):
                s.ambiguous_hands[viewer] = 0


def any_ambiguous(s: Position, viewer: i64) -> bool:
    """Whether this viewer knows of cards that are in one of several hands."""
    start = viewer * s.tables.kinds
    return any(s.ambiguous_cards[place] > 0 for place in range(start, start + s.tables.kinds))


def drop_all(s: Position, zone: i64, kind: i64) -> None:
    """Everybody sees a card of this kind leave a zone."""
    for viewer in range(s.seats + 1):
        drop(s, viewer, zone, kind)


def make_ambiguous(s: Position, viewer: i64, victim: i64, thief: i64) -> None:
    """A viewer sees an unknown card move between hands: what it knew to be in the first may now be in either."""
    kinds = s.tables.kinds
    known = s.known
    start = (viewer * (s.seats + 1) + victim) * kinds
    touched = s.ambiguous_hands[viewer] >> victim & 1 == 1
    for kind in range(kinds):
        if known[start + kind] > 0:
            touched = True
            s.ambiguous_cards[viewer * kinds + kind] += i64(known[start + kind])
            known[start + kind] = 0
    if touched:
        s.ambiguous_hands[viewer] |= (1 << victim) | (1 << thief)


def hand_over(s: Position, victim: i64, thief: i64, kind: i64) -> None:
    """A card moves face down between hands: these two seats know it, the others do not."""
    for viewer in range(s.seats + 1):
        if viewer == thief:
            drop(s, viewer, victim, kind)
        elif viewer == victim:
            note(s, viewer, thief, kind)
        else:
            make_ambiguous(s, viewer, victim, thief)


def keep(s: Position, seat: i64, kind: i64) -> None:
    """A drawn card goes to a hand: viewers who knew the draw now know this card of the hand.

    Call this when the draw holds only this card: a viewer who knows anything about the draw then knows this card.
    """
    zones = s.seats + 1
    kinds = s.tables.kinds
    known = s.known
    for viewer in range(zones):
        place = (viewer * zones + s.seats) * kinds + kind
        if known[place] > 0:
            known[place] = 0
            note(s, viewer, seat, kind)


def keep_both(s: Position, seat: i64) -> None:
    """All drawn cards go to a hand (hook_discard = any_in_hand)."""
    zones = s.seats + 1
    kinds = s.tables.kinds
    known = s.known
    for viewer in range(zones):
        start = (viewer * zones + s.seats) * kinds
        for kind in range(kinds):
            while known[start + kind] > 0:
                known[start + kind] -= 1
                note(s, viewer, seat, kind)


def forget(s: Position) -> None:
    """After a shuffle, nobody knows any hidden cards."""
    for i in range(len(s.known)):
        s.known[i] = 0
    fill_zero(s.ambiguous_cards)
    fill_zero(s.ambiguous_hands)
