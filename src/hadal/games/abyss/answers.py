"""Abyss: which questions each block of actions answers."""

from hadal.games.abyss import ask, label
from hadal.games.abyss.boxes.leviathan.labels import ZONE_VERBS

AT_HAND = [ask.ACTION, ask.TAKE_OR_DIG, ask.MEET_MONSTER, ask.REWARD, ask.SECOND_STACK, ask.LATE]

# Which questions each block of actions answers.
ANSWERS = {
    "decline": [ask.TRADE_AWAY, ask.BRIBE, ask.DISMISS, ask.SORCERY], "end": [ask.LATE], "skip": [ask.ACTION],
    "plot": [ask.ACTION], "explore": [ask.ACTION], "buy": [ask.OFFER], "pass": [ask.OFFER],
    "take": [ask.TAKE_OR_DIG, ask.MEET_MONSTER], "dig": [ask.TAKE_OR_DIG, ask.MEET_MONSTER],
    "fight": [ask.TAKE_OR_DIG, ask.MEET_MONSTER, ask.AGAIN, ask.SORCERY], "pay": [ask.PAY, ask.BRIBE_SPLIT],
    "key-token": [ask.SPEND_KEYS], "pay-excess": [ask.HAND_LIMIT], "keep-tile": [ask.SMOKERS],
    "stack": [ask.ACTION, *label.STACK_VERBS], "ally": list(label.ALLY_VERBS), "recruit": [ask.ACTION],
    "use": AT_HAND, "lord": list(label.LORD_VERBS), "location": list(label.LOCATION_VERBS), "draw": [ask.CONTROL],
    "reward": [ask.REWARD], "seat": list(label.SEAT_VERBS),
    "buy-mixed": [ask.OFFER], "pay-mixed": [ask.PAY, ask.BRIBE_SPLIT], "guard": [ask.ACTION], "search": [ask.SEARCH],
    "stop": [ask.SEARCH, ask.REVEAL_TOKEN, ask.AGAIN], "ignore": [ask.MEET_MONSTER], "zone": list(ZONE_VERBS),
    "boost": [ask.BOOST], "split": [ask.SPOILS], "l-token": [ask.REVEAL_TOKEN], "back": [ask.HUNT_BACK],
}  # fmt: skip
