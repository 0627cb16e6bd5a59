"""Events: six integers each, one of which is the audience of the card."""

from typing import Final, final

EVERYONE: Final = -1  # audience: all seats and spectators
HIDDEN: Final = -1  # a card the viewer may not see
NOBODY: Final = -1  # no seat
SPECTATOR: Final = -1  # a viewer without a seat


def audience_of(seat: int) -> int:
    """Return the audience that consists of one seat."""
    return 1 << seat


@final
class Event:
    """One event: kind, seat, other seat, card, amount, and the audience of the card."""

    __slots__ = ("audience", "card", "kind", "n", "other", "seat")

    def __init__(self, kind: int, seat: int, other: int, card: int, n: int, audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other
        self.card = card
        self.n = n
        self.audience = audience  # EVERYONE, or a bit for each seat that may see the card

    def readable_by(self, viewer: int) -> bool:
        """Return whether this viewer may see the card."""
        if self.audience == EVERYONE:
            return True
        return viewer >= 0 and self.audience >> viewer & 1 == 1

    def seen_by(self, viewer: int) -> "Event":
        """Return the event as this viewer may see it, without the audience."""
        card = self.card if self.readable_by(viewer) else HIDDEN
        return Event(self.kind, self.seat, self.other, card, self.n, EVERYONE)

    def numbers(self) -> list[int]:
        """Return the event as a JSON-ready list."""
        return [self.kind, self.seat, self.other, self.card, self.n]

    def __repr__(self) -> str:
        return f"Event{self.key()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self.key()

    def key(self) -> tuple[int, int, int, int, int, int]:
        """Return all numbers of the event, including its audience."""
        return self.kind, self.seat, self.other, self.card, self.n, self.audience
