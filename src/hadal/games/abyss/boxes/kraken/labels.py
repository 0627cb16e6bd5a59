"""The Kraken box: what its actions mean.

    place-kraken, guard (stack)    cards in the stack        guard (Lord, Location)    its points
    execute                        Allies of that race that can be hit
    heal, lose-affiliated          the value of the Ally     liberate                  the points of the Lord
    give-nebulis, give-figure      Nebulis that seat has     buy-mixed, pay-mixed      Nebulis in the payment
    search, stop-searching         Loot cards in the deck, points of Loot on the Location
    place-sentinel                 nothing; its card is the Sentinel
"""  # fmt: skip

from hadal.core.labels import Label
from hadal.games.abyss import questions
from hadal.games.abyss.rules.queries import protected
from hadal.games.abyss.rules.score import affiliated_count, loot_value
from hadal.games.abyss.state import Position

STACK_VERBS = {questions.PLACE_KRAKEN: "place-kraken", questions.GUARD: "guard", questions.EXECUTE: "execute"}
ALLY_VERBS = {questions.HEAL: "heal", questions.LOSE_AFFILIATED: "lose-affiliated"}
LORD_VERBS = {questions.GUARD: "guard", questions.LIBERATE: "liberate"}
LOCATION_VERBS = {questions.GUARD: "guard"}
SEAT_VERBS = {questions.GIVE_NEBULIS: "give-nebulis", questions.FIGURE: "give-figure"}


def in_reach(s: Position, race: int) -> int:
    """How many affiliated Allies of a race the opponents of the seat to move must fear for: one each at most."""
    me = s.to_move()
    others = [seat for seat in range(int(s.seats)) if seat != me and not protected(s, seat)]
    return len([seat for seat in others if affiliated_count(s, seat, race) > 0])


def kraken_label(s: Position, action: int, name: str, at: int, card: int) -> Label | None:
    """An action that only the Kraken box brings."""
    if name == "buy-mixed":
        return Label(action, name, "track", card=int(s.track[card]), seat=int(s.turn), amount=at + 1)
    if name == "pay-mixed":
        return Label(action, name, "court", card=card, amount=at + 1)
    if name == "guard":
        return Label(action, "place-sentinel", "sentinel", card=at)
    if name == "search":
        return Label(action, name, "loot", card=card, amount=int(s.loot_deck_n))
    if name == "stop" and s.question() == questions.SEARCH:
        return Label(action, "stop-searching", "loot", card=card, amount=int(loot_value(s, card)))
    return None
