"""What a table shows beside its rules: prices, the effects of a recruitment, points so far."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hadal.server.protocol.sentences import SentenceParts


class PricePart(Struct):
    """What a price is made of: what is printed, and what Lords in play add or take off."""

    code: str
    amount: int


class Consequence(Struct, omit_defaults=True):
    """Something that recruiting a Lord brings about by itself, besides the Lord."""

    # A Location with keys to choose, or with keys that lock `lords`; an end that is near or brought about by Lords
    # or by a Court that cannot be filled; a Court that is filled; what the Lord does when it arrives.
    code: Literal["third-key", "locks", "sixth", "seventh", "refill", "court-ends", "power"]
    lords: list[int] = []
    left: int = 0  # Lords left at Court
    pearls: int = 0  # for the seat


class LordPreview(Struct, omit_defaults=True):
    """What a Lord of the Court costs one seat now, and if it cannot be paid, why."""

    lord: int
    price: int
    changes: list[PricePart]
    lacks: Literal["", "value", "races", "race", "guarded"] = ""  # nothing: it could be paid
    have: int = 0
    need: int = 0
    race: int = -1  # the one that is compulsory and missing
    stacks: list[int] = []  # of the Council: with any of these it could be paid, where the table helps to remember
    text: SentenceParts = ()
    then: list[Consequence] = []


class SeatTotals(Struct):
    """What a seat's cards are worth as they lie, term by term; what only the seat knows is told to nobody else."""

    seat: int
    lords: int = 0
    places: int = 0  # the Locations it controls
    allies: int = 0
    nebulis: int = 0
    figure: int = 0
    wounds: int = 0
    scourge: int = 0
    tokens: int = 0  # Monster tokens: 0 for whoever may not know
    open: int = 0  # all of this but the tokens
    each: list[int] = []  # by Location, whoever controls it: its points for this seat
    if_over: list[int] = []  # the same if the game ended now, with this seat's hand; none for whoever may not know
