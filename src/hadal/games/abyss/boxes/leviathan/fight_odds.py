"""The odds of a fight, and the danger of a new Leviathan: what a player can work out before choosing."""

from __future__ import annotations

from dataclasses import dataclass

from hadal.games.abyss import constants
from hadal.games.abyss.boxes.leviathan import border
from hadal.games.abyss.boxes.leviathan.fight import BOOSTERS
from hadal.games.abyss.boxes.leviathan.leviathans import LEVELS, ROWS
from hadal.games.abyss.rules.queries import has
from hadal.games.abyss.state import Position

DIE = 6
ROLLS = DIE * DIE


@dataclass(frozen=True)
class Way:
    """What an Ally can do to the Leviathan of a zone, before the die is rolled."""

    zone: int
    card: int  # the Ally
    chances: list[float]  # to beat at least 1, 2 … of the levels that are left
    levels: float  # the number of levels it beats on average
    rewards: float  # the number of tokens that brings on average
    pearls: int  # how many Pearls the chances count on


def ways(s: Position, seat: int, zone: int) -> list[Way]:
    """The odds of every Ally that a seat can use against the Leviathan of a zone, best first."""
    kinds = int(s.tables.kinds)
    held = [kind for kind in range(1, kinds) if s.cards[seat * kinds + kind] > 0]
    found = [way(s, seat, zone, kind) for kind in held if border.is_usable(s, seat, kind, s.border[zone])]
    return sorted(found, key=lambda one: (-one.chances[0], -one.levels, one.card))


def best_way(s: Position) -> Way | None:
    """The fight with the best chance to beat a level, of all that the seat to move can begin."""
    me = s.to_move()
    zones = [zone for zone in range(constants.ZONES) if border.can_fight_zone(s, me, zone)]
    found = [ways(s, me, zone)[0] for zone in zones]
    return min(found, key=lambda one: (-one.chances[0], -one.levels, one.zone), default=None)


def way(s: Position, seat: int, zone: int, kind: int) -> Way:
    """What an Ally of a seat can do to the Leviathan of a zone. A boost counts on all Pearls that are of use."""
    value, left = int(s.tables.value[kind]), int(border.levels_left(s, zone))
    most = int(s.pearls[seat]) if kind >= BOOSTERS else 0
    useful = min(most, max(0, int(border.to_clear(s, zone)) - value - 1))
    beaten = [int(border.levels_beaten(s, zone, value + die + useful)) for die in range(1, DIE + 1)]
    rolls = list(zip(beaten, die_chances(two=constants.SPECIAL <= kind < BOOSTERS), strict=True))
    return Way(
        zone=zone,
        card=kind,
        chances=[sum(chance for n, chance in rolls if n >= at) for at in range(1, left + 1)],
        levels=sum(n * chance for n, chance in rolls),
        rewards=sum(rewards(s, seat, zone, n) * chance for n, chance in rolls),
        pearls=useful,
    )


def rewards(s: Position, seat: int, zone: int, levels: int) -> int:
    """The tokens that a seat gains by beating so many levels."""
    first = int(s.border[zone]) * LEVELS + int(s.level[zone])
    extra = levels if has(s, seat, constants.ALTRUIST) else 0
    return sum(int(ROWS.reward[first + i]) for i in range(levels)) + extra


def dangers(s: Position) -> list[tuple[int, float]]:
    """The occupied zones, each with the chance that a new Leviathan comes there; none if there is no new one."""
    if s.leviathan_deck_n == 0:
        return []
    taken = [zone for zone in range(constants.ZONES) if s.border[zone] != constants.NO_LEVIATHAN]
    return [(zone, border.zone_chance(zone) / ROLLS) for zone in taken]


def die_chances(two: bool) -> list[float]:
    """The probability of each result from 1 to 6; with two dice the higher one counts."""
    return [(2 * i + 1) / DIE**2 if two else 1 / DIE for i in range(DIE)]


def zone_of(s: Position, leviathan: int) -> int:
    """The zone of a Leviathan on the Border."""
    return [int(found) for found in s.border].index(leviathan)
