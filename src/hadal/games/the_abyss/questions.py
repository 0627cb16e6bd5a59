"""The Abyss: the kinds of question. Only ids, so that any module can ask; the rows are in `rules/turn.py`."""

from typing import Final

DRAW: Final = 0  # G1: the top of the discard pile, or the deck
KEEP: Final = 1  # G2: which of two drawn cards
COMBOS: Final = 2  # G3 and G8: a combo card, a sacrifice, Stop, or the end of the turn
EYE_BLOCK: Final = 3  # G4: the cards seen go on top or to the bottom
HOOKED: Final = 4  # G5: who draws
SWORD_USE: Final = 5  # G6: steal from whom, or give a Panic to whom
SACRIFICE_CARD: Final = 6  # G7: the next card of a sacrifice; card = last kind given, n = points so far
THREAT: Final = 7  # G9: sacrifice or be eliminated
BETWEEN: Final = 8  # G10: sacrifice before the next Panic is placed, or not
DISCARD_ANY: Final = 9  # hook_discard = any_in_hand: which card of the hand to discard

# Steps the rules take without asking.
PLACE: Final = 10  # place a drawn Panic in front of the seat
FINISH_DRAW: Final = 11  # keep or discard the rest of a draw; an empty deck ends the round
DESTROY: Final = 12  # the sacrifice is complete: one Panic is destroyed
NEXT_TURN: Final = 13
NEXT_ROUND: Final = 14
