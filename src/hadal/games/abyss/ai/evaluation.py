"""What a position of Abyss is worth to a seat: points that lie, and what is in hand."""

from typing import Final

from hadal.core.vector import i64
from hadal.games.abyss import actions
from hadal.games.abyss.ai.hand_value import Purse
from hadal.games.abyss.ai.weights import KEY, L_TOKEN, OPEN
from hadal.games.abyss.constants import FACE_UP, FREE, IN_DECK, RACES, TOKENS
from hadal.games.abyss.rules.queries import key_count
from hadal.games.abyss.rules.score import COPY, LOOT, extreme_value, unit_count
from hadal.games.abyss.state import Position

TILE: Final = 10000  # what a Location brings that three keys open
FRESH_LOOT: Final = 9000  # what is found at a place where nobody has searched


def tile_points(s: Position, seat: i64, location: i64) -> i64:
    """What a Location brings a seat as the cards lie."""
    site = s.tables.site[location]
    if site.kind != COPY:
        count = unit_count(s, seat, site)
        base: i64 = site.base
        each: i64 = site.each
        return base + each * count
    best: i64 = 0
    for other in range(s.tables.locations):
        holder = s.location_owner[other]
        if holder >= 0 and holder != seat and other != location:
            points = tile_points(s, seat, other)
            best = max(best, points)
    return best


def location_hope(s: Position, seat: i64, location: i64) -> i64:
    """What a Location would bring a seat that takes it, with the Loot that may be found there."""
    worth = tile_points(s, seat, location) * 1000
    if s.tables.site[location].kind == LOOT:
        worth += FRESH_LOOT - worth // 2
    return worth


def best_location(s: Position, seat: i64) -> i64:
    """The best of the face-up Locations."""
    best: i64 = 0
    for tile in range(s.tables.locations):
        if s.location_owner[tile] == FACE_UP:
            hope = location_hope(s, seat, tile)
            best = max(best, hope)
    return best


def tile_chosen(s: Position, seat: i64, action: i64) -> i64:
    """A Location, or so many drawn from the deck: on average a good one."""
    if s.tables.block[action] == actions.B_LOCATION:
        return location_hope(s, seat, s.tables.target[action])
    n = action - actions.DRAW + 1
    total: i64 = 0
    count: i64 = 0
    best: i64 = 0
    for tile in range(s.tables.locations):
        if s.location_owner[tile] == IN_DECK:
            hope = location_hope(s, seat, tile)
            total += hope
            count += 1
            best = max(best, hope)
    mean = total // count
    return mean + (best - mean) * (n - 1) // (n + 2) - OPEN * (n - 1)


def lies(s: Position, seat: i64) -> i64:
    """The points that lie before a seat, in thousandths."""
    t = s.tables
    owner = s.owner
    total: i64 = 0
    for lord in range(t.lords):
        if owner[lord] == seat:
            total += t.points[lord]
    for race in range(RACES):
        total += extreme_value(s, seat, race, True)
    for tile in range(t.locations):
        if s.location_owner[tile] == seat:
            total += tile_points(s, seat, tile)
    for kind in range(TOKENS):
        total += s.tokens[seat * t.tokens + kind] * (kind + 2)
    return 1000 * total


def boxes(s: Position, seat: i64) -> i64:
    """What Nebulis, wounds, figures and L tokens are worth, in thousandths."""
    t = s.tables
    total = -1000 * s.nebulis[seat]
    if s.kraken_holder == seat:
        total -= 4000
    if len(s.wounds) > seat:
        total -= 1000 * s.wounds[seat]
        if s.scourge_holder == seat:
            total += 4500
        for kind in range(TOKENS, t.tokens):
            total += L_TOKEN * s.tokens[seat * t.tokens + kind]
    return total


def standing(s: Position, p: Purse, seat: i64) -> i64:
    """What keys and lasting powers are worth while the game goes on."""
    total: i64 = 0
    for lord in range(s.tables.lords):
        if s.owner[lord] == seat and s.covered_by[lord] == FREE:
            total += p.w.stands[lord]
    keys = key_count(s, seat)
    total += KEY * keys
    return total


def worth(s: Position, p: Purse, seat: i64) -> i64:
    """What a position is worth to a seat."""
    total = lies(s, seat)
    if len(s.nebulis) > 0:
        total += boxes(s, seat)
    if s.top == 0:
        return total
    p.read(s, seat)
    total += p.worth(s)
    if not p.closing:
        total += standing(s, p, seat)
    return total
