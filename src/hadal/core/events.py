"""What happened: six plain integers, one of them saying who may read the card."""

from typing import Final, final

EVERYONE: Final = -1  # an audience: all seats and the spectators
HIDDEN: Final = -1  # a card the reader may not see
NOBODY: Final = -1  # no seat
SPECTATOR: Final = -1  # a viewer who sits nowhere


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


@final
class Event:
    """One thing that happened: kind, seat, other seat, card, amount, and the audience of the card."""

    __slots__ = ("audience", "card", "kind", "n", "other", "seat")

    def __init__(self, kind: int, seat: int, other: int, card: int, n: int, audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.card = card
        self.n = n
        self.audience = audience  # EVERYONE, or one bit for each seat that may read the card

    def readable_by(self, viewer: int) -> bool:
        """May this viewer read the card?"""
        if self.audience == EVERYONE:
            return True
        return viewer >= 0 and self.audience >> viewer & 1 == 1

    def seen_by(self, viewer: int) -> "Event":
        """The event as this viewer is told it, without the audience."""
        card = self.card if self.readable_by(viewer) else HIDDEN
        return Event(self.kind, self.seat, self.other, card, self.n, EVERYONE)

    def numbers(self) -> list[int]:
        """The event as a JSON-ready list."""
        return [self.kind, self.seat, self.other, self.card, self.n]

    def __repr__(self) -> str:
        return f"Event{(self.kind, self.seat, self.other, self.card, self.n, self.audience)}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))
