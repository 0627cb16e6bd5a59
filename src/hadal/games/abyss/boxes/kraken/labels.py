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
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.state import Position


def in_reach(s: Position, race: int) -> int:
    """Number of affiliated Allies of a race that the opponents would lose, at most one each."""
    me = s.to_move()
    others = [seat for seat in range(int(s.seats)) if seat != me and not protected(s, seat)]
    return len([seat for seat in others if affiliated_count(s, seat, race) > 0])


def kraken_label(s: Position, action: int, name: str, at: int) -> Label | None:
    """Describe an action that exists only in the Kraken box, or has another meaning in it."""
    if name == "stack" and s.question() == questions.EXECUTE:
        return Label(action, "execute", "race", card=at, amount=in_reach(s, at))
    if name == "seat" and s.question() in (questions.GIVE_NEBULIS, questions.FIGURE):
        verb = "give-figure" if s.question() == questions.FIGURE else "give-nebulis"
        return Label(action, verb, "nebulis", seat=at, amount=int(s.nebulis[at]))
    card = frame_card(s)
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
