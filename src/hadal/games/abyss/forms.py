"""Abyss: what the two numbers of a waiting question stand for, `card` and `n`."""

from typing import Final

from hadal.games.abyss import ask

NOTHING: Final = 0
LORD: Final = 1
LORD_OR_NONE: Final = 2
LOCATION: Final = 3
SPACE: Final = 4  # of the track
SEAT: Final = 5
NUMBER: Final = 6
PLACE: Final = 7  # in the order of payment: that of the last Ally laid down, so it need not be written

BEAST: Final = 8
ZONE: Final = 9  # of the Border
ZONE_OR_NONE: Final = 10
SENTINEL: Final = 11
RACE: Final = 12
SEATS: Final = 13  # a bit for each

CARDS: Final = {
    ask.OFFER: SPACE, ask.TAKE_OR_DIG: SPACE, ask.MEET_MONSTER: SPACE, ask.PAY: LORD, ask.AFFILIATE: LORD,
    ask.PICK_DRAWN: LORD_OR_NONE, ask.SPEND_KEYS: LOCATION, ask.SMOKERS: LOCATION, ask.DISCARD: LORD,
    ask.CUT: LORD_OR_NONE, ask.SELL_ALLY: LORD, ask.BANISH_STACK: LORD, ask.REPLACE_LORD: LORD,
    ask.ASSASSINATE: LORD, ask.HUNT: LORD, ask.TAKE_STACK: LORD_OR_NONE, ask.TRADE_AWAY: LORD, ask.TRADE_FOR: LOCATION,
    ask.BRIBE: LORD, ask.DISMISS: LORD, ask.APPOINT: LORD, ask.ARRIVAL: LORD, ask.LOCATION_TAKEN: LOCATION,
    ask.PLACE_KRAKEN: SPACE, ask.GUARD: SENTINEL, ask.SEARCH: LOCATION, ask.FERRY: LORD, ask.RECEIVE: LORD,
    ask.GIVE_NEBULIS: NUMBER, ask.HEAL: LORD, ask.EXECUTE: LORD, ask.LOSE_AFFILIATED: LORD, ask.LIBERATE: LORD,
    ask.STRIKE: ZONE, ask.BOOST: ZONE, ask.ROLL: ZONE, ask.AGAIN: ZONE_OR_NONE, ask.FEED: BEAST, ask.SURRENDER: BEAST,
    ask.SORCERY: LORD, ask.BORDER_GUARD: LORD, ask.REBEL: LORD, ask.BREED: BEAST, ask.HUNT_BACK: SEAT,
    ask.BRIBE_SPLIT: LORD,
}  # fmt: skip
NUMBERS: Final = {
    ask.PAY: PLACE, ask.AFFILIATE: NUMBER, ask.SPEND_KEYS: NUMBER, ask.DISCARD: NUMBER, ask.HAND_LIMIT: NUMBER,
    ask.ASSASSINATE: SEAT, ask.REVEAL: NUMBER, ask.FIGURE: SEATS, ask.GIVE_NEBULIS: NUMBER, ask.LOSE_AFFILIATED: RACE,
    ask.CHOOSE_BEAST: NUMBER, ask.STRIKE: NUMBER, ask.BOOST: NUMBER, ask.ROLL: NUMBER, ask.SPOILS: NUMBER,
    ask.AGAIN: NUMBER, ask.FEED: NUMBER, ask.SURRENDER: NUMBER,
}  # fmt: skip
CARD_FORMS: Final = [CARDS.get(question, NOTHING) for question in range(ask.ALL)]
NUMBER_FORMS: Final = [NUMBERS.get(question, NOTHING) for question in range(ask.ALL)]
