"""The Leviathan box: the Border. Arrivals, attacks on players, defeated levels and the Scourge (10.1, 10.3, 10.5)."""

from typing import Final

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import i64
from hadal.games.abyss import constants, events, questions
from hadal.games.abyss.boxes.leviathan.leviathans import ALLIES, LEVELS, PEARLS, ROWS, WOUNDS
from hadal.games.abyss.rules.queries import has
from hadal.games.abyss.rules.verbs import gain_pearls, lose_pearls, trigger_end
from hadal.games.abyss.state import Position

# The zone for each total of two dice; totals 0 and 1 do not occur.
ZONE_OF_TOTAL: Final = [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8]
LEAST_TOTAL: Final = 2
DIE: Final = 6


def zone_totals(zone: int) -> list[int]:
    """The totals of two dice that lead to a zone: its name on the board."""
    return [total for total in range(LEAST_TOTAL, len(ZONE_OF_TOTAL)) if ZONE_OF_TOTAL[total] == zone]


def zone_chance(zone: int) -> int:
    """How many of the 36 rolls of two dice lead to a zone."""
    return sum([DIE - abs(total - DIE - 1) for total in zone_totals(zone)])


def draw_leviathan(s: Position) -> i64:
    """Draw the top Leviathan; an empty deck triggers the end."""
    s.leviathan_deck_n -= 1
    s.revealed = True
    if s.leviathan_deck_n == 0 and s.tables.leviathans_end:
        trigger_end(s)
    return s.leviathan_deck[s.leviathan_deck_n]


def bring_leviathan(s: Position, seat: i64) -> None:
    """NEW: roll two dice and put a Leviathan in that zone; a Leviathan already there attacks the seat and leaves."""
    if s.leviathan_deck_n == 0:
        return
    leviathan = draw_leviathan(s)
    first = s.below(6) + 1
    second = s.below(6) + 1
    s.tell(events.DICE, seat, NOBODY, first, second, EVERYONE)
    zone: i64 = ZONE_OF_TOTAL[first + second]
    if s.border[zone] != constants.NO_LEVIATHAN:
        attack_seat(s, seat, zone)
    place_leviathan(s, leviathan, zone)


def place_leviathan(s: Position, leviathan: i64, zone: i64) -> None:
    """Put a Leviathan on its zone at full health."""
    s.border[zone] = leviathan
    s.level[zone] = 0
    s.leviathans[leviathan] = constants.FACE_UP
    s.tell(events.LEVIATHAN_CAME, NOBODY, NOBODY, leviathan, zone, EVERYONE)


def attack_seat(s: Position, seat: i64, zone: i64) -> None:
    """The Leviathan of a zone attacks a seat and leaves the game."""
    leviathan = s.border[zone]
    s.leviathans[leviathan] = constants.GONE
    s.border[zone] = constants.NO_LEVIATHAN
    s.level[zone] = 0
    s.tell(events.LEVIATHAN_ATTACKED, seat, NOBODY, leviathan, zone, EVERYONE)
    count = ROWS.count[leviathan]
    penalty = ROWS.penalty[leviathan]
    if penalty == WOUNDS:
        s.wounds[seat] += count
        s.tell(events.WOUNDED, seat, NOBODY, leviathan, count, EVERYONE)
    elif penalty == PEARLS:
        lose_pearls(s, seat, count if s.pearls[seat] > count else s.pearls[seat], events.WHY_LEVIATHAN)
    else:
        s.ask(questions.FEED if penalty == ALLIES else questions.SURRENDER, seat, leviathan, count)


def leviathan_count(s: Position) -> i64:
    """Number of Leviathans on the Border."""
    count: i64 = 0
    for zone in range(constants.ZONES):
        if s.border[zone] != constants.NO_LEVIATHAN:
            count += 1
    return count


def is_usable(s: Position, seat: i64, kind: i64, leviathan: i64) -> bool:
    """Return whether this kind of Ally may fight that Leviathan.

    Crabs, Krakens and the Leviathan's own race may; with a Metamorph, every Ally may.
    """
    race = s.tables.race[kind]
    return (
        race == constants.CRAB
        or race == constants.KRAKEN
        or race == ROWS.race[leviathan]
        or has(s, seat, constants.METAMORPH)
    )


def can_fight_zone(s: Position, seat: i64, zone: i64) -> bool:
    """Return whether this seat holds an Ally it can use against the Leviathan of a zone."""
    return zones_to_fight(s, seat) >> zone & 1 == 1


def can_fight(s: Position, seat: i64) -> bool:
    """Return whether this seat can fight any Leviathan."""
    return zones_to_fight(s, seat) != 0


def zones_to_fight(s: Position, seat: i64) -> i64:
    """The zones with a Leviathan against which this seat holds a usable Ally, one bit each."""
    held = races_held(s, seat)
    usable: i64 = held & (1 << constants.CRAB | 1 << constants.KRAKEN)
    if has(s, seat, constants.METAMORPH):
        usable = held
    found: i64 = 0
    for zone in range(constants.ZONES):
        leviathan = s.border[zone]
        if leviathan != constants.NO_LEVIATHAN and (usable != 0 or held >> ROWS.race[leviathan] & 1 == 1):
            found |= 1 << zone
    return found


def races_held(s: Position, seat: i64) -> i64:
    """The races in a hand, with Krakens as one of them, one bit each."""
    cards = s.cards
    races = s.tables.race
    kinds = s.tables.kinds
    hand = seat * kinds
    held: i64 = 0
    for kind in range(1, kinds):
        if cards[hand + kind] > 0:
            held |= 1 << races[kind]
    return held


def levels_left(s: Position, zone: i64) -> i64:
    """Number of levels the Leviathan of a zone has left."""
    leviathan = s.border[zone]
    left: i64 = 0
    level = s.level[zone]
    while level < LEVELS and ROWS.resist[leviathan * LEVELS + level] > 0:
        left += 1
        level += 1
    return left


def resistance(s: Position, zone: i64, ahead: i64) -> i64:
    """Resistance of a level of a zone's Leviathan, `ahead` levels after the current one."""
    return ROWS.resist[s.border[zone] * LEVELS + s.level[zone] + ahead]


def levels_beaten(s: Position, zone: i64, attack: i64) -> i64:
    """Number of levels an attack beats.

    Each level uses up part of the attack, or each is compared with all of it (ruling 27).
    """
    left = levels_left(s, zone)
    beaten: i64 = 0
    while beaten < left and attack >= resistance(s, zone, beaten):
        if s.tables.damage_used_up:
            attack -= resistance(s, zone, beaten)
        beaten += 1
    return beaten


def to_clear(s: Position, zone: i64) -> i64:
    """The attack needed to beat all remaining levels."""
    left = levels_left(s, zone)
    total: i64 = 0
    for i in range(left):
        resist = resistance(s, zone, i)
        if s.tables.damage_used_up:
            total += resist
        elif resist > total:
            total = resist
    return total


def beat_levels(s: Position, seat: i64, zone: i64, count: i64) -> i64:
    """Beat `count` levels: the Taxidermist gets Pearls; return the number of rewards."""
    rewards: i64 = 0
    leviathan = s.border[zone]
    for _i in range(count):
        rewards += ROWS.reward[leviathan * LEVELS + s.level[zone]]
        if has(s, seat, constants.ALTRUIST):
            rewards += 1
        s.level[zone] += 1
        s.tell(events.LEVIATHAN_HURT, seat, NOBODY, leviathan, zone, EVERYONE)
        if has(s, seat, constants.TAXIDERMIST):
            gain_pearls(s, seat, 2, constants.TAXIDERMIST)
    return rewards


def slay(s: Position, seat: i64, zone: i64) -> None:
    """A Leviathan without levels is slain: the seat takes its card and perhaps the Scourge.

    If the Border is empty then, a new Leviathan arrives.
    """
    leviathan = s.border[zone]
    s.border[zone] = constants.NO_LEVIATHAN
    s.level[zone] = 0
    s.leviathans[leviathan] = seat
    s.tell(events.LEVIATHAN_SLAIN, seat, NOBODY, leviathan, zone, EVERYONE)
    holder = s.scourge_holder
    if holder != seat and (holder < 0 or slain_by(s, seat) >= slain_by(s, holder)):
        s.scourge_holder = seat
        s.tell(events.SCOURGE, seat, NOBODY, HIDDEN, 0, EVERYONE)
    if leviathan_count(s) == 0:
        bring_leviathan(s, seat)


def slain_by(s: Position, seat: i64) -> i64:
    """Number of Leviathans a seat has slain."""
    count: i64 = 0
    for leviathan in range(constants.LEVIATHANS):
        if s.leviathans[leviathan] == seat:
            count += 1
    return count
