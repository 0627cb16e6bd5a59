"""Which names look alike, by the confusable characters that Unicode lists.

A skeleton is not for display: two names look alike if their skeletons are equal. Upper and lower case, full-width
letters, spaces and punctuation make no difference; accents do, because people tell `Zoe` and `Zoé` apart.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from confusable_homoglyphs.confusables import confusables_data

DIRECTION_MARKS = "\u200e\u200f"  # the data wraps some characters in them
IGNORED_CATEGORIES = "ZPS"  # spaces, punctuation and symbols, unless a name has nothing else
# Letters in another style, which Unicode's list does not have.
SMALL_CAPITALS = str.maketrans("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz")
# Symbols that show letters: white on black in circles and squares, and the letters of flags.
LETTER_SYMBOLS = {first + n: chr(ord("a") + n) for first in (0x1F150, 0x1F170, 0x1F1E6) for n in range(26)}
DOTLESS = str.maketrans("i", "l")  # `I` looks like `l`, so `i` must too: names are compared without case


def plain_letters(name: str) -> str:
    """A name with letters instead of symbols that show letters, and without accents or circles around letters."""
    shape = unicodedata.normalize("NFD", name.translate(LETTER_SYMBOLS))
    return "".join(letter for letter in shape if unicodedata.category(letter) not in ("Mn", "Me"))


def skeleton(name: str) -> str:
    """The form in which names are compared."""
    usual = unicodedata.normalize("NFKC", "".join(usual_form(letter) for letter in name))
    shape = "".join(shape_of(letter) for letter in usual)
    shape = unicodedata.normalize("NFD", shape).translate(DOTLESS)
    core = "".join(letter for letter in shape if unicodedata.category(letter)[0] not in IGNORED_CATEGORIES)
    return core or "".join(shape.split())


def usual_form(letter: str) -> str:
    """A character that looks like another one, but has a usual form that does not: the lunate sigma looks like `c`."""
    form = unicodedata.normalize("NFKC", letter)
    return letter if form.isascii() or form == letter else prototypes().get(letter, letter)


@lru_cache(maxsize=4096)
def shape_of(letter: str) -> str:
    """What a character looks like, without case: Cyrillic `А` like `a`, `m` like `rn`."""
    known = prototypes()
    usual = letter.translate(SMALL_CAPITALS)
    shape = known.get(usual, usual).translate(SMALL_CAPITALS)
    return "".join(known.get(part, part) for part in shape.casefold())


@lru_cache(maxsize=1)
def prototypes() -> dict[str, str]:
    """The prototype of every confusable character, which all characters that look like it share."""
    found: dict[str, str] = {}
    plain = {letter.strip(DIRECTION_MARKS): others for letter, others in confusables_data.items()}
    for letter, others in plain.items():
        if len(letter) != 1:
            continue
        similar = [letter, *(entry["c"].strip(DIRECTION_MARKS) for entry in others)]
        wide = [text for text in similar if len(text) > 1]  # `m` looks like `rn`
        # Pairs are listed in both directions: a prototype lists its whole class, the others list the prototype.
        best = min(wide) if wide else max(sorted(similar), key=lambda text: len(plain.get(text, ())))
        if best != letter:
            found[letter] = best
    return found
