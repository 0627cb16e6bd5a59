"""Abyss: which waiting questions a position can have, for faults.py."""

from typing import Final

from hadal.core.state import FRAME
from hadal.core.vector import i64
from hadal.games.abyss import constants, questions
from hadal.games.abyss.rules.control import STEP
from hadal.games.abyss.rules.queries import court_size, is_active, key_count
from hadal.games.abyss.show import forms
from hadal.games.abyss.state import Position

SLAIN: Final = 100  # how the frames of a fight carry the number slain beside another number
MOST: Final = 1000  # of any number a question carries

# The steps of a turn in the order in which they wait, the last step deepest; other questions come above them.
ORDER: Final = [
    6 if question == questions.ACTION
    else 5 if question == questions.UPKEEP
    else 4 if question == questions.CONTROL
    else 3 if question == questions.LATE
    else 2 if question == questions.HAND_CHECKS
    else 1 if question == questions.END_TURN or question == questions.END_GAME
    else 7
    for question in range(questions.ALL)
]  # fmt: skip
STEPS: Final = 7


def frame_fault(s: Position) -> i64:
    """0, or the number (from 1) of a waiting question that cannot wait there."""
    if s.top < 0 or s.top > len(s.frames) or s.top % FRAME != 0:
        return 1
    frames = s.frames
    digging: i64 = 0
    order: i64 = 0
    for at in range(0, s.top, FRAME):
        question = frames[at]
        if question < 0 or question >= questions.ALL or s.tables.known >> question & 1 == 0:
            return at // FRAME + 1
        step: i64 = ORDER[question]
        if (at == 0) != (step == 1) or step < order or (step == order and step < STEPS):
            return at // FRAME + 1
        order = step
        if not in_range(s, question, frames[at + 1], frames[at + 2], frames[at + 3]):
            return at // FRAME + 1
        if not makes_sense(s, question, frames[at + 1], frames[at + 2], frames[at + 3]) or waits_twice(s, at):
            return at // FRAME + 1
        if (
            questions.TAKE_OR_DIG <= question <= questions.REWARD
            or question == questions.REVEAL
            or question == questions.END_EXPLORATION
        ):
            digging += 1
        if digging > 1 or (question == questions.OFFER and digging == 0):
            return at // FRAME + 1
    return 0


def in_range(s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
    """Are the numbers of a question such as it can have at all?"""
    if seat < 0 or seat >= s.seats or n < 0 or n > MOST:
        return False
    form: i64 = forms.NUMBER_FORMS[question]
    if (
        (form == forms.SEAT and n >= s.seats)
        or (form < forms.SEAT and n != 0)
        or (form == forms.RACE and n >= constants.RACES)
    ):
        return False
    if form == forms.SEATS and (n == 0 or n >> s.seats != 0):
        return False
    return card_in_range(s, forms.CARD_FORMS[question], card)


def card_in_range(s: Position, form: i64, card: i64) -> bool:
    """Is there such a card, place or number?"""
    if form == forms.LORD:
        return 0 <= card < s.tables.lords
    if form == forms.LORD_OR_NONE:
        return -1 <= card < s.tables.lords
    if form == forms.LOCATION:
        return 0 <= card < s.tables.locations
    if form == forms.SPACE:
        return 0 <= card < constants.TRACK
    if form == forms.SEAT:
        return 0 <= card < s.seats
    if form == forms.NUMBER:
        return 0 <= card <= MOST
    if form == forms.BEAST:
        return 0 <= card < constants.LEVIATHANS
    if form == forms.SENTINEL:
        return 0 <= card < constants.SENTINELS
    if form == forms.ZONE or form == forms.ZONE_OR_NONE:
        return (0 if form == forms.ZONE else -1) <= card < constants.ZONES
    return card == 0


def makes_sense(s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
    """Can this question be waiting for this seat as the cards lie?"""
    if question == questions.OFFER or question == questions.DISCARD:
        if seat == s.turn:
            return False
    elif seat != s.turn and not of_anybody(question):
        return False
    if question > questions.LOCATION_TAKEN:
        return box_question_agrees(s, question, seat, card, n)
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
        return s.holder[card] == seat and keys_agree(s, seat, n)
    if question == questions.SMOKERS and card != constants.BLACK_SMOKERS:
        return False
    if question == questions.TRADE_FOR or question == questions.LOCATION_TAKEN or question == questions.SMOKERS:
        return s.holder[card] == seat
    return True


def of_anybody(question: i64) -> bool:
    """May this question wait for another seat than the one whose turn it is?"""
    if question == questions.CUT or question == questions.FIGURE or question == questions.LOSE_AFFILIATED:
        return True
    return question == questions.FEED or question == questions.SURRENDER


def box_question_agrees(s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
    """Can this question of another box be waiting as the cards lie?"""
    if question == questions.PLACE_KRAKEN:
        return s.track[card] != constants.NO_CARD and s.tables.race[s.track[card]] == constants.KRAKEN
    if question == questions.GUARD:
        return s.guards[3 * card] == seat and s.guards[3 * card + 1] == constants.IN_AREA
    if question == questions.SEARCH:
        return s.holder[card] == seat and 0 <= card - constants.THE_CETACEAN_GRAVEYARD < constants.LOOT_SITES
    if question == questions.FERRY:
        return s.nebulis[seat] > 0
    if question == questions.RECEIVE:
        return s.lord_deck_n > 0 and court_size(s) < constants.COURT
    if question == questions.GIVE_NEBULIS:
        return n <= s.nebulis[seat] and card % 8 <= s.seats and card // 8 >> s.seats == 0
    if question == questions.LOSE_AFFILIATED:
        return seat != s.turn
    if question == questions.FIGURE:
        return (s.kraken_holder < 0 or seat == s.kraken_holder) and have_nebulis(s, n)
    if question == questions.STRIKE or question == questions.BOOST or (question == questions.AGAIN and card >= 0):
        return s.border[card] != constants.NO_BEAST
    if question == questions.ROLL:
        return s.border[card] != constants.NO_BEAST and 0 < n % SLAIN < s.tables.kinds
    if question == questions.BRIBE_SPLIT:
        return s.owner[card] == constants.FACE_UP
    return question != questions.HUNT_BACK or card != seat


def have_nebulis(s: Position, seats: i64) -> bool:
    """Has every one of these seats (a bit each) a Nebulis?"""
    return all(not (seats >> seat & 1 == 1 and s.nebulis[seat] == 0) for seat in range(s.seats))


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
    missing = constants.KEYS_NEEDED - n // STEP
    return 0 <= missing <= key_count(s, seat) and n % STEP <= s.tables.lords


def track_agrees(s: Position, question: i64, card: i64) -> bool:
    """The newest card lies on the space a question is about, or has just been sold."""
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
    """Does the same question wait for the same seat further down?"""
    frames = s.frames
    for down in range(0, at, FRAME):
        if frames[down] == frames[at] and frames[down + 1] == frames[at + 1] and same_numbers(s, down, at):
            return True
    return False


def same_numbers(s: Position, down: i64, at: i64) -> bool:
    """Do two waiting questions carry the same numbers? Krakens left on the track are told apart by their spaces."""
    frames = s.frames
    if frames[at] == questions.PLACE_KRAKEN and frames[down + 2] != frames[at + 2]:
        return False
    return frames[down + 3] == frames[at + 3]
