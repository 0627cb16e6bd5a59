"""Abyss: which questions can wait in a position."""

from typing import Final

from hadal.core.state import FRAME
from hadal.core.vector import i64
from hadal.games.abyss import constants, questions
from hadal.games.abyss.rules.control import STEP
from hadal.games.abyss.rules.queries import is_active, key_count
from hadal.games.abyss.state import ACTIVE, OTHERS, Position

MOST: Final = 1000  # limit of any number in a question

STEPS: Final = 7


def turn_step(question: i64) -> i64:
    """Return the place of a question among the steps of a turn: 1 for the last step, STEPS for anything above them."""
    if question == questions.ACTION:
        return 6
    if question == questions.UPKEEP:
        return 5
    if question == questions.CONTROL:
        return 4
    if question == questions.LATE:
        return 3
    if question == questions.HAND_CHECKS:
        return 2
    return 1 if question == questions.END_TURN or question == questions.END_GAME else STEPS


def frame_fault(s: Position) -> i64:
    """Return 0, or the number (from 1) of a waiting question that cannot wait there."""
    if s.top < 0 or s.top > len(s.frames) or s.top % FRAME != 0:
        return 1
    t = s.tables
    frames = s.frames
    digging: i64 = 0
    order: i64 = 0
    for at in range(0, s.top, FRAME):
        question = frames[at]
        if question < 0 or question >= len(t.known) or t.known[question] == 0:
            return at // FRAME + 1
        step = turn_step(question)
        if (at == 0) != (step == 1) or step < order or (step == order and step < STEPS):
            return at // FRAME + 1
        order = step
        if not in_range(s, question, frames[at + 1], frames[at + 2], frames[at + 3]):
            return at // FRAME + 1
        if not makes_sense(s, question, frames[at + 1], frames[at + 2], frames[at + 3]) or waits_twice(s, at):
            return at // FRAME + 1
        digging += t.exploring[question]
        if digging > 1 or (question == questions.OFFER and digging == 0):
            return at // FRAME + 1
    return 0


def in_range(s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
    """Whether the numbers of a question are possible at all."""
    if seat < 0 or seat >= s.seats or n < 0 or n > MOST:
        return False
    t = s.tables
    form = t.number_forms[question]
    if (
        (form == questions.SEAT and n >= s.seats)
        or (form < questions.SEAT and n != 0)
        or (t.form_sizes[form] > 0 and n >= t.form_sizes[form])
    ):
        return False
    if form == questions.SEATS and (n == 0 or n >> s.seats != 0):
        return False
    return card_in_range(s, t.card_forms[question], card)


def card_in_range(s: Position, form: i64, card: i64) -> bool:
    """Whether there is such a card, place or number."""
    if form == questions.LORD:
        return 0 <= card < s.tables.lords
    if form == questions.LORD_OR_NONE:
        return -1 <= card < s.tables.lords
    if form == questions.LOCATION:
        return 0 <= card < s.tables.locations
    if form == questions.SPACE:
        return 0 <= card < constants.TRACK
    if form == questions.SEAT:
        return 0 <= card < s.seats
    if form == questions.NUMBER:
        return 0 <= card <= MOST
    if s.tables.form_sizes[form] > 0:
        return s.tables.form_lows[form] <= card < s.tables.form_sizes[form]
    return card == 0


def makes_sense(s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
    """Whether this question can be waiting for this seat in this position."""
    whom = s.tables.asked_of[question]
    if (whom == OTHERS and seat == s.turn) or (whom == ACTIVE and seat != s.turn):
        return False
    for show in s.tables.shows:
        if not show.agrees(s, question, seat, card, n):
            return False
    if question <= questions.MEET_MONSTER or question == questions.REVEAL:
        return track_agrees(s, question, card)
    if question == questions.PAY:
        return s.owner[card] == constants.FACE_UP and n == laid_place(s)
    if question == questions.AFFILIATE:
        return s.owner[card] == seat and n <= 1
    if question == questions.ARRIVAL or (question == questions.PICK_DRAWN and card >= 0):
        return is_active(s, card, seat)
    if question == questions.ASSASSINATE:
        return n != seat
    if question == questions.SPEND_KEYS:
        return s.location_owner[card] == seat and keys_agree(s, seat, n)
    if question == questions.SMOKERS and card != constants.BLACK_SMOKERS:
        return False
    if question == questions.TRADE_FOR or question == questions.LOCATION_TAKEN or question == questions.SMOKERS:
        return s.location_owner[card] == seat
    if question == questions.BRIBE_SPLIT:
        return s.owner[card] == constants.FACE_UP
    return question != questions.HUNT_BACK or card != seat


def laid_place(s: Position) -> i64:
    """The place of the last Ally laid down in the order of payment; no higher one may follow."""
    t = s.tables
    start = s.spent() * t.kinds
    for at in range(len(t.order) - 1, 0, -1):
        if s.cards[start + t.order[at]] > 0:
            return at
    return 0


def keys_agree(s: Position, seat: i64, n: i64) -> bool:
    """Whether the seat can pay the keys it still has to spend."""
    missing = constants.KEYS_NEEDED - n // STEP
    return 0 <= missing <= key_count(s, seat) and n % STEP <= s.tables.lords


def track_agrees(s: Position, question: i64, card: i64) -> bool:
    """Whether the newest card is on the space that a question is about, or has just been sold."""
    filled: i64 = 0
    while filled < constants.TRACK and s.track[filled] != constants.NO_CARD:
        filled += 1
    if question == questions.REVEAL:
        return filled < constants.TRACK
    if question == questions.ACTION:
        return filled == 0
    if question == questions.MEET_MONSTER:
        return card == filled - 1 and s.track[card] == constants.MONSTER
    if card == filled:
        return True  # sold
    return card == filled - 1 and s.track[card] != constants.MONSTER


def waits_twice(s: Position, at: i64) -> bool:
    """Whether the same question waits for the same seat further down."""
    frames = s.frames
    for down in range(0, at, FRAME):
        if frames[down] == frames[at] and frames[down + 1] == frames[at + 1] and same_numbers(s, down, at):
            return True
    return False


def same_numbers(s: Position, down: i64, at: i64) -> bool:
    """Whether two waiting questions carry the same numbers; Krakens left on the track differ by their spaces."""
    frames = s.frames
    if frames[at] == questions.PLACE_KRAKEN and frames[down + 2] != frames[at + 2]:
        return False
    return frames[down + 3] == frames[at + 3]
