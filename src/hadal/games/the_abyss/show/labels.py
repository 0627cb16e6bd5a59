"""The Abyss: what each action means, and why an action is not legal."""

from hadal.core.labels import Label, Reason
from hadal.core.vector import i64
from hadal.games.the_abyss import questions
from hadal.games.the_abyss.constants import SACRIFICE_WORTH, STOP_WORTH, SWORD
from hadal.games.the_abyss.rules.queries import hand_size, worth, worth_from
from hadal.games.the_abyss.state import Position

# Which question each block of actions answers.
ANSWERS = {
    "take": [questions.DRAW],
    "draw": [questions.DRAW],
    "keep": [questions.KEEP],
    "play": [questions.COMBOS],
    "sacrifice": [questions.COMBOS, questions.THREAT, questions.BETWEEN],
    "stop": [questions.COMBOS],
    "done": [questions.COMBOS],
    "give-up": [questions.SACRIFICE_CARD],
    "submit": [questions.THREAT],
    "decline": [questions.BETWEEN],
    "top": [questions.EYE_BLOCK],
    "bottom": [questions.EYE_BLOCK],
    "hook": [questions.HOOKED],
    "steal": [questions.SWORD_USE],
    "give": [questions.SWORD_USE],
    "discard": [questions.DISCARD_ANY],
}


def label(s: Position, action: int) -> Label:
    """Describe one action: amounts are points, or the number of cards drawn."""
    acts = s.tables.acts
    block = acts.blocks.block_of(action)
    verb = block.name
    at = action - block.first
    if verb == "take":
        return Label(action, verb, "pile", card=int(s.pile[s.pile_n - 1]))
    if verb == "draw":
        return Label(action, verb, "deck", amount=min(2, int(s.deck_n)))
    if verb in ("keep", "play", "give-up", "discard"):
        zone = "drawn" if verb == "keep" else "hand"
        return Label(action, verb, zone, card=at, amount=int(s.tables.deck.points[at]))
    if verb in ("hook", "steal", "give"):
        return Label(action, verb, "panics" if verb == "give" else "hand" if verb == "steal" else "deck", seat=at)
    if verb in ("top", "bottom"):
        return Label(action, verb, "deck", amount=int(s.frames[s.top - 1]))
    return Label(action, verb, amount=amount_of(s, verb))


def amount_of(s: Position, verb: str) -> int:
    """The points in question for an action without a target."""
    if verb == "stop" or verb == "done":
        return int(worth(s, s.to_move()))
    return SACRIFICE_WORTH if verb == "sacrifice" else -1


def explain(s: Position, action: int, seat: int) -> Reason | None:
    """Return why an action is not legal now, or None if it is."""
    if s.over():
        return Reason("game-over")
    if not 0 <= action < s.tables.acts.blocks.size:
        return Reason("no-such-action", have=action, need=s.tables.acts.blocks.size - 1)
    if seat >= 0 and seat != s.to_move():
        return Reason("not-your-turn", seat=s.to_move())
    if s.allows(action):
        return None
    block = s.tables.acts.blocks.block_of(action)
    if s.question() not in ANSWERS[block.name]:
        return Reason("other-question", have=s.question())
    return refusal(s, s.to_move(), block.name, action - block.first)


def refusal(s: Position, me: int, verb: str, at: int) -> Reason:
    """Why an action of the right kind is not legal."""
    if verb == "take":
        return Reason("pile-empty")
    if verb == "keep":
        return Reason("not-drawn", card=at)
    if verb == "stop":
        return Reason("too-few-points", have=int(worth(s, me)), need=STOP_WORTH)
    if verb == "sacrifice":
        return no_sacrifice(s, me)
    if verb in ("hook", "steal", "give"):
        return bad_target(s, me, verb, at)
    if s.hands[me * s.tables.kinds + at] == 0:
        return Reason("not-in-hand", card=at)
    return bad_play(s, at) if verb == "play" else bad_gift(s, me, at)


def no_sacrifice(s: Position, me: int) -> Reason:
    """Why nothing can be sacrificed."""
    if s.panics[me] == 0:
        return Reason("no-panic")
    return Reason("too-few-points", have=int(worth(s, me)), need=SACRIFICE_WORTH)


def bad_play(s: Position, kind: int) -> Reason:
    """Why a card in hand cannot be played."""
    suit = s.tables.deck.suits[kind]
    return Reason("sword-useless" if suit == SWORD else "no-ability", card=kind)


def bad_gift(s: Position, me: int, kind: int) -> Reason:
    """Why a card in hand cannot be the next one of a sacrifice."""
    last: i64 = s.frames[s.top - 2]
    if kind < last:
        return Reason("dearest-first", card=int(last))
    reach = int(s.frames[s.top - 1] + worth_from(s, me, kind))
    return Reason("cannot-reach", have=reach, need=SACRIFICE_WORTH, card=kind)


def bad_target(s: Position, me: int, verb: str, who: int) -> Reason:
    """Why a seat cannot be chosen."""
    if verb != "hook" and who == me:
        return Reason("yourself", seat=who)
    if s.alive[who] == 0:
        return Reason("eliminated", seat=who)
    if verb == "steal" and hand_size(s, who) == 0:
        return Reason("no-cards", seat=who)
    return Reason("no-panic", seat=me)
