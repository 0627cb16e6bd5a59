"""Abyss: what can be wrong with a position, in words. For faults.py and its parts."""

from typing import Final

SCALE: Final = 1000  # a fault is its code times this, and a detail

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
BAD_POWERS: Final = 14
BAD_TILE: Final = 15
BAD_TILE_DECK: Final = 16
CROWDED: Final = 17
BAD_TOKENS: Final = 18
TILE_LOST: Final = 19
COURT_EMPTY: Final = 20
KEYS_KEPT: Final = 21
NOT_CLOSED: Final = 22
HANDS_LEFT: Final = 23
BAD_FRAME: Final = 24
# Of what the Kraken and Leviathan boxes bring.
BAD_NEBULIS: Final = 40
BAD_FIGURE: Final = 41
BAD_SENTINEL: Final = 42
TWO_SENTINELS: Final = 43
BAD_GUARDED: Final = 44
BAD_LOOT: Final = 45
BAD_LOOT_DECK: Final = 46
TOO_MUCH_LOOT: Final = 47
LOOT_LOST: Final = 48
BAD_WOUNDS: Final = 49
BAD_BEAST: Final = 50
BAD_BORDER: Final = 51
BAD_BEAST_DECK: Final = 52
BAD_SCOURGE: Final = 53
END_MISSED: Final = 54

WORDS: Final = {
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
    BAD_POWERS: "the powers in force at seat {seat} are not those of its active Lords",
    BAD_TILE: "{tile} lies where it cannot",
    BAD_TILE_DECK: "the Location deck and the tiles in it do not agree",
    CROWDED: "more than three Lords under {tile}",
    BAD_TOKENS: "the Monster tokens {token} do not add up",
    TILE_LOST: "{tile} is nowhere (partial=1 says that tiles are left out)",
    COURT_EMPTY: "fewer than three Lords at Court although the deck is not empty",
    KEYS_KEPT: "seat {seat} has three keys and did not take a Location",
    NOT_CLOSED: "seat {seat} has seven Lords and nobody closes the game",
    HANDS_LEFT: "the game is over and seat {seat} holds cards",
    BAD_FRAME: "the waiting question {frame} cannot be asked here",
    BAD_NEBULIS: "seat {seat} has a number of Nebulis that cannot be",
    BAD_FIGURE: "the Kraken figure is not with a player who has the most Nebulis",
    BAD_SENTINEL: "the Sentinel {sentinel} guards what it cannot",
    TWO_SENTINELS: "two Sentinels are in one zone",
    BAD_GUARDED: "the number of Sentinels placed is wrong",
    BAD_LOOT: "there is Loot on {tile} that cannot lie there",
    BAD_LOOT_DECK: "the Loot deck is broken",
    TOO_MUCH_LOOT: "there is too much Loot of value {loot}",
    LOOT_LOST: "a single Loot card of value {loot} is missing: they leave in pairs",
    BAD_WOUNDS: "seat {seat} has a negative number of wounds",
    BAD_BEAST: "{beast} lies where it cannot",
    BAD_BORDER: "zone {zone} of the Border is broken",
    BAD_BEAST_DECK: "the Leviathan deck and the Leviathans in it do not agree",
    BAD_SCOURGE: "the Scourge is not with a player who has slain the most Leviathans",
    END_MISSED: "the Leviathan deck or a token pile is empty and nobody closes the game",
}
