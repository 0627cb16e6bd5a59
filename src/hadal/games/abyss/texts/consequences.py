"""Abyss: what follows from a choice, beside what its button says.

Everything is public, or known to the seat that chooses: its hand, its tokens, the odds of dice.
"""

from __future__ import annotations

from hadal.core.labels import Label
from hadal.games.abyss import constants, questions
from hadal.games.abyss.boxes.kraken.reasons import reserved
from hadal.games.abyss.boxes.leviathan import border, fight_odds
from hadal.games.abyss.boxes.leviathan.fight import SLAIN
from hadal.games.abyss.rules import queries
from hadal.games.abyss.rules.control import STEP
from hadal.games.abyss.rules.explore import REWARD_KEYS, REWARD_PEARLS, REWARD_TOKENS
from hadal.games.abyss.rules.payment_options import afford
from hadal.games.abyss.rules.recruit import spent_value
from hadal.games.abyss.rules.score import affiliated_count, extreme_value
from hadal.games.abyss.show.labels import SELLING, frame_card, frame_n
from hadal.games.abyss.state import Position
from hadal.games.abyss.texts.nouns import Nouns
from hadal.words.game_texts import Clause, Values

GAINS_CARD = {"take", "buy", "buy-mixed", "heal"}
LOSES_CARD = {"discard", "cut", "sell", "feed"}
TO_GO = {"discard", "cut", "feed"}
STACKS = {"support", "second-stack", "take-stack"}
ENDS_EXPLORATION = {"take", "fight", "fight-leviathan"}
SENDS_LEVIATHAN = {"pass-by", "send-leviathan"}
LEAST_TOKEN, MOST_TOKEN = 2, 4  # points of a Monster token
REFILL_AT = 2  # Lords left at Court


def consequences(nouns: Nouns, s: Position, label: Label, args: Values) -> list[Clause]:
    """Return the clauses that say what follows: what it makes possible first, then what its verb always leads to."""
    main = args | own_args(nouns, s, label) | fight_args(nouns, s, label)
    if label.verb == "take":
        found = [*payable_changes(nouns, s, label), *sent(nouns, s)]
        return found or [("take", main)]
    out = [*payable_changes(nouns, s, label), *milestones(s, label), (label.verb, main)]
    return [*out, *sent(nouns, s)] if label.verb in ENDS_EXPLORATION else out


# Shared clauses.


def payable_changes(nouns: Nouns, s: Position, label: Label) -> list[Clause]:
    """The Lords of the Court that become payable, and those that no longer are."""
    then = afterwards(s, label)
    if then is None:
        return []
    me, out = s.to_move(), list[Clause]()
    before, after = payable(s, me), payable(then, me)
    for clause, lords in (("payable", after - before), ("unpayable", before - after)):
        if lords:
            names = nouns.listed([nouns.lord(lord) for lord in sorted(lords)])
            out.append((clause, {"n": len(lords), "lords": names}))
    return out


def afterwards(s: Position, label: Label) -> Position | None:
    """The position with the hand and the Pearls that the choice leads to; None if it changes neither."""
    me, verb = s.to_move(), label.verb
    pearls = pearl_change(s, label)
    if verb not in GAINS_CARD and verb not in LOSES_CARD and pearls == 0:
        return None
    then = s.clone()
    then.pearls[me] += pearls
    if verb == "buy-mixed":
        then.nebulis[me] -= label.amount
    if verb in GAINS_CARD:
        then.cards[me * s.tables.kinds + label.card] += 1
    elif verb in LOSES_CARD:
        then.cards[me * s.tables.kinds + label.card] -= 1
    return then


def pearl_change(s: Position, label: Label) -> int:
    """How many Pearls the choice gives or costs at once."""
    verb = label.verb
    if verb in ("buy", "plot", "keep-hand"):
        return -label.amount
    if verb == "buy-mixed":
        return label.amount - int(s.sold) - 1
    if verb == "sell":
        return SELLING
    if verb == "reward":
        return int(REWARD_PEARLS[label.card])
    if verb == "reveal-token":
        return {constants.L_PEARLS_2: 2, constants.L_PEARLS_3: 3}.get(constants.TOKENS + label.card, 0)
    return 0


def payable(s: Position, seat: int) -> set[int]:
    """The Lords of the Court that a seat could pay."""
    lords = [int(lord) for lord in s.court if lord >= 0 and not reserved(s, seat, constants.AT_LORD + int(lord))]
    return {lord for lord in lords if afford(s, seat, lord).payable}


def sent(nouns: Nouns, s: Position) -> list[Clause]:
    """The Allies that go from the track to the Council when the exploration ends."""
    if s.question() not in (questions.TAKE_OR_DIG, questions.MEET_MONSTER):
        return []
    here = frame_card(s)
    left = [int(kind) for space, kind in enumerate(s.track) if space != here and kind > constants.MONSTER]
    plain = [kind for kind in left if s.tables.race[kind] != constants.KRAKEN]
    names = nouns.listed([nouns.card(s.game, kind) for kind in plain])
    return [("sent", {"n": len(plain), "cards": names})] if plain else []


def milestones(s: Position, label: Label) -> list[Clause]:
    """A third Key, the seventh Lord, a Court to refill, and a hand that grows too large."""
    me, verb = s.to_move(), label.verb
    out: list[Clause] = []
    keys = 0
    if verb in ("recruit", "bribe", "appoint"):
        keys = int(s.tables.keys[label.card])
        if queries.lord_count(s, me) == constants.SEVEN - 1 and s.end_triggered_by < 0:
            out.append(("seventh", {}))
        if queries.court_size(s) - 1 <= REFILL_AT and s.lord_deck_n > 0:
            out.append(("refill", {}))
    elif verb == "reward":
        keys = int(REWARD_KEYS[label.card])
    elif verb == "reveal-token" and constants.TOKENS + label.card == constants.L_KEY:
        keys = 1
    if keys and queries.key_count(s, me) + keys >= constants.KEYS_NEEDED and queries.any_location(s, me):
        out.append(("location", {}))
    limit = int(queries.cut_limit(s, me))
    if verb in STACKS and limit and queries.zone_size(s, me) + label.amount > limit:
        out.append(("over-limit", {"limit": limit}))
    return out


# The arguments of the clauses of single verbs.


def own_args(nouns: Nouns, s: Position, label: Label) -> Values:
    """The arguments that the clause of a verb needs beside those of its label."""
    me, verb = s.to_move(), label.verb
    if verb in ("buy", "buy-mixed", "pass"):
        more = s.bought[me] + 1 < queries.buy_limit(s, me)
        return {"active": nouns.seat(int(s.turn)), "more": "yes" if more else "no"} | asked_next(nouns, s, label)
    if verb == "use":
        return {"early": "yes" if s.question() == questions.ACTION else "no"}
    if verb == "end-turn":
        after = s.clone()
        after.log = None
        after.apply_unchecked(label.action)
        own = after.turn == me and not after.over()
        return {"own": "yes" if own else "no", "next": nouns.seat(int(after.turn))}
    if verb == "go-on":
        return {"offer": nouns.pearls(int(s.sold) + 1)} | (
            {"amount": 0} if s.question() != questions.TAKE_OR_DIG else {}
        )
    if verb == "reward":
        return {"goods": goods(nouns, s, label.card)}
    if verb == "sell":
        return {"goods": nouns.pearls(int(s.pearls[me]) + SELLING)}
    if verb == "keep-hand":
        return {"kept": nouns.pearls(int(s.pearls[me]) - label.amount)}
    if verb == "lay-down":
        price = int(queries.price(s, me, frame_card(s)))
        return {"missing": max(0, price - int(spent_value(s)) - int(s.tables.value[label.card]))}
    if verb == "spend-key":
        missing = constants.KEYS_NEEDED - keys_spent(s)
        return {"missing": missing, "rest": missing - 1}
    if verb in TO_GO:
        return {"rest": max(0, label.amount - 1)}
    if verb == "trade-for":
        return {"location": nouns.location(frame_card(s))}
    if verb == "dismiss":
        return {"how": "court" if frame_card(s) == constants.TRAITOR else "deck"}
    return affiliated_args(nouns, s, label)


def asked_next(nouns: Nouns, s: Position, label: Label) -> Values:
    """Who is asked when this seat passes; that somebody can pay is public."""
    if label.verb != "pass":
        return {}
    after = s.clone()
    after.log = None
    after.apply_unchecked(label.action)
    offered = after.question() == questions.OFFER and after.turn == s.turn and frame_card(after) == frame_card(s)
    return {"asked": "yes" if offered else "no", "next": nouns.seat(after.to_move()) if offered else ""}


def goods(nouns: Nouns, s: Position, row: int) -> str:
    """The Pearls, Key tokens and Monster tokens that a reward leads to, where it changes them."""
    me = s.to_move()
    counts = (
        ("pearls", REWARD_PEARLS[row], s.pearls[me]),
        ("keys", REWARD_KEYS[row], s.keys[me]),
        ("tokens", REWARD_TOKENS[row], queries.back_count(s, me, 0, constants.TOKENS)),
    )
    return nouns.listed([nouns.text(name, n=int(gain + have)) for name, gain, have in counts if gain])


def keys_spent(s: Position) -> int:
    """The Keys already chosen for a Location."""
    return frame_n(s) // STEP


def affiliated_args(nouns: Nouns, s: Position, label: Label) -> Values:
    """What happens to affiliated Allies."""
    me = s.to_move()
    if label.verb == "execute":
        others = [seat for seat in range(int(s.seats)) if seat != me and not queries.protected(s, seat)]
        losers = [seat for seat in others if affiliated_count(s, seat, label.card) > 0]
        return {"n": len(losers), "seats": nouns.listed([nouns.seat(seat) for seat in losers])}
    if label.verb == "lose-affiliated":
        then = s.clone()
        then.cards[(s.affiliated() + me) * s.tables.kinds + label.card] -= 1
        race = int(s.tables.race[label.card])
        return {"race": nouns.race(race), "score": int(extreme_value(then, me, race, True))}
    return {}


def fight_args(nouns: Nouns, s: Position, label: Label) -> Values:
    """Odds and rewards of fights and of new Leviathans."""
    verb = label.verb
    if verb == "fight-leviathan":
        return way_args(nouns, s, fight_odds.best_way(s))
    if verb == "choose-leviathan":
        return way_args(nouns, s, fight_odds.ways(s, s.to_move(), fight_odds.zone_of(s, label.card))[0])
    if verb == "fight-again":
        return way_args(nouns, s, fight_odds.ways(s, s.to_move(), frame_card(s))[0])
    if verb == "strike":
        return way_args(nouns, s, fight_odds.way(s, s.to_move(), frame_card(s), label.card))
    if verb in SENDS_LEVIATHAN:
        return {"danger": percent(sum(chance for _, chance in fight_odds.dangers(s)))}
    if verb == "breed":
        return {"chance": percent(border.zone_chance(label.amount - 1) / fight_odds.ROLLS)}
    if verb == "rebel":
        return {"left": int(border.levels_left(s, fight_odds.zone_of(s, label.card))) - 1}
    if verb == "boost":
        attack = frame_n(s) % SLAIN + label.amount
        beaten = int(border.levels_beaten(s, frame_card(s), attack))
        return {"rewards": fight_odds.rewards(s, s.to_move(), frame_card(s), beaten)}
    if verb == "spoils":
        base = label.amount
        return {"base": base, "least": base * LEAST_TOKEN, "most": base * MOST_TOKEN}
    return {}


def way_args(nouns: Nouns, s: Position, way: fight_odds.Way | None) -> Values:
    """The odds of one Ally against one Leviathan."""
    if way is None:
        return {"chance": 0, "levels": "0", "ally": "", "beast": ""}
    return {
        "chance": percent(way.chances[0]),
        "levels": round(way.levels, 1),
        "ally": nouns.card(s.game, way.card),
        "beast": nouns.leviathan(int(s.border[way.zone])),
    }


def percent(chance: float) -> int:
    """A probability in per cent."""
    return round(100 * chance)
