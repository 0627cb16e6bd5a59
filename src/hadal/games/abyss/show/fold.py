"""Abyss: a view updated from events alone, as a client would do it.

Each kind of event is a row of its box and names the function that applies it (`boxes/BOX/fold.py`).
"""

from typing import Any, cast

from hadal.core.events import Event
from hadal.core.state import View
from hadal.games.abyss import constants


class Folder:
    """A view to which events are applied, with the changes that several events share."""

    def __init__(self, view: View) -> None:
        self.v = cast(dict[str, Any], view)
        self.m = cast(dict[str, Any], view["memory"])
        self.me = cast(int, view["viewer"])
        self.kinds = len(self.v["spent"])

    def gain(self, seat: int, card: int, n: int = 1) -> None:
        """Add cards that everybody has seen to a hand."""
        self.v["sizes"][seat] += n
        self.m["hands"][seat][card] += n
        if seat == self.me:
            self.v["hand"][card] += n

    def lose(self, seat: int, card: int, n: int = 1) -> None:
        """Remove cards from a hand."""
        self.gain(seat, card, -n)

    def to_discard(self, card: int, n: int = 1) -> None:
        """Put cards on the discard pile."""
        self.v["discard_size"] += n
        self.m["discard"][card] += n

    def empty_stack(self, stack: int) -> list[int]:
        """Empty a Council stack; return what was in it."""
        cards: list[int] = self.m["council"][stack]
        self.m["council"][stack] = [0] * self.kinds
        self.v["council"][stack] = 0
        return cards

    def back(self, first: int) -> tuple[str, str]:
        """Return where tokens with this back are counted: for the seats, and in the pile."""
        return ("token_sizes", "token_pile") if first < constants.TOKENS else ("l_token_sizes", "l_token_pile")


# Changes that events of several boxes share.


def nothing(f: Folder, e: Event) -> None:
    """For the log only; changes no view."""


def sent(f: Folder, e: Event) -> None:
    f.v["track"][e.n] = -1
    f.v["council"][e.seat] += 1
    f.m["council"][e.seat][e.card] += 1


def final_discard(f: Folder, e: Event) -> None:
    f.lose(e.seat, e.card, e.n)
    f.to_discard(e.card, e.n)


def ally_found(f: Folder, e: Event) -> None:
    f.v["deck_size"] -= 1
    f.gain(e.seat, e.card)
