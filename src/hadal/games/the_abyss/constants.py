"""The Abyss: cards, zones and events as small integers. No rules here."""

from typing import Final

from hadal.core.vector import i64

# Suits. A kind of card is a suit with a number of points; identical cards are a count.
POINTS: Final = 0  # no ability
SWORD: Final = 1
HOOK: Final = 2
EYE: Final = 3
PANIC: Final = 4
LETTERS: Final = "PSHEX"  # how the suits are written: P8, S1, H2, E1, and X for a Panic
SEAT_LETTERS: Final = "ABCD"

CARDS: Final = 51
DEALT: Final = 3  # cards in an opening hand
FATAL: Final = 3  # Panics at which a player may be eliminated
SACRIFICE_WORTH: Final = 15
STOP_WORTH: Final = 25
GOAL: Final = 70
DRAW_SIZE: Final = 2
EYE_DEPTH: Final = 4
PILE_DEPTH: Final[i64] = 3  # discarded cards that an observation shows in their order

# What happened; the rows are in `show/fold.py`. ASKED (0) belongs to every game.
ROUND: Final = 1  # round n begins, seat starts; all cards are shuffled
DEALT_CARD: Final = 2  # seat is dealt a card
DEALT_PANIC: Final = 3  # seat is dealt a Panic, face up
SHUFFLED_BACK: Final = 4  # the first discard was a Panic: the deck is shuffled again
TURNED_UP: Final = 5  # the first card of the discard pile
TURN: Final = 6  # seat begins its turn, the n-th of the round
TOOK: Final = 7  # seat takes the top of the discard pile
DREW: Final = 8  # seat draws a card from the deck, which only it sees
DREW_PANIC: Final = 9  # seat draws a Panic, which is shown and still has to be placed
KEPT: Final = 10  # a drawn card goes to seat's hand
DISCARDED: Final = 11  # seat puts a card on the discard pile: drawn (n = 0) or from the hand (n = 1)
PLACED: Final = 12  # a drawn Panic is placed in front of seat
PLAYED: Final = 13  # seat plays a combo card
PEEKED: Final = 14  # seat sees the card n below the top of the deck
PUT_BACK: Final = 15  # the n cards seen go back: on top (other = 0) or to the bottom (other = 1)
STOLE: Final = 16  # seat takes a card at random from other's hand
GAVE: Final = 17  # seat gives a Panic to other
SACRIFICED: Final = 18  # seat gives up a card of its hand, out of the round
DESTROYED: Final = 19  # one of seat's Panics goes out of the round
LOST: Final = 20  # a card of an eliminated hand is shown and goes out of the round
ELIMINATED: Final = 21  # seat is out of the round
STOPPED: Final = 22  # seat calls Stop
SHOWN: Final = 23  # a card of seat's hand is shown when the round is scored
SCORED: Final = 24  # seat adds n points
WON: Final = 25  # seat has won the game
DRAW_DONE: Final = 26  # seat's draw is complete
GONE: Final = 27  # a Panic drawn by an eliminated seat leaves the round
