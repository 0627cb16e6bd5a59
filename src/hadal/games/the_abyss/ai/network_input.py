"""What a network sees of The Abyss besides the observation: unseen cards, the risk of a Panic, estimated hands.

Everything comes from `Beliefs`, which uses only the seat's own cards and its memory.
"""

from typing import Final, final

from hadal.core.network_input import NetworkInput
from hadal.core.state import State
from hadal.core.vector import i16, i64, vec
from hadal.games.the_abyss.ai.beliefs import NO_WAY, POINT, Beliefs
from hadal.games.the_abyss.constants import GOAL
from hadal.games.the_abyss.deck import Deck
from hadal.games.the_abyss.state import Position

OWN_NUMBERS: Final = ["panic_percent", "draw_risk_percent", "panics_left", "unseen_tenths", "hand_points", "sacrifice"]
# Of each seat: points in hand, estimated for opponents; those and the points of earlier rounds; what is missing.
SEAT_NUMBERS: Final = ["held", "standing", "to_goal"]
PERCENT: Final = 10  # thousandths
TENTH: Final = 100  # thousandths of a point
NO_SACRIFICE: Final = 30

SCALES: Final = {
    "asked.card": 0.26, "round": 0.5, "turns": 0.13, "deck_size": 0.1, "total": 0.031, "panics": 0.9, "began": 0.13,
    "hand_size": 0.5, "panic_percent": 0.05, "draw_risk_percent": 0.025, "panics_left": 0.25, "unseen_tenths": 0.03,
    "hand_points": 0.06, "sacrifice": 0.06, "held": 0.06, "standing": 0.03, "to_goal": 0.03,
}  # fmt: skip


@final
class TheAbyssNetworkInput(NetworkInput):
    """The derived numbers of one table, and the kinds of all features."""

    deck: Deck
    seats: i64
    beliefs: Beliefs

    def __init__(self, deck: Deck, seats: int) -> None:
        self.deck = deck
        self.seats = seats
        self.beliefs = Beliefs()

    def names(self) -> list[str]:
        """Name the derived numbers: the viewer's own, those of each seat, and the unseen cards by kind."""
        out = [f"derived.{what}" for what in OWN_NUMBERS]
        out += [f"derived.seat{i}.{what}" for i in range(int(self.seats)) for what in SEAT_NUMBERS]
        return out + [f"derived.unseen.{kind}" for kind in self.deck.names]

    def write(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write the derived numbers of a seat."""
        assert isinstance(state, Position)
        s = state
        beliefs = self.beliefs
        beliefs.read(s, viewer)
        panic = s.tables.panic
        left = s.tables.deck.copies[panic] - s.out[panic] - s.waiting
        for seat in range(s.seats):
            left -= s.panics[seat]
        sacrifice = beliefs.least_sacrifice(s)
        if sacrifice == NO_WAY:
            sacrifice = NO_SACRIFICE * POINT
        out[at] = i16(beliefs.scare // PERCENT)
        out[at + 1] = i16(beliefs.risk // PERCENT)
        out[at + 2] = i16(left)
        out[at + 3] = i16(beliefs.average // TENTH)
        out[at + 4] = i16(beliefs.mine // POINT)
        out[at + 5] = i16(sacrifice // POINT)
        at += 6
        for i in range(s.seats):
            seat = (viewer + i) % s.seats
            held: i64 = 0
            if s.alive[seat] == 1:
                held = beliefs.held[seat] // POINT
            out[at] = i16(held)
            out[at + 1] = i16(s.totals[seat] + held)
            out[at + 2] = i16(GOAL - s.totals[seat])
            at += 3
        for kind in range(s.tables.kinds):
            out[at + kind] = i16(beliefs.pool[kind])

    # The kinds of all features.

    def categories(self, feature: str) -> int:
        """The numbers of a question are codes."""
        return 64 if feature in ("asked.card", "asked.n") else 0

    def scale(self, feature: str) -> float:
        """Return the factor that brings a number to about 1: the inverse of its usual size."""
        return SCALES.get(feature.rsplit(".", 1)[-1], 1.0)

    def seat_blocks(self) -> list[str]:
        """The actions that choose a player."""
        return ["hook", "steal", "give"]
