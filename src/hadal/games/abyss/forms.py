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

CARDS: Final = {
    ask.OFFER: SPACE, ask.TAKE_OR_DIG: SPACE, ask.MEET_MONSTER: SPACE, ask.PAY: LORD, ask.AFFILIATE: LORD,
    ask.PICK_DRAWN: LORD_OR_NONE, ask.SPEND_KEYS: LOCATION, ask.SMOKERS: LOCATION, ask.DISCARD: LORD,
    ask.CUT: LORD_OR_NONE, ask.SELL_ALLY: LORD, ask.BANISH_STACK: LORD, ask.REPLACE_LORD: LORD,
    ask.ASSASSINATE: LORD, ask.HUNT: LORD, ask.TAKE_STACK: LORD, ask.TRADE_AWAY: LORD, ask.TRADE_FOR: LOCATION,
    ask.BRIBE: LORD, ask.DISMISS: LORD, ask.APPOINT: LORD, ask.ARRIVAL: LORD, ask.LOCATION_TAKEN: LOCATION,
}  # fmt: skip
NUMBERS: Final = {
    ask.PAY: PLACE, ask.AFFILIATE: NUMBER, ask.SPEND_KEYS: NUMBER, ask.DISCARD: NUMBER, ask.HAND_LIMIT: NUMBER,
    ask.ASSASSINATE: SEAT,
}  # fmt: skip
CARD_FORMS: Final = [CARDS.get(question, NOTHING) for question in range(ask.BASE)]
NUMBER_FORMS: Final = [NUMBERS.get(question, NOTHING) for question in range(ask.BASE)]
