"""Abyss: the fault codes of the base box, and what they mean.

A check returns 0, or a code times `SCALE` plus a detail (a seat, a Lord, a kind of card ...). The other boxes have
codes of their own.
"""

from typing import Final

SCALE: Final = 1000

NEGATIVE: Final = 1
MISPLACED: Final = 2
BAD_DECK: Final = 3
TOO_MANY: Final = 4
TOO_FEW: Final = 5
BAD_TRACK: Final = 6
BAD_SEAT: Final = 7
BAD_SALES: Final = 8
BAD_BOARD: Final = 9
BAD_THEFT: Final = 10
BAD_LORD: Final = 11
BAD_COURT: Final = 12
BAD_LORD_DECK: Final = 13
BAD_LOCATION: Final = 15
BAD_LOCATION_DECK: Final = 16
CROWDED: Final = 17
BAD_TOKENS: Final = 18
LOCATION_LOST: Final = 19
COURT_EMPTY: Final = 20
KEYS_KEPT: Final = 21
NOT_CLOSED: Final = 22
HANDS_LEFT: Final = 23
BAD_FRAME: Final = 24

FAULTS: Final = {
    NEGATIVE: "a negative number of {card}",
    MISPLACED: "{card} lies where it cannot",
    BAD_DECK: "the Exploration deck is broken",
    TOO_MANY: "too many {card}",
    TOO_FEW: "{card} is missing (partial=1 says that cards are left out)",
    BAD_TRACK: "the track has a gap, or a card that cannot be there",
    BAD_SEAT: "seat {seat} has a negative number of Pearls, keys or purchases",
    BAD_SALES: "purchases and sales of this turn do not agree",
    BAD_BOARD: "the Threat, the turn, the closer or the Lords used are out of range",
    BAD_THEFT: "the Hunter's theft is impossible",
    BAD_LORD: "{lord} lies where it cannot",
    BAD_COURT: "the Court and the Lords face up do not agree",
    BAD_LORD_DECK: "the Lord deck and the Lords in it do not agree",
    BAD_LOCATION: "{location} lies where it cannot",
    BAD_LOCATION_DECK: "the Location deck and the Locations in it do not agree",
    CROWDED: "more than three Lords under {location}",
    BAD_TOKENS: "the Monster tokens {token} do not add up",
    LOCATION_LOST: "{location} is nowhere (partial=1 says that Locations are left out)",
    COURT_EMPTY: "fewer than three Lords at Court although the deck is not empty",
    KEYS_KEPT: "seat {seat} has three keys and did not take a Location",
    NOT_CLOSED: "seat {seat} has seven Lords and nobody closes the game",
    HANDS_LEFT: "the game is over and seat {seat} holds cards",
    BAD_FRAME: "the waiting question {frame} cannot be asked here",
}
