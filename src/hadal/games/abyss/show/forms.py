"""Abyss: what the two numbers of a waiting question stand for, `card` and `n`."""

from typing import Final

from hadal.games.abyss import questions

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
    questions.OFFER: SPACE,
    questions.TAKE_OR_DIG: SPACE,
    questions.MEET_MONSTER: SPACE,
    questions.PAY: LORD,
    questions.AFFILIATE: LORD,
    questions.PICK_DRAWN: LORD_OR_NONE,
    questions.SPEND_KEYS: LOCATION,
    questions.SMOKERS: LOCATION,
    questions.DISCARD: LORD,
    questions.CUT: LORD_OR_NONE,
    questions.SELL_ALLY: LORD,
    questions.BANISH_STACK: LORD,
    questions.REPLACE_LORD: LORD,
    questions.ASSASSINATE: LORD,
    questions.HUNT: LORD,
    questions.TAKE_STACK: LORD_OR_NONE,
    questions.TRADE_AWAY: LORD,
    questions.TRADE_FOR: LOCATION,
    questions.BRIBE: LORD,
    questions.DISMISS: LORD,
    questions.APPOINT: LORD,
    questions.ARRIVAL: LORD,
    questions.LOCATION_TAKEN: LOCATION,
    questions.PLACE_KRAKEN: SPACE,
    questions.GUARD: SENTINEL,
    questions.SEARCH: LOCATION,
    questions.FERRY: LORD,
    questions.RECEIVE: LORD,
    questions.GIVE_NEBULIS: NUMBER,
    questions.HEAL: LORD,
    questions.EXECUTE: LORD,
    questions.LOSE_AFFILIATED: LORD,
    questions.LIBERATE: LORD,
    questions.STRIKE: ZONE,
    questions.BOOST: ZONE,
    questions.ROLL: ZONE,
    questions.AGAIN: ZONE_OR_NONE,
    questions.FEED: BEAST,
    questions.SURRENDER: BEAST,
    questions.SORCERY: LORD,
    questions.BORDER_GUARD: LORD,
    questions.REBEL: LORD,
    questions.BREED: BEAST,
    questions.HUNT_BACK: SEAT,
    questions.BRIBE_SPLIT: LORD,
}
NUMBERS: Final = {
    questions.PAY: PLACE,
    questions.AFFILIATE: NUMBER,
    questions.SPEND_KEYS: NUMBER,
    questions.DISCARD: NUMBER,
    questions.HAND_LIMIT: NUMBER,
    questions.ASSASSINATE: SEAT,
    questions.REVEAL: NUMBER,
    questions.FIGURE: SEATS,
    questions.GIVE_NEBULIS: NUMBER,
    questions.LOSE_AFFILIATED: RACE,
    questions.CHOOSE_BEAST: NUMBER,
    questions.STRIKE: NUMBER,
    questions.BOOST: NUMBER,
    questions.ROLL: NUMBER,
    questions.SPOILS: NUMBER,
    questions.AGAIN: NUMBER,
    questions.FEED: NUMBER,
    questions.SURRENDER: NUMBER,
}
CARD_FORMS: Final = [CARDS.get(question, NOTHING) for question in range(questions.ALL)]
NUMBER_FORMS: Final = [NUMBERS.get(question, NOTHING) for question in range(questions.ALL)]
