"""The Abyss: deal again what a viewer cannot see, uniformly among the deals that agree with its memory."""

from hadal.core.vector import i64, vec, zeros
from hadal.games.the_abyss.constants import SACRIFICE_WORTH
from hadal.games.the_abyss.questions import THREAT
from hadal.games.the_abyss.rules.queries import hand_size, worth
from hadal.games.the_abyss.state import Position


def guess(s: Position, viewer: int, seed: int) -> Position:
    """Return a position that the viewer cannot distinguish from the real one; it depends on seed and view alone."""
    dice: i64 = seed & 0x3FFFFFFFFFFFFFFF
    while True:
        g = s.clone()
        g.dice = dice
        redeal(g, viewer)
        dice = g.dice
        share_memory(g, viewer)
        g.revealed = s.revealed
        # Deal again if the deal contradicts public knowledge, or if the current question would
        # not have been asked in it (C025: a sacrifice is offered only with 15 points).
        if public_holds(g) and can_answer(g):
            return g


def redraw(s: Position, seed: int) -> Position:
    """Return the position with those cards of the deck shuffled again that nobody has looked at."""
    g = s.clone()
    g.dice = seed & 0x3FFFFFFFFFFFFFFF
    pool = zeros(int(g.tables.kinds))
    for place in range(g.deck_n):
        if g.seen[place] == 0:
            pool[g.deck[place]] += 1
    for place in range(g.deck_n):
        if g.seen[place] == 0:
            g.deck[place] = pick(g, pool, g.tables.kinds)
    g.revealed = s.revealed
    return g


def public_holds(g: Position) -> bool:
    """Whether public knowledge is true in this deal. A viewer's own memory of ambiguous cards can be less precise."""
    kinds = g.tables.kinds
    zones = g.seats + 1
    for kind in range(kinds):
        free: i64 = 0
        for zone in range(g.seats):
            spare = g.hands[zone * kinds + kind] - i64(g.known[(g.seats * zones + zone) * kinds + kind])
            if spare < 0:
                return False
            if g.ambiguous_hands[g.seats] >> zone & 1 == 1:
                free += spare
        if g.ambiguous_cards[g.seats * kinds + kind] > free:
            return False
    return True


def can_answer(g: Position) -> bool:
    """Whether the current question has an answer in this deal."""
    if g.top == 0:
        return True
    g.count = 0
    frames = g.frames
    top = g.top - 4
    g.offer_answers(frames[top], frames[top + 1], frames[top + 2], frames[top + 3])
    if frames[top] == THREAT and worth(g, frames[top + 1]) < SACRIFICE_WORTH:
        return False
    return g.count > 0


def is_hidden(g: Position, zone: i64, viewer: i64) -> bool:
    """Whether the cards of this zone are hidden from the viewer."""
    return zone != viewer and not (zone == g.seats and g.drawer == viewer and viewer >= 0)


def redeal(g: Position, viewer: int) -> None:
    """Collect all hidden cards that the viewer is not sure of, and deal them again."""
    me: i64 = viewer if viewer >= 0 else g.seats
    pool = zeros(int(g.tables.kinds))
    room = zeros(int(g.seats) + 1)
    lift_hands(g, viewer, me, pool, room)
    lift_deck(g, viewer, pool)
    lay_ambiguous(g, me, pool, room)
    lay_hands(g, pool, room)
    lay_deck(g, viewer, pool)


def lift_hands(g: Position, viewer: i64, me: i64, pool: vec[i64], room: vec[i64]) -> None:
    """Move the unknown cards of hidden hands into the pool, recording how many each hand had."""
    kinds = g.tables.kinds
    for zone in range(g.seats + 1):
        if is_hidden(g, zone, viewer):
            room[zone] = hand_size(g, zone)
            for kind in range(kinds):
                sure = i64(g.known[(me * (g.seats + 1) + zone) * kinds + kind])
                pool[kind] += g.hands[zone * kinds + kind] - sure
                g.hands[zone * kinds + kind] = sure
                room[zone] -= sure


def lift_deck(g: Position, viewer: i64, pool: vec[i64]) -> None:
    """Move the cards of the deck that the viewer has not looked at into the pool."""
    for place in range(g.deck_n):
        if not looked_at(g, place, viewer):
            pool[g.deck[place]] += 1


def looked_at(g: Position, place: i64, viewer: i64) -> bool:
    """Whether the viewer has looked at this card of the deck."""
    return viewer >= 0 and g.seen[place] >> viewer & 1 == 1


def lay_ambiguous(g: Position, me: i64, pool: vec[i64], room: vec[i64]) -> None:
    """Deal each card that is known to be in one of several hands to a random free place there."""
    kinds = g.tables.kinds
    for kind in range(kinds):
        for _i in range(g.ambiguous_cards[me * kinds + kind]):
            zone = random_room(g, room, g.ambiguous_hands[me])
            pool[kind] -= 1
            room[zone] -= 1
            g.hands[zone * kinds + kind] += 1


def random_room(g: Position, room: vec[i64], among: i64) -> i64:
    """Choose a free place in one of these hands, all equally likely; return the hand."""
    total: i64 = 0
    for zone in range(g.seats):
        if among >> zone & 1 == 1:
            total += room[zone]
    at = g.below(total)
    zone = 0
    while True:
        if among >> zone & 1 == 1:
            if at < room[zone]:
                return zone
            at -= room[zone]
        zone += 1


def lay_hands(g: Position, pool: vec[i64], room: vec[i64]) -> None:
    """Fill the hands and the draw from the pool, without Panics."""
    kinds = g.tables.kinds
    for zone in range(g.seats + 1):
        while room[zone] > 0:
            g.hands[zone * kinds + pick(g, pool, g.tables.panic)] += 1
            room[zone] -= 1


def pick(g: Position, pool: vec[i64], kinds: i64) -> i64:
    """Take a random card of the first `kinds` kinds from the pool."""
    total: i64 = 0
    for kind in range(kinds):
        total += pool[kind]
    at = g.below(total)
    kind = 0
    while at >= pool[kind]:
        at -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def lay_deck(g: Position, viewer: i64, pool: vec[i64]) -> None:
    """Put the rest of the pool on the places of the deck that the viewer does not know."""
    for place in range(g.deck_n):
        if not looked_at(g, place, viewer):
            g.deck[place] = pick(g, pool, g.tables.kinds)


def share_memory(g: Position, viewer: int) -> None:
    """Reset the other seats' memories to public knowledge: the viewer does not know what else they know."""
    for other in range(g.seats):
        if other != viewer:
            share_sure(g, other)
            share_ambiguous(g, other)


def share_sure(g: Position, other: i64) -> None:
    """A seat is sure of what the public is sure of; its own hand is not recorded."""
    kinds = g.tables.kinds
    size = (g.seats + 1) * kinds
    for i in range(size):
        own = other * kinds <= i < (other + 1) * kinds
        g.known[other * size + i] = 0 if own else g.known[g.seats * size + i]


def share_ambiguous(g: Position, other: i64) -> None:
    """A seat knows what the public knows about ambiguous cards, unless its own hand is one of those in question."""
    kinds = g.tables.kinds
    concerned = g.ambiguous_hands[g.seats] >> other & 1 == 1
    g.ambiguous_hands[other] = 0 if concerned else g.ambiguous_hands[g.seats]
    for i in range(kinds):
        g.ambiguous_cards[other * kinds + i] = 0 if concerned else g.ambiguous_cards[g.seats * kinds + i]
