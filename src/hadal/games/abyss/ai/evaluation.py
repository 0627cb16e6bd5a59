"""The value of Locations and of whole positions of Abyss to a seat."""

from typing import Final, final

from hadal.core.vector import i64, vec, vector, zeros
from hadal.games.abyss import actions, constants
from hadal.games.abyss.ai.hand_value import HandValue
from hadal.games.abyss.ai.weights import KEY, L_TOKEN, OPEN, PEARL, TOKEN
from hadal.games.abyss.boxes.kraken.loot import COPIES
from hadal.games.abyss.rules.queries import key_count
from hadal.games.abyss.rules.score import COPY, LOOT, extreme_value, unit_count
from hadal.games.abyss.state import Position

NEXT_LOCATION: Final = 10000  # value of a Location that three keys open
LOOT_SETS: Final = 32  # one bit for each value


@final
class LootTables:
    """The Loot cards: how many there are of each value, and what their rewards are worth."""

    copies: vec[i64]
    brings: vec[i64]

    def __init__(self) -> None:
        self.copies = vector(list(COPIES))
        self.brings = vector([KEY, 2 * PEARL, TOKEN, 1500, 0])


LOOT_CARDS: Final = LootTables()


def expected_loot(s: Position, location: i64, once: bool) -> i64:
    """Value of searching a Location: for at least one more card (`once`), or only while it pays."""
    left = zeros(constants.LOOT_VALUES)  # cards not yet seen, by value
    values = zeros(LOOT_SETS)  # by set of Loot on the site: value of the best search from there
    start = (location - constants.THE_CETACEAN_GRAVEYARD) * constants.LOOT_VALUES
    here: i64 = 0
    total: i64 = 0
    for i in range(constants.LOOT_VALUES):
        left[i] = LOOT_CARDS.copies[i]
        for site in range(constants.LOOT_SITES):
            left[i] -= s.loot[site * constants.LOOT_VALUES + i]
        left[i] = max(0, left[i])
        total += left[i]
        if s.loot[start + i] > 0:
            here |= 1 << i
    if total == 0 or s.loot_deck_n == 0:
        return 0
    drawn: i64 = 0
    for found in range(LOOT_SETS - 1, here - 1, -1):
        drawn = 0
        for i in range(constants.LOOT_VALUES):
            points = 1000 * (constants.LEAST_LOOT + i)
            if found >> i & 1 == 1:
                points = -points  # a double removes both cards
            else:
                points += values[found | 1 << i]
            drawn += left[i] * (LOOT_CARDS.brings[i] + points)
        drawn //= total
        values[found] = max(0, drawn)
    return drawn if once else max(0, drawn)


def location_points(s: Position, seat: i64, location: i64) -> i64:
    """Current value of a Location to a seat."""
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
            points = location_points(s, seat, other)
            best = max(best, points)
    return best


def expected_location(s: Position, seat: i64, location: i64) -> i64:
    """Value of a Location to a seat that takes it, including the Loot it may find there."""
    worth = location_points(s, seat, location) * 1000
    if s.tables.site[location].kind == LOOT:
        worth += expected_loot(s, location, False)
    return worth


def best_location(s: Position, seat: i64) -> i64:
    """Value of the best face-up Location."""
    best: i64 = 0
    for location in range(s.tables.locations):
        if s.location_owner[location] == constants.FACE_UP:
            expected = expected_location(s, seat, location)
            best = max(best, expected)
    return best


def location_chosen(s: Position, seat: i64, action: i64) -> i64:
    """Value of choosing a face-up Location, or of drawing some from the deck."""
    if s.tables.block[action] == actions.B_LOCATION:
        return expected_location(s, seat, s.tables.target[action])
    return expected_drawn(s, seat, action - actions.DRAW + 1)


def expected_drawn(s: Position, seat: i64, n: i64) -> i64:
    """Expected value of the best of n Locations drawn from the deck; the others stay face up for everybody."""
    values = zeros(int(s.tables.locations))  # best first
    count: i64 = 0
    for location in range(s.tables.locations):
        if s.location_owner[location] == constants.IN_DECK:
            expected = expected_location(s, seat, location)
            place = count
            while place > 0 and values[place - 1] < expected:
                values[place] = values[place - 1]
                place -= 1
            values[place] = expected
            count += 1
    mean: i64 = 0
    none: i64 = 1000000  # in millionths: the probability that none of the better ones is drawn
    i: i64 = 0
    while i < count and none > 0:
        later = none * max(0, count - i - n) // (count - i)
        mean += values[i] * (none - later) // 1000000
        none = later
        i += 1
    return mean - OPEN * (n - 1)


def points_on_table(s: Position, seat: i64) -> i64:
    """Points of a seat's Lords, affiliated Allies, Locations and tokens."""
    t = s.tables
    owner = s.owner
    total: i64 = 0
    for lord in range(t.lords):
        if owner[lord] == seat:
            total += t.points[lord]
    for race in range(constants.RACES):
        total += extreme_value(s, seat, race, True)
    for location in range(t.locations):
        if s.location_owner[location] == seat:
            total += location_points(s, seat, location)
    for kind in range(constants.TOKENS):
        total += s.tokens[seat * t.tokens + kind] * (kind + 2)
    return 1000 * total


def boxes(s: Position, seat: i64) -> i64:
    """Value of Nebulis, wounds, figures and L tokens."""
    t = s.tables
    total = -1000 * s.nebulis[seat]
    if s.kraken_holder == seat:
        total -= 4000
    if len(s.wounds) > seat:
        total -= 1000 * s.wounds[seat]
        if s.scourge_holder == seat:
            total += 4500
        for kind in range(constants.TOKENS, t.tokens):
            total += L_TOKEN * s.tokens[seat * t.tokens + kind]
    return total


def standing(s: Position, p: HandValue, seat: i64) -> i64:
    """Value of keys and lasting powers while the game goes on."""
    total: i64 = 0
    for lord in range(s.tables.lords):
        if s.owner[lord] == seat and s.covered_by[lord] == constants.FREE:
            total += p.w.stands[lord]
    keys = key_count(s, seat)
    total += p.key * keys
    return total


def worth(s: Position, p: HandValue, seat: i64) -> i64:
    """Value of a position to a seat."""
    total = points_on_table(s, seat)
    if len(s.nebulis) > 0:
        total += boxes(s, seat)
    if s.top == 0:
        return total
    p.read(s, seat)
    total += p.worth(s)
    if not p.closing:
        total += standing(s, p, seat)
    return total
