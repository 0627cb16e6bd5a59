"""Sentences whose names are still known as what they are: seats, cards and amounts.

A name goes into a Fluent message with invisible marks around it, characters that no text uses. They come out where
the message puts the name, whatever the language does around it. `Sentence` reads them: its text is plain, and its
parts say which words stand for a seat, a card or an amount. Catalogues and translators see nothing of this.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, NamedTuple

Kind = Literal["seat", "card", "amount"]

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"  # OPEN kind:number:what MIDDLE text CLOSE
MARK = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}")
REMEMBERED = 50_000  # sentences


class Name(NamedTuple):
    """Words of a sentence that stand for a seat, a card or an amount."""

    kind: Kind
    number: int  # of the seat or card; or how many
    what: str  # which numbers a card's is among, if the game has several; the unit of an amount
    text: str


Part = str | Name


def mark(kind: Kind, number: int, text: str, what: str = "") -> str:
    """A text with marks that say what it stands for, in place of marks it may hold already."""
    return f"{OPEN}{kind}:{number}:{what}{MIDDLE}{unmarked(text)}{CLOSE}"


def mark_in(text: str, kind: Kind, number: int, name: str, what: str = "") -> str:
    """A form of a name with marks around the name itself. A form without the name, such as its gender, has no marks."""
    text, name = unmarked(text), unmarked(name)
    at = text.find(name)
    if at < 0:
        return text
    return text[:at] + mark(kind, number, name, what) + text[at + len(name) :]


def unmarked(text: str) -> str:
    """A text without its marks."""
    return MARK.sub(r"\2", text) if OPEN in text else str(text)


def split(text: str) -> list[Part]:
    """A marked text in its parts."""
    out: list[Part] = []
    last = 0
    for found in MARK.finditer(text):
        if found.start() > last:
            out.append(text[last : found.start()])
        kind, number, what = found[1].split(":")
        out.append(Name(kind, int(number), what, found[2]))  # type: ignore[arg-type]  # only `mark` writes it
        last = found.end()
    if last < len(text):
        out.append(text[last:])
    return out


def capitalised(text: str) -> str:
    """A marked text with a capital letter at its beginning."""
    first = text.index(MIDDLE) + 1 if text.startswith(OPEN) else 0
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


class Sentence(str):
    """A plain text that knows its parts. Make it with `read`."""

    parts: tuple[Part, ...]
    marked: str  # the text with marks, to put it into another message


@lru_cache(REMEMBERED)
def read(text: str) -> Sentence:
    """A marked text as a sentence."""
    sentence = Sentence(unmarked(text))
    sentence.parts, sentence.marked = tuple(split(text)), text
    return sentence
