"""Which nicknames are allowed: short, visible, and in one normal form."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from zlib import crc32

from hadal.bots.registry import names as bot_names
from hadal.core.registry import names as game_names
from hadal.server import i18n
from hadal.server.errors import RequestError
from hadal.server.people.look_alikes import plain_letters, skeleton

MAX_LENGTH = 24
MARK = "#"  # in front of the digits that tell people with the same name apart
MARK_LOOK_ALIKES = "♯⋕⌗⧣⩨"  # Unicode's list of confusable characters does not have them
MAX_MARKS = 2  # accents on one letter; more would reach into the lines above
# Control, format (including bidirectional marks), private, unassigned and broken characters; line breaks.
INVISIBLE_CATEGORIES = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
# Characters without a visible shape: fillers, the empty Braille cell, joiners, variation selectors, an empty note.
BLANK_CHARACTERS = {
    0x034F,
    0x115F,
    0x1160,
    0x17B4,
    0x17B5,
    *range(0x180B, 0x1810),
    0x2800,
    0x2D7F,
    0x3164,
    0xFFA0,
    0x1107F,
    0x11A47,
    0x11A99,
    0x16FE4,
    0x1BC9D,
    0x1D159,
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
}

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of people and tables
LANGUAGE = re.compile(r"[A-Za-z-]{0,8}")


def clean_nickname(name: str) -> str:
    """A nickname in its stored form; RequestError if it is not allowed."""
    if any(is_invisible(letter) for letter in name):
        raise RequestError(422, "name-unseen")
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(name) <= MAX_LENGTH:
        raise RequestError(422, "name-length", most=MAX_LENGTH)
    if has_stacked_marks(name) or all(unicodedata.category(letter)[0] in "MZ" for letter in name):
        raise RequestError(422, "name-marks")
    return name


def is_nickname(name: str) -> bool:
    """Whether somebody can have this name."""
    try:
        clean_nickname(name)
    except RequestError:
        return False
    return True


def new_nickname(name: str) -> str:
    """A nickname that somebody takes now: it must not look official, or like a bot's name or a mark."""
    name = clean_nickname(name)
    if not set(unicodedata.normalize("NFKC", name)).isdisjoint(MARK + MARK_LOOK_ALIKES):
        raise RequestError(422, "name-sign", sign=MARK)
    if is_reserved(name):
        raise RequestError(422, "name-reserved", nickname=name)
    return name


def is_reserved(name: str) -> bool:
    """Whether a name looks like reserved ones. Here accents make no difference, nor symbols in place of letters."""
    found = plain_letters(name)
    words = [skeleton(word) for word in found.split()]
    return skeleton(found) in reserved_names() or all(word in reserved_names() for word in words)


@lru_cache(maxsize=1)
def reserved_names() -> frozenset[str]:
    """The names nobody may take, as skeletons: official words and the names of bots, in every language."""
    bots = {bot for game in game_names() for bot in bot_names(game)}
    found = set(bots)
    for language in i18n.languages_available():
        words = i18n.words(language)
        found |= set(words.text("server-reserved-names").split(", "))
        found |= {words.text(f"ui-bot-{bot}") for bot in bots if words.catalogue.has(f"ui-bot-{bot}")}
    return frozenset(skeleton(plain_letters(name)) for name in found)


def marked_name(name: str, id: str) -> str:
    """A name with digits that depend on the person: `Ann #417`."""
    return f"{name} {MARK}{crc32(id.encode()) % 1000:03}"


def is_invisible(letter: str) -> bool:
    """Whether a character is invisible or changes the direction of others."""
    return unicodedata.category(letter) in INVISIBLE_CATEGORIES or ord(letter) in BLANK_CHARACTERS


def has_stacked_marks(name: str) -> bool:
    """Whether a letter has more accents than any language uses."""
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            return True
    return False


def check_language(name: str) -> str:
    """The name of a language, available or not."""
    if not LANGUAGE.fullmatch(name):
        raise RequestError(422, "bad-language")
    return name
