"""The Leviathan box: why an action about the Border, a fight or tokens is not legal now."""

from hadal.core.labels import Reason
from hadal.games.abyss import questions
from hadal.games.abyss.boxes.leviathan.border import to_clear
from hadal.games.abyss.boxes.leviathan.fight import SLAIN
from hadal.games.abyss.boxes.leviathan.leviathans import ROWS
from hadal.games.abyss.constants import L_TOKENS, NO_LEVIATHAN, TOKENS
from hadal.games.abyss.rules.queries import back_count, base_pile
from hadal.games.abyss.show.labels import frame_card, frame_n
from hadal.games.abyss.state import Position


def refusal(s: Position, me: int, block: str, at: int) -> Reason | None:
    """Why an action that answers the question is not legal, if this box decides that."""
    if block == "zone":
        return bad_zone(s, at)
    if block == "boost":
        return cannot_boost(s, me, at)
    if block == "split":
        return cannot_split(s, at)
    if block == "l-token":
        return cannot_reveal(s, me, at)
    if block == "ignore":
        return Reason("no-coward")
    if block == "back":
        return Reason("no-tokens", card=at, seat=frame_card(s))
    if block == "fight" and s.question() == questions.MEET_MONSTER:
        return Reason("no-usable-ally")
    if block == "ally" and s.question() == questions.STRIKE and s.cards[me * s.tables.kinds + at] > 0:
        return not_usable(s, at)
    return None


def bad_zone(s: Position, zone: int) -> Reason:
    """Why a zone of the Border cannot be chosen."""
    leviathan = int(s.border[zone])
    if s.question() == questions.BREED:
        return Reason("zone-taken", card=leviathan)
    if leviathan == NO_LEVIATHAN:
        return Reason("no-leviathan", need=zone + 1)
    return Reason("no-usable-ally", card=leviathan)


def not_usable(s: Position, kind: int) -> Reason:
    """Why an Ally in hand cannot fight this Leviathan; `need` is the Leviathan's race."""
    return Reason("not-usable", need=int(ROWS.race[s.border[frame_card(s)]]), card=kind)


def cannot_boost(s: Position, me: int, pearls: int) -> Reason:
    """Why an attack cannot be boosted by this many Pearls."""
    if pearls > s.pearls[me]:
        return Reason("too-few-pearls", have=int(s.pearls[me]), need=pearls)
    return Reason("boost-too-high", have=pearls, need=max(0, int(to_clear(s, frame_card(s))) - frame_n(s) % SLAIN))


def cannot_split(s: Position, base: int) -> Reason:
    """Why rewards cannot be split this way."""
    there, special = int(base_pile(s)), int(back_count(s, s.seats, TOKENS, L_TOKENS))
    total = min(frame_n(s), there + special)
    if base > total:
        return Reason("too-few-rewards", have=total, need=base)
    if base > there:
        return Reason("too-few-tokens", have=there, need=base)
    return Reason("too-few-l-tokens", have=special, need=total - base)


def cannot_reveal(s: Position, me: int, effect: int) -> Reason:
    """Why an L token cannot be revealed."""
    if s.tokens[me * s.tables.tokens + TOKENS + effect] == 0:
        return Reason("no-such-token", card=effect)
    return Reason("no-stack", card=effect)  # only the Council effect needs something to work on
