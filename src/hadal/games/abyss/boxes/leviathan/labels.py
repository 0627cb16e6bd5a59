"""The Leviathan box: what its actions mean. In the zone `border` the card is a Leviathan.

fight-leviathan, pass-by                   Leviathans that can be fought, Leviathans on the Border
choose-leviathan, rebel, fight-again       the resistance of its next level
breed                                      the zone, from 1
strike                                     the value of the Ally
feed                                       Allies still to go
surrender                                  the points of the Lord
boost                                      Pearls to pay
spoils                                     rewards taken as base tokens; the others are L tokens
reveal-token, keep-tokens                  tokens of that effect, L tokens held; the card is the effect
hunt-back                                  tokens with that back; the card is the back, 1 for L
send-leviathan                             Leviathans on the Border
"""

from hadal.core.labels import NONE, Label
from hadal.games.abyss import questions
from hadal.games.abyss.boxes.leviathan.border import can_fight_zone, leviathan_count, resistance
from hadal.games.abyss.constants import L_TOKENS, MONSTER, TOKENS, ZONES
from hadal.games.abyss.rules.queries import back_count
from hadal.games.abyss.show.labels import frame_card, frame_n
from hadal.games.abyss.state import Position


def leviathan_label(s: Position, action: int, name: str, at: int) -> Label | None:
    """Describe an action that the Leviathan box adds or gives another meaning."""
    if name == "ally" and s.question() == questions.FEED:
        return Label(action, "feed", "ally", card=at, amount=frame_n(s))
    if name == "seat" and s.question() == questions.BORDER_GUARD:
        return Label(action, "send-leviathan", "border", seat=at, amount=int(leviathan_count(s)))
    card = frame_card(s)
    if name == "zone":
        return zone_label(s, action, at, card)
    if name == "boost":
        return Label(action, name, "border", card=int(s.border[card]), amount=at)
    if name in ("split", "l-token", "back"):
        return token_label(s, action, name, at, card)
    if name == "ignore":
        return Label(action, name, "track", card=MONSTER)
    if name == "dig" and s.question() == questions.MEET_MONSTER and not s.tables.threat_track:
        return Label(action, "pass-by", "border", amount=int(leviathan_count(s)))
    if name == "fight" and not s.tables.threat_track:
        return fight_label(s, action, card)
    if name == "stop" and s.question() != questions.SEARCH:
        return stop_label(s, action, card)
    return None


def zone_label(s: Position, action: int, zone: int, card: int) -> Label:
    """Describe a zone of the Border."""
    verb = s.tables.verbs["zone"][s.question()]
    if verb == "breed":
        return Label(action, verb, "border", card=card, amount=zone + 1)
    return Label(action, verb, "border", card=int(s.border[zone]), amount=int(resistance(s, zone, 0)))


def token_label(s: Position, action: int, name: str, at: int, card: int) -> Label:
    """Describe Monster tokens: a split of rewards, the effect of an L token, or a back."""
    if name == "split":
        return Label(action, "spoils", "token", amount=at)
    if name == "l-token":
        held = int(s.tokens[s.to_move() * s.tables.tokens + TOKENS + at])
        return Label(action, "reveal-token", "l-token", card=at, amount=held)
    backs = s.tables.backs
    held = int(back_count(s, card, backs[2 * at], backs[2 * at + 1]))
    return Label(action, "hunt-back", "token", card=at, seat=card, amount=held)


def fight_label(s: Position, action: int, card: int) -> Label:
    """Describe an attack: the first one, or another one."""
    if s.question() == questions.AGAIN and card >= 0:
        return Label(action, "fight-again", "border", card=int(s.border[card]), amount=int(resistance(s, card, 0)))
    me = s.to_move()
    able = len([zone for zone in range(ZONES) if can_fight_zone(s, me, zone)])
    return Label(action, "fight-leviathan", "border", amount=able)


def stop_label(s: Position, action: int, card: int) -> Label:
    """Describe stopping: no further attack, or no further token."""
    if s.question() == questions.AGAIN:
        return Label(action, "stop-fighting", "border", card=int(s.border[card]) if card >= 0 else NONE)
    return Label(action, "keep-tokens", "l-token", amount=int(back_count(s, s.to_move(), TOKENS, L_TOKENS)))
