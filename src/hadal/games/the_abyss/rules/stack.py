"""The Abyss: which questions may wait on top of which others. Used to check positions read from text."""

import re

from hadal.core.state import FRAME
from hadal.core.vector import i64
from hadal.games.the_abyss import questions as question_kinds
from hadal.games.the_abyss.constants import EYE_DEPTH, FATAL, SACRIFICE_WORTH
from hadal.games.the_abyss.rules.queries import hand_size, worth, worth_from
from hadal.games.the_abyss.rules.turn import QUESTION_NAMES
from hadal.games.the_abyss.state import Position

LETTERS = "dkcehwstbxpfynr"  # one for each question, by its id

# The turn of one seat; on top of it a step of that turn, a draw of any seat (f), or a Panic given away.
TURN = r"n(?P<t>\d)(c(?P=t)"
OWN = r"|d(?P=t)|[ehw](?P=t)|y(?P=t)s(?P=t)"
GIFT = r"|t\d|y(?P<g>\d)s(?P=g)"
DRAW = r"|f(?P<f>\d)(k(?P=f)|x(?P=f)|(p(?P=f)){0,2}|(p(?P=f)b(?P=f))?(t(?P=f)|y(?P=f)s(?P=f))?|p(?P=f)b(?P=f))"
STACK = re.compile(rf"{TURN}(?:{(OWN + GIFT + DRAW)[1:]})?)?|r\d|")


def stack_fault(s: Position) -> str:
    """Return why these questions cannot wait like this; empty if they can."""
    frames = [[int(s.frames[at + i]) for i in range(FRAME)] for at in range(0, int(s.top), FRAME)]
    if not STACK.fullmatch("".join(f"{LETTERS[question]}{seat}" for question, seat, _, _ in frames)):
        return "these questions do not wait in this order"
    for question, seat, card, n in frames:
        fault = frame_fault(s, question, seat, card, n)
        if fault:
            return f"{QUESTION_NAMES[question]}: {fault}"
    return draw_fault(s, [question for question, _, _, _ in frames])


def frame_fault(s: Position, question: int, seat: int, card: i64, n: i64) -> str:
    """Return what is wrong with a single question."""
    if question == question_kinds.NEXT_ROUND:
        return ""
    if s.alive[seat] == 0:
        return "this seat is out of the round"
    if question == question_kinds.NEXT_TURN and seat != s.turn:
        return "this is not the seat of turn="
    if question == question_kinds.EYE_BLOCK and not 1 <= n <= min(EYE_DEPTH, int(s.deck_n)):
        return "so many cards cannot have been seen"
    if question == question_kinds.THREAT and (s.panics[seat] < FATAL or worth(s, seat) < SACRIFICE_WORTH):
        return f"only with {FATAL} Panics and a hand worth {SACRIFICE_WORTH}"
    if question == question_kinds.DESTROY and s.panics[seat] == 0:
        return "there is no Panic to destroy"
    if question == question_kinds.SACRIFICE_CARD and n + worth_from(s, seat, card) < SACRIFICE_WORTH:
        return f"{SACRIFICE_WORTH} points cannot be reached"
    return ""


def draw_fault(s: Position, questions: list[int]) -> str:
    """Return whether the cards drawn are those that the questions are about."""
    if not questions or questions[0] == question_kinds.NEXT_ROUND:
        return ""
    drawing = question_kinds.FINISH_DRAW in questions
    if drawing != (s.drawer >= 0) or (drawing and s.frames[2 * FRAME + 1] != s.drawer):
        return "drawer= is not the seat whose draw waits to be finished"
    if questions.count(question_kinds.PLACE) != s.waiting:
        return "waiting= is not the number of Panics that wait to be placed"
    if questions[-1] == question_kinds.KEEP and hand_size(s, s.seats) != 2:
        return "keep: two cards must be drawn"
    if questions[-1] == question_kinds.DISCARD_ANY and (hand_size(s, s.drawer) == 0 or hand_size(s, s.seats) > 0):
        return "discard: all cards drawn must be in the hand"
    return ""
