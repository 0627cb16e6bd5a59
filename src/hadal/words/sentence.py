"""Sentences that keep track of the seats, cards and amounts in them.

A name is put into a Fluent message with invisible marks around it, characters that no text uses. They end up where the
message puts the name, in any language. `Sentence` reads them: its text is plain, and its parts say which words stand
for a seat, a card or an amount. Catalogues and translators do not notice the marks.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, NamedTuple

Kind = Literal["seat", "card", "amount"]

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"  # OPEN kind:number:what MIDDLE text CLOSE
MARK = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}")
REMEMBERED = 12_000  # sentences, about 17 MB: 91 of 100 are found; with 50,000 it would be 93


class Name(NamedTuple):
    """Words of a sentence that stand for a seat, a card or an amount."""

    kind: Kind
    number: int  # number of the seat or card, or the amount
    what: str  # what a card's number counts, if the game has several kinds; the unit of an amount
    text: str


Part = str | Name


def mark(kind: Kind, number: int, text: str, what: str = "") -> str:
    """Return a text with marks that say what it stands for; they replace any marks in it."""
    return f"{OPEN}{kind}:{number}:{what}{MIDDLE}{unmarked(text)}{CLOSE}"


def mark_in(text: str, kind: Kind, number: int, name: str, what: str = "") -> str:
    """Return a form of a name with marks around the name. A form without the name, such as its gender, has none."""
    text, name = unmarked(text), unmarked(name)
    at = text.find(name)
    if at < 0:
        return text
    return text[:at] + mark(kind, number, name, what) + text[at + len(name) :]


def unmarked(text: str) -> str:
    """Return a text without its marks."""
    return MARK.sub(r"\2", text) if OPEN in text else str(text)


def split(text: str) -> list[Part]:
    """Split a marked text into its parts."""
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
    """Return a marked text with a capital letter at its beginning."""
    first = text.index(MIDDLE) + 1 if text.startswith(OPEN) else 0
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


class Sentence(str):
    """A plain text with its parts. Create it with `read`."""

    parts: tuple[Part, ...]
    marked: str  # the text with marks, to put it into another message
    wire: object = None  # the parts as the messages of the server hold them, once they are needed


@lru_cache(REMEMBERED)
def read(text: str) -> Sentence:
    """Convert a marked text to a sentence."""
    sentence = Sentence(unmarked(text))
    sentence.parts, sentence.marked = tuple(split(text)), text
    return sentence
