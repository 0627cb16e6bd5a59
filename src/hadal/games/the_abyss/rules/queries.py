"""The Abyss: queries about a position. They do not change it."""

from hadal.core.vector import i64
from hadal.games.the_abyss.constants import EYE, HOOK, SACRIFICE_WORTH, SWORD
from hadal.games.the_abyss.state import Position


def hand_size(s: Position, zone: i64) -> i64:
    """Number of cards a seat holds (or the draw, for zone `seats`)."""
    hands = s.hands
    kinds = s.tables.kinds
    size: i64 = 0
    start = zone * kinds
    for place in range(start, start + kinds):
        size += hands[place]
    return size


def worth(s: Position, seat: i64) -> i64:
    """Points in a seat's hand."""
    return worth_from(s, seat, 0)


def worth_from(s: Position, seat: i64, first: i64) -> i64:
    """Points in a seat's hand, of this kind and lower ones."""
    hands = s.hands
    points = s.tables.deck.points
    kinds = s.tables.kinds
    total: i64 = 0
    for kind in range(first, kinds):
        total += hands[seat * kinds + kind] * points[kind]
    return total


def survivors(s: Position) -> i64:
    """Number of seats in the round."""
    alive = s.alive
    count: i64 = 0
    for seat in range(s.seats):
        count += alive[seat]
    return count


def next_alive(s: Position, seat: i64) -> i64:
    """The next seat clockwise that is still in the round."""
    alive = s.alive
    seat = (seat + 1) % s.seats
    while alive[seat] == 0:
        seat = (seat + 1) % s.seats
    return seat


def can_rob(s: Position, seat: i64, victim: i64) -> bool:
    """Whether this seat's Sword may steal a card from that one."""
    return victim != seat and s.alive[victim] == 1 and hand_size(s, victim) > 0


def can_burden(s: Position, seat: i64, victim: i64) -> bool:
    """Whether this seat's Sword may give that one a Panic."""
    return victim != seat and s.alive[victim] == 1 and s.panics[seat] > 0


def sword_is_of_use(s: Position, seat: i64) -> bool:
    """Whether there is anybody to steal from, or to give a Panic to."""
    return any(can_rob(s, seat, victim) or can_burden(s, seat, victim) for victim in range(s.seats))


def playable(s: Position, seat: i64, kind: i64) -> bool:
    """Whether this seat may play a card of this kind in the combo step."""
    if s.hands[seat * s.tables.kinds + kind] == 0:
        return False
    suit = s.tables.deck.suits[kind]
    if suit == SWORD:
        return sword_is_of_use(s, seat)
    return suit == EYE or suit == HOOK


def can_sacrifice(s: Position, seat: i64) -> bool:
    """Whether this seat has a Panic to destroy and the points for it."""
    return s.panics[seat] > 0 and worth(s, seat) >= SACRIFICE_WORTH


def fits_sacrifice(s: Position, seat: i64, kind: i64, last: i64, so_far: i64) -> bool:
    """Whether this kind may be the next card of a sacrifice.

    Cards are given in descending order of points and the sacrifice ends at 15, so the lowest card is the last one and
    never superfluous (ruling 11). The remaining cards must be able to reach 15.
    """
    if kind < last or s.hands[seat * s.tables.kinds + kind] == 0:
        return False
    return so_far + worth_from(s, seat, kind) >= SACRIFICE_WORTH


def might_sacrifice(s: Position, seat: i64) -> bool:
    """Whether everybody can see that a sacrifice may be possible: a Panic, and enough cards for 15 points."""
    return s.panics[seat] > 0 and hand_size(s, seat) * s.tables.deck.points[0] >= SACRIFICE_WORTH
