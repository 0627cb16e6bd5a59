"""Abyss: the kinds of question. Only ids, so that any module can use them."""

from typing import Final

ACTION: Final = 0  # plot, use a Lord, or take the action of the turn
OFFER: Final = 1  # D3: buy the card on space `card`, or pass
TAKE_OR_DIG: Final = 2  # D4: take the card on space `card`, or go on
MEET_MONSTER: Final = 3  # D5: fight the Monster on space `card`, or go on
REWARD: Final = 4  # D6
SECOND_STACK: Final = 5  # D8: the Alchemist's second stack
PAY: Final = 6  # D9b: the next Ally for Lord `card`, or pay the rest; n = first kind that may follow
AFFILIATE: Final = 7  # D10: for Lord `card`; n = 1 if any Ally may be chosen
CONTROL: Final = 8  # D11: a Location, or draw
PICK_DRAWN: Final = 9  # D12: one of the drawn Locations; card = the Ambassador that goes under it, or -1
SPEND_KEYS: Final = 10  # D13: the next key for Location `card`; n = chosen so far * 100 + first Lord that may follow
SMOKERS: Final = 11  # D26: Black Smokers, keep it or take a Location of the deck
LATE: Final = 12  # after the action of the turn: use a Lord, or end the turn
DISCARD: Final = 13  # discard n Allies because of Lord `card`
CUT: Final = 14  # D14: discard down to the Commander's limit
HAND_LIMIT: Final = 15  # D15: discard one, or pay for the excess; n = the limit
SELL_ALLY: Final = 16  # Slaver: which Ally
BANISH_STACK: Final = 17  # Oracle: which stack
REPLACE_LORD: Final = 18  # Opportunist: which Lord of the Court
ASSASSINATE: Final = 19  # which Lord of seat n
HUNT: Final = 20  # whose Monster token
TAKE_STACK: Final = 21  # Apprentice: which stack
TRADE_AWAY: Final = 22  # Illusionist: which own Location, or none
TRADE_FOR: Final = 23  # Illusionist: which available Location, for own Location `card`
BRIBE: Final = 24  # Corruptor: which Lord of the Court, or none
DISMISS: Final = 25  # Traitor, Schemer: which other free Lord, or none; card = the Lord that asks
APPOINT: Final = 26  # Traitor: which Lord of the Court

# Steps the rules take without asking.
REVEAL: Final = 27  # n = 1 after a Monster was passed by (Leviathan)
ARRIVAL: Final = 28  # the arrival power of Lord `card`
LOCATION_TAKEN: Final = 29  # the effect of taking Location `card`
UPKEEP: Final = 30  # T4
HAND_CHECKS: Final = 31  # T7
END_TURN: Final = 32  # T8
END_GAME: Final = 33  # 11.2
FIGURE: Final = 34  # D16: which of the seats in n takes the Kraken figure

# The Kraken box.
PLACE_KRAKEN: Final = 35  # D7: the stack for the Kraken on space `card`
GUARD: Final = 36  # D18: what Sentinel `card` guards
SEARCH: Final = 37  # D17: another Loot card at Location `card`, or stop
FERRY: Final = 38  # Ferryman
RECEIVE: Final = 39  # Recipient
GIVE_NEBULIS: Final = 40  # Fence: n more, to seats from `card` on
HEAL: Final = 41  # Healer: which Ally of the discard pile
EXECUTE: Final = 42  # Executioner: which race
LOSE_AFFILIATED: Final = 43  # which affiliated Ally of race n
LIBERATE: Final = 44  # Liberator: which covered Lord

# The Leviathan box.
REVEAL_TOKEN: Final = 45  # D1
CHOOSE_LEVIATHAN: Final = 46  # D21; n = slain so far in this fight
STRIKE: Final = 47  # D22: which Ally against the Leviathan in zone `card`
BOOST: Final = 48  # D23: Pearls for the attack on zone `card`; n = the attack so far
SPOILS: Final = 49  # D24: n rewards
AGAIN: Final = 50  # D25: zone `card`, or -1 when it is slain
FEED: Final = 51  # D19: discard n Allies to an attack
SURRENDER: Final = 52  # D20: which free Lord is lost
SORCERY: Final = 53  # Sorcerer: fight at once, or not
BORDER_GUARD: Final = 54  # which opponent gets a new Leviathan
REBEL: Final = 55  # which Leviathan loses a level
BREED: Final = 56  # which empty zone
HUNT_BACK: Final = 57  # Hunter: which back, of seat `card`
BRIBE_SPLIT: Final = 58  # Corruptor: how to pay 5 for Lord `card` (base box)
END_EXPLORATION: Final = 59  # E7 after a fight
ROLL: Final = 60  # the die of an attack on zone `card`; n = slain * 100 + kind
FROZEN: Final = 61  # these numbers are stored; boxes registered later continue from here

# Forms: what the two numbers of a waiting question stand for, `card` and `n`.
NOTHING: Final = 0
LORD: Final = 1
LORD_OR_NONE: Final = 2
LOCATION: Final = 3
SPACE: Final = 4  # of the track
SEAT: Final = 5
NUMBER: Final = 6
PLACE: Final = 7  # place of the last Ally laid down in the order of payment; follows from the position
LEVIATHAN: Final = 8
ZONE: Final = 9  # of the Border
ZONE_OR_NONE: Final = 10
SENTINEL: Final = 11
RACE: Final = 12
SEATS: Final = 13  # one bit for each
