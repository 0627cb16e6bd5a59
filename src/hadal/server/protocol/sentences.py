"""Sentences on the wire: lists of parts, so that a client need not read texts to find names in them."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from hadal.words.sentence import REMEMBERED, Name, Sentence
from hadal.words.sentence import Part as TextPart


class SeatPart(Struct, frozen=True, tag="seat"):
    """A seat: shown by the name of its player."""

    seat: int


class CardPart(Struct, frozen=True, tag="card", omit_defaults=True):
    """A card, by its name in the sentence."""

    card: int
    text: str
    what: str = ""  # which numbers its number is among: nothing for cards, or lord, location, leviathan


class AmountPart(Struct, frozen=True, tag="amount", omit_defaults=True):
    """A number of something, as the sentence puts it."""

    amount: int
    text: str
    unit: str = ""


Part = str | SeatPart | CardPart | AmountPart
SentenceParts = tuple[Part, ...]


def parts(sentence: Sentence) -> SentenceParts:
    """A sentence about a game as it travels."""
    return converted(sentence.parts)


def plain(text: str) -> SentenceParts:
    """A text without names as it travels."""
    return (text,)


@lru_cache(REMEMBERED)
def converted(names: tuple[TextPart, ...]) -> SentenceParts:
    """The parts of a sentence as messages hold them. The same few thousand are needed again and again."""
    return tuple(wire_part(name) if isinstance(name, Name) else name for name in names)


def wire_part(name: Name) -> Part:
    """A name in a sentence as messages hold it."""
    if name.kind == "seat":
        return SeatPart(name.number)
    if name.kind == "card":
        return CardPart(name.number, name.text, name.what)
    return AmountPart(name.number, name.text, name.what)
