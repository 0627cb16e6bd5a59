"""Abyss: the score of a position as a list of terms, each with its arithmetic."""

from typing import Final

from hadal.core.vector import i64
from hadal.games.abyss import constants
from hadal.games.abyss.rules.queries import lord_count
from hadal.games.abyss.state import Location, Position
from hadal.games.abyss.state import ScoreLine as ScoreLine

# How a Location scores.
PER_GUILD: Final = 0  # base + each for every Lord of guild `unit`
PER_RACE: Final = 1  # base + each for every affiliated Ally of race `unit`
PER_GUILDS: Final = 2  # each for every different guild
COPY: Final = 3  # same as one Location of an opponent, at least 0
NOTHING: Final = 4
WEAKEST: Final = 5  # each times the points of the Lord with the fewest
STRONGEST: Final = 6
PER_LORD: Final = 7  # base + each for every Lord
WITH_KEY: Final = 8
WITHOUT_KEY: Final = 9
WEAKEST_ALLIES: Final = 10  # base + the lowest affiliated value of every race
PER_ALLY: Final = 11  # base + each for every affiliated Ally
PER_NEBULIS: Final = 12
LOOT: Final = 13  # total value of the Loot on it


def guild_count(s: Position, seat: i64, guild: i64) -> i64:
    """Number of a seat's Lords of a guild, in any state."""
    count: i64 = 0
    for lord in range(s.tables.lords):
        if s.owner[lord] == seat and s.tables.guild[lord] == guild:
            count += 1
    return count


def guilds(s: Position, seat: i64) -> i64:
    """Number of different guilds among a seat's Lords."""
    count: i64 = 0
    for guild in range(constants.GUILDS):
        if guild_count(s, seat, guild) > 0:
            count += 1
    return count


def affiliated_count(s: Position, seat: i64, race: i64) -> i64:
    """Number of affiliated Allies of a race, or of all races (-1)."""
    t = s.tables
    start = (s.affiliated() + seat) * t.kinds
    count: i64 = 0
    for kind in range(1, t.kinds):
        if race < 0 or t.race[kind] == race:
            count += s.cards[start + kind]
    return count


def extreme_value(s: Position, seat: i64, race: i64, highest: bool) -> i64:
    """Highest or lowest value among the affiliated Allies of a race; 0 if there is none."""
    t = s.tables
    start = (s.affiliated() + seat) * t.kinds
    best: i64 = 0
    for kind in range(1, t.kinds):
        if s.cards[start + kind] > 0 and t.race[kind] == race:
            value = t.value[kind]
            if best == 0 or (value > best if highest else value < best):
                best = value
    return best


def extreme_lord(s: Position, seat: i64, strongest: bool) -> i64:
    """Points of the highest or lowest Lord; 0 without Lords."""
    best: i64 = 0
    for lord in range(s.tables.lords):
        if s.owner[lord] == seat:
            points = s.tables.points[lord]
            if best == 0 or (points > best if strongest else points < best):
                best = points
    return best


def keyed_count(s: Position, seat: i64) -> i64:
    """Number of Lords with a printed key; Ambassadors count if the option says so."""
    count: i64 = 0
    for lord in range(s.tables.lords):
        if s.owner[lord] == seat and counts_as_keyed(s, lord):
            count += 1
    return count


def counts_as_keyed(s: Position, lord: i64) -> bool:
    """Whether this Lord counts for the Closed Tower."""
    ambassador = s.tables.guild[lord] == constants.AMBASSADOR
    return s.tables.keys[lord] > 0 or (ambassador and s.tables.ambassador_keys > 0)


def unit_count(s: Position, seat: i64, site: Location) -> i64:
    """Number of items that a Location counts."""
    kind = site.kind
    if kind == PER_GUILD:
        return guild_count(s, seat, site.unit)
    if kind == PER_RACE:
        return affiliated_count(s, seat, site.unit)
    if kind == PER_GUILDS:
        return guilds(s, seat)
    if kind == WEAKEST or kind == STRONGEST:
        return extreme_lord(s, seat, kind == STRONGEST)
    if kind == PER_LORD:
        return lord_count(s, seat)
    if kind == WITH_KEY:
        return keyed_count(s, seat)
    if kind == WITHOUT_KEY:
        return lord_count(s, seat) - keyed_count(s, seat)
    if kind == PER_NEBULIS:
        return s.nebulis[seat]
    if kind == LOOT:
        return loot_value(s, site.location)
    return ally_units(s, seat, kind)


def loot_value(s: Position, location: i64) -> i64:
    """Total value of the Loot on a Location."""
    start = (location - constants.THE_CETACEAN_GRAVEYARD) * constants.LOOT_VALUES
    total: i64 = 0
    for i in range(constants.LOOT_VALUES):
        total += s.loot[start + i] * (constants.LEAST_LOOT + i)
    return total


def ally_units(s: Position, seat: i64, kind: i64) -> i64:
    """Count for the Locations that score affiliated Allies."""
    if kind == PER_ALLY:
        return affiliated_count(s, seat, -1)
    total: i64 = 0
    if kind == WEAKEST_ALLIES:
        for race in range(constants.RACES):
            total += extreme_value(s, seat, race, False)
    return total


def location_line(s: Position, seat: i64, location: i64) -> ScoreLine:
    """Score line of a Location for a seat."""
    site = s.tables.site[location]
    if site.kind == COPY:
        return mirror_line(s, seat, location)
    count = int(unit_count(s, seat, site))
    return ScoreLine("location", int(location), site.base + site.each * count, site.base, site.each, count)


def mirror_line(s: Position, seat: i64, location: i64) -> ScoreLine:
    """City of Mirrors: the best of the opponents' Locations, scored with this seat's cards, at least 0."""
    best = 0
    copied = -1
    for other in range(s.tables.locations):
        holder = s.location_owner[other]
        if holder >= 0 and holder != seat and other != constants.CITY_OF_MIRRORS:
            points = location_line(s, seat, other).points
            if points > best:
                best, copied = points, int(other)
    return ScoreLine("mirror", int(location), best, best, 0, copied)


def location_points(s: Position, seat: i64) -> list[int]:
    """Points of every Location for a seat, whoever controls it."""
    return [location_line(s, seat, i).points for i in range(int(s.tables.locations))]


def location_lines(s: Position, seat: i64) -> list[ScoreLine]:
    """Score lines of the Locations a seat controls."""
    return [location_line(s, seat, i) for i in range(int(s.tables.locations)) if s.location_owner[i] == seat]


def lord_lines(s: Position, seat: i64) -> list[ScoreLine]:
    """Score lines of the Lords a seat owns."""
    out: list[ScoreLine] = []
    for lord in range(int(s.tables.lords)):
        if s.owner[lord] == seat:
            points = int(s.tables.points[lord])
            out.append(ScoreLine("lord", lord, points, points, 0, 0))
    return out


def ally_lines(s: Position, seat: i64) -> list[ScoreLine]:
    """Score lines of the highest affiliated Ally of each race."""
    out: list[ScoreLine] = []
    for race in range(constants.RACES):
        value = int(extreme_value(s, seat, race, True))
        if value > 0:
            out.append(ScoreLine("ally", race, value, value, 0, 0))
    return out


def token_lines(s: Position, seat: i64) -> list[ScoreLine]:
    """Score lines of the Monster tokens a seat holds."""
    out: list[ScoreLine] = []
    for kind in range(3):
        n = int(s.tokens[seat * s.tables.tokens + kind])
        if n > 0:
            out.append(ScoreLine("token", kind, n * (kind + 2), 0, kind + 2, n))
    return out


def breakdown(s: Position, seat: int) -> list[ScoreLine]:
    """A seat's current score, line by line."""
    out = location_lines(s, seat) + lord_lines(s, seat) + ally_lines(s, seat) + token_lines(s, seat)
    for term in s.tables.terms:
        out += term.lines(s, seat)
    return out


def final_scores(s: Position) -> list[int]:
    """Current points by seat."""
    return [sum([line.points for line in breakdown(s, seat)]) for seat in range(int(s.seats))]


def best_seats(s: Position) -> list[int]:
    """The winners: most points, then Pearls, then the Lord with the most points, then most Lords; then they share."""
    totals = final_scores(s)
    keys: list[tuple[int, int, int, int]] = []
    for seat in range(int(s.seats)):
        best = int(extreme_lord(s, seat, True))
        keys.append((totals[seat], int(s.pearls[seat]), best, int(lord_count(s, seat))))
    return [seat for seat in range(int(s.seats)) if keys[seat] == max(keys)]
