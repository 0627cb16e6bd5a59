"""Abyss: what one viewer may see and remember, listed item by item."""

from hadal.core.state import View
from hadal.core.vector import i64, numbers
from hadal.games.abyss.constants import COURT, RACES, TOKENS, TRACK
from hadal.games.abyss.rules.queries import back_count, base_pile, zone_size
from hadal.games.abyss.state import Position


def view(s: Position, viewer: int) -> View:
    """Everything public, the viewer's own cards and tokens, and the memory."""
    seats = int(s.seats)
    t = s.tables
    out: View = {
        "viewer": viewer,
        "turn": int(s.turn),
        "turns": int(s.turns),
        "asked": [s.to_move(), s.question()],
        "threat": int(s.threat),
        "sold": int(s.sold),
        "bought": numbers(s.bought, 0, seats),
        "used": [int(lord) for lord in t.each_turn_lords if s.used[t.each_turn_index[lord]] == 1],
        "extra": bool(s.extra),
        "closer": int(s.end_triggered_by),
        "pearls": numbers(s.pearls, 0, seats),
        "keys": numbers(s.keys, 0, seats),
        "sizes": [int(zone_size(s, seat)) for seat in range(seats)],
        "hand": zone(s, viewer) if viewer >= 0 else [],
        "affiliated": [zone(s, seats + seat) for seat in range(seats)],
        "spent": zone(s, int(s.spent())),
        "council": [int(zone_size(s, s.stacks() + stack)) for stack in range(RACES)],
        "track": numbers(s.track, 0, TRACK),
        "deck_size": int(s.deck_n),
        "discard_size": int(zone_size(s, s.discards())),
        "court": numbers(s.court, 0, COURT),
        "lord_deck_size": int(s.lord_deck_n),
        "owner": numbers(s.owner, 0, t.lords),
        "under": numbers(s.covered_by, 0, t.lords),
        "holder": numbers(s.location_owner, 0, t.locations),
        "location_deck_size": int(s.location_deck_n),
        "token_sizes": [int(back_count(s, seat, 0, TOKENS)) for seat in range(seats)],
        "tokens": numbers(s.tokens, viewer * t.tokens, viewer * t.tokens + t.tokens) if viewer >= 0 else [],
        "token_pile": int(base_pile(s)),
        "memory": memory(s, viewer),
    }
    for show in t.shows:
        out.update(show.view(s))
    return out


def zone(s: Position, place: i64) -> list[int]:
    """The cards of a zone as counts by kind."""
    kinds = s.tables.kinds
    return numbers(s.cards, place * kinds, place * kinds + kinds)


def memory(s: Position, viewer: int) -> View:
    """Cards everybody saw go to a hand, a stack or the discard pile; for the two seats concerned, a stolen token."""
    concerned = viewer >= 0 and (viewer == s.thief or viewer == s.robbed)
    return {
        "hands": [zone(s, seat) for seat in range(int(s.seats))],
        "council": [zone(s, s.stacks() + stack) for stack in range(RACES)],
        "discard": zone(s, s.discards()),
        "theft": [int(s.thief), int(s.robbed), int(s.taken) if concerned else -1],
    }
