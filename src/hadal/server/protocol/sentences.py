"""Sentences in messages: lists of typed parts, so that a client does not have to search texts for names."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from hadal.words.sentence import Name, Sentence


class SeatPart(Struct, frozen=True, tag="seat", gc=False):
    """A seat, shown as the name of its player."""

    seat: int


class CardPart(Struct, frozen=True, tag="card", omit_defaults=True, gc=False):
    """A card, by its name in the sentence."""

    card: int
    text: str
    what: str = ""  # what `card` numbers: empty for cards, or a word of the game such as `lord`


class AmountPart(Struct, frozen=True, tag="amount", omit_defaults=True, gc=False):
    """A number of something, worded as in the sentence."""

    amount: int
    text: str
    unit: str = ""


Part = str | SeatPart | CardPart | AmountPart
SentenceParts = tuple[Part, ...]


def parts(sentence: Sentence) -> SentenceParts:
    """A sentence about a game, as messages hold it; converted once, because the same few thousand recur."""
    if sentence.wire is None:
        sentence.wire = tuple(wire_part(name) if isinstance(name, Name) else name for name in sentence.parts)
    return cast("SentenceParts", sentence.wire)


def plain(text: str) -> SentenceParts:
    """A text without names, as messages hold it."""
    return (text,)


def wire_part(name: Name) -> Part:
    """A name in a sentence as messages hold it."""
    if name.kind == "seat":
        return SeatPart(name.number)
    if name.kind == "card":
        return CardPart(name.number, name.text, name.what)
    return AmountPart(name.number, name.text, name.what)
