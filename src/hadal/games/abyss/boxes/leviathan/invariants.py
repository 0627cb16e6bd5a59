"""The Leviathan box: what must hold of the Border, the Leviathans, wounds and the Scourge (section 16)."""

from typing import Final

from hadal.core.vector import i64, zeros
from hadal.games.abyss import constants, questions
from hadal.games.abyss.boxes.leviathan.beasts import LEVELS, ROWS
from hadal.games.abyss.boxes.leviathan.fight import SLAIN
from hadal.games.abyss.rules.queries import back_count, base_pile
from hadal.games.abyss.show.invariants.cards import waits
from hadal.games.abyss.show.invariants.faults import SCALE
from hadal.games.abyss.state import Position

BAD_WOUNDS: Final = 49
BAD_BEAST: Final = 50
BAD_BORDER: Final = 51
BAD_BEAST_DECK: Final = 52
BAD_SCOURGE: Final = 53
END_MISSED: Final = 54

FAULTS: Final = {
    BAD_WOUNDS: "seat {seat} has a negative number of wounds",
    BAD_BEAST: "{leviathan} lies where it cannot",
    BAD_BORDER: "zone {zone} of the Border is broken",
    BAD_BEAST_DECK: "the Leviathan deck and the Leviathans in it do not agree",
    BAD_SCOURGE: "the Scourge is not with a player who has slain the most Leviathans",
    END_MISSED: "the Leviathan deck or a token pile is empty and nobody closes the game",
}


def fault(s: Position, whole: bool) -> i64:
    """The first thing that is wrong, or 0."""
    if len(s.border) == 0:
        return 0
    found = border_fault(s)
    if found == 0:
        found = scourge_fault(s, whole)
    return found


def agrees(s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
    """Can this question be waiting as the cards lie?"""
    if question == questions.STRIKE or question == questions.BOOST or (question == questions.AGAIN and card >= 0):
        return s.border[card] != constants.NO_BEAST
    if question == questions.ROLL:
        return s.border[card] != constants.NO_BEAST and 0 < n % SLAIN < s.tables.kinds
    return True


def border_fault(s: Position) -> i64:
    """Every Leviathan is in one place; the Border and the deck agree with that."""
    for seat in range(s.seats):
        if s.wounds[seat] < 0:
            return BAD_WOUNDS * SCALE + seat
    seen: i64 = 0
    for zone in range(constants.ZONES):
        beast = s.border[zone]
        if beast == constants.NO_BEAST:
            if s.level[zone] != 0:
                return BAD_BORDER * SCALE + zone
        elif (
            beast < 0
            or beast >= constants.LEVIATHANS
            or seen >> beast & 1 == 1
            or not is_hurt_well(s, beast, s.level[zone])
        ):
            return BAD_BORDER * SCALE + zone
        else:
            seen |= 1 << beast
    return beast_fault(s, seen)


def is_hurt_well(s: Position, beast: i64, level: i64) -> bool:
    """Is a Leviathan face up, with a level left?"""
    return s.beasts[beast] == constants.FACE_UP and 0 <= level < LEVELS and ROWS.resist[beast * LEVELS + level] > 0


def beast_fault(s: Position, seen: i64) -> i64:
    """The Leviathans that are not on the Border."""
    if s.beast_deck_n < 0 or s.beast_deck_n > len(s.beast_deck):
        return BAD_BEAST_DECK * SCALE
    in_deck: i64 = 0
    for at in range(s.beast_deck_n):
        beast = s.beast_deck[at]
        if beast < 0 or beast >= constants.LEVIATHANS or in_deck >> beast & 1 == 1:
            return BAD_BEAST_DECK * SCALE
        in_deck |= 1 << beast
    for beast in range(constants.LEVIATHANS):
        where = s.beasts[beast]
        if where < constants.DRAWN or where >= s.seats or (where == constants.FACE_UP) != (seen >> beast & 1 == 1):
            return BAD_BEAST * SCALE + beast
        if (where == constants.IN_DECK) != (in_deck >> beast & 1 == 1):
            return BAD_BEAST_DECK * SCALE
        if where == constants.DRAWN and not waits(s, questions.BREED, questions.BREED):
            return BAD_BEAST * SCALE + beast
    return 0


def scourge_fault(s: Position, whole: bool) -> i64:
    """The Scourge is owned exactly when a Leviathan is slain, by one who has the most; an empty pile ends the game."""
    slain = zeros(int(s.seats))
    for beast in range(constants.LEVIATHANS):
        if s.beasts[beast] >= 0:
            slain[s.beasts[beast]] += 1
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, slain[seat])
    holder = s.scourge_holder
    if holder < -1 or holder >= s.seats or (slain[holder] if holder >= 0 else 0) != most or (holder >= 0 and most == 0):
        return BAD_SCOURGE * SCALE
    if whole and s.closer < 0 and s.tables.leviathans_end and (s.beast_deck_n == 0 or a_pile_is_empty(s)):
        return END_MISSED * SCALE
    return 0


def a_pile_is_empty(s: Position) -> bool:
    """Is the base or the L pile of Monster tokens empty?"""
    return base_pile(s) == 0 or back_count(s, s.seats, constants.TOKENS, s.tables.tokens - constants.TOKENS) == 0
