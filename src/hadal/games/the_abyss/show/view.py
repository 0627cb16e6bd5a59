"""The Abyss: what one viewer may see and remember, listed item by item."""

from hadal.core.state import View
from hadal.core.vector import numbers
from hadal.games.the_abyss.rules.queries import hand_size
from hadal.games.the_abyss.state import Position


def view(s: Position, viewer: int) -> View:
    """Everything public, the viewer's own cards, and the viewer's memory."""
    seats = int(s.seats)
    kinds = s.tables.kinds
    drawing = s.drawer >= 0
    return {
        "viewer": viewer,
        "round": int(s.round),
        "starter": int(s.starter),
        "turn": int(s.turn),
        "turns": int(s.turns),
        "asked": asked(s),
        "totals": numbers(s.totals, 0, seats),
        "alive": numbers(s.alive, 0, seats),
        "panics": numbers(s.panics, 0, seats),
        "began": numbers(s.began, 0, seats),
        "played": [numbers(s.played, seat * kinds, seat * kinds + kinds) for seat in range(seats)],
        "sizes": [int(hand_size(s, seat)) for seat in range(seats)],
        "hand": zone(s, viewer) if viewer >= 0 else [],
        "drawer": int(s.drawer),
        "drawn_size": int(hand_size(s, s.seats)),
        "drawn": zone(s, seats) if drawing and viewer == s.drawer else [],
        "waiting": int(s.waiting),
        "deck_size": int(s.deck_n),
        "pile": numbers(s.pile, 0, s.pile_n),
        "out": numbers(s.out, 0, kinds),
        "memory": memory(s, viewer),
    }


def asked(s: Position) -> list[int]:
    """Who must answer, and the kind of question; [-1, -1] when the game is over."""
    return [s.to_move(), s.question()]


def zone(s: Position, place: int) -> list[int]:
    """The cards of a hand, or of the draw, as counts by kind."""
    kinds = s.tables.kinds
    return numbers(s.hands, place * kinds, place * kinds + kinds)


def known_cards(s: Position, viewer: int, zone: int) -> list[int]:
    """The cards of a zone that a viewer is sure of, as counts by kind."""
    kinds = s.tables.kinds
    start = (viewer * (s.seats + 1) + zone) * kinds
    return [int(s.known[start + kind]) for kind in range(kinds)]


def memory(s: Position, viewer: int) -> View:
    """Everything that follows from what the viewer has seen: hands, draw, and cards of the deck."""
    me = viewer if viewer >= 0 else int(s.seats)
    kinds = s.tables.kinds
    return {
        "hands": [known_cards(s, me, zone) for zone in range(int(s.seats) + 1)],
        "loose": numbers(s.ambiguous_cards, me * kinds, me * kinds + kinds),
        "among": int(s.ambiguous_hands[me]),
        "deck": [deck_card(s, viewer, int(s.deck_n) - 1 - i) for i in range(int(s.deck_n))],
        "looked": [int(s.seen[s.deck_n - 1 - i]) for i in range(int(s.deck_n))],
    }


def deck_card(s: Position, viewer: int, place: int) -> int:
    """A card of the deck if the viewer has looked at it, otherwise -1."""
    looked = viewer >= 0 and s.seen[place] >> viewer & 1 == 1
    return int(s.deck[place]) if looked else -1
