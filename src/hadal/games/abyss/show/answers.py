"""Abyss: which questions each block of actions answers."""

from hadal.games.abyss import questions
from hadal.games.abyss.boxes.leviathan.labels import ZONE_VERBS
from hadal.games.abyss.show import labels

AT_HAND = [
    questions.ACTION,
    questions.TAKE_OR_DIG,
    questions.MEET_MONSTER,
    questions.REWARD,
    questions.SECOND_STACK,
    questions.LATE,
]

# Which questions each block of actions answers.
ANSWERS = {
    "decline": [questions.TRADE_AWAY, questions.BRIBE, questions.DISMISS, questions.SORCERY],
    "end": [questions.LATE],
    "skip": [questions.ACTION],
    "plot": [questions.ACTION],
    "explore": [questions.ACTION],
    "buy": [questions.OFFER],
    "pass": [questions.OFFER],
    "take": [questions.TAKE_OR_DIG, questions.MEET_MONSTER],
    "dig": [questions.TAKE_OR_DIG, questions.MEET_MONSTER],
    "fight": [questions.TAKE_OR_DIG, questions.MEET_MONSTER, questions.AGAIN, questions.SORCERY],
    "pay": [questions.PAY, questions.BRIBE_SPLIT],
    "key-token": [questions.SPEND_KEYS],
    "pay-excess": [questions.HAND_LIMIT],
    "keep-tile": [questions.SMOKERS],
    "stack": [questions.ACTION, *labels.STACK_VERBS],
    "ally": list(labels.ALLY_VERBS),
    "recruit": [questions.ACTION],
    "use": AT_HAND,
    "lord": list(labels.LORD_VERBS),
    "location": list(labels.LOCATION_VERBS),
    "draw": [questions.CONTROL],
    "reward": [questions.REWARD],
    "seat": list(labels.SEAT_VERBS),
    "buy-mixed": [questions.OFFER],
    "pay-mixed": [questions.PAY, questions.BRIBE_SPLIT],
    "guard": [questions.ACTION],
    "search": [questions.SEARCH],
    "stop": [questions.SEARCH, questions.REVEAL_TOKEN, questions.AGAIN],
    "ignore": [questions.MEET_MONSTER],
    "zone": list(ZONE_VERBS),
    "boost": [questions.BOOST],
    "split": [questions.SPOILS],
    "l-token": [questions.REVEAL_TOKEN],
    "back": [questions.HUNT_BACK],
}
