"""Abyss: which waiting questions a position can have, for faults.py."""

from typing import Final

from hadal.core.game import FRAME
from hadal.core.vector import i64
from hadal.games.abyss import ask
from hadal.games.abyss.control import STEP
from hadal.games.abyss.forms import (
    CARD_FORMS,
    LOCATION,
    LORD,
    LORD_OR_NONE,
    NUMBER_FORMS,
    SEAT,
    SPACE,
)
from hadal.games.abyss.rules import is_active, key_count
from hadal.games.abyss.state import Position
from hadal.games.abyss.words import BLACK_SMOKERS, FACE_UP, KEYS_NEEDED, MONSTER, NO_CARD, TRACK

MOST: Final = 1000  # of any number a question carries

# The steps of a turn in the order in which they wait, the last step deepest; other questions come above them.
ORDER: Final = [
    6 if question == ask.ACTION
    else 5 if question == ask.UPKEEP
    else 4 if question == ask.CONTROL
    else 3 if question == ask.LATE
    else 2 if question == ask.HAND_CHECKS
    else 1 if question == ask.END_TURN
    else 7
    for question in range(ask.BASE)
]  # fmt: skip
STEPS: Final = 7


def frame_fault(s: Position) -> i64:
    """0, or the number (from 1) of a waiting question that cannot wait there."""
    if s.top < 0 or s.top > len(s.frames) or s.top % FRAME != 0:
        return 1
    frames = s.frames
    digging: i64 = 0
    order: i64 = 0
    at: i64 = 0
    while at < s.top:
        question = frames[at]
        if question < 0 or question >= ask.BASE:
            return at // FRAME + 1
        step: i64 = ORDER[question]
        if (at == 0) != (question == ask.END_TURN) or step < order or (step == order and step < STEPS):
            return at // FRAME + 1
        order = step
        if not in_range(s, question, frames[at + 1], frames[at + 2], frames[at + 3]):
            return at // FRAME + 1
        if not makes_sense(s, question, frames[at + 1], frames[at + 2], frames[at + 3]) or waits_twice(s, at):
            return at // FRAME + 1
        if ask.TAKE_OR_DIG <= question <= ask.REWARD or question == ask.REVEAL:
            digging += 1
        if digging > 1 or (question == ask.OFFER and digging == 0):
            return at // FRAME + 1
        at += FRAME
    return 0


def in_range(s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
    """Are the numbers of a question such as it can have at all?"""
    if seat < 0 or seat >= s.seats or n < 0 or n > MOST:
        return False
    form: i64 = NUMBER_FORMS[question]
    if (form == SEAT and n >= s.seats) or (form < SEAT and n != 0):
        return False
    form = CARD_FORMS[question]
    if form == LORD:
        return 0 <= card < s.tables.lords
    if form == LORD_OR_NONE:
        return -1 <= card < s.tables.lords
    if form == LOCATION:
        return 0 <= card < s.tables.locations
    if form == SPACE:
        return 0 <= card < TRACK
    return card == 0


def makes_sense(s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
    """Can this question be waiting for this seat as the cards lie?"""
    if question == ask.OFFER or question == ask.DISCARD:
        if seat == s.turn:
            return False
    elif question != ask.CUT and seat != s.turn:
        return False
    if question <= ask.MEET_MONSTER or question == ask.REVEAL:
        return track_agrees(s, question, card)
    if question == ask.PAY:
        return s.owner[card] == FACE_UP and n == laid_place(s)
    if question == ask.AFFILIATE:
        return s.owner[card] == seat and n <= 1
    if question == ask.ARRIVAL or (question == ask.PICK_DRAWN and card >= 0):
        return is_active(s, card, seat)
    if question == ask.ASSASSINATE:
        return n != seat
    if question == ask.SPEND_KEYS:
        return s.holder[card] == seat and keys_agree(s, seat, n)
    if question == ask.SMOKERS and card != BLACK_SMOKERS:
        return False
    if question == ask.TRADE_FOR or question == ask.LOCATION_TAKEN or question == ask.SMOKERS:
        return s.holder[card] == seat
    return True


def laid_place(s: Position) -> i64:
    """The place in the order of payment of the last Ally laid down; nothing dearer may follow."""
    t = s.tables
    start = s.spent() * t.kinds
    at = len(t.order) - 1
    while at > 0:
        if s.cards[start + t.order[at]] > 0:
            return at
        at -= 1
    return 0


def keys_agree(s: Position, seat: i64, n: i64) -> bool:
    """Can the keys that are still owed be paid?"""
    missing = KEYS_NEEDED - n // STEP
    return 0 <= missing <= key_count(s, seat) and n % STEP <= s.tables.lords


def track_agrees(s: Position, question: i64, card: i64) -> bool:
    """The newest card lies on the space a question is about, or has just been sold."""
    filled: i64 = 0
    while filled < TRACK and s.track[filled] != NO_CARD:
        filled += 1
    if question == ask.REVEAL:
        return filled < TRACK
    if question == ask.ACTION:
        return filled == 0
    if question == ask.MEET_MONSTER:
        return card == filled - 1 and s.track[card] == MONSTER
    if card == filled:
        return True  # sold
    return card == filled - 1 and s.track[card] != MONSTER


def waits_twice(s: Position, at: i64) -> bool:
    """Does the same question wait for the same seat further down?"""
    frames = s.frames
    down: i64 = 0
    while down < at:
        if frames[down] == frames[at] and frames[down + 1] == frames[at + 1] and frames[down + 3] == frames[at + 3]:
            return True
        down += FRAME
    return False
