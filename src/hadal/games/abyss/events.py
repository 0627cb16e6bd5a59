"""Abyss: the kinds of event. ASKED (0) belongs to every game."""

from typing import Final

TURN: Final = 1  # seat begins a turn; n = 1 if it is an extra one
PEARLS_GAINED: Final = 2  # seat gets n Pearls; card = why
PEARLS_LOST: Final = 3  # seat gives n Pearls to the Treasury; card = why
PEARLS_PAID: Final = 4  # seat pays n Pearls to other
KEYS_GAINED: Final = 5  # seat gets n Key tokens
RESHUFFLED: Final = 6  # the discard pile becomes the new deck, of n cards
REVEALED: Final = 7  # a card on space n
TAKEN: Final = 8  # seat takes the card from space n
SENT: Final = 9  # a card goes from space n to Council stack `seat`
CLEARED: Final = 10  # a Monster goes from space n to the discard pile
DISCARDED: Final = 11  # seat discards an Ally from its hand; n = why
STACK_TAKEN: Final = 12  # seat takes Council stack `card`, of n cards
STACK_BANISHED: Final = 13  # seat sends Council stack `card`, of n cards, to the discard pile
LAID_DOWN: Final = 14  # seat lays down an Ally as payment
AFFILIATED: Final = 15  # an Ally is affiliated to seat: from the payment (n = 1) or from the hand
SPENT: Final = 16  # n Allies of the payment go to the discard pile
THREAT: Final = 17  # the Threat token is on space n, from 0
TOKEN_DRAWN: Final = 18  # seat draws a Monster token (its front in `card`); n = first kind with that back
TOKEN_STOLEN: Final = 19  # seat takes a Monster token (its front in `card`) from other
LORD_PRESENTED: Final = 20  # a Lord comes to Court space n
COURT_CLOSED: Final = 21  # n Lords at Court move up
LORD_ARRIVED: Final = 22  # a Lord comes into play for seat; n = how
LORD_LEFT_COURT: Final = 23  # a Lord leaves Court space n
LORD_DISABLED: Final = 24
LORD_DISMISSED: Final = 25  # seat's free Lord leaves the game
LORD_COVERED: Final = 26  # seat's Lord goes under Location n
LORD_REMOVED: Final = 27  # a Lord leaves the game from Court space n
LOCATION_OPENED: Final = 28  # a Location is turned up: available (n = 0) or drawn for a choice (n = 1)
LOCATION_TAKEN: Final = 29  # seat takes control of it
LOCATION_LEFT: Final = 30  # a drawn Location stays face up
LOCATION_EXCHANGED: Final = 31  # seat gets `card` for n, which becomes available
SMOKERS_SWAPPED: Final = 32  # seat gets `card` from the deck for n; other = 1 if n goes into the deck
KEYS_SPENT: Final = 33  # seat returns n Key tokens
END_TRIGGERED: Final = 34  # seat has triggered the end of the game
LORD_USED: Final = 35  # seat uses an each-turn Lord
EXTRA_TURN: Final = 36  # seat gets another turn after this one
PASSED: Final = 37  # seat does not buy the card on space n
EXPLORED: Final = 38  # seat begins an exploration
EXPLORATION_OVER: Final = 39
FINAL_DISCARD: Final = 40  # seat discards n Allies when the game ends
SCORED: Final = 41  # seat ends with n points
WON: Final = 42
NEBULIS: Final = 43  # seat gets n Nebulis, or loses -n
FIGURE: Final = 44  # the Kraken figure goes to seat, or to nobody (-1)
SENTINEL_GAINED: Final = 45  # seat gets Sentinel n
SENTINEL_PLACED: Final = 46  # seat's Sentinel n guards `card`
SENTINEL_BACK: Final = 47  # seat's Sentinel n returns to its area
LOOT_DRAWN: Final = 48  # seat draws Loot of value card + 3 for Location n
LOOT_GONE: Final = 49  # the Loot of value card + 3 on Location n leaves the game, with its double
ALLY_FOUND: Final = 50  # seat gets an Ally from the deck
MONSTER_MET: Final = 51  # a Monster from the deck goes to the discard pile
ALLY_HEALED: Final = 52  # seat takes an Ally from the discard pile
AFFILIATED_LOST: Final = 53  # seat discards an affiliated Ally
LORD_FREED: Final = 54  # seat's Lord comes out from under a Location
KRAKEN_SENT: Final = 55  # a Kraken goes from space n to Council stack `seat`
KRAKENS_TURNED_IN: Final = 56  # seat discards n Krakens when the game ends
DICE: Final = 57  # seat rolls `card` and n
LEVIATHAN_CAME: Final = 58  # a Leviathan arrives in zone n
LEVIATHAN_ATTACKED: Final = 59  # the Leviathan of zone n attacks seat and leaves the game
WOUNDED: Final = 60  # seat takes n wounds
LEVIATHAN_HURT: Final = 61  # the Leviathan of zone n loses a level to seat
LEVIATHAN_SLAIN: Final = 62  # seat slays a Leviathan, of zone n
SCOURGE: Final = 63  # the Scourge goes to seat
TOKEN_REVEALED: Final = 64  # seat reveals an L token
MONSTER_IGNORED: Final = 65
ATTACK: Final = 66  # seat attacks zone n with `card`
BOOSTED: Final = 67  # seat adds n to the attack
DEALT_ALLY: Final = 68  # seat is given an Ally at the start
TOLL: Final = 69  # seat hands n Pearls to other, the Highwayman
MONSTERS_DISCARDED: Final = 70  # n Monsters set aside go to the discard pile
LEVIATHAN_DRAWN: Final = 71  # seat draws a Leviathan to put it on a zone
FROZEN: Final = 72  # these numbers are stored; boxes registered later continue from here

# Why Pearls are gained or lost (`card` of PEARLS_GAINED and PEARLS_LOST): a Lord's number, or one of these.
WHY_SETUP: Final = 100
WHY_LAST_SPACE: Final = 101
WHY_MONSTER: Final = 102
WHY_COURT: Final = 103  # the Court was filled
WHY_PLOT: Final = 104
WHY_RECRUIT: Final = 105
WHY_HAND: Final = 106  # kept more cards than the hand limit
WHY_LOOT: Final = 107
WHY_TOKEN: Final = 108
WHY_MISS: Final = 109  # an attack that beat no level
WHY_LEVIATHAN: Final = 110  # a Leviathan's attack
WHY_BOOST: Final = 111

# How a Lord arrives (n of LORD_ARRIVED).
BY_RECRUITING: Final = 0
BY_BRIBE: Final = 1
BY_APPOINTMENT: Final = 2
FROM_THE_DECK: Final = 3
