"""The Leviathan box: the invariants of the Border, the Leviathans, wounds and the Scourge."""

from typing import Final

from hadal.core.vector import i64, zeros
from hadal.games.abyss import constants, questions
from hadal.games.abyss.boxes.leviathan.fight import SLAIN
from hadal.games.abyss.boxes.leviathan.leviathans import LEVELS, ROWS
from hadal.games.abyss.rules.queries import back_count, base_pile
from hadal.games.abyss.show.invariants.cards import waits
from hadal.games.abyss.show.invariants.faults import SCALE
from hadal.games.abyss.state import Position

BAD_WOUNDS: Final = 49
BAD_LEVIATHAN: Final = 50
BAD_BORDER: Final = 51
BAD_LEVIATHAN_DECK: Final = 52
BAD_SCOURGE: Final = 53
END_MISSED: Final = 54

FAULTS: Final = {
    BAD_WOUNDS: "seat {seat} has a negative number of wounds",
    BAD_LEVIATHAN: "{leviathan} lies where it cannot",
    BAD_BORDER: "zone {zone} of the Border is broken",
    BAD_LEVIATHAN_DECK: "the Leviathan deck and the Leviathans in it do not agree",
    BAD_SCOURGE: "the Scourge is not with a player who has slain the most Leviathans",
    END_MISSED: "the Leviathan deck or a token pile is empty and nobody closes the game",
}


def fault(s: Position, whole: bool) -> i64:
    """Return the first fault, or 0."""
    if len(s.border) == 0:
        return 0
    found = border_fault(s)
    if found == 0:
        found = scourge_fault(s, whole)
    return found


def agrees(s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
    """Return whether this question can be waiting in this position."""
    if question == questions.STRIKE or question == questions.BOOST or (question == questions.AGAIN and card >= 0):
        return s.border[card] != constants.NO_LEVIATHAN
    if question == questions.ROLL:
        return s.border[card] != constants.NO_LEVIATHAN and 0 < n % SLAIN < s.tables.kinds
    return True


def border_fault(s: Position) -> i64:
    """Every Leviathan is in one place, and the Border and the deck agree with that."""
    for seat in range(s.seats):
        if s.wounds[seat] < 0:
            return BAD_WOUNDS * SCALE + seat
    seen: i64 = 0
    for zone in range(constants.ZONES):
        leviathan = s.border[zone]
        if leviathan == constants.NO_LEVIATHAN:
            if s.level[zone] != 0:
                return BAD_BORDER * SCALE + zone
        elif (
            leviathan < 0
            or leviathan >= constants.LEVIATHANS
            or seen >> leviathan & 1 == 1
            or not is_hurt_well(s, leviathan, s.level[zone])
        ):
            return BAD_BORDER * SCALE + zone
        else:
            seen |= 1 << leviathan
    return leviathan_fault(s, seen)


def is_hurt_well(s: Position, leviathan: i64, level: i64) -> bool:
    """Return whether a Leviathan is face up and has a level left."""
    return (
        s.leviathans[leviathan] == constants.FACE_UP
        and 0 <= level < LEVELS
        and ROWS.resist[leviathan * LEVELS + level] > 0
    )


def leviathan_fault(s: Position, seen: i64) -> i64:
    """Check the Leviathans that are not on the Border."""
    if s.leviathan_deck_n < 0 or s.leviathan_deck_n > len(s.leviathan_deck):
        return BAD_LEVIATHAN_DECK * SCALE
    in_deck: i64 = 0
    for at in range(s.leviathan_deck_n):
        leviathan = s.leviathan_deck[at]
        if leviathan < 0 or leviathan >= constants.LEVIATHANS or in_deck >> leviathan & 1 == 1:
            return BAD_LEVIATHAN_DECK * SCALE
        in_deck |= 1 << leviathan
    for leviathan in range(constants.LEVIATHANS):
        where = s.leviathans[leviathan]
        if where < constants.DRAWN or where >= s.seats or (where == constants.FACE_UP) != (seen >> leviathan & 1 == 1):
            return BAD_LEVIATHAN * SCALE + leviathan
        if (where == constants.IN_DECK) != (in_deck >> leviathan & 1 == 1):
            return BAD_LEVIATHAN_DECK * SCALE
        if where == constants.DRAWN and not waits(s, questions.BREED, questions.BREED):
            return BAD_LEVIATHAN * SCALE + leviathan
    return 0


def scourge_fault(s: Position, whole: bool) -> i64:
    """A seat that has slain the most Leviathans has the Scourge, otherwise nobody; an empty pile ends the game."""
    slain = zeros(int(s.seats))
    for leviathan in range(constants.LEVIATHANS):
        if s.leviathans[leviathan] >= 0:
            slain[s.leviathans[leviathan]] += 1
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, slain[seat])
    holder = s.scourge_holder
    if holder < -1 or holder >= s.seats or (slain[holder] if holder >= 0 else 0) != most or (holder >= 0 and most == 0):
        return BAD_SCOURGE * SCALE
    if whole and s.end_triggered_by < 0 and s.tables.leviathans_end and (s.leviathan_deck_n == 0 or a_pile_is_empty(s)):
        return END_MISSED * SCALE
    return 0


def a_pile_is_empty(s: Position) -> bool:
    """Return whether the base or the L pile of Monster tokens is empty."""
    return base_pile(s) == 0 or back_count(s, s.seats, constants.TOKENS, s.tables.tokens - constants.TOKENS) == 0
